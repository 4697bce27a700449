//! House rules: every option of the game in focus, looked through by words; one's own sets of them under names.

mod rows;
pub mod saved;
mod words;

use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, pos2, vec2};
use bower_rules::Game;
use bower_stage::layout::Shape;
use bower_words::{text, text_with};

pub use words::{refusal, rule_in_words, summary};

use crate::chooser::Part;
use crate::cloth::{Board, Cloth, Shown};
use crate::floor;
use crate::hall::Hall;
use crate::theme::{Kind, Letter, Look};

/// The page's own state.
#[derive(Resource, Default, Debug)]
pub struct HousePage {
    /// The words that rules are looked for by.
    pub query: String,
    /// The name to save these rules under.
    pub name: String,
    /// The set about to be deleted: a second press does it.
    pub sure: Option<String>,
}

/// Shows the house rules.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let game = hall.choosing.game;
    let options = game.options();
    let (mut back, mut play, mut usual, mut saved) = (false, false, false, false);
    let page = &mut *hall.house_page;
    let mut change: Option<(&'static str, String)> = None;
    floor::page(ctx, look, shown, &hall.pictures, "house", |cloth, draft| {
        let name = text(&format!("game-{}", game.preset.name()));
        let (out, top) = floor::header(cloth, draft, &text("house-rules"), &name);
        back = out;
        let side = if look.shape == Shape::Wide {
            draft.px(34.0)
        } else {
            draft.px(10.0)
        };
        let foot = look.safe.bottom()
            - if look.shape == Shape::Wide {
                draft.px(28.0)
            } else {
                draft.px(4.0)
            };
        let left = draft.at(0.0, 0.0).x + side;
        let right = draft.at(draft.w, 0.0).x - side;
        let high = draft.px(44.0).max(look.touch()).max(look.size(20.0) * 1.5);
        // The boards keep off the panel's stitches.
        let off = draft.px(13.0).clamp(9.0, 18.0);
        let bar_high = high + off * 2.0 + draft.px(3.0);
        let bar = Rect::from_min_max(pos2(left, foot - bar_high), pos2(right, foot));
        let body = Rect::from_min_max(pos2(left, top), pos2(right, bar.top() - draft.px(14.0)));
        cloth.ground(body);
        let inside = body.shrink2(vec2(draft.px(26.0).max(16.0), draft.px(16.0).max(12.0)));
        let columns = if inside.width() > look.size(17.5) * 44.0 {
            2
        } else {
            1
        };
        let strip = Rect::from_min_size(
            inside.min,
            vec2(inside.width(), draft.px(40.0).max(look.touch())),
        );
        let mine = (look.size(18.0) * 8.0).min(strip.width() * 0.42);
        let field = Rect::from_min_max(strip.min, strip.max - vec2(mine + draft.px(12.0), 0.0));
        cloth.field(field, &mut page.query, &text("rules-search"), 24);
        let board = Rect::from_min_max(pos2(strip.right() - mine, strip.top()), strip.max);
        saved = Board::new(board, &text("rules-mine"))
            .size(18.0)
            .show(cloth);
        let list = Rect::from_min_max(
            pos2(inside.left(), strip.bottom() + draft.px(10.0)),
            inside.max,
        );
        change = rows::rows(cloth, list, columns, &game, &options, &page.query);
        cloth.ground(bar);
        let wide = (look.size(20.0) * 7.0).min(bar.width() * 0.3);
        let y = bar.top() + off;
        let right = bar.right() - off;
        let main = Rect::from_min_size(pos2(right - wide, y), vec2(wide, high));
        play = Board::new(main, &text("play"))
            .kind(Kind::Main)
            .size(20.0)
            .show(cloth);
        let reset = Rect::from_min_size(pos2(main.left() - wide - 10.0, y), vec2(wide, high));
        let differs = !game.differs().is_empty();
        if differs {
            usual = Board::new(reset, &text("as-usual"))
                .kind(Kind::Plain)
                .size(17.0)
                .show(cloth);
        }
        let dot = pos2(bar.left() + draft.px(24.0).max(16.0), bar.center().y);
        cloth.ui.painter().circle_filled(dot, 4.5, look.accent());
        let from = dot.x + draft.px(16.0).max(12.0);
        let right = if differs { reset.left() } else { main.left() } - draft.px(14.0).max(10.0);
        let room = Rect::from_min_max(pos2(from, bar.top() + 6.0), pos2(right, bar.bottom() - 6.0));
        let ink = if differs { look.words() } else { look.dim() };
        in_short(cloth, room, &game, ink);
    });
    if let Some((name, value)) = change {
        match game.with(name, &value) {
            Ok(game) => hall.choosing.game = game,
            Err(why) => hall.toasts.say(words::option_name(name), refusal(&why)),
        }
    }
    if usual {
        hall.choosing.game = Game::preset(game.preset);
    }
    if play {
        let start = hall.choosing.start();
        hall.begin(start);
    }
    if saved {
        hall.choosing.part = Part::Saved;
    }
    if back {
        hall.choosing.part = Part::Games;
    }
}

/// What differs from the game as it usually is: by name as far as there is room, else how many rules.
fn in_short(cloth: &Cloth, place: Rect, game: &Game, ink: egui::Color32) {
    let count = game.differs().len();
    let ways = if count == 0 {
        vec![summary(game), text("as-usual")]
    } else {
        let changed = text_with("rules-changed", &[("count", count.into())]);
        vec![summary(game), changed, count.to_string()]
    };
    let lay = |words: &str, smaller: f32| {
        let mut font = cloth.unbroken(words, Letter::Semi, 17.0, place.width());
        font.size *= smaller;
        let painter = cloth.ui.painter();
        painter.layout(words.to_owned(), font, ink, place.width())
    };
    let sizes = [1.0, 0.9, 0.8, 0.7];
    let fits = ways.iter().find_map(|words| {
        let laid = sizes.into_iter().map(|smaller| lay(words, smaller));
        laid.into_iter()
            .find(|laid| laid.size().y <= place.height())
    });
    let least = || ways.last().map(|words| lay(words, 0.5));
    if let Some(laid) = fits.or_else(least) {
        let at = pos2(place.left(), place.center().y - laid.size().y / 2.0);
        cloth.ui.painter().galley(at, laid, ink);
    }
}
