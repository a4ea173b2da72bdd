//! What a contest adds: boards that a team can have, a draw that names teams and groups of the plan, and rules of
//! ties only where the boards of a match are known.

use super::names::Names;
use super::{PlanProblem, PlanProblemKind, PlanProblems};
use crate::{Drawn, Plan, Slot, TieRule};

pub(super) fn check(plan: &Plan<Option<Slot>>, names: &Names, problems: &mut PlanProblems) {
    let Some(contest) = &plan.contest else {
        check_no_ties(plan, problems);
        return;
    };
    if !contest.boards.is_possible() {
        let kind = PlanProblemKind::Boards(contest.boards.get());
        problems.push(PlanProblem::at("contest.boards", kind));
    }
    for (index, Drawn { who, group }) in contest.draw.iter().enumerate() {
        if !names.has_entrant(*who) {
            let path = format!("contest.draw[{index}].who");
            problems.push(PlanProblem::at(path, PlanProblemKind::UnknownEntrant(*who)));
        }
        if names.group(group).is_none() {
            let path = format!("contest.draw[{index}].group");
            problems.push(PlanProblem::at(path, PlanProblemKind::UnknownGroup(group.clone())));
        }
    }
}

fn check_no_ties(plan: &Plan<Option<Slot>>, problems: &mut PlanProblems) {
    for (s, stage) in plan.stages.iter().enumerate() {
        let groups = stage.groups.iter().enumerate().map(|(g, group)| (format!("groups[{g}]"), group.ties));
        let games = stage.matches.iter().enumerate().map(|(m, game)| (format!("matches[{m}]"), game.ties));
        for (part, ties) in groups.chain(games) {
            match ties {
                TieRule::Usual => {}
                TieRule::Pisqworky2023 => {
                    let path = format!("stages[{s}].{part}.ties");
                    problems.push(PlanProblem::at(path, PlanProblemKind::TiesWithoutContest));
                }
            }
        }
    }
}
