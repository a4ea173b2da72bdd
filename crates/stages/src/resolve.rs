//! Who stands where: the links of a plan followed with the results so far.

mod deciders;
mod places;

use std::collections::{BTreeMap, BTreeSet};

use kolo_model::{ForfeitResult, PerSide, Side, Verdict};

pub(crate) use self::deciders::Deciders;
pub use self::deciders::{BrokenBy, DeciderStep};
use self::places::{LeftDuel, Places};
pub use self::places::{Tie, TieStep};

use crate::checked::{GameRef, GroupNode, MatchNode, Node, Source};
use crate::group_table::GroupTable;
use crate::verdict::{forfeit, is_drawn, winner};
use crate::{CheckedPlan, Decision, EntrantId, GroupDuel, GroupId, MatchId, Occupant, SlotPlace, TieRule};

/// What has been recorded, apart from the plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Facts {
    /// The seed of all lots (K-SEED).
    pub(crate) seed: u64,
    pub(crate) results: BTreeMap<MatchId, GameResult>,
    /// Matches that were played with their sides the other way round; each has a result.
    pub(crate) turned: BTreeSet<MatchId>,
    pub(crate) withdrawn: BTreeSet<EntrantId>,
    pub(crate) decisions: BTreeMap<GroupId, Vec<Decision>>,
    /// Duels between tied members of groups; those of a tie that no longer exists are kept and do not count.
    pub(crate) duels: BTreeMap<GroupId, Vec<GroupDuel>>,
    /// What followed drawn matches of the knockout; it counts while the match is drawn.
    pub(crate) deciders: BTreeMap<MatchId, Deciders>,
    /// Matches that a side gave up, as they stood when both sides were known: a side that gives up later does not
    /// change what was decided before. Follows from the events; never recorded.
    given_up: BTreeMap<MatchId, (PerSide<EntrantId>, ForfeitResult)>,
    /// Duels of groups that were won because the other side had left, in the same way.
    left_duels: BTreeMap<GroupId, Vec<LeftDuel>>,
}

impl Facts {
    /// Nothing has happened.
    pub(crate) fn new(seed: u64) -> Self {
        Facts {
            seed,
            results: BTreeMap::new(),
            turned: BTreeSet::new(),
            withdrawn: BTreeSet::new(),
            decisions: BTreeMap::new(),
            duels: BTreeMap::new(),
            deciders: BTreeMap::new(),
            given_up: BTreeMap::new(),
            left_duels: BTreeMap::new(),
        }
    }

    /// Takes note of what was given up at a node.
    pub(crate) fn note(&mut self, node: &Node, view: &NodeView) {
        for (id, fixture) in node.game_ids().zip(&view.games) {
            self.note_given_up(id, fixture);
        }
        if let Node::Group(group) = node
            && !view.left.is_empty()
        {
            let known = self.left_duels.entry(group.id.clone()).or_default();
            let new: Vec<LeftDuel> = view.left.iter().filter(|duel| !known.contains(duel)).cloned().collect();
            known.extend(new);
        }
    }

    /// Takes note of a match that a side gave up.
    fn note_given_up(&mut self, id: &MatchId, fixture: &Fixture) {
        let forfeit = match fixture.status {
            Status::GivenUp(forfeit) => forfeit,
            Status::TieBroken { winner: Side::First, by: BrokenBy::Withdrawal, .. } => {
                ForfeitResult::FirstWins
            }
            Status::TieBroken { winner: Side::Second, by: BrokenBy::Withdrawal, .. } => {
                ForfeitResult::SecondWins
            }
            Status::TieBroken { by: BrokenBy::Duel(_) | BrokenBy::Lot, .. }
            | Status::Tied { .. }
            | Status::Waiting
            | Status::Ready
            | Status::Bye
            | Status::Over(_) => return,
        };
        if let Some(people) = fixture.people() {
            self.given_up.insert(id.clone(), (people, forfeit));
        }
    }

