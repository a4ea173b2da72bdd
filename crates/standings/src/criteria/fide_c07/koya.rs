//! Koya (9.2), made for round robins: the points made against those who have at least half of the most points that
//! could be made, or so many half points more or less (14.5).
//!
//! Our readings: the opponents' points are taken as they are, not adjusted; a forfeit counts with the points it
//! brought. The most points are a win in every round, in a round robin in as many games as any player was paired for,
//! so that free rounds do not raise the limit.

use kolo_messages::Message;
use kolo_model::{Adjourned, Cell, Clause, Row, StartNumber};

use crate::criteria::rounds;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;
use crate::tie_break::Modifiers;
use crate::{Contribution, QuarterPoints};

pub(crate) static KS: Rule = Rule {
    code: "KS",
    modified: &[
        ("KS/L+1", Modifiers::NONE.limit(1)),
        ("KS/L+2", Modifiers::NONE.limit(2)),
        ("KS/L+3", Modifiers::NONE.limit(3)),
        ("KS/L+4", Modifiers::NONE.limit(4)),
        ("KS/L+5", Modifiers::NONE.limit(5)),
        ("KS/L+6", Modifiers::NONE.limit(6)),
        ("KS/L+7", Modifiers::NONE.limit(7)),
        ("KS/L+8", Modifiers::NONE.limit(8)),
        ("KS/L-1", Modifiers::NONE.limit(-1)),
        ("KS/L-2", Modifiers::NONE.limit(-2)),
        ("KS/L-3", Modifiers::NONE.limit(-3)),
        ("KS/L-4", Modifiers::NONE.limit(-4)),
        ("KS/L-5", Modifiers::NONE.limit(-5)),
        ("KS/L-6", Modifiers::NONE.limit(-6)),
        ("KS/L-7", Modifiers::NONE.limit(-7)),
        ("KS/L-8", Modifiers::NONE.limit(-8)),
    ],
    other_names: &[],
    clause: |_| Clause::new("T-9.2"),
    heading: None,
    meaning: || Message::new("tie-break-ks"),
    allowed: Allowed::Once,
    apply: |table, by| {
        let limit = by.modifiers().limit;
        table.by_amount(by, |field, no| contributions(field, no, limit));
    },
};

pub(crate) fn contributions(field: &Field, no: StartNumber, half_points: i32) -> Vec<Contribution> {
    let limit = limit(field, half_points);
    let part = |(round, cell): (_, &Cell)| {
        let points = cell.points(&field.scoring, Adjourned::NotYet);
        let opponent = match cell {
            Cell::Game(game) => Some(field.plain(game.opponent).total()),
            Cell::Idle(_) => None,
        };
        Contribution::Koya { round, cell: *cell, points, opponent, limit }
    };
    rounds(field.row(no)).map(part).collect()
}

fn limit(field: &Field, half_points: i32) -> QuarterPoints {
    let paired = |row: &Row| row.cells.iter().filter(|cell| matches!(cell, Cell::Game(_))).count();
    let rows = || field.crosstable.rows().iter();
    let games = if field.c07.predetermined {
        rows().map(paired).max()
    } else {
        rows().map(|row| row.cells.len()).max()
    };
    // Half of the halves of all wins are as many quarters.
    let games = i64::try_from(games.unwrap_or(0)).unwrap_or(i64::MAX);
    let half = i64::from(field.scoring.win.halves()).saturating_mul(games);
    let moved = half.saturating_add(2 * i64::from(half_points));
    QuarterPoints::from_quarters(u64::try_from(moved).unwrap_or(0))
}
