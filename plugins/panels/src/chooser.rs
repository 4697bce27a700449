//! Which game: the whole family by groups, and the game in focus with its house rules and its table.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use bower_rules::{BySeat, Game, Preset};
use bower_stage::layout::Shape;
use bower_stage::{Chair, Page, Player, Screen, Seating};
use bower_words::{text, text_with};

use crate::cloth::{Board, Cloth, Shown};
use crate::draft::Draft;
use crate::hall::Hall;
use crate::start::FOLK;
use crate::theme::{self, Kind, Letter, Look};
use crate::{floor, house, names};

/// Which part of the chooser is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Part {
    /// The games.
    #[default]
    Games,
    /// The house rules of the game in focus.
    House,
    /// The player's own sets of house rules.
    Saved,
    /// Who plays.
    Names,
}

/// One chair to be filled.
#[derive(Clone, PartialEq, Debug)]
pub struct Guest {
    /// Who decides.
    pub player: Player,
    /// The name as typed; empty for the usual one.
    pub name: String,
    /// The portrait, by its place in [`FOLK`].
    pub folk: usize,
}

/// The match being chosen.
#[derive(Resource, Debug)]
pub struct Choosing {
    /// The game with its house rules.
    pub game: Game,
    /// Who plays, by seat: always six, of whom the game takes the first.
    pub guests: Vec<Guest>,
    /// What is open.
    pub part: Part,
    /// Only games of so many seats.
    pub filter: Option<u8>,
}

impl Default for Choosing {
    fn default() -> Self {
        let guests = (0..6)
            .map(|i| Guest {
                player: if i == 0 {
                    Player::Person
                } else {
                    Player::Bot("casual")
                },
                name: String::new(),
                folk: i,
            })
            .collect();
        Self {
            game: Game::preset(Preset::Euchre),
            guests,
            part: Part::Games,
            filter: None,
        }
    }
}

impl Choosing {
    /// One step out of what is open; whether there was one.
    pub fn step_out(&mut self) -> bool {
        let inner = self.part != Part::Games;
        self.part = match self.part {
            Part::Saved => Part::House,
            Part::Games | Part::House | Part::Names => Part::Games,
        };
        inner
    }

    /// Every bot plays at this level; a level there is not is ignored.
    pub fn all_bots(&mut self, level: &str) {
        let Some(level) = names::LEVELS.into_iter().find(|known| *known == level) else {
            return;
        };
        for guest in &mut self.guests {
            if let Player::Bot(of) = &mut guest.player {
                *of = level;
            }
        }
    }

    /// How many persons sit down.
    pub fn persons(&self) -> usize {
        let seats = usize::from(self.game.seats());
        self.guests
            .iter()
            .take(seats)
            .filter(|guest| guest.player == Player::Person)
            .count()
    }

    /// The name a guest goes by: as typed, else "You" for the only person, else his portrait's own.
    pub fn name(&self, seat: usize) -> String {
        let guest = &self.guests[seat];
        let typed = guest.name.trim();
        if !typed.is_empty() {
            typed.to_owned()
        } else if guest.player == Player::Person && self.persons() == 1 {
            text("you")
        } else {
            FOLK[guest.folk].1.to_owned()
        }
    }

    /// What to begin: the game, its players under names of their own, and a fresh seed.
    pub fn start(&self) -> (Game, Seating, u64) {
        let mut taken: Vec<String> = Vec::new();
        let seats = usize::from(self.game.seats());
        let chairs = BySeat::from_fn(|seat| {
            let at = seat.index();
            (at < seats).then(|| {
                let plain = self.name(at);
                let mut name = plain.clone();
                let mut again = 2;
                while taken.contains(&name) {
                    name = format!("{plain} {again}");
                    again += 1;
                }
                taken.push(name.clone());
                Chair {
                    player: self.guests[at].player,
                    name,
                    portrait: FOLK[self.guests[at].folk].0,
                }
            })
        });
        (self.game, Seating { chairs }, bower_stage::seed::fresh())
    }
}

