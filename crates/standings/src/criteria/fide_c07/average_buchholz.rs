//! Average of the opponents' Buchholz or Fore Buchholz (8.2): over the opponents met at the board, each as often as
//! met (4.4).
//!
//! Our reading: the article names no rounding, so the averages are compared as fractions.

use kolo_messages::Message;
use kolo_model::{Clause, StartNumber};

use super::facts::buchholz_of;
use crate::criteria::{met_at_the_board, rounds};
use crate::criterion::{Allowed, Rule};
use crate::field::Field;
use crate::table::Table;
use crate::tie_break::LastRound;
use crate::{Average, Contribution, Criterion, OpponentValue, QuarterPoints, Value};

pub(crate) static AOB: Rule = Rule {
    code: "AOB",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("T-8.2"),
    heading: None,
    meaning: || Message::new("tie-break-aob"),
    allowed: Allowed::NotInRoundRobin,
    apply: |table, by| by_average(table, by, LastRound::AsPlayed),
};

pub(crate) static AOB_FORE: Rule = Rule {
    code: "AOB/F",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("T-8.2"),
    heading: None,
    meaning: || Message::new("tie-break-aob-fore"),
    allowed: Allowed::NotInRoundRobin,
    apply: |table, by| by_average(table, by, LastRound::Drawn),
};

fn by_average(table: &mut Table, by: Criterion, last: LastRound) {
    table.by_key(by, |field, no| {
        let (average, derivation) = average(field, no, last);
        (average, Value::Average(average), derivation)
    });
}

/// The average, and the values it comes from.
pub(crate) fn average(
    field: &Field,
    no: StartNumber,
    last: LastRound,
) -> (Option<Average>, Vec<Contribution>) {
    let (mut values, mut parts) = (Vec::new(), Vec::new());
    for (round, cell) in rounds(field.row(no)) {
        let value = met_at_the_board(cell).map(|met| buchholz_of(field, last, met.opponent));
        values.extend(value);
        let value = value.map_or_else(OpponentValue::Not, OpponentValue::Sum);
        parts.push(Contribution::OpponentValue { round, cell: *cell, value });
    }
    let sum: QuarterPoints = values.iter().copied().sum();
    let average = Average::of_sum(sum, values.len());
    let count = values.len();
    parts.extend(average.map(|average| Contribution::AverageOfSum { sum, count, average }));
    (average, parts)
}
