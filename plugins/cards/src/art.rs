//! Which sheets are wanted, and which are there. What is drawn names a drawing and the kind of sheet it is on; the sheet
//! itself changes with the deck, the back, the evening and the size of the window.

use bevy::asset::{LoadState, RecursiveDependencyLoadState, UntypedAssetId};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bower_rules::{Deck, Face, Game, Pack, Rank};
use bower_stage::settings::Theme;
use bower_stage::{Layout, Settings};

use crate::atlas::Entry;
use crate::palette::evening;
use crate::sheet::Sheet;
use crate::{Shown, mips};

/// A kind of sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum On {
    /// What stands round the cards.
    Scene,
    /// Soft light and shade, the star and the stitches of the felt.
    Light,
    /// The rim and the felt of the evening.
    Table,
    /// The floor of the evening; high contrast has none.
    Planks,
    /// The felt's nap.
    Nap,
    /// The faces of the game in play, what lies over and under them, and their marks.
    Deck,
    /// The ranks that only a full pack has.
    Low,
    /// The back.
    Back,
}

const KINDS: usize = 8;

/// One kind of sheet: the one in use, and the one that is to take its place once it is there.
#[derive(Default, Debug)]
struct Slot {
    name: String,
    wanted: Option<Handle<Sheet>>,
    used: Option<Handle<Sheet>>,
}

impl Slot {
    /// Wants another sheet. What is in use stays until it comes, unless it is of another pack: that shows nothing of it.
    fn want(&mut self, name: String, sheet: Option<Handle<Sheet>>) {
        let west = |name: &str| name.starts_with("cards/west");
        if west(&self.name) != west(&name) {
            self.used = None;
        }
        (self.name, self.wanted) = (name, sheet);
    }

    /// Whether nothing is there to be seen of what is wanted.
    fn lacks(&self) -> bool {
        self.wanted.is_some() && self.used.is_none()
    }
}

/// The sheets.
#[derive(Resource, Default, Debug)]
pub struct Art {
    slots: [Slot; KINDS],
    pending: bool,
}

impl Art {
    /// Whether everything wanted is there. False until the first load is done.
    pub fn is_ready(&self) -> bool {
        !self.pending && self.slots[On::Scene as usize].used.is_some()
    }

    /// Whether the faces of the game in play are on their way, and no others of its pack are there to be seen meanwhile.
    pub fn faces_are_coming(&self) -> bool {
        [On::Deck, On::Low]
            .into_iter()
            .any(|on| self.slots[on as usize].lacks())
    }

    /// The sheet in use of a kind.
    pub fn sheet(&self, on: On) -> Option<&Handle<Sheet>> {
        self.slots[on as usize].used.as_ref()
    }
}

/// The fonts of the words on the table.
#[derive(Resource, Clone, Debug)]
pub struct Fonts {
    /// Names, plates, lines.
    pub semibold: Handle<Font>,
    /// Boards, headings, what is said.
    pub bold: Handle<Font>,
}

impl FromWorld for Fonts {
    fn from_world(world: &mut World) -> Self {
        let load = |name: &str| {
            world
                .resource::<AssetServer>()
                .load(format!("fonts/LibertinusSerif-{name}.otf"))
        };
        Self {
            semibold: load("Semibold"),
            bold: load("Bold"),
        }
    }
}

/// Looks up drawings on the sheets in use.
#[derive(SystemParam)]
pub struct Sheets<'w> {
    art: Res<'w, Art>,
    sheets: Res<'w, Assets<Sheet>>,
}

impl Sheets<'_> {
    /// A drawing and the picture it is on. Ranks that the deck's own sheet has not are looked for on the lower one.
    pub fn get(&self, on: On, name: &str) -> Option<(&Entry, &Handle<Image>)> {
        let find = |on: On| {
            let sheet = self.sheets.get(self.art.sheet(on)?)?;
            Some((sheet.manifest.get(name)?, &sheet.image))
        };
        match on {
            On::Deck => find(On::Deck).or_else(|| find(On::Low)),
            on => find(on),
        }
    }

    /// A drawing as a page shows it: the picture, the corners in its texture coordinates, and its size in its own units.
    pub fn cutout(&self, on: On, name: &str) -> Option<(Handle<Image>, Rect, Vec2)> {
        let (entry, image) = self.get(on, name)?;
        let sheet = self
            .art
            .sheet(on)
            .and_then(|handle| self.sheets.get(handle))
            .filter(|sheet| sheet.image == *image);
        let sheet = sheet.or_else(|| self.sheets.get(self.art.sheet(On::Low)?))?;
        Some((image.clone(), entry.uv(sheet.manifest.size), entry.size()))
    }

    /// Whether the sheets in use have changed since this was last looked at.
    pub fn is_changed(&self) -> bool {
        self.art.is_changed()
    }
}

/// The name of a face on its sheet.
pub fn face_name(face: Face) -> String {
    format!("face/{face}")
}

/// The sheet of a pack's faces, by its name.
fn deck_name(pack: &Pack, settings: &Settings, large: bool) -> &'static str {
    match (pack.deck(), settings.has_four_colours(), large) {
        (Deck::West, _, false) => "west",
        (Deck::West, _, true) => "west-large",
        (_, false, false) => "two",
        (_, true, false) => "four",
        (_, false, true) => "two-large",
        (_, true, true) => "four-large",
    }
}

/// Whether the pack has ranks under the seven.
fn has_low(pack: &Pack) -> bool {
    pack.cards().iter().any(|card| {
        pack.face(card)
            .rank()
            .is_some_and(|rank| rank < Rank::Seven)
    })
}

