//! The solver's memory: what is known of positions at the start of a trick, by their exact canonical spelling.

use super::board::{Board, Code, Fields};

/// Between how many of the remaining tricks the asking side takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) least: u8,
    pub(crate) most: u8,
}

/// A position spelled exactly: its planes with a stop bit over each suit, the leader in the fields' top bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Key<const P: usize, const T: usize> {
    side: u64,
    which: [u64; P],
    twin: [u64; T],
}

impl<const P: usize, const T: usize> Key<P, T> {
    /// Spells a position whose `leader` is to lead.
    #[inline]
    pub(crate) fn new<const W: u32>(board: &Board<P, T>, leader: Code) -> Self {
        let stops = board.live + Fields::<W>::BOTTOMS;
        let mut lead = 0;
        for bit in 0..Fields::<W>::COUNT {
            lead |= u64::from((leader >> bit) & 1) << (bit * W + W - 1);
        }
        Self {
            side: board.side | (stops & !board.live) | lead,
            which: board.which,
            twin: board.twin,
        }
    }

    #[inline]
    fn hash(&self) -> u64 {
        let mut hash = self.side.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        for &bits in self.which.iter().chain(&self.twin) {
            hash = (hash ^ (hash >> 32) ^ bits).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        }
        hash ^ (hash >> 29)
    }
}

#[derive(Clone, Copy)]
struct Entry<const P: usize, const T: usize> {
    key: Key<P, T>,
    rules: u32,
    bounds: Bounds,
}

/// A table of fixed size; a newer position takes the place of an older one.
pub(crate) struct Memo<const P: usize, const T: usize> {
    entries: Vec<Entry<P, T>>,
    shift: u32,
}

impl<const P: usize, const T: usize> Memo<P, T> {
    /// A table of two to the power of `bits` places.
    pub(crate) fn new(bits: u32) -> Self {
        let none = Entry {
            key: Key {
                side: 0,
                which: [0; P],
                twin: [0; T],
            },
            rules: u32::MAX,
            bounds: Bounds { least: 0, most: 0 },
        };
        Self {
            entries: vec![none; 1 << bits],
            shift: 64 - bits,
        }
    }

    #[inline]
    pub(crate) fn get(&self, key: &Key<P, T>, rules: u32) -> Option<Bounds> {
        let entry = self.entries.get((key.hash() >> self.shift) as usize)?;
        (entry.key == *key && entry.rules == rules).then_some(entry.bounds)
    }

    #[inline]
    pub(crate) fn put(&mut self, key: &Key<P, T>, rules: u32, bounds: Bounds) {
        if let Some(entry) = self.entries.get_mut((key.hash() >> self.shift) as usize) {
            *entry = Entry {
                key: *key,
                rules,
                bounds,
            };
        }
    }
}
