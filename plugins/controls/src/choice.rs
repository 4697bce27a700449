//! What pressing a card means, by what the table asks.

use bower_rules::{Action, Card, CardSet, Cards, Pack};

/// What pressing one card comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    /// An answer, legal or not: the table judges it.
    Answer(Action),
    /// One of several cards that make an answer together: these are chosen now.
    Picked(Vec<Card>),
    /// Cards are not asked for.
    Nothing,
}

/// What pressing `card` means when these moves are legal and these cards are chosen already.
pub fn press(legal: &[Action], pack: &Pack, picked: &[Card], card: Card) -> Choice {
    for &action in legal {
        match action {
            Action::Play(_) => return Choice::Answer(Action::Play(named(legal, pack, card))),
            Action::Best(Some(_)) => return Choice::Answer(Action::Best(Some(card))),
            Action::Discard(cards) if cards.len() == 1 => {
                return Choice::Answer(Action::Discard(Cards::one(card)));
            }
            Action::Discard(cards) => {
                return several(picked, card, cards.len(), |set| discard(legal, pack, set));
            }
            Action::Under(_) => return several(picked, card, 3, |set| under(legal, set)),
            _ => {}
        }
    }
    Choice::Nothing
}

/// Whether these moves want a card of one's own hand pressed.
pub fn wants_card(legal: &[Action]) -> bool {
    legal.iter().any(|action| {
        matches!(
            action,
            Action::Play(_) | Action::Best(Some(_)) | Action::Discard(_) | Action::Under(_)
        )
    })
}

/// The cards that may be pressed now to come to a legal move.
pub fn allowed(legal: &[Action], pack: &Pack, picked: &[Card]) -> CardSet {
    let chosen: CardSet = picked.iter().copied().collect();
    let mut allowed = CardSet::EMPTY;
    for &action in legal {
        let cards: CardSet = match action {
            Action::Play(card) | Action::Best(Some(card)) => CardSet::of(card),
            Action::Discard(cards) => cards.set(),
            Action::Under(cards) => cards.into_iter().collect(),
            _ => continue,
        };
        if cards.contains_all(chosen) {
            allowed = allowed.union(cards);
        }
    }
    // Of two alike in a double deck, a move names one; both may be pressed.
    let twins: CardSet = allowed.iter().map(|card| pack.twin(card)).collect();
    allowed.union(twins)
}

/// The copy a legal move names, where a double deck's moves name one of two alike.
fn named(legal: &[Action], pack: &Pack, card: Card) -> Card {
    let twin = pack.twin(card);
    if !legal.contains(&Action::Play(card)) && legal.contains(&Action::Play(twin)) {
        twin
    } else {
        card
    }
}

/// Chooses or lets go of one of `count` cards; the last one chosen makes the answer.
fn several(
    picked: &[Card],
    card: Card,
    count: usize,
    answer: impl Fn(CardSet) -> Option<Action>,
) -> Choice {
    let mut picked = picked.to_vec();
    match picked.iter().position(|&other| other == card) {
        Some(place) => {
            picked.remove(place);
        }
        None => picked.push(card),
    }
    if picked.len() < count {
        return Choice::Picked(picked);
    }
    match answer(picked.iter().copied().collect()) {
        Some(action) => Choice::Answer(action),
        None => Choice::Picked(picked),
    }
}

/// The legal move with these cards or cards alike, else the move as pressed, for the table to refuse.
fn discard(legal: &[Action], pack: &Pack, set: CardSet) -> Option<Action> {
    let names = |set: CardSet| {
        let mut names: Vec<String> = set
            .iter()
            .map(|card| pack.spell(card).to_string())
            .collect();
        names.sort();
        names
    };
    let pressed = Action::Discard(Cards::from_set(set)?);
    if legal.contains(&pressed) {
        return Some(pressed);
    }
    let wanted = names(set);
    let alike = legal
        .iter()
        .copied()
        .find(|action| matches!(action, Action::Discard(cards) if names(cards.set()) == wanted));
    Some(alike.unwrap_or(pressed))
}

fn under(legal: &[Action], set: CardSet) -> Option<Action> {
    let alike = legal
        .iter()
        .copied()
        .find(|action| matches!(action, Action::Under(cards) if cards.iter().copied().collect::<CardSet>() == set));
    if alike.is_some() {
        return alike;
    }
    let mut cards = set.iter();
    Some(Action::Under([cards.next()?, cards.next()?, cards.next()?]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bower_rules::{Game, Preset};

    fn pack(preset: Preset) -> &'static Pack {
        Game::preset(preset).pack()
    }

    fn card(pack: &Pack, name: &str) -> Card {
        pack.parse(name).expect("a card of this pack")
    }

    #[test]
    fn a_card_is_played_or_thrown_by_what_is_asked() {
        let pack = pack(Preset::Euchre);
        let (nine, ten) = (card(pack, "9H"), card(pack, "TD"));
        let play = [Action::Play(ten)];
        assert_eq!(
            press(&play, pack, &[], nine),
            Choice::Answer(Action::Play(nine)),
            "a wrong card is the table's to refuse"
        );
        let discard = [Action::Discard(Cards::one(ten)), Action::Decline];
        assert_eq!(
            press(&discard, pack, &[], nine),
            Choice::Answer(Action::Discard(Cards::one(nine)))
        );
        let best = [Action::Best(Some(ten))];
        assert_eq!(
            press(&best, pack, &[], ten),
            Choice::Answer(Action::Best(Some(ten)))
        );
        assert_eq!(
            press(
                &[Action::Pass, Action::Order { alone: false }],
                pack,
                &[],
                nine
            ),
            Choice::Nothing
        );
    }

    #[test]
    fn three_cards_to_show_are_chosen_one_by_one_and_may_be_let_go() {
        let pack = pack(Preset::Euchre);
        let [a, b, c] = ["9C", "9D", "9H"].map(|name| card(pack, name));
        let legal = [Action::Pass, Action::Under([a, b, c])];
        assert_eq!(press(&legal, pack, &[], b), Choice::Picked(vec![b]));
        assert_eq!(press(&legal, pack, &[b], a), Choice::Picked(vec![b, a]));
        assert_eq!(press(&legal, pack, &[b, a], b), Choice::Picked(vec![a]));
        assert_eq!(
            press(&legal, pack, &[b, a], c),
            Choice::Answer(Action::Under([a, b, c]))
        );
    }

    #[test]
    fn several_cards_are_thrown_in_any_order() {
        let pack = pack(Preset::Euchre);
        let [a, b, c] = ["9C", "9D", "9H"].map(|name| card(pack, name));
        let two = |x: Card, y: Card| {
            Action::Discard(Cards::from_set([x, y].into_iter().collect()).expect("two cards"))
        };
        let legal = [two(a, b), two(a, c), two(b, c)];
        assert_eq!(press(&legal, pack, &[c], a), Choice::Answer(two(a, c)));
        assert_eq!(allowed(&legal, pack, &[c]).len(), 3);
    }

    #[test]
    fn either_of_two_alike_plays_the_copy_the_move_names() {
        let pack = pack(Preset::DoubleBid);
        let ace = card(pack, "AH");
        let twin = pack.twin(ace);
        assert_ne!(ace, twin);
        let legal = [Action::Play(ace)];
        assert_eq!(
            press(&legal, pack, &[], twin),
            Choice::Answer(Action::Play(ace))
        );
        assert!(allowed(&legal, pack, &[]).contains(twin));
    }
}
