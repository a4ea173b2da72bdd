//! P-6.3: the score groups of the round, and who stands where.
//!
//! The groups are fixed once the bye and the absent are out. The middle one, half of what could be won, is always
//! there, even without members.

use std::cmp::Reverse;

use kolo_model::{Clause, HalfPoints};

use super::field::{End, Field, Place};

/// A group by its number, the highest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct GroupNo(pub(super) usize);

/// Where a group lies, and with it how it is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Region {
    /// Above the middle group: paired from the top down (P-6.4).
    Upper,
    /// Paired last (P-6.6).
    Middle,
    /// Below the middle group: paired from the bottom up, the mirror image (P-6.5).
    Lower,
}

/// The two regions outside the middle, which mirror each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Outside {
    Upper,
    Lower,
}

/// How a player came out of the group of their own points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Moved {
    Down,
    Up,
}

impl Moved {
    /// Who moved down is paired from the best on and with the best, who moved up from the worst on and with the worst.
    pub(super) fn end(self) -> End {
        match self {
            Moved::Down => End::Best,
            Moved::Up => End::Worst,
        }
    }
}

impl Region {
    /// Who is paired before the rest, in this order (P-6.4c, P-6.5c, P-6.6a).
    pub(super) fn moved_first(self) -> [Moved; 2] {
        match self {
            Region::Upper => [Moved::Down, Moved::Up],
            Region::Middle | Region::Lower => [Moved::Up, Moved::Down],
        }
    }

    /// From which end the rest is paired.
    pub(super) fn lead(self) -> End {
        match self {
            Region::Upper | Region::Middle => End::Best,
            Region::Lower => End::Worst,
        }
    }

    /// The clause about the order of pairing inside the group.
    pub(super) fn clause(self) -> Clause {
        match self {
            Region::Upper => Clause::new("P-6.4c"),
            Region::Middle => Clause::new("P-6.6a"),
            Region::Lower => Clause::new("P-6.5c"),
        }
    }
}

impl Outside {
    pub(super) fn region(self) -> Region {
        match self {
            Outside::Upper => Region::Upper,
            Outside::Lower => Region::Lower,
        }
    }

    /// The clause about those without an admissible opponent.
    pub(super) fn nobody_to_meet(self) -> Clause {
        match self {
            Outside::Upper => Clause::new("P-6.4a"),
            Outside::Lower => Clause::new("P-6.5a"),
        }
    }

    /// The clause about those who are too many.
    pub(super) fn too_many(self) -> Clause {
        match self {
            Outside::Upper => Clause::new("P-6.4b"),
            Outside::Lower => Clause::new("P-6.5b"),
        }
    }
}

/// A score group and who stands in it now.
#[derive(Debug)]
pub(super) struct Group {
    pub(super) points: HalfPoints,
    pub(super) region: Region,
    /// Best placed first.
    members: Vec<Place>,
}

/// All groups, the highest first.
#[derive(Debug)]
pub(super) struct Groups {
    /// By number.
    all: Vec<Group>,
    middle: GroupNo,
    /// The group of every player's own points, by place.
    home: Vec<GroupNo>,
}

impl Groups {
    /// The groups of `players`, who stand best placed first.
    pub(super) fn of(field: &Field, players: &[Place]) -> Self {
        // Twice the points, since the middle may lie between two numbers of points.
        let level = |place: Place| 2 * field[place].points.halves();
        let middle_level = field.win * field.rounds_played();
        let mut levels: Vec<u32> = players.iter().map(|place| level(*place)).collect();
        levels.push(middle_level);
        levels.sort_unstable_by_key(|level| Reverse(*level));
        levels.dedup();
        let at = |level: u32| GroupNo(levels.partition_point(|other| *other > level));
        let group = |&level: &u32| Group {
            points: HalfPoints::from_halves(level / 2),
            region: match level.cmp(&middle_level) {
                std::cmp::Ordering::Greater => Region::Upper,
                std::cmp::Ordering::Equal => Region::Middle,
                std::cmp::Ordering::Less => Region::Lower,
            },
            members: players
                .iter()
                .copied()
                .filter(|place| at(2 * field[*place].points.halves()) == at(level))
                .collect(),
        };
        Groups {
            all: levels.iter().map(group).collect(),
            middle: at(middle_level),
            home: field.places().into_iter().map(|place| at(level(place))).collect(),
        }
    }

    pub(super) fn middle(&self) -> GroupNo {
        self.middle
    }

    /// The groups of a region in the order of their pairing, each with the next one.
    pub(super) fn outside(&self, side: Outside) -> Vec<(GroupNo, GroupNo)> {
        match side {
            Outside::Upper => (0..self.middle.0).map(|at| (GroupNo(at), GroupNo(at + 1))).collect(),
            Outside::Lower => {
                let below = self.middle.0 + 1..self.all.len();
                below.rev().map(|at| (GroupNo(at), GroupNo(at - 1))).collect()
            }
        }
    }

    pub(super) fn group(&self, no: GroupNo) -> &Group {
        &self.all[no.0]
    }

    /// Who stands in a group, best placed first.
    pub(super) fn members(&self, no: GroupNo) -> &[Place] {
        &self.group(no).members
    }

    /// The group of a player's own points.
    pub(super) fn home(&self, who: Place) -> GroupNo {
        self.home[who.0]
    }

    /// How `who` comes to stand in group `no`; nothing if it is their own.
    pub(super) fn moved(&self, who: Place, no: GroupNo) -> Option<Moved> {
        match self.home(who).cmp(&no) {
            std::cmp::Ordering::Less => Some(Moved::Down),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Moved::Up),
        }
    }

    /// Moves `who` from one group to another.
    pub(super) fn shift(&mut self, who: Place, from: GroupNo, to: GroupNo) {
        self.all[from.0].members.retain(|member| *member != who);
        self.join(who, to);
    }

    /// Adds `who` to a group.
    pub(super) fn join(&mut self, who: Place, to: GroupNo) {
        let members = &mut self.all[to.0].members;
        let at = members.partition_point(|member| *member < who);
        members.insert(at, who);
    }
}
