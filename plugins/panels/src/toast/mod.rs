//! What is told in passing: the rule broken first, then why. It stands 2.4 s or until the next press, above the hand.

mod place;

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Galley, Order, Rect, pos2, vec2};
use bower_rules::{Action, Ask, Call, Card, Cards, Law, Suit, Trump};
use bower_speech::said::suit_key;
use bower_stage::layout::Lift;
use bower_stage::{
    Advice, Focus, FocusTarget, Handover, Notice, Page, Refused, Screen, Seen, Viewer, Wish,
};
use bower_words::{Value as Arg, find, knows, text, text_with};

use crate::cloth::{Shown, panel};
use crate::hall::Hall;
use crate::theme::{self, Letter, Look};
use crate::{roses, said};

/// How long a toast stands, seconds, and how long one that must be read.
const STANDS: f64 = 2.4;
const STANDS_LONG: f64 = 5.0;

/// What kind of thing is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tone {
    /// Something did not go: in red.
    Refusal,
    /// Something went well, or is only said.
    Word,
    /// Of what was kept: nothing newer takes its place before it was read.
    Kept,
}

/// One thing told.
#[derive(Clone, PartialEq, Debug)]
pub struct Toast {
    title: String,
    why: String,
    card: Option<Card>,
    tone: Tone,
}

impl Toast {
    fn stands(&self) -> f64 {
        match self.tone {
            Tone::Kept => STANDS_LONG,
            Tone::Refusal | Tone::Word => STANDS,
        }
    }
}

/// What is being told, and what waits to be.
#[derive(Resource, Default, Debug)]
pub struct Toasts {
    waiting: VecDeque<Toast>,
    now: Option<(Toast, f64, u64)>,
    told: u64,
    /// What was advised last, and for which decision: its board is ringed until it is answered.
    advised: Option<(u64, Action)>,
}

impl Toasts {
    /// Tells that something did not go, and why.
    pub fn say(&mut self, title: String, why: String) {
        self.tell(title, why, Tone::Refusal);
    }

    /// Tells that something was done.
    pub fn say_done(&mut self, title: String, what: String) {
        self.tell(title, what, Tone::Word);
    }

    fn tell(&mut self, title: String, why: String, tone: Tone) {
        self.push(Toast {
            title,
            why,
            card: None,
            tone,
        });
    }

    /// What waits to be told, in one sentence, by how often anything was told.
    pub fn newest(&self) -> Option<(u64, String)> {
        let toast = self.waiting.back()?;
        Some((self.told + 1, format!("{}. {}", toast.title, toast.why)))
    }

    /// Whether nothing is told, and nothing waits to be.
    pub fn is_silent(&self) -> bool {
        self.now.is_none() && self.waiting.is_empty()
    }

    /// What is advised for a decision.
    pub fn advised(&self, decision: u64) -> Option<Action> {
        self.advised
            .filter(|(about, _)| *about == decision)
            .map(|(_, action)| action)
    }

    fn clear(&mut self) {
        self.waiting.clear();
        self.now = None;
        self.advised = None;
    }

    fn push(&mut self, toast: Toast) {
        // The same thing said again is not said twice, and a new one takes the place of what still waits.
        if self.now.as_ref().is_some_and(|(now, ..)| *now == toast) {
            self.now = None;
        }
        self.waiting
            .retain(|other| other.tone == Tone::Kept && *other != toast);
        self.waiting.push_back(toast);
    }
}

/// Takes in refusals of the viewer's answers, and notices.
pub fn hear(
    mut refused: MessageReader<Refused>,
    mut notices: MessageReader<Notice>,
    viewer: Res<Viewer>,
    (seen, handover): (Option<Res<Seen>>, Res<Handover>),
    mut toasts: ResMut<Toasts>,
) {
    for refusal in refused.read().filter(|refusal| refusal.seat == viewer.0) {
        let (title, why) = law(&refusal.why.law, seen.as_deref());
        let card = card_of(refusal.action);
        toasts.push(Toast {
            title,
            why,
            card,
            tone: Tone::Refusal,
        });
    }
    // What was told to one person stands before no other.
    if handover.is_changed() && handover.0.is_some() {
        toasts.clear();
    }
    for notice in notices.read() {
        let args: Vec<(&'static str, Arg<'_>)> = notice
            .args
            .iter()
            .map(|(name, value)| (*name, Arg::from(in_words(name, value))))
            .collect();
        let title = text_with(&notice.key, &args);
        let why = find(&format!("{}-why", notice.key), &args).unwrap_or_default();
        let tone = match notice.key.as_str() {
            "notice-kept-damaged" | "notice-kept-newer" | "notice-cannot-save" => Tone::Kept,
            "notice-number" | "notice-number-copied" => Tone::Word,
            _ => Tone::Refusal,
        };
        toasts.tell(title, why, tone);
    }
}

