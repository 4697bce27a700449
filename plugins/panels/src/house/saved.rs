//! The player's own sets of house rules: saved under a name, loaded, overwritten, deleted.

use std::collections::BTreeMap;

use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};
use bower_stage::layout::Shape;
use bower_stage::settings::House;
use bower_words::{text, text_with};

use super::words::{refusal, summary};
use crate::chooser::Part;
use crate::cloth::{Board, Cloth, Shown};
use crate::floor;
use crate::hall::Hall;
use crate::theme::{Kind, Letter, Look};

/// The longest name that is taken.
const LONGEST: usize = 24;
/// How many sets are kept at most.
const MOST: usize = 40;

/// What is to be done with a set.
enum Does {
    Save,
    Load(String),
    Delete(String),
}

/// Shows the sets.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let (mut back, mut does) = (false, None);
    let game = hall.choosing.game;
    let page = &mut *hall.house_page;
    let houses = &hall.settings.houses;
    floor::page(ctx, look, shown, &hall.pictures, "saved", |cloth, draft| {
        let (out, top) =
            floor::header(cloth, draft, &text("rules-mine"), &text("rules-mine-about"));
        back = out;
        let wide = look.shape == Shape::Wide;
        let side = draft.px(if wide { 150.0 } else { 10.0 });
        let foot = look.safe.bottom() - draft.px(if wide { 36.0 } else { 6.0 });
        let body = Rect::from_min_max(
            pos2(draft.at(0.0, 0.0).x + side, top),
            pos2(draft.at(draft.w, 0.0).x - side, foot),
        );
        cloth.ground(body);
        let inside = body.shrink(draft.px(22.0).max(12.0));
        let strip = Rect::from_min_size(
            inside.min,
            vec2(inside.width(), draft.px(46.0).max(look.touch())),
        );
        let board = (look.size(18.0) * 8.0).min(strip.width() * 0.4);
        let field = Rect::from_min_max(strip.min, strip.max - vec2(board + draft.px(12.0), 0.0));
        cloth.field(field, &mut page.name, &text("rules-name"), LONGEST);
        let known = houses.contains_key(page.name.trim());
        let words = text(if known {
            "rules-overwrite"
        } else {
            "rules-save"
        });
        let barred = barred(&page.name, houses);
        let place = Rect::from_min_max(pos2(strip.right() - board, strip.top()), strip.max);
        if Board::new(place, &words)
            .kind(Kind::Main)
            .size(18.0)
            .barred(barred.as_deref())
            .show(cloth)
        {
            does = Some(Does::Save);
        }
        let about = cloth.line(
            pos2(inside.left(), strip.bottom() + draft.px(8.0)),
            Align2::LEFT_TOP,
            &of_game(&House::of(&game)),
            Letter::Semi,
            16.0,
            look.dim(),
            inside.width(),
        );
        let list = Rect::from_min_max(
            pos2(inside.left(), about.bottom() + draft.px(10.0)),
            inside.max,
        );
        if houses.is_empty() {
            cloth.line(
                list.center_top() + vec2(0.0, draft.px(16.0)),
                Align2::CENTER_TOP,
                &text("rules-none-saved"),
                Letter::Italic,
                17.5,
                look.dim(),
                list.width(),
            );
        }
        if let Some(done) = sets(cloth, list, houses, page.sure.as_deref()) {
            does = Some(done);
        }
    });
    if let Some(does) = does {
        act(hall, does);
    } else if back {
        hall.choosing.part = Part::House;
    }
}

/// Why these rules cannot be saved under a name, or nothing.
fn barred(name: &str, houses: &BTreeMap<String, House>) -> Option<String> {
    let name = name.trim();
    if name.is_empty() {
        Some(text("rules-name-first"))
    } else if houses.len() >= MOST && !houses.contains_key(name) {
        Some(text("rules-too-many"))
    } else {
        None
    }
}

/// The game and its house rules in one line.
fn of_game(house: &House) -> String {
    let game = text(&format!("game-{}", house.game));
    let rules = match house.game() {
        Ok(game) => summary(&game),
        Err(why) => refusal(&why),
    };
    format!("{game} · {rules}")
}

