//! Presses that no frame misses.
//!
//! The input map asks in each frame whether a button is down, so a press that begins and ends between two frames would
//! be lost, and two quick presses would be one. Here every press is owed one frame of being down, and between two of
//! the same button lies one frame of being up.

use std::hash::Hash;

use bevy::platform::collections::{HashMap, HashSet};

/// The presses of one kind of button.
#[derive(Debug)]
pub struct Latch<K> {
    /// Down by the last word of the device.
    down: HashSet<K>,
    /// Presses not yet shown to the input map.
    owed: HashMap<K, u8>,
    /// Let go after a press that is still owed: they were down with it, and are shown so.
    with: HashSet<K>,
    /// Shown as down.
    lit: HashSet<K>,
    /// Shown as down since this frame.
    risen: HashSet<K>,
    /// Shown as up since this frame.
    sunk: HashSet<K>,
}

impl<K> Default for Latch<K> {
    fn default() -> Self {
        Self {
            down: HashSet::default(),
            owed: HashMap::default(),
            with: HashSet::default(),
            lit: HashSet::default(),
            risen: HashSet::default(),
            sunk: HashSet::default(),
        }
    }
}

/// More presses of one button than this within a frame are no person's.
const MOST_OWED: u8 = 8;

impl<K: Copy + Eq + Hash> Latch<K> {
    /// The device says: pressed.
    pub fn press(&mut self, button: K) {
        self.down.insert(button);
        let owed = self.owed.entry(button).or_insert(0);
        *owed = (*owed + 1).min(MOST_OWED);
    }

    /// The device says: pressed; but that press has meant something else already.
    pub fn swallow(&mut self, button: K) {
        self.down.insert(button);
    }

    /// The device says: let go.
    pub fn release(&mut self, button: K) {
        self.down.remove(&button);
        if !self.owed.is_empty() && !self.owed.contains_key(&button) {
            self.with.insert(button);
        }
    }

    /// Whether it is down by the last word of the device.
    pub fn is_down(&self, button: K) -> bool {
        self.down.contains(&button)
    }

    /// The device is gone, or the window lost the keys: everything is up, and nothing is owed.
    pub fn clear(&mut self) {
        self.down.clear();
        self.owed.clear();
        self.with.clear();
    }

    /// Lets go of the buttons for which `gone` holds.
    pub fn forget(&mut self, gone: impl Fn(&K) -> bool) {
        self.down.retain(|button| !gone(button));
        self.owed.retain(|button, _| !gone(button));
        self.with.retain(|button| !gone(button));
    }

    /// One frame: tells `show` what changes, down or up, for the input map.
    pub fn step(&mut self, mut show: impl FnMut(K, bool)) {
        let Self {
            down,
            owed,
            with,
            lit,
            risen,
            sunk,
        } = self;
        risen.clear();
        sunk.clear();
        lit.retain(|&button| {
            let held = down.contains(&button) || with.contains(&button);
            let stays = held && !owed.contains_key(&button);
            if !stays {
                show(button, false);
                sunk.insert(button);
            } else if !down.contains(&button) {
                // Whoever else reads the device has shown it up already.
                show(button, true);
            }
            stays
        });
        owed.retain(|&button, left| {
            if sunk.contains(&button) {
                return true;
            }
            show(button, true);
            lit.insert(button);
            risen.insert(button);
            *left -= 1;
            *left > 0
        });
        with.clear();
    }

    /// Whether this button went down in this frame.
    pub fn rose(&self, button: K) -> bool {
        self.risen.contains(&button)
    }

    /// Whether a button of that kind is shown as down.
    pub fn held(&self, which: impl Fn(&K) -> bool) -> bool {
        self.lit.iter().any(which)
    }

    /// The buttons that went down in this frame.
    pub fn risen(&self) -> impl Iterator<Item = K> + '_ {
        self.risen.iter().copied()
    }

    /// Whether something went down or up in the last frame shown.
    pub fn recent(&self) -> bool {
        !self.risen.is_empty() || !self.sunk.is_empty()
    }

    /// Whether another frame is needed for what is shown to become what is so.
    pub fn unsettled(&self) -> bool {
        !self.owed.is_empty() || self.lit.iter().any(|button| !self.down.contains(button))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is shown in each of so many frames, `+` for down and `-` for up, after some words of the device.
    fn frames(latch: &mut Latch<char>, count: usize) -> Vec<String> {
        (0..count)
            .map(|_| {
                let mut seen = String::new();
                latch.step(|button, down| {
                    seen.push(if down { '+' } else { '-' });
                    seen.push(button);
                });
                seen
            })
            .collect()
    }

    #[test]
    fn a_press_and_release_between_two_frames_is_down_for_one() {
        let mut latch = Latch::default();
        latch.press('a');
        latch.release('a');
        assert_eq!(frames(&mut latch, 3), ["+a", "-a", ""]);
        assert!(!latch.unsettled());
    }

    #[test]
    fn two_presses_between_two_frames_are_two() {
        let mut latch = Latch::default();
        latch.press('a');
        latch.release('a');
        latch.press('a');
        assert_eq!(frames(&mut latch, 4), ["+a", "-a", "+a", ""]);
        latch.release('a');
        assert_eq!(frames(&mut latch, 2), ["-a", ""]);
    }

    #[test]
    fn a_button_let_go_after_another_was_pressed_is_down_with_it() {
        let mut latch = Latch::default();
        latch.press('c');
        assert_eq!(frames(&mut latch, 1), ["+c"]);
        latch.press('z');
        latch.release('z');
        latch.release('c');
        let mut shown = frames(&mut latch, 3);
        assert_eq!(shown.remove(0), "+c+z");
        assert!(["-c-z", "-z-c"].contains(&shown.remove(0).as_str()));
        assert_eq!(shown, [""]);
        // Let go before the other was pressed, it is not.
        latch.press('c');
        frames(&mut latch, 1);
        latch.release('c');
        latch.press('z');
        assert!(["-c+z", "+z-c"].contains(&frames(&mut latch, 1)[0].as_str()));
    }

    #[test]
    fn a_held_button_rises_once() {
        let mut latch = Latch::default();
        latch.press('a');
        assert_eq!(frames(&mut latch, 1), ["+a"]);
        assert!(latch.rose('a'));
        assert_eq!(frames(&mut latch, 5), ["", "", "", "", ""]);
        assert!(!latch.rose('a') && !latch.unsettled());
    }

    #[test]
    fn a_lost_device_lets_go_of_everything() {
        let mut latch = Latch::default();
        latch.press('a');
        latch.press('b');
        frames(&mut latch, 1);
        latch.press('b');
        latch.clear();
        let mut ups = frames(&mut latch, 1).remove(0);
        ups.retain(|letter| letter != '-');
        let mut letters: Vec<char> = ups.chars().collect();
        letters.sort_unstable();
        assert_eq!(letters, ['a', 'b']);
        assert_eq!(frames(&mut latch, 2), ["", ""]);
    }
}
