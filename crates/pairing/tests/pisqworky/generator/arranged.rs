//! Fields in which points and meetings have nothing to do with each other.
//!
//! Measured against one point a round, a draw changes nothing, a win by forfeit is one up and an absence one down. So
//! anybody can be brought to any group, whomever he has met.

use kolo_model::{ForfeitResult, PlayedResult, RawEntry, RawRound};

use super::Draft;

impl Draft {
    /// Says where everybody shall stand, and that there are as many who never come.
    pub(super) fn arrange(&mut self, count: u32) {
        self.never_there = count;
        let groups = 1 + self.below(3);
        let outermost = i32::try_from(self.below(5)).unwrap();
        let sign = if self.one_in(2) { 1 } else { -1 };
        let hermits = self.below(3);
        for no in 1..=count {
            if self.below(8) < hermits {
                self.hermits.insert(no);
            }
            let group = i32::try_from(self.below(groups)).unwrap();
            self.offsets.insert(no, (0, sign * (outermost - 2 * group)));
        }
    }

    /// Draws between those who have not met, mostly of the same group; who has no match, and at times everybody, comes
    /// nearer to his group.
    pub(super) fn play_arranged(&mut self) {
        let mut there = self.taking_part();
        there.retain(|no| self.offsets.contains_key(no));
        self.chance.shuffle(&mut there);
        if !self.one_in(4) {
            there.sort_by_key(|no| self.offsets[no].1);
        }
        let mut entries = Vec::new();
        let mut alone: Vec<u32> = there.extract_if(.., |no| self.hermits.contains(no)).collect();
        if self.one_in(3) {
            alone.append(&mut there);
        } else {
            while !there.is_empty() {
                let one = there.remove(0);
                match there.iter().position(|other| !self.met.contains(&(one.min(*other), one.max(*other)))) {
                    Some(place) => {
                        let other = there.remove(place);
                        entries.push(self.nearly_drawn(one, other));
                    }
                    None => alone.push(one),
                }
            }
        }
        self.come_nearer(&alone, &mut entries);
        self.push(RawRound { entries });
    }

    fn nearly_drawn(&mut self, first: u32, second: u32) -> RawEntry {
        if !self.one_in(15) {
            return self.played(first, second, PlayedResult::Draw);
        }
        self.shift(first, 1);
        self.shift(second, -1);
        self.played(first, second, PlayedResult::FirstWins)
    }

    fn come_nearer(&mut self, alone: &[u32], entries: &mut Vec<RawEntry>) {
        let count = self.count();
        for (one, loser) in alone.iter().zip(count - self.never_there + 1..) {
            let (is, shall) = self.offsets[one];
            let up = is < shall || (is == shall && self.one_in(2));
            self.shift(*one, if up { 1 } else { -1 });
            if up {
                entries.push(self.forfeit(*one, loser, ForfeitResult::FirstWins));
            }
        }
    }

    fn shift(&mut self, no: u32, by: i32) {
        if let Some((is, _)) = self.offsets.get_mut(&no) {
            *is += by;
        }
    }
}
