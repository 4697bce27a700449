//! What is to be said next.

use bevy::prelude::*;

/// The sentences not yet spoken, in two voices: what happens, each sentence after the last, and where the player
/// stands, where only the newest matters.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Heard {
    happened: Vec<String>,
    stands: Option<String>,
}

impl Heard {
    /// The most sentences that wait: with no motion a whole hand happens at once, and nobody listens to that.
    const MOST: usize = 40;

    /// Something happened.
    pub fn say(&mut self, sentence: String) {
        if sentence.is_empty() {
            return;
        }
        if self.happened.len() >= Self::MOST {
            self.happened.remove(0);
        }
        self.happened.push(sentence);
    }

    /// What the player stands on now.
    pub fn stand(&mut self, sentence: String) {
        self.stands = Some(sentence);
    }

    /// Another is about to listen: what was said before is not for him, and whatever shows it still is given nothing in
    /// its place.
    pub fn forget(&mut self) {
        self.happened = vec![String::new()];
        self.stands = Some(String::new());
    }

    /// What happened since it was asked for last, as one text; nothing where nothing did.
    pub fn happened(&mut self) -> Option<String> {
        (!self.happened.is_empty()).then(|| {
            let mut said = std::mem::take(&mut self.happened);
            said.retain(|sentence| !sentence.is_empty());
            said.join(" ")
        })
    }

    /// Where the player stands, if that has changed since it was asked for last.
    pub fn stands(&mut self) -> Option<String> {
        self.stands.take()
    }

    /// Whether there is anything to say.
    pub fn waits(&self) -> bool {
        !self.happened.is_empty() || self.stands.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happened_is_said_once_and_in_order() {
        let mut heard = Heard::default();
        heard.say("Amos passed.".into());
        heard.say(String::new());
        heard.say("Wick passed.".into());
        assert_eq!(
            heard.happened().as_deref(),
            Some("Amos passed. Wick passed.")
        );
        assert_eq!(heard.happened(), None);
    }

    #[test]
    fn what_was_forgotten_is_shown_no_more_and_what_follows_is_said() {
        let mut heard = Heard::default();
        heard.say("Your hand: ace of spades.".into());
        heard.stand("ace of spades".into());
        heard.forget();
        heard.say("Amos passed.".into());
        assert_eq!(heard.happened().as_deref(), Some("Amos passed."));
        assert_eq!(heard.stands().as_deref(), Some(""));
        // With nothing after it, what is shown is wiped all the same.
        heard.say("Your hand: ace of spades.".into());
        heard.forget();
        assert_eq!(heard.happened().as_deref(), Some(""));
    }

    #[test]
    fn of_where_the_player_stands_only_the_newest_is_said() {
        let mut heard = Heard::default();
        heard.stand("ace of spades".into());
        heard.stand("king of spades".into());
        assert!(heard.waits());
        assert_eq!(heard.stands().as_deref(), Some("king of spades"));
        assert!(!heard.waits());
    }
}
