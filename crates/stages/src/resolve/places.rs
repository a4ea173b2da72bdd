//! The places of a group whose games are over.
//!
//! P-1.1.4.7: where the criteria of the table leave teams tied and it matters who is better, players chosen by the
//! captains play duels, every two teams one; a team that does not play any more loses them. Those still tied
//! after that are drawn by lot. Where nothing depends on it, those tied share their places.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::NodeView;
use crate::checked::GroupNode;
use crate::decide::duels::is_pair;
use crate::group_table::Block;
use crate::{CheckedPlan, DecidedBy, Decision, EntrantId, GroupDuel, Occupant, TieRule};

/// Members of a group who are tied in everything, while it matters who is better.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tie {
    /// The best place they share.
    pub from: usize,
    /// Who, in the order of the group.
    pub members: Vec<EntrantId>,
    /// What is needed next.
    pub step: TieStep,
}

/// What is needed next to put tied members of a group in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TieStep {
    /// A decision of the arbiter, or the lot (K-TIE).
    Decision,
    /// Duels of players chosen by the captains (P-1.1.4.7).
    ChosenDuels {
        /// The pairs of teams that have not played one.
        missing: Vec<[EntrantId; 2]>,
    },
    /// The lot, after the duels (P-1.1.4.7).
    Lot,
}

impl TieStep {
    /// Whether the lot may be drawn now.
    pub(crate) fn takes_lot(&self) -> bool {
        match self {
            TieStep::Decision | TieStep::Lot => true,
            TieStep::ChosenDuels { .. } => false,
        }
    }
}

/// A duel that one of two tied teams won because the other had left. It stays so if the winner leaves later.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LeftDuel {
    /// All those who were tied.
    pub(crate) among: Vec<EntrantId>,
    pub(crate) winner: EntrantId,
    pub(crate) loser: EntrantId,
}

/// The places of a group whose games are over.
pub(super) struct Places<'a> {
    pub(super) plan: &'a CheckedPlan,
    pub(super) node: usize,
    pub(super) group: &'a GroupNode,
    pub(super) members: &'a [Occupant],
    pub(super) decisions: &'a [Decision],
    pub(super) duels: &'a [GroupDuel],
    pub(super) left: &'a [LeftDuel],
}

/// How tied teams stand after their duels.
enum AfterDuels {
    /// Some are still to be played.
    Missing(Vec<[EntrantId; 2]>),
    /// The best first; those of a block are still tied.
    Blocks(Vec<Block>),
}

