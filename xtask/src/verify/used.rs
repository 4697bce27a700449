//! What a package names among its dependencies and never uses.

use std::fs;
use std::path::Path;

use crate::home::Home;

/// The folders of a package that hold its own sources.
const SOURCES: [&str; 5] = ["src", "tests", "benches", "examples", "build.rs"];

/// The dependencies of every package that its sources never name, as `manifest:line: what`. One that is there for the
/// features it switches on in others has a comment above it that says so, and is left in peace.
pub fn faults(home: &Home, names: &[&str]) -> Vec<String> {
    let manifests = names.iter().filter(|name| is_manifest(name));
    manifests
        .flat_map(|manifest| {
            let sources: String = names
                .iter()
                .filter(|name| belongs(name, manifest))
                .filter_map(|name| fs::read_to_string(home.at(name)).ok())
                .collect();
            let text = fs::read_to_string(home.at(manifest)).unwrap_or_default();
            unused(&text, &sources)
                .into_iter()
                .map(|(line, name)| format!("{manifest}:{line}: {name} is not used"))
                .collect::<Vec<_>>()
        })
        .collect()
}

fn is_manifest(name: &str) -> bool {
    Path::new(name)
        .file_name()
        .is_some_and(|file| file == "Cargo.toml")
}

/// Whether a file is a source of the package of that manifest.
fn belongs(name: &str, manifest: &str) -> bool {
    let folder = manifest.strip_suffix("Cargo.toml").unwrap_or_default();
    name.strip_prefix(folder).is_some_and(|rest| {
        rest.ends_with(".rs") && SOURCES.iter().any(|source| rest.starts_with(source))
    })
}

/// The dependencies of a manifest that no source names, with their lines.
fn unused(manifest: &str, sources: &str) -> Vec<(usize, String)> {
    let mut listed = false;
    let mut explained = false;
    let mut found = Vec::new();
    for (at, line) in manifest.lines().enumerate() {
        if let Some(head) = line.strip_prefix('[') {
            listed = head.trim_end().ends_with("dependencies]") && !head.starts_with("workspace");
        } else if listed && !explained {
            let end = line.find(['.', ' ', '=']).unwrap_or_default();
            let name = &line[..end];
            if name.starts_with(|first: char| first.is_ascii_alphabetic())
                && !names(sources, &name.replace('-', "_"))
            {
                found.push((at + 1, name.to_owned()));
            }
        }
        explained = line.starts_with('#');
    }
    found
}

/// Whether a word stands in a text, by itself.
fn names(text: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word)
        .any(|(at, _)| !text[..at].ends_with(part) && !text[at + word.len()..].starts_with(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = "[workspace.dependencies]\nlamp = \"1\"\n\n[dependencies]\nhay-fork.workspace = true\nbarn = { \
        path = \"../barn\" }\n# Only to switch its lights on.\ndynamo.workspace = true\n\n[dev-dependencies]\nowl = \
        \"2\"\n\n[lints]\nworkspace = true\n";

    #[test]
    fn a_dependency_that_no_source_names_is_found_with_its_line() {
        assert_eq!(
            unused(MANIFEST, "use hay_forks::Tine; use barnyard; // owls"),
            [
                (5, "hay-fork".to_owned()),
                (6, "barn".to_owned()),
                (11, "owl".to_owned())
            ]
        );
    }

    #[test]
    fn one_that_is_named_or_explained_is_no_fault() {
        let sources = "use hay_fork::Tine;\nuse barn as shed;\n#[test] fn a() { owl::hoot() }";
        assert_eq!(unused(MANIFEST, sources), []);
    }

    #[test]
    fn a_package_has_its_own_sources_and_not_those_of_packages_beneath_it() {
        assert!(belongs("src/main.rs", "Cargo.toml"));
        assert!(belongs("plugins/a/tests/b.rs", "plugins/a/Cargo.toml"));
        assert!(!belongs("plugins/a/src/lib.rs", "Cargo.toml"));
        assert!(!belongs("plugins/ab/src/lib.rs", "plugins/a/Cargo.toml"));
    }
}
