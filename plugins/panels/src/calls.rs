//! Who said what in this deal, in the order it was said.

use bevy_egui::egui::{self, Rect, pos2, vec2};
use bower_rules::{Action, Deck, Hand, Seat, SeenAction, View};
use bower_words::{text, text_with};

use crate::cloth::{Board, Shown};
use crate::hall::Hall;
use crate::theme::{Kind, Letter, Look};
use crate::{floor, said};

/// What was said, card play apart.
pub fn calls(view: &View) -> Vec<(Seat, String)> {
    let hand = view.hand();
    let mut made = false;
    let mut defender = None;
    view.moves()
        .iter()
        .filter_map(|(seat, action)| {
            let words = match action {
                SeenAction::Open(Action::Play(_)) => return None,
                SeenAction::Open(Action::Pass) if made => text(passed(hand, *seat, defender)),
                SeenAction::Open(action) => said::told(*action, hand),
                SeenAction::Thrown(count) => {
                    text_with("told-discard", &[("count", (*count).into())])
                }
                SeenAction::Given => text("told-best-given"),
            };
            match action {
                SeenAction::Open(Action::Order { .. } | Action::Name { .. }) => made = true,
                SeenAction::Open(Action::Defend) => defender = Some(*seat),
                _ => {}
            }
            Some((*seat, words))
        })
        .collect()
}

/// What a pass declined once trump is made: West's tens are passed on; the maker and a lone defender have been offered
/// their partner's best card, the makers' opponents to defend alone.
fn passed(hand: &Hand, seat: Seat, defender: Option<Seat>) -> &'static str {
    if hand.game().pack().deck() == Deck::West {
        return "told-pass-tens";
    }
    let makers = hand
        .maker()
        .is_some_and(|maker| hand.with_maker(maker, seat));
    if makers || defender == Some(seat) {
        "told-pass-best"
    } else {
        "told-pass-defend"
    }
}

/// What it was about and what came of it, a line each: the card turned up, who made what trump, whether anybody else
/// plays alone.
fn about(hand: &Hand, name: &dyn Fn(Seat) -> String) -> String {
    let pack = hand.game().pack();
    let turned = hand
        .turn_up()
        .map(|card| text_with("calls-turned", &[("card", said::card(pack, card).into())]));
    turned
        .into_iter()
        .chain([outcome(hand, name)])
        .collect::<Vec<_>>()
        .join("\n")
}

/// What came of it: who made what trump, alone or not; before that, who dealt.
fn outcome(hand: &Hand, name: &dyn Fn(Seat) -> String) -> String {
    let (Some(maker), Some(trump)) = (hand.maker(), hand.trump()) else {
        return text_with("calls-dealer", &[("name", name(hand.dealer()).into())]);
    };
    let partners = hand.game().partnerships();
    let alone = |seat: Seat| partners && hand.alone(seat);
    let made = text_with(
        if alone(maker) {
            "calls-made-alone"
        } else {
            "calls-made"
        },
        &[
            ("name", name(maker).into()),
            ("trump", said::trump(trump).into()),
        ],
    );
    let others = Seat::all(hand.game().seats())
        .filter(|seat| *seat != maker && alone(*seat))
        .map(|seat| text_with("calls-alone", &[("name", name(seat).into())]));
    core::iter::once(made)
        .chain(others)
        .collect::<Vec<_>>()
        .join("\n")
}

