//! What can go wrong while baking.

use std::fmt::Display;
use std::path::{Path, PathBuf};

/// Why nothing was baked, with the file to look at.
#[derive(Debug, thiserror::Error)]
pub enum BakeError {
    /// A file could not be read or written.
    #[error("{}: {why}", file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// What the system said.
        why: String,
    },
    /// A source is not what a drawing has to be.
    #[error("{}: not a drawing: {why}", file.display())]
    Source {
        /// The source.
        file: PathBuf,
        /// Where it fails.
        why: String,
    },
    /// A sheet is larger than every graphics card takes.
    #[error("{sheet}: its drawings do not fit in {limit} by {limit} pixels")]
    Full {
        /// The sheet.
        sheet: String,
        /// The side that is the limit, in pixels.
        limit: u32,
    },
    /// A face of the font is not where it is expected.
    #[error("the font {0} is not in typst-assets")]
    Font(&'static str),
}

impl BakeError {
    /// A file that could not be read or written.
    pub fn file(file: &Path, why: impl Display) -> Self {
        Self::File {
            file: file.to_path_buf(),
            why: why.to_string(),
        }
    }

    /// A source that is not a drawing.
    pub fn source(file: impl AsRef<Path>, why: impl Display) -> Self {
        Self::Source {
            file: file.as_ref().to_path_buf(),
            why: why.to_string(),
        }
    }
}
