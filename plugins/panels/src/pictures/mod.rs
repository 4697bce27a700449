//! Drawings from the baked sheets as egui images, and the fonts.
//!
//! The sheets are the table's own and lie on the graphics card with straight alpha; egui wants alpha multiplied in, and
//! small pictures of its own size. So what pages show is cut out of a sheet when it comes, and made as small as it is
//! drawn when it is first drawn.
mod cards;
mod paint;
mod piece;

use std::sync::Mutex;

use bevy::asset::{LoadState, RecursiveDependencyLoadState};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{TextureHandle, TextureId};
use bevy_egui::{EguiContexts, EguiInput, EguiPreUpdateSet, EguiTextureHandle, EguiUserTextures};
use bower_cards::{Art, On, Sheet};
use bower_stage::layout::Shape;
use bower_stage::{BowerSet, Layout, Screen, Seating};
use piece::Piece;

use crate::theme;

/// The faces of Libertinus Serif, in the order [`theme::fonts`] takes them.
const FONTS: [&str; 3] = [
    "fonts/LibertinusSerif-Semibold.otf",
    "fonts/LibertinusSerif-Bold.otf",
    "fonts/LibertinusSerif-Italic.otf",
];
/// The sheets of the pages alone.
const OWN: [&str; 4] = ["title/country", "title/sign", "title/night", "prompts"];

/// The drawings and fonts that are there.
#[derive(Resource, Default)]
pub struct Pictures {
    fonts: Vec<Handle<Font>>,
    fonts_ready: bool,
    own: Vec<Handle<Sheet>>,
    pieces: HashMap<String, Piece>,
    /// Made when first drawn, by name and how often halved.
    textures: Mutex<HashMap<(String, u32), TextureHandle>>,
    planks: Option<(Handle<Image>, TextureId)>,
    /// Whether the faces have the large index.
    large: bool,
}

/// Loads fonts and drawings for egui.
pub struct PicturesPlugin;

impl Plugin for PicturesPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Pictures>()
            .add_systems(Startup, load)
            .add_systems(
                PreUpdate,
                (install, allow).chain().before(EguiPreUpdateSet::BeginPass),
            )
            .add_systems(
                Update,
                (hang, piece::cut, floor).chain().in_set(BowerSet::Input),
            )
            .add_systems(PostUpdate, open.run_if(in_state(Screen::Loading)));
    }
}

fn load(assets: Res<AssetServer>, layout: Res<Layout>, mut pictures: ResMut<Pictures>) {
    pictures.fonts = FONTS.iter().map(|path| assets.load(*path)).collect();
    // Phones hold the small ones; a window that grows from that size is drawn a little softer.
    let ending = if layout.shape == Shape::Wide {
        ""
    } else {
        "-small"
    };
    // Of the night there is one size.
    let ending = |name: &str| if name == "title/night" { "" } else { ending };
    pictures.own = OWN
        .iter()
        .map(|name| assets.load(format!("baked/{name}{}.json", ending(name))))
        .collect();
}

/// Loads the quilt that hangs between two players, once there are two at the screen.
fn hang(
    assets: Res<AssetServer>,
    layout: Res<Layout>,
    seating: Option<Res<Seating>>,
    mut hung: Local<bool>,
    mut pictures: ResMut<Pictures>,
) {
    let Some(seating) = seating.filter(|seating| !*hung && seating.is_changed()) else {
        return;
    };
    if seating.people().count() > 1 {
        *hung = true;
        let small = if layout.shape == Shape::Wide {
            ""
        } else {
            "-small"
        };
        let quilt = assets.load(format!("baked/curtain{small}.json"));
        pictures.own.push(quilt);
    }
}

/// Hands the fonts to egui once they are loaded.
fn install(mut contexts: EguiContexts, fonts: Res<Assets<Font>>, mut pictures: ResMut<Pictures>) {
    if pictures.fonts_ready {
        return;
    }
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let bytes: Vec<Vec<u8>> = pictures
        .fonts
        .iter()
        .filter_map(|font| fonts.get(font))
        .map(|font| font.data.as_ref().to_vec())
        .collect();
    if let Ok(files) = <[Vec<u8>; 3]>::try_from(bytes) {
        ctx.set_fonts(theme::fonts(files));
        pictures.fonts_ready = true;
    }
}

/// Lets textures be as large as the table's own sheets, which egui would not have by itself.
fn allow(mut inputs: Query<&mut EguiInput>) {
    for mut input in &mut inputs {
        input.0.max_texture_side = Some(4096);
    }
}

/// Keeps the floor's planks up with the evening. They are solid, so egui can take them from the sheet itself.
fn floor(
    art: Option<Res<Art>>,
    sheets: Res<Assets<Sheet>>,
    mut textures: ResMut<EguiUserTextures>,
    mut pictures: ResMut<Pictures>,
) {
    let image = art
        .as_ref()
        .and_then(|art| art.sheet(On::Planks))
        .and_then(|handle| sheets.get(handle))
        .map(|sheet| sheet.image.clone());
    if image.as_ref().map(Handle::id) == pictures.planks.as_ref().map(|(image, _)| image.id()) {
        return;
    }
    if let Some((old, _)) = pictures.planks.take() {
        textures.remove_image(&old);
    }
    pictures.planks = image.map(|image| {
        let texture = textures.add_image(EguiTextureHandle::Strong(image.clone()));
        (image, texture)
    });
}

/// Leaves the loading screen once there is something to show, and asks for frames until then.
fn open(
    art: Option<Res<Art>>,
    server: Res<AssetServer>,
    pictures: Res<Pictures>,
    mut next: ResMut<NextState<Screen>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let settled = |handle: &Handle<Sheet>| {
        server.is_loaded_with_dependencies(handle)
            || matches!(
                server.get_recursive_dependency_load_state(handle),
                Some(RecursiveDependencyLoadState::Failed(_))
            )
            || matches!(server.get_load_state(handle), Some(LoadState::Failed(_)))
    };
    if pictures.fonts_ready
        && art.is_none_or(|art| art.is_ready())
        && pictures.own.iter().all(settled)
    {
        next.set(Screen::Title);
    }
    redraw.write(RequestRedraw);
}

impl Pictures {
    /// Whether words can be drawn.
    pub fn fonts_ready(&self) -> bool {
        self.fonts_ready
    }
}
