//! What tells how the game stands: the numerals of the score, the counts of the piles, the lantern's word. Built anew when
//! any of it changes.

use bevy::prelude::*;
use bower_rules::{Action, Bid, Seat, Side, Trump};
use bower_stage::{Layout, Seating, Settings};

use super::fixtures::{Fixtures, name};
use super::letters::{Line, number};
use super::{TableRoot, barn, cloth, own, scaled};
use crate::art::{Fonts, On, Sheets};
use crate::palette::{INK, evening};
use crate::picture::{Picture, piece};
use crate::{PileOf, Pose, Prop, Rest, Shown, Spot, depth, says};

/// Everything built here is under this entity.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Marks;

/// What the lofts of the two barns say, ours and theirs, while points are counted in; else the score. Motion sets it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally(pub Option<[i16; 2]>);

/// How brightly the lantern burns at least where it tells something.
const LIT: f32 = 0.1;

/// All that is told, to see whether any of it has changed.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Told {
    scores: Vec<i16>,
    lofts: [i16; 2],
    leader: Option<Seat>,
    winner: Option<Side>,
    about: About,
    words: Vec<String>,
    piles: Vec<(PileOf, u8)>,
}

/// What the lantern's words are about. To find words for it takes longer than all the rest of a frame, so they are kept
/// while it stays the same.
#[derive(Clone, PartialEq, Debug, Default)]
struct About {
    trump: Option<Trump>,
    maker: Option<Seat>,
    bid: Option<Bid>,
    partner: Option<Seat>,
    lone: Vec<Seat>,
}

impl About {
    fn of(shown: &Shown) -> Self {
        let Some(maker) = shown.maker.filter(|_| shown.trump.is_some()) else {
            return Self {
                trump: shown.trump,
                ..Self::default()
            };
        };
        let bid = shown
            .calls
            .iter()
            .rev()
            .find_map(|(seat, action)| match action {
                Action::Bid(bid) if *seat == maker => Some(*bid),
                _ => None,
            });
        Self {
            trump: shown.trump,
            maker: Some(maker),
            bid,
            partner: shown.partner.filter(|partner| *partner != maker),
            lone: Seat::all(shown.game.seats())
                .filter(|seat| is_lone(shown, *seat))
                .collect(),
        }
    }

    /// What the lantern's plates say, one line each.
    fn words(&self, seating: Option<&Seating>) -> Vec<String> {
        let Some(trump) = self.trump else {
            return Vec::new();
        };
        let mut lines = says::trump(trump);
        let Some(maker) = self.maker else {
            return lines;
        };
        if let Some(bid) = self.bid {
            lines.push(says::bidder(&name(maker, seating), bid));
        } else if !self.lone.is_empty() {
            let lone = self.lone.iter().map(|seat| name(*seat, seating));
            lines.extend(lone.map(|who| says::lone(&who)));
        } else if let Some(partner) = self.partner {
            lines.push(says::partner(&name(partner, seating)));
        }
        lines
    }
}

impl Told {
    /// What is told now. The words are those told last where they are about the same and `spoken` as they were.
    fn new(
        shown: &Shown,
        seating: Option<&Seating>,
        tally: Tally,
        landed: Vec<(PileOf, u8)>,
        last: &Self,
        (lit, spoken): (bool, bool),
    ) -> Self {
        let about = if lit {
            About::of(shown)
        } else {
            About::default()
        };
        let words = if spoken && about == last.about {
            last.words.clone()
        } else {
            about.words(seating)
        };
        Self {
            lofts: tally
                .0
                .unwrap_or([true, false].map(|ours| shown.side_score(ours))),
            scores: Side::all(shown.game.sides())
                .map(|side| shown.score[side])
                .collect(),
            leader: shown.leader(),
            winner: shown.winner,
            about,
            words,
            piles: landed,
        }
    }
}

