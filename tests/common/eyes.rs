//! The whole game with everything it draws, in a window on no screen: what is seen on it can be read, and every device
//! is there as the messages a window writes.
#![allow(dead_code, reason = "every test takes what it needs of it")]

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{
    CursorMoved, PrimaryWindow, WindowEvent, WindowResized, WindowResolution,
    WindowScaleFactorChanged,
};
use bevy::winit::WinitPlugin;
use bevy_egui::egui::{self, epaint::ClippedShape};
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet};
use bower_cards::{Identity, Pose, Spot};
use bower_keep::KeepPlugin;
use bower_rules::Card;
use bower_stage::{Boards, Focus, Page, Screen, Seen, Settings, Speed, Table, Viewer};
use right_bower::GamePlugin;

/// A frame of the clock.
const FRAME: Duration = Duration::from_millis(50);

/// A line of words as it is drawn.
#[derive(Clone, Debug)]
pub struct Line {
    /// The words.
    pub words: String,
    /// Where they stand.
    pub rect: egui::Rect,
    /// What is drawn of them.
    pub clip: egui::Rect,
    /// Whether they were cut short for want of room.
    pub cut: bool,
    /// Whether a word of them is broken over two lines.
    pub broken: bool,
    /// The height of its letters, px.
    pub size: f32,
    /// How many shapes were drawn before it.
    pub order: usize,
}

/// Something filled that words stand on or are hidden by: a panel, a board, a tile.
#[derive(Clone, Copy, Debug)]
pub struct Face {
    /// Where it lies.
    pub rect: egui::Rect,
    /// What is drawn of it.
    pub clip: egui::Rect,
    /// Whether nothing is seen through it.
    pub solid: bool,
    /// How many shapes were drawn before it.
    pub order: usize,
}

/// What pages and boards show, after each frame.
#[derive(Resource, Default)]
pub struct Drawn {
    pub lines: Vec<Line>,
    pub faces: Vec<Face>,
    order: usize,
}

/// Something that can be pressed, as egui has it.
#[derive(Clone, Copy, Debug)]
pub struct Widget {
    /// Where it is pressed.
    pub rect: egui::Rect,
    /// What is left of that in sight.
    pub seen: egui::Rect,
    /// Which layer it lies on.
    pub layer: usize,
    /// Whether it is pressed.
    pub pressed: bool,
    /// Whether it is pulled.
    pub pulled: bool,
}

/// The game, and the window it is played in.
pub struct Eyes {
    pub app: App,
    pub window: Entity,
    pub pad: Entity,
    data: tempfile::TempDir,
}

