//! A row of the settings: what it sets, what that does, and how it is set.

use bevy_egui::egui::{Rect, pos2, vec2};
use bower_stage::Settings;
use bower_words::text;

use crate::cloth::{Cloth, Slide, Stand, Told};
use crate::theme::Letter;

/// One row: the key of its name (with `-line` for what it does), and what it sets.
pub(crate) struct Row {
    /// The key of its name.
    pub key: &'static str,
    pub(super) sets: Sets,
}

/// What a row sets and how.
pub(super) enum Sets {
    /// On or off.
    Switch(fn(&Settings) -> bool, fn(&mut Settings, bool)),
    /// From the least to the most in so many steps.
    Slider(fn(&mut Settings) -> &mut f32, f32, f32, u16),
    /// One of several names.
    Choice(
        fn(&Settings) -> usize,
        fn(&mut Settings, usize),
        fn() -> Vec<String>,
    ),
}

/// Shows rows one under another, and sets what is changed.
pub(super) fn list(cloth: &mut Cloth, list: Rect, rows: &[Row], settings: &mut Settings) {
    let wide = list.width() - 4.0;
    let heights: Vec<f32> = rows.iter().map(|row| row.high(cloth, wide)).collect();
    cloth.scroll("rows", list, heights.iter().sum(), |cloth, corner| {
        let mut y = corner.y;
        for (i, (row, high)) in rows.iter().zip(&heights).enumerate() {
            let area = Rect::from_min_size(pos2(corner.x, y), vec2(wide, *high));
            row.show(cloth, area, settings);
            if i + 1 < rows.len() {
                cloth.rule(area.left(), area.right(), area.bottom());
            }
            y += high;
        }
    });
}

impl Row {
    /// What it chooses among.
    fn names(&self) -> Vec<String> {
        match self.sets {
            Sets::Choice(_, _, names) => names(),
            _ => Vec::new(),
        }
    }

    /// How wide what sets it is, in a row of that width.
    fn control(&self, cloth: &Cloth, wide: f32, names: &[&str]) -> f32 {
        let look = cloth.look;
        match self.sets {
            Sets::Switch(..) => look.px(52.0).max(46.0),
            Sets::Slider(..) => (wide * 0.44).min(look.size(17.5) * 12.0),
            Sets::Choice(..) => {
                let least = (wide * 0.34).min(look.size(17.5) * 12.0);
                cloth.choice_width(wide, least, names)
            }
        }
    }

    /// Does something with its words as they are told.
    fn told<T>(&self, cloth: &Cloth, does: impl FnOnce(&Told) -> T) -> T {
        let (name, line) = (text(self.key), text(&format!("{}-line", self.key)));
        does(&Told {
            name: &name,
            line: &line,
            size: 18.0,
            inks: [cloth.look.words(), cloth.look.dim()],
            letter: Letter::Semi,
        })
    }

    /// How it stands in a width.
    fn stand(&self, cloth: &Cloth, wide: f32) -> Stand {
        let names = self.names();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let control = self.control(cloth, wide, &names);
        let switch = matches!(self.sets, Sets::Switch(..));
        self.told(cloth, |told| told.stand(cloth, wide, control, switch))
    }

    /// How high it is in a width.
    pub(crate) fn high(&self, cloth: &Cloth, wide: f32) -> f32 {
        self.stand(cloth, wide).high
    }

    /// Shows the row, and sets what is changed.
    pub(crate) fn show(&self, cloth: &mut Cloth, row: Rect, settings: &mut Settings) {
        let names = self.names();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let stand = self.stand(cloth, row.width());
        let (area, sentence) = self.told(cloth, |told| {
            (
                told.show(cloth, row, &stand),
                format!("{}, {}", told.name, told.line),
            )
        });
        let control = if area == row {
            self.control(cloth, row.width(), &names)
        } else {
            area.width()
        };
        cloth.reach(row);
        cloth.call(&sentence);
        match self.sets {
            Sets::Switch(get, set) => {
                let now = get(settings);
                if cloth.switch(area, now, None) {
                    set(settings, !now);
                }
            }
            Sets::Slider(field, least, most, steps) => {
                let slide = Slide {
                    now: *field(settings),
                    ends: [least, most],
                    steps,
                };
                if let Some(new) = cloth.slider(area, control, slide) {
                    *field(settings) = new;
                }
            }
            Sets::Choice(now, set, _) => {
                if let Some(new) = cloth.choice(area, control, &names, now(settings), None) {
                    set(settings, new.min(names.len() - 1));
                }
            }
        }
    }
}
