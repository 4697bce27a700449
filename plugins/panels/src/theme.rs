//! The cloth of every panel, board and page: colours, letters, sizes. Nothing else in this crate names a colour or a font.

use std::sync::Arc;

use bevy_egui::egui::{self, Color32, FontFamily, FontId};
use bower_stage::layout::Shape;
use bower_stage::{Layout, Settings, settings::Theme};

/// A colour by its six hexadecimal digits.
pub const fn hex(rgb: u32) -> Color32 {
    Color32::from_rgb((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

/// Words and lines on paper.
pub const INK: Color32 = hex(0x211d2b);
/// Quieter words on paper.
pub const INK_DIM: Color32 = hex(0x5c4731);
/// Card stock.
pub const PAPER: Color32 = hex(0xfcf5e4);
/// Paper boards, trim, signs.
pub const CREAM: Color32 = hex(0xf7e9c8);
/// The quilting line on paper.
pub const PAPER_STITCH: Color32 = hex(0xc9ad74);
/// Rules between lines on paper.
pub const PAPER_RULE: Color32 = hex(0xd8c69a);
/// Hearts, diamonds, rules broken.
pub const RED: Color32 = hex(0xb5201b);
/// Diamonds in four colours.
pub const BLUE: Color32 = hex(0x17589c);
/// Clubs in four colours.
pub const GREEN: Color32 = hex(0x1c6b3a);
/// Trump, crowns, what is on.
pub const GOLD: Color32 = hex(0xe3a22f);
/// Hoops, edges.
pub const BRASS: Color32 = hex(0xb8842c);
/// Why something is barred.
pub const BARRED: Color32 = hex(0xe0806f);
/// What words over a picture lie on.
pub const DUSK: Color32 = hex(0x1b1324);
/// The focus ring.
pub const RING: Color32 = hex(0xffe08a);
/// The dark lines on both sides of the focus ring.
pub const RING_DARK: Color32 = Color32::from_rgba_premultiplied(15, 10, 22, 217);
/// West's red, yellow and green.
pub const WEST: [Color32; 3] = [hex(0xb5201b), hex(0xf2b823), hex(0x2a7d46)];

/// The felt of an evening.
pub fn felt(theme: Theme) -> Color32 {
    match theme {
        Theme::SummerNight => hex(0x17573f),
        Theme::HarvestNoon => hex(0x5f8650),
        Theme::Snow => hex(0x33597a),
        Theme::HighContrast => hex(0x00281d),
    }
}

/// A board's wood.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Kind {
    /// The one that is meant.
    Main,
    /// The others.
    #[default]
    Wood,
    /// The least of them.
    Plain,
    /// Bids, claims.
    Gold,
}

/// The colours of a board: its face, its proud lower edge, its lit rim, its words.
#[derive(Clone, Copy)]
pub struct Paint {
    /// The face.
    pub face: Color32,
    /// The edge it stands on.
    pub low: Color32,
    /// The rim.
    pub high: Color32,
    /// The words.
    pub words: Color32,
}

impl Kind {
    /// The board's colours.
    pub fn paint(self) -> Paint {
        let (face, low, high, words) = match self {
            Self::Main => (0xb5281d, 0x8d1b14, 0xe0664f, 0xfff3d6),
            Self::Wood => (0x7a4a27, 0x55311a, 0xa8703d, 0xfff0cf),
            Self::Plain => (0x3a2d3f, 0x2a1f30, 0x5d4c62, 0xfbeecb),
            Self::Gold => (0xe3a22f, 0xb27a1c, 0xf6cd72, 0x241806),
        };
        Paint {
            face: hex(face),
            low: hex(low),
            high: hex(high),
            words: hex(words),
        }
    }
}

/// A face of the letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Letter {
    /// Names, plates, lines.
    Semi,
    /// Boards and headings.
    Bold,
    /// What a coach says, why something is barred.
    Italic,
}

impl Letter {
    /// The family's name in egui.
    pub fn family(self) -> FontFamily {
        FontFamily::Name(Arc::from(self.name()))
    }

    fn name(self) -> &'static str {
        match self {
            Self::Semi => "semi",
            Self::Bold => "bold",
            Self::Italic => "italic",
        }
    }
}

/// The font files' bytes in the order semibold, bold, italic, as egui takes them.
pub fn fonts(files: [Vec<u8>; 3]) -> egui::FontDefinitions {
    let mut fonts = egui::FontDefinitions::default();
    for (letter, bytes) in [Letter::Semi, Letter::Bold, Letter::Italic]
        .into_iter()
        .zip(files)
    {
        fonts.font_data.insert(
            letter.name().into(),
            Arc::new(egui::FontData::from_owned(bytes)),
        );
        fonts
            .families
            .insert(letter.family(), vec![letter.name().into()]);
    }
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        fonts
            .families
            .entry(family)
            .or_default()
            .insert(0, Letter::Semi.name().into());
    }
    fonts
}

/// How everything of this crate looks in this window, with these settings.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The window's shape.
    pub shape: Shape,
    /// The window, logical px.
    pub window: egui::Rect,
    /// The window less its margins and what the device keeps.
    pub safe: egui::Rect,
    /// A px of the drawing in the window.
    pub scale: f32,
    /// The player's own size of words, 0.8 to 2.
    pub text_size: f32,
    /// The evening.
    pub theme: Theme,
    /// A colour for every suit.
    pub four_colours: bool,
    /// Whether panels may rise and fade.
    pub motion: bool,
}

