//! Own rating (10.6): the higher goes first.

use kolo_messages::Message;
use kolo_model::{Clause, Rating};

use crate::Value;
use crate::criteria::rating::rating;
use crate::criterion::{Allowed, Rule};
use crate::tie_break::{Direction, Modifiers};

pub(crate) static RTNG: Rule = Rule {
    code: "RTNG",
    modified: &[("RTNG/R", Modifiers::NONE.reversed())],
    other_names: &[],
    clause: |_| Clause::new("T-10.6"),
    heading: None,
    meaning: || Message::new("tie-break-rtng"),
    allowed: Allowed::Once,
    apply: |table, by| {
        let direction = by.modifiers().direction;
        table.by_rated_key(by, |field, no| {
            let (rating, derivation) = rating(field, no);
            let value = rating.map(Rating::value).map(i64::from);
            let key = match direction {
                Direction::Usual => value,
                Direction::Reversed => value.map(|value| -value),
            };
            (key, Value::Rating(rating), derivation)
        });
    },
};
