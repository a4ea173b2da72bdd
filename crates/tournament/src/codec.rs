//! Reading events back, also those that older versions of the program wrote.

use thiserror::Error;

use crate::Event;

/// An event that this program cannot read.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum UnreadableEvent {
    /// A code or version this program does not know.
    #[error("event `{code}` version {schema} is unknown; it was written by a newer version of the program")]
    Unknown {
        /// The code.
        code: String,
        /// The version of its fields.
        schema: u16,
    },
    /// The fields are not what the code promises.
    #[error("event `{code}` version {schema} is damaged: {source}")]
    Damaged {
        /// The code.
        code: String,
        /// The version of its fields.
        schema: u16,
        /// What the JSON reader says.
        source: serde_json::Error,
    },
}

impl Event {
    /// Reads an event from its code, version and fields.
    ///
    /// When the fields of an event change, its version grows by one and the older form is turned into the new
    /// one here, so that a log stays readable for ever.
    ///
    /// # Errors
    /// When the code is unknown or the fields are damaged.
    pub fn read(code: &str, schema: u16, payload: &str) -> Result<Event, UnreadableEvent> {
        match Event::read_current(code, schema, payload) {
            Some(Ok(event)) => Ok(event),
            Some(Err(source)) => Err(UnreadableEvent::Damaged { code: code.to_owned(), schema, source }),
            None => Err(UnreadableEvent::Unknown { code: code.to_owned(), schema }),
        }
    }
}