/// The saved sets, one a row.
fn sets(
    cloth: &mut Cloth,
    list: Rect,
    houses: &BTreeMap<String, House>,
    sure: Option<&str>,
) -> Option<Does> {
    let look = *cloth.look;
    let board = (look.size(17.0) * 6.5).min(list.width() * 0.24);
    let high = look
        .px(62.0)
        .max((look.size(18.0) + look.size(15.5)) * 1.4)
        .max(look.touch() + 8.0);
    let mut does = None;
    let whole = high * houses.len() as f32;
    cloth.scroll("saved", list, whole, |cloth, corner| {
        for (i, (name, house)) in houses.iter().enumerate() {
            let row = Rect::from_min_size(
                pos2(corner.x, corner.y + high * i as f32),
                vec2(list.width() - 8.0, high),
            );
            let room = row.width() - board * 2.0 - 26.0;
            cloth.line(
                pos2(row.left(), row.top() + high * 0.32),
                Align2::LEFT_CENTER,
                name,
                Letter::Semi,
                18.0,
                look.words(),
                room,
            );
            cloth.line(
                pos2(row.left(), row.top() + high * 0.69),
                Align2::LEFT_CENTER,
                &of_game(house),
                Letter::Semi,
                15.5,
                look.dim(),
                room,
            );
            let place = |from_right: f32| {
                Rect::from_min_size(
                    pos2(row.right() - from_right, row.top() + 5.0),
                    vec2(board, high - 12.0),
                )
            };
            let load = text("rules-load");
            if Board::new(place(board * 2.0 + 10.0), &load)
                .size(17.0)
                .called(&format!("{load}: {name}"))
                .show(cloth)
            {
                does = Some(Does::Load(name.clone()));
            }
            let delete = text(if sure == Some(name.as_str()) {
                "rules-delete-sure"
            } else {
                "rules-delete"
            });
            if Board::new(place(board), &delete)
                .kind(Kind::Plain)
                .size(17.0)
                .called(&format!("{delete}: {name}"))
                .show(cloth)
            {
                does = Some(Does::Delete(name.clone()));
            }
            if i + 1 < houses.len() {
                cloth.rule(row.left(), row.right(), row.bottom());
            }
        }
    });
    does
}

/// Does it. Deleting wants a second press.
fn act(hall: &mut Hall, does: Does) {
    let sure = hall.house_page.sure.take();
    match does {
        Does::Save => {
            let name = hall.house_page.name.trim().to_owned();
            let house = House::of(&hall.choosing.game);
            let said = text_with("rules-saved", &[("name", name.clone().into())]);
            hall.toasts.say(said, of_game(&house));
            hall.settings.houses.insert(name, house);
        }
        Does::Load(name) => match hall.settings.houses.get(&name).map(House::game) {
            Some(Ok(game)) => {
                hall.choosing.game = game;
                hall.house_page.name = name;
                hall.choosing.part = Part::House;
            }
            Some(Err(why)) => hall.toasts.say(name, refusal(&why)),
            None => {}
        },
        Does::Delete(name) if sure.as_deref() == Some(name.as_str()) => {
            hall.settings.houses.remove(&name);
        }
        Does::Delete(name) => hall.house_page.sure = Some(name),
    }
}

#[cfg(test)]
mod tests {
    use bower_rules::{Game, Preset};

    use super::*;

    #[test]
    fn rules_are_saved_only_under_a_name() {
        let mut houses = BTreeMap::new();
        assert!(barred("", &houses).is_some());
        assert!(barred("   ", &houses).is_some());
        assert_eq!(barred("Grandmother’s", &houses), None);
        for i in 0..MOST {
            houses.insert(i.to_string(), House::default());
        }
        assert!(barred("one more", &houses).is_some());
        assert_eq!(barred("3", &houses), None, "an old one may be overwritten");
    }

    #[test]
    fn a_set_is_described_by_its_game_and_its_rules() {
        let game = Game::preset(Preset::Euchre)
            .with("stick_the_dealer", "true")
            .expect("it is a rule of the game");
        assert_eq!(of_game(&House::of(&game)), "Euchre · Stick the dealer");
    }
}
