//! The table of a group, by the criteria of `standings`.
//!
//! This is the one place that knows how groups are ordered: from the games of a group it makes a tournament and
//! asks for its table.

use kolo_model::{
    GameTerms, HalfPoints, Idle, Name, PerSide, Place, RawCompetitor, RawEntry, RawGameResult, RawRound,
    RawTournament, Scoring, StartNumber, System, Tournament,
};
use kolo_standings::{Criterion, Standings, standings};

use crate::Outcome;
use crate::checked::GroupNode;

/// A group as a tournament of its own, and its table. Numbers are those of the group.
#[derive(Debug, Clone)]
pub struct GroupTable {
    /// The games so far.
    pub tournament: Tournament,
    /// The table.
    pub standings: Standings,
}

/// Those of a group who are equal, by their index in the group.
pub(crate) type Block = Vec<usize>;

impl GroupTable {
    /// The table of a group whose games ended like this; `None` for those without a result.
    ///
    /// Whoever has no opponent in a round of an odd group gets no point for it: over the whole table everybody is
    /// free once, and while it lasts the points compare.
    pub(crate) fn new(group: &GroupNode, names: &[Name], outcomes: &[Option<Outcome>]) -> Option<GroupTable> {
        let mut raw = RawTournament {
            system: Some(System::RoundRobin),
            scoring: Some(Scoring { pairing_bye: HalfPoints::ZERO, ..Scoring::ONE_HALF_ZERO }),
            ..RawTournament::default()
        };
        raw.competitors =
            (1..).zip(names).map(|(no, name)| RawCompetitor::named(no, name.as_str())).collect();
        let rounds = group.games.iter().map(|game| game.round + 1).max().unwrap_or_default();
        raw.played = (0..rounds).map(|round| round_of(group, round, outcomes)).collect();
        let tournament = raw.check().ok()?.tournament;
        let standings = standings(&tournament, &group.criteria).ok()?;
        Some(GroupTable { tournament, standings })
    }

    /// The criteria behind it.
    pub fn criteria(&self) -> &[Criterion] {
        &self.standings.criteria
    }

    /// Those who share a place, the best first.
    pub(crate) fn blocks(&self) -> Vec<Block> {
        let equal = self.standings.rows.chunk_by(|a, b| a.place == b.place);
        equal.map(|rows| rows.iter().map(|row| row.no.index()).collect()).collect()
    }
}

fn round_of(group: &GroupNode, round: usize, outcomes: &[Option<Outcome>]) -> RawRound {
    let number = |index: usize| StartNumber::from_index(index).get();
    let mut free: Vec<bool> = vec![true; group.members.len()];
    let mut entries = Vec::new();
    for (game, outcome) in group.games.iter().zip(outcomes).filter(|(game, _)| game.round == round) {
        free[game.sides.first] = false;
        free[game.sides.second] = false;
        let result = outcome.map_or(kolo_model::Outcome::Pending, Into::into);
        entries.push(RawEntry::Game {
            place: Place::default(),
            sides: game.sides.map(number),
            result: RawGameResult::Outcome(result),
            terms: GameTerms::default(),
            score: outcome.and_then(Outcome::score).map(|score: PerSide<u32>| score.map(i64::from)),
        });
    }
    entries.extend(free.iter().enumerate().filter(|(_, free)| **free).map(|(index, _)| RawEntry::Idle {
        place: Place::default(),
        who: number(index),
        idle: Idle::PairingBye,
    }));
    RawRound { entries }
}
