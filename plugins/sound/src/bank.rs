//! The sounds as loaded: every take of every sound, cut from the file it shares with the others.

use bevy::asset::LoadState;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_kira_audio::AudioSource;
use bevy_kira_audio::prelude::StaticSoundData;
use serde::Deserialize;

/// What the tool that makes the sounds says of them, compiled in: on the web no folder can be listed.
const MANIFEST: &str = include_str!("../../../assets/sound/manifest.json");

/// `assets/sound/manifest.json`.
#[derive(Deserialize, Debug)]
struct Manifest {
    sounds: Vec<Takes>,
    #[cfg(test)]
    loops: Vec<Loop>,
}

/// A file of takes, one after another.
#[derive(Deserialize, Clone, Debug)]
struct Takes {
    name: String,
    takes: u32,
    every_ms: u32,
    ms: u32,
}

/// A file that loops.
#[cfg(test)]
#[derive(Deserialize, Debug)]
struct Loop {
    name: String,
}

/// Every sound of the game, as far as it is loaded. What is not there yet, or never comes, is simply not heard.
#[derive(Resource, Default)]
pub struct Bank {
    takes: HashMap<String, Vec<Handle<AudioSource>>>,
    loading: Vec<(Takes, Handle<AudioSource>)>,
    loops: HashMap<String, Handle<AudioSource>>,
    asked: bool,
}

impl Bank {
    /// The takes of a sound that are there.
    pub fn takes(&self, name: &str) -> &[Handle<AudioSource>] {
        self.takes.get(name).map_or(&[], Vec::as_slice)
    }

    /// A loop; asked for when it is first wanted.
    pub fn ambience(&mut self, name: &str, assets: &AssetServer) -> Handle<AudioSource> {
        self.loops
            .entry(name.into())
            .or_insert_with(|| assets.load(path(name)))
            .clone()
    }

    /// Run condition: sounds are on their way.
    pub fn is_loading(bank: Res<Self>) -> bool {
        !bank.loading.is_empty()
    }

    /// Run condition: nothing was asked for yet.
    pub fn is_unasked(bank: Res<Self>) -> bool {
        !bank.asked
    }
}

fn path(name: &str) -> String {
    format!("sound/{name}.ogg")
}

fn manifest() -> Manifest {
    serde_json::from_str(MANIFEST).unwrap_or_else(|why| {
        error!("the manifest of the sounds cannot be read: {why}");
        Manifest {
            sounds: Vec::new(),
            #[cfg(test)]
            loops: Vec::new(),
        }
    })
}

/// Asks for every sound, once the pictures are there.
pub fn ask(mut bank: ResMut<Bank>, assets: Res<AssetServer>) {
    bank.asked = true;
    bank.loading = manifest()
        .sounds
        .into_iter()
        .map(|takes| (takes.clone(), assets.load(path(&takes.name))))
        .collect();
}

/// Cuts what has come into takes. Asks for frames while something is on its way, so that the first press is heard.
pub fn cut(
    mut bank: ResMut<Bank>,
    assets: Res<AssetServer>,
    mut sources: ResMut<Assets<AudioSource>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (takes, file) in core::mem::take(&mut bank.loading) {
        if let Some(sound) = sources.get(&file).map(|source| source.sound.clone()) {
            let cut = (0..takes.takes)
                .map(|take| {
                    sources.add(AudioSource {
                        sound: slice(&sound, &takes, take),
                    })
                })
                .collect();
            bank.takes.insert(takes.name, cut);
        } else if !matches!(assets.get_load_state(&file), Some(LoadState::Failed(_))) {
            bank.loading.push((takes, file));
        }
    }
    if !bank.loading.is_empty() {
        redraw.write(RequestRedraw);
    }
}

/// One take of a file: its own samples and half of the silence after them.
fn slice(sound: &StaticSoundData, takes: &Takes, take: u32) -> StaticSoundData {
    let frame = |ms: u32| (ms as usize * sound.sample_rate as usize) / 1000;
    let start = frame(takes.every_ms * take);
    let end = (start + frame(takes.ms + (takes.every_ms - takes.ms) / 2)).min(sound.frames.len());
    StaticSoundData {
        slice: Some((start.min(end), end)),
        ..sound.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_manifest_is_committed_and_every_sound_has_takes() {
        let manifest = manifest();
        assert!(manifest.sounds.len() >= 21);
        let names = manifest
            .sounds
            .iter()
            .map(|takes| &takes.name)
            .chain(manifest.loops.iter().map(|ambience| &ambience.name));
        for name in names {
            let file = format!("{}/../../assets/{}", env!("CARGO_MANIFEST_DIR"), path(name));
            assert!(std::path::Path::new(&file).exists(), "{file}");
        }
        for takes in &manifest.sounds {
            assert!(takes.takes >= 4, "{}", takes.name);
        }
    }

    #[test]
    fn the_game_plays_no_sound_the_manifest_lacks() {
        let manifest = manifest();
        for name in crate::score::EVERY {
            assert!(
                manifest.sounds.iter().any(|takes| takes.name == *name),
                "{name}"
            );
        }
        for theme in [
            bower_stage::settings::Theme::SummerNight,
            bower_stage::settings::Theme::HarvestNoon,
            bower_stage::settings::Theme::Snow,
            bower_stage::settings::Theme::HighContrast,
        ] {
            let name = crate::night::of(theme);
            assert!(
                manifest.loops.iter().any(|ambience| ambience.name == name),
                "{name}"
            );
        }
    }
}
