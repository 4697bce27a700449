//! How long everything takes: the look's motion table, in milliseconds at normal speed.
//!
//! [`bower_stage::Speed::factor`] stretches all of it alike. Lengths that say `u` in the table are here in the layout's
//! units: times `Layout::unit` they are pixels.

/// Cards come back to the pack before they are shuffled.
pub const TO_PACK: f32 = 320.0;
/// Two half packs riffle, bridge and square.
pub const RIFFLE: f32 = 620.0;
/// How far apart the half packs stand, units.
pub const RIFFLE_APART: f32 = 14.0;

/// A packet on its way.
pub const PACKET: f32 = 240.0;
/// From one packet's start to the next one's.
pub const PACKET_APART: f32 = 95.0;
/// A packet spreads on landing.
pub const PACKET_SPREAD: f32 = 90.0;
/// How high a packet's arc is, units.
pub const PACKET_ARC: f32 = 40.0;
/// A packet's height at the middle of its arc.
pub const PACKET_HEIGHT: f32 = 2.4;
/// The most a deal may take after the cards came back to the pack: under 2.2 s with that, the riffle aside.
pub const DEAL_MOST: f32 = 2190.0 - TO_PACK;

/// A card of the own hand turns up.
pub const TURN: f32 = 220.0;
/// From one card's turning to the next one's.
pub const TURN_APART: f32 = 45.0;
/// How much larger a card is on edge.
pub const TURN_RISE: f32 = 0.06;
/// A hand sorts.
pub const SORT: f32 = 260.0;
/// The turn-up lifts, turns and lands.
pub const TURN_UP: f32 = 380.0;

/// A bubble grows.
pub const BUBBLE_IN: f32 = 160.0;
/// A bubble fades.
pub const BUBBLE_OUT: f32 = 120.0;
/// How small a bubble begins, as a share of its size.
pub const BUBBLE_FROM: f32 = 0.7;

/// A hoop dips twice with the knock.
pub const PASS: f32 = 200.0;
/// How far a hoop dips, units.
pub const PASS_DIP: f32 = 5.0;
/// From one player's call to the next one's.
pub const CALL_APART: f32 = 620.0;
/// After the viewer's own call the table answers sooner: he need not read it.
pub const OWN_CALL: f32 = 500.0;

/// The maker's mark drops on to the hoop.
pub const MARK: f32 = 420.0;
/// From how far above, units.
pub const MARK_DROP: f32 = 60.0;
/// The lantern is lit so long after the mark began to fall.
pub const LANTERN_AFTER: f32 = 180.0;
/// The lantern's glow grows.
pub const GLOW: f32 = 350.0;
/// The gold binding runs round a trump.
pub const TRUMP_MARKS: f32 = 450.0;
/// From one trump's binding to the next one's.
pub const SEWN_APART: f32 = 40.0;
/// The hand begins to sort so long before the last binding is sewn.
pub const SORT_OVERLAP: f32 = 200.0;

/// A card to or from the kitty or a partner.
pub const EXCHANGE: f32 = 320.0;
/// The discard leaves so long after the turn-up has come.
pub const DISCARD_AFTER: f32 = 80.0;
/// How high a card taken or laid away rises, units.
pub const EXCHANGE_ARC: f32 = 26.0;
/// Between cards taken or laid away together.
pub const EXCHANGE_APART: f32 = 60.0;

/// A partner's hand folds.
pub const ALONE: f32 = 700.0;
/// Between the cards of a hand that folds or is laid open.
pub const FOLD_APART: f32 = 40.0;

/// Hover and focus.
pub const HOVER: f32 = 110.0;
/// A card that may not be played shakes.
pub const SHAKE: f32 = 240.0;
/// How far it shakes, units.
pub const SHAKE_BY: f32 = 5.0;

/// The viewer's card to the trick.
pub const PLAY: f32 = 300.0;
/// How high its arc is, units.
pub const PLAY_ARC: f32 = 50.0;
/// Its height at the top of the arc.
pub const PLAY_HEIGHT: f32 = 2.2;
/// Another's card to the trick.
pub const OTHERS_PLAY: f32 = 340.0;
/// From one card of the trick to the next: bots are 500 to 800 apart, the same each time for the same card.
pub const PLAY_APART: (f32, f32) = (520.0, 760.0);
/// A hand closes up after a card has left it.
pub const CLOSE_UP: f32 = 180.0;
/// It begins so long after.
pub const CLOSE_UP_AFTER: f32 = 60.0;
/// Dust where a card lands.
pub const DUST: f32 = 90.0;

/// The last card of a trick lies still and can be read.
pub const STILLNESS: f32 = 800.0;
/// A trick's cards gather, turn and slide to the pile.
pub const GATHER: f32 = 420.0;
/// Between its cards.
pub const GATHER_APART: f32 = 35.0;

/// A march.
pub const MARCH: f32 = 1500.0;
/// A euchre.
pub const EUCHRE: f32 = 1400.0;
/// A loner made.
pub const LONER: f32 = 1900.0;
/// A hand that was simply made or set: the score alone.
pub const PLAIN: f32 = 0.0;
/// A point slides in.
pub const POINT: f32 = 450.0;
/// Between points.
pub const POINT_APART: f32 = 120.0;
/// The loft's numeral rolls to the next.
pub const ROLL: f32 = 200.0;
/// How far, in the barn's units.
pub const ROLL_BY: f32 = 15.0;
/// Barn doors close.
pub const DOORS: f32 = 600.0;
/// The doors meet, and the bar drops.
pub const DOORS_MEET: f32 = 380.0;
/// The game is won.
pub const GAME: f32 = 1800.0;
/// The game is lost: shorter, and nothing bursts.
pub const DEFEAT: f32 = 1400.0;
/// The dealer's button goes to the next.
pub const BUTTON: f32 = 320.0;

/// A ribbon, like a panel, rises and fades in.
pub const PANEL: f32 = 180.0;

/// With reduced motion everything is a fade as long as this.
pub const FADE: f32 = 120.0;

/// How long `points` take to slide in, one after another.
pub fn points(points: u32) -> f32 {
    match points {
        0 => 0.0,
        n => POINT * n as f32 + POINT_APART * (n - 1) as f32,
    }
}
