//! Which page lies over the screen, and the wishes that turn pages.

use bevy::prelude::*;
use bower_rules::Kind;
use bower_stage::{Handover, Motion, Page, Screen, Seating, Seen, Wish};

use crate::toast::Toasts;

/// The page under a page opened from it: where one step out leads.
#[derive(Resource, Default, Debug)]
pub struct Under(pub Vec<Page>);

/// What keys and pads asked of the page on screen: the next drawing takes it.
#[derive(Resource, Default, Debug)]
pub struct Turned {
    /// The board in focus, a slider or a choice, a step up or down.
    pub step: Option<bool>,
    /// The next group (true) or the one before.
    pub group: Option<bool>,
}

/// Grants the wishes that open and close pages.
pub fn grant(
    mut wishes: MessageReader<Wish>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut page: ResMut<Page>,
    mut under: ResMut<Under>,
    mut chooser: ResMut<crate::chooser::Choosing>,
    seen: Option<Res<Seen>>,
    mut toasts: ResMut<Toasts>,
    mut turned: ResMut<Turned>,
    (handover, motion): (Res<Handover>, Res<Motion>),
    mut held: Local<bool>,
) {
    for wish in wishes.read() {
        let at_table = *screen.get() == Screen::Table;
        match wish {
            Wish::Back => match *page {
                Page::None if at_table => *page = Page::Pause,
                Page::None if *screen.get() == Screen::Chooser => {
                    if !chooser.step_out() {
                        next.set(Screen::Title);
                    }
                }
                Page::None => {}
                // A counted hand is left by its boards, a curtain is lifted: one step out of them is the menu.
                Page::Result | Page::Curtain => open(&mut page, &mut under, Page::Pause),
                _ => *page = under.0.pop().unwrap_or_default(),
            },
            Wish::Menu if at_table => match *page {
                Page::Pause => *page = under.0.pop().unwrap_or_default(),
                Page::None
                | Page::Result
                | Page::LastHand
                | Page::LastTrick
                | Page::Calls
                | Page::Curtain => open(&mut page, &mut under, Page::Pause),
                _ => {}
            },
            Wish::Rules if *page != Page::Rules => open(&mut page, &mut under, Page::Rules),
            Wish::Rules => *page = under.0.pop().unwrap_or_default(),
            Wish::LastTrick if at_table && *page == Page::None => {
                if seen
                    .as_ref()
                    .is_some_and(|seen| seen.view.hand().past_tricks().next().is_some())
                {
                    *page = Page::LastTrick;
                } else {
                    toasts.say(
                        bower_words::text("no-last-trick"),
                        bower_words::text("no-last-trick-why"),
                    );
                }
            }
            Wish::LastTrick if *page == Page::LastTrick => *page = Page::None,
            Wish::Calls
                if at_table
                    && matches!(
                        *page,
                        Page::None | Page::Pause | Page::Result | Page::LastHand
                    ) =>
            {
                open(&mut page, &mut under, Page::Calls)
            }
            Wish::Calls if *page == Page::Calls => *page = under.0.pop().unwrap_or_default(),
            // Behind a curtain nothing is taken back.
            Wish::Undo if handover.0.is_some() => toasts.say(
                bower_words::text("curtain-no-undo"),
                bower_words::text("curtain-no-undo-why"),
            ),
            Wish::Hold(down) if at_table => {
                // What lies on the table is kept there by motion; else the last trick is shown for as long.
                let taken = seen
                    .as_ref()
                    .is_some_and(|seen| seen.view.hand().past_tricks().next().is_some());
                if *down && *page == Page::None && !motion.blocking && taken {
                    *page = Page::LastTrick;
                    *held = true;
                } else if !*down && std::mem::take(&mut *held) && *page == Page::LastTrick {
                    *page = Page::None;
                }
            }
            Wish::Undo | Wish::NextHand | Wish::Rematch | Wish::Leave => {
                under.0.clear();
                page.set_if_neq(Page::None);
            }
            Wish::Adjust(up) => turned.step = Some(*up),
            Wish::NextGroup => turned.group = Some(true),
            Wish::PreviousGroup => turned.group = Some(false),
            _ => {}
        }
    }
}

/// Opens a page over the one that is open.
pub fn open(page: &mut Page, under: &mut Under, new: Page) {
    if *page != Page::None {
        under.0.push(*page);
    }
    *page = new;
}

/// The page under the one on top, the menu passed over.
pub fn below_menu(under: &mut Under) -> Page {
    loop {
        match under.0.pop() {
            Some(Page::Pause) => {}
            other => return other.unwrap_or_default(),
        }
    }
}

/// Shows the result of a counted hand once the table is still, and puts it away when the next is dealt.
pub fn result(
    screen: Res<State<Screen>>,
    motion: Res<Motion>,
    seen: Option<Res<Seen>>,
    seating: Option<Res<Seating>>,
    mut page: ResMut<Page>,
    mut under: ResMut<Under>,
    mut shown_for: Local<Option<u64>>,
) {
    let (Some(seen), Some(seating)) = (seen, seating) else {
        return;
    };
    if *screen.get() != Screen::Table {
        return;
    }
    let hand = seen.view.hand();
    let Some(outcome) = hand.outcome() else {
        *shown_for = None;
        if matches!(*page, Page::Result | Page::LastHand) {
            under.0.clear();
            *page = Page::None;
        }
        return;
    };
    let somebody = seating.people().next().is_some();
    let void = matches!(outcome.kind, Kind::Void | Kind::Redeal);
    // What has only just happened has not begun to be shown, and `Motion` knows of it a frame later.
    let told = !seen.is_changed();
    // Bots alone go on by themselves; how their game ended is shown all the same.
    if (somebody || seen.won.is_some())
        && !void
        && told
        && !motion.blocking
        && *page == Page::None
        && *shown_for != Some(seen.decision)
    {
        *shown_for = Some(seen.decision);
        *page = Page::Result;
    }
}

/// A screen that is left takes its pages with it.
pub fn close(mut page: ResMut<Page>, mut under: ResMut<Under>) {
    under.0.clear();
    page.set_if_neq(Page::None);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn going_on_leads_to_where_one_was_and_not_to_the_menu_between() {
        for (opened, to) in [
            (&[][..], Page::None),
            (&[Page::Pause], Page::None),
            (&[Page::Result], Page::Result),
            (&[Page::Result, Page::Pause], Page::Result),
            (&[Page::Curtain, Page::Pause], Page::Curtain),
        ] {
            let mut under = Under(opened.to_vec());
            assert_eq!(below_menu(&mut under), to, "{opened:?}");
        }
    }
}