/// Takes in advice, and questions about a card: the card is brought into focus, and what is to be said of it is said.
pub fn advise(
    mut advice: MessageReader<Advice>,
    mut wishes: MessageReader<Wish>,
    seen: Option<Res<Seen>>,
    mut focus: ResMut<Focus>,
    mut toasts: ResMut<Toasts>,
) {
    let Some(seen) = seen else { return };
    for advice in advice
        .read()
        .filter(|advice| advice.decision == seen.decision)
    {
        let hand = seen.view.hand();
        toasts.advised = Some((advice.decision, advice.action));
        let card = card_of(advice.action);
        if let Some(card) = card {
            focus.target = Some(FocusTarget::Card(card));
        }
        toasts.push(Toast {
            title: text("advice"),
            why: said::advised(advice.action, hand),
            card,
            tone: Tone::Word,
        });
    }
    for wish in wishes.read() {
        let Wish::Rule(card) = wish else { continue };
        let hand = seen.view.hand();
        let title = capital(&said::card(hand.game().pack(), *card));
        let legal = seen.view.legal();
        let meant = pressed(&legal, *card);
        let why = if legal.contains(&meant) {
            text(match meant {
                Action::Play(_) if hand.led_suit().is_none() => "card-may-lead",
                Action::Play(_) => "card-may-be-played",
                _ => "card-may-be-given",
            })
        } else {
            let mut tried = *hand;
            match tried.apply(seen.view.seat(), meant) {
                // One of several that make an answer together.
                Ok(()) => text("card-may-be-given"),
                Err(why) => {
                    let (rule, why) = law(&why.law, Some(&seen));
                    format!("{rule}. {why}")
                }
            }
        };
        toasts.push(Toast {
            title,
            why,
            card: Some(*card),
            tone: Tone::Word,
        });
    }
}

/// The card an answer shows.
fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Play(card) | Action::Best(Some(card)) => Some(card),
        Action::Discard(cards) => Some(cards.first()),
        _ => None,
    }
}

/// The answer a card stands for by what is asked: one of the legal ones where there is one with it, else the like of
/// them, for the rules to say what is wrong.
fn pressed(legal: &[Action], card: Card) -> Action {
    let holds = |action: &&Action| match action {
        Action::Play(one) | Action::Best(Some(one)) => *one == card,
        Action::Discard(cards) => cards.set().contains(card),
        Action::Under(cards) => cards.contains(&card),
        _ => false,
    };
    if let Some(&action) = legal.iter().find(holds) {
        return action;
    }
    let kinds = legal.iter().find_map(|action| match action {
        Action::Best(Some(_)) => Some(Action::Best(Some(card))),
        Action::Discard(_) => Some(Action::Discard(Cards::one(card))),
        _ => None,
    });
    kinds.unwrap_or(Action::Play(card))
}

/// Words that begin a line.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// What stands in a notice's place: acts and kept things go by names of their own.
fn in_words(name: &str, value: &str) -> String {
    let key = match name {
        "act" => format!("act-{value}"),
        "what" => format!("kept-{value}"),
        _ => return value.to_owned(),
    };
    if knows(&key) {
        text(&key)
    } else {
        value.to_owned()
    }
}

