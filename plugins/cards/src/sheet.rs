//! A baked sheet as an asset: its manifest and its picture, loaded together.

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::image::{
    ImageAddressMode, ImageFilterMode, ImageLoaderSettings, ImageSampler, ImageSamplerDescriptor,
};
use bevy::prelude::*;
use thiserror::Error;

use crate::atlas::Manifest;

/// One sheet.
#[derive(Asset, TypePath, Debug)]
pub struct Sheet {
    /// Where every drawing lies on it.
    pub manifest: Manifest,
    /// The picture.
    #[dependency]
    pub image: Handle<Image>,
}

/// Why a sheet does not load.
#[derive(Debug, Error)]
pub enum SheetError {
    /// The manifest could not be read.
    #[error("the manifest cannot be read: {0}")]
    Read(#[from] std::io::Error),
    /// The manifest is no manifest.
    #[error("the manifest is wrong: {0}")]
    Parse(#[from] serde_json::Error),
    /// The picture's name is no path.
    #[error("the picture's name is no path: {0}")]
    Picture(#[from] bevy::asset::ParseAssetPathError),
}

/// Loads a manifest, and the picture beside it.
#[derive(Default, TypePath)]
pub struct SheetLoader;

impl AssetLoader for SheetLoader {
    type Asset = Sheet;
    type Settings = ();
    type Error = SheetError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _: &(),
        context: &mut LoadContext<'_>,
    ) -> Result<Sheet, SheetError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let manifest: Manifest = serde_json::from_slice(&bytes)?;
        let picture = context.path().resolve_embed_str(&manifest.sheet)?;
        let repeats = manifest.entries.len() == 1
            && manifest
                .entries
                .values()
                .all(|entry| entry.rect[..2] == [0, 0]);
        let image = context
            .load_builder()
            .with_settings(move |settings: &mut ImageLoaderSettings| {
                settings.sampler = ImageSampler::Descriptor(sampler(repeats))
            })
            .load(picture);
        Ok(Sheet { manifest, image })
    }

    fn extensions(&self) -> &[&str] {
        &["json"]
    }
}

/// How sheets are looked up. A tile repeats without end.
fn sampler(repeats: bool) -> ImageSamplerDescriptor {
    let address = if repeats {
        ImageAddressMode::Repeat
    } else {
        ImageAddressMode::ClampToEdge
    };
    ImageSamplerDescriptor {
        label: Some("sheet".into()),
        address_mode_u: address,
        address_mode_v: address,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        ..default()
    }
}
