//! R-B2, D-2.1.3: how often and how often in a row a player may have one side.

use std::collections::BTreeSet;

use kolo_model::{Adjourned, Crosstable, HalfPoints, Row, Side, StartNumber, System, Tournament};

use super::Violation;
use crate::NextRound;

/// The largest difference between games with White and games with Black (R-B2a, D-C.04.1-6).
const MOST_DIFFERENCE: i64 = 2;

/// Adds what breaks the rule. Only the chess systems have it, with an exception each in the last round.
pub(super) fn check(
    system: System,
    tournament: &Tournament,
    crosstable: &Crosstable,
    next: &NextRound,
    violations: &mut Vec<Violation>,
) {
    for pair in &next.pairs {
        let exempt = |no: StartNumber| match system {
            System::Fide1992 => is_exempt(tournament, crosstable.row(no)),
            System::Dutch => is_topscorer(tournament, crosstable.row(no)),
            System::Pisqworky2023 | System::Swiss | System::McMahon | System::RoundRobin => true,
        };
        let entered = |side: &Side| tournament.competitor(pair[*side]).is_some();
        // D-2.1.3 protects no player who meets a topscorer; R-B.note leaves out the leader alone.
        let with_topscorer = system == System::Dutch
            && Side::BOTH.iter().filter(|side| entered(side)).any(|side| exempt(pair[*side]));
        for side in Side::BOTH.into_iter().filter(entered) {
            let no = pair[side];
            if !with_topscorer && !exempt(no) {
                violations.extend(broken(no, side, crosstable.row(no)));
            }
        }
    }
}

/// R-B.note: in the last round the rule does not protect those with more than half of the points.
pub(crate) fn is_exempt(tournament: &Tournament, row: &Row) -> bool {
    leads_at_the_end(tournament, row, HalfPoints::ZERO)
}

/// Those who have more than half of the points that could be had, acceleration points included, when the last round is
/// to be paired (D-1.8); no player before.
pub fn topscorers(tournament: &Tournament) -> BTreeSet<StartNumber> {
    let crosstable = tournament.crosstable();
    crosstable.rows().iter().filter(|row| is_topscorer(tournament, row)).map(|row| row.no).collect()
}

/// D-1.8: the same with the acceleration points of the round.
fn is_topscorer(tournament: &Tournament, row: &Row) -> bool {
    let lent = tournament.accelerations().iter().find(|(no, _)| *no == row.no);
    let now = lent.and_then(|(_, rounds)| rounds.get(tournament.rounds().len()));
    leads_at_the_end(tournament, row, now.copied().unwrap_or_default())
}

/// Whether the last round comes and a player has more than half of the points there were.
fn leads_at_the_end(tournament: &Tournament, row: &Row, lent: HalfPoints) -> bool {
    let played = tournament.rounds().len();
    let last_round = tournament.planned_rounds().is_some_and(|planned| planned as usize == played + 1);
    let scoring = tournament.scoring();
    let score = u64::from((row.points(&scoring, Adjourned::AsDraw) + lent).halves());
    last_round && 2 * score > u64::from(scoring.win.halves()) * played as u64
}

/// What `side` would break for `no`, of whom `row` has the games so far.
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
