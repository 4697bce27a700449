//! The title: the barn over a quilt of fields by night, and the first boards.

mod backdrop;

use bevy_egui::egui::{self, Order, Rect, pos2, vec2};
use bower_stage::layout::Shape;
use bower_stage::{Page, Screen};
use bower_words::text;

use crate::cloth::{Board, Cloth, Shown, panel};
use crate::draft::Draft;
use crate::hall::Hall;
use crate::theme::{Kind, Look};

pub use backdrop::backdrop;

/// What a board of the title does.
#[derive(Clone, Copy, PartialEq)]
enum Does {
    GoOn,
    Play,
    Games,
    Settings,
    Rules,
    Quit,
}

impl Does {
    /// The words on its board.
    fn words(self, unfinished: bool) -> String {
        text(match self {
            Self::GoOn => "go-on-match",
            Self::Play if unfinished => "new-game",
            Self::Play => "play",
            Self::Games => "games",
            Self::Settings => "settings",
            Self::Rules => "rules",
            Self::Quit => "quit",
        })
    }
}

/// Shows the title.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    backdrop(ctx, look, hall);
    let mut done = None;
    panel(
        ctx,
        look,
        shown,
        "title",
        Order::Middle,
        boards_area(look),
        |cloth| done = boards(cloth, hall.kept.resume.is_some()),
    );
    match done {
        Some(Does::GoOn) => hall.go_on.0 = true,
        Some(Does::Play) => {
            let start = hall.choosing.start();
            hall.begin(start);
        }
        Some(Does::Games) => hall.next.set(Screen::Chooser),
        Some(Does::Settings) => *hall.page = Page::Settings,
        Some(Does::Rules) => *hall.page = Page::Rules,
        Some(Does::Quit) => hall.quit(),
        None => {}
    }
}

/// Where the boards stand: under the sign at the left, on an upright phone at the foot.
pub fn boards_area(look: &Look) -> Rect {
    let draft = Draft::new(look);
    let drawn = match look.shape {
        Shape::Wide => draft.rect(112.0, draft.h - 268.0, 480.0, 202.0),
        Shape::Tall => {
            let w = draft.w.min(430.0) - 40.0;
            draft.rect((draft.w - w) / 2.0, draft.h - 180.0, w, 160.0)
        }
        Shape::Squat => draft.rect(34.0, 226.0, 344.0, 146.0),
    };
    // Three rows of boards, each under a finger, on the smallest phone too.
    let high = drawn.height().max(look.touch() * 3.0 + gap(look) * 2.0);
    let foot = drawn
        .bottom()
        .max((drawn.top() + high).min(look.safe.bottom()));
    Rect::from_min_max(pos2(drawn.left(), foot - high), pos2(drawn.right(), foot))
}

/// What is left between two boards.
fn gap(look: &Look) -> f32 {
    look.px(match look.shape {
        Shape::Wide => 14.0,
        Shape::Tall => 8.0,
        Shape::Squat => 7.0,
    })
}

fn boards(cloth: &mut Cloth, unfinished: bool) -> Option<Does> {
    let area = boards_area(cloth.look);
    let (first, size, small) = match cloth.look.shape {
        Shape::Wide => (66.0, 32.0, 23.0),
        Shape::Tall => (56.0, 27.0, 20.0),
        Shape::Squat => (48.0, 23.0, 18.0),
    };
    let (gap, touch) = (gap(cloth.look), cloth.look.touch());
    let first = cloth
        .look
        .px(first)
        .min(area.height() - (touch + gap) * 2.0)
        .max(touch);
    let rest = (area.height() - first - gap * 2.0) / 2.0;
    let mut done = None;
    let play = Rect::from_min_size(area.min, vec2(area.width(), first));
    let main = if unfinished { Does::GoOn } else { Does::Play };
    if Board::new(play, &main.words(false))
        .kind(Kind::Main)
        .size(size)
        .main()
        .show(cloth)
    {
        done = Some(main);
    }
    let web = cfg!(target_arch = "wasm32");
    let all = [
        (Does::Play, unfinished),
        (Does::Games, true),
        (Does::Settings, true),
        (Does::Rules, !unfinished || web),
        (Does::Quit, !web),
    ];
    let rest_of: Vec<Does> = all
        .into_iter()
        .filter(|(_, shown)| *shown)
        .map(|(does, _)| does)
        .collect();
    let rows: Vec<&[Does]> = rest_of.chunks(2).collect();
    let mut places: Vec<(Rect, Does)> = Vec::new();
    for (i, row) in rows.iter().enumerate() {
        let y = play.bottom() + gap + (rest + gap) * i as f32;
        let wide = (area.width() - gap * 1.15 * (row.len() as f32 - 1.0)) / row.len() as f32;
        for (j, &does) in row.iter().enumerate() {
            let corner = pos2(area.left() + (wide + gap * 1.15) * j as f32, y);
            places.push((Rect::from_min_size(corner, vec2(wide, rest)), does));
        }
    }
    let words: Vec<String> = places
        .iter()
        .map(|(_, does)| does.words(unfinished))
        .collect();
    let row = places
        .iter()
        .zip(&words)
        .map(|((place, _), words)| Board::new(*place, words).size(small))
        .collect();
    cloth.row(row).map(|i| places[i].1).or(done)
}
