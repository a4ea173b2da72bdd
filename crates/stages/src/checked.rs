//! A plan that can be played: every link leads somewhere, nothing waits for itself.

use std::collections::{BTreeMap, BTreeSet};

use kolo_model::{Outcome, PerSide, Share, Verdict};
use kolo_standings::Criterion;

use crate::plan::{FinalPlaces, Stage};
use crate::{Entrant, EntrantId, GroupId, Label, MatchId, Plan, Slot, SlotPlace, TieRule};

/// A plan that passed every check, and who plays. Made by [`Plan::check`] and [`Plan::check_raw`] only.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckedPlan {
    plan: Plan<Slot>,
    entrants: Vec<Entrant>,
    by_id: BTreeMap<EntrantId, usize>,
    /// Each after those it waits for.
    nodes: Vec<Node>,
    games: BTreeMap<MatchId, GameRef>,
    groups: BTreeMap<GroupId, usize>,
    /// The nodes that wait for each node.
    followers: Vec<Vec<usize>>,
    places: Vec<Vec<Source>>,
    /// For the places of every group: whether they lead to final places and nowhere else.
    ends: Vec<Vec<bool>>,
}

/// A match or a group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Node {
    Match(MatchNode),
    Group(GroupNode),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct MatchNode {
    pub(crate) id: MatchId,
    pub(crate) stage: usize,
    pub(crate) sides: PerSide<Source>,
    pub(crate) ties: TieRule,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct GroupNode {
    pub(crate) id: GroupId,
    pub(crate) stage: usize,
    pub(crate) members: Vec<Source>,
    pub(crate) games: Vec<GroupGame>,
    pub(crate) criteria: Vec<Criterion>,
    pub(crate) ties: TieRule,
    pub(crate) settle: u32,
}

/// A game of a group between two of its members, by their index.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct GroupGame {
    pub(crate) id: MatchId,
    /// From 0.
    pub(crate) round: usize,
    pub(crate) sides: PerSide<usize>,
}

/// A link with the node it leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Source {
    Bye,
    Entrant(EntrantId),
    Winner(usize),
    Loser(usize),
    /// Node and place from 0.
    Place(usize, usize),
}

impl Source {
    fn node(self) -> Option<usize> {
        match self {
            Source::Bye | Source::Entrant(_) => None,
            Source::Winner(node) | Source::Loser(node) | Source::Place(node, _) => Some(node),
        }
    }
}

/// Where a game is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum GameRef {
    Match(usize),
    InGroup { node: usize, game: usize },
}

impl GameRef {
    pub(crate) fn node(self) -> usize {
        match self {
            GameRef::Match(node) | GameRef::InGroup { node, .. } => node,
        }
    }
}

impl CheckedPlan {
    pub(crate) fn new(
        plan: Plan<Slot>,
        entrants: Vec<Entrant>,
        nodes: Vec<Node>,
        places: Vec<Vec<Source>>,
    ) -> Self {
        let by_id = entrants.iter().enumerate().map(|(index, entrant)| (entrant.id, index)).collect();
        let (mut games, mut groups) = (BTreeMap::new(), BTreeMap::new());
        let mut followers = vec![Vec::new(); nodes.len()];
        for (index, node) in nodes.iter().enumerate() {
            match node {
                Node::Match(game) => {
                    games.insert(game.id.clone(), GameRef::Match(index));
                }
                Node::Group(group) => {
                    groups.insert(group.id.clone(), index);
                    let inside = group.games.iter().enumerate();
                    games.extend(
                        inside.map(|(game, g)| (g.id.clone(), GameRef::InGroup { node: index, game })),
                    );
                }
            }
            for from in node.sources().iter().filter_map(|source| source.node()) {
                if followers[from].last() != Some(&index) {
                    followers[from].push(index);
                }
            }
        }
        let ends = ends(&nodes, &places);
        CheckedPlan { plan, entrants, by_id, nodes, games, groups, followers, places, ends }
    }

    /// The plan as written.
    pub fn plan(&self) -> &Plan<Slot> {
        &self.plan
    }

