//! What people look at: brackets as data, tables of groups, open questions.

use std::collections::BTreeMap;

use crate::checked::{Node, Source};
use crate::group_table::GroupTable;
use crate::{Fixture, GroupId, MatchId, Occupant, SlotPlace, State, Tie, TieRule};

/// A match in the bracket of its stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BracketMatch {
    /// Which.
    pub id: MatchId,
    /// The round inside the stage, from 1: one more than the latest match of the stage that it waits for.
    pub round: usize,
    /// Who stands in it, and how far it has come.
    pub fixture: Fixture,
}

/// A group with its games so far.
#[derive(Debug, Clone)]
pub struct GroupView {
    /// Which.
    pub id: GroupId,
    /// The members, by number in the table of games.
    pub members: Vec<Occupant>,
    /// The games, round by round.
    pub games: Vec<(MatchId, Fixture)>,
    /// The table so far; by the numbers of the group.
    pub table: Option<GroupTable>,
    /// Who has which place, as far as it is decided.
    pub places: Vec<Occupant>,
    /// Tied members that must be put in order.
    pub ties: Vec<Tie>,
    /// By which rules.
    pub ties_by: TieRule,
}

impl State {
    /// The matches of a stage by their rounds, in the order of the file inside a round.
    pub fn bracket(&self, stage: usize) -> Vec<BracketMatch> {
        let mut rounds: BTreeMap<usize, usize> = BTreeMap::new();
        for (index, node) in self.plan.nodes().iter().enumerate() {
            let Node::Match(game) = node else { continue };
            if game.stage != stage {
                continue;
            }
            let sources = [game.sides.first, game.sides.second];
            let before = sources.into_iter().filter_map(|source| match source {
                Source::Winner(node) | Source::Loser(node) => rounds.get(&node).copied(),
                Source::Bye | Source::Entrant(_) | Source::Place(..) => None,
            });
            rounds.insert(index, before.max().unwrap_or(0) + 1);
        }
        let written = self.plan.stages().get(stage).map(|stage| stage.matches.as_slice()).unwrap_or_default();
        let mut bracket: Vec<BracketMatch> = written
            .iter()
            .filter_map(|game| {
                let at = self.plan.game(&game.id)?;
                let round = *rounds.get(&at.node())?;
                Some(BracketMatch { id: game.id.clone(), round, fixture: *self.resolved.game(at) })
            })
            .collect();
        bracket.sort_by_key(|game| game.round);
        bracket
    }

    /// A group with its table so far.
    pub fn group(&self, id: &GroupId) -> Option<GroupView> {
        let index = self.plan.group(id)?;
        let Node::Group(group) = &self.plan.nodes()[index] else { return None };
        let view = self.resolved.node(index);
        let members: Vec<Occupant> =
            group.members.iter().map(|source| self.resolved.occupant(&self.facts, *source)).collect();
        let verdicts: Vec<_> = view.games.iter().map(Fixture::verdict).collect();
        let table = GroupTable::new(&self.plan, self.facts.seed, group, &members, &verdicts);
        let games = group.games.iter().zip(&view.games).map(|(game, fixture)| (game.id.clone(), *fixture));
        Some(GroupView {
            id: id.clone(),
            members,
            games: games.collect(),
            table,
            places: view.outputs.clone(),
            ties: view.ties.clone(),
            ties_by: group.ties,
        })
    }

    /// Every group in which tied members must be put in order (K-TIE).
    pub fn questions(&self) -> Vec<(GroupId, Tie)> {
        let groups = self.plan.nodes().iter().zip(self.resolved.nodes());
        let open = groups.flat_map(|(node, view)| {
            let id = match node {
                Node::Group(group) => Some(group.id.clone()),
                Node::Match(_) => None,
            };
            view.ties.iter().filter_map(move |tie| Some((id.clone()?, tie.clone())))
        });
        open.collect()
    }

    /// The name of the entrant in a slot, or the link in words while it is empty.
    pub fn label(&self, place: &SlotPlace, lang: kolo_messages::Lang) -> String {
        match self.occupant(place) {
            Some(Occupant::Here(id) | Occupant::Out(id)) => self.name(id),
            Some(Occupant::Open | Occupant::Bye) | None => {
                self.plan.link(place).map(|link| link.message().text(lang)).unwrap_or_default()
            }
        }
    }
}
