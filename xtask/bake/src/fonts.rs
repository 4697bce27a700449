//! Libertinus Serif, the one font of the game, out of the crate that ships it.

use resvg::usvg::fontdb::Database;

use crate::error::BakeError;

/// The faces the game and its drawings use: the file's name, and how the face is told from the others of its family.
const FACES: [(&str, &str); 4] = [
    ("LibertinusSerif-Regular.otf", "LibertinusSerif-Regular"),
    ("LibertinusSerif-Semibold.otf", "LibertinusSerif-Semibold"),
    ("LibertinusSerif-Bold.otf", "LibertinusSerif-Bold"),
    ("LibertinusSerif-Italic.otf", "LibertinusSerif-Italic"),
];

/// The faces as files: name and content.
pub fn files() -> Result<Vec<(&'static str, &'static [u8])>, BakeError> {
    let shipped: Vec<(String, &'static [u8])> = typst_assets::fonts()
        .filter_map(|font| Some((postscript_name(font)?, font)))
        .collect();
    FACES
        .into_iter()
        .map(|(file, name)| {
            let found = shipped.iter().find(|(shipped, _)| shipped == name);
            found
                .map(|(_, font)| (file, *font))
                .ok_or(BakeError::Font(name))
        })
        .collect()
}

/// A database that holds these faces and nothing of the machine's, so that every machine draws the same letters.
pub fn database() -> Result<Database, BakeError> {
    let mut database = Database::new();
    for (_, font) in files()? {
        database.load_font_data(font.to_vec());
    }
    Ok(database)
}

fn postscript_name(font: &[u8]) -> Option<String> {
    let mut one = Database::new();
    one.load_font_data(font.to_vec());
    one.faces().next().map(|face| face.post_script_name.clone())
}