/// The games by group, in the order they are shown.
const GROUPS: [(&str, &[Preset]); 6] = [
    (
        "group-four",
        &[
            Preset::Euchre,
            Preset::Bga,
            Preset::Hoyle,
            Preset::British,
            Preset::Cornwall,
            Preset::Classic32,
            Preset::Euchre28,
            Preset::Railroad,
        ],
    ),
    (
        "group-two",
        &[
            Preset::TwoHanded,
            Preset::TwoHanded32,
            Preset::TwoHanded25,
            Preset::ThreeHanded,
        ],
    ),
    ("group-west", &[Preset::West, Preset::West2]),
    (
        "group-bid",
        &[
            Preset::Hasenpfeffer,
            Preset::Pepper,
            Preset::Auction,
            Preset::Bid,
            Preset::DoubleBid,
        ],
    ),
    ("group-each", &[Preset::Buck, Preset::CallAce]),
    ("group-more", &[Preset::SixHanded, Preset::Napoleon]),
];

/// Shows the chooser.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    // Esc leaves the page that asks for a pad as well.
    if hall.choosing.part != Part::Names && hall.pads.listening.is_some() {
        hall.pads.listening = None;
    }
    match hall.choosing.part {
        Part::Games => games(ctx, look, shown, hall),
        Part::House => house::show(ctx, look, shown, hall),
        Part::Saved => house::saved::show(ctx, look, shown, hall),
        Part::Names => names::show(ctx, look, shown, hall),
    }
}

fn games(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let game = hall.choosing.game;
    let (mut back, mut chosen, mut did) = (false, None, Panel::Nothing);
    let mut filter = hall.choosing.filter;
    floor::page(
        ctx,
        look,
        shown,
        &hall.pictures,
        "chooser",
        |cloth, draft| {
            let (out, top) =
                floor::header(cloth, draft, &text("which-game"), &text("which-game-about"));
            back = out;
            let foot = look.safe.bottom()
                - if look.shape == Shape::Wide {
                    draft.px(36.0)
                } else {
                    draft.px(8.0)
                };
            match look.shape {
                Shape::Tall => {
                    let high = draft.px(58.0).max(look.touch());
                    let bar = Rect::from_min_max(
                        pos2(look.safe.left() + draft.px(6.0), foot - high),
                        pos2(look.safe.right() - draft.px(6.0), foot),
                    );
                    let list_top = chips(cloth, draft, top, &mut filter);
                    let list = Rect::from_min_max(
                        pos2(draft.at(16.0, 0.0).x, list_top),
                        pos2(draft.at(draft.w - 16.0, 0.0).x, bar.top() - draft.px(10.0)),
                    );
                    chosen = tiles(cloth, list, 1, game.preset, filter);
                    did = bar_boards(cloth, bar, game);
                }
                Shape::Wide if look.text_size <= 1.1 => {
                    let column = |i: f32| draft.at(34.0 + i * 306.0, 0.0).x;
                    let list = Rect::from_min_max(
                        pos2(column(0.0), top),
                        pos2(column(3.0) + draft.px(292.0), foot),
                    );
                    let panel = Rect::from_min_max(
                        pos2(column(3.0), top + draft.px(198.0)),
                        pos2(column(3.0) + draft.px(292.0), foot),
                    );
                    chosen = tiles(cloth, list, 4, game.preset, None);
                    did = about(cloth, draft, panel, game, hall);
                }
                _ => {
                    let wide = draft
                        .px(292.0)
                        .max(look.size(18.0) * 14.0)
                        .min(look.window.width() * 0.42);
                    let right = look.safe.right() - draft.px(12.0);
                    let panel = Rect::from_min_max(pos2(right - wide, top), pos2(right, foot));
                    let list = Rect::from_min_max(
                        pos2(look.safe.left() + draft.px(14.0), top),
                        pos2(panel.left() - draft.px(16.0), foot),
                    );
                    let columns = if list.width() > look.size(18.0) * 30.0 {
                        2
                    } else {
                        1
                    };
                    chosen = tiles(cloth, list, columns, game.preset, None);
                    did = about(cloth, draft, panel, game, hall);
                }
            }
        },
    );
    hall.choosing.filter = filter;
    if let Some(preset) = chosen {
        if preset == game.preset {
            did = Panel::Play;
        } else {
            hall.choosing.game = Game::preset(preset);
        }
    }
    match did {
        Panel::Play => {
            let start = hall.choosing.start();
            hall.begin(start);
        }
        Panel::House => hall.choosing.part = Part::House,
        Panel::Names => hall.choosing.part = Part::Names,
        Panel::Rules => hall.turn_to(Page::Rules),
        Panel::Nothing => {}
    }
    if back {
        hall.next.set(Screen::Title);
    }
}

