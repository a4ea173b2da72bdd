//! Direct encounter (article 6): the scores in the games between those who are still equal.
//!
//! Where all of them have met, these scores put them in order, and those who are equal again are looked at among
//! themselves (6.2). In a Swiss where some have not met, a player who would be alone at the top whatever the missing
//! games brought goes first, then one who would be second in the same way, and so on; the others are looked at
//! among themselves (6.3). Forfeits are no games (6.1.1), but in a round robin (15.2) and with the modifier `P`. Who
//! met more than once counts with the average of these games (6.1.2).
//!
//! Our readings: a game that is not over is a missing one; in a round robin in which some have not met nothing is
//! decided yet. Averages are exact up to sixteen games of two.

use kolo_messages::Message;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use kolo_model::{Adjourned, Cell, Clause, GameCell, HalfPoints, StartNumber};

use super::round_kind::RoundKind;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;
use crate::tie_break::{Forfeits, Modifiers};
use crate::{AmongEqual, Average, Contribution, Encounter, Verdict};

pub(crate) static DE: Rule = Rule {
    code: "DE",
    modified: &[("DE/P", Modifiers::NONE.forfeits_played())],
    other_names: &[],
    clause: |_| Clause::new("T-6"),
    heading: None,
    meaning: || Message::new("tie-break-de"),
    allowed: Allowed::Again,
    apply: |table, by| {
        let forfeits = by.modifiers().forfeits;
        table.each_group(|table, _, group| {
            let members: BTreeSet<StartNumber> = group.into_iter().collect();
            let order = Order::of(&table.field, &members, forfeits);
            table.take_order(by, order.ordered.clone(), |field, no| {
                order.contributions(field, no, &members, forfeits)
            });
        });
    },
};

/// Scores are counted in parts of a half point that every number up to sixteen divides.
const PARTS: u64 = 720_720;

/// The order of a group, and what a player did in each of the smaller groups on the way to it.
pub(crate) struct Order {
    /// The best first; those in one inner list are still equal.
    pub(crate) ordered: Vec<Vec<StartNumber>>,
    steps: BTreeMap<StartNumber, Vec<AmongEqual>>,
}

impl Order {
    pub(crate) fn of(field: &Field, group: &BTreeSet<StartNumber>, forfeits: Forfeits) -> Self {
        let mut order = Order { ordered: Vec::new(), steps: BTreeMap::new() };
        order.add(field, group, forfeits);
        order
    }

    /// How the place of `no` came about.
    pub(crate) fn contributions(
        &self,
        field: &Field,
        no: StartNumber,
        group: &BTreeSet<StartNumber>,
        forfeits: Forfeits,
    ) -> Vec<Contribution> {
        let met = Meetings::of(field, no, group, forfeits);
        let encounters = met.0.into_iter().map(|(opponent, games)| games.encounter(opponent)).collect();
        let mut list = crate::criteria::direct::listed(encounters, group);
        let steps = self.steps.get(&no).into_iter().flatten();
        list.extend(steps.copied().map(Contribution::AmongEqual));
        list
    }

    fn add(&mut self, field: &Field, group: &BTreeSet<StartNumber>, forfeits: Forfeits) {
        let mut rest = group.clone();
        while rest.len() > 1 {
            let scores: BTreeMap<StartNumber, Score> =
                rest.iter().map(|no| (*no, Score::of(field, *no, &rest, forfeits))).collect();
            for (no, score) in &scores {
                self.steps.entry(*no).or_default().push(score.describe(rest.len()));
            }
            if scores.values().all(|score| score.missing == 0) {
                self.add_by_score(field, &scores, forfeits);
                return;
            }
            let ranked = if field.c07.predetermined { Vec::new() } else { certain(&scores) };
            if ranked.is_empty() {
                break;
            }
            for no in ranked {
                rest.remove(&no);
                self.ordered.push(vec![no]);
            }
        }
        if !rest.is_empty() {
            self.ordered.push(rest.into_iter().collect());
        }
    }

    /// All have met (6.2).
    fn add_by_score(&mut self, field: &Field, scores: &BTreeMap<StartNumber, Score>, forfeits: Forfeits) {
        let mut equal: BTreeMap<Reverse<u64>, BTreeSet<StartNumber>> = BTreeMap::new();
        for (no, score) in scores {
            equal.entry(Reverse(score.least)).or_default().insert(*no);
        }
        let all_equal = equal.len() == 1;
        for group in equal.into_values() {
            if all_equal {
                self.ordered.push(group.into_iter().collect());
            } else {
                self.add(field, &group, forfeits);
            }
        }
    }
}

