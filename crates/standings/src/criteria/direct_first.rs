//! The best result in the games between those who are tied for the first place (R-F10.2); for all others the
//! criterion says nothing.
//!
//! Our readings: the whole group that shares the first place is put in order, from the best result to the
//! worst. The result is the points won less the points lost in the games that the tied players played with
//! each other. Where all of them have met this is the order of the points; where some have not, no player is set
//! back for a game they could not play. A game forfeited or not over does not count.

use kolo_messages::Message;
use std::collections::{BTreeMap, BTreeSet};

use kolo_model::{Cell, Clause, GameCell, HalfPoints, Outcome, Scoring, StartNumber};

use crate::criterion::{Allowed, Rule};
use crate::field::Field;
use crate::{Contribution, Encounter, Verdict};

pub(crate) static RULE: Rule = Rule {
    code: "direct-first",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("R-F10.2"),
    heading: Some(|| Message::new("criterion-direct-first")),
    meaning: || Message::new("criterion-direct-first-meaning"),
    allowed: Allowed::Once,
    apply: |table, by| {
        table.each_group(|table, index, group| {
            if index > 0 && group.len() > 1 {
                table.leave(by, group, &Contribution::OnlyForFirstPlace);
                return;
            }
            let members = group.into_iter().collect();
            let ordered = split(&table.field, &members);
            table.take_order(by, ordered, |field, no| {
                if members.len() > 1 { contributions(field, no, &members) } else { Vec::new() }
            });
        });
    },
};

/// The group, the best result first: those in one inner list are still equal.
pub(crate) fn split(field: &Field, group: &BTreeSet<StartNumber>) -> Vec<Vec<StartNumber>> {
    let mut ordered: Vec<(std::cmp::Reverse<i64>, StartNumber)> =
        group.iter().map(|no| (std::cmp::Reverse(balance(&encounters(field, *no, group))), *no)).collect();
    ordered.sort();
    ordered.chunk_by(|a, b| a.0 == b.0).map(|equal| equal.iter().map(|(_, no)| *no).collect()).collect()
}

/// What `no` did against the others of the group, and what it comes to.
pub(crate) fn contributions(
    field: &Field,
    no: StartNumber,
    group: &BTreeSet<StartNumber>,
) -> Vec<Contribution> {
    let met = encounters(field, no, group);
    let own = met.iter().map(|encounter| encounter.own).sum();
    let other = met.iter().map(|encounter| encounter.other).sum();
    let mut list = super::direct::listed(met, group);
    list.push(Contribution::Balance { own, other });
    list
}

/// Points won less points lost, in halves.
fn balance(met: &[Encounter]) -> i64 {
    let halves = |points: HalfPoints| i64::from(points.halves());
    met.iter().map(|encounter| halves(encounter.own) - halves(encounter.other)).sum()
}

/// One entry for each member of the group that `no` was paired with.
fn encounters(field: &Field, no: StartNumber, group: &BTreeSet<StartNumber>) -> Vec<Encounter> {
    let mut met: BTreeMap<StartNumber, Encounter> = BTreeMap::new();
    for cell in &field.row(no).cells {
        if let Cell::Game(game) = cell
            && group.contains(&game.opponent)
        {
            let (own, other) = (HalfPoints::ZERO, HalfPoints::ZERO);
            let unplayed = Encounter { opponent: game.opponent, own, other, verdict: Verdict::Open };
            add(met.entry(game.opponent).or_insert(unplayed), game, &field.scoring);
        }
    }
    met.into_values().collect()
}

/// Adds a played game to what is known of two.
fn add(encounter: &mut Encounter, game: &GameCell, scoring: &Scoring) {
    if let Outcome::Played(result, _) = game.outcome {
        encounter.own += scoring.played(result.shares()[game.side]);
        encounter.other += scoring.played(result.shares()[game.side.other()]);
        encounter.verdict = match encounter.own.cmp(&encounter.other) {
            std::cmp::Ordering::Greater => Verdict::Won,
            std::cmp::Ordering::Less => Verdict::Lost,
            std::cmp::Ordering::Equal => Verdict::Level,
        };
    }
}
