//! Upper groups (4), and lower groups as their mirror image (5): the list is turned round.

use super::Used;
use super::exchange::Unpaired;
use super::groups::Groups;

/// Which half of the groups.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Half {
    Upper,
    Lower,
}

impl Half {
    /// The words of the reading for this half: section, who comes from the group before, who from the next one.
    fn words(self) -> [&'static str; 5] {
        match self {
            Half::Upper => ["4", "down", "up", "not-the-very-worst", "down-again"],
            Half::Lower => ["5", "up", "down", "not-the-very-best", "up-again"],
        }
    }
}

/// A group of one half and where its members go. The front of a list is the best placed of an upper group and the
/// worst placed of a lower one.
#[derive(Clone, Copy)]
pub(crate) struct Turn {
    pub(crate) half: Half,
    /// Match points of the group.
    pub(crate) group: u32,
    /// Match points of the next one.
    pub(crate) next: u32,
}

impl Groups<'_> {
    pub(crate) fn pair_group(&mut self, turn: Turn) {
        self.step_a(turn);
        self.step_b(turn);
        let made = self.step_c(turn);
        match turn.half {
            Half::Upper => self.made_upper.extend(made),
            Half::Lower => self.made_lower.extend(made),
        }
    }

    /// Members from the front on.
    fn listed(&self, half: Half, group: u32) -> Vec<usize> {
        let mut list = self.members(group);
        if half == Half::Lower {
            list.reverse();
        }
        list
    }

    /// Whether a member of the group came from the groups before it.
    fn is_carried(&self, turn: Turn, player: usize) -> bool {
        match turn.half {
            Half::Upper => self.points(player) > turn.group,
            Half::Lower => self.points(player) < turn.group,
        }
    }

    /// Whether a member of the group was taken from the next one.
    fn is_fetched(&self, turn: Turn, player: usize) -> bool {
        match turn.half {
            Half::Upper => self.points(player) < turn.group,
            Half::Lower => self.points(player) > turn.group,
        }
    }

    fn step_a(&mut self, turn: Turn) {
        let [section, _, fetched, ..] = turn.half.words();
        let mut moved_out = Vec::new();
        loop {
            let list = self.listed(turn.half, turn.group);
            let alone = |player: &&usize| !list.iter().any(|other| self.field.admissible(**player, *other));
            let Some(mover) = list.iter().rev().find(alone).copied() else { break };
            self.stand(mover, turn.next);
            moved_out.push(mover);
            self.used.note(&format!("{section}a.out"));
            let own: Vec<usize> = list
                .into_iter()
                .filter(|member| *member != mover && !self.is_fetched(turn, *member))
                .collect();
            let replacement = self.listed(turn.half, turn.next).into_iter().find(|player| {
                self.points(*player) == turn.next
                    && !moved_out.contains(player)
                    && own.iter().any(|member| self.field.admissible(*player, *member))
            });
            match replacement {
                Some(player) => {
                    self.stand(player, turn.group);
                    self.used.note(&format!("{section}a.{fetched}"));
                }
                None => self.used.note(&format!("{section}a.nobody")),
            }
        }
        self.used.note_times(&format!("{section}a.several"), u32::from(moved_out.len() > 1));
    }

    fn step_b(&mut self, turn: Turn) {
        let [section, .., not_the_last, again] = turn.half.words();
        let mut list = self.listed(turn.half, turn.group);
        list.reverse();
        let sizes = 0..=list.len();
        let mut sets = sizes.flat_map(|size| subsets(&list, size));
        let moved = sets.find(|set| self.pairable.without(&list, set)).expect("everybody may leave");
        for player in &moved {
            let is_sent_home = self.points(*player) == turn.next;
            let is_carried = self.is_carried(turn, *player);
            self.used.note_times(&format!("{section}b.sent-home"), u32::from(is_sent_home));
            self.used.note_times(&format!("{section}b.{again}"), u32::from(is_carried));
            self.stand(*player, turn.next);
        }
        if !moved.is_empty() {
            self.used.note(&match moved.len() {
                few @ 1..=2 => format!("{section}b.k={few}"),
                _ => format!("{section}b.k>2"),
            });
            let are_last = list.starts_with(&moved);
            self.used.note_times(&format!("{section}b.{not_the_last}"), u32::from(!are_last));
        }
    }

    fn step_c(&mut self, turn: Turn) -> Vec<(usize, usize)> {
        let [section, carried, fetched, ..] = turn.half.words();
        let list = self.listed(turn.half, turn.group);
        let reversed: Vec<usize> = list.iter().rev().copied().collect();
        let mut used = Used::default();
        let mut unpaired = Unpaired { field: self.field, pairable: self.pairable, list, made: Vec::new() };
        for player in unpaired.list.clone() {
            if self.is_carried(turn, player) && unpaired.list.contains(&player) {
                let opponents = unpaired.list.clone();
                unpaired.pair(player, &opponents, &format!("{section}c.{carried}"), &mut used);
            }
        }
        for player in reversed {
            if self.is_fetched(turn, player) && unpaired.list.contains(&player) {
                let opponents: Vec<usize> = unpaired.list.iter().rev().copied().collect();
                unpaired.pair(player, &opponents, &format!("{section}c.{fetched}"), &mut used);
            }
        }
        unpaired.pair_the_rest(&format!("{section}c.rest"), &mut used);
        self.used.add(&used);
        unpaired.made
    }
}

/// All sets of so many members, in the order in which the reading prefers them: at the first difference the one
/// with the member who stands earlier in the list.
fn subsets(list: &[usize], size: usize) -> Vec<Vec<usize>> {
    match (size, list) {
        (0, _) => vec![Vec::new()],
        (_, []) => Vec::new(),
        (_, [first, rest @ ..]) => {
            let with_first = subsets(rest, size - 1).into_iter().map(|mut set| {
                set.insert(0, *first);
                set
            });
            with_first.chain(subsets(rest, size)).collect()
        }
    }
}
