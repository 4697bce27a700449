//! Which drawings go on which sheet, and how large.

use crate::pixels::Colours;

/// A sheet to bake.
#[derive(Debug, Clone)]
pub struct Sheet {
    /// Its path under `assets/baked`, without an ending.
    pub name: String,
    /// What is on it.
    pub parts: Vec<Part>,
    /// A style sheet under `assets/art` that gives classes their colours, or none.
    pub style: Option<&'static str>,
    /// How its colours are kept.
    pub colours: Colours,
    /// Transparent pixels round each drawing.
    pub gutter: u32,
    /// Corners are multiples of this.
    pub step: u32,
}

/// Some drawings of a sheet.
#[derive(Debug, Clone)]
pub struct Part {
    /// A file or a folder under `assets/art`, without an ending.
    pub source: String,
    /// What the manifest says instead of the source's own path.
    pub named: String,
    /// Only these drawings of it, by the last part of their names; all of them if empty.
    pub only: Vec<String>,
    /// Pixels a unit.
    pub scale: f32,
}

impl Part {
    fn new(source: &str, scale: f32) -> Self {
        Self {
            source: source.to_string(),
            named: source.to_string(),
            only: Vec::new(),
            scale,
        }
    }

    fn named(mut self, named: &str) -> Self {
        self.named = named.to_string();
        self
    }

    fn only(mut self, only: &[&str]) -> Self {
        self.only = only.iter().map(|name| name.to_string()).collect();
        self
    }
}

/// Pixels a unit of the large sheets: a card of 250 by 350 units is 512 by 717 pixels.
const LARGE: f32 = 512.0 / 250.0;
/// Pixels a unit of the ranks that only a full pack has: 384 by 538 pixels.
const MIDDLE: f32 = 384.0 / 250.0;

/// Every sheet there is.
pub fn all() -> Vec<Sheet> {
    let mut sheets = Vec::new();
    for (ending, share) in [("", 1.0), ("-small", 0.5)] {
        let scale = LARGE * share;
        for deck in ["two", "four", "two-large", "four-large"] {
            sheets.push(deck_sheet(
                &format!("cards/{deck}{ending}"),
                deck,
                &SHORT,
                scale,
            ));
            sheets.push(deck_sheet(
                &format!("cards/{deck}-low{ending}"),
                deck,
                &LOW,
                MIDDLE * share,
            ));
        }
        for deck in ["west", "west-large"] {
            let mut parts = vec![Part::new(&format!("faces/{deck}"), scale).named("face")];
            parts.push(Part::new("marks-west", scale).named("mark"));
            parts.push(
                Part::new("marks", scale)
                    .named("mark")
                    .only(&["binding", "right-bower"]),
            );
            parts.push(Part::new("card", scale));
            sheets.push(cards(&format!("cards/{deck}{ending}"), parts));
        }
        for back in BACKS {
            let shadows = ["shadow-0", "shadow-1", "shadow-2", "shadow-3"];
            let parts = vec![
                Part::new(&format!("backs/{back}"), scale).named(&format!("back/{back}")),
                Part::new("card", scale).only(&shadows),
            ];
            sheets.push(cards(&format!("cards/back-{back}{ending}"), parts));
        }
    }
    // Few ask for it, so a phone is not given a smaller one.
    sheets.push(scene("scene-high-contrast", 1.0, Some("outlines.css")));
    for (ending, share) in [("", 1.0), ("-small", 0.5)] {
        sheets.push(scene(&format!("scene{ending}"), share, None));
        sheets.push(cards(
            &format!("prompts{ending}"),
            vec![Part::new("prompt", 2.2 * share)],
        ));
    }
    sheets.push(soft(
        "light",
        vec![Part::new("light", 1.0), Part::new("felt", 2.0)],
    ));
    for (ending, share) in [("", 1.0), ("-small", 0.5)] {
        let sign = vec![
            Part::new("title/sign", 2.5 * share),
            Part::new("fence", 2.0 * share),
        ];
        let hills = vec![
            Part::new("title/far", 1.5 * share),
            Part::new("title/near", 1.5 * share),
        ];
        sheets.push(Sheet {
            colours: Colours::Few(256),
            ..cards(&format!("title/country{ending}"), hills)
        });
        sheets.push(cards(&format!("title/sign{ending}"), sign));
        sheets.push(cards(
            &format!("curtain{ending}"),
            vec![Part::new("curtain", 1.5 * share)],
        ));
    }
    sheets.push(tile("app-icon", Part::new("app-icon", 0.5), None));
    sheets.push(soft("title/night", vec![Part::new("night", 2.0)]));
    for theme in THEMES {
        let style = Some(theme.1);
        let parts = vec![Part::new("table", 2.0)];
        sheets.push(Sheet {
            style,
            ..soft(&format!("table-{}", theme.0), parts)
        });
        if theme.0 != "high-contrast" {
            // That evening's floor is black.
            sheets.push(tile(
                &format!("planks-{}", theme.0),
                Part::new("planks", 1.5),
                style,
            ));
        }
    }
    sheets.push(tile("nap", Part::new("nap", 1.0), None));
    sheets
}

