//! The match between two who are still equal (P-1.1.4.7), if they are exactly two: its winner goes first. Three or
//! more stay as they are.
//!
//! Our readings: a forfeited match counts as it was scored, for the contest sees no doubt in it; who met twice is
//! better by the points of both matches. A draw, a forfeit on both sides and a match that is not over leave them
//! equal.

use kolo_messages::Message;
use kolo_model::{Adjourned, Cell, Clause, GameCell, HalfPoints, Outcome, Scoring, StartNumber};

use crate::criterion::{Allowed, Rule};
use crate::field::Field;
use crate::{Contribution, Encounter, Verdict};

pub(crate) static RULE: Rule = Rule {
    code: "direct-two",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("P-1.1.4.7"),
    heading: Some(|| Message::new("criterion-direct-two")),
    meaning: || Message::new("criterion-direct-two-meaning"),
    allowed: Allowed::Once,
    apply: |table, by| {
        table.each_group(|table, _, group| match group[..] {
            [one, other] => {
                let ordered = split(&table.field, [one, other]);
                table.take_order(by, ordered, |field, no| contributions(field, no, [one, other]));
            }
            [] | [_] => table.take_order(by, vec![group], |_, _| Vec::new()),
            [..] => {
                let why = Contribution::OnlyForTwo { count: group.len() };
                table.leave(by, group, &why);
            }
        });
    },
};

/// The two in the order their match gives: those in one inner list are still equal.
pub(crate) fn split(field: &Field, [one, other]: [StartNumber; 2]) -> Vec<Vec<StartNumber>> {
    match encounter(field, one, other).map(|encounter| encounter.verdict) {
        Some(Verdict::Won) => vec![vec![one], vec![other]],
        Some(Verdict::Lost) => vec![vec![other], vec![one]],
        Some(Verdict::Level | Verdict::Open) | None => vec![vec![one, other]],
    }
}

/// What `no` did against the other one.
pub(crate) fn contributions(field: &Field, no: StartNumber, two: [StartNumber; 2]) -> Vec<Contribution> {
    let other = if two[0] == no { two[1] } else { two[0] };
    let met = encounter(field, no, other).map(Contribution::Encounter);
    vec![met.unwrap_or(Contribution::NotMet { count: 1 })]
}

/// The matches between two, if they were paired at all.
fn encounter(field: &Field, no: StartNumber, opponent: StartNumber) -> Option<Encounter> {
    let mut sum: Option<Encounter> = None;
    for cell in &field.row(no).cells {
        if let Cell::Game(game) = cell
            && game.opponent == opponent
        {
            let (own, other) = (HalfPoints::ZERO, HalfPoints::ZERO);
            let before = sum.unwrap_or(Encounter { opponent, own, other, verdict: Verdict::Level });
            sum = Some(with(before, game, &field.scoring));
        }
    }
    sum
}

/// One match more; once something is open it stays so.
fn with(before: Encounter, game: &GameCell, scoring: &Scoring) -> Encounter {
    let points = |side| scoring.outcome(game.outcome, side, Adjourned::NotYet);
    let own = before.own + points(game.side);
    let other = before.other + points(game.side.other());
    let verdict = match (before.verdict, game.outcome) {
        (Verdict::Open, _) | (_, Outcome::Pending | Outcome::Adjourned) => Verdict::Open,
        (Verdict::Won | Verdict::Lost | Verdict::Level, Outcome::Played(..) | Outcome::Forfeit(_)) => {
            match own.cmp(&other) {
                std::cmp::Ordering::Greater => Verdict::Won,
                std::cmp::Ordering::Less => Verdict::Lost,
                std::cmp::Ordering::Equal => Verdict::Level,
            }
        }
    };
    Encounter { opponent: before.opponent, own, other, verdict }
}