impl Places<'_> {
    /// Gives the places from `place` on to those of a block.
    pub(super) fn give(&self, block: Block, place: usize, view: &mut NodeView) {
        if self.may_share(&block, place) {
            self.share(block, place, view);
            return;
        }
        match self.group.ties {
            TieRule::Usual if self.is_played_on(&block) => self.ask(block, place, TieStep::Decision, view),
            TieRule::Usual => self.share(block, place, view),
            TieRule::Pisqworky2023 => match self.decision(&block, |how| how == DecidedBy::Hand) {
                Some(decision) => self.put(ordered(self.members, block, decision), place, view),
                None => self.after_duels(&block, place, view),
            },
        }
    }

    fn after_duels(&self, block: &Block, mut place: usize, view: &mut NodeView) {
        match self.duels_of(block, view) {
            AfterDuels::Missing(missing) => {
                let (from, members) = (place + 1, self.people(block));
                view.ties.push(Tie { from, members, step: TieStep::ChosenDuels { missing } });
            }
            AfterDuels::Blocks(blocks) => {
                for block in blocks {
                    let size = block.len();
                    if self.may_share(&block, place) || !self.is_played_on(&block) {
                        self.share(block, place, view);
                    } else {
                        self.ask(block, place, TieStep::Lot, view);
                    }
                    place += size;
                }
            }
        }
    }

    /// Follows the decision about a block, or asks for it.
    fn ask(&self, block: Block, place: usize, step: TieStep, view: &mut NodeView) {
        match self.decision(&block, |_| true) {
            Some(decision) => self.put(ordered(self.members, block, decision), place, view),
            None => view.ties.push(Tie { from: place + 1, members: self.people(&block), step }),
        }
    }

    /// Where the links lead to final places only, those who are tied share them (G-3.3.4), unless it was decided.
    fn share(&self, block: Block, place: usize, view: &mut NodeView) {
        let decided = self.decision(&block, |_| true);
        if decided.is_none() && block.len() > 1 {
            view.together.push(self.people(&block));
        }
        let block = match decided {
            Some(decision) => ordered(self.members, block, decision),
            None => block,
        };
        self.put(block, place, view);
    }

    fn put(&self, block: Block, place: usize, view: &mut NodeView) {
        for (output, member) in view.outputs[place..].iter_mut().zip(block) {
            *output = self.members[member];
        }
    }

    /// Whether a block is one alone, or its places lead to final places only that need not be separated.
    fn may_share(&self, block: &Block, place: usize) -> bool {
        let mut range = place..place + block.len();
        let final_only = range.all(|place| {
            let settled = u32::try_from(place).is_ok_and(|place| place < self.group.settle);
            self.plan.place_is_final(self.node, place) && !settled
        });
        block.len() < 2 || final_only
    }

    /// Whether a member of a block still plays.
    fn is_played_on(&self, block: &Block) -> bool {
        block.iter().any(|member| matches!(self.members[*member], Occupant::Here(_)))
    }

    fn decision(&self, block: &Block, counts: impl Fn(DecidedBy) -> bool) -> Option<&Decision> {
        let people = self.people(block);
        let mut latest = self.decisions.iter().rev();
        latest.find(|decision| counts(decision.how) && decision.is_about(&people))
    }

    fn people(&self, block: &Block) -> Vec<EntrantId> {
        block.iter().filter_map(|member| self.members[*member].id()).collect()
    }

    /// Every two of a block one duel: two points for a win, one for a draw.
    fn duels_of(&self, block: &Block, view: &mut NodeView) -> AfterDuels {
        let among = self.people(block);
        let all: BTreeSet<EntrantId> = among.iter().copied().collect();
        let is_about =
            |others: &[EntrantId]| others.len() == all.len() && others.iter().all(|id| all.contains(id));
        let duels: Vec<&GroupDuel> = self.duels.iter().filter(|duel| is_about(&duel.among)).collect();
        let left: Vec<&LeftDuel> = self.left.iter().filter(|duel| is_about(&duel.among)).collect();
        let mut points: BTreeMap<usize, u32> = BTreeMap::new();
        let mut missing = Vec::new();
        for (index, one) in block.iter().enumerate() {
            for other in &block[index + 1..] {
                let pair = [self.members[*one], self.members[*other]];
                let people = [pair[0].id(), pair[1].id()];
                let winner = match between(&duels, &left, pair) {
                    Between::Played(winner) => winner,
                    Between::Left { winner, loser } => {
                        view.left.push(LeftDuel { among: among.clone(), winner, loser });
                        Some(winner)
                    }
                    Between::Missing(pair) => {
                        missing.push(pair);
                        continue;
                    }
                };
                for (member, id) in [one, other].into_iter().zip(people) {
                    *points.entry(*member).or_default() += match winner {
                        None => 1,
                        Some(_) if winner == id => 2,
                        Some(_) => 0,
                    };
                }
            }
        }
        if !missing.is_empty() {
            return AfterDuels::Missing(missing);
        }
        let points = |member: &usize| points.get(member).copied().unwrap_or_default();
        let mut order = block.clone();
        order.sort_by_key(|member| Reverse(points(member)));
        AfterDuels::Blocks(order.chunk_by(|a, b| points(a) == points(b)).map(<[usize]>::to_vec).collect())
    }
}

/// What happened between two tied teams.
enum Between {
    /// They played, or neither plays any more; who won, if one did.
    Played(Option<EntrantId>),
    /// One of them had left.
    Left { winner: EntrantId, loser: EntrantId },
    /// They have to play.
    Missing([EntrantId; 2]),
}

/// What was played counts first; then who left first.
fn between(duels: &[&GroupDuel], left: &[&LeftDuel], pair: [Occupant; 2]) -> Between {
    let [Some(one), Some(other)] = pair.map(Occupant::id) else { return Between::Played(None) };
    let played = duels.iter().rev().find(|duel| is_pair([one, other], duel.sides));
    if let Some(duel) = played {
        return Between::Played(duel.duel.result.winner().map(|side| duel.sides[side]));
    }
    let known = |duel: &&&LeftDuel| [[one, other], [other, one]].contains(&[duel.winner, duel.loser]);
    if let Some(duel) = left.iter().find(known) {
        return Between::Left { winner: duel.winner, loser: duel.loser };
    }
    match pair {
        [Occupant::Here(_), Occupant::Here(_)] => Between::Missing([one, other]),
        [Occupant::Here(_), _] => Between::Left { winner: one, loser: other },
        [_, Occupant::Here(_)] => Between::Left { winner: other, loser: one },
        [
            Occupant::Out(_) | Occupant::Open | Occupant::Bye,
            Occupant::Out(_) | Occupant::Open | Occupant::Bye,
        ] => Between::Played(None),
    }
}

/// A block in the order of a decision.
fn ordered(members: &[Occupant], mut block: Block, decision: &Decision) -> Block {
    let position = |id: Option<EntrantId>| decision.order.iter().position(|one| Some(*one) == id);
    block.sort_by_key(|member| position(members[*member].id()));
    block
}
