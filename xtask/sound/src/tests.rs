//! Nobody listens to what is made here before it is played: what an ear would find wrong is measured.

use super::*;
use crate::catalogue::Sound;

fn db(sample: f32) -> f32 {
    20.0 * sample.log10()
}

/// The look's sound table: 4 to 6 takes an event (eight for the four suits), each peaking at −9 dBFS after the codec.
#[test]
fn every_take_peaks_at_nine_under_full_scale_and_no_two_are_alike() {
    for sound in SOUNDS {
        assert!(
            (4..=8).contains(&sound.takes),
            "{} has {} takes",
            sound.name,
            sound.takes
        );
        let takes = cut(sound, &ogg::decode(&sound.file().unwrap().1).unwrap());
        for (i, take) in takes.iter().enumerate() {
            assert!(
                (db(take.peak()) + 9.0).abs() < 0.8,
                "{} {i} peaks at {:.1} dB",
                sound.name,
                db(take.peak())
            );
            assert!(
                takes[..i].iter().all(|other| unlike(other, take)),
                "{} {i} is another take over again",
                sound.name
            );
        }
    }
}

/// A take begins at once and is heard for most of the length the table gives it, not a click and silence.
#[test]
fn every_take_begins_at_once_and_lasts() {
    for sound in SOUNDS {
        let take = sound.take(0);
        let floor = take.peak() * 0.02;
        let heard: Vec<usize> = (0..take.samples.len())
            .filter(|&i| take.samples[i].abs() > floor)
            .collect();
        let (first, last) = (heard[0], heard[heard.len() - 1]);
        assert!(
            first as f64 / take.rate < 0.03,
            "{} begins after {:.0} ms",
            sound.name,
            first as f64 / take.rate * 1000.0
        );
        assert!(
            last as f64 > take.samples.len() as f64 * 0.45,
            "{} falls silent after {:.0} ms",
            sound.name,
            last as f64 / take.rate * 1000.0
        );
    }
}

#[test]
fn loops_are_under_twenty_seconds_and_their_ends_meet() {
    for ambience in AMBIENCES {
        let clip = ambience.reel();
        assert!(clip.seconds() < 20.0);
        assert!((db(clip.peak()) + 20.0).abs() < 0.1);
        let usual = clip
            .samples
            .windows(2)
            .fold(0.0_f32, |most, pair| most.max((pair[1] - pair[0]).abs()));
        let seam = (clip.samples[0] - clip.samples[clip.samples.len() - 1]).abs();
        assert!(
            seam < usual * 0.5,
            "{}: the seam jumps {seam} where no sample jumps over {usual}",
            ambience.name
        );
    }
}

#[test]
fn the_same_bytes_each_time() {
    let riffle = SOUNDS.iter().find(|sound| sound.name == "riffle").unwrap();
    assert!(riffle.file().unwrap().1 == riffle.file().unwrap().1);
}

#[test]
fn a_changed_sound_is_seen() {
    let riffle = SOUNDS.iter().find(|sound| sound.name == "riffle").unwrap();
    let (one, mut other) = (riffle.take(0), riffle.take(0));
    assert!(!unlike(&one, &other));
    other.samples[100] += 0.02;
    assert!(unlike(&one, &other));
}

/// A committed file as it is played: what the codec gives back.
fn played(name: &str) -> Clip {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/sound");
    let bytes = fs::read(Path::new(folder).join(format!("{name}.ogg"))).unwrap();
    ogg::decode(&bytes).unwrap()
}

/// The takes of a sound as they are played.
fn takes(sound: &Sound) -> Vec<Clip> {
    cut(sound, &played(sound.name))
}

/// The takes of a sound out of the file that holds them all.
fn cut(sound: &Sound, whole: &Clip) -> Vec<Clip> {
    assert_eq!(
        whole.samples.len(),
        sound.slot() * sound.takes as usize,
        "{}",
        sound.name
    );
    let takes = whole.samples.chunks(sound.slot());
    takes
        .map(|samples| Clip {
            rate: whole.rate,
            samples: samples.into(),
        })
        .collect()
}

/// How loud samples are on the whole, dB under full scale.
fn level(samples: &[f32]) -> f32 {
    let square: f32 = samples.iter().map(|sample| sample * sample).sum();
    db((square / samples.len() as f32).sqrt())
}

/// How far samples lean to one side of silence on the whole, dB under full scale.
fn lean(samples: &[f32]) -> f32 {
    let mean = samples.iter().sum::<f32>() / samples.len() as f32;
    db(mean.abs().max(1e-6))
}