impl Look {
    /// The look for a window and settings.
    pub fn new(layout: &Layout, settings: &Settings) -> Self {
        let safe = layout.safe();
        Self {
            shape: layout.shape,
            window: egui::Rect::from_min_size(
                egui::Pos2::ZERO,
                egui::vec2(layout.width, layout.height),
            ),
            safe: egui::Rect::from_min_max(
                egui::pos2(safe.min.x, safe.min.y),
                egui::pos2(safe.max.x, safe.max.y),
            ),
            scale: layout.unit,
            text_size: settings.text_size.clamp(0.8, 2.0),
            theme: settings.theme,
            four_colours: settings.has_four_colours(),
            motion: settings.speed.factor() > 0.0 && !settings.reduced_motion,
        }
    }

    /// Pixels of the drawing as pixels of the window.
    pub fn px(&self, drawn: f32) -> f32 {
        drawn * self.scale
    }

    /// A line of the drawing in the window: as drawn, and bolder where all else is larger.
    pub fn line(&self, drawn: f32) -> f32 {
        drawn * self.scale.max(1.0)
    }

    /// The size of words drawn at `drawn`: never under 14 px on a phone, 16 elsewhere, before the player's own factor.
    pub fn size(&self, drawn: f32) -> f32 {
        let least = if self.shape == Shape::Wide {
            16.0_f32.min(drawn.max(13.0))
        } else {
            14.0_f32.min(drawn.max(12.0))
        };
        (drawn * self.scale).max(least) * self.text_size
    }

    /// Letters at a drawn size.
    pub fn font(&self, letter: Letter, drawn: f32) -> FontId {
        FontId::new(self.size(drawn), letter.family())
    }

    /// The least side of what a finger presses.
    pub fn touch(&self) -> f32 {
        if self.shape == Shape::Tall {
            48.0
        } else {
            44.0
        }
    }

    /// A panel's ground.
    pub fn panel(&self) -> Color32 {
        match self.theme {
            Theme::SummerNight => hex(0x241b2c),
            Theme::HarvestNoon => hex(0xfbf0d4),
            Theme::Snow => hex(0xf6f8fb),
            Theme::HighContrast => Color32::BLACK,
        }
    }

    /// A panel's edge and stitches.
    pub fn edge(&self) -> Color32 {
        match self.theme {
            Theme::SummerNight => hex(0x8a6434),
            Theme::HarvestNoon => hex(0xa8763f),
            Theme::Snow => hex(0x7d8b9a),
            Theme::HighContrast => Color32::WHITE,
        }
    }

    /// Words on a panel.
    pub fn words(&self) -> Color32 {
        match self.theme {
            Theme::SummerNight => hex(0xfbeecb),
            Theme::HarvestNoon => hex(0x2d1f14),
            Theme::Snow => hex(0x17222f),
            Theme::HighContrast => Color32::WHITE,
        }
    }

    /// Quieter words on a panel.
    pub fn dim(&self) -> Color32 {
        match self.theme {
            Theme::SummerNight => hex(0xcdbb95),
            Theme::HarvestNoon => hex(0x5c4731),
            Theme::Snow => hex(0x43525f),
            Theme::HighContrast => Color32::WHITE,
        }
    }

    /// Headings on a panel.
    pub fn accent(&self) -> Color32 {
        match self.theme {
            Theme::SummerNight => hex(0xf2b544),
            Theme::HarvestNoon => hex(0xa8331b),
            Theme::Snow => hex(0xa3231b),
            Theme::HighContrast => hex(0xffd400),
        }
    }

    /// Why something is barred, on a panel.
    pub fn barred(&self) -> Color32 {
        match self.theme {
            Theme::SummerNight | Theme::HighContrast => BARRED,
            Theme::HarvestNoon | Theme::Snow => hex(0x9c2a1c),
        }
    }

    /// A tile, a row, the groove of a slider.
    pub fn cell(&self) -> Color32 {
        match self.theme {
            Theme::SummerNight => hex(0x3a2d3f),
            Theme::HarvestNoon => hex(0xecdcb4),
            Theme::Snow => hex(0xe2e8ef),
            Theme::HighContrast => hex(0x1a1a1a),
        }
    }

    /// A tile's edge; lines between rows.
    pub fn cell_edge(&self) -> Color32 {
        match self.theme {
            Theme::SummerNight => hex(0x5d4c62),
            Theme::HarvestNoon => hex(0xc9ad74),
            Theme::Snow => hex(0xb4bfca),
            Theme::HighContrast => Color32::WHITE,
        }
    }

    /// The barn floor behind a page.
    pub fn floor(&self) -> Color32 {
        match self.theme {
            Theme::SummerNight => hex(0x2a2035),
            Theme::HarvestNoon => hex(0xe3c98d),
            Theme::Snow => hex(0xdfe6ee),
            Theme::HighContrast => Color32::BLACK,
        }
    }

    /// Words on the barn floor, and quieter ones.
    pub fn floor_words(&self) -> (Color32, Color32) {
        (self.words(), self.dim())
    }

    /// The same with words of another size.
    pub fn with_text(&self, text_size: f32) -> Self {
        Self { text_size, ..*self }
    }

    /// The night over a table while a page stops play.
    pub fn night(&self) -> Color32 {
        Color32::from_rgba_unmultiplied(
            5,
            3,
            10,
            if self.theme == Theme::HighContrast {
                225
            } else {
                205
            },
        )
    }

    /// A suit's ink on paper, by its letter.
    pub fn suit(&self, letter: char) -> Color32 {
        match (letter, self.four_colours) {
            ('H', _) | ('D', false) => RED,
            ('D', true) => BLUE,
            ('C', true) => GREEN,
            _ => INK,
        }
    }

    /// Width of the focus ring.
    pub fn ring(&self) -> f32 {
        if self.theme == Theme::HighContrast {
            4.0
        } else {
            3.0
        }
    }
}
