//! Ratings, also those of older scales (R-A1.3).

use kolo_messages::Message;
use kolo_model::{GivenRating, RatingBasis, Spot};

use super::decode::{self, Fields};
use super::keys;
use super::value::{Node, Value};
use crate::collector::Collector;

/// The rating and where it comes from. A number of the INGO or BCF scale is converted.
pub(super) fn read(fields: &Fields<'_, '_>, notes: &mut Collector) -> (Option<Spot<i64>>, RatingBasis) {
    let basis = fields
        .read("rating_basis", notes, |value, notes| decode::one_of(value, &keys::rating_bases(), notes));
    let Some(value) = fields.get("rating") else { return (None, basis.unwrap_or_default()) };
    let Node::Text(text) = &value.node else {
        return (decode::whole_spot(value, notes), basis.unwrap_or_default());
    };
    let given = text.parse::<GivenRating>().ok().and_then(|given| Some((given, given.basis()?)));
    let Some((given, own)) = given else {
        decode::refuse(value, Message::new("json-a-rating"), notes);
        return (None, RatingBasis::default());
    };
    if basis.is_some_and(|basis| basis != own) {
        let message = Message::new("json-rating-basis").with("rating", text.as_ref());
        notes.problem(value.at.place(), message);
    }
    (converted(given, own, value, notes), own)
}

fn converted(
    given: GivenRating,
    basis: RatingBasis,
    value: &Value<'_>,
    notes: &mut Collector,
) -> Option<Spot<i64>> {
    match given.rating(basis) {
        Ok(rating) => Some(Spot::new(i64::from(rating.value()), value.at.place())),
        Err(impossible) => {
            notes.problem(value.at.place(), impossible.message());
            None
        }
    }
}
