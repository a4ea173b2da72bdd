//! Nothing waits for itself, whichever way round.

use std::collections::BTreeSet;

use super::names::Names;
use super::{Owner, PlanProblem, PlanProblemKind, PlanProblems, Written};
use crate::Slot;

/// The parts in an order in which each comes after those it waits for, the first of the file first.
pub(super) fn check(slots: &[Written<'_>], names: &Names, problems: &mut PlanProblems) -> Vec<usize> {
    let parts = names.parts.len();
    let mut waits_for: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); parts];
    let mut awaited_by: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); parts];
    for slot in slots {
        let (Owner::Part(own), Some(link)) = (slot.of, slot.link) else { continue };
        let part = match link {
            Slot::Winner(id) | Slot::Loser(id) => names.game(id),
            Slot::Place { group, .. } => names.group(group),
            Slot::Entrant(_) | Slot::Bye => None,
        };
        // An entrant that waits for itself is reported already.
        if let Some(part) = part.filter(|part| *part != own) {
            waits_for[own].insert(part);
            awaited_by[part].insert(own);
        }
    }
    let mut open: Vec<usize> = waits_for.iter().map(BTreeSet::len).collect();
    let mut ready: BTreeSet<usize> = (0..parts).filter(|part| open[*part] == 0).collect();
    let mut order = Vec::with_capacity(parts);
    while let Some(part) = ready.pop_first() {
        order.push(part);
        for next in &awaited_by[part] {
            open[*next] -= 1;
            if open[*next] == 0 {
                ready.insert(*next);
            }
        }
    }
    if let Some(start) = (0..parts).find(|part| open[*part] > 0) {
        let names = circle(start, &waits_for, &open).into_iter().map(|part| names.parts[part].0.clone());
        problems.push(PlanProblem::at("stages", PlanProblemKind::Circle(names.collect())));
    }
    order
}

/// A circle that `start` is in or waits for: every part left waits for another part left.
fn circle(start: usize, waits_for: &[BTreeSet<usize>], open: &[usize]) -> Vec<usize> {
    let mut path = vec![start];
    loop {
        let here = path[path.len() - 1];
        let Some(next) = waits_for[here].iter().copied().find(|part| open[*part] > 0) else { return path };
        if let Some(from) = path.iter().position(|part| *part == next) {
            return path.split_off(from);
        }
        path.push(next);
    }
}