/// The filter by seats at the top of an upright phone.
fn chips(cloth: &mut Cloth, draft: Draft, top: f32, filter: &mut Option<u8>) -> f32 {
    let high = cloth.look.touch();
    let words = [None, Some(2), Some(3), Some(4), Some(5), Some(6)];
    let gap = draft.px(6.0);
    let left = draft.at(16.0, 0.0).x;
    let room = draft.px(draft.w - 32.0);
    let each = (room - gap * 5.0) / 6.3;
    let mut x = left;
    for only in words {
        let wide = if only.is_none() { each * 1.3 } else { each };
        let area = Rect::from_min_size(pos2(x, top), vec2(wide, high));
        let on = *filter == only;
        cloth.call(&only.map_or_else(|| text("all"), |seats| seats.to_string()));
        if cloth.tile(area, on, false).taken {
            *filter = only;
        }
        let (ink, _) = cloth.on_cell(on);
        match only {
            None => {
                cloth.line(
                    area.center(),
                    Align2::CENTER_CENTER,
                    &text("all"),
                    Letter::Semi,
                    17.0,
                    ink,
                    wide - 8.0,
                );
            }
            Some(seats) => {
                seats_glyph(
                    cloth,
                    pos2(area.left() + wide * 0.32, area.center().y),
                    wide.min(high) * 0.24,
                    seats,
                    ink,
                );
                cloth.line(
                    pos2(area.right() - wide * 0.24, area.center().y),
                    Align2::CENTER_CENTER,
                    &seats.to_string(),
                    Letter::Semi,
                    17.0,
                    ink,
                    wide * 0.4,
                );
            }
        }
        x += wide + gap;
    }
    top + high + draft.px(8.0)
}

/// The tiles of the games in columns; the one taken.
fn tiles(
    cloth: &mut Cloth,
    list: Rect,
    columns: usize,
    now: Preset,
    filter: Option<u8>,
) -> Option<Preset> {
    let look = *cloth.look;
    let plan: &[&[usize]] = match columns {
        4 => &[&[0], &[1, 2], &[3, 4], &[5]],
        2 => &[&[0, 1], &[2, 3, 4, 5]],
        _ => &[&[0, 1, 2, 3, 4, 5]],
    };
    let gap = look.px(14.0);
    let wide = (list.width() - gap * (columns as f32 - 1.0)) / columns as f32;
    let (name, more) = (look.size(18.0), look.size(15.5));
    let high = look.px(58.0).max((name + more) * 1.32).max(look.touch());
    let step = high + look.px(6.0);
    let head = look.size(17.0) * 1.9;
    let fits = |preset: &&Preset| filter.is_none_or(|seats| takes(**preset, seats));
    let tall = plan
        .iter()
        .map(|column| {
            column
                .iter()
                .map(|&g| GROUPS[g].1.iter().filter(fits).count() as f32)
                .filter(|&n| n > 0.0)
                .map(|n| head + n * step + look.px(12.0))
                .sum::<f32>()
        })
        .fold(0.0, f32::max);
    let mut taken = None;
    cloth.scroll("games", list, tall, |cloth, corner| {
        for (c, column) in plan.iter().enumerate() {
            let x = corner.x + (wide + gap) * c as f32;
            let mut y = corner.y;
            for &g in *column {
                let (group, presets) = GROUPS[g];
                let presets: Vec<Preset> = presets.iter().filter(fits).copied().collect();
                if presets.is_empty() {
                    continue;
                }
                cloth.heading(
                    pos2(x + look.px(4.0), y + head * 0.45),
                    &text(group),
                    x + wide,
                );
                y += head;
                for preset in presets {
                    let area = Rect::from_min_size(pos2(x, y), vec2(wide, high));
                    if tile(cloth, area, preset, preset == now) {
                        taken = Some(preset);
                    }
                    y += step;
                }
                y += look.px(12.0);
            }
        }
    });
    taken
}

/// Whether a game can be played by so many.
fn takes(preset: Preset, seats: u8) -> bool {
    preset == Preset::Napoleon || Game::preset(preset).seats() == seats
}

