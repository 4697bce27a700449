//! Which take is played, how high and how loud: never the same twice running.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// How far the pitch of a sound is moved either way.
const PITCH: f64 = 0.03;
/// How far its level, dB.
const GAIN: f32 = 1.5;
/// How far a sound at the edge of the window stands from the middle.
pub const PAN: f32 = 0.35;

/// The chance that varies sounds, and what was played last.
#[derive(Resource, Debug)]
pub struct Variety {
    state: u64,
    last: HashMap<&'static str, usize>,
}

impl Default for Variety {
    fn default() -> Self {
        Self {
            state: 0x5eed_0f50_17d5,
            last: HashMap::default(),
        }
    }
}

impl Variety {
    /// A number from 0 to under 1.
    fn roll(&mut self) -> f64 {
        // splitmix64: small, and good enough for ears.
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.state;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((x ^ (x >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// One take of `count` from `first` on, another than the last one where there is another.
    pub fn take(&mut self, name: &'static str, first: usize, count: usize) -> usize {
        let last = self
            .last
            .get(name)
            .copied()
            .filter(|last| (first..first + count).contains(last) && count > 1);
        let among = count - usize::from(last.is_some());
        let mut take = first + ((self.roll() * among as f64) as usize).min(among.saturating_sub(1));
        if last.is_some_and(|last| take >= last) {
            take += 1;
        }
        self.last.insert(name, take);
        take
    }

    /// A factor for the pitch.
    pub fn pitch(&mut self) -> f64 {
        1.0 + PITCH * (2.0 * self.roll() - 1.0)
    }

    /// A change of the level, dB.
    pub fn gain(&mut self) -> f32 {
        GAIN * (2.0 * self.roll() as f32 - 1.0)
    }
}

/// Where a sound stands between the ears, for a place across a window.
pub fn pan(x: f32, width: f32) -> f32 {
    if width > 0.0 {
        (2.0 * (x / width) - 1.0).clamp(-1.0, 1.0) * PAN
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_snaps_running_are_the_same() {
        let mut variety = Variety::default();
        let takes: Vec<usize> = (0..500).map(|_| variety.take("land", 0, 6)).collect();
        assert!(takes.windows(2).all(|pair| pair[0] != pair[1]));
        assert!((0..6).all(|take| takes.contains(&take)));
        let some: Vec<usize> = (0..200).map(|_| variety.take("packet", 3, 3)).collect();
        assert!(some.iter().all(|take| (3..6).contains(take)));
        assert_eq!(variety.take("knock", 2, 1), 2);
        assert_eq!(variety.take("knock", 2, 1), 2);
    }

    /// The look's sound law: pitch ±3%, gain ±1.5 dB, pan by seat ±.35.
    #[test]
    fn sounds_vary_within_the_laws_bounds() {
        let mut variety = Variety::default();
        let (mut pitches, mut gains) = (Vec::new(), Vec::new());
        for _ in 0..1000 {
            pitches.push(variety.pitch());
            gains.push(variety.gain());
        }
        assert!(pitches.iter().all(|pitch| (0.97..=1.03).contains(pitch)));
        assert!(gains.iter().all(|gain| (-1.5..=1.5).contains(gain)));
        assert!(
            pitches.iter().any(|pitch| *pitch < 0.975)
                && pitches.iter().any(|pitch| *pitch > 1.025)
        );
        assert_eq!(pan(0.0, 1280.0), -0.35);
        assert_eq!(pan(640.0, 1280.0), 0.0);
        assert_eq!(pan(1280.0, 1280.0), 0.35);
        assert_eq!(pan(5.0, 0.0), 0.0);
    }
}