    /// Undoes the result of a match, and what followed from it: the match is played again. Returns whether there
    /// was one.
    pub(crate) fn take_back(&mut self, plan: &CheckedPlan, id: &MatchId) -> bool {
        self.deciders.remove(id);
        self.turned.remove(id);
        let group = plan.game(id).and_then(|at| match &plan.nodes()[at.node()] {
            Node::Group(group) => Some(&group.id),
            Node::Match(_) => None,
        });
        if let Some(group) = group {
            self.duels.remove(group);
            self.left_duels.remove(group);
        }
        self.results.remove(id).is_some()
    }

    /// Forgets the matches given up by an entrant who has not withdrawn: whether they fell out may change with a
    /// correction.
    pub(crate) fn forget_fallen(&mut self) {
        let withdrawn = &self.withdrawn;
        self.given_up.retain(|_, (people, forfeit)| match forfeit {
            ForfeitResult::SecondWins => withdrawn.contains(&people.first),
            ForfeitResult::FirstWins => withdrawn.contains(&people.second),
            ForfeitResult::BothLose => {
                withdrawn.contains(&people.first) && withdrawn.contains(&people.second)
            }
        });
        for duels in self.left_duels.values_mut() {
            duels.retain(|duel| withdrawn.contains(&duel.loser));
        }
        self.left_duels.retain(|_, duels| !duels.is_empty());
    }

    /// How far a game between these two has come.
    fn fixture(&self, id: &MatchId, sides: PerSide<Occupant>, ties: TieRule) -> Fixture {
        let people =
            sides.first.id().zip(sides.second.id()).map(|(first, second)| PerSide::new(first, second));
        let recorded = self.results.get(id).filter(|result| people == Some(result.sides));
        let given_up = self.given_up.get(id).filter(|(then, _)| people == Some(*then));
        let status = match (recorded, given_up, sides.first, sides.second) {
            (Some(result), ..) if ties == TieRule::Pisqworky2023 && is_drawn(result.verdict) => {
                let chain = self.deciders.get(id).filter(|chain| people == Some(chain.sides));
                deciders::status(result.verdict, chain, given_up.map(|(_, forfeit)| *forfeit), sides)
            }
            (Some(result), ..) => Status::Over(result.verdict),
            (None, Some((_, forfeit)), ..) => Status::GivenUp(*forfeit),
            (None, None, Occupant::Open, _) | (None, None, _, Occupant::Open) => Status::Waiting,
            (None, None, Occupant::Bye, _) | (None, None, _, Occupant::Bye) => Status::Bye,
            (None, None, Occupant::Here(_), Occupant::Here(_)) => Status::Ready,
            (None, None, Occupant::Here(_), Occupant::Out(_)) => Status::GivenUp(ForfeitResult::FirstWins),
            (None, None, Occupant::Out(_), Occupant::Here(_)) => Status::GivenUp(ForfeitResult::SecondWins),
            (None, None, Occupant::Out(_), Occupant::Out(_)) => Status::GivenUp(ForfeitResult::BothLose),
        };
        Fixture { sides, status }
    }
}

/// A result and the people it belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameResult {
    /// Who played.
    pub sides: PerSide<EntrantId>,
    /// How it ended.
    pub verdict: Verdict,
}

/// How far a match or a game of a group has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// A side is not known yet.
    Waiting,
    /// Both sides are known and can play.
    Ready,
    /// The other side is a bye.
    Bye,
    /// It has a result.
    Over(Verdict),
    /// It was drawn, and neither goes on before this step is done (P-1.1.4.8.1).
    Tied {
        /// The draw.
        verdict: Verdict,
        /// What is needed next.
        step: DeciderStep,
    },
    /// It was drawn, and it is decided who goes on.
    TieBroken {
        /// The draw.
        verdict: Verdict,
        /// Who goes on.
        winner: Side,
        /// What decided.
        by: BrokenBy,
    },
    /// No result is recorded: a side does not play any more (K-OUT).
    GivenUp(ForfeitResult),
}

/// A match or game with those who stand in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fixture {
    /// Who.
    pub sides: PerSide<Occupant>,
    /// How far it has come.
    pub status: Status,
}

