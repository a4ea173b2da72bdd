//! Average rating of the opponents (R-F10.3): the highest goes first.
//!
//! Our readings: only opponents of games that were played count, whatever the result; an opponent without a
//! rating is left out of the average; who has no rated opponent at all comes after every player who has one. The
//! averages are compared as fractions.

use kolo_messages::Message;
use kolo_model::{Cell, Clause, RoundNumber, StartNumber};

use super::{met_at_the_board, rounds};
use crate::criterion::{Allowed, Rule};
use crate::field::Field;
use crate::{Average, Contribution, OpponentRating, Value};

pub(crate) static RULE: Rule = Rule {
    code: "average-rating",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("R-F10.3"),
    heading: Some(|| Message::new("criterion-average-rating")),
    meaning: || Message::new("criterion-average-rating-meaning"),
    allowed: Allowed::Once,
    apply: |table, by| {
        table.by_key(by, |field, no| {
            let (average, derivation) = average(field, no);
            (average, Value::Average(average), derivation)
        });
    },
};

/// The average, the ratings it comes from round by round, and the sum they make.
pub(crate) fn average(field: &Field, no: StartNumber) -> (Option<Average>, Vec<Contribution>) {
    let ratings: Vec<(RoundNumber, Cell, OpponentRating)> =
        rounds(field.row(no)).map(|(round, cell)| (round, *cell, rating_of(field, cell))).collect();
    let counted = ratings.iter().filter_map(|(.., rating)| {
        if let OpponentRating::Counts(rating) = rating { Some(rating.value()) } else { None }
    });
    let average = Average::of(counted);
    let rated = |(round, cell, rating)| Contribution::OpponentRating { round, cell, rating };
    let derivation = ratings.into_iter().map(rated).chain(average.map(Contribution::Average)).collect();
    (average, derivation)
}

fn rating_of(field: &Field, cell: &Cell) -> OpponentRating {
    match met_at_the_board(cell) {
        Err(why) => OpponentRating::Not(why),
        Ok(met) => field.rating(met.opponent).map_or(OpponentRating::Unrated, OpponentRating::Counts),
    }
}