fn tile(cloth: &mut Cloth, area: Rect, preset: Preset, chosen: bool) -> bool {
    let look = *cloth.look;
    let game = Game::preset(preset);
    let key = format!("game-{}", preset.name());
    cloth.call(&format!("{}, {}", text(&key), text(&format!("{key}-line"))));
    let pressed = cloth.tile(area, chosen, chosen);
    let (words, dim) = cloth.on_cell(chosen);
    let glyph = area.height() * 0.27;
    let left = area.left() + look.px(14.0);
    let right = area.right() - glyph * 5.0;
    cloth.line(
        pos2(left, area.top() + area.height() * 0.32),
        Align2::LEFT_CENTER,
        &text(&key),
        Letter::Bold,
        18.0,
        words,
        right - left,
    );
    cloth.line(
        pos2(left, area.top() + area.height() * 0.70),
        Align2::LEFT_CENTER,
        &text(&format!("{key}-line")),
        Letter::Semi,
        15.5,
        dim,
        right - left,
    );
    seats_glyph(
        cloth,
        pos2(area.right() - glyph * 4.0, area.center().y),
        glyph,
        game.seats(),
        words,
    );
    pack_glyph(
        cloth,
        pos2(area.right() - glyph * 1.5, area.center().y),
        glyph * 1.5,
        game.pack().cards().len(),
    );
    pressed.taken
}

/// How many sit down: a small table with its stools, the player's own at the foot.
pub fn seats_glyph(cloth: &Cloth, centre: egui::Pos2, radius: f32, seats: u8, ink: Color32) {
    let painter = cloth.ui.painter();
    painter.circle(
        centre,
        radius * 0.62,
        theme::hex(0x2f7d55),
        Stroke::new(1.6, theme::BRASS),
    );
    for i in 0..seats {
        let angle =
            std::f32::consts::TAU * f32::from(i) / f32::from(seats) + std::f32::consts::FRAC_PI_2;
        painter.circle_filled(centre + Vec2::angled(angle) * radius, radius * 0.24, ink);
    }
}

/// How many cards: the number on a card.
pub fn pack_glyph(cloth: &Cloth, centre: egui::Pos2, width: f32, cards: u32) {
    let painter = cloth.ui.painter();
    let size = vec2(width, width * 1.3);
    let line = Stroke::new(1.3, theme::hex(0x241b26));
    let back = Rect::from_center_size(centre + vec2(width * 0.12, -width * 0.08), size);
    painter.rect(
        back,
        width * 0.14,
        theme::hex(0xb9a67c),
        line,
        StrokeKind::Middle,
    );
    let front = Rect::from_center_size(centre, size);
    painter.rect(front, width * 0.14, theme::PAPER, line, StrokeKind::Middle);
    let font = egui::FontId::new(width * 0.66, Letter::Bold.family());
    painter.text(
        front.center(),
        Align2::CENTER_CENTER,
        cards,
        font,
        theme::INK,
    );
}

/// What was pressed about the game in focus.
#[derive(Clone, Copy, PartialEq)]
enum Panel {
    Nothing,
    Play,
    House,
    Names,
    Rules,
}

/// The boards at the foot of an upright phone.
fn bar_boards(cloth: &mut Cloth, bar: Rect, game: Game) -> Panel {
    let gap = cloth.look.px(8.0);
    let small = (bar.width() - gap * 3.0) * 0.19;
    let mut did = Panel::Nothing;
    let main = Rect::from_min_size(
        bar.min,
        vec2(bar.width() - 3.0 * (small + gap), bar.height()),
    );
    let name = text(&format!("game-{}", game.preset.name()));
    if Board::new(main, &text_with("play-game", &[("game", name.into())]))
        .kind(Kind::Main)
        .size(22.0)
        .main()
        .show(cloth)
    {
        did = Panel::Play;
    }
    for (i, (key, does)) in [
        ("house-rules-short", Panel::House),
        ("who-plays-short", Panel::Names),
        ("rules", Panel::Rules),
    ]
    .into_iter()
    .enumerate()
    {
        let area = Rect::from_min_size(
            pos2(main.right() + gap + (small + gap) * i as f32, bar.top()),
            vec2(small, bar.height()),
        );
        if Board::new(area, &text(key)).size(16.0).show(cloth) {
            did = does;
        }
    }
    did
}

