//! What happened to keys and sessions.

use kolo_live::KeyHash;
use serde::{Deserialize, Serialize};

use super::Session;
use crate::subject::Misfit;

/// Something that happened to keys and sessions. Their times stand inside, so that a replay needs nothing else.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub(crate) enum SiteEvent {
    /// A one-time key was given out.
    KeyIssued {
        /// Its hash.
        key: KeyHash,
        /// When.
        at: i64,
        /// Until when it can be used.
        until: i64,
    },
    /// Somebody came in.
    Entered {
        /// With this key.
        key: KeyHash,
        /// The session that began.
        session: KeyHash,
        /// Who, and until when.
        opened: Session,
        /// When.
        at: i64,
    },
    /// Somebody left.
    Left {
        /// The session that ended.
        session: KeyHash,
        /// When.
        at: i64,
    },
}

impl SiteEvent {
    /// The stable code in the log.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            SiteEvent::KeyIssued { .. } => "WK",
            SiteEvent::Entered { .. } => "WE",
            SiteEvent::Left { .. } => "WL",
        }
    }

    /// The event without its code.
    pub(crate) fn payload(&self) -> Result<String, Misfit> {
        serde_json::to_string(self).map_err(Misfit::of)
    }

    /// An event from the log.
    pub(crate) fn read(code: &str, schema: u16, payload: &str) -> Result<SiteEvent, Misfit> {
        if schema != 1 {
            return Err(Misfit(format!("the form {schema} of `{code}` is unknown")));
        }
        let event: SiteEvent = serde_json::from_str(payload).map_err(Misfit::of)?;
        if event.code() == code { Ok(event) } else { Err(Misfit(format!("the code `{code}` is unknown"))) }
    }
}
