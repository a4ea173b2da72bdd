//! The own rating (G-3.3.2f): the higher goes first. Only where a player has one.
//!
//! Our reading: the rating with which the player entered, not a new one; who has none comes after all who have.

use kolo_messages::Message;
use kolo_model::{Clause, Rating, StartNumber};

use crate::criterion::{Allowed, Rule};
use crate::field::Field;
use crate::{Contribution, Value};

pub(crate) static RULE: Rule = Rule {
    code: "rating",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("G-3.3.2f"),
    heading: Some(|| Message::new("criterion-rating")),
    meaning: || Message::new("criterion-rating-meaning"),
    allowed: Allowed::Once,
    apply: |table, by| {
        table.by_key(by, |field, no| {
            let (rating, derivation) = rating(field, no);
            (rating.map(Rating::value), Value::Rating(rating), derivation)
        });
    },
};

/// The rating and the part it is made of.
pub(crate) fn rating(field: &Field, no: StartNumber) -> (Option<Rating>, Vec<Contribution>) {
    let rating = field.rating(no);
    (rating, vec![Contribution::OwnRating(rating)])
}
