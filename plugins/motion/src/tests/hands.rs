//! Whole hands of every game pass through the choreographer, with motion on: it always comes to its end.

use bower_rules::{Game, Preset};
use bower_stage::Speed;

use super::stand::Stand;

/// A small stream of chances.
struct Chance(u64);

impl Chance {
    fn under(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most.max(1)
    }
}

/// Plays `hands` hands by chance and looks that the table always becomes still again.
fn play(game: Game, speed: Speed, hands: usize, presses: bool, chance: &mut Chance) {
    let mut stand = Stand::paced(game, speed, 40.0);
    for _ in 0..hands {
        if stand.table.winner().is_some() {
            break;
        }
        stand.deal();
        settle(&mut stand, presses, chance);
        while stand.table.to_act().is_some()
            && !stand.table.awaiting_deal()
            && stand.table.hand().outcome().is_none()
        {
            let pick = chance.under(stand.table.legal().len());
            let wanted = stand.table.legal()[pick];
            stand.act(|action| *action == wanted);
            settle(&mut stand, presses, chance);
        }
    }
    stand.until_rest();
    assert_eq!(stand.flights(), 0);
    assert!(stand.at_rest());
}

/// Frames until the table may advance, with a press now and then.
fn settle(stand: &mut Stand, presses: bool, chance: &mut Chance) {
    stand.frame();
    while stand.motion().blocking && presses {
        if chance.under(12) == 0 {
            stand.hurry();
        }
        let from = stand.ms;
        stand.frame();
        assert!(stand.ms - from < 60_000.0);
        if chance.under(400) == 0 {
            stand.resize(
                700.0 + chance.under(800) as f32,
                500.0 + chance.under(500) as f32,
            );
        }
    }
    stand.until_still();
}

#[test]
fn a_hand_of_every_game_passes_with_motion_on() {
    let mut chance = Chance(1);
    for preset in Preset::ALL {
        play(Game::preset(preset), Speed::Brisk, 2, false, &mut chance);
    }
}

#[test]
fn presses_and_resizes_at_any_moment_lose_nothing() {
    let mut chance = Chance(2);
    for preset in [Preset::Euchre, Preset::British, Preset::Classic32] {
        play(Game::preset(preset), Speed::Normal, 4, true, &mut chance);
    }
}
