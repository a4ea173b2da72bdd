//! Files that hold a log as JSON, read with the place of the first thing that is wrong.

use kolo_messages::Message;
use serde::de::DeserializeOwned;
use serde_json::error::Category;

use crate::Place;

/// What is wrong with the shape of a file, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShapeTrouble {
    /// Where.
    pub place: Place,
    /// What.
    pub message: Message,
}

/// The bytes as text, without a mark of the byte order; nothing if there is no text.
///
/// # Errors
/// When they are no UTF-8.
pub fn log_text(bytes: &[u8]) -> Result<Option<&str>, ShapeTrouble> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let valid = std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default();
        let (line, column) =
            (valid.split('\n').count(), valid.chars().rev().take_while(|c| *c != '\n').count());
        ShapeTrouble { place: place_at(line, column + 1), message: Message::new("json-not-utf8") }
    })?;
    Ok(Some(text).filter(|text| !text.trim().is_empty()))
}

/// Reads a value of a known shape.
///
/// # Errors
/// The first thing that is wrong. What a key or value should be is said in the parser's own English words.
pub fn read_shape<T: DeserializeOwned>(text: &str) -> Result<T, ShapeTrouble> {
    serde_json::from_str(text).map_err(|error| trouble(&error))
}

fn trouble(error: &serde_json::Error) -> ShapeTrouble {
    let place = place_at(error.line(), error.column());
    // The parser repeats the place in its sentence.
    let text = error.to_string();
    let text = text.rsplit_once(" at line ").map_or(text.as_str(), |(text, _)| text).to_owned();
    let message = match error.classify() {
        Category::Eof => Message::new("log-file-ends"),
        Category::Syntax => Message::new("log-file-syntax").with("text", text),
        Category::Data | Category::Io => Message::new("log-file-shape").with("text", text),
    };
    ShapeTrouble { place, message }
}

fn place_at(line: usize, column: usize) -> Place {
    let number = |value: usize| u32::try_from(value).unwrap_or(u32::MAX);
    Place::at(number(line), number(column))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_reported_with_its_place() {
        assert_eq!(log_text(b" \n "), Ok(None));
        assert_eq!(log_text("\u{feff}žluť".as_bytes()), Ok(Some("žluť")));
        let broken = log_text(b"ab\nc\xff").unwrap_err();
        assert_eq!((broken.place, broken.message.key()), (Place::at(2, 2), "json-not-utf8"));
        let key = |text| read_shape::<Vec<u32>>(text).unwrap_err().message.key();
        assert_eq!(
            [key("[1,"), key("[1;"), key("[\"a\"]")],
            ["log-file-ends", "log-file-syntax", "log-file-shape"]
        );
        assert_eq!(read_shape::<Vec<u32>>("[1,\n 2]"), Ok(vec![1, 2]));
    }
}