/// How loud the heard part of a clip is on the whole, dB under full scale.
fn loudness(clip: &Clip) -> f32 {
    let floor = clip.peak() * 0.02;
    let heard: Vec<f32> = clip
        .samples
        .iter()
        .copied()
        .filter(|sample| sample.abs() > floor)
        .collect();
    level(&heard)
}

/// How much one clip is the other over again, 0 to 1, wherever they are laid against each other within 3 ms. The first
/// fifth of a second of them is compared.
fn alike(a: &Clip, b: &Clip) -> f32 {
    let (most, shift) = ((a.rate * 0.2) as usize, (a.rate * 0.003) as usize);
    let against = |one: &[f32], other: &[f32]| {
        let (mut both, mut first, mut second) = (0.0, 0.0, 0.0_f32);
        for (one, other) in one.iter().zip(other).take(most) {
            both += one * other;
            first += one * one;
            second += other * other;
        }
        both / (first * second).sqrt().max(f32::MIN_POSITIVE)
    };
    (0..shift)
        .flat_map(|by| {
            [
                against(&a.samples[by..], &b.samples),
                against(&a.samples, &b.samples[by..]),
            ]
        })
        .fold(0.0, f32::max)
}

#[test]
fn no_sound_leans_to_one_side_of_silence() {
    for sound in SOUNDS {
        for (i, take) in takes(sound).iter().enumerate() {
            let lean = lean(&take.samples);
            assert!(lean < -50.0, "{} {i}: {lean} dB", sound.name);
        }
    }
    for ambience in AMBIENCES {
        let lean = lean(&played(ambience.name).samples);
        assert!(lean < -60.0, "{}: {lean} dB", ambience.name);
    }
}

#[test]
fn the_takes_of_a_sound_are_as_loud_as_each_other_and_no_sound_drowns_the_rest() {
    let mut all = Vec::new();
    for sound in SOUNDS {
        let loud: Vec<f32> = takes(sound).iter().map(loudness).collect();
        let (least, most) = loud
            .iter()
            .fold((0.0_f32, f32::MIN), |(least, most), loud| {
                (least.min(*loud), most.max(*loud))
            });
        assert!(
            most - least < 4.0,
            "{}: takes from {least:.1} to {most:.1} dB",
            sound.name
        );
        all.push((sound.name, loud.iter().sum::<f32>() / loud.len() as f32));
    }
    for (name, loud) in &all {
        assert!((-29.0..=-15.0).contains(loud), "{name}: {loud:.1} dB");
    }
}

/// What is rung has its pitch in common, take by take; paper and knuckles have nothing that must be.
#[test]
fn no_two_takes_are_one_sound_played_again() {
    const SNAPS: [&str; 6] = ["slide", "land", "turn", "packet", "riffle", "knock"];
    for sound in SOUNDS {
        let most = if SNAPS.contains(&sound.name) {
            0.85
        } else {
            0.995
        };
        let takes = takes(sound);
        for (i, take) in takes.iter().enumerate() {
            for (j, other) in takes[..i].iter().enumerate() {
                let much = alike(take, other);
                assert!(
                    much < most,
                    "{}: {i} and {j} are {much:.3} alike",
                    sound.name
                );
            }
        }
    }
}

/// The bed under the game is quiet, and what the codec gives back of it is as long, meets at its ends and is there on both
/// sides of them.
#[test]
fn what_comes_out_of_the_codec_loops_without_a_gap() {
    for ambience in AMBIENCES {
        let clip = played(ambience.name);
        let reel = ambience.reel();
        assert_eq!(clip.samples.len(), reel.samples.len(), "{}", ambience.name);
        let steps: Vec<f32> = clip
            .samples
            .windows(2)
            .map(|pair| (pair[1] - pair[0]).abs())
            .collect();
        let greatest = steps.iter().copied().fold(0.0, f32::max);
        let last = clip.samples.len() - 1;
        let seam = (clip.samples[0] - clip.samples[last]).abs();
        assert!(
            seam < greatest * 0.5,
            "{}: {seam} of {greatest}",
            ambience.name
        );
        let span = (clip.rate * 0.25) as usize;
        let (before, after) = (
            level(&clip.samples[clip.samples.len() - span..]),
            level(&clip.samples[..span]),
        );
        assert!(
            before > -60.0 && after > -60.0 && (before - after).abs() < 9.0,
            "{}: {before:.1} dB, then {after:.1}",
            ambience.name
        );
        let whole = level(&clip.samples);
        assert!(
            (-50.0..=-30.0).contains(&whole),
            "{}: {whole:.1} dB",
            ambience.name
        );
    }
}