    /// The stages as written.
    pub fn stages(&self) -> &[Stage] {
        &self.plan.stages
    }

    /// The same plan with other names.
    #[must_use]
    pub fn renamed(&self, label: impl Fn(&Entrant) -> Option<Label>) -> CheckedPlan {
        let mut plan = self.clone();
        for entrant in &mut plan.entrants {
            if let Some(label) = label(entrant) {
                entrant.call(label);
            }
        }
        plan
    }

    /// Who plays, in the order of the file.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// The one with this number.
    pub fn entrant(&self, id: EntrantId) -> Option<&Entrant> {
        self.by_id.get(&id).map(|index| &self.entrants[*index])
    }

    /// Every game and match there is, in an order in which each comes after those it waits for.
    pub fn game_ids(&self) -> impl Iterator<Item = &MatchId> {
        self.nodes.iter().flat_map(Node::game_ids)
    }

    /// The link in a slot, if there is such a slot.
    pub fn link(&self, place: &SlotPlace) -> Option<&Slot> {
        slot_of(&self.plan, place)
    }

    /// Every slot with its link, in the order of the file.
    pub fn slots(&self) -> Vec<(SlotPlace, &Slot)> {
        all_slots(&self.plan)
    }

    /// The points inside a match that ended like this. A walkover has the full score where the plan says how many
    /// boards a match has: one who did not come has none.
    pub fn score_of(&self, verdict: Verdict) -> Option<PerSide<u32>> {
        let full = self.plan.contest.as_ref().map(|contest| contest.boards.full_score());
        match verdict.outcome {
            Outcome::Forfeit(result) => {
                full.map(|full| result.shares().map(|share| if share == Share::Win { full } else { 0 }))
            }
            Outcome::Pending | Outcome::Adjourned | Outcome::Played(..) => verdict.score,
        }
    }

    pub(crate) fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    pub(crate) fn followers(&self, node: usize) -> &[usize] {
        &self.followers[node]
    }

    /// The games whose results say who plays in this one, however many matches and groups lie between.
    pub fn feeding(&self, id: &MatchId) -> BTreeSet<&MatchId> {
        self.game(id).map(|game| self.feeding_node(game.node())).unwrap_or_default()
    }

    /// The games whose results say how a group ends: its own, and those that say who plays in it.
    pub fn deciding_group(&self, id: &GroupId) -> BTreeSet<&MatchId> {
        let Some(node) = self.group(id) else { return BTreeSet::new() };
        let mut games = self.feeding_node(node);
        games.extend(self.nodes[node].game_ids());
        games
    }

    fn feeding_node(&self, node: usize) -> BTreeSet<&MatchId> {
        let mut seen = BTreeSet::new();
        let mut ahead = vec![node];
        let mut games = BTreeSet::new();
        while let Some(node) = ahead.pop() {
            let before = self.nodes[node].sources().into_iter().filter_map(Source::node);
            for node in before.filter(|node| seen.insert(*node)) {
                games.extend(self.nodes[node].game_ids());
                ahead.push(node);
            }
        }
        games
    }

    pub(crate) fn game(&self, id: &MatchId) -> Option<GameRef> {
        self.games.get(id).copied()
    }

    pub(crate) fn group(&self, id: &GroupId) -> Option<usize> {
        self.groups.get(id).copied()
    }

    /// What decides a match of the knockout if it is drawn; `None` for games of groups.
    pub(crate) fn ties_of(&self, id: &MatchId) -> Option<TieRule> {
        match self.game(id)? {
            GameRef::InGroup { .. } => None,
            GameRef::Match(node) => match &self.nodes[node] {
                Node::Match(game) => Some(game.ties),
                Node::Group(_) => None,
            },
        }
    }

    /// The final places as written, each with its sources.
    pub(crate) fn places(&self) -> impl Iterator<Item = (&FinalPlaces, &[Source])> {
        self.plan.places.iter().zip(self.places.iter().map(Vec::as_slice))
    }

    /// Whether this place of a group leads to a final place, so that it may be shared.
    pub(crate) fn place_is_final(&self, node: usize, place: usize) -> bool {
        self.ends[node].get(place).copied().unwrap_or(false)
    }
}

