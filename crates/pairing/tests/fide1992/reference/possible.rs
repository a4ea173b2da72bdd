//! Quick tests for the impossible: whether a beginning can lead to any candidate at all.
//!
//! They look at every way to pair those who remain, in any order and whoever stands in S1, so a
//! "no" is always right. Failures are remembered.

use std::cell::RefCell;
use std::collections::HashSet;

use super::bracket::Bracket;
use super::facts::Facts;
use super::floats::Level;
use super::set::Set;

/// Whether hopeless beginnings are abandoned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pruning {
    On,
    /// Every candidate is generated: for tests of the pruning itself, with few players.
    Off,
}

/// Which sets of left-over players are asked for; all when `None`.
pub(crate) type Wanted<'a> = Option<&'a dyn Fn(Set) -> bool>;

/// What is left to be done with a bracket or its remainder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Task {
    /// Moved-down players who must still meet a player of S2.
    pub(crate) moved: Set,
    /// Everybody else who is not paired yet.
    pub(crate) rest: Set,
    /// Who was chosen to be left over.
    pub(crate) left: Set,
    /// How many of the rest are to be left over.
    pub(crate) to_leave: usize,
    /// How many clashes are still allowed.
    pub(crate) budget: usize,
    pub(crate) up: Level,
    pub(crate) down: Level,
}

/// The memory of the tests of one search.
pub(crate) struct Possible<'a> {
    facts: &'a Facts,
    bracket: &'a Bracket,
    wanted: Wanted<'a>,
    failed: RefCell<HashSet<Task>>,
}

impl<'a> Possible<'a> {
    pub(crate) fn new(facts: &'a Facts, bracket: &'a Bracket, wanted: Wanted<'a>) -> Self {
        Possible { facts, bracket, wanted, failed: RefCell::default() }
    }

    /// Whether the task can be done.
    pub(crate) fn can(&self, task: Task) -> bool {
        let remembered = if self.wanted.is_some() { task } else { Task { left: Set::EMPTY, ..task } };
        if self.failed.borrow().contains(&remembered) {
            return false;
        }
        let done = self.try_all(task);
        if !done {
            self.failed.borrow_mut().insert(remembered);
        }
        done
    }

    fn try_all(&self, task: Task) -> bool {
        let Some(player) = task.moved.members().next().or_else(|| task.rest.members().next()) else {
            return task.to_leave == 0 && self.wanted.is_none_or(|wanted| wanted(task.left));
        };
        let is_moved = task.moved.contains(player);
        let task = Task { moved: task.moved.without(player), rest: task.rest.without(player), ..task };
        let may_pair = |other: &usize| self.facts.may_pair(player, *other, task.up);
        for other in task.rest.members().filter(may_pair) {
            let cost = usize::from(self.facts.clash(player, other));
            if cost <= task.budget {
                let next = Task { rest: task.rest.without(other), budget: task.budget - cost, ..task };
                if self.can(next) {
                    return true;
                }
            }
        }
        let may_leave =
            !is_moved && task.to_leave > 0 && self.bracket.may_leave(self.facts, player, task.down);
        may_leave && self.can(Task { left: task.left.with(player), to_leave: task.to_leave - 1, ..task })
    }
}

/// The same for one split into S1 and S2: whether the places from some place on can be filled.
pub(crate) struct Places<'a> {
    pub(crate) possible: &'a Possible<'a>,
    pub(crate) s1: &'a [usize],
    pub(crate) up: Level,
    pub(crate) down: Level,
    failed: RefCell<HashSet<(Set, usize)>>,
}

impl<'a> Places<'a> {
    pub(crate) fn new(possible: &'a Possible<'a>, s1: &'a [usize], up: Level, down: Level) -> Self {
        Places { possible, s1, up, down, failed: RefCell::default() }
    }

    /// Whether `s1[place..]` can meet players of `free` so that the others may be left over.
    pub(crate) fn can(&self, place: usize, free: Set, budget: usize) -> bool {
        let Possible { facts, bracket, wanted, .. } = *self.possible;
        let Some(&player) = self.s1.get(place) else {
            return free.members().all(|player| bracket.may_leave(facts, player, self.down))
                && wanted.is_none_or(|wanted| wanted(free));
        };
        if self.failed.borrow().contains(&(free, budget)) {
            return false;
        }
        let done = free.members().filter(|other| facts.may_pair(player, *other, self.up)).any(|other| {
            let cost = usize::from(facts.clash(player, other));
            cost <= budget && self.can(place + 1, free.without(other), budget - cost)
        });
        if !done {
            self.failed.borrow_mut().insert((free, budget));
        }
        done
    }
}