/// Whether a seat plays without the partners it has: a maker who said so, or anyone whose partners sit this hand out.
fn is_lone(shown: &Shown, seat: Seat) -> bool {
    if shown.solo() || shown.sits[seat] {
        return false;
    }
    let side = shown.game.side_of(seat);
    let mut partners = Seat::all(shown.game.seats())
        .filter(|other| *other != seat && shown.game.side_of(*other) == side)
        .peekable();
    let said = shown.alone && shown.maker == Some(seat);
    said || (partners.peek().is_some() && partners.all(|other| shown.sits[other]))
}

/// Counts of the piles as far as their packets have come to rest.
fn landed(shown: &Shown, cards: &Query<(&Spot, &Pose, &Rest)>) -> Vec<(PileOf, u8)> {
    let mut piles: Vec<(PileOf, u8)> = Vec::new();
    for seat in Seat::all(shown.game.seats()) {
        let of = shown.pile_of(seat);
        if shown.packets(of) > 0 && piles.iter().all(|(pile, _)| *pile != of) {
            piles.push((of, 0));
        }
    }
    for (spot, pose, rest) in cards {
        if let Spot::Pile { of, card: 0, .. } = *spot
            && pose.alpha > 0.0
            && pose.at.distance_squared(rest.at) < 9.0
            && let Some((_, count)) = piles.iter_mut().find(|(pile, _)| *pile == of)
        {
            *count += 1;
        }
    }
    piles.retain(|(_, count)| *count > 0);
    piles
}

/// Builds it all, when any of it has changed.
pub(crate) fn build(
    mut commands: Commands,
    shown: Res<Shown>,
    layout: Res<Layout>,
    settings: Res<Settings>,
    seating: Option<Res<Seating>>,
    fonts: Res<Fonts>,
    (sheets, tally): (Sheets, Res<Tally>),
    cards: Query<(&Spot, &Pose, &Rest)>,
    moved: Query<(), (With<Spot>, Changed<Pose>)>,
    roots: Query<Entity, With<TableRoot>>,
    fixtures: Query<(), Added<Fixtures>>,
    old: Query<Entity, With<Marks>>,
    props: Query<(&Prop, Ref<Pose>)>,
    mut last: Local<Told>,
) {
    let lamp = props.iter().find(|(prop, _)| **prop == Prop::Lantern);
    // Words under a lantern that has gone out would tell of a hand that is over.
    let lit = lamp.as_ref().is_none_or(|(_, pose)| pose.alpha > LIT);
    let flickers = lamp.is_some_and(|(_, pose)| pose.is_changed());
    let anew = sheets.is_changed() || !fixtures.is_empty() || old.is_empty();
    let changed = shown.is_changed() || settings.is_changed() || tally.is_changed();
    if !(anew || changed || flickers || !moved.is_empty()) {
        return;
    }
    let landed = landed(&shown, &cards);
    let named = seating.as_ref().is_some_and(|seating| seating.is_changed());
    let spoken = !(anew || settings.is_changed() || named);
    let told = Told::new(
        &shown,
        seating.as_deref(),
        *tally,
        landed,
        &last,
        (lit, spoken),
    );
    let Some(root) = roots.iter().next().filter(|_| anew || *last != told) else {
        return;
    };
    old.iter()
        .for_each(|marks| commands.entity(marks).despawn());
    let under = commands
        .spawn((
            Marks,
            Name::new("marks"),
            Transform::default(),
            Visibility::Inherited,
            ChildOf(root),
        ))
        .id();
    let ours = shown.game.side_of(shown.viewer);
    if let Some(barns) = &layout.barns {
        let parts = [barns.ours, barns.theirs];
        for (i, (part, mine)) in parts.into_iter().zip([true, false]).enumerate() {
            let (score, was) = (told.lofts[i], last.lofts[i]);
            let won = told.winner.is_some_and(|winner| (winner == ours) == mine);
            barn::score(
                &mut commands,
                under,
                &sheets,
                part,
                score,
                (tally.0.is_some() && was != score).then_some(was),
                won,
            );
        }
    }
    for seat in Seat::all(shown.game.seats()) {
        if let Some(part) = layout.scores[shown.place(seat)] {
            let side = shown.game.side_of(seat);
            let (leads, won) = (shown.leader() == Some(seat), told.winner == Some(side));
            let score = shown.score[side];
            own::score(
                &mut commands,
                under,
                &sheets,
                part,
                score,
                &shown.game,
                (leads, won),
            );
        }
    }
    for (of, count) in &told.piles {
        let place = match of {
            PileOf::Us => {
                layout.piles[bower_stage::layout::Place::South].map(|part| layout.pile_count(part))
            }
            PileOf::Them => layout.their_pile.map(|part| layout.pile_count(part)),
            PileOf::Seat(seat) => {
                let place = shown.place(*seat);
                layout.piles[place]
                    .map(|part| layout.pile_count(part))
                    .or_else(|| layout.badge(place))
            }
        };
        if let Some((at, radius)) = place {
            badge(&mut commands, under, &sheets, at, radius, *count);
        }
    }
    let evening = evening(settings.theme);
    for (line, text) in told.words.iter().enumerate() {
        let (size, rect) = layout.word_fit(line, |size| cloth::plate_words(text, size));
        let depth = depth::LANTERN + 4.0 + line as f32;
        cloth::plate_in(
            &mut commands,
            under,
            evening,
            &fonts,
            rect,
            text,
            size,
            depth,
        );
    }
    *last = told;
}

