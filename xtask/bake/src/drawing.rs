//! A drawing: what one source file, or one part of it, says should be painted.

use std::fs;
use std::path::{Path, PathBuf};

use resvg::usvg::roxmltree;

use crate::error::BakeError;

/// One picture of an atlas, not yet painted.
#[derive(Debug, Clone)]
pub struct Drawing {
    /// What the manifest calls it, such as `barn/leaf`.
    pub name: String,
    /// A whole SVG document that draws it and nothing else.
    pub svg: String,
    /// Left, top, width and height of what is drawn, in the drawing's own units. Zero is the point it is placed by.
    pub view: [f32; 4],
    /// Widths of the left, top, right and bottom borders that keep their size when it is stretched, in units.
    pub slice: Option<[f32; 4]>,
    /// Every pixel has this colour and only its opacity counts: for what the game tints, and for glows.
    pub ink: Option<[u8; 3]>,
    /// How far the next letter stands, in units.
    pub advance: Option<f32>,
    /// Painted this much finer or coarser than the rest of its sheet.
    pub detail: f32,
}

/// The drawings of one file under `root`, named after its path there.
///
/// A file whose top elements are `<svg id="…">` holds one drawing for each of them, named `path/id`; any other is one drawing.
/// `data-slice`, `data-ink`, `data-advance` and `data-detail` on the drawing's own `<svg>` fill in the rest.
pub fn read(root: &Path, file: &Path) -> Result<Vec<Drawing>, BakeError> {
    let text = fs::read_to_string(file).map_err(|why| BakeError::file(file, why))?;
    let path = file.strip_prefix(root).unwrap_or(file).with_extension("");
    let path = path.to_string_lossy().replace('\\', "/");
    parse(&path, &text).map_err(|why| BakeError::source(file, why))
}

/// Every `.svg` in a folder and below it, in the order of their names.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>, BakeError> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).map_err(|why| BakeError::file(folder, why))?;
    for entry in entries {
        let path = entry.map_err(|why| BakeError::file(folder, why))?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else if path.extension().is_some_and(|kind| kind == "svg") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn parse(path: &str, text: &str) -> Result<Vec<Drawing>, String> {
    let document = roxmltree::Document::parse(text).map_err(|why| why.to_string())?;
    let root = document.root_element();
    let parts: Vec<_> = root
        .children()
        .filter(|node| node.has_tag_name((SVG, "svg")) && node.has_attribute("id"))
        .collect();
    if parts.is_empty() {
        return Ok(vec![drawing(path.to_string(), text.to_string(), root)?]);
    }
    let shared: String = root
        .children()
        .filter(|node| node.has_tag_name((SVG, "style")) || node.has_tag_name((SVG, "defs")))
        .map(|node| &text[node.range()])
        .collect();
    parts
        .into_iter()
        .map(|part| {
            let name = format!("{path}/{}", part.attribute("id").unwrap_or_default());
            let [x, y, w, h] = view(part)?;
            let body: String = part.children().map(|node| &text[node.range()]).collect();
            let svg = format!(
                r#"<svg xmlns="{SVG}" width="{w}" height="{h}" viewBox="{x} {y} {w} {h}">{shared}{body}</svg>"#
            );
            drawing(name, svg, part)
        })
        .collect()
}

const SVG: &str = "http://www.w3.org/2000/svg";

fn drawing(name: String, svg: String, node: roxmltree::Node) -> Result<Drawing, String> {
    let one = |key| match node.attribute(key) {
        None => Ok(None),
        Some(text) => text
            .parse::<f32>()
            .map(Some)
            .map_err(|_| format!("{name}: {key} is {text:?}, not a number")),
    };
    let slice = match node.attribute("data-slice") {
        None => None,
        Some(text) => Some(
            four(text)
                .ok_or_else(|| format!("{name}: data-slice is {text:?}, not four numbers"))?,
        ),
    };
    let ink = match node.attribute("data-ink") {
        None => None,
        Some(text) => {
            Some(hex(text).ok_or_else(|| format!("{name}: data-ink is {text:?}, not #rrggbb"))?)
        }
    };
    Ok(Drawing {
        view: view(node)?,
        slice,
        ink,
        advance: one("data-advance")?,
        detail: one("data-detail")?.unwrap_or(1.0),
        svg,
        name,
    })
}

fn view(node: roxmltree::Node) -> Result<[f32; 4], String> {
    node.attribute("viewBox")
        .and_then(four)
        .filter(|[_, _, w, h]| *w > 0.0 && *h > 0.0)
        .ok_or_else(|| {
            format!(
                "line {}: no viewBox",
                node.document().text_pos_at(node.range().start).row
            )
        })
}

fn four(text: &str) -> Option<[f32; 4]> {
    let numbers: Vec<f32> = text
        .split_whitespace()
        .map(str::parse)
        .collect::<Result<_, _>>()
        .ok()?;
    numbers.try_into().ok()
}

/// Red, green and blue of `#rrggbb`.
pub fn hex(text: &str) -> Option<[u8; 3]> {
    let digits = text
        .strip_prefix('#')
        .filter(|digits| digits.len() == 6 && digits.is_ascii())?;
    let value = u32::from_str_radix(digits, 16).ok()?;
    let [_, red, green, blue] = value.to_be_bytes();
    Some([red, green, blue])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_parts_gives_each_part_the_shared_definitions() {
        let text = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><path id="p" d="M0 0h1"/></defs>
            <svg id="one" viewBox="-2 -3 4 6" data-slice="1 2 1 2" data-ink="#0a0b0c"><use href="#p"/></svg>
            <svg id="two" viewBox="0 0 1 1" data-advance="3.5"><rect width="1" height="1"/></svg></svg>"##;
        let parts = parse("box", text).expect("it is well formed");
        assert_eq!(
            parts
                .iter()
                .map(|part| part.name.as_str())
                .collect::<Vec<_>>(),
            ["box/one", "box/two"]
        );
        assert_eq!(parts[0].view, [-2.0, -3.0, 4.0, 6.0]);
        assert_eq!(parts[0].slice, Some([1.0, 2.0, 1.0, 2.0]));
        assert_eq!(parts[0].ink, Some([10, 11, 12]));
        assert_eq!(parts[1].advance, Some(3.5));
        assert!(parts.iter().all(|part| part.svg.contains(r#"id="p""#)));
    }

    #[test]
    fn a_wrong_number_is_named() {
        let text = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" data-slice="1 2 three 4"/>"#;
        let why = parse("plate", text).expect_err("three is not a number");
        assert!(why.contains("plate") && why.contains("data-slice"), "{why}");
    }
}
