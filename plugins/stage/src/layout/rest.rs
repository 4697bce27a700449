//! Rest places that are worked out by number: cards of a hand, of the trick, of a pile.

use bevy::math::{Rect, Vec2, vec2};

use super::{HeldPart, HoopPart, Layout, Lie, PilePart, Place, Shape};

/// How far a card of the viewer's hand stands out of the fan.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lift {
    /// In the fan.
    #[default]
    Rest,
    /// Under the mouse: up by a tenth of its width, upright.
    Hovered,
    /// Chosen or in focus: up by 0.19 of its width, upright.
    Raised,
    /// Not to be played now: down by a twentieth.
    Barred,
}

/// The least a card may show of itself in a fan, as a share of its width: its index strip.
const STRIP: f32 = 0.26;

/// The same of a card with the large index, which takes more of it.
const LARGE_STRIP: f32 = 0.40;

/// How much further aside the cards of a trick lie with the large index on a low phone, px of the drawing.
const ASIDE: f32 = 1.5;

/// Cards lie close where no more than this shows of each beside its strip, as a share of its width.
const CLOSE: f32 = 0.04;

/// How high a rank is drawn, as a share of the card's width: 68 units of 250.
const RANK: f32 = 0.272;

/// The least height a rank can be read at, px.
const READABLE: f32 = 9.0;

impl Layout {
    /// The layout for cards with the large index: in a fan they show so much more of themselves, and where a trick's lie
    /// side by side they lie further apart, since that index comes nearer to the card's edge.
    #[must_use]
    pub fn for_large_index(mut self) -> Self {
        if !self.large_index && self.shape == Shape::Tall && self.trick.reach.y < self.trick.width {
            self.trick.reach.x += ASIDE * self.unit;
        }
        self.large_index = true;
        self
    }

    /// Whether the ordinary index could not be read on some card that lies face up at this table: its rank would be under
    /// 9 px high.
    pub fn is_too_small_for_ordinary_index(&self) -> bool {
        let cards = usize::from(self.company.cards);
        let open = Place::ALL
            .into_iter()
            .filter_map(|place| self.open_card(place, 0, cards))
            .map(|card| card.width);
        let least = open.fold(self.hand_width(cards).min(self.trick.width), f32::min);
        self.is_usable() && least * RANK < READABLE
    }

    /// The least a card may show of itself in a fan, as a share of its width.
    pub(super) fn strip(&self) -> f32 {
        if self.large_index { LARGE_STRIP } else { STRIP }
    }

    /// Card `i` of the `n` in the viewer's hand, from the left.
    pub fn hand_card(&self, i: usize, n: usize, lift: Lift) -> Lie {
        let (n, width) = (n.max(1) as f32, self.hand_width(n));
        let t = i as f32 - (n - 1.0) / 2.0;
        let bow = self.hand.bow / ((n - 1.0) / 4.0).max(0.5).powi(2);
        let fan = self.hand.fan.min(self.hand.fan * 4.0 / (n - 1.0).max(1.0));
        let leans = t * fan;
        // Upright between cards that lean its index would go under its neighbour, where they lie close.
        let upright = if self.hand_step(n as usize) < (self.strip() + CLOSE) * width {
            leans
        } else {
            0.0
        };
        let (up, turn) = match lift {
            Lift::Rest => (0.0, leans),
            Lift::Hovered => (0.10, upright),
            Lift::Raised => (0.19, upright),
            Lift::Barred => (-0.05, leans),
        };
        let at = self.hand.at
            + vec2(
                t * self.hand_step(n as usize),
                bow * (t / 2.0).powi(2) - up * width,
            );
        Lie { at, turn, width }
    }

    /// Width of a card of a hand of `n`: less than the shape's own only where even their strips would not fit.
    pub fn hand_width(&self, n: usize) -> f32 {
        self.hand
            .width
            .min(self.hand.room / (1.0 + self.strip() * n.saturating_sub(1) as f32))
    }

    /// Distance between neighbours in a hand of `n`: a relaxed 0.82 of a card, closer when the room runs short, never
    /// under the index strip.
    pub fn hand_step(&self, n: usize) -> f32 {
        let width = self.hand_width(n);
        let fits = (self.hand.room - width) / n.saturating_sub(1).max(1) as f32;
        (width * 0.82).min(fits).max(width * self.strip())
    }