/// A count on a badge, of radius 30 as drawn.
fn badge(
    commands: &mut Commands,
    parent: Entity,
    sheets: &Sheets,
    at: Vec2,
    radius: f32,
    count: u8,
) {
    let holder = scaled(commands, parent, at, radius / 30.0, depth::TOKEN + 12.0);
    commands.spawn((
        piece(
            Picture::new(On::Scene, "token/count"),
            Vec2::ZERO,
            0.0,
            Color::WHITE,
        ),
        ChildOf(holder),
    ));
    number(
        commands,
        holder,
        sheets,
        i16::from(count),
        Line::new(Vec2::Y * -16.8, 33.6, 0.2, INK).squeezed(0.95),
    );
}

#[cfg(test)]
mod tests {
    use bower_rules::{Game, Preset};
    use bower_stage::settings::HandOrder;

    use super::*;

    fn lone(preset: Preset, change: impl Fn(&mut Shown)) -> Vec<Seat> {
        let game = Game::preset(preset);
        let mut shown = Shown::fresh(game, Seat::ALL[0], HandOrder::default());
        change(&mut shown);
        Seat::all(game.seats())
            .filter(|seat| is_lone(&shown, *seat))
            .collect()
    }

    #[test]
    fn the_lantern_tells_who_plays_alone_whoever_made_trump() {
        let seat = |n: usize| Seat::ALL[n];
        assert!(lone(Preset::West, |_| ()).is_empty());
        // West: the maker's partner plays alone, and the maker sits out.
        let volunteer = |shown: &mut Shown| {
            shown.maker = Some(seat(0));
            shown.sits[seat(0)] = true;
        };
        assert_eq!(lone(Preset::West, volunteer), [seat(2)]);
        // Said, and the partner has not laid his cards down yet.
        let said = |shown: &mut Shown| {
            shown.maker = Some(seat(1));
            shown.alone = true;
        };
        assert_eq!(lone(Preset::Euchre, said), [seat(1)]);
        // A defender alone against a lone maker.
        let both = |shown: &mut Shown| {
            said(shown);
            shown.sits[seat(3)] = true;
            shown.sits[seat(0)] = true;
        };
        assert_eq!(lone(Preset::Hoyle, both), [seat(1), seat(2)]);
        // Of three one who sits out leaves two partners.
        assert!(lone(Preset::SixHanded, |shown| shown.sits[seat(4)] = true).is_empty());
    }

    #[test]
    fn nobody_is_alone_where_nobody_has_a_partner() {
        let maker = |shown: &mut Shown| {
            shown.maker = Some(Seat::ALL[0]);
            shown.alone = true;
        };
        assert!(lone(Preset::ThreeHanded, maker).is_empty());
    }
}
