//! The final places: 1 to the number of entrants, each of them once.

use super::{PlanProblem, PlanProblemKind, PlanProblems};
use crate::Slot;
use crate::plan::FinalPlaces;

pub(super) fn check(places: &[FinalPlaces<Option<Slot>>], entrants: usize, problems: &mut PlanProblems) {
    let mut next: u64 = 1;
    for (index, FinalPlaces { from, to, who }) in places.iter().enumerate() {
        let path = format!("places[{index}]");
        if *from == 0 || to < from {
            problems.push(PlanProblem::at(path, PlanProblemKind::BadPlaces { from: *from, to: *to }));
            continue;
        }
        let (first, last) = (u64::from(*from), u64::from(*to));
        if first < next {
            problems.push(PlanProblem::at(path.clone(), PlanProblemKind::PlaceTwice(*from)));
        } else if first > next {
            let kind = PlanProblemKind::PlacesMissing { from: next, to: first - 1 };
            problems.push(PlanProblem::at(path.clone(), kind));
        }
        if who.len() as u64 != last - first + 1 {
            let kind = PlanProblemKind::PlacesCount { from: *from, to: *to, named: who.len() };
            problems.push(PlanProblem::at(path, kind));
        }
        next = next.max(last + 1);
    }
    let count = entrants as u64;
    if next <= count {
        problems.push(PlanProblem::at("places", PlanProblemKind::PlacesMissing { from: next, to: count }));
    } else if next > count + 1 {
        let kind = PlanProblemKind::PlacesBeyond { to: next - 1, entrants };
        problems.push(PlanProblem::at("places", kind));
    }
}