/// A rule broken, in a player's words: the rule, then why.
pub fn law(law: &Law, seen: Option<&Seen>) -> (String, String) {
    let led = seen
        .and_then(|seen| seen.view.hand().led_suit())
        .and_then(|suit| Suit::ALL.get(usize::from(suit)))
        .copied();
    let key = match law {
        Law::FollowSuit => {
            if let (Some(seen), Some(led)) = (seen, led) {
                let hand = seen.view.hand();
                if hand.game().pack().deck() != bower_rules::Deck::West {
                    let trump = matches!(hand.trump(), Some(Trump::Suit(suit)) if suit == led);
                    let args = [("suit", Arg::from(suit_key(led)))];
                    return (
                        text_with("law-follow", &args),
                        text_with(
                            if trump {
                                "law-follow-trump-why"
                            } else {
                                "law-follow-why"
                            },
                            &args,
                        ),
                    );
                }
            }
            "law-follow-led"
        }
        Law::Barred(Call::Suit(suit)) => {
            let args = [("suit", Arg::from(suit_key(*suit)))];
            return (text_with("law-barred", &args), text("law-barred-why"));
        }
        Law::DealerStuck | Law::WestStuck => "law-stuck",
        Law::Proposed => "law-proposed",
        Law::CanadianLoner => "law-canadian",
        Law::NaturalTrump => "law-natural",
        Law::NoAlone => "law-no-alone",
        Law::Barred(_) | Law::NoSuchCall(_) => "law-no-such-call",
        Law::WestValue(_) => "law-west-value",
        Law::WestTens => "law-west-tens",
        Law::KeepTurnUp => "law-keep-turn-up",
        Law::DiscardCount => "law-discard-count",
        Law::NoDecline => "law-no-decline",
        Law::Swap => "law-swap",
        Law::BidTooLow(_) => "law-bid-too-low",
        Law::BidderStuck => "law-bidder-stuck",
        Law::CallTrump => "law-call-trump",
        Law::NameSuit => "law-name-suit",
        Law::NotYourTurn(_) => "law-not-your-turn",
        Law::NotHeld(_) => "law-not-held",
        Law::NoDeal
        | Law::NotOver
        | Law::GameOver
        | Law::HandOver
        | Law::NoMove(_)
        | Law::NotAsked => match seen.map(|seen| seen.view.hand().ask()) {
            Some(Ask::PickUp | Ask::Widow | Ask::BestDiscard) => "law-discard-first",
            _ => "law-not-now",
        },
    };
    (text(key), text(&format!("{key}-why")))
}

/// A toast with its words laid.
struct Laid {
    area: Rect,
    title: Arc<Galley>,
    why: Arc<Galley>,
}

/// Whether a line ends in the middle of a word.
fn is_broken(words: &Galley) -> bool {
    words.rows.windows(2).any(|pair| {
        let ends = pair[0].text().chars().next_back();
        let goes_on = pair[1].text().chars().next();
        let letter = |one: Option<char>| one.is_some_and(char::is_alphanumeric);
        !pair[0].ends_with_newline && letter(ends) && letter(goes_on)
    })
}

/// What no toast may lie over at the table: the viewer's hand, and what he is asked.
fn taken(hall: &Hall, shown: &Shown) -> Vec<Rect> {
    let held = hall.seen.as_ref().map_or(0, |seen| {
        usize::from(seen.view.hand().count(seen.view.seat()))
    });
    let cards = (0..held).flat_map(|i| hall.layout.hand_card(i, held, Lift::Rest).corners());
    let corners: Vec<_> = cards.map(|corner| pos2(corner.x, corner.y)).collect();
    let asked = shown.question.iter().flat_map(|_| hall.auction.lies());
    let hand = (!corners.is_empty()).then(|| Rect::from_points(&corners));
    hand.into_iter().chain(asked).collect()
}