impl Eyes {
    /// The game at its title, in a window of `size` logical px at a scale factor.
    pub fn open(size: Vec2, scale: f32) -> Self {
        let data = tempfile::tempdir().expect("a folder for what is kept");
        let mut app = App::new();
        let physical = (size * scale).round().as_uvec2();
        app.add_plugins(
            DefaultPlugins
                .set(WindowPlugin {
                    primary_window: Some(Window {
                        resolution: WindowResolution::new(physical.x, physical.y)
                            .with_scale_factor_override(scale),
                        ..default()
                    }),
                    ..default()
                })
                .set(RenderPlugin {
                    render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                        backends: None,
                        ..default()
                    })),
                    ..default()
                })
                .set(AssetPlugin {
                    file_path: concat!(env!("CARGO_MANIFEST_DIR"), "/assets").into(),
                    ..default()
                })
                .disable::<WinitPlugin>()
                .disable::<LogPlugin>(),
        );
        app.add_plugins((
            KeepPlugin {
                folder: Some(data.path().to_owned()),
            },
            GamePlugin { window: true },
        ))
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
        .insert_resource(Settings {
            speed: Speed::Instant,
            ..default()
        })
        .init_resource::<Drawn>()
        .add_systems(
            PostUpdate,
            read.after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
        );
        app.finish();
        app.cleanup();
        let window = app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>()
            .single(app.world())
            .expect("there is a window");
        let pad = app.world_mut().spawn_empty().id();
        let mut eyes = Self {
            app,
            window,
            pad,
            data,
        };
        for _ in 0..4_000 {
            eyes.frames(1);
            if eyes.screen() == Screen::Title {
                eyes.frames(4);
                return eyes;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        panic!("the title never comes");
    }

    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    pub fn page(&self) -> Page {
        *self.app.world().resource::<Page>()
    }

    pub fn focus(&self) -> Focus {
        *self.app.world().resource::<Focus>()
    }

    pub fn table(&self) -> Option<&Table> {
        self.app.world().get_resource::<Table>()
    }

    pub fn seen(&self) -> Option<&Seen> {
        self.app.world().get_resource::<Seen>()
    }

    /// The words on screen.
    pub fn lines(&self) -> &[Line] {
        &self.drawn().lines
    }

    /// What is drawn on screen.
    pub fn drawn(&self) -> &Drawn {
        self.app.world().resource::<Drawn>()
    }

    /// Where the boards lie.
    pub fn boards(&self) -> Vec<Rect> {
        let boards = self.app.world().resource::<Boards>();
        boards.boards.iter().map(|board| board.rect).collect()
    }

    /// The place of the board with these words on it.
    pub fn board(&self, words: &str) -> Option<usize> {
        let boards = self.boards();
        let lines = self.lines().iter().filter(|line| line.words == words);
        lines
            .map(|line| Vec2::new(line.rect.center().x, line.rect.center().y))
            .find_map(|at| boards.iter().position(|board| board.contains(at)))
    }

    /// Where a card of the viewer's hand shows beside its right neighbour.
    pub fn card(&mut self, card: Card) -> Option<Vec2> {
        let viewer = self.app.world().resource::<Viewer>().0;
        let mut cards = self.app.world_mut().query::<(&Identity, &Spot, &Pose)>();
        cards
            .iter(self.app.world())
            .find(|(identity, spot, _)| {
                identity.0 == card && matches!(**spot, Spot::Hand { seat, .. } if seat == viewer)
            })
            .map(|(_, _, pose)| pose.at - Vec2::new(pose.width * 0.4, 0.0))
    }

    /// The widgets that can be pressed or pulled.
    pub fn widgets(&mut self) -> Vec<Widget> {
        let mut contexts = self.app.world_mut().query::<&EguiContext>();
        let context = contexts
            .single(self.app.world())
            .expect("there is one context");
        let mut context = context.clone();
        let context = context.get_mut();
        let mut widgets = Vec::new();
        context.viewport(|viewport| {
            for (layer, id) in viewport.prev_pass.widgets.layer_ids().enumerate() {
                for widget in viewport.prev_pass.widgets.get_layer(id) {
                    let sense = widget.sense;
                    if widget.enabled && (sense.senses_click() || sense.senses_drag()) {
                        widgets.push(Widget {
                            rect: widget.rect,
                            seen: widget.interact_rect,
                            layer,
                            pressed: sense.senses_click(),
                            pulled: sense.senses_drag(),
                        });
                    }
                }
            }
        });
        widgets
    }

    /// Where a panel lies, if it is shown.
    pub fn panel(&mut self, name: &str) -> Option<Rect> {
        self.panel_at(egui::Order::Middle, name)
    }

    /// Where what is told in passing lies, if something is.
    pub fn toast(&mut self) -> Option<Rect> {
        // Each is a panel of its own, by how many were told before.
        (1..2_000).find_map(|nth| self.panel_at(egui::Order::Tooltip, &format!("toast {nth}")))
    }

    fn panel_at(&mut self, order: egui::Order, name: &str) -> Option<Rect> {
        let mut contexts = self.app.world_mut().query::<&EguiContext>();
        let mut context = contexts.single(self.app.world()).ok()?.clone();
        let id = egui::Id::new(("bower panel", name));
        let place = context.get_mut().memory(|memory| {
            let layer = egui::LayerId::new(order, id);
            let shown = memory.areas().visible_last_frame(&layer);
            shown.then(|| memory.area_rect(id)).flatten()
        })?;
        Some(Rect {
            min: Vec2::new(place.min.x, place.min.y),
            max: Vec2::new(place.max.x, place.max.y),
        })
    }

    // The window.

    /// The window takes another size or scale factor.
    pub fn resize(&mut self, size: Vec2, scale: f32) {
        let physical = (size * scale).round().as_uvec2();
        let window = self.window;
        let mut entity = self
            .app
            .world_mut()
            .get_mut::<Window>(window)
            .expect("there is a window");
        let resolution = &mut entity.resolution;
        resolution.set_scale_factor_override(Some(scale));
        resolution.set_physical_resolution(physical.x, physical.y);
        self.app
            .world_mut()
            .write_message(WindowScaleFactorChanged {
                window,
                scale_factor: f64::from(scale),
            });
        self.app.world_mut().write_message(WindowResized {
            window,
            width: size.x,
            height: size.y,
        });
    }

    /// A message as a window writes it: by itself, and among all in their order.
    fn write<M: Message + Clone>(&mut self, message: M)
    where
        WindowEvent: From<M>,
    {
        let world = self.app.world_mut();
        world.write_message(WindowEvent::from(message.clone()));
        world.write_message(message);
    }

    // The mouse.

    pub fn point(&mut self, position: Vec2) {
        let window = self.window;
        self.write(CursorMoved {
            window,
            position,
            delta: None,
        });
    }

    pub fn button(&mut self, state: ButtonState) {
        let window = self.window;
        self.write(MouseButtonInput {
            button: MouseButton::Left,
            state,
            window,
        });
    }

    pub fn click(&mut self, at: Vec2) {
        self.point(at);
        self.frames(2);
        self.button(ButtonState::Pressed);
        self.frames(2);
        self.button(ButtonState::Released);
        self.frames(3);
    }

    // The finger.

    pub fn finger(&mut self, phase: TouchPhase, position: Vec2) {
        let window = self.window;
        self.write(TouchInput {
            phase,
            position,
            window,
            force: None,
            id: 3,
        });
    }

    pub fn tap(&mut self, at: Vec2) {
        self.finger(TouchPhase::Started, at);
        self.frames(3);
        self.finger(TouchPhase::Ended, at);
        self.frames(3);
    }

    // The keyboard.

    pub fn key(&mut self, key_code: KeyCode, state: ButtonState) {
        let window = self.window;
        self.write(KeyboardInput {
            key_code,
            logical_key: Key::Unidentified(NativeKey::Unidentified),
            state,
            text: None,
            repeat: false,
            window,
        });
    }

    pub fn press(&mut self, key: KeyCode) {
        self.key(key, ButtonState::Pressed);
        self.frames(2);
        self.key(key, ButtonState::Released);
        self.frames(2);
    }

    // The pad.

    pub fn plug_in(&mut self) {
        self.plug(self.pad);
    }

    pub fn plug(&mut self, pad: Entity) {
        let connection = GamepadConnection::Connected {
            name: "Pad".into(),
            vendor_id: None,
            product_id: None,
        };
        let event = GamepadConnectionEvent::new(pad, connection);
        self.app.world_mut().write_message(event.clone());
        self.app
            .world_mut()
            .write_message(RawGamepadEvent::from(event));
        self.frames(2);
    }

    pub fn pad_button(&mut self, pad: Entity, button: GamepadButton, value: f32) {
        let event = RawGamepadButtonChangedEvent::new(pad, button, value);
        self.app
            .world_mut()
            .write_message(RawGamepadEvent::from(event));
    }

    pub fn pad_press(&mut self, button: GamepadButton) {
        self.pad_button(self.pad, button, 1.0);
        self.frames(2);
        self.pad_button(self.pad, button, 0.0);
        self.frames(2);
    }
}

