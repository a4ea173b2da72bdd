//! A log of a clock: its control and its events. Everything else is computed from it.

mod replay;

use kolo_messages::Message;
use kolo_model::{Place, ShapeTrouble, log_text, read_shape};
use serde::{Deserialize, Serialize};

pub use replay::{InvalidEvent, LogStep, Replay};

use super::{Event, Moment, TimeControl};

/// The version of the file's form that is written.
const VERSION: u32 = 1;
/// More events than any game has.
const MOST_EVENTS: usize = 100_000;

/// An event with its moment.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogEntry {
    /// When.
    pub at: Moment,
    /// What.
    pub event: Event,
}

/// The log of one clock.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockLog {
    #[serde(rename = "kolo-clock")]
    version: u32,
    /// What the clock is set to.
    pub control: TimeControl,
    /// What happened, oldest first.
    pub events: Vec<LogEntry>,
}

/// The version alone, read first: a file of a later version may have any shape.
#[derive(Deserialize)]
struct VersionOnly {
    #[serde(rename = "kolo-clock", default)]
    version: Option<u32>,
}

impl ClockLog {
    /// A log in which nothing has happened yet.
    pub fn new(control: TimeControl) -> ClockLog {
        ClockLog { version: VERSION, control, events: Vec::new() }
    }

    /// Reads a file. Whether its events fit is asked by [`ClockLog::replay`].
    ///
    /// # Errors
    /// The first thing that is wrong with the shape of the file, with its place.
    pub fn read(bytes: &[u8]) -> Result<ClockLog, ShapeTrouble> {
        let trouble = |message| ShapeTrouble { place: Place::at(1, 1), message };
        let Some(text) = log_text(bytes)? else { return Err(trouble(Message::new("clock-log-empty"))) };
        let Some(version) = read_shape::<VersionOnly>(text)?.version else {
            return Err(trouble(Message::new("clock-log-other-kind")));
        };
        if version != VERSION {
            let message = Message::new("clock-log-version").with("version", version);
            return Err(trouble(message.with("known", VERSION)));
        }
        let log: ClockLog = read_shape(text)?;
        if log.events.len() > MOST_EVENTS {
            let message = Message::new("clock-log-long").with("count", log.events.len());
            return Err(trouble(message.with("most", MOST_EVENTS)));
        }
        Ok(log)
    }

    /// The file, one event a line.
    ///
    /// # Errors
    /// Never for a log that was read or made here; the form of JSON leaves the possibility.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        let control = serde_json::to_string(&self.control.to_string())?;
        let mut text =
            format!("{{\n  \"kolo-clock\": {},\n  \"control\": {control},\n  \"events\": [", self.version);
        for (index, entry) in self.events.iter().enumerate() {
            text.push_str(if index == 0 { "\n    " } else { ",\n    " });
            text.push_str(&serde_json::to_string(entry)?);
        }
        text.push_str(if self.events.is_empty() { "]\n}\n" } else { "\n  ]\n}\n" });
        Ok(text)
    }
}
