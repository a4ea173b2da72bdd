//! The door between a plan as written and a plan that can be played.
//!
//! One idea carries the check: *each entrant goes somewhere, exactly once*. An entrant, the winner and the loser of
//! a match, and every place of a group are each the source of exactly one slot: a side of a match, a number in a
//! group, or a final place. A match takes two in and lets two out (one and one if the other side is a bye), a
//! group as many out as in. So in a plan without cycles every entrant ends at exactly one place.

mod circles;
mod contest;
mod flow;
mod names;
mod places;

use kolo_model::PerSide;
use kolo_pairing::round_robin::{Cycles, Meeting, table};
use kolo_standings::{Criterion, StandingsError, preset};

use crate::checked::{CheckedPlan, GroupGame, GroupNode, MatchNode, Node, Source};
use crate::plan::{Games, Group};
use crate::{Entrant, MatchId, Plan, PlanProblem, PlanProblemKind, PlanProblems, RawPlan, Slot};

/// More than any event has; a guard against files that are something else.
pub const MAX_ENTRANTS: usize = 4_096;

/// More members than any group has.
pub const MAX_GROUP: usize = 100;

/// A slot with its path in the file; `None` where the link could not be read.
struct Written<'a> {
    path: String,
    link: &'a Option<Slot>,
    of: Owner,
}

/// Whose slot it is: the index of a match or group in the order of the file, or a final place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Owner {
    Part(usize),
    Places,
}

impl Plan<Slot> {
    /// Checks everything; as [`RawPlan::check`](Plan::check_raw).
    ///
    /// # Errors
    /// All problems at once.
    pub fn check(&self, entrants: &[Entrant]) -> Result<CheckedPlan, PlanProblems> {
        check(&self.map(|link| Some(link.clone())), entrants, Vec::new())
    }
}

impl RawPlan {
    /// Reads the links and checks the whole plan.
    ///
    /// # Errors
    /// All problems at once, in the order of the file as far as they have a place there.
    pub fn check_raw(&self, entrants: &[Entrant]) -> Result<CheckedPlan, PlanProblems> {
        let mut problems = Vec::new();
        let plan = self.map(|text| text.parse::<Slot>().ok());
        let mut paths = written(&plan).into_iter();
        self.map(|text| {
            let path = paths.next().map(|slot| slot.path).unwrap_or_default();
            if let Err(unreadable) = text.parse::<Slot>() {
                problems.push(PlanProblem::at(path, PlanProblemKind::Unreadable(unreadable)));
            }
        });
        check(&plan, entrants, problems)
    }
}

fn check(
    plan: &Plan<Option<Slot>>,
    entrants: &[Entrant],
    mut problems: PlanProblems,
) -> Result<CheckedPlan, PlanProblems> {
    if entrants.len() > MAX_ENTRANTS {
        let kind = PlanProblemKind::TooManyEntrants { count: entrants.len(), most: MAX_ENTRANTS };
        return Err(vec![PlanProblem::at("entrants", kind)]);
    }
    let readable = problems.is_empty();
    let slots = written(plan);
    let names = names::check(plan, entrants, &mut problems);
    let criteria = criteria_of_groups(plan, entrants, &mut problems);
    contest::check(plan, &names, &mut problems);
    let known = flow::check_references(&slots, &names, &mut problems);
    let used = flow::check_used_once(&slots, &mut problems);
    // Where links are wrong, an entrant is lost anyway.
    if known && readable {
        flow::check_nobody_lost(plan, entrants, &used, &names, &mut problems);
    }
    places::check(&plan.places, entrants.len(), &mut problems);
    let order = circles::check(&slots, &names, &mut problems);
    if !problems.is_empty() {
        return Err(problems);
    }
    let plan = plan.map(|link| link.clone().unwrap_or(Slot::Bye));
    Ok(assemble(plan, entrants, &names, &order, criteria))
}

/// Every slot of the plan, in the order of the file.
fn written(plan: &Plan<Option<Slot>>) -> Vec<Written<'_>> {
    let mut slots = Vec::new();
    let mut part = 0;
    for (s, stage) in plan.stages.iter().enumerate() {
        for (g, group) in stage.groups.iter().enumerate() {
            slots.extend(group.members.iter().enumerate().map(|(m, link)| Written {
                path: format!("stages[{s}].groups[{g}].members[{m}]"),
                link,
                of: Owner::Part(part),
            }));
            part += 1;
        }
        for (m, game) in stage.matches.iter().enumerate() {
            slots.extend([("first", &game.first), ("second", &game.second)].map(|(side, link)| Written {
                path: format!("stages[{s}].matches[{m}].{side}"),
                link,
                of: Owner::Part(part),
            }));
            part += 1;
        }
    }
    for (p, places) in plan.places.iter().enumerate() {
        slots.extend(places.who.iter().enumerate().map(|(w, link)| Written {
            path: format!("places[{p}].who[{w}]"),
            link,
            of: Owner::Places,
        }));
    }
    slots
}

