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
        match Event::read_current(code, current(code, schema), payload) {
            Some(Ok(event)) => Ok(event),
            Some(Err(source)) => Err(UnreadableEvent::Damaged { code: code.to_owned(), schema, source }),
            None => Err(UnreadableEvent::Unknown { code: code.to_owned(), schema }),
        }
    }
}

/// The version whose fields hold those of `schema`, too.
fn current(code: &str, schema: u16) -> u16 {
    match (code, schema) {
        // Versions 2 to 4 of the settings added fields; left out, they mean what always held before.
        ("tournament.created" | "tournament.configured", 1..=3) => 4,
        // Version 2 added what only go has: adjustment and super group, handicap and komi.
        (
            "competitor.entered" | "competitor.edited" | "round.drafted" | "draft.edited" | "round.published"
            | "round.amended",
            1,
        ) => 2,
        _ => schema,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_older_versions_mean_what_held_then() {
        let old =
            r#"{"settings":{"name":"P","system":"fide-1992","rounds":5,"seed":1,"check_in":"not-used"}}"#;
        for code in ["tournament.created", "tournament.configured"] {
            let event = Event::read(code, 1, old).unwrap();
            assert_eq!(event, Event::read(code, 2, old).unwrap());
            assert_eq!(event, Event::read(code, 3, old).unwrap());
            assert_eq!(event, Event::read(code, 4, old).unwrap());
            assert_eq!((event.schema(), event.payload().unwrap().as_str()), (4, old));
            assert!(matches!(Event::read(code, 5, old), Err(UnreadableEvent::Unknown { .. })));
        }
        assert!(matches!(Event::read("round.drafted", 3, "{}"), Err(UnreadableEvent::Unknown { .. })));
    }
}
