//! What happened to the links of competitors.

use kolo_live::KeyHash;
use kolo_tournament::EntrantId;
use kolo_views::public::Policy;
use serde::{Deserialize, Serialize};

use super::{Screen, ScreenName};
use crate::subject::InvalidEvent;

/// A change to the access of attendees.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub(crate) enum FrontEvent {
    /// People were given links.
    Issued {
        /// Who, and the hash of what opens it.
        links: Vec<(EntrantId, KeyHash)>,
    },
    /// A link is no longer valid.
    Revoked {
        /// Whose.
        who: EntrantId,
    },
    /// A named display shows something else, or is there for the first time.
    ShownOn {
        /// Which.
        on: ScreenName,
        /// What.
        screen: Screen,
    },
    /// A named display is not used any more.
    TakenDown {
        /// Which.
        down: ScreenName,
    },
    /// The first display on the wall shows something else.
    Shown {
        /// What.
        screen: Screen,
    },
    /// It was chosen what is public.
    MadePublic {
        /// What.
        public: Policy,
    },
}

impl FrontEvent {
    /// A display shows something else; the first one has no name.
    pub(super) fn shown(on: ScreenName, screen: Screen) -> FrontEvent {
        if on.as_str().is_empty() { FrontEvent::Shown { screen } } else { FrontEvent::ShownOn { on, screen } }
    }

    /// The stable code in the log.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            FrontEvent::Issued { .. } => "FI",
            FrontEvent::Revoked { .. } => "FR",
            FrontEvent::ShownOn { .. } => "FN",
            FrontEvent::TakenDown { .. } => "FT",
            FrontEvent::Shown { .. } => "FS",
            FrontEvent::MadePublic { .. } => "FP",
        }
    }

    /// The event without its code.
    pub(crate) fn payload(&self) -> Result<String, InvalidEvent> {
        serde_json::to_string(self).map_err(InvalidEvent::of)
    }

    /// An event from the log.
    pub(crate) fn read(code: &str, schema: u16, payload: &str) -> Result<FrontEvent, InvalidEvent> {
        if schema != 1 {
            return Err(InvalidEvent(format!("the form {schema} of `{code}` is unknown")));
        }
        let event: FrontEvent = serde_json::from_str(payload).map_err(InvalidEvent::of)?;
        if event.code() == code {
            Ok(event)
        } else {
            Err(InvalidEvent(format!("the code `{code}` is unknown")))
        }
    }
}
