//! Orders about a clock of the hall, and what happened to it.

use kolo_live::{Away, KeyHash};
use kolo_model::{Name, PerSide};
use kolo_play::clock::{Event, LogEntry, TimeControl};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::subject::InvalidEvent;
use crate::time::Now;

/// An order about a clock.
#[derive(Debug, Clone)]
pub(crate) struct HallOrder {
    /// When it came in.
    pub(crate) at: Now,
    /// Who, for the log.
    pub(crate) author: String,
    /// What.
    pub(crate) act: HallAct,
}

/// What can be ordered of a clock.
#[derive(Debug, Clone)]
pub(crate) enum HallAct {
    /// It is set up.
    Open(Opened),
    /// A link for the board is given out; one given out before no longer holds.
    Link(KeyHash),
    /// Something is done to it.
    Do {
        /// What.
        event: Event,
        /// What the device at the board opened it with, hashed: the link may have been replaced while the request was
        /// on its way. None for the arbiter.
        key: Option<KeyHash>,
    },
    /// The server was away: if the clock ran, it is stopped as of the moment it went.
    Away(Away),
}

/// A clock as it was set up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Opened {
    /// How much time there is.
    pub(crate) control: TimeControl,
    /// Who plays; the first side is Black, or the one who opens.
    pub(crate) names: PerSide<Name>,
    /// When, in milliseconds since 1970; its time line begins here.
    pub(crate) at: u64,
}

/// What happened to a clock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum HallEvent {
    /// It was set up.
    Opened(Opened),
    /// A link was given out.
    Linked {
        /// Its secret, hashed.
        key: KeyHash,
    },
    /// Something was done to it.
    Happened(LogEntry),
}

impl HallEvent {
    /// The stable code in the log.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            HallEvent::Opened(_) => "HO",
            HallEvent::Linked { .. } => "HL",
            HallEvent::Happened(_) => "HE",
        }
    }

    /// The event without its code.
    pub(crate) fn payload(&self) -> Result<String, InvalidEvent> {
        let written = match self {
            HallEvent::Opened(opened) => serde_json::to_string(opened),
            HallEvent::Linked { key } => serde_json::to_string(key),
            HallEvent::Happened(entry) => serde_json::to_string(entry),
        };
        written.map_err(InvalidEvent::of)
    }

    /// An event from the log.
    pub(crate) fn read(code: &str, schema: u16, payload: &str) -> Result<HallEvent, InvalidEvent> {
        match (code, schema) {
            ("HO", 1) => from(payload).map(HallEvent::Opened),
            ("HL", 1) => from(payload).map(|key| HallEvent::Linked { key }),
            ("HE", 1) => from(payload).map(HallEvent::Happened),
            (code, schema) => Err(InvalidEvent(format!("the form {schema} of `{code}` is unknown"))),
        }
    }
}

fn from<T: DeserializeOwned>(payload: &str) -> Result<T, InvalidEvent> {
    serde_json::from_str(payload).map_err(InvalidEvent::of)
}
