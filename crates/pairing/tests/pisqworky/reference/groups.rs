//! The groups (3), one after the other, and the middle one (6).

use std::collections::{BTreeMap, BTreeSet};

use super::Used;
use super::exchange::Unpaired;
use super::field::Field;
use super::pairable::Pairable;
use super::sides::{Half, Turn};

/// A pair and in which groups it was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Made {
    pub(crate) pair: (usize, usize),
    pub(crate) place: Place,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Upper,
    Middle,
    Lower,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mark {
    Down,
    Up,
}

pub(crate) struct Groups<'a> {
    pub(crate) field: &'a Field,
    pub(crate) pairable: &'a Pairable<'a>,
    pub(crate) used: &'a mut Used,
    /// Match points of all groups; the list is fixed for the round.
    list: BTreeSet<u32>,
    /// In which group everybody stands now.
    stands: BTreeMap<usize, u32>,
    /// Marks of those whose pair was undone.
    marks: BTreeMap<usize, Mark>,
    pub(crate) made_upper: Vec<(usize, usize)>,
    pub(crate) made_lower: Vec<(usize, usize)>,
}

impl<'a> Groups<'a> {
    pub(crate) fn of(
        field: &'a Field,
        pairable: &'a Pairable<'a>,
        players: &[usize],
        used: &'a mut Used,
    ) -> Self {
        let stands: BTreeMap<usize, u32> =
            players.iter().map(|player| (*player, field.players[*player].points)).collect();
        let mut list: BTreeSet<u32> = stands.values().copied().collect();
        if list.insert(field.rounds) {
            used.note("3.middle-empty");
        }
        let (made_upper, made_lower) = (Vec::new(), Vec::new());
        Groups { field, pairable, used, list, stands, marks: BTreeMap::new(), made_upper, made_lower }
    }

    pub(crate) fn points(&self, player: usize) -> u32 {
        self.field.players[player].points
    }

    /// Who stands in a group, the best placed first.
    pub(crate) fn members(&self, group: u32) -> Vec<usize> {
        self.stands.iter().filter(|(_, stands)| **stands == group).map(|(player, _)| *player).collect()
    }

    pub(crate) fn stand(&mut self, player: usize, group: u32) {
        self.stands.insert(player, group);
    }

    /// All pairs, or `None` where there is no complete pairing.
    pub(crate) fn pair(mut self) -> Option<Vec<Made>> {
        let middle = self.field.rounds;
        let upper: Vec<u32> = self.list.iter().rev().copied().take_while(|group| *group >= middle).collect();
        let lower: Vec<u32> = self.list.iter().copied().take_while(|group| *group <= middle).collect();
        for (half, groups) in [(Half::Upper, upper), (Half::Lower, lower)] {
            for neighbours in groups.windows(2) {
                self.pair_group(Turn { half, group: neighbours[0], next: neighbours[1] });
            }
        }
        while !self.pairable.all(&self.members(middle)) {
            self.undo_one(middle)?;
        }
        let in_the_middle = self.pair_middle(middle);
        let all = [
            (Place::Upper, &self.made_upper),
            (Place::Lower, &self.made_lower),
            (Place::Middle, &in_the_middle),
        ];
        let made = all.into_iter().flat_map(|(place, pairs)| pairs.iter().map(move |pair| (place, *pair)));
        Some(made.map(|(place, pair)| Made { pair, place }).collect())
    }

    fn mark(&self, player: usize, middle: u32) -> Option<Mark> {
        let by_points = match self.points(player).cmp(&middle) {
            std::cmp::Ordering::Greater => Some(Mark::Down),
            std::cmp::Ordering::Less => Some(Mark::Up),
            std::cmp::Ordering::Equal => None,
        };
        self.marks.get(&player).copied().or(by_points)
    }

    /// Undoes the pair made last on the side that has sent fewer (6b).
    fn undo_one(&mut self, middle: u32) -> Option<()> {
        let marked = |mark: Mark| {
            self.members(middle).into_iter().filter(|player| self.mark(*player, middle) == Some(mark)).count()
        };
        let lower_first = marked(Mark::Down) > marked(Mark::Up);
        let is_other = if lower_first { self.made_lower.is_empty() } else { self.made_upper.is_empty() };
        self.used.note_times("6b.other-side", u32::from(is_other));
        let lower_now = lower_first != is_other;
        let undone = if lower_now { self.made_lower.pop() } else { self.made_upper.pop() };
        let Some((one, other)) = undone else {
            self.used.note("6b.error");
            return None;
        };
        self.used.note(if lower_now { "6b.undo-lower" } else { "6b.undo-upper" });
        for player in [one, other] {
            let is_resident = self.points(player) == middle;
            self.used.note_times("6b.resident-comes-back-marked", u32::from(is_resident));
            self.stand(player, middle);
            self.marks.insert(player, if lower_now { Mark::Up } else { Mark::Down });
        }
        Some(())
    }

    fn pair_middle(&mut self, middle: u32) -> Vec<(usize, usize)> {
        let list = self.members(middle);
        let worst_first: Vec<usize> = list.iter().rev().copied().collect();
        let mut used = Used::default();
        let mut unpaired = Unpaired { field: self.field, pairable: self.pairable, list, made: Vec::new() };
        for player in worst_first {
            if self.mark(player, middle) == Some(Mark::Up) && unpaired.list.contains(&player) {
                let opponents: Vec<usize> = unpaired.list.iter().rev().copied().collect();
                unpaired.pair(player, &opponents, "6a.up", &mut used);
            }
        }
        for player in unpaired.list.clone() {
            if self.mark(player, middle) == Some(Mark::Down) && unpaired.list.contains(&player) {
                let opponents = unpaired.list.clone();
                unpaired.pair(player, &opponents, "6a.down", &mut used);
            }
        }
        unpaired.pair_the_rest("6a.rest", &mut used);
        self.used.add(&used);
        unpaired.made
    }
}