/// Those who are first, second and so on whatever the missing games bring (6.3).
fn certain(scores: &BTreeMap<StartNumber, Score>) -> Vec<StartNumber> {
    let mut by_score: Vec<(StartNumber, &Score)> = scores.iter().map(|(no, score)| (*no, score)).collect();
    by_score.sort_by_key(|(no, score)| (Reverse(score.least), Reverse(score.most), *no));
    // The most that any player from an index on can still reach.
    let mut reach = vec![0; by_score.len() + 1];
    for (index, (_, score)) in by_score.iter().enumerate().rev() {
        reach[index] = score.most.max(reach[index + 1]);
    }
    let mut ranked = Vec::new();
    for (index, (no, score)) in by_score.iter().enumerate() {
        if index + 1 < by_score.len() && score.least <= reach[index + 1] {
            break;
        }
        ranked.push(*no);
    }
    ranked
}

/// What a player made in the games among those who are tied, in parts.
struct Score {
    made: u64,
    /// With all missing games lost.
    least: u64,
    /// With all missing games won.
    most: u64,
    missing: usize,
}

impl Score {
    fn of(field: &Field, no: StartNumber, group: &BTreeSet<StartNumber>, forfeits: Forfeits) -> Self {
        let met = Meetings::of(field, no, group, forfeits);
        let made: u64 = met.0.values().map(Games::average).sum();
        let counted = met.0.values().filter(|games| games.count > 0).count();
        let missing = group.len() - 1 - counted;
        let parts = |points: HalfPoints| u64::from(points.halves()).saturating_mul(PARTS);
        let more = |points: HalfPoints| {
            made.saturating_add(parts(points).saturating_mul(u64::try_from(missing).unwrap_or(u64::MAX)))
        };
        Score { made, least: more(field.scoring.loss), most: more(field.scoring.win), missing }
    }

    fn describe(&self, among: usize) -> AmongEqual {
        AmongEqual { among, missing: self.missing, made: points(self.made), most: points(self.most) }
    }
}

fn points(parts: u64) -> Average {
    Average::of_parts(parts, 2 * PARTS)
}

/// The games of a player with each of the group that they were paired with.
struct Meetings(BTreeMap<StartNumber, Games>);

/// The games of two.
#[derive(Default)]
struct Games {
    own: HalfPoints,
    other: HalfPoints,
    /// Games that count.
    count: u64,
}

impl Meetings {
    fn of(field: &Field, no: StartNumber, group: &BTreeSet<StartNumber>, forfeits: Forfeits) -> Self {
        let mut met: BTreeMap<StartNumber, Games> = BTreeMap::new();
        for cell in &field.row(no).cells {
            if let Cell::Game(game) = cell
                && group.contains(&game.opponent)
            {
                let games = met.entry(game.opponent).or_default();
                if counts(field, cell, forfeits) {
                    games.add(field, game);
                }
            }
        }
        Meetings(met)
    }
}

fn counts(field: &Field, cell: &Cell, forfeits: Forfeits) -> bool {
    match RoundKind::of(cell) {
        RoundKind::Played => true,
        RoundKind::ForfeitWin | RoundKind::ForfeitLoss => {
            field.c07.predetermined || forfeits == Forfeits::Played
        }
        RoundKind::GoingOn | RoundKind::GivenBye | RoundKind::RequestedBye => false,
    }
}

impl Games {
    fn add(&mut self, field: &Field, game: &GameCell) {
        self.own += field.scoring.outcome(game.outcome, game.side, Adjourned::NotYet);
        self.other += field.scoring.outcome(game.outcome, game.side.other(), Adjourned::NotYet);
        self.count += 1;
    }

    /// The average of the games, in parts.
    fn average(&self) -> u64 {
        (u64::from(self.own.halves()).saturating_mul(PARTS)).checked_div(self.count).unwrap_or(0)
    }

    fn encounter(&self, opponent: StartNumber) -> Encounter {
        let verdict = match self.own.cmp(&self.other) {
            _ if self.count == 0 => Verdict::Open,
            std::cmp::Ordering::Greater => Verdict::Won,
            std::cmp::Ordering::Less => Verdict::Lost,
            std::cmp::Ordering::Equal => Verdict::Level,
        };
        Encounter { opponent, own: self.own, other: self.other, verdict }
    }
}
