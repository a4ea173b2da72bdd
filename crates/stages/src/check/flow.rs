//! Each entrant goes somewhere, exactly once.

use std::collections::{BTreeMap, BTreeSet};

use super::names::Names;
use super::{Owner, PlanProblem, PlanProblemKind, PlanProblems, Written};
use crate::{Entrant, Plan, Slot, StageId};

/// What links name exists. Returns whether all of it does.
pub(super) fn check_references(slots: &[Written<'_>], names: &Names, problems: &mut PlanProblems) -> bool {
    let before = problems.len();
    for Written { path, link, of } in slots {
        let Some(link) = link else { continue };
        let part = match link {
            Slot::Entrant(id) => {
                if !names.has_entrant(*id) {
                    problems.push(PlanProblem::at(path, PlanProblemKind::UnknownEntrant(*id)));
                }
                None
            }
            Slot::Winner(id) | Slot::Loser(id) => {
                let part = names.game(id);
                match part {
                    None => problems.push(PlanProblem::at(path, PlanProblemKind::UnknownMatch(id.clone()))),
                    Some(part) if names.byes[part] == 1 && matches!(link, Slot::Loser(_)) => {
                        problems.push(PlanProblem::at(path, PlanProblemKind::LoserOfBye(id.clone())));
                    }
                    Some(_) => {}
                }
                part
            }
            Slot::Place { group, place } => {
                let part = names.group(group);
                match part.and_then(|part| names.parts[part].1) {
                    None => {
                        problems.push(PlanProblem::at(path, PlanProblemKind::UnknownGroup(group.clone())));
                    }
                    Some(size) if *place == 0 || *place as usize > size => {
                        let kind = PlanProblemKind::NoSuchPlace { group: group.clone(), place: *place, size };
                        problems.push(PlanProblem::at(path, kind));
                    }
                    Some(_) => {}
                }
                part
            }
            Slot::Bye => {
                let in_match = matches!(of, Owner::Part(part) if names.parts[*part].1.is_none());
                if !in_match {
                    problems.push(PlanProblem::at(path, PlanProblemKind::ByeOutsideMatch));
                }
                None
            }
        };
        if let (Owner::Part(own), Some(part)) = (of, part)
            && *own == part
        {
            let kind = PlanProblemKind::WaitsForItself(names.parts[part].0.clone());
            problems.push(PlanProblem::at(path, kind));
        }
    }
    problems.len() == before
}

/// No source feeds two slots. Gives all that feed one.
pub(super) fn check_used_once<'a>(
    slots: &'a [Written<'_>],
    problems: &mut PlanProblems,
) -> BTreeSet<&'a Slot> {
    let mut used: BTreeMap<&Slot, &str> = BTreeMap::new();
    for Written { path, link, .. } in slots {
        let Some(link) = link.as_ref().filter(|link| **link != Slot::Bye) else { continue };
        if let Some(first) = used.get(link) {
            let kind = PlanProblemKind::UsedTwice { link: link.clone(), first: (*first).to_owned() };
            problems.push(PlanProblem::at(path, kind));
        } else {
            used.insert(link, path);
        }
    }
    used.into_keys().collect()
}

/// No source feeds nothing.
pub(super) fn check_nobody_lost(
    plan: &Plan<Option<Slot>>,
    entrants: &[Entrant],
    used: &BTreeSet<&Slot>,
    names: &Names,
    problems: &mut PlanProblems,
) {
    for (index, entrant) in entrants.iter().enumerate() {
        let link = Slot::Entrant(entrant.id);
        if !used.contains(&link) {
            let path = format!("entrants[{index}]");
            problems.push(PlanProblem::at(path, PlanProblemKind::LeadsNowhere(link)));
        }
    }
    let mut part = 0;
    for (s, stage) in plan.stages.iter().enumerate() {
        let (mut lost, mut all) = (Vec::new(), 0);
        for (g, group) in stage.groups.iter().enumerate() {
            let places = (1..).take(group.members.len());
            let links = places.map(|place| Slot::Place { group: group.id.clone(), place });
            let path = format!("stages[{s}].groups[{g}]");
            all += keep_unused(links, &path, used, &mut lost);
            part += 1;
        }
        for (m, game) in stage.matches.iter().enumerate() {
            let loser = (names.byes[part] == 0).then(|| Slot::Loser(game.id.clone()));
            let links = [Slot::Winner(game.id.clone())].into_iter().chain(loser);
            let path = format!("stages[{s}].matches[{m}]");
            all += keep_unused(links, &path, used, &mut lost);
            part += 1;
        }
        report(&stage.id, s, lost, all, problems);
    }
}

/// Adds those of `links` that no slot uses; gives the number of all.
fn keep_unused(
    links: impl Iterator<Item = Slot>,
    path: &str,
    used: &BTreeSet<&Slot>,
    lost: &mut PlanProblems,
) -> usize {
    let mut all = 0;
    for link in links {
        all += 1;
        if !used.contains(&link) {
            lost.push(PlanProblem::at(path, PlanProblemKind::LeadsNowhere(link)));
        }
    }
    all
}

/// A stage without anyone who goes on is one problem, not one for each who is lost.
fn report(stage: &StageId, index: usize, lost: PlanProblems, all: usize, problems: &mut PlanProblems) {
    if all > 1 && lost.len() == all {
        let kind = PlanProblemKind::StageLeadsNowhere(stage.clone());
        problems.push(PlanProblem::at(format!("stages[{index}]"), kind));
    } else {
        problems.extend(lost);
    }
}
