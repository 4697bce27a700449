//! The finished page: its files in one folder, each with its compressed bodies beside it.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

use super::{Kind, npm};
use crate::home::Home;
use crate::{Failure, shell};

/// The game's own file, the one that all budgets are about.
pub const WASM: &str = "right-bower_bg.wasm";

/// Kinds of file that the game or the page loads. Sources of pictures and sounds stay at home.
const SHIPPED: [&str; 15] = [
    "css",
    "ftl",
    "html",
    "js",
    "json",
    "ogg",
    "otf",
    "png",
    "ron",
    "svg",
    "ttf",
    "txt",
    "wasm",
    "webmanifest",
    "webp",
];

/// Kinds that are compressed already.
const PACKED: [&str; 3] = ["ogg", "png", "webp"];

/// Folders of `assets` that hold sources.
const SOURCES: [&str; 1] = ["art"];

/// How large a file is, in bytes: as it is, and as it travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// As it is.
    pub raw: u64,
    /// Compressed with gzip; the same as raw for what is not compressed, none where nothing here compresses.
    pub gzip: Option<u64>,
    /// Compressed with brotli, likewise.
    pub brotli: Option<u64>,
}

/// A page that is whole.
#[derive(Debug)]
pub struct Site {
    /// Where it lies.
    pub folder: PathBuf,
    /// Its files by their paths in the folder, with `/` between, in order.
    pub files: Vec<(String, Size)>,
}

impl Site {
    /// The size of the game's WebAssembly.
    pub fn wasm(&self) -> Option<Size> {
        self.files
            .iter()
            .find(|(name, _)| name == WASM)
            .map(|(_, size)| *size)
    }
}

/// Puts the page together beside where it belongs, and then in its place in one step.
///
/// # Errors
/// Where a file cannot be read or written, or a page lacks the mark where the build's facts go.
pub fn lay_out(home: &Home, kind: Kind, bound: &Path, wasm: &Path) -> Result<Site, Failure> {
    let folder = kind.folder(home);
    let laying = folder.with_extension("laying");
    clear(&laying)?;
    fs::create_dir_all(&laying).map_err(|why| said(&laying, &why))?;
    copy(&home.at("web/page"), &laying, &[])?;
    copy(&home.at("assets"), &laying.join("assets"), &SOURCES)?;
    cut_faces(home, &laying.join("assets/fonts"))?;
    for (from, name) in [
        (bound.join("right-bower.js"), "right-bower.js"),
        (wasm.to_path_buf(), WASM),
    ] {
        fs::copy(&from, laying.join(name)).map_err(|why| said(&from, &why))?;
    }
    // What the page says of the build has to be known before the page can be written.
    let templates = ["index.html", "sw.js"];
    let mut names = list(&laying)?;
    names.retain(|name| !templates.contains(&name.as_str()));
    squeeze(home, kind, &laying, &names)?;
    let build = fingerprint(&laying, &names)?;
    let wasm = measure(&laying, WASM)?;
    let optional = |size: Option<u64>| size.map_or("null".into(), |size| size.to_string());
    let facts = format!(
        r#"{{"version":"{}","build":"{build}","wasm":{{"raw":{},"gzip":{},"brotli":{}}}}}"#,
        env!("CARGO_PKG_VERSION"),
        wasm.raw,
        optional(wasm.gzip),
        optional(wasm.brotli)
    );
    fill(&laying.join("index.html"), "null/*build*/", &facts)?;
    let quoted: Vec<_> = names.iter().map(|name| format!("\"{name}\"")).collect();
    fill(
        &laying.join("sw.js"),
        "null/*files*/",
        &format!("[{}]", quoted.join(",")),
    )?;
    fill(
        &laying.join("sw.js"),
        "null/*build*/",
        &format!("\"{build}\""),
    )?;
    let templates = templates.map(String::from);
    squeeze(home, kind, &laying, &templates)?;
    names.extend(templates);
    names.sort();
    let files = names
        .into_iter()
        .map(|name| measure(&laying, &name).map(|size| (name, size)))
        .collect::<Result<_, _>>()?;
    clear(&folder)?;
    fs::rename(&laying, &folder).map_err(|why| said(&folder, &why))?;
    Ok(Site { folder, files })
}

/// An error about a file, with its name.
fn said(path: &Path, why: &io::Error) -> Failure {
    format!("{}: {why}", path.display())
}

fn clear(folder: &Path) -> Result<(), Failure> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|why| said(folder, &why))
    } else {
        Ok(())
    }
}

fn extension(path: &Path) -> &str {
    path.extension()
        .and_then(|extension| extension.to_str())
        .unwrap_or_default()
}

