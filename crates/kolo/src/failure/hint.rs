//! Which command or option helps where something was refused. The sentences themselves are read on pages, too, where there
//! is no command line.

/// Messages by their keys, each with what to type.
const HINTS: &[(&str, &str)] = &[
    ("contest-field-final", "--reason"),
    ("contest-incident-repeated", "--again"),
    ("contest-nobody-present", "kolo contest check-in"),
    ("contest-not-over", "kolo contest show, --reason"),
    ("contest-protests-open", "kolo contest answer --play-on"),
    ("contest-quota-missing", "kolo contest quotas"),
    ("contest-reason", "--reason"),
    ("contest-seats-missing", "--seats, --per-region"),
    ("contest-seeding-late", "--reason"),
    ("contest-seeding-missing", "kolo contest seeding"),
    ("contest-situation-of-other-rules", "kolo ruling"),
    ("contest-three-teams", "--reason"),
    ("contest-two-teams", "--reason"),
    ("contest-unknown-incident", "kolo contest incidents"),
    ("contest-unknown-protest", "kolo contest incidents"),
    ("contest-unknown-venue", "kolo contest show"),
    ("contest-warning-first", "--serious"),
    ("rulings-decision-missing", "kolo ruling --verdicts"),
    ("rulings-no-situation", "kolo ruling"),
    ("rulings-verdict-unreadable", "kolo ruling --verdicts"),
    ("stages-cannot-teams-three", "--small"),
    ("stages-cannot-teams-two", "--small"),
    ("stages-file-empty", "kolo stages plan"),
];

/// What to type where this message is shown.
pub(super) fn hint(key: &str) -> Option<&'static str> {
    HINTS.iter().find(|(message, _)| *message == key).map(|(_, hint)| *hint)
}

#[cfg(test)]
mod tests {
    use kolo_messages::{Lang, Message};

    use super::*;

    #[test]
    fn every_hint_belongs_to_a_message() {
        for (key, _) in HINTS {
            assert_ne!(Message::new(key).text(Lang::En), *key, "{key}");
        }
    }
}