/// Shows the list.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let Some(seen) = &hall.seen else { return };
    let calls = calls(&seen.view);
    let about = about(seen.view.hand(), &|seat| hall.name(seat));
    let board = look.px(50.0).max(look.touch()).max(look.size(22.0) * 1.7);
    let pad = look.px(22.0).max(14.0);
    let gap = look.px(10.0).max(8.0);
    let size = vec2(
        look.px(440.0).max(look.size(18.0) * 19.0),
        look.size(18.0) * (7.0 + 2.0 * calls.len() as f32) + board + pad * 2.0,
    );
    let mut done = false;
    floor::over_table_whole(ctx, look, shown, "calls", size, |cloth, area| {
        let inside = area.shrink(pad);
        let foot = Rect::from_min_max(pos2(inside.left(), inside.bottom() - board), inside.max);
        let body = Rect::from_min_max(inside.min, pos2(inside.right(), foot.top() - gap));
        let room = body.width();
        let head = cloth.head_height(room, &about) + gap;
        // A portrait, a name in a third of what is left, what was said in the rest.
        let least = look.px(44.0).max(look.size(18.0) * 1.9);
        let hoop = least * 0.38;
        let left = hoop * 2.0 + 12.0;
        let third = (room - left) * 0.33;
        let rest = room - left - third - 12.0;
        let rows: Vec<(Seat, String, String, f32)> = calls
            .iter()
            .map(|(seat, words)| {
                let name = hall.name(*seat);
                let words_high = cloth.lines_height(words, Letter::Semi, 18.0, rest);
                let name_high = cloth.lines_height(&name, Letter::Semi, 18.0, third);
                let high = least.max(words_high.max(name_high) + look.size(18.0) * 0.6);
                (*seat, name, words.clone(), high)
            })
            .collect();
        let none = text("calls-none");
        let said: f32 = if rows.is_empty() {
            cloth.lines_height(&none, Letter::Italic, 18.0, room)
        } else {
            rows.iter().map(|(.., high)| high).sum()
        };
        cloth.scroll("said", body, head + said, |cloth, corner| {
            let middle = corner + vec2(room / 2.0, 0.0);
            cloth.head(middle, room, &text("calls"), &about);
            let mut y = corner.y + head;
            if rows.is_empty() {
                let at = pos2(middle.x, y);
                cloth.centred(at, &none, Letter::Italic, 18.0, look.dim(), room);
            }
            for (i, (seat, name, words, high)) in rows.iter().enumerate() {
                let centre = y + high / 2.0;
                let chair = hall
                    .seating
                    .as_ref()
                    .and_then(|seating| seating.chairs[*seat].as_ref());
                if let Some(chair) = chair {
                    let at = pos2(corner.x + hoop + 2.0, centre);
                    hall.pictures
                        .portrait(cloth.ui.painter(), chair.portrait, at, hoop);
                }
                let across = |x: f32, words: &str, ink, room: f32| {
                    let high = cloth.lines_height(words, Letter::Semi, 18.0, room);
                    let at = pos2(corner.x + x, centre - high / 2.0);
                    cloth.lines(at, words, Letter::Semi, 18.0, ink, room);
                };
                across(left, name, look.words(), third);
                across(left + third + 6.0, words, look.dim(), rest);
                y += high;
                if i + 1 < rows.len() {
                    cloth.rule(corner.x, corner.x + room - 6.0, y);
                }
            }
        });
        done = Board::new(foot, &text("go-on"))
            .kind(Kind::Main)
            .size(22.0)
            .main()
            .show(cloth);
        head + said + gap + board + pad * 2.0
    });
    if done {
        // On with what was going on: not back to the menu it may have been opened from.
        hall.leave_menu();
    }
}

#[cfg(test)]
mod tests {
    use bower_rules::{Ask, Call, Game, Preset, Suit, Table};

    use super::*;

    /// Plays a table's auction by `answer` until the cards are played.
    fn auction(table: &mut Table, answer: impl Fn(Ask) -> Action) -> View {
        table.deal().expect("a deal");
        while let Some(seat) = table.to_act() {
            if table.hand().ask() == Ask::Play {
                break;
            }
            let ask = table.hand().ask();
            let wanted = answer(ask);
            let action = if table.legal().contains(&wanted) {
                wanted
            } else {
                *table.legal().iter().next().expect("a legal move")
            };
            table.apply(seat, action).expect("a legal move");
        }
        table.view(Seat::ALL[0])
    }

    fn words(view: &View) -> Vec<String> {
        calls(view).into_iter().map(|(_, words)| words).collect()
    }

    #[test]
    fn a_pass_on_defending_alone_says_so_and_the_heading_says_who_is_alone() {
        let mut table = Table::new(Game::preset(Preset::Hoyle), 3, None);
        let view = auction(&mut table, |ask| match ask {
            Ask::Round1 => Action::Order { alone: true },
            _ => Action::Pass,
        });
        let words = words(&view);
        let declined = words
            .iter()
            .filter(|words| **words == text("told-pass-defend"))
            .count();
        assert_eq!(declined, 2, "both opponents were asked: {words:?}");
        assert_ne!(text("told-pass-defend"), text("told-pass"));
        assert!(text("told-pass-defend").contains("alone"));
        let heading = about(view.hand(), &|_| "Wick".into());
        assert!(heading.contains("alone"), "{heading}");
    }

    #[test]
    fn the_heading_names_the_card_turned_up_whatever_became_of_it() {
        for game in [Preset::Euchre, Preset::West, Preset::Bid] {
            for pass in [true, false] {
                let mut table = Table::new(Game::preset(game), 3, None);
                let view = auction(&mut table, |ask| match ask {
                    Ask::Round1 if !pass => Action::Order { alone: false },
                    _ => Action::Pass,
                });
                let hand = view.hand();
                let heading = about(hand, &|_| "Wick".into());
                match hand.turn_up() {
                    Some(card) => {
                        let card = said::card(hand.game().pack(), card);
                        assert!(heading.contains(&card), "{heading}");
                    }
                    None => assert_eq!(heading.lines().count(), 1, "{heading}"),
                }
            }
        }
    }

    #[test]
    fn a_pass_in_the_auction_is_a_pass() {
        let mut table = Table::new(Game::preset(Preset::Hoyle), 3, None);
        let view = auction(&mut table, |ask| match ask {
            Ask::Round2 => Action::Name {
                trump: Call::Suit(Suit::Clubs),
                alone: false,
            },
            Ask::DefendAlone => Action::Defend,
            _ => Action::Pass,
        });
        let words = words(&view);
        let passes = words.iter().filter(|words| **words == text("told-pass"));
        assert!(passes.count() >= 4, "{words:?}");
        let heading = about(view.hand(), &|seat| seat.number().to_string());
        let defender = view.hand().lone_defender().expect("somebody defends alone");
        assert!(
            heading.contains(&text_with(
                "calls-alone",
                &[("name", defender.number().to_string().into())]
            )),
            "{heading}"
        );
    }
}
