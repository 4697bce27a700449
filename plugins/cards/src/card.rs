//! A card as an entity: the place it is at, and the sprites it is drawn with.

use bevy::prelude::*;
use bower_rules::{Card, Suit, Trump, Value};

use crate::art::On;
use crate::picture::Picture;
use crate::{Pose, Rest, Spot};

/// Which card of the pack an entity is, by its place in [`crate::Shown::cards`]. It tells nothing of a face.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CardIndex(pub u8);

/// Which card an entity is. A card the viewer may not know has none, in no component of its own.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Identity(pub Card);

/// What a card wears once trump is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mark {
    /// Nothing: it is no trump, or there is none.
    #[default]
    None,
    /// The gilt binding of a trump.
    Trump,
    /// The binding, and the star of the right bower.
    Right,
    /// The binding, and the left bower's patch: what it counts as.
    Left(Trump),
}

/// What is drawn over and under a card.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
pub struct Worn {
    /// What it wears as a trump.
    pub mark: Mark,
    /// It may not be played now.
    pub veiled: bool,
    /// The ring round it, where it has one: it is raised, or it leads the trick.
    pub ring: Option<Color>,
    /// The focus ring that keys and pads move, px wide; 0 where the focus is elsewhere.
    pub focus: f32,
    /// It lies on another of the same packet and throws no shadow of its own.
    pub flush: bool,
}

/// How far what a card wears as a trump is sewn on, 0 to 1: motion sews, and without it all of it is on. The binding shows
/// when it is all round; the patches are pressed on over the last part of the way.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Sewn(pub f32);

impl Default for Sewn {
    fn default() -> Self {
        Self(1.0)
    }
}

impl Sewn {
    /// Where the patches begin.
    const PATCHES: f32 = 0.55;

    /// How solid the patches are, and how much larger than they will be.
    pub(crate) fn patches(self) -> (f32, f32) {
        let on = ((self.0 - Self::PATCHES) / (1.0 - Self::PATCHES)).clamp(0.0, 1.0);
        (on, 1.0 + 0.7 * (1.0 - on))
    }
}

/// The sprites of a card, children of its entity.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Parts {
    pub shadow: Entity,
    pub halo: Entity,
    /// Dark, light, dark: what the focus ring is of, from without.
    pub rings: [Entity; 3],
    pub body: Entity,
    pub binding: Entity,
    pub patches: [Entity; 2],
    pub veil: Entity,
}

/// What was drawn last, so that only what differs is drawn anew.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Drawn {
    pub face: Option<Card>,
    pub up: bool,
    pub mark: Mark,
    pub tall: u8,
    pub large: bool,
}

/// Depths of a card's parts over itself.
const UNDER: f32 = -0.4;
const OVER: f32 = 0.05;

/// Spawns one card of the pack, at `rest`, and its sprites.
pub(crate) fn spawn(commands: &mut Commands, root: Entity, index: u8, spot: Spot, rest: Rest) {
    let card = commands
        .spawn((
            CardIndex(index),
            Name::new("card"),
            spot,
            rest,
            rest.pose(),
            Worn::default(),
            Sewn::default(),
            Drawn::default(),
            Transform::default(),
            Visibility::Hidden,
            ChildOf(root),
        ))
        .id();
    let mut part = |name: &'static str, depth: f32| {
        let hidden = (
            Picture::new(On::Deck, name),
            Transform::from_xyz(0.0, 0.0, depth),
            Visibility::Hidden,
            ChildOf(card),
        );
        commands.spawn(hidden).id()
    };
    let parts = Parts {
        shadow: part("card/shadow-0", UNDER),
        halo: part("card/halo", UNDER + 0.1),
        rings: [0.2, 0.25, 0.3].map(|over| part("card/veil", UNDER + over)),
        body: part("card/veil", 0.0),
        binding: part("mark/binding", OVER),
        patches: [
            part("mark/right-bower", OVER * 2.0),
            part("mark/right-bower", OVER * 2.0),
        ],
        veil: part("card/veil", OVER * 3.0),
    };
    commands.entity(card).insert(parts);
}

/// The name an entity goes by: by its place, and never by its face.
pub(crate) fn name(spot: Spot) -> String {
    match spot {
        Spot::Hand { seat, slot } => format!("card, seat {}, slot {slot}", seat.number()),
        Spot::Trick { seat, .. } => format!("card, trick of seat {}", seat.number()),
        Spot::Pile { packet, card, .. } => format!("card, packet {packet}, {card}"),
        Spot::Deck { order } => format!("card, pack, {order}"),
        Spot::Kitty { order } => format!("card, kitty, {order}"),
        Spot::Discard { order } => format!("card, discard {order}"),
        Spot::TurnUp => "card, turned up".into(),
        Spot::TurnedDown => "card, turned down".into(),
    }
}

/// The left bower's patch: the name of what is trump.
pub(crate) fn patch(trump: Trump) -> &'static str {
    match trump {
        Trump::Suit(Suit::Clubs) => "mark/patch-C",
        Trump::Suit(Suit::Diamonds) => "mark/patch-D",
        Trump::Suit(Suit::Hearts) => "mark/patch-H",
        Trump::Suit(Suit::Spades) => "mark/patch-S",
        Trump::West { trump, .. } => west_patch(trump),
        Trump::NoTrump | Trump::Low => "mark/binding",
    }
}

fn west_patch(value: Value) -> &'static str {
    match value.letter() {
        '1' => "mark/patch-1",
        '2' => "mark/patch-2",
        '3' => "mark/patch-3",
        'R' => "mark/patch-R",
        'Y' => "mark/patch-Y",
        'G' => "mark/patch-G",
        'C' => "mark/patch-C",
        'H' => "mark/patch-H",
        _ => "mark/patch-T",
    }
}

/// The upper left of a card in its own units, from its middle.
pub(crate) const CORNER: Vec2 = Vec2::new(-125.0, -175.0);

/// Takes a drawn pose into the entity's transform: card units, y up, squeezed by how far it is turned.
pub(crate) fn transform(pose: &Pose) -> Transform {
    let scale = pose.width / 250.0;
    // On edge it is a line, not nothing: a matrix of no width has no inverse.
    let open = pose.face.abs().max(0.01);
    Transform {
        translation: Vec3::new(pose.at.x, -pose.at.y, pose.depth),
        rotation: Quat::from_rotation_z(-pose.turn.to_radians()),
        scale: Vec3::new(scale * open, scale, 1.0),
    }
}