impl Fixture {
    /// Both sides, if both are people.
    pub fn people(&self) -> Option<PerSide<EntrantId>> {
        Some(PerSide::new(self.sides.first.id()?, self.sides.second.id()?))
    }

    /// How it ended, by a recorded result or because a side does not play any more.
    pub fn verdict(&self) -> Option<Verdict> {
        match self.status {
            Status::Waiting | Status::Ready | Status::Bye => None,
            Status::Over(verdict) | Status::Tied { verdict, .. } | Status::TieBroken { verdict, .. } => {
                Some(verdict)
            }
            Status::GivenUp(result) => Some(forfeit(result)),
        }
    }

    /// The side that goes on, if it is decided.
    pub fn winner(&self) -> Option<Side> {
        match self.status {
            Status::Waiting | Status::Ready | Status::Bye | Status::Tied { .. } => None,
            Status::Over(verdict) => winner(verdict),
            Status::TieBroken { winner, .. } => Some(winner),
            Status::GivenUp(result) => winner(forfeit(result)),
        }
    }
}

/// What a node gives to those that wait for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct NodeView {
    /// One for a match, all games for a group.
    pub(crate) games: Vec<Fixture>,
    /// Winner and loser of a match, or the places of a group.
    pub(crate) outputs: Vec<Occupant>,
    /// Those who share the places they come to.
    pub(crate) together: Vec<Vec<EntrantId>>,
    /// Tied members of a group that must be put in order.
    pub(crate) ties: Vec<Tie>,
    /// Duels of a group that were won because the other side had left.
    pub(crate) left: Vec<LeftDuel>,
}

/// All nodes of a plan, followed through.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Resolved(Vec<NodeView>);

impl Resolved {
    pub(crate) fn of(plan: &CheckedPlan, facts: &Facts) -> Self {
        let mut resolved = Resolved(Vec::with_capacity(plan.nodes().len()));
        for index in 0..plan.nodes().len() {
            let view = resolved.view(plan, facts, index);
            resolved.0.push(view);
        }
        resolved
    }

    /// Follows a change at `node` as far as it goes; gives the nodes it came to.
    pub(crate) fn update(&mut self, plan: &CheckedPlan, facts: &Facts, node: usize) -> Vec<usize> {
        let mut open = BTreeSet::from([node]);
        let mut touched = Vec::new();
        while let Some(index) = open.pop_first() {
            let view = self.view(plan, facts, index);
            if view.outputs != self.0[index].outputs {
                open.extend(plan.followers(index));
            }
            self.0[index] = view;
            touched.push(index);
        }
        touched
    }

    /// Follows the end of a game that was ready. While other games of a group are open nothing else changes, so
    /// that a long group does not look at all its games after each of them.
    pub(crate) fn end(
        &mut self,
        plan: &CheckedPlan,
        facts: &Facts,
        at: GameRef,
        verdict: Verdict,
    ) -> Vec<usize> {
        if let GameRef::InGroup { node, game } = at {
            let games = &mut self.0[node].games;
            games[game].status = Status::Over(verdict);
            if games.iter().any(|game| game.verdict().is_none()) {
                return Vec::new();
            }
        }
        self.update(plan, facts, at.node())
    }

    pub(crate) fn node(&self, index: usize) -> &NodeView {
        &self.0[index]
    }

    pub(crate) fn nodes(&self) -> &[NodeView] {
        &self.0
    }

    pub(crate) fn game(&self, at: GameRef) -> &Fixture {
        match at {
            GameRef::Match(node) => &self.0[node].games[0],
            GameRef::InGroup { node, game } => &self.0[node].games[game],
        }
    }

    /// Who comes out of a source.
    pub(crate) fn occupant(&self, facts: &Facts, source: Source) -> Occupant {
        let occupant = match source {
            Source::Bye => Occupant::Bye,
            Source::Entrant(id) => Occupant::Here(id),
            Source::Winner(node) => self.0[node].outputs[0],
            Source::Loser(node) => self.0[node].outputs[1],
            Source::Place(node, place) => self.0[node].outputs[place],
        };
        let withdrawn = occupant.id().is_some_and(|id| facts.withdrawn.contains(&id));
        if withdrawn { occupant.out() } else { occupant }
    }