    /// Card `i` of the `n` another player holds, face down; `None` at the foot or where nobody sits.
    pub fn held_card(&self, place: Place, i: usize, n: usize) -> Option<Lie> {
        let HeldPart {
            at,
            width,
            turn,
            step,
        } = self.held[place]?;
        let t = i as f32 - (n.max(1) as f32 - 1.0) / 2.0;
        Some(if turn == 0.0 {
            Lie {
                at: at + vec2(t * step, t * t * 0.9 * self.unit),
                turn: t * 5.0,
                width,
            }
        } else {
            let s = turn.signum();
            Lie {
                at: at + vec2(-s * t.abs() * self.unit, t * step),
                turn: turn + t * 5.0 * s,
                width,
            }
        })
    }

    /// Card `i` of the `n` of a player who sits this hand out: folded to a packet where he held them.
    pub fn folded_card(&self, place: Place, i: usize, n: usize) -> Lie {
        let part = self.held[place].unwrap_or(HeldPart {
            at: self.hand.at,
            width: self.hand_width(n),
            turn: 0.0,
            step: 0.0,
        });
        let up = i as f32 * 1.5 * self.unit;
        Lie {
            at: part.at + vec2(up, -up),
            turn: part.turn,
            width: part.width,
        }
    }

    /// The card a place has played to the trick. `jitter` is the seeded liveliness of that card, −1 to 1: a degree.
    pub fn trick_card(&self, place: Place, jitter: f32) -> Lie {
        Lie {
            at: self.trick.at + self.shares[place] * self.trick.reach,
            turn: place.lean() + jitter.clamp(-1.0, 1.0),
            width: self.trick.width,
        }
    }

    /// The `packet`th trick of a pile, 0 the lowest, laid alternately upright and across.
    pub fn packet(&self, pile: PilePart, packet: usize) -> Lie {
        let up = packet as f32 * self.pile_scale(pile);
        Lie {
            at: pile.at + vec2(2.5 * up, -3.5 * up),
            turn: if packet.is_multiple_of(2) { 0.0 } else { 90.0 },
            width: pile.width,
        }
    }

    /// Centre and radius of the count at a pile's corner.
    pub fn pile_count(&self, pile: PilePart) -> (Vec2, f32) {
        (pile.at + vec2(0.62, -0.62) * pile.width, pile.width * 0.30)
    }

    /// How much a pile is scaled against the drawing of its shape.
    fn pile_scale(&self, pile: PilePart) -> f32 {
        let drawn = match self.shape {
            Shape::Wide => 58.0,
            Shape::Tall | Shape::Squat => 34.0,
        };
        (pile.width / drawn).min(self.unit)
    }

    /// The pile of the viewer's side, of a place where every player is his own side, or of the other side.
    pub fn pile_of(&self, place: Place) -> Option<PilePart> {
        if self.company.solo || place == Place::South {
            self.piles[place]
        } else {
            self.their_pile
        }
    }

    /// Where a place without a pile has the count of its tricks: centre and radius of a badge at the hoop.
    pub fn badge(&self, place: Place) -> Option<(Vec2, f32)> {
        let HoopPart { at, radius } = self.hoops[place]?;
        let needed = self.company.solo && self.piles[place].is_none();
        needed.then_some((at + vec2(0.84, 0.66) * radius, 0.36 * radius))
    }

    /// Where the dealer's button sits on a place's hoop: centre and radius.
    pub fn dealer_button(&self, place: Place) -> Option<(Vec2, f32)> {
        self.hoops[place]
            .map(|HoopPart { at, radius }| (at + vec2(-0.82, 0.62) * radius, radius * 0.44))
    }

    /// Where the maker's mark sits on a place's hoop: centre and radius.
    pub fn makers_mark(&self, place: Place) -> Option<(Vec2, f32)> {
        self.hoops[place]
            .map(|HoopPart { at, radius }| (at + vec2(0.82, -0.70) * radius, radius * 0.50))
    }

    /// Undealt card `i` in the middle, from the bottom.
    pub fn kitty_card(&self, i: usize) -> Lie {
        let width = self.trick.width;
        let i = i.min(4) as f32;
        let at = self.middle()
            + vec2(
                -0.60 * width + i * 2.4 * self.unit,
                (3.0 - i * 3.0) * self.unit,
            );
        Lie {
            at,
            turn: -3.0,
            width,
        }
    }

