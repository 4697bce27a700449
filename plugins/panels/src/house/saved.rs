//! The player's own sets of house rules: saved under a name, loaded, overwritten, deleted.

use std::collections::BTreeMap;

use bevy_egui::egui::{self, Rect, pos2, vec2};
use bower_stage::layout::Shape;
use bower_stage::settings::House;
use bower_words::{text, text_with};

use super::words::{refusal, summary};
use crate::chooser::Part;
use crate::cloth::{Board, Cloth, Shown, Stand, Told};
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
        let about = cloth.lines(
            pos2(inside.left(), strip.bottom() + draft.px(8.0)),
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
            cloth.centred(
                list.center_top() + vec2(0.0, draft.px(16.0)),
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
    let gap = 10.0;
    let board = (look.size(17.0) * 6.5).min((list.width() - gap) * 0.5);
    let wide = list.width() - 8.0;
    let mut does = None;
    let rows: Vec<(&String, String, Stand)> = houses
        .iter()
        .map(|(name, house)| {
            let about = of_game(house);
            let stand = told(name, &about, &look).stand(cloth, wide, board * 2.0 + gap, false);
            (name, about, stand)
        })
        .collect();
    let extra = look.px(10.0).max(8.0);
    let whole = rows.iter().map(|(.., stand)| stand.high + extra).sum();
    cloth.scroll("saved", list, whole, |cloth, corner| {
        let mut y = corner.y;
        for (i, (name, about, stand)) in rows.iter().enumerate() {
            let row = Rect::from_min_size(pos2(corner.x, y), vec2(wide, stand.high + extra));
            y = row.bottom();
            let place = told(name, about, &look).show(cloth, row.shrink2(vec2(0.0, 4.0)), stand);
            let high = place.height().min(look.px(50.0).max(look.touch()));
            let place = |from_right: f32| {
                Rect::from_min_size(
                    pos2(row.right() - from_right, place.center().y - high / 2.0),
                    vec2(board, high),
                )
            };
            let load = text("rules-load");
            if Board::new(place(board * 2.0 + gap), &load)
                .size(17.0)
                .called(&format!("{load}: {name}"))
                .show(cloth)
            {
                does = Some(Does::Load((*name).clone()));
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
                does = Some(Does::Delete((*name).clone()));
            }
            if i + 1 < rows.len() {
                cloth.rule(row.left(), row.right(), row.bottom());
            }
        }
    });
    does
}

/// A set as its row tells it.
fn told<'a>(name: &'a str, about: &'a str, look: &Look) -> Told<'a> {
    Told {
        name,
        line: about,
        size: 18.0,
        inks: [look.words(), look.dim()],
        letter: Letter::Semi,
    }
}

/// Does it. Deleting wants a second press.
fn act(hall: &mut Hall, does: Does) {
    let sure = hall.house_page.sure.take();
    match does {
        Does::Save => {
            let name = hall.house_page.name.trim().to_owned();
            let house = House::of(&hall.choosing.game);
            let said = text_with("rules-saved", &[("name", name.clone().into())]);
            hall.toasts.say_done(said, of_game(&house));
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
