//! Lines from a file or standard input, of any number, in constant memory.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

/// The longest line that is read whole, in bytes. The longest record there can be is far below it; a longer line is
/// answered with an error and skipped, so that no input can fill the memory.
const LONGEST: u64 = 1 << 20;

/// One line of input.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// Its text, without the line's end.
    Text(String),
    /// It is longer than a record can be.
    TooLong,
    /// It is not UTF-8.
    NotText,
}

/// The lines of a file or of standard input, one at a time.
pub struct Lines<R> {
    reader: R,
    buffer: Vec<u8>,
}

/// Opens a file, or standard input for `-`.
///
/// # Errors
/// The file cannot be opened.
pub fn open(path: &Path) -> io::Result<Lines<Box<dyn BufRead>>> {
    let reader: Box<dyn BufRead> = if path == Path::new("-") {
        Box::new(BufReader::new(io::stdin()))
    } else if path.is_dir() {
        return Err(io::Error::from(io::ErrorKind::IsADirectory));
    } else {
        Box::new(BufReader::new(File::open(path)?))
    };
    Ok(Lines::new(reader))
}

impl<R: BufRead> Lines<R> {
    /// Reads from anything that can be buffered.
    pub fn new(reader: R) -> Self {
        Self {
            reader,
            buffer: Vec::new(),
        }
    }

    /// The next line; `None` at the end.
    ///
    /// # Errors
    /// Reading failed.
    pub fn next_line(&mut self) -> io::Result<Option<Line>> {
        self.buffer.clear();
        let read = self
            .reader
            .by_ref()
            .take(LONGEST)
            .read_until(b'\n', &mut self.buffer)?;
        if read == 0 {
            return Ok(None);
        }
        let ended = self.buffer.last() == Some(&b'\n');
        if !ended && read as u64 == LONGEST {
            self.skip_rest()?;
            return Ok(Some(Line::TooLong));
        }
        while matches!(self.buffer.last(), Some(b'\n' | b'\r')) {
            self.buffer.pop();
        }
        // A file written on another system may open with a byte order mark.
        let bytes = self
            .buffer
            .strip_prefix("\u{feff}".as_bytes())
            .unwrap_or(&self.buffer);
        Ok(Some(
            std::str::from_utf8(bytes).map_or(Line::NotText, |text| Line::Text(text.to_string())),
        ))
    }

    /// Drops what is left of a line without keeping it.
    fn skip_rest(&mut self) -> io::Result<()> {
        loop {
            let chunk = self.reader.fill_buf()?;
            if chunk.is_empty() {
                return Ok(());
            }
            let end = chunk.iter().position(|&byte| byte == b'\n');
            let used = end.map_or(chunk.len(), |at| at + 1);
            self.reader.consume(used);
            if end.is_some() {
                return Ok(());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(bytes: &[u8]) -> Vec<Line> {
        let mut lines = Lines::new(bytes);
        let mut found = Vec::new();
        while let Ok(Some(line)) = lines.next_line() {
            found.push(line);
        }
        found
    }

    fn text(text: &str) -> Line {
        Line::Text(text.to_string())
    }

    #[test]
    fn lines_end_in_any_way_and_the_last_need_not() {
        assert_eq!(
            all(b"a\nb\r\n\nc"),
            [text("a"), text("b"), text(""), text("c")]
        );
        assert_eq!(all(b""), []);
        assert_eq!(all("\u{feff}a\n".as_bytes()), [text("a")]);
    }

    #[test]
    fn a_line_beyond_any_record_is_skipped_and_the_next_is_read() {
        let mut long = vec![b'x'; 3 * LONGEST as usize];
        long.extend(b"\nnext\n");
        assert_eq!(all(&long), [Line::TooLong, text("next")]);
    }

    #[test]
    fn a_line_that_is_no_text_does_not_end_the_reading() {
        assert_eq!(all(b"\xff\xfe\nnext"), [Line::NotText, text("next")]);
    }
}
