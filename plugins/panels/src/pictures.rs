//! Drawings from the baked sheets as egui images, and the fonts.
//!
//! The sheets are the table's own and lie on the graphics card with straight alpha; egui wants alpha multiplied in, and
//! small pictures of its own size. So what pages show is cut out of a sheet when it comes, and made as small as it is
//! drawn when it is first drawn.

use std::sync::Mutex;

use bevy::asset::LoadState;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{
    self, Color32, ColorImage, Painter, Pos2, Stroke, TextureHandle, TextureId, TextureOptions,
    pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiInput, EguiPreUpdateSet, EguiTextureHandle, EguiUserTextures};
use bower_cards::{Art, On, Sheet, face_name};
use bower_rules::{Card, Deck, Pack, Ranking, Seat, Trump};
use bower_stage::layout::Shape;
use bower_stage::{BowerSet, Layout, Screen, Seating};

use crate::theme;

/// The faces of Libertinus Serif, in the order [`theme::fonts`] takes them.
const FONTS: [&str; 3] = [
    "fonts/LibertinusSerif-Semibold.otf",
    "fonts/LibertinusSerif-Bold.otf",
    "fonts/LibertinusSerif-Italic.otf",
];
/// The sheets of the pages alone.
const OWN: [&str; 4] = ["title/country", "title/sign", "title/night", "prompts"];
/// What pages show, by how the names begin, and the widest a cut of it may be, pixels.
const CUT: [(&str, u32); 9] = [
    ("curtain", 1440),
    ("face/", 256),
    ("back/", 256),
    ("mark/", 256),
    ("portrait/", 320),
    ("prompt/", 128),
    ("title/", 4096),
    ("night/", 4096),
    ("fence", 4096),
];

