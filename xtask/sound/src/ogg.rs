//! To Ogg Vorbis and back.

use std::num::{NonZeroU8, NonZeroU32};

use vorbis_rs::{
    VorbisBitrateManagementStrategy, VorbisDecoder, VorbisEncoderBuilder, VorbisError,
};

use crate::clip::Clip;

/// A clip as an Ogg Vorbis file. The stream's number is always 1, so the same clip makes the same bytes.
pub fn encode(clip: &Clip, quality: f32) -> Result<Vec<u8>, VorbisError> {
    let rate = NonZeroU32::new(clip.rate as u32).unwrap_or(NonZeroU32::MIN);
    let mut builder = VorbisEncoderBuilder::new_with_serial(rate, NonZeroU8::MIN, Vec::new(), 1);
    builder.bitrate_management_strategy(VorbisBitrateManagementStrategy::QualityVbr {
        target_quality: quality,
    });
    let mut encoder = builder.build()?;
    for block in clip.samples.chunks(4096) {
        encoder.encode_audio_block([block])?;
    }
    encoder.finish()
}

/// A file's first channel and its samples a second.
pub fn decode(bytes: &[u8]) -> Result<Clip, VorbisError> {
    let mut decoder = VorbisDecoder::<&[u8]>::new(Box::new(bytes))?;
    let rate = f64::from(decoder.sampling_frequency().get());
    let mut samples = Vec::new();
    while let Some(block) = decoder.decode_audio_block()? {
        samples.extend_from_slice(block.samples()[0]);
    }
    Ok(Clip { rate, samples })
}
