//! Draw order, back to front. Greater lies over lesser; each band leaves room for what it holds.

/// The room's floor, the rim, the felt and its light: one drawing.
pub const TABLE: f32 = 0.0;
/// The barns that keep the score.
pub const BARN: f32 = 10.0;
/// A barn's sill, over its doors and what stands in them.
pub const SILL: f32 = BARN + 12.0;
/// The lantern and its word.
pub const LANTERN: f32 = 40.0;
/// The other players' cards, held; 2 a seat.
pub const HELD: f32 = 50.0;
/// The undealt cards in the middle.
pub const KITTY: f32 = 70.0;
/// Tricks taken, packet by packet.
pub const PILE: f32 = 80.0;
/// Portraits in their hoops.
pub const HOOP: f32 = 110.0;
/// Name plates.
pub const PLATE: f32 = 120.0;
/// The dealer's button, the maker's mark, a seat's own score.
pub const TOKEN: f32 = 130.0;
/// The trick, in the order of play; 1 a card.
pub const TRICK: f32 = 150.0;
/// The card turned up.
pub const TURN_UP: f32 = 170.0;
/// The viewer's hand, left to right; 1 a card.
pub const HAND: f32 = 180.0;
/// Cards in the air, by height.
pub const FLYING: f32 = 220.0;
/// What was said.
pub const BUBBLE: f32 = 260.0;
/// Ribbons and lights of a moment.
pub const MOMENT: f32 = 300.0;
