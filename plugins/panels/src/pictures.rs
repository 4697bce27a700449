//! Drawings from the baked sheets as egui images, and the fonts. The sheets of the table are the table's own; nothing is
//! loaded twice.

use bevy::asset::LoadState;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{self, Color32, Painter, Pos2, Stroke, TextureId, pos2, vec2};
use bevy_egui::{EguiContexts, EguiTextureHandle, EguiUserTextures};
use bower_cards::atlas::{Entry, Manifest};
use bower_cards::{Art, On, Sheet, face_name};
use bower_rules::{Card, Deck, Pack, Ranking, Trump};
use bower_stage::layout::Shape;
use bower_stage::{Layout, Screen};

use crate::theme;

/// The faces of Libertinus Serif, in the order [`theme::fonts`] takes them.
const FONTS: [&str; 3] = ["fonts/LibertinusSerif-Semibold.otf", "fonts/LibertinusSerif-Bold.otf", "fonts/LibertinusSerif-Italic.otf"];
/// The sheets of the table that pages show too.
const SHARED: [On; 4] = [On::Scene, On::Deck, On::Low, On::Back];
/// The sheets of the pages alone.
const OWN: [&str; 2] = ["title", "prompts"];

/// One sheet as egui knows it.
#[derive(Debug)]
struct Leaf {
    image: Handle<Image>,
    texture: TextureId,
    manifest: Manifest,
}

/// The sheets and fonts that are there.
#[derive(Resource, Default, Debug)]
pub struct Pictures {
    fonts: Vec<Handle<Font>>,
    fonts_ready: bool,
    /// By their place in [`SHARED`], then by their place in [`OWN`].
    leaves: HashMap<usize, Leaf>,
    own: Vec<Handle<Sheet>>,
}

/// Loads fonts and sheets for egui.
pub struct PicturesPlugin;

impl Plugin for PicturesPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Pictures>()
            .add_systems(Startup, load)
            .add_systems(PreUpdate, (install, refresh).chain().before(bevy_egui::EguiPreUpdateSet::BeginPass))
            .add_systems(PostUpdate, open.run_if(in_state(Screen::Loading)));
    }
}

fn load(assets: Res<AssetServer>, layout: Res<Layout>, mut pictures: ResMut<Pictures>) {
    pictures.fonts = FONTS.iter().map(|path| assets.load(*path)).collect();
    // Phones hold the small ones; a window that grows from that size is drawn a little softer.
    let ending = if layout.shape == Shape::Wide { "" } else { "-small" };
    pictures.own = OWN.iter().map(|name| assets.load(format!("baked/{name}{ending}.json"))).collect();
}

/// Hands the fonts to egui once they are loaded.
fn install(mut contexts: EguiContexts, fonts: Res<Assets<Font>>, mut pictures: ResMut<Pictures>) {
    if pictures.fonts_ready {
        return;
    }
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let bytes: Vec<Vec<u8>> = pictures.fonts.iter().filter_map(|font| fonts.get(font)).map(|font| font.data.as_ref().to_vec()).collect();
    if let Ok(files) = <[Vec<u8>; 3]>::try_from(bytes) {
        ctx.set_fonts(theme::fonts(files));
        pictures.fonts_ready = true;
    }
}

/// Keeps egui's images up with the sheets in use.
fn refresh(art: Option<Res<Art>>, sheets: Res<Assets<Sheet>>, mut textures: ResMut<EguiUserTextures>, mut pictures: ResMut<Pictures>) {
    let wanted = SHARED.iter().map(|on| art.as_ref().and_then(|art| art.sheet(*on)).cloned()).chain(pictures.own.iter().cloned().map(Some)).collect::<Vec<_>>();
    for (place, handle) in wanted.into_iter().enumerate() {
        let sheet = handle.as_ref().and_then(|handle| sheets.get(handle));
        let now = pictures.leaves.get(&place).map(|leaf| leaf.image.id());
        if now == sheet.map(|sheet| sheet.image.id()) {
            continue;
        }
        if let Some(old) = pictures.leaves.remove(&place) {
            textures.remove_image(&old.image);
        }
        if let Some(sheet) = sheet {
            let texture = textures.add_image(EguiTextureHandle::Strong(sheet.image.clone()));
            pictures.leaves.insert(place, Leaf { image: sheet.image.clone(), texture, manifest: sheet.manifest.clone() });
        }
    }
}

/// Leaves the loading screen once there is something to show, and asks for frames until then.
fn open(art: Option<Res<Art>>, server: Res<AssetServer>, pictures: Res<Pictures>, mut next: ResMut<NextState<Screen>>, mut redraw: MessageWriter<RequestRedraw>) {
    let settled = |handle: &Handle<Sheet>| matches!(server.get_load_state(handle), Some(LoadState::Failed(_))) || server.is_loaded_with_dependencies(handle);
    if pictures.fonts_ready && art.is_none_or(|art| art.is_ready()) && pictures.own.iter().all(settled) {
        next.set(Screen::Title);
    }
    redraw.write(RequestRedraw);
}

impl Pictures {
    /// Whether words can be drawn.
    pub fn fonts_ready(&self) -> bool {
        self.fonts_ready
    }

    fn find(&self, places: &[usize], name: &str) -> Option<(&Leaf, &Entry)> {
        places.iter().find_map(|place| {
            let leaf = self.leaves.get(place)?;
            Some((leaf, leaf.manifest.get(name)?))
        })
    }

