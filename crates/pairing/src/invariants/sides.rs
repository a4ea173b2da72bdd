//! R-B2: how often and how often in a row somebody may have one side.

use kolo_model::{Adjourned, Crosstable, Row, Side, StartNumber, System, Tournament};

use super::Violation;
use crate::NextRound;

/// The largest difference between games with White and games with Black (R-B2a).
const MOST_DIFFERENCE: i64 = 2;

/// Adds what breaks R-B2. Only the chess systems have this rule.
pub(super) fn check(
    system: System,
    tournament: &Tournament,
    crosstable: &Crosstable,
    next: &NextRound,
    violations: &mut Vec<Violation>,
) {
    match system {
        System::Fide1992 | System::Dutch => {}
        System::Pisqworky2023 | System::Swiss | System::McMahon | System::RoundRobin => return,
    }
    for pair in &next.pairs {
        for side in Side::BOTH {
            let no = pair[side];
            if tournament.competitor(no).is_some() && !is_exempt(tournament, crosstable.row(no)) {
                violations.extend(broken(no, side, crosstable.row(no)));
            }
        }
    }
}

/// R-B.note: in the last round the rule does not protect those with more than half of the points.
pub(crate) fn is_exempt(tournament: &Tournament, row: &Row) -> bool {
    let played = tournament.rounds().len();
    let last_round = tournament.planned_rounds().is_some_and(|planned| planned as usize == played + 1);
    let scoring = tournament.scoring();
    let score = u64::from(row.points(&scoring, Adjourned::AsDraw).halves());
    last_round && 2 * score > u64::from(scoring.win.halves()) * played as u64
}

/// What `side` would break for `no`, of whom `row` tells the games so far.
fn broken(no: StartNumber, side: Side, row: &Row) -> Vec<Violation> {
    let sides: Vec<Side> = row.games().map(|(_, game)| game.side).collect();
    let toward = |side| match side {
        Side::First => 1i64,
        Side::Second => -1,
    };
    let before: i64 = sides.iter().copied().map(toward).sum();
    let after = before + toward(side);
    let mut violations = Vec::new();
    if after.abs() > MOST_DIFFERENCE && after.abs() > before.abs() {
        violations.push(Violation::SideTooOften { no, side });
    }
    if sides.len() >= 2 && sides[sides.len() - 2..].iter().all(|earlier| *earlier == side) {
        violations.push(Violation::ThirdTimeInARow { no, side });
    }
    violations
}
