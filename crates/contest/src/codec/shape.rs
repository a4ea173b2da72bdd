//! From bytes to the shape of the file, with the place of the first thing that is wrong.

use kolo_messages::Message;
use kolo_model::{Place, ShapeTrouble, log_text, read_shape};
use serde::Deserialize;

use super::{FileTrouble, VERSION, Written};

pub(super) fn read(bytes: &[u8]) -> Result<Written, FileTrouble> {
    #[derive(Deserialize)]
    struct VersionOnly {
        #[serde(rename = "kolo-contest", default)]
        version: Option<u32>,
    }
    let at_the_start = |message| FileTrouble::Shape { place: Place::at(1, 1), message };
    let text = log_text(bytes)?.ok_or_else(|| at_the_start(Message::new("contest-file-empty")))?;
    match read_shape::<VersionOnly>(text)?.version {
        None => Err(at_the_start(Message::new("contest-file-other-kind"))),
        Some(VERSION) => Ok(read_shape(text)?),
        Some(version) => Err(FileTrouble::OtherVersion(version)),
    }
}

impl From<ShapeTrouble> for FileTrouble {
    fn from(trouble: ShapeTrouble) -> Self {
        FileTrouble::Shape { place: trouble.place, message: trouble.message }
    }
}
