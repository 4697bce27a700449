//! What each happening sounds like.
//!
//! `score` says which sound goes with an event's beat and with a moment of the motion; `take` which take of it is
//! played, how high and how loud; `bank` holds the takes; `night` plays the evening outside. The files are made by
//! `xtask/sound`. With no sound device, or no files, the game plays on in silence.

mod bank;
mod night;
mod score;
mod take;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_kira_audio::prelude::*;
use bower_motion::Cue;
use bower_rules::{Action, Event, Seat};
use bower_stage::{
    Beat, BowerSet, Intent, Layout, Page, Refused, Screen, Seen, Settings, Source, Viewer, Wish,
};

use bank::Bank;
use night::{Night, Playing};
use score::Sound;
use take::Variety;

/// The channel of everything but the evening outside.
#[derive(Resource)]
struct Table;

/// Whether anything can be heard on this machine.
#[derive(Resource, Default, Debug)]
enum Device {
    /// Nothing was played yet.
    #[default]
    Unknown,
    /// The first sound was handed over, so many frames ago.
    Asked(Handle<AudioInstance>, u32),
    /// Sounds are taken.
    Hears,
    /// Nothing takes them.
    Deaf,
}

/// So many frames a sound may wait to be taken before the machine is held to be deaf.
const PATIENCE: u32 = 60;
/// The quietest level that is played at all, dB.
const SILENCE: f32 = -60.0;

/// Plays the sounds of the game.
pub struct SoundPlugin;

impl Plugin for SoundPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(AudioPlugin)
            .add_audio_channel::<Table>()
            .add_audio_channel::<Night>()
            .add_message::<Cue>()
            .add_message::<RequestRedraw>()
            .init_resource::<Bank>()
            .init_resource::<Playing>()
            .init_resource::<Variety>()
            .init_resource::<Device>()
            .add_systems(
                Update,
                (
                    bank::ask
                        .run_if(Bank::is_unasked)
                        .run_if(not(in_state(Screen::Loading))),
                    bank::cut.run_if(Bank::is_loading),
                    hear,
                    night::follow.run_if(resource_changed::<Settings>.or_else(Playing::is_waiting)),
                    listen,
                )
                    .chain()
                    .in_set(BowerSet::Present),
            );
    }
}

/// A volume of 0 to 1 as dB beside the level the sounds were made at, as ears count it; `None` for silence.
fn loudness(volume: f32) -> Option<f32> {
    let db = 40.0 * volume.clamp(0.0, 1.0).log10();
    (db > SILENCE).then_some(db)
}

/// What there is to hear in a frame.
#[derive(SystemParam)]
struct Ears<'w, 's> {
    beats: MessageReader<'w, 's, Beat>,
    cues: MessageReader<'w, 's, Cue>,
    refused: MessageReader<'w, 's, Refused>,
    wishes: MessageReader<'w, 's, Wish>,
    intents: MessageReader<'w, 's, Intent>,
    page: Res<'w, Page>,
}

/// Where sounds come from.
#[derive(SystemParam)]
struct Place<'w> {
    layout: Res<'w, Layout>,
    viewer: Res<'w, Viewer>,
    seen: Option<Res<'w, Seen>>,
}

impl Place<'_> {
    fn of(&self, seat: Seat) -> f32 {
        let hoop = self.layout.hoops[self.layout.place(seat, self.viewer.0)];
        hoop.map_or(0.0, |hoop| take::pan(hoop.at.x, self.layout.width))
    }

    /// Where an event is heard: at whoever acts in it.
    fn of_event(&self, event: &Event) -> f32 {
        match event {
            Event::Called { seat, .. }
            | Event::SatOut { seat }
            | Event::SuitNamed { seat, .. }
            | Event::PartnerShown { seat } => self.of(*seat),
            Event::TrumpMade { maker, .. } => maker.map_or(0.0, |maker| self.of(maker)),
            _ => 0.0,
        }
    }

    fn won(&self, side: bower_rules::Side) -> bool {
        self.seen
            .as_ref()
            .is_none_or(|seen| seen.view.hand().game().side_of(self.viewer.0) == side)
    }
}

/// Plays what has just begun to be seen, what moves, and what is pressed.
fn hear(
    mut ears: Ears,
    place: Place,
    settings: Res<Settings>,
    bank: Res<Bank>,
    channel: Res<AudioChannel<Table>>,
    mut variety: ResMut<Variety>,
    mut device: ResMut<Device>,
) {
    let mut sounds: Vec<(Sound, f32)> = Vec::new();
    for Beat(event) in ears.beats.read() {
        sounds.extend(
            score::of_beat(event, |side| place.won(side))
                .map(|sound| (sound, place.of_event(event))),
        );
    }
    for cue in ears.cues.read() {
        sounds.extend(
            score::of_motion(cue.what)
                .map(|sound| (sound, take::pan(cue.at.x, place.layout.width))),
        );
    }
    sounds.extend(
        ears.refused
            .read()
            .map(|refused| (score::ILLEGAL, place.of(refused.seat))),
    );
    let pressed = ears
        .intents
        .read()
        .filter(|intent| {
            intent.source == Source::Person
                && !matches!(
                    intent.action,
                    Action::Play(_) | Action::Discard(_) | Action::Pass
                )
        })
        .count();
    let turned = ears.page.is_changed() && !ears.page.is_added();
    let wished = ears
        .wishes
        .read()
        .filter(|wish| !matches!(wish, Wish::Hold(_) | Wish::Rule(_) | Wish::FullScreen))
        .count();
    if pressed > 0 {
        sounds.push((score::BOARD, 0.0));
    } else if turned || wished > 0 {
        sounds.push((score::KNOB, 0.0));
    }
    let level = if settings.muted {
        None
    } else {
        loudness(settings.volume * settings.volume_effects)
    };
    let Some(level) = level else { return };
    if matches!(*device, Device::Deaf) {
        return;
    }
    for (sound, pan) in sounds {
        let takes = bank.takes(sound.name);
        if takes.is_empty() {
            continue;
        }
        let (first, count) = sound
            .takes
            .filter(|(first, count)| first + count <= takes.len())
            .unwrap_or((0, takes.len()));
        let source = takes[variety.take(sound.name, first, count)].clone();
        let handle = channel
            .play(source)
            .with_volume(level + sound.gain + variety.gain())
            .with_playback_rate(sound.rate * variety.pitch())
            .with_panning(pan)
            .handle();
        if matches!(*device, Device::Unknown) {
            *device = Device::Asked(handle, 0);
        }
    }
}

/// Finds out whether sounds are taken at all: where there is no device they would pile up for ever.
fn listen(
    mut device: ResMut<Device>,
    mut table: ResMut<AudioChannel<Table>>,
    mut night: ResMut<AudioChannel<Night>>,
) {
    match &mut *device {
        Device::Asked(sound, frames) => {
            if table.state(sound) != PlaybackState::Queued {
                *device = Device::Hears;
            } else {
                *frames += 1;
                if *frames > PATIENCE {
                    info!("there is no sound device: the game plays on in silence");
                    *device = Device::Deaf;
                }
            }
        }
        Device::Deaf => {
            *table = AudioChannel::default();
            *night = AudioChannel::default();
        }
        Device::Unknown | Device::Hears => {}
    }
}

#[cfg(test)]
mod tests;