/// One drawing, cut out.
#[derive(Debug)]
struct Piece {
    size: [usize; 2],
    pixels: Vec<Color32>,
    units: [f32; 2],
    origin: [f32; 2],
}

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
            .add_systems(Update, (hang, cut, floor).chain().in_set(BowerSet::Input))
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
    let persons = Seat::ALL
        .into_iter()
        .filter(|seat| seating.is_person(*seat));
    if persons.count() > 1 {
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

/// Cuts what pages show out of a sheet that has come, before the table leaves its pixels to the graphics card alone.
fn cut(
    mut events: MessageReader<AssetEvent<Sheet>>,
    sheets: Res<Assets<Sheet>>,
    images: Res<Assets<Image>>,
    mut pictures: ResMut<Pictures>,
) {
    for event in events.read() {
        let AssetEvent::LoadedWithDependencies { id } = event else {
            continue;
        };
        let Some(sheet) = sheets.get(*id) else {
            continue;
        };
        let Some((image, data)) = images
            .get(&sheet.image)
            .and_then(|image| image.data.as_deref().map(|data| (image, data)))
        else {
            continue;
        };
        let row = image.width() as usize * 4;
        if data.len() < row * image.height() as usize {
            continue;
        }
        for (name, entry) in &sheet.manifest.entries {
            let Some((_, widest)) = CUT.iter().find(|(start, _)| name.starts_with(start)) else {
                continue;
            };
            let [x, y, width, height] = entry.rect.map(|side| side as usize);
            let mut pixels = Vec::with_capacity(width * height);
            for line in y..y + height {
                let from = line * row + x * 4;
                let Some(line) = data.get(from..from + width * 4) else {
                    continue;
                };
                pixels.extend(
                    line.chunks_exact(4)
                        .map(|p| Color32::from_rgba_unmultiplied(p[0], p[1], p[2], p[3])),
                );
            }
            let mut piece = Piece {
                size: [width, height],
                pixels,
                units: entry.units,
                origin: entry.origin,
            };
            if piece.pixels.len() != width * height {
                continue;
            }
            while piece.size[0] as u32 > *widest {
                let (size, pixels) = halved(piece.size, &piece.pixels);
                piece = Piece {
                    size,
                    pixels,
                    ..piece
                };
            }
            if let Ok(textures) = pictures.textures.get_mut() {
                textures.retain(|(of, _), _| of != name);
            }
            pictures.pieces.insert(name.clone(), piece);
        }
    }
}

/// Half as wide and half as high.
fn halved([width, height]: [usize; 2], pixels: &[Color32]) -> ([usize; 2], Vec<Color32>) {
    let size = [(width / 2).max(1), (height / 2).max(1)];
    let mut out = Vec::with_capacity(size[0] * size[1]);
    for y in 0..size[1] {
        for x in 0..size[0] {
            let mut sum = [0_u32; 4];
            for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                let (x, y) = ((x * 2 + dx).min(width - 1), (y * 2 + dy).min(height - 1));
                for (sum, part) in sum.iter_mut().zip(pixels[y * width + x].to_array()) {
                    *sum += u32::from(part);
                }
            }
            let [r, g, b, a] = sum.map(|part| ((part + 2) / 4) as u8);
            out.push(Color32::from_rgba_premultiplied(r, g, b, a));
        }
    }
    (size, out)
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
        matches!(server.get_load_state(handle), Some(LoadState::Failed(_)))
            || server.is_loaded_with_dependencies(handle)
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

    /// The texture of a piece that is drawn `wide` px wide: halved as often as it stays at least that.
    fn texture(
        &self,
        painter: &Painter,
        name: &str,
        piece: &Piece,
        wide: f32,
    ) -> Option<TextureId> {
        let wanted = (wide * painter.pixels_per_point()).max(1.0);
        let halvings = (piece.size[0] as f32 / wanted * 1.02)
            .log2()
            .floor()
            .clamp(0.0, 6.0) as u32;
        let mut textures = self.textures.lock().ok()?;
        let texture = textures
            .entry((name.to_owned(), halvings))
            .or_insert_with(|| {
                let (mut size, mut pixels) = (piece.size, piece.pixels.clone());
                for _ in 0..halvings {
                    (size, pixels) = halved(size, &pixels);
                }
                painter.ctx().load_texture(
                    format!("{name} {halvings}"),
                    ColorImage::new(size, pixels),
                    TextureOptions::LINEAR,
                )
            });
        Some(texture.id())
    }

    fn paint(&self, painter: &Painter, name: &str, piece: &Piece, place: egui::Rect) {
        if let Some(texture) = self.texture(painter, name, piece, place.width()) {
            let whole = egui::Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            painter.image(texture, place, whole, Color32::WHITE);
        }
    }

    /// A drawing placed by its own point, `scale` px a unit; whether it is there.
    pub fn place(&self, painter: &Painter, name: &str, at: Pos2, scale: f32) -> bool {
        let Some(piece) = self.pieces.get(name) else {
            return false;
        };
        let corner = at - vec2(piece.origin[0], piece.origin[1]) * scale;
        self.paint(
            painter,
            name,
            piece,
            egui::Rect::from_min_size(corner, vec2(piece.units[0], piece.units[1]) * scale),
        );
        true
    }

    /// A player's portrait in its hoop.
    pub fn portrait(&self, painter: &Painter, name: &str, centre: Pos2, radius: f32) {
        // Hoops are drawn with a radius of 47.
        if !self.place(painter, name, centre, radius / 47.0) {
            painter.circle(centre, radius, theme::CREAM, Stroke::new(2.0, theme::BRASS));
        }
    }

    fn fill(&self, painter: &Painter, name: &str, place: egui::Rect) -> bool {
        let Some(piece) = self.pieces.get(name) else {
            return false;
        };
        self.paint(painter, name, piece, place);
        true
    }

    /// A card by its spelling, with the binding of a trump where its suit is the letter given; whether it is there.
    pub fn named_card(
        &self,
        painter: &Painter,
        name: &str,
        place: egui::Rect,
        trump: Option<char>,
    ) -> bool {
        let face = format!("face/{name}");
        if !self.pieces.contains_key(&face) {
            return false;
        }
        shade(painter, place);
        self.fill(painter, &face, place);
        if trump.is_some_and(|suit| name.ends_with(suit)) {
            self.fill(painter, "mark/binding", place);
        }
        true
    }

    /// A card by its spelling about `centre`, turned, in what it wears where hearts are trump; whether it is there.
    pub fn turned_card(
        &self,
        painter: &Painter,
        name: &str,
        centre: Pos2,
        wide: f32,
        degrees: f32,
    ) -> bool {
        let face = format!("face/{name}");
        let turn = egui::emath::Rot2::from_angle(degrees.to_radians());
        let quad = |name: &str, middle: Pos2, size: egui::Vec2| {
            let Some(piece) = self.pieces.get(name) else {
                return false;
            };
            let Some(texture) = self.texture(painter, name, piece, size.x) else {
                return false;
            };
            let mut mesh = egui::Mesh::with_texture(texture);
            let whole = egui::Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            mesh.add_rect_with_uv(
                egui::Rect::from_center_size(middle, size),
                whole,
                Color32::WHITE,
            );
            mesh.rotate(turn, middle);
            painter.add(mesh);
            true
        };
        let size = vec2(wide, wide * 1.4);
        let unit = wide / 250.0;
        let shadow = egui::Rect::from_center_size(centre + vec2(2.0, 6.0) * (wide / 152.0), size);
        let corners: Vec<Pos2> = [
            shadow.left_top(),
            shadow.right_top(),
            shadow.right_bottom(),
            shadow.left_bottom(),
        ]
        .into_iter()
        .map(|p| centre + turn * (p - centre))
        .collect();
        painter.add(egui::Shape::convex_polygon(
            corners,
            Color32::from_black_alpha(80),
            Stroke::NONE,
        ));
        if !quad(&face, centre, size) {
            return false;
        }
        quad("mark/binding", centre, size);
        let patch = match name {
            "JH" => "mark/right-bower",
            "JD" => "mark/patch-H",
            _ => return true,
        };
        if let Some(piece) = self.pieces.get(patch) {
            let size = vec2(piece.units[0], piece.units[1]) * unit;
            for (x, y) in [(34.0, 166.0), (216.0, 184.0)] {
                quad(
                    patch,
                    centre + turn * (vec2(x - 125.0, y - 175.0) * unit),
                    size,
                );
            }
        }
        true
    }

    /// A drawing stretched over a place; whether it is there.
    pub fn stretch(&self, painter: &Painter, name: &str, place: egui::Rect) -> bool {
        self.fill(painter, name, place)
    }

    /// A card's back.
    pub fn back(&self, painter: &Painter, back: &str, place: egui::Rect) {
        shade(painter, place);
        self.fill(painter, &format!("back/{back}"), place);
    }

    /// A card with what it wears under a ranking: a trump its binding, a bower its patch.
    pub fn card(
        &self,
        painter: &Painter,
        pack: &Pack,
        card: Card,
        place: egui::Rect,
        worn: Option<(&'static Ranking, Trump)>,
    ) {
        shade(painter, place);
        if !self.fill(painter, &face_name(pack.face(card)), place) {
            painter.rect(
                place,
                place.width() * 0.07,
                theme::PAPER,
                Stroke::new(1.0, theme::PAPER_STITCH),
                egui::StrokeKind::Inside,
            );
            let font = egui::FontId::new(place.width() * 0.36, theme::Letter::Bold.family());
            painter.text(
                place.center(),
                egui::Align2::CENTER_CENTER,
                pack.spell(card),
                font,
                theme::INK,
            );
            return;
        }
        let Some((ranking, trump)) = worn.filter(|(ranking, _)| ranking.is_trump(card)) else {
            return;
        };
        self.fill(painter, "mark/binding", place);
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
            let places: [(f32, f32); 2] = if west {
                [(34.0, 208.0), (216.0, 142.0)]
            } else {
                [(34.0, 166.0), (216.0, 184.0)]
            };
            let unit = place.width() / 250.0;
            for (x, y) in places {
                self.place(painter, &patch, place.min + vec2(x, y) * unit, unit);
            }
        }
    }

    /// How wide a drawing is at a height.
    pub fn width_at(&self, name: &str, high: f32) -> Option<f32> {
        self.pieces
            .get(name)
            .map(|piece| piece.units[0] / piece.units[1] * high)
    }

    /// A drawing about a point at a height; whether there is one.
    pub fn high(&self, painter: &Painter, name: &str, centre: Pos2, high: f32) -> bool {
        let Some(wide) = self.width_at(name, high) else {
            return false;
        };
        self.fill(
            painter,
            name,
            egui::Rect::from_center_size(centre, vec2(wide, high)),
        )
    }

    /// The barn floor over a whole window, `unit` px a unit of its drawing; whether it is there.
    pub fn planks(&self, painter: &Painter, window: egui::Rect, unit: f32) -> bool {
        let Some((_, texture)) = self.planks else {
            return false;
        };
        // The drawing is 1008 units wide and goes on without end.
        let across = window.width() / (1008.0 * unit);
        let uv =
            egui::Rect::from_min_max(pos2(0.5 - across / 2.0, 0.0), pos2(0.5 + across / 2.0, 1.0));
        painter.image(texture, window, uv, Color32::WHITE);
        true
    }
}

/// The shadow of a small card.
fn shade(painter: &Painter, place: egui::Rect) {
    let radius = place.width() * 17.0 / 250.0;
    painter.rect_filled(
        place.translate(vec2(1.0, 2.0)),
        radius,
        Color32::from_black_alpha(90),
    );
}
