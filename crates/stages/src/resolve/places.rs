//! The places of a group whose games are over.
//!
//! P-1.1.4.7: where the criteria of the table leave teams equal and it matters who is better, players chosen by the
//! captains play duels, every two teams one; a team that does not play any more loses them. Those who are equal
//! after that are drawn by lot. Where nothing depends on it, equals share their places.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::NodeView;
use crate::checked::GroupNode;
use crate::group_table::Block;
use crate::{CheckedPlan, DecidedBy, Decision, EntrantId, GroupDuel, Occupant, TieRule};

/// Members of a group who are equal in everything, while it matters who is better.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tie {
    /// The best place they share.
    pub from: usize,
    /// Who, in the order of the group.
    pub members: Vec<EntrantId>,
    /// What is needed next.
    pub step: TieStep,
}

/// What is needed next to put equal members of a group in order.
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

/// The places of a group whose games are over.
pub(super) struct Places<'a> {
    pub(super) plan: &'a CheckedPlan,
    pub(super) node: usize,
    pub(super) group: &'a GroupNode,
    pub(super) members: &'a [Occupant],
    pub(super) decisions: &'a [Decision],
    pub(super) duels: &'a [GroupDuel],
}

/// How equals stand after their duels.
enum AfterDuels {
    /// Some are still to be played.
    Missing(Vec<[EntrantId; 2]>),
    /// The best first; those of a block are still equal.
    Blocks(Vec<Block>),
}

impl Places<'_> {
    /// Gives the places from `place` on to those of a block.
    pub(super) fn give(&self, block: Block, place: usize, view: &mut NodeView) {
        if !self.matters(&block, place) {
            self.share(block, place, view);
            return;
        }
        match self.group.ties {
            TieRule::Usual => self.ask(block, place, TieStep::Decision, view),
            TieRule::Pisqworky2023 => match self.decision(&block, |how| how == DecidedBy::Hand) {
                Some(decision) => self.put(ordered(self.members, block, decision), place, view),
                None => self.after_duels(block, place, view),
            },
        }
    }

    fn after_duels(&self, block: Block, mut place: usize, view: &mut NodeView) {
        match self.duels_of(&block) {
            AfterDuels::Missing(missing) => {
                let (from, members) = (place + 1, self.people(&block));
                view.ties.push(Tie { from, members, step: TieStep::ChosenDuels { missing } });
            }
            AfterDuels::Blocks(blocks) => {
                for block in blocks {
                    let size = block.len();
                    if self.matters(&block, place) {
                        self.ask(block, place, TieStep::Lot, view);
                    } else {
                        self.share(block, place, view);
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

    /// Where the links lead to final places only, those who are equal share them (G-3.3.4), unless somebody decided.
    fn share(&self, block: Block, place: usize, view: &mut NodeView) {
        let block = match self.decision(&block, |_| true) {
            Some(decision) => ordered(self.members, block, decision),
            None => {
                if block.len() > 1 {
                    view.together.push(self.people(&block));
                }
                block
            }
        };
        self.put(block, place, view);
    }

    fn put(&self, block: Block, place: usize, view: &mut NodeView) {
        for (output, member) in view.outputs[place..].iter_mut().zip(block) {
            *output = self.members[member];
        }
    }

    /// Whether it matters who of a block is better: somebody plays on, or the places are to be told apart.
    fn matters(&self, block: &Block, place: usize) -> bool {
        let playing = block.iter().any(|member| matches!(self.members[*member], Occupant::Here(_)));
        let mut range = place..place + block.len();
        let shared = range.all(|place| {
            let settled = u32::try_from(place).is_ok_and(|place| place < self.group.settle);
            self.plan.place_is_final(self.node, place) && !settled
        });
        block.len() > 1 && playing && !shared
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
    fn duels_of(&self, block: &Block) -> AfterDuels {
        let everybody: BTreeSet<EntrantId> = self.people(block).into_iter().collect();
        let is_about = |duel: &&GroupDuel| {
            duel.among.len() == everybody.len() && duel.among.iter().all(|id| everybody.contains(id))
        };
        let duels: Vec<&GroupDuel> = self.duels.iter().filter(is_about).collect();
        let mut points: BTreeMap<usize, u32> = BTreeMap::new();
        let mut missing = Vec::new();
        for (index, one) in block.iter().enumerate() {
            for other in &block[index + 1..] {
                let pair = [self.members[*one], self.members[*other]];
                match points_of(&duels, pair) {
                    Ok([first, second]) => {
                        *points.entry(*one).or_default() += first;
                        *points.entry(*other).or_default() += second;
                    }
                    Err(pair) => missing.push(pair),
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

/// The points of two equals against each other, or the pair that has to play.
fn points_of(duels: &[&GroupDuel], [one, other]: [Occupant; 2]) -> Result<[u32; 2], [EntrantId; 2]> {
    match (one, other) {
        (Occupant::Here(one), Occupant::Here(other)) => {
            let mut latest = duels.iter().rev();
            let played = latest.find_map(|duel| {
                let winner = duel.duel.result.winner().map(|side| duel.sides[side]);
                let sides = [duel.sides.first, duel.sides.second];
                (sides == [one, other] || sides == [other, one]).then_some(winner)
            });
            match played {
                Some(Some(winner)) if winner == one => Ok([2, 0]),
                Some(Some(_)) => Ok([0, 2]),
                Some(None) => Ok([1, 1]),
                None => Err([one, other]),
            }
        }
        (Occupant::Here(_), _) => Ok([2, 0]),
        (_, Occupant::Here(_)) => Ok([0, 2]),
        (
            Occupant::Out(_) | Occupant::Open | Occupant::Bye,
            Occupant::Out(_) | Occupant::Open | Occupant::Bye,
        ) => Ok([1, 1]),
    }
}

/// A block in the order of a decision.
fn ordered(members: &[Occupant], mut block: Block, decision: &Decision) -> Block {
    let position = |id: Option<EntrantId>| decision.order.iter().position(|one| Some(*one) == id);
    block.sort_by_key(|member| position(members[*member].id()));
    block
}