impl Node {
    pub(crate) fn sources(&self) -> Vec<Source> {
        match self {
            Node::Match(game) => vec![game.sides.first, game.sides.second],
            Node::Group(group) => group.members.clone(),
        }
    }

    pub(crate) fn game_ids(&self) -> Box<dyn Iterator<Item = &MatchId> + '_> {
        match self {
            Node::Match(game) => Box::new(std::iter::once(&game.id)),
            Node::Group(group) => Box::new(group.games.iter().map(|game| &game.id)),
        }
    }
}

fn ends(nodes: &[Node], places: &[Vec<Source>]) -> Vec<Vec<bool>> {
    let mut ends: Vec<Vec<bool>> = nodes
        .iter()
        .map(|node| match node {
            Node::Match(_) => Vec::new(),
            Node::Group(group) => vec![false; group.members.len()],
        })
        .collect();
    for source in places.iter().flatten() {
        if let Source::Place(node, place) = source {
            ends[*node][*place] = true;
        }
    }
    ends
}

/// The link in a slot of a plan.
fn slot_of<'a>(plan: &'a Plan<Slot>, place: &SlotPlace) -> Option<&'a Slot> {
    let mut stages = plan.stages.iter();
    match place {
        SlotPlace::Side(id, side) => stages.find_map(|stage| {
            let game = stage.matches.iter().find(|game| game.id == *id)?;
            Some(match side {
                kolo_model::Side::First => &game.first,
                kolo_model::Side::Second => &game.second,
            })
        }),
        SlotPlace::Member(id, number) => stages.find_map(|stage| {
            let group = stage.groups.iter().find(|group| group.id == *id)?;
            group.members.get((*number as usize).checked_sub(1)?)
        }),
        SlotPlace::Final(place) => plan.places.iter().find_map(|places| {
            let index = place.checked_sub(places.from)?;
            places.who.get(index as usize).filter(|_| *place <= places.to)
        }),
    }
}

/// Puts a link into a slot of a plan; returns whether there is such a slot.
pub(crate) fn set_slot(plan: &mut Plan<Slot>, place: &SlotPlace, link: Slot) -> bool {
    let slot = match place {
        SlotPlace::Side(id, side) => {
            let mut matches = plan.stages.iter_mut().flat_map(|stage| &mut stage.matches);
            matches.find(|game| game.id == *id).map(|game| match side {
                kolo_model::Side::First => &mut game.first,
                kolo_model::Side::Second => &mut game.second,
            })
        }
        SlotPlace::Member(id, number) => {
            let mut groups = plan.stages.iter_mut().flat_map(|stage| &mut stage.groups);
            let index = (*number as usize).checked_sub(1);
            let group = groups.find(|group| group.id == *id);
            group.zip(index).and_then(|(group, index)| group.members.get_mut(index))
        }
        SlotPlace::Final(place) => plan.places.iter_mut().find_map(|places| {
            let index = place.checked_sub(places.from)?;
            places.who.get_mut(index as usize).filter(|_| *place <= places.to)
        }),
    };
    match slot {
        Some(slot) => {
            *slot = link;
            true
        }
        None => false,
    }
}

/// Every slot of a plan with its link, in the order of the file.
fn all_slots(plan: &Plan<Slot>) -> Vec<(SlotPlace, &Slot)> {
    use kolo_model::Side;
    let mut all = Vec::new();
    for stage in &plan.stages {
        for group in &stage.groups {
            let numbered = (1..).zip(&group.members);
            all.extend(numbered.map(|(no, link)| (SlotPlace::Member(group.id.clone(), no), link)));
        }
        for game in &stage.matches {
            all.push((SlotPlace::Side(game.id.clone(), Side::First), &game.first));
            all.push((SlotPlace::Side(game.id.clone(), Side::Second), &game.second));
        }
    }
    for places in &plan.places {
        all.extend((places.from..).zip(&places.who).map(|(no, link)| (SlotPlace::Final(no), link)));
    }
    all
}