/// Takes down what the frame shows. What a page's sheet covers is not seen.
fn read(outputs: Query<&EguiFullOutput>, mut drawn: ResMut<Drawn>, windows: Query<&Window>) {
    let Some(output) = outputs.iter().find_map(|output| output.0.as_ref()) else {
        return;
    };
    let Ok(window) = windows.single() else { return };
    let whole = egui::Rect::from_min_size(
        egui::Pos2::ZERO,
        egui::vec2(window.width(), window.height()),
    );
    *drawn = Drawn::default();
    for ClippedShape { clip_rect, shape } in &output.shapes {
        drawn.take(shape, *clip_rect, whole);
    }
}

impl Drawn {
    fn take(&mut self, shape: &egui::Shape, clip: egui::Rect, whole: egui::Rect) {
        self.order += 1;
        let order = self.order;
        match shape {
            egui::Shape::Vec(shapes) => shapes
                .iter()
                .for_each(|shape| self.take(shape, clip, whole)),
            egui::Shape::Rect(rect) if rect.fill.a() > 100 && rect.brush.is_none() => {
                if rect.rect.expand(1.0).contains_rect(whole) {
                    self.lines.clear();
                    self.faces.clear();
                } else {
                    self.faces.push(Face {
                        rect: rect.rect,
                        clip,
                        solid: rect.fill.a() > 200,
                        order,
                    });
                }
            }
            egui::Shape::Text(text) => {
                let rect = text.galley.rect.translate(text.pos.to_vec2());
                if rect.intersects(clip) && text.opacity_factor > 0.01 {
                    self.lines.push(Line {
                        words: text.galley.text().to_owned(),
                        rect,
                        clip,
                        cut: text.galley.elided,
                        broken: broken(&text.galley),
                        size: size(&text.galley),
                        order,
                    });
                }
            }
            _ => {}
        }
    }
}

/// Whether a line ends in the middle of a word.
fn broken(galley: &egui::Galley) -> bool {
    galley.rows.windows(2).any(|pair| {
        let (last, first) = (pair[0].text(), pair[1].text());
        let letter = |one: Option<char>| one.is_some_and(char::is_alphanumeric);
        !pair[0].ends_with_newline
            && letter(last.chars().next_back())
            && letter(first.chars().next())
    })
}

/// The least height of letters in it.
fn size(galley: &egui::Galley) -> f32 {
    let sections = galley.job.sections.iter();
    sections
        .map(|section| section.format.font_id.size)
        .fold(f32::INFINITY, f32::min)
}
