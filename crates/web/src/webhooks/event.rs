//! What happened to the list of webhooks.

use serde::{Deserialize, Serialize};

use super::Hook;
use crate::subject::InvalidEvent;

/// Something that happened to the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub(crate) enum HookEvent {
    /// One more is notified.
    Added {
        /// Its number.
        id: u32,
        /// Where, and of what.
        hook: Hook,
    },
    /// One is no longer notified.
    Removed {
        /// Its number.
        id: u32,
    },
}

impl HookEvent {
    /// The stable code in the log.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            HookEvent::Added { .. } => "KA",
            HookEvent::Removed { .. } => "KR",
        }
    }

    /// The event without its code.
    pub(crate) fn payload(&self) -> Result<String, InvalidEvent> {
        serde_json::to_string(self).map_err(InvalidEvent::of)
    }

    /// An event from the log.
    pub(crate) fn read(code: &str, schema: u16, payload: &str) -> Result<HookEvent, InvalidEvent> {
        if schema != 1 {
            return Err(InvalidEvent(format!("the form {schema} of `{code}` is unknown")));
        }
        let event: HookEvent = serde_json::from_str(payload).map_err(InvalidEvent::of)?;
        if event.code() == code {
            Ok(event)
        } else {
            Err(InvalidEvent(format!("the code `{code}` is unknown")))
        }
    }
}
