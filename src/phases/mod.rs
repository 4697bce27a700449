//! What advances the `Table`: one file a phase of the hand, and here what they share. Nothing else in the game calls
//! `Table::deal`, `Table::apply` or `Table::undo`.

mod bid;
mod deal;
mod discard;
mod handover;
mod hint;
mod loner;
mod score;
mod trick;
mod turn;
mod wake;

use bevy::prelude::*;
use bower_rules::Seat;
use bower_stage::{
    BowerSet, Handover, Hurry, Intent, Motion, Notice, Phase, Refused, Screen, Seen, Source,
    Viewer, still, uncovered,
};

pub use turn::Turn;

/// The answer that waits until the table is still. One a decision: the first one counts.
#[derive(Resource, Default, Debug)]
pub struct Pending(pub Option<Intent>);

/// How often something was taken back in this run of the program, so that a decision met again has another name.
#[derive(Resource, Default, Debug)]
pub struct Undone(pub u64);

/// The decision a bot was last asked for, so that it is asked once.
#[derive(Resource, Default, Debug)]
pub struct LastAsked(pub Option<u64>);

/// The systems that keep the truth.
pub struct PhasesPlugin;

impl Plugin for PhasesPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Pending>()
            .init_resource::<Undone>()
            .init_resource::<LastAsked>()
            .init_resource::<hint::Wanted>()
            .add_systems(OnEnter(Screen::Table), begin)
            .add_systems(OnExit(Screen::Table), end)
            .add_systems(
                Update,
                (
                    (hint::answer, hear, undo, look).chain(),
                    (
                        deal::advance.run_if(in_state(Phase::Deal)),
                        bid::advance.run_if(in_state(Phase::Bid)),
                        discard::advance.run_if(in_state(Phase::Discard)),
                        loner::advance.run_if(in_state(Phase::Loner)),
                        trick::advance.run_if(in_state(Phase::Trick)),
                        score::advance.run_if(in_state(Phase::Score)),
                    )
                        .chain()
                        .run_if(still),
                    mirror,
                    score::wishes,
                    // After everything that deals: not for one frame does a hand show that nobody took.
                    handover::hand_over,
                    ask.run_if(uncovered.and_then(handover::taken)),
                    hint::ask.run_if(uncovered.and_then(handover::taken)),
                )
                    .chain()
                    .in_set(BowerSet::Advance)
                    .run_if(in_match),
            )
            .add_systems(Last, wake::keep_awake);
    }
}

/// Run condition: a match is set up and shown.
pub fn in_match(screen: Res<State<Screen>>, turn: Option<Res<Seen>>) -> bool {
    *screen.get() == Screen::Table && turn.is_some()
}

/// A match was set up: what the viewer sees of it, and where the hand stands.
fn begin(world: &mut World) {
    turn::open(world);
}

/// The match is left.
fn end(mut commands: Commands) {
    commands.remove_resource::<bower_stage::Table>();
    commands.remove_resource::<bower_stage::Seating>();
    commands.remove_resource::<Seen>();
    commands.insert_resource(Handover::default());
}

/// Takes in answers: stale ones are dropped, and those given before the screen was taken; illegal ones of persons are
/// refused with the reason; the first legal one is kept for its decision. A person's answer hurries what moves.
fn hear(
    mut intents: MessageReader<Intent>,
    mut turn: Turn,
    (motion, handover): (Res<Motion>, Res<Handover>),
    mut refused: MessageWriter<Refused>,
    mut hurry: MessageWriter<Hurry>,
) {
    for intent in intents.read() {
        if intent.decision != turn.decision() || turn.pending.0.is_some() {
            continue;
        }
        let person = intent.source == Source::Person;
        if person != turn.seating.is_person(intent.seat) {
            continue;
        }
        // Whoever sits before a curtain, it is not known who: nobody answers through it.
        if person && handover.0.is_some() {
            continue;
        }
        match turn.judge(intent) {
            Ok(()) => {
                turn.pending.0 = Some(*intent);
                if person && motion.blocking {
                    hurry.write(Hurry);
                }
            }
            Err(why) if person => {
                refused.write(Refused {
                    seat: intent.seat,
                    action: intent.action,
                    why,
                });
            }
            Err(why) => {
                error!(
                    "the bot of seat {} answered against the rules: {why}",
                    intent.seat
                );
                // The game must go on: the first thing that is allowed, then.
                let action = turn.table.legal().first().copied();
                turn.pending.0 = action.map(|action| Intent { action, ..*intent });
            }
        }
    }
}

/// Takes back to the viewer's last decision.
fn undo(
    mut wishes: MessageReader<bower_stage::Wish>,
    mut turn: Turn,
    mut asked: ResMut<LastAsked>,
    handover: Res<Handover>,
    mut restaged: MessageWriter<bower_stage::Restaged>,
    mut notices: MessageWriter<Notice>,
) {
    let wanted = wishes
        .read()
        .filter(|wish| handover::may_take_back(wish, &handover))
        .count()
        > 0;
    if !wanted {
        return;
    }
    if turn.take_back() {
        turn.undone.0 += 1;
        asked.0 = None;
        turn.look();
        restaged.write(bower_stage::Restaged);
    } else {
        notices.write(Notice::new("notice-nothing-to-take-back"));
    }
}

/// Another person looks on, or the same one has taken the screen anew: what is shown is theirs.
fn look(
    viewer: Res<Viewer>,
    mut turn: Turn,
    mut before: Local<Option<Seat>>,
    mut restaged: MessageWriter<bower_stage::Restaged>,
) {
    let here = turn.here.0;
    let took = here.is_some() && here != *before;
    *before = here;
    if took || (viewer.is_changed() && viewer.0 != turn.seen.view.seat()) {
        turn.look();
        restaged.write(bower_stage::Restaged);
    }
}

/// The phase as a state mirrors the table's.
fn mirror(turn: Turn, state: Res<State<Phase>>, mut next: ResMut<NextState<Phase>>) {
    let phase = turn.phase();
    if *state.get() != phase {
        next.set(phase);
    }
}

/// Asks the bot whose turn it is, once a decision.
fn ask(turn: Turn, mut asked: ResMut<LastAsked>, mut questions: MessageWriter<bower_stage::Asked>) {
    let decision = turn.decision();
    if asked.0 == Some(decision) {
        return;
    }
    if let Some(question) = turn.question() {
        asked.0 = Some(decision);
        questions.write(question);
    }
}
