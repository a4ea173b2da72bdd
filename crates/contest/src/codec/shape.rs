//! From bytes to the shape of the file, with the place of the first thing that is wrong.

use kolo_messages::Message;
use kolo_model::Place;
use serde::Deserialize;
use serde_json::error::Category;

use super::{FileTrouble, VERSION, Written};

pub(super) fn read(bytes: &[u8]) -> Result<Written, FileTrouble> {
    #[derive(Deserialize)]
    struct VersionOnly {
        #[serde(rename = "kolo-contest", default)]
        version: Option<u32>,
    }
    let text = text_of(bytes)?;
    let version = serde_json::from_str::<VersionOnly>(text).map_err(|error| of_shape(&error))?.version;
    match version {
        None => {
            let (place, message) = (Place::at(1, 1), Message::new("contest-file-other-kind"));
            Err(FileTrouble::Shape { place, message })
        }
        Some(VERSION) => serde_json::from_str(text).map_err(|error| of_shape(&error)),
        Some(version) => Err(FileTrouble::OtherVersion(version)),
    }
}

fn text_of(bytes: &[u8]) -> Result<&str, FileTrouble> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let valid = std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default();
        let (line, column) =
            (valid.split('\n').count(), valid.chars().rev().take_while(|c| *c != '\n').count());
        FileTrouble::Shape { place: place_at(line, column + 1), message: Message::new("json-not-utf8") }
    })?;
    if text.trim().is_empty() {
        let message = Message::new("contest-file-empty");
        return Err(FileTrouble::Shape { place: Place::at(1, 1), message });
    }
    Ok(text)
}

fn place_at(line: usize, column: usize) -> Place {
    let number = |value: usize| u32::try_from(value).unwrap_or(u32::MAX);
    Place::at(number(line), number(column))
}

fn of_shape(error: &serde_json::Error) -> FileTrouble {
    let place = place_at(error.line(), error.column());
    // The parser repeats the place in its sentence.
    let text = error.to_string();
    let text = text.rsplit_once(" at line ").map_or(text.as_str(), |(text, _)| text).to_owned();
    let message = match error.classify() {
        Category::Eof => Message::new("contest-file-ends"),
        Category::Syntax => Message::new("contest-file-syntax").with("text", text),
        Category::Data | Category::Io => Message::new("contest-file-shape").with("text", text),
    };
    FileTrouble::Shape { place, message }
}