/// The game in focus: what it is, its house rules, who sits down, and off to the table.
fn about(cloth: &mut Cloth, draft: Draft, panel: Rect, game: Game, hall: &Hall) -> Panel {
    let look = *cloth.look;
    cloth.ground(panel);
    let inside = panel.shrink(draft.px(20.0).max(14.0));
    let key = format!("game-{}", game.preset.name());
    let mut did = Panel::Nothing;
    let glyph = draft.px(17.0).max(13.0);
    let name = cloth.line(
        inside.left_top(),
        Align2::LEFT_TOP,
        &text(&key),
        Letter::Bold,
        26.0,
        look.words(),
        inside.width() - glyph * 5.2,
    );
    seats_glyph(
        cloth,
        pos2(inside.right() - glyph * 3.8, name.center().y),
        glyph,
        game.seats(),
        look.words(),
    );
    pack_glyph(
        cloth,
        pos2(inside.right() - glyph * 0.9, name.center().y),
        glyph * 1.5,
        game.pack().cards().len(),
    );

    let high = draft
        .px(50.0)
        .max(look.touch() - 2.0)
        .max(look.size(20.0) * 1.6);
    let gap = draft.px(8.0);
    let rows = Rect::from_min_max(
        pos2(inside.left(), inside.bottom() - high * 2.0 - gap),
        inside.max,
    );
    let half = (rows.width() - gap) / 2.0;
    let cell = |row: f32, left: f32, wide: f32| {
        Rect::from_min_size(
            pos2(rows.left() + left, rows.top() + (high + gap) * row),
            vec2(wide, high),
        )
    };
    let body = Rect::from_min_max(
        pos2(inside.left(), name.bottom() + 6.0),
        pos2(inside.right(), rows.top() - gap),
    );
    let differs = house::summary(&game);
    let blurb = text(&format!("{key}-blurb"));
    let room = body.width();
    let head = look.size(17.0) * 1.5;
    let n = f32::from(game.seats());
    let hoop = (room / n / 1.15).min(draft.px(52.0)).max(24.0);
    // Who sits down stands at the foot, whatever there is to say above.
    let faces = Rect::from_min_max(
        pos2(body.left(), body.bottom() - hoop - draft.px(4.0)),
        body.max,
    );
    let words = Rect::from_min_max(body.min, pos2(body.right(), faces.top() - draft.px(4.0)));
    let blurb_high = cloth.lines_height(&blurb, Letter::Semi, 16.5, room);
    let rules_high = cloth.lines_height(&differs, Letter::Semi, 16.5, room);
    let needed = blurb_high + head + rules_high + draft.px(8.0);
    cloth.scroll("about", words, needed, |cloth, corner| {
        let mut y = cloth
            .lines(corner, &blurb, Letter::Semi, 16.5, look.dim(), room)
            .bottom()
            + draft.px(8.0);
        cloth.line(
            pos2(corner.x, y),
            Align2::LEFT_TOP,
            &text("house-rules"),
            Letter::Bold,
            17.0,
            look.accent(),
            room,
        );
        y += head;
        cloth.lines(
            pos2(corner.x, y),
            &differs,
            Letter::Semi,
            16.5,
            look.words(),
            room,
        );
    });
    let step = hoop * 1.15;
    for i in 0..usize::from(game.seats()) {
        let centre = pos2(faces.left() + step * (i as f32 + 0.5), faces.center().y);
        hall.pictures.portrait(
            cloth.ui.painter(),
            FOLK[hall.choosing.guests[i].folk].0,
            centre,
            hoop * 0.46,
        );
    }
    for (row, left, key, does) in [
        (0.0, 0.0, "house-rules", Panel::House),
        (0.0, half + gap, "who-plays", Panel::Names),
    ] {
        if Board::new(cell(row, left, half), &text(key))
            .size(18.0)
            .show(cloth)
        {
            did = does;
        }
    }
    let main = (rows.width() - gap) * 0.64;
    if Board::new(cell(1.0, 0.0, main), &text("play"))
        .kind(Kind::Main)
        .size(26.0)
        .show(cloth)
    {
        did = Panel::Play;
    }
    if Board::new(
        cell(1.0, main + gap, rows.width() - gap - main),
        &text("rules"),
    )
    .size(18.0)
    .show(cloth)
    {
        did = Panel::Rules;
    }
    did
}