/// The four evenings, and the style sheets that give them their colours.
const THEMES: [(&str, &str); 4] = [
    ("summer-night", "summer-night.css"),
    ("harvest-noon", "harvest-noon.css"),
    ("snow", "snow.css"),
    ("high-contrast", "high-contrast.css"),
];

/// What stands round the cards, and the pixels a unit that make it sharp at 3840 by 2160.
const SCENE: [(&str, f32); 16] = [
    ("barn", 2.7),
    ("shed", 2.8),
    ("mailbox", 2.8),
    ("lantern", 2.7),
    ("token", 2.1),
    ("portrait", 3.0),
    ("hoop", 3.0),
    ("plate", 3.0),
    ("bubble", 3.0),
    ("ribbon", 3.0),
    ("letter", 1.0),
    ("pip", 1.5),
    ("knob", 3.5),
    ("icon", 3.5),
    ("particle", 3.0),
    ("grade", 2.0),
];

/// The quilts on the backs of the cards.
const BACKS: [&str; 6] = [
    "ohio-star",
    "le-moyne",
    "mariners-compass",
    "sawtooth",
    "pinwheel",
    "dresden-plate",
];
/// The ranks every game but Napoleon plays with, in one sheet.
const SHORT: [char; 8] = ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
/// What a full pack has besides.
const LOW: [char; 5] = ['2', '3', '4', '5', '6'];

/// A deck's faces of some ranks. The four-coloured decks draw only what differs from the two-coloured; the rest is the same.
fn deck_sheet(name: &str, deck: &str, ranks: &[char], scale: f32) -> Sheet {
    let mut wanted: Vec<String> = ranks
        .iter()
        .flat_map(|rank| ['C', 'D', 'H', 'S'].map(|suit| format!("{rank}{suit}")))
        .collect();
    let high = ranks.contains(&'A');
    if high {
        wanted.push("JK".to_string());
    }
    let names: Vec<&str> = wanted.iter().map(String::as_str).collect();
    let two = deck.replace("four", "two");
    let mut parts = vec![
        Part::new(&format!("faces/{deck}"), scale)
            .named("face")
            .only(&names),
        Part::new(&format!("faces/{two}"), scale)
            .named("face")
            .only(&names),
    ];
    if high {
        parts.push(Part::new("marks", scale).named("mark"));
        parts.push(Part::new("card", scale));
    }
    let style = deck.starts_with("four").then_some("four-colours.css");
    Sheet {
        style,
        ..cards(name, parts)
    }
}

/// A sheet of cards: flat art, and gutters that last until a card is 32 pixels wide.
fn cards(name: &str, parts: Vec<Part>) -> Sheet {
    Sheet {
        name: name.to_string(),
        parts,
        style: None,
        colours: Colours::Few(128),
        gutter: 8,
        step: 16,
    }
}

/// A sheet with light and shade in it: every colour is kept.
fn soft(name: &str, parts: Vec<Part>) -> Sheet {
    Sheet {
        name: name.to_string(),
        parts,
        style: None,
        colours: Colours::All,
        gutter: 8,
        step: 16,
    }
}

/// What stands round the cards, that share of its whole size.
fn scene(name: &str, share: f32, style: Option<&'static str>) -> Sheet {
    let parts = SCENE
        .iter()
        .map(|(source, scale)| Part::new(source, scale * share))
        .collect();
    Sheet {
        step: 8,
        style,
        ..soft(name, parts)
    }
}

/// A picture that repeats without end: it has no gutter, and its sheet nothing else.
fn tile(name: &str, part: Part, style: Option<&'static str>) -> Sheet {
    Sheet {
        name: name.to_string(),
        parts: vec![part],
        style,
        colours: Colours::Few(128),
        gutter: 0,
        step: 1,
    }
}