/// Copies what ships out of a folder, but for the folders named in `except`.
fn copy(from: &Path, to: &Path, except: &[&str]) -> Result<(), Failure> {
    let here = |why: io::Error| said(from, &why);
    for entry in fs::read_dir(from).map_err(here)? {
        let path = entry.map_err(here)?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
            continue;
        };
        if path.is_dir() && !except.contains(&name) {
            copy(&path, &to.join(name), &[])?;
        } else if SHIPPED.contains(&extension(&path)) && path.is_file() {
            fs::create_dir_all(to).map_err(here)?;
            fs::copy(&path, to.join(name)).map_err(here)?;
        }
    }
    Ok(())
}

/// Every file under a folder, by its path from there, in order.
fn list(folder: &Path) -> Result<Vec<String>, Failure> {
    let mut names = Vec::new();
    let mut below = vec![PathBuf::new()];
    while let Some(path) = below.pop() {
        for entry in fs::read_dir(folder.join(&path)).map_err(|why| said(folder, &why))? {
            let entry = entry.map_err(|why| said(folder, &why))?;
            let path = path.join(entry.file_name());
            if entry.path().is_dir() {
                below.push(path);
            } else {
                names.push(path.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    names.sort();
    Ok(names)
}

/// Leaves out of the faces what no word of the game needs, where there is what does it; else they travel whole, and look
/// the same.
fn cut_faces(home: &Home, folder: &Path) -> Result<(), Failure> {
    if !npm::is_here() {
        println!("         node and npm are not here: the faces stay whole");
        return Ok(());
    }
    npm::ready(home)?;
    shell::run(home.command("node", ["web/tools/faces.mjs"]).arg(folder))
}

/// Writes the `.gz` and `.br` beside each file that gains by it, where there is a node to do it.
fn squeeze(home: &Home, kind: Kind, folder: &Path, names: &[String]) -> Result<(), Failure> {
    if shell::find("node").is_none() {
        println!("         node is not here: nothing is compressed");
        return Ok(());
    }
    let effort = if kind == Kind::Small { "best" } else { "quick" };
    let files = names
        .iter()
        .filter(|name| !PACKED.contains(&extension(Path::new(name))));
    shell::run(
        home.command("node", ["web/tools/squeeze.mjs", effort])
            .arg(folder)
            .args(files),
    )
}

/// Tells one build from another.
fn fingerprint(folder: &Path, names: &[String]) -> Result<String, Failure> {
    let mut hasher = DefaultHasher::new();
    for name in names {
        name.hash(&mut hasher);
        fs::read(folder.join(name))
            .map_err(|why| format!("{name}: {why}"))?
            .hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

fn measure(folder: &Path, name: &str) -> Result<Size, Failure> {
    let size = |name: &str| fs::metadata(folder.join(name)).map(|file| file.len());
    let raw = size(name).map_err(|why| format!("{name}: {why}"))?;
    let packed = |suffix: &str| {
        let already = PACKED.contains(&extension(Path::new(name)));
        if already {
            Some(raw)
        } else {
            size(&format!("{name}.{suffix}")).ok()
        }
    };
    Ok(Size {
        raw,
        gzip: packed("gz"),
        brotli: packed("br"),
    })
}

/// Puts a fact where the page has a mark for it, which has to be there once.
fn fill(page: &Path, mark: &str, fact: &str) -> Result<(), Failure> {
    let text = fs::read_to_string(page).map_err(|why| said(page, &why))?;
    if text.matches(mark).count() != 1 {
        return Err(format!("{} should have `{mark}` once.", page.display()));
    }
    fs::write(page, text.replace(mark, fact)).map_err(|why| said(page, &why))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder =
            std::env::temp_dir().join(format!("right-bower-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).expect("the folder for temporary files can be written");
        folder
    }

    #[test]
    fn sources_and_notes_stay_at_home() {
        let (from, to) = (folder("from"), folder("to"));
        for path in [
            "cards/sheet.png",
            "art/barn.svg",
            "CREDITS.md",
            "deep/art/kept.png",
        ] {
            fs::create_dir_all(from.join(path).parent().expect("a file has a folder"))
                .expect("writable");
            fs::write(from.join(path), "x").expect("writable");
        }
        copy(&from, &to, &SOURCES).expect("copied");
        assert_eq!(
            list(&to).expect("listed"),
            ["cards/sheet.png", "deep/art/kept.png"]
        );
        for folder in [from, to] {
            fs::remove_dir_all(folder).expect("removable");
        }
    }

    #[test]
    fn a_page_has_its_mark_once_or_the_build_fails() {
        let folder = folder("fill");
        let page = folder.join("index.html");
        fs::write(&page, "let build = null/*build*/;").expect("writable");
        fill(&page, "null/*build*/", "{}").expect("filled");
        assert_eq!(
            fs::read_to_string(&page).expect("readable"),
            "let build = {};"
        );
        assert!(fill(&page, "null/*build*/", "{}").is_err());
        fs::remove_dir_all(folder).expect("removable");
    }
}
