//! A deal as it is dealt: packets of three and two round the table, and how long that takes.

use bower_rules::Seat;

use crate::pace;

/// Who gets how many cards, in the order they are dealt to, and the pace that keeps the whole under its limit.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Deal {
    /// Each seat's packets.
    hands: Vec<(Seat, Vec<u8>)>,
    /// From one packet's start to the next one's, ms.
    apart: f32,
    /// From one card's turning up to the next one's, ms.
    turn_apart: f32,
}

/// A packet of the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Packet {
    /// Which one of the deal, from 0.
    pub number: usize,
    /// Which card of its hand is its first.
    pub first: usize,
    /// How many cards.
    pub cards: u8,
}

impl Deal {
    /// The deal of so many cards to each seat, in the order they are dealt to.
    pub fn new(hands: impl IntoIterator<Item = (Seat, u8)>) -> Self {
        let hands: Vec<(Seat, Vec<u8>)> = hands
            .into_iter()
            .enumerate()
            .map(|(i, (seat, cards))| (seat, packets(cards, i)))
            .collect();
        let number = hands
            .iter()
            .map(|(_, packets)| packets.len())
            .sum::<usize>();
        let most = hands
            .iter()
            .map(|(_, packets)| packets.iter().map(|n| u32::from(*n)).sum::<u32>())
            .max()
            .unwrap_or(0) as f32;
        let gaps = number.saturating_sub(1).max(1) as f32;
        let turn_apart = pace::TURN_APART.min(270.0 / (most - 1.0).max(1.0));
        let rest = pace::PACKET
            + pace::PACKET_SPREAD
            + pace::TURN
            + turn_apart * (most - 1.0).max(0.0)
            + pace::SORT;
        let apart = pace::PACKET_APART
            .min((pace::DEAL_MOST - rest) / gaps)
            .max(0.0);
        Self {
            hands,
            apart,
            turn_apart,
        }
    }

    /// The packet that card `n` of a seat's hand comes in; cards beyond what was announced come with its last.
    pub fn packet(&self, seat: Seat, n: usize) -> Option<Packet> {
        let (place, (_, packets)) = self
            .hands
            .iter()
            .enumerate()
            .find(|(_, (other, _))| *other == seat)?;
        let mut first = 0;
        let mut found = None;
        for (round, cards) in packets.iter().enumerate() {
            let before = self
                .hands
                .iter()
                .map(|(_, packets)| packets.len().min(round))
                .sum::<usize>();
            let number = before
                + self.hands[..place]
                    .iter()
                    .filter(|(_, packets)| packets.len() > round)
                    .count();
            found = Some(Packet {
                number,
                first,
                cards: *cards,
            });
            if n < first + usize::from(*cards) {
                break;
            }
            first += usize::from(*cards);
        }
        found
    }

    /// When a packet leaves, ms from the beginning of the deal.
    pub fn leaves(&self, packet: usize) -> f32 {
        self.apart * packet as f32
    }

    /// When the last packet has landed and spread, ms.
    pub fn landed(&self) -> f32 {
        let number = self
            .hands
            .iter()
            .map(|(_, packets)| packets.len())
            .sum::<usize>();
        self.leaves(number.saturating_sub(1)) + pace::PACKET + pace::PACKET_SPREAD
    }

    /// When card `n` of the viewer's hand begins to turn up, ms.
    pub fn turns(&self, n: usize) -> f32 {
        self.landed() + self.turn_apart * n as f32
    }

    /// When the viewer's hand of `cards` begins to sort, ms.
    pub fn sorts(&self, cards: usize) -> f32 {
        self.turns(cards.saturating_sub(1)) + pace::TURN
    }

    /// When all of it is over, ms. `shown` is how many cards the viewer's hand turns up, 0 where it lies unseen.
    pub fn long(&self, shown: usize) -> f32 {
        if shown == 0 {
            self.landed()
        } else {
            self.sorts(shown) + pace::SORT
        }
    }
}

/// A hand of `cards` in packets of three and two; every other seat begins with the smaller one.
fn packets(cards: u8, place: usize) -> Vec<u8> {
    let rounds = cards.div_ceil(3).max(1);
    let mut packets: Vec<u8> = (0..rounds)
        .map(|round| cards / rounds + u8::from(round < cards % rounds))
        .collect();
    if place % 2 == 1 {
        packets.reverse();
    }
    packets
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deal(seats: u8, cards: u8) -> Deal {
        Deal::new(Seat::all(seats).map(|seat| (seat, cards)))
    }

    /// The look's motion table: packets of 3 or 2, 95 between packets.
    #[test]
    fn five_cards_come_as_three_and_two_or_two_and_three() {
        let deal = deal(4, 5);
        let seats: Vec<Seat> = Seat::all(4).collect();
        assert_eq!(
            deal.packet(seats[0], 0),
            Some(Packet {
                number: 0,
                first: 0,
                cards: 3
            })
        );
        assert_eq!(
            deal.packet(seats[0], 2),
            Some(Packet {
                number: 0,
                first: 0,
                cards: 3
            })
        );
        assert_eq!(
            deal.packet(seats[0], 3),
            Some(Packet {
                number: 4,
                first: 3,
                cards: 2
            })
        );
        assert_eq!(
            deal.packet(seats[1], 1),
            Some(Packet {
                number: 1,
                first: 0,
                cards: 2
            })
        );
        assert_eq!(
            deal.packet(seats[1], 4),
            Some(Packet {
                number: 5,
                first: 2,
                cards: 3
            })
        );
        assert_eq!(deal.leaves(7), 7.0 * 95.0);
    }

    /// The whole deal takes under 2.2 s, the riffle aside, at every table and hand size of the family.
    #[test]
    fn no_deal_takes_longer_than_two_seconds_and_a_fifth() {
        for seats in 2..=6 {
            for cards in 1..=13 {
                let long = deal(seats, cards).long(cards.into());
                assert!(
                    pace::TO_PACK + long < 2200.0,
                    "{seats} seats, {cards} cards: {long} ms"
                );
            }
        }
    }

    #[test]
    fn every_card_comes_in_a_packet_of_its_own_hand() {
        for cards in 1..=13_u8 {
            let deal = deal(3, cards);
            for seat in Seat::all(3) {
                for n in 0..usize::from(cards) {
                    let packet = deal.packet(seat, n).unwrap();
                    assert!(
                        (packet.first..packet.first + usize::from(packet.cards)).contains(&n),
                        "{cards} cards: {n} in {packet:?}"
                    );
                }
            }
        }
    }
}
