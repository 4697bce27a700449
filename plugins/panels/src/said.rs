//! What was said and done, in words: as it is spoken, so it is written.

pub use bower_speech::said::*;
