//! What a person wants that is no answer to the table: pages, undo, the next hand.

use bevy::prelude::*;
use bower_rules::Card;

/// A wish, from a board, a key or a pad. The game's own systems and the panels grant it; one that makes no sense just
/// then is ignored.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// One step out: closes the page on top; at the bare table it opens the menu. What Esc and a pad's back button do.
    Back,
    /// The menu, or out of it. What a pad's start button does.
    Menu,
    /// The rule card of the game in play.
    Rules,
    /// The last trick again.
    LastTrick,
    /// Who said what in this deal.
    Calls,
    /// Back to the person's last decision.
    Undo,
    /// The next deal, once a hand is counted.
    NextHand,
    /// The same game again, once it is won.
    Rematch,
    /// The number of the match, to be played again or passed on: once the hand is counted, since it tells every deal.
    Number,
    /// To the title.
    Leave,
    /// What the coach would do now.
    Hint,
    /// The whole screen, or a window again.
    FullScreen,
    /// Why this card may or may not be played: a finger was held on it.
    Rule(Card),
    /// A press held long enough keeps the last trick open (true); letting go lets it be gathered (false).
    Hold(bool),
    /// The next group of the page on screen: a tab, a column.
    NextGroup,
    /// The group before it.
    PreviousGroup,
    /// The board in focus is a slider or a choice: one step up (true) or down (false).
    Adjust(bool),
}

/// The page that lies over the title or the table, if any. Panels alone write it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Page {
    /// None: the title or the table itself.
    #[default]
    None,
    /// The menu of a match in play.
    Pause,
    /// Settings.
    Settings,
    /// The rule card.
    Rules,
    /// The last trick, looked at again.
    LastTrick,
    /// Who said what in this deal.
    Calls,
    /// A hand is counted: its result, or the game's when it is won.
    Result,
    /// How the hand went that decided the game, behind the game's result.
    LastHand,
    /// A match left unfinished would be given up for a new one: the player is asked.
    Replace,
    /// Another person's turn: the table is hidden until that person lifts the curtain.
    Curtain,
}

impl Page {
    /// Whether the table waits while this page is open: nobody plays behind it.
    pub fn pauses(self) -> bool {
        self != Self::None
    }
}

/// Run condition: no page lies over the table.
pub fn uncovered(page: Res<Page>) -> bool {
    !page.pauses()
}
