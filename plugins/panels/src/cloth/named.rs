//! What a board is called and how it stands, in words for those who hear it.

use bevy_egui::egui::{Response, WidgetInfo, WidgetType};
use bower_words::{text, text_with};

use super::slider::hundredths;

/// How a board stands.
#[derive(Clone, PartialEq, Debug)]
pub enum Stands {
    /// It does something when pressed.
    Board,
    /// It is barred, for this reason.
    Barred(String),
    /// One of several, chosen or not.
    Tile(bool),
    /// On or off.
    Switch(bool),
    /// At this share of one.
    Slider(f32),
    /// At this name of several.
    Choice(String),
    /// These letters are typed in it.
    Field(String),
    /// It is only read.
    Still,
}

impl Stands {
    /// Whether left and right change it instead of leaving it.
    pub fn adjusts(&self) -> bool {
        matches!(self, Self::Switch(_) | Self::Slider(_) | Self::Choice(_))
    }

    /// Barred for a reason, or else as it is.
    #[must_use]
    pub fn unless(self, barred: Option<&str>) -> Self {
        match barred {
            Some(why) => Self::Barred(why.to_owned()),
            None => self,
        }
    }
}

/// A board's name with how it stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Named {
    /// What it is called.
    pub name: String,
    /// How it stands.
    pub stands: Stands,
}

impl Named {
    /// The whole sentence.
    pub fn sentence(&self) -> String {
        let with = |state: String| {
            text_with(
                "heard-state",
                &[("name", self.name.clone().into()), ("state", state.into())],
            )
        };
        match &self.stands {
            Stands::Board | Stands::Still | Stands::Tile(false) => self.name.clone(),
            Stands::Barred(why) => with(why.clone()),
            Stands::Tile(true) => with(text("heard-chosen")),
            Stands::Switch(on) => with(text(if *on { "value-true" } else { "value-false" })),
            Stands::Slider(share) => with(hundredths(*share)),
            Stands::Choice(name) => with(name.clone()),
            Stands::Field(words) => with(words.clone()),
        }
    }

    /// Tells egui, whose tree a screen reader reads.
    pub(super) fn tell(&self, response: &Response) {
        response.widget_info(|| {
            let name = self.name.as_str();
            match &self.stands {
                Stands::Board => WidgetInfo::labeled(WidgetType::Button, true, name),
                Stands::Barred(_) => {
                    WidgetInfo::labeled(WidgetType::Button, false, self.sentence())
                }
                Stands::Tile(on) => WidgetInfo::selected(WidgetType::RadioButton, true, *on, name),
                Stands::Switch(on) => WidgetInfo::selected(WidgetType::Checkbox, true, *on, name),
                Stands::Slider(share) => {
                    WidgetInfo::slider(true, f64::from((share * 100.0).round()), name)
                }
                Stands::Choice(_) => {
                    WidgetInfo::labeled(WidgetType::ComboBox, true, self.sentence())
                }
                Stands::Field(_) | Stands::Still => {
                    WidgetInfo::labeled(WidgetType::Label, true, self.sentence())
                }
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sentence(stands: Stands) -> String {
        let name = "Speed".to_owned();
        Named { name, stands }.sentence()
    }

    #[test]
    fn a_board_says_how_it_stands() {
        assert_eq!(sentence(Stands::Board), "Speed");
        assert_eq!(sentence(Stands::Switch(true)), "Speed: on");
        assert_eq!(sentence(Stands::Slider(0.25)), "Speed: 25%");
        assert_eq!(sentence(Stands::Choice("Brisk".into())), "Speed: Brisk");
        assert_eq!(sentence(Stands::Tile(true)), "Speed: chosen");
        let barred = Stands::Board.unless(Some("It was turned down."));
        assert_eq!(sentence(barred), "Speed: It was turned down.");
    }
}