    /// Where the undealt cards and the turn-up lie: the trick's centre, or on a low phone as far above it as keeps them
    /// off the auction's strip, and on a phone on its side left of the auction's stack.
    fn middle(&self) -> Vec2 {
        if self.shape == Shape::Squat {
            return self.trick.at - vec2(46.0 * self.unit, 0.0);
        }
        let foot = self.trick.at.y + (0.5 * 1.1 * Lie::ASPECT + 0.04) * self.trick.width;
        let over = if self.shape == Shape::Tall {
            foot + 4.0 * self.unit - self.auction().min.y
        } else {
            0.0
        };
        self.trick.at - vec2(0.0, over.max(0.0))
    }

    /// The card turned up.
    pub fn turn_up(&self) -> Lie {
        let width = self.trick.width;
        Lie {
            at: self.middle() + vec2(0.50 * width, -4.0 * self.unit),
            turn: 4.0,
            width: width * 1.1,
        }
    }

    /// A card laid away, the `i`th: under the kitty, a little askew.
    pub fn discard(&self, i: usize) -> Lie {
        let kitty = self.kitty_card(0);
        Lie {
            at: kitty.at + vec2(-3.0, 4.0 + i as f32) * self.unit,
            turn: -7.0,
            width: kitty.width,
        }
    }

    /// One of three cards laid open to be seen, below the middle.
    pub fn laid_card(&self, i: usize) -> Lie {
        let width = self.trick.width;
        let off = vec2((i as f32 - 1.0) * width * 0.62, self.trick.reach.y);
        Lie {
            at: self.trick.at + off,
            turn: 0.0,
            width,
        }
    }

    /// The pack before the dealer, card `i` from the bottom.
    pub fn deck_card(&self, dealer: Place, i: usize) -> Lie {
        let up = i as f32 * 0.35 * self.unit;
        match self.held[dealer] {
            Some(HeldPart {
                at, width, turn, ..
            }) => {
                let out = match self.shape {
                    Shape::Wide if turn != 0.0 => 12.0 * self.unit * turn.signum(),
                    _ => 0.0,
                };
                Lie {
                    at: at + vec2(out, -up),
                    turn,
                    width: width * 1.3,
                }
            }
            None => {
                let at = self.trick.at + vec2(0.0, self.trick.reach.y) - vec2(0.0, up);
                Lie {
                    at,
                    turn: 0.0,
                    width: self.trick.width,
                }
            }
        }
    }

    /// How much of a touch target a round thing needs: its radius, or half of what a finger wants.
    pub fn touch_radius(&self, radius: f32) -> f32 {
        radius.max(if self.shape == Shape::Tall {
            24.0
        } else {
            22.0
        })
    }

    /// The auction's panel: at the right of the hand; on a phone a strip above it; on a phone on its side a stack
    /// between the turn-up and the right-hand seat. For a left hand at the other side.
    pub fn auction(&self) -> Rect {
        let unit = self.unit;
        let foot = self.hand.at.y;
        let area = match self.shape {
            Shape::Wide => {
                let right = self.safe().max.x - 32.0 * unit;
                let min = vec2(right - 310.0 * unit, foot - 152.0 * unit);
                Rect {
                    min,
                    max: min + vec2(310.0, 232.0) * unit,
                }
            }
            Shape::Tall => {
                let safe = self.safe();
                Rect {
                    min: vec2(safe.min.x + 4.0 * unit, foot - 222.0 * unit),
                    max: vec2(safe.max.x - 4.0 * unit, foot - 92.0 * unit),
                }
            }
            Shape::Squat => {
                let min = self.trick.at + vec2(108.0, -70.0) * unit;
                Rect {
                    min,
                    max: min + vec2(146.0, 168.0) * unit,
                }
            }
        };
        if !self.left_handed {
            return area;
        }
        let across = self.inset.left + self.width - self.inset.right;
        Rect {
            min: vec2(across - area.max.x, area.min.y),
            max: vec2(across - area.min.x, area.max.y),
        }
    }

    /// The middle of a toast's foot: above the hand and above a raised card.
    pub fn toast(&self) -> Vec2 {
        let width = self.hand.width;
        self.hand.at - vec2(0.0, width * (Lie::ASPECT / 2.0 + 0.19) + 10.0 * self.unit)
    }
}
