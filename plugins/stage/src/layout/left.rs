//! The layout for a left hand: what is pressed, and what stands beside it, changes sides at the foot of the table. The
//! seats stay where they are, so play still goes round with the clock.

use super::{Hang, Knob, KnobPart, Layout, Place, PlatePart, Shape};

impl Hang {
    /// The same seen in a mirror.
    #[must_use]
    pub fn mirrored(self) -> Self {
        match self {
            Self::Middle => Self::Middle,
            Self::Start => Self::End,
            Self::End => Self::Start,
        }
    }
}

impl Layout {
    /// The layout for a left hand.
    #[must_use]
    pub fn for_left_hand(mut self) -> Self {
        let (left, right) = (self.inset.left, self.width - self.inset.right);
        let across = |x: f32| left + right - x;
        let before = self.clone();
        let plate = |part: &mut PlatePart| {
            part.at.x = across(part.at.x);
            part.hang = part.hang.mirrored();
        };
        for hoop in self.hoops[Place::South].iter_mut() {
            hoop.at.x = across(hoop.at.x);
        }
        self.names[Place::South].iter_mut().for_each(plate);
        for score in self.scores[Place::South].iter_mut() {
            score.at.x = across(score.at.x);
        }
        let at_foot = |knob: &&mut KnobPart| knob.knob != Knob::Rules;
        for knob in self.knobs.iter_mut().flatten().filter(at_foot) {
            knob.at.x = across(knob.at.x);
        }
        let squat = self.shape == Shape::Squat;
        let at_foot = squat
            || self
                .their_pile
                .is_some_and(|pile| pile.at.y > self.hand.at.y);
        for pile in self.their_pile.iter_mut().filter(|_| at_foot) {
            pile.at.x = across(pile.at.x);
        }
        for pile in self.piles[Place::South].iter_mut() {
            pile.at.x = across(pile.at.x);
        }
        // On a phone on its side the round buttons come to lie by the left seat's pile.
        if squat && self.company.solo {
            for (place, other) in [(Place::West, Place::East), (Place::East, Place::West)] {
                let there = before.piles[other];
                self.piles[place] = there.map(|mut pile| {
                    pile.at.x = across(pile.at.x);
                    pile
                });
            }
        }
        // On a phone on its side the boards change places with the lantern.
        if squat && !self.company.solo {
            self.lantern.at.x = across(self.lantern.at.x);
            plate(&mut self.lantern.word);
            self.hang_rules();
        }
        self.left_handed = true;
        self
    }
}