    /// Who stands in a slot.
    pub(crate) fn at(&self, plan: &CheckedPlan, facts: &Facts, place: &SlotPlace) -> Option<Occupant> {
        let source = match place {
            SlotPlace::Side(id, side) => match plan.game(id)? {
                GameRef::Match(node) => match &plan.nodes()[node] {
                    Node::Match(game) => game.sides[*side],
                    Node::Group(_) => return None,
                },
                GameRef::InGroup { .. } => return None,
            },
            SlotPlace::Member(id, number) => match &plan.nodes()[plan.group(id)?] {
                Node::Group(group) => *group.members.get((*number as usize).checked_sub(1)?)?,
                Node::Match(_) => return None,
            },
            SlotPlace::Final(place) => plan.places().find_map(|(places, sources)| {
                let index = place.checked_sub(places.from)? as usize;
                sources.get(index).copied()
            })?,
        };
        Some(self.occupant(facts, source))
    }

    fn view(&self, plan: &CheckedPlan, facts: &Facts, index: usize) -> NodeView {
        match &plan.nodes()[index] {
            Node::Match(game) => self.match_view(facts, game),
            Node::Group(group) => self.group_view(plan, facts, index, group),
        }
    }

    fn match_view(&self, facts: &Facts, game: &MatchNode) -> NodeView {
        let sides = game.sides.map(|source| self.occupant(facts, source));
        let fixture = facts.fixture(&game.id, sides, game.ties);
        let mut together = Vec::new();
        let (winner, loser) = match fixture.status {
            Status::Waiting | Status::Ready | Status::Tied { .. } => (Occupant::Open, Occupant::Open),
            Status::Bye if sides.first == Occupant::Bye => (sides.second, Occupant::Bye),
            Status::Bye => (sides.first, Occupant::Bye),
            Status::Over(_) | Status::TieBroken { .. } | Status::GivenUp(_) => {
                if let Some(side) = fixture.winner() {
                    (sides[side], sides[side.other()])
                } else {
                    // Neither goes on: both keep a way to a place, and share what they come to.
                    together.extend(fixture.people().map(|people| vec![people.first, people.second]));
                    (sides.first.out(), sides.second.out())
                }
            }
        };
        NodeView {
            games: vec![fixture],
            outputs: vec![winner, loser],
            together,
            ties: Vec::new(),
            left: Vec::new(),
        }
    }

    fn group_view(&self, plan: &CheckedPlan, facts: &Facts, index: usize, group: &GroupNode) -> NodeView {
        let members: Vec<Occupant> =
            group.members.iter().map(|source| self.occupant(facts, *source)).collect();
        let fixtures = group.games.iter().map(|game| {
            let sides = game.sides.map(|member| members[member]);
            facts.fixture(&game.id, sides, TieRule::Usual)
        });
        let games: Vec<Fixture> = fixtures.collect();
        let mut view = NodeView {
            games,
            outputs: vec![Occupant::Open; members.len()],
            together: Vec::new(),
            ties: Vec::new(),
            left: Vec::new(),
        };
        let verdicts: Vec<Option<Verdict>> = view.games.iter().map(Fixture::verdict).collect();
        if verdicts.contains(&None) {
            return view;
        }
        let Some(table) = GroupTable::new(plan, facts.seed, group, &members, &verdicts) else { return view };
        let decisions = facts.decisions.get(&group.id).map(Vec::as_slice).unwrap_or_default();
        let duels = facts.duels.get(&group.id).map(Vec::as_slice).unwrap_or_default();
        let left = facts.left_duels.get(&group.id).map(Vec::as_slice).unwrap_or_default();
        let places = Places { plan, node: index, group, members: &members, decisions, duels, left };
        let mut place = 0;
        for block in table.blocks() {
            let size = block.len();
            places.give(block, place, &mut view);
            place += size;
        }
        view
    }
}
