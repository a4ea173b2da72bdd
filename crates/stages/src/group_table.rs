//! The table of a group, by the criteria of `standings`.
//!
//! This is the one place that knows how groups are ordered: from the games of a group it makes a tournament and
//! asks for its table.

use kolo_model::{
    GameTerms, HalfPoints, Idle, Outcome, PerSide, Place, RawCompetitor, RawEntry, RawGameResult, RawRound,
    RawTournament, Scoring, Spot, StartNumber, System, Tournament, Verdict,
};
use kolo_standings::{Criterion, Standings, standings};

use crate::checked::GroupNode;
use crate::{CheckedPlan, Occupant, TieRule, lots};

/// A group as a tournament of its own, and its table. Numbers are those of the group.
#[derive(Debug, Clone)]
pub struct GroupTable {
    /// The games so far.
    pub tournament: Tournament,
    /// The table.
    pub standings: Standings,
}

/// Those of a group who are tied, by their index in the group.
pub(crate) type Block = Vec<usize>;

impl GroupTable {
    /// The table of a group whose games ended like this; `None` for those without a result.
    ///
    /// A member without an opponent in a round of an odd group gets no point for it: over the whole table each is
    /// free once, and while it lasts the points compare.
    pub(crate) fn new(
        plan: &CheckedPlan,
        seed: u64,
        group: &GroupNode,
        members: &[Occupant],
        verdicts: &[Option<Verdict>],
    ) -> Option<GroupTable> {
        let points = match group.ties {
            TieRule::Usual => Scoring::ONE_HALF_ZERO,
            TieRule::Pisqworky2023 => Scoring::TWO_ONE_ZERO,
        };
        let mut raw = RawTournament {
            system: Some(System::RoundRobin),
            scoring: Some(Scoring { pairing_bye: HalfPoints::ZERO, ..points }),
            bye_score: Some(Spot::new(0, Place::default())),
            seed: Some(lots::of_group(seed, &group.id)),
            ..RawTournament::default()
        };
        raw.competitors = (1..).zip(members).map(|(no, member)| competitor(plan, no, *member)).collect();
        let rounds = group.games.iter().map(|game| game.round + 1).max().unwrap_or_default();
        raw.played = (0..rounds).map(|round| round_of(plan, group, round, verdicts)).collect();
        let tournament = raw.check().ok()?.tournament;
        // Ratings separate no members where none has one.
        let rated = tournament.competitors().iter().any(|competitor| competitor.rating.is_some());
        let tells = |criterion: &&Criterion| rated || **criterion != Criterion::Rating;
        let criteria: Vec<Criterion> = group.criteria.iter().filter(tells).copied().collect();
        let standings = standings(&tournament, &criteria).ok()?;
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

/// A member of the group with what criteria ask for; one not known yet is called by its number.
fn competitor(plan: &CheckedPlan, no: u32, member: Occupant) -> RawCompetitor {
    let Some(entrant) = member.id().and_then(|id| plan.entrant(id)) else {
        return RawCompetitor::named(no, &format!("#{no}"));
    };
    let rating = entrant.rating.map(|rating| Spot::new(i64::from(rating), Place::default()));
    RawCompetitor { rating, ..RawCompetitor::named(no, entrant.name.as_str()) }
}

fn round_of(plan: &CheckedPlan, group: &GroupNode, round: usize, verdicts: &[Option<Verdict>]) -> RawRound {
    let number = |index: usize| StartNumber::from_index(index).get();
    let mut free: Vec<bool> = vec![true; group.members.len()];
    let mut entries = Vec::new();
    for (game, verdict) in group.games.iter().zip(verdicts).filter(|(game, _)| game.round == round) {
        free[game.sides.first] = false;
        free[game.sides.second] = false;
        let result = verdict.map_or(Outcome::Pending, |verdict| verdict.outcome);
        entries.push(RawEntry::Game {
            place: Place::default(),
            sides: game.sides.map(number),
            result: RawGameResult::Outcome(result),
            terms: GameTerms::default(),
            score: verdict
                .and_then(|verdict| plan.score_of(verdict))
                .map(|score: PerSide<u32>| score.map(i64::from)),
        });
    }
    entries.extend(free.iter().enumerate().filter(|(_, free)| **free).map(|(index, _)| RawEntry::Idle {
        place: Place::default(),
        who: number(index),
        idle: Idle::PairingBye,
    }));
    RawRound { entries }
}
