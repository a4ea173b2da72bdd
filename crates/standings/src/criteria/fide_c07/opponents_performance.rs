//! Average performance of the opponents: of their performance ratings (10.4) or of their perfect performances (10.5),
//! over those met at the board, rounded to a whole number, a half up.

use kolo_messages::Message;
use kolo_model::{Clause, StartNumber};

use super::facts::{perfect_of, performance_of};
use crate::criteria::{met_at_the_board, rounds};
use crate::criterion::{Allowed, Rule};
use crate::field::Field;
use crate::{Contribution, NotCounted, OpponentValue, RoundedAverage};

pub(crate) static APRO: Rule = Rule {
    code: "APRO",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("T-10.4"),
    heading: None,
    meaning: || Message::new("tie-break-apro"),
    allowed: Allowed::Once,
    apply: |table, by| table.by_whole(by, average),
};

pub(crate) static APPO: Rule = Rule {
    code: "APPO",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("T-10.5"),
    heading: None,
    meaning: || Message::new("tie-break-appo"),
    allowed: Allowed::Once,
    apply: |table, by| table.by_whole(by, average_perfect),
};

/// The average of the performance ratings, and what it comes from.
pub(crate) fn average(field: &Field, no: StartNumber) -> (Option<i32>, Vec<Contribution>) {
    over(field, no, |opponent| performance_of(field, opponent))
}

/// The average of the perfect performances, and what it comes from.
pub(crate) fn average_perfect(field: &Field, no: StartNumber) -> (Option<i32>, Vec<Contribution>) {
    over(field, no, |opponent| perfect_of(field, opponent))
}

fn over(
    field: &Field,
    no: StartNumber,
    performance: impl Fn(StartNumber) -> Option<i32>,
) -> (Option<i32>, Vec<Contribution>) {
    let (mut values, mut parts) = (Vec::new(), Vec::new());
    for (round, cell) in rounds(field.row(no)) {
        let met = met_at_the_board(cell);
        let value = met.and_then(|met| performance(met.opponent).ok_or(NotCounted::NotFinished));
        values.extend(value);
        let value = value.map_or_else(OpponentValue::Not, OpponentValue::Whole);
        parts.push(Contribution::OpponentValue { round, cell: *cell, value });
    }
    let average = RoundedAverage::of(values);
    parts.extend(average.map(Contribution::RoundedAverage));
    (average.map(RoundedAverage::rounded), parts)
}