/// Above so many pixels of the screen a card needs the large sheet, whose cards are twice as wide as the small one's 256.
const LARGE_CARD: f32 = 300.0;
/// The same for what stands round the cards: pixels of the screen a pixel of the drawing.
const LARGE_SCENE: f32 = 1.45;

/// Asks for the sheets that this window, these settings and this game want.
pub(crate) fn want(
    mut art: ResMut<Art>,
    server: Res<AssetServer>,
    settings: Res<Settings>,
    layout: Res<Layout>,
    shown: Option<Res<Shown>>,
    window: Query<&Window, With<PrimaryWindow>>,
) {
    let fresh = art.slots[0].name.is_empty();
    let game_changed = shown.as_ref().is_some_and(|shown| shown.is_added());
    if !(fresh || settings.is_changed() || layout.is_changed() || game_changed) {
        return;
    }
    let game = shown.map_or_else(
        || Game::preset(bower_rules::Preset::Euchre),
        |shown| shown.game,
    );
    let pack = game.pack();
    let scale = window.iter().next().map_or(1.0, Window::scale_factor);
    let card = |large: bool| if large { "" } else { "-small" };
    let ending = card(layout.hand.width * scale > LARGE_CARD);
    let scene_ending = card(layout.unit * scale > LARGE_SCENE);
    let deck = deck_name(pack, &settings, layout.large_index);
    let theme = evening(settings.theme).name;
    let names = [
        if settings.theme == Theme::HighContrast {
            "scene-high-contrast".to_string()
        } else {
            format!("scene{scene_ending}")
        },
        "light".to_string(),
        format!("table-{theme}"),
        if settings.theme == Theme::HighContrast {
            String::new()
        } else {
            format!("planks-{theme}")
        },
        "nap".to_string(),
        format!("cards/{deck}{ending}"),
        if has_low(pack) {
            format!("cards/{deck}-low{ending}")
        } else {
            String::new()
        },
        format!("cards/back-{}{ending}", settings.back),
    ];
    for (slot, name) in names.into_iter().enumerate() {
        if art.slots[slot].name == name && !fresh {
            continue;
        }
        let art = &mut *art;
        art.pending = true;
        let sheet = (!name.is_empty()).then(|| server.load(format!("baked/{name}.json")));
        art.slots[slot].want(name, sheet);
    }
}

/// Takes into use what has come. Until then what was there before stays.
pub(crate) fn take(
    mut art: ResMut<Art>,
    server: Res<AssetServer>,
    sheets: Res<Assets<Sheet>>,
    mut images: ResMut<Assets<Image>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !art.pending {
        return;
    }
    let mut coming = false;
    for slot in 0..KINDS {
        let Slot { wanted, used, .. } = &art.slots[slot];
        if wanted == used {
            continue;
        }
        let there = wanted
            .as_ref()
            .is_none_or(|wanted| server.is_loaded_with_dependencies(wanted));
        if there {
            if let Some(mut image) = wanted
                .as_ref()
                .and_then(|wanted| sheets.get(wanted))
                .and_then(|sheet| images.get_mut(&sheet.image))
            {
                mips::halve(&mut image);
            }
            let slot = &mut art.slots[slot];
            slot.used = slot.wanted.clone();
        } else if let Some(why) = wanted
            .as_ref()
            .and_then(|wanted| failure(&server, wanted.id().untyped()))
        {
            error!("baked/{}: {why}", art.slots[slot].name);
            let slot = &mut art.slots[slot];
            slot.wanted = slot.used.clone();
        } else {
            coming = true;
        }
    }
    art.pending = coming;
    // Once more after the last has come: it is not drawn yet, and what waited for it goes on.
    redraw.write(RequestRedraw);
}

/// Why a sheet, its list or its picture, will not come.
fn failure(server: &AssetServer, sheet: UntypedAssetId) -> Option<String> {
    let (own, _, recursive) = server.get_load_states(sheet)?;
    match (own, recursive) {
        (LoadState::Failed(why), _) => Some(why.to_string()),
        (_, RecursiveDependencyLoadState::Failed(why)) => Some(why.to_string()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slot(name: &str, used: &str) -> Slot {
        let sheets = Assets::<Sheet>::default();
        let handle = |name: &str| (!name.is_empty()).then(|| sheets.reserve_handle());
        let mut slot = Slot::default();
        slot.want(used.into(), handle(used));
        // What `take` does once it has come.
        slot.used = slot.wanted.clone();
        if name != used {
            slot.want(name.into(), handle(name));
        }
        slot
    }

    #[test]
    fn only_another_pack_or_none_at_all_leaves_cards_without_faces() {
        assert!(slot("cards/two", "").lacks());
        assert!(slot("cards/west-small", "cards/two-small").lacks());
        assert!(slot("cards/two", "cards/west").lacks());
        assert!(!slot("cards/two", "cards/two").lacks());
        assert!(!slot("cards/two-large", "cards/two-small").lacks());
        assert!(!slot("cards/four", "cards/two").lacks());
    }

    #[test]
    fn faces_that_will_not_come_are_not_waited_for() {
        let mut art = Art::default();
        art.slots[On::Deck as usize] = slot("cards/west", "cards/two");
        assert!(art.faces_are_coming());
        // What `take` does where loading fails.
        let deck = &mut art.slots[On::Deck as usize];
        deck.wanted = deck.used.clone();
        assert!(!art.faces_are_coming());
    }
}
