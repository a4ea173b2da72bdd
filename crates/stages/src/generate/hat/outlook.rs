//! How a draw can still end (P-1.1.4.4).
//!
//! Let n teams go into k groups, of school s there are n(s). The pairs of one school that meet are fewest, for each
//! school by itself, when its numbers in the groups differ by at most one, and only then. All schools can have that
//! at the same time, with group sizes that differ by at most one: lay the teams in a row, school by school, and deal
//! them out to the groups in turn. So the best ends are exactly the tables of numbers x(group, school) in which
//! every number is n(s)/k rounded down or up, and so is every size.
//!
//! One such table, the *end*, is kept, and never has fewer anywhere than are placed already. Whether a team may go
//! into a group asks for an end with one more of its school there. Two ends differ by a flow in a network of groups
//! and schools, and to add one in a cell is one more unit: if another end has it, a single chain of moves leads from
//! the end kept to one that has it. A move takes a team not drawn yet from one group to another; the chain is found
//! by a search over the groups, with one node more for groups that become larger or smaller.

use std::collections::VecDeque;

/// The numbers placed, and one best end.
#[derive(Debug, Clone)]
pub(super) struct Outlook {
    /// The least and the most of each school in a group.
    share: Vec<Bounds>,
    size: Bounds,
    /// By group and school.
    placed: Vec<Vec<usize>>,
    /// By group and school; never less than what is placed.
    end: Vec<Vec<usize>>,
}

/// A number rounded down and up.
#[derive(Debug, Clone, Copy)]
struct Bounds {
    least: usize,
    most: usize,
    /// How many groups can have the most.
    with_most: usize,
}

impl Bounds {
    fn of(teams: usize, groups: usize) -> Self {
        let groups = groups.max(1);
        Bounds { least: teams / groups, most: teams.div_ceil(groups), with_most: teams % groups }
    }
}

/// Why a team cannot go into a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Why {
    /// The group is full.
    Full,
    /// The group has its share of the school.
    School,
    /// The rest could not be spread so well.
    Later,
}

/// How one too many in a group becomes one too many elsewhere.
#[derive(Debug, Clone, Copy)]
enum Step {
    /// A team moves.
    Team(Move),
    /// A group becomes larger or smaller.
    Size,
}

/// One team of a school that is not drawn yet goes from one group of the end to another.
#[derive(Debug, Clone, Copy)]
struct Move {
    school: usize,
    from: usize,
    to: usize,
}

impl Outlook {
    /// Nothing is drawn. `school_of` has the school of every team, counted from 0.
    pub(super) fn new(school_of: &[usize], groups: usize) -> Self {
        let schools = school_of.iter().map(|school| school + 1).max().unwrap_or_default();
        let mut teams = vec![0; schools];
        for school in school_of {
            teams[*school] += 1;
        }
        let mut end = vec![vec![0; schools]; groups];
        let row = teams.iter().enumerate().flat_map(|(school, count)| std::iter::repeat_n(school, *count));
        for (place, school) in row.enumerate() {
            if let Some(group) = place.checked_rem(groups) {
                end[group][school] += 1;
            }
        }
        Outlook {
            share: teams.iter().map(|teams| Bounds::of(*teams, groups)).collect(),
            size: Bounds::of(school_of.len(), groups),
            placed: vec![vec![0; schools]; groups],
            end,
        }
    }

    pub(super) fn teams_in(&self, group: usize) -> usize {
        self.placed[group].iter().sum()
    }

    pub(super) fn of_school_in(&self, school: usize, group: usize) -> usize {
        self.placed[group][school]
    }

    /// Whether a best end is left if a team of `school` goes into `group`, or else why not.
    pub(super) fn allows(&self, school: usize, group: usize) -> Result<(), Why> {
        self.chain(school, group).map(|_| ()).ok_or_else(|| self.why(school, group))
    }

    /// Puts a team of `school` into `group`, which must be allowed.
    pub(super) fn place(&mut self, school: usize, group: usize) {
        for Move { school, from, to } in self.chain(school, group).unwrap_or_default() {
            self.end[from][school] -= 1;
            self.end[to][school] += 1;
        }
        self.placed[group][school] += 1;
    }

    fn why(&self, school: usize, group: usize) -> Why {
        let reached = |bounds: Bounds, here: usize, count: &dyn Fn(usize) -> usize| {
            let with_most = (0..self.placed.len()).filter(|other| count(*other) == bounds.most).count();
            here >= bounds.most || (here == bounds.least && with_most >= bounds.with_most)
        };
        if reached(self.size, self.teams_in(group), &|other| self.teams_in(other)) {
            Why::Full
        } else if reached(self.share[school], self.placed[group][school], &|other| self.placed[other][school])
        {
            Why::School
        } else {
            Why::Later
        }
    }

    /// The moves after which the end has one more of `school` in `group` than is placed there.
    fn chain(&self, school: usize, group: usize) -> Option<Vec<Move>> {
        if self.end[group][school] > self.placed[group][school] {
            return Some(Vec::new());
        }
        if self.end[group][school] >= self.share[school].most {
            return None;
        }
        let groups = self.placed.len();
        // From the group that gets one too many back to a group that gives one of the school away.
        let slack = groups;
        let mut before: Vec<Option<(usize, Step)>> = vec![None; groups + 1];
        let mut reached = VecDeque::from([group]);
        while let Some(here) = reached.pop_front() {
            if here != slack && here != group && self.can_give(here, school) {
                let mut moves = vec![Move { school, from: here, to: group }];
                let mut back = here;
                while let Some((from, step)) = before[back].filter(|_| back != group) {
                    match step {
                        Step::Team(team) => moves.push(team),
                        Step::Size => {}
                    }
                    back = from;
                }
                return Some(moves);
            }
            for next in (0..=groups).filter(|next| *next != group) {
                if before[next].is_none()
                    && let Some(step) = self.step(here, next, slack)
                {
                    before[next] = Some((here, step));
                    reached.push_back(next);
                }
            }
        }
        None
    }

    /// Whether a team of `school` in this group of the end can still go elsewhere.
    fn can_give(&self, group: usize, school: usize) -> bool {
        self.end[group][school] > self.placed[group][school].max(self.share[school].least)
    }

    /// How one too many in `from` can become one too many in `to`: by a move, or because a size may change.
    fn step(&self, from: usize, to: usize, slack: usize) -> Option<Step> {
        let size = |group: usize| self.end[group].iter().sum::<usize>();
        let sizes_differ = self.size.least < self.size.most;
        if from == slack || to == slack {
            let fits = match (from == slack, to == slack) {
                (false, true) => size(from) == self.size.least,
                (true, false) => size(to) == self.size.most,
                (true, true) | (false, false) => false,
            };
            return (sizes_differ && fits).then_some(Step::Size);
        }
        let free =
            |school: &usize| self.can_give(from, *school) && self.end[to][*school] < self.share[*school].most;
        let school = (0..self.share.len()).find(free)?;
        Some(Step::Team(Move { school, from, to }))
    }
}