    fn any(&self, name: &str) -> Option<(&Leaf, &Entry)> {
        self.find(&[0, 1, 2, 3, 4, 5], name)
    }

    fn paint(painter: &Painter, leaf: &Leaf, entry: &Entry, place: egui::Rect, tint: Color32) {
        let uv = entry.uv(leaf.manifest.size);
        let uv = egui::Rect::from_min_max(pos2(uv.min.x, uv.min.y), pos2(uv.max.x, uv.max.y));
        painter.image(leaf.texture, place, uv, tint);
    }

    /// A drawing placed by its own point, `scale` px a unit; whether it is there.
    pub fn place(&self, painter: &Painter, name: &str, at: Pos2, scale: f32) -> bool {
        let Some((leaf, entry)) = self.any(name) else { return false };
        let corner = at - vec2(entry.origin[0], entry.origin[1]) * scale;
        let place = egui::Rect::from_min_size(corner, vec2(entry.units[0], entry.units[1]) * scale);
        Self::paint(painter, leaf, entry, place, Color32::WHITE);
        true
    }

    /// A player's portrait in its hoop.
    pub fn portrait(&self, painter: &Painter, name: &str, centre: Pos2, radius: f32) {
        // Hoops are drawn with a radius of 47.
        if !self.place(painter, name, centre, radius / 47.0) {
            painter.circle(centre, radius, theme::CREAM, Stroke::new(2.0, theme::BRASS));
        }
    }

    /// A card by its spelling, with the binding of a trump where its suit is the letter given; whether it is there.
    pub fn named_card(&self, painter: &Painter, name: &str, place: egui::Rect, trump: Option<char>) -> bool {
        let Some((leaf, entry)) = self.find(&[1, 2], &format!("face/{name}")) else { return false };
        shade(painter, place);
        Self::paint(painter, leaf, entry, place, Color32::WHITE);
        if trump.is_some_and(|suit| name.ends_with(suit)) {
            self.mark(painter, "mark/binding", place);
        }
        true
    }

    /// A card's back.
    pub fn back(&self, painter: &Painter, back: &str, place: egui::Rect) {
        if let Some((leaf, entry)) = self.find(&[3], &format!("back/{back}")) {
            shade(painter, place);
            Self::paint(painter, leaf, entry, place, Color32::WHITE);
        }
    }

    /// A card with what it wears under a ranking: a trump its binding, a bower its patch.
    pub fn card(&self, painter: &Painter, pack: &Pack, card: Card, place: egui::Rect, worn: Option<(&'static Ranking, Trump)>) {
        let Some((leaf, entry)) = self.find(&[1, 2], &face_name(pack.face(card))) else {
            painter.rect(place, place.width() * 0.07, theme::PAPER, Stroke::new(1.0, theme::PAPER_STITCH), egui::StrokeKind::Inside);
            let font = egui::FontId::new(place.width() * 0.36, theme::Letter::Bold.family());
            painter.text(place.center(), egui::Align2::CENTER_CENTER, pack.spell(card), font, theme::INK);
            return;
        };
        shade(painter, place);
        Self::paint(painter, leaf, entry, place, Color32::WHITE);
        let Some((ranking, trump)) = worn.filter(|(ranking, _)| ranking.is_trump(card)) else { return };
        self.mark(painter, "mark/binding", place);
        let west = pack.deck() == Deck::West;
        let patch = if ranking.right() == Some(card) {
            Some("mark/right-bower".to_owned())
        } else if ranking.left() == Some(card) {
            match trump {
                Trump::Suit(suit) => Some(format!("mark/patch-{}", suit.letter())),
                Trump::West { trump, .. } => Some(format!("mark/patch-{}", trump.letter())),
                Trump::NoTrump | Trump::Low => None,
            }
        } else {
            None
        };
        if let Some(patch) = patch {
            let places: [(f32, f32); 2] = if west { [(34.0, 208.0), (216.0, 142.0)] } else { [(34.0, 166.0), (216.0, 184.0)] };
            let unit = place.width() / 250.0;
            for (x, y) in places {
                self.place(painter, &patch, place.min + vec2(x, y) * unit, unit);
            }
        }
    }

    fn mark(&self, painter: &Painter, name: &str, place: egui::Rect) {
        if let Some((leaf, entry)) = self.find(&[1, 2], name) {
            Self::paint(painter, leaf, entry, place, Color32::WHITE);
        }
    }

    /// How wide a drawing is at a height.
    pub fn width_at(&self, name: &str, high: f32) -> Option<f32> {
        self.any(name).map(|(_, entry)| entry.units[0] / entry.units[1] * high)
    }

    /// A drawing about a point at a height; whether there is one.
    pub fn high(&self, painter: &Painter, name: &str, centre: Pos2, high: f32) -> bool {
        let Some((leaf, entry)) = self.any(name) else { return false };
        let size = vec2(entry.units[0], entry.units[1]) * (high / entry.units[1]);
        Self::paint(painter, leaf, entry, egui::Rect::from_center_size(centre, size), Color32::WHITE);
        true
    }
}

/// The shadow of a small card.
fn shade(painter: &Painter, place: egui::Rect) {
    let radius = place.width() * 17.0 / 250.0;
    painter.rect_filled(place.translate(vec2(1.0, 2.0)), radius, Color32::from_black_alpha(90));
}
