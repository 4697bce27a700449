//! Random card play from the opening lead to the end, by game.

use bower_rules::{Ask, Game, Hand, Preset, Setup, playout};
use criterion::{Criterion, Throughput};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A small generator, so that the cards are measured and not their choice.
struct XorShift(u64);

impl rand::TryRng for XorShift {
    type Error = std::convert::Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        self.try_next_u64().map(|word| (word >> 32) as u32)
    }
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        Ok(self.0.wrapping_mul(0x2545_F491_4F6C_DD1D))
    }
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        for byte in bytes {
            *byte = self.try_next_u32()? as u8;
        }
        Ok(())
    }
}

/// Deals of a game that have come to the opening lead by random calls.
fn openings(preset: Preset, many: usize) -> Vec<Hand> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let game = Game::preset(preset);
    let mut deal = 0;
    let mut found = Vec::new();
    while found.len() < many {
        let mut hand = Hand::new(&Setup::deal(game, 1, deal, None));
        deal += 1;
        while !matches!(hand.ask(), Ask::Play | Ask::Over) {
            let moves = hand.legal();
            hand.apply_unchecked(moves[rng.next_u32() as usize % moves.len()]);
        }
        if hand.ask() == Ask::Play && hand.active() == hand.game().seats() {
            found.push(hand);
        }
    }
    found
}

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("playouts");
    group.throughput(Throughput::Elements(1));
    for preset in [
        Preset::Euchre,
        Preset::TwoHanded,
        Preset::SixHanded,
        Preset::West,
        Preset::DoubleBid,
    ] {
        let openings = openings(preset, 64);
        let mut rng = XorShift(0x9E37_79B9_7F4A_7C15);
        let mut i = 0;
        group.bench_function(preset.name(), |bencher| {
            bencher.iter(|| {
                i = (i + 1) % openings.len();
                let mut hand = openings[i];
                playout(&mut hand, &mut rng);
                hand.tricks(hand.dealer())
            });
        });
    }
    group.finish();
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    playouts(&mut criterion);
    criterion.final_summary();
}
