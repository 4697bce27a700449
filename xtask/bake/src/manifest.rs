//! What stands beside a sheet for the game to read.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::drawing::Drawing;

/// One sheet and where everything lies on it.
#[derive(Debug, Serialize)]
pub struct Manifest {
    /// The picture's file, beside the manifest.
    pub sheet: String,
    /// Its width and height in pixels.
    pub size: [u32; 2],
    /// Every drawing by name.
    pub entries: BTreeMap<String, Entry>,
}

/// One drawing on a sheet.
#[derive(Debug, Serialize)]
pub struct Entry {
    /// Left, top, width, height in pixels.
    pub rect: [u32; 4],
    /// Width and height in the units it was drawn in.
    pub units: [f32; 2],
    /// The point it is placed by, in units from its upper left.
    pub origin: [f32; 2],
    /// Left, top, right and bottom borders of a nine-slice, in pixels.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slice: Option<[u32; 4]>,
    /// A letter's width, in units.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub advance: Option<f32>,
    /// Drawn in one colour, to be tinted.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub tint: bool,
}

impl Entry {
    /// The entry of a drawing painted into a rectangle of the sheet.
    pub fn new(drawing: &Drawing, rect: [u32; 4]) -> Self {
        let [x, y, width, height] = drawing.view;
        let [across, down] = [rect[2] as f32 / width, rect[3] as f32 / height];
        let border = |units: f32, scale: f32| (units * scale).round() as u32;
        Self {
            rect,
            units: [width, height],
            origin: [-x, -y].map(|part| part + 0.0),
            slice: drawing.slice.map(|[l, t, r, b]| {
                [
                    border(l, across),
                    border(t, down),
                    border(r, across),
                    border(b, down),
                ]
            }),
            advance: drawing.advance,
            tint: drawing.ink == Some([255; 3]),
        }
    }
}
