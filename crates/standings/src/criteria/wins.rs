//! Games won at the board: more is better. Our own reading: a win by forfeit and a free round are points,
//! but no games won.

use kolo_messages::Message;
use kolo_model::{Cell, Clause, Share, StartNumber};

use super::{met_at_the_board, rounds};
use crate::criterion::{Allowed, Rule};
use crate::field::Field;
use crate::{Contribution, QuarterPoints};

pub(crate) static RULE: Rule = Rule {
    code: "wins",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("G-3.3.5.1"),
    heading: Some(|| Message::new("criterion-wins")),
    meaning: || Message::new("criterion-wins-meaning"),
    allowed: Allowed::Once,
    apply: |table, by| table.by_amount(by, contributions),
};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    let won = |cell: &Cell| met_at_the_board(cell).is_ok_and(|met| met.share == Share::Win);
    rounds(field.row(no))
        .map(|(round, cell)| {
            let amount = QuarterPoints::from_whole(u32::from(won(cell)));
            Contribution::Round { round, cell: *cell, amount }
        })
        .collect()
}