/// Shows the toast of the moment.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let now = ctx.input(|input| input.time);
    let pressed = ctx.input(|input| input.pointer.any_pressed()) || shown.pressed;
    let waiting = hall.toasts.waiting.len();
    shown.stirred |= waiting > 0;
    let toasts = &mut *hall.toasts;
    if let Some((toast, until, _)) = &toasts.now
        && (now >= *until || (pressed && now > *until - toast.stands() + 0.1))
    {
        toasts.now = None;
        hall.alarm.0 = None;
    }
    if toasts.now.is_none()
        && let Some(toast) = toasts.waiting.pop_front()
    {
        toasts.told += 1;
        let until = now + toast.stands();
        toasts.now = Some((toast, until, toasts.told));
    }
    let Some((toast, until, told)) = toasts.now.clone() else {
        return;
    };
    let (ink, stitch) = match toast.tone {
        Tone::Word => (theme::INK, theme::PAPER_STITCH),
        Tone::Refusal | Tone::Kept => (theme::RED, theme::RED),
    };
    // Nothing else may wake the loop when the time is up.
    if hall.alarm.0.is_none_or(|due| due > until || due <= now) {
        hall.alarm.0 = Some(until);
    }
    let at_table = *hall.screen.get() == Screen::Table && *hall.page == Page::None;
    let room = (look.safe.width() - look.px(24.0)).min(look.size(17.0) * 34.0);
    let foot = if at_table {
        let foot = hall.layout.toast();
        pos2(foot.x, foot.y)
    } else {
        pos2(look.window.center().x, look.safe.bottom() - look.px(28.0))
    };
    let pad = vec2(look.px(16.0).max(14.0), look.px(9.0).max(9.0));
    let picture = toast.card.and_then(|card| {
        hall.seen.as_ref().map(|seen| {
            (
                card,
                seen.view.hand().game().pack(),
                roses::worn(seen.view.hand()),
            )
        })
    });
    let card_wide = if picture.is_some() {
        look.px(30.0).max(26.0)
    } else {
        0.0
    };
    // What is asked, and the hand, stay in sight.
    let taken = if at_table {
        taken(hall, shown)
    } else {
        Vec::new()
    };
    let aside = card_wide * 1.4;
    // As wide and as large as may be; where that would lie over something, narrower, and large print smaller.
    let least = look.text_size.min(1.0);
    let mut best: Option<(Laid, f32)> = None;
    'found: for text in [1.0, 0.8, 0.65, 0.5].map(|k| (look.text_size * k).max(least)) {
        let look = Look {
            text_size: text,
            ..*look
        };
        for part in [1.0, 0.75, 0.55, 0.4] {
            let inner = (room * part - pad.x * 2.0 - aside).max(look.size(17.0) * 5.0);
            let (title, why) = ctx.fonts_mut(|fonts| {
                let mut lay = |words: &str, letter, size, ink| {
                    fonts.layout(words.to_owned(), look.font(letter, size), ink, inner)
                };
                (
                    lay(&toast.title, Letter::Bold, 19.0, ink),
                    lay(&toast.why, Letter::Semi, 17.0, theme::INK),
                )
            });
            let high = if toast.why.is_empty() {
                0.0
            } else {
                why.size().y
            };
            let words = vec2(title.size().x.max(why.size().x), title.size().y + high);
            let size = words + pad * 2.0 + vec2(aside, 0.0);
            let (area, over) = place::nearest(size, foot, look.safe, look.px(6.0), &taken);
            // A word in two pieces is as bad as one that is covered.
            let broken = [&title, &why].into_iter().any(|words| is_broken(words));
            let over = over + if broken { words.x * words.y } else { 0.0 };
            if best.as_ref().is_none_or(|(_, least)| over < *least) {
                best = Some((Laid { area, title, why }, over));
            }
            if place::is_free(over) {
                break 'found;
            }
        }
    }
    let Some((Laid { area, title, why }, _)) = best else {
        return;
    };
    panel(
        ctx,
        look,
        shown,
        &format!("toast {told}"),
        Order::Tooltip,
        area,
        |cloth| {
            cloth.paper(area, stitch);
            let mut left = area.left() + pad.x;
            if let Some((card, pack, worn)) = picture {
                let place = Rect::from_center_size(
                    pos2(left + card_wide / 2.0, area.center().y),
                    vec2(card_wide, card_wide * 1.4),
                );
                hall.pictures
                    .card(cloth.ui.painter(), pack, card, place, worn);
                left += card_wide * 1.4;
            }
            let top = area.top() + pad.y;
            let below = top + title.size().y;
            cloth.ui.painter().galley(
                Align2::LEFT_TOP
                    .anchor_size(pos2(left, top), title.size())
                    .min,
                title,
                ink,
            );
            if !toast.why.is_empty() {
                cloth
                    .ui
                    .painter()
                    .galley(pos2(left, below), why, theme::INK);
            }
        },
    );
}
