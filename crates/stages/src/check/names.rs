//! Names: sound, given once, and what they name.

use std::collections::{BTreeMap, BTreeSet};

use super::{MAX_GROUP, PlanProblem, PlanProblemKind, PlanProblems};
use crate::{Entrant, EntrantId, GroupId, MatchId, Plan, Slot, ids};

/// What every name of a plan names: the index of the match or group in the order of the file.
pub(super) struct Names {
    entrants: BTreeSet<EntrantId>,
    games: BTreeMap<MatchId, usize>,
    groups: BTreeMap<GroupId, usize>,
    /// By the same index: the name and the number of members; a match has none.
    pub(super) parts: Vec<(String, Option<usize>)>,
    /// By the same index: the sides that are byes.
    pub(super) byes: Vec<usize>,
}

impl Names {
    pub(super) fn has_entrant(&self, id: EntrantId) -> bool {
        self.entrants.contains(&id)
    }

    pub(super) fn game(&self, id: &MatchId) -> Option<usize> {
        self.games.get(id).copied()
    }

    pub(super) fn group(&self, id: &GroupId) -> Option<usize> {
        self.groups.get(id).copied()
    }
}

pub(super) fn check(plan: &Plan<Option<Slot>>, entrants: &[Entrant], problems: &mut PlanProblems) -> Names {
    let mut names = Names {
        entrants: BTreeSet::new(),
        games: BTreeMap::new(),
        groups: BTreeMap::new(),
        parts: Vec::new(),
        byes: Vec::new(),
    };
    if entrants.len() < 2 {
        problems.push(PlanProblem::at("entrants", PlanProblemKind::TooFewEntrants));
    }
    for (index, entrant) in entrants.iter().enumerate() {
        if !names.entrants.insert(entrant.id) {
            let path = format!("entrants[{index}].id");
            problems.push(PlanProblem::at(path, PlanProblemKind::EntrantTwice(entrant.id)));
        }
    }
    let mut given = BTreeSet::new();
    let mut name = |text: &str, path: String, problems: &mut PlanProblems| {
        if !ids::is_sound(text) {
            problems.push(PlanProblem::at(path, PlanProblemKind::BadName(text.to_owned())));
        } else if !given.insert(text.to_owned()) {
            problems.push(PlanProblem::at(path, PlanProblemKind::NameTwice(text.to_owned())));
        }
    };
    for (s, stage) in plan.stages.iter().enumerate() {
        name(stage.id.as_str(), format!("stages[{s}].id"), problems);
        if stage.groups.is_empty() && stage.matches.is_empty() {
            let kind = PlanProblemKind::EmptyStage(stage.id.clone());
            problems.push(PlanProblem::at(format!("stages[{s}]"), kind));
        }
        for (g, group) in stage.groups.iter().enumerate() {
            let path = format!("stages[{s}].groups[{g}]");
            name(group.id.as_str(), format!("{path}.id"), problems);
            let size = group.members.len();
            if size < 2 {
                let kind = PlanProblemKind::GroupTooSmall(group.id.clone());
                problems.push(PlanProblem::at(path, kind));
            } else if size > MAX_GROUP {
                let kind = PlanProblemKind::GroupTooLarge { group: group.id.clone(), most: MAX_GROUP };
                problems.push(PlanProblem::at(path, kind));
            }
            names.groups.entry(group.id.clone()).or_insert(names.parts.len());
            names.parts.push((group.id.to_string(), Some(size)));
            names.byes.push(0);
        }
        for (m, game) in stage.matches.iter().enumerate() {
            let path = format!("stages[{s}].matches[{m}]");
            name(game.id.as_str(), format!("{path}.id"), problems);
            let byes =
                [&game.first, &game.second].into_iter().filter(|link| **link == Some(Slot::Bye)).count();
            if byes == 2 {
                problems.push(PlanProblem::at(path, PlanProblemKind::TwoByes(game.id.clone())));
            }
            names.games.entry(game.id.clone()).or_insert(names.parts.len());
            names.parts.push((game.id.to_string(), None));
            names.byes.push(byes);
        }
    }
    names
}