/// The criteria of every group, in the order of the file.
fn criteria_of_groups(
    plan: &Plan<Option<Slot>>,
    entrants: &[Entrant],
    problems: &mut PlanProblems,
) -> Vec<Vec<Criterion>> {
    let mut all = Vec::new();
    for (s, stage) in plan.stages.iter().enumerate() {
        for (g, group) in stage.groups.iter().enumerate() {
            let list = criteria_of(group, entrants).unwrap_or_else(|error| {
                let path = format!("stages[{s}].groups[{g}].criteria");
                problems.push(PlanProblem::at(path, PlanProblemKind::Criteria(error)));
                Vec::new()
            });
            all.push(list);
        }
    }
    all
}

fn criteria_of<L>(group: &Group<L>, entrants: &[Entrant]) -> Result<Vec<Criterion>, StandingsError> {
    const SYSTEM: Option<kolo_model::System> = Some(kolo_model::System::RoundRobin);
    if group.criteria.is_empty() {
        return Ok(preset(SYSTEM).to_vec());
    }
    let list = Criterion::from_names(group.criteria.iter().map(String::as_str))?;
    Criterion::check_list(&list, SYSTEM)?;
    // Where the rating alone counts, a group of people without one would have no order at all.
    let mut ratings = entrants.iter().map(|entrant| entrant.rating.is_some());
    let tells_apart =
        if list == [Criterion::Rating] { ratings.all(|has| has) } else { ratings.any(|has| has) };
    if list.contains(&Criterion::Rating) && !tells_apart {
        return Err(StandingsError::NobodyRated);
    }
    Ok(list)
}

/// Puts a sound plan together: parts in an order in which everything comes after what it waits for.
fn assemble(
    plan: Plan<Slot>,
    entrants: &[Entrant],
    names: &names::Names,
    order: &[usize],
    criteria: Vec<Vec<Criterion>>,
) -> CheckedPlan {
    let mut place_in_order = vec![0; order.len()];
    for (place, part) in order.iter().enumerate() {
        place_in_order[*part] = place;
    }
    let node = |part: Option<usize>| part.map_or(0, |part| place_in_order[part]);
    let source = |link: &Slot| match link {
        Slot::Entrant(id) => Source::Entrant(*id),
        Slot::Winner(id) => Source::Winner(node(names.game(id))),
        Slot::Loser(id) => Source::Loser(node(names.game(id))),
        Slot::Place { group, place } => Source::Place(node(names.group(group)), *place as usize - 1),
        Slot::Bye => Source::Bye,
    };
    let mut parts = Vec::with_capacity(order.len());
    let mut criteria = criteria.into_iter();
    for (stage, written) in plan.stages.iter().enumerate() {
        for group in &written.groups {
            parts.push(Node::Group(GroupNode {
                id: group.id.clone(),
                stage,
                members: group.members.iter().map(source).collect(),
                games: games_of(group),
                criteria: criteria.next().unwrap_or_default(),
                ties: group.ties,
                settle: group.settle,
            }));
        }
        for game in &written.matches {
            let sides = PerSide::new(source(&game.first), source(&game.second));
            parts.push(Node::Match(MatchNode { id: game.id.clone(), stage, sides, ties: game.ties }));
        }
    }
    let places = plan.places.iter().map(|places| places.who.iter().map(source).collect()).collect();
    let nodes = order.iter().map(|part| parts[*part].clone()).collect();
    CheckedPlan::new(plan, entrants.to_vec(), nodes, places)
}

/// The games of a group by the Schurig table (G-3.2.2), round by round: `A.1.2` is game 2 of round 1 of group A.
fn games_of(group: &Group<Slot>) -> Vec<GroupGame> {
    let cycles = match group.games {
        Games::Single => Cycles::Single,
        Games::Double => Cycles::Double,
    };
    let mut games = Vec::new();
    for (round, meetings) in table(group.members.len(), cycles).into_iter().enumerate() {
        let pairs = meetings.into_iter().filter_map(|meeting| match meeting {
            Meeting::Game(sides) => Some(sides),
            Meeting::Free(_) => None,
        });
        games.extend(pairs.enumerate().map(|(board, sides)| GroupGame {
            id: MatchId::from(format!("{}.{}.{}", group.id, round + 1, board + 1)),
            round,
            sides: sides.map(kolo_model::StartNumber::index),
        }));
    }
    games
}
