//! Rounds in which chance, a club or the reference says who meets whom.

use kolo_model::{ForfeitResult, Idle, Place, RawEntry, RawRound};

use super::{Draft, Kind};
use crate::reference::Paired;

pub(super) fn idle(who: u32, idle: Idle) -> RawEntry {
    RawEntry::Idle { place: Place::default(), who, idle }
}

impl Draft {
    /// Plays what the reference has paired.
    pub(super) fn play(&mut self, paired: &Paired) {
        let mut entries = Vec::new();
        for (first, second) in &paired.tables {
            entries.push(self.some_match(*first, *second));
        }
        if let Some(who) = paired.bye {
            self.had_bye.insert(who);
            entries.push(idle(who, Idle::PairingBye));
        }
        self.push(RawRound { entries });
    }

    /// Random pairs; some are away, and who is left over is free once and away after that.
    pub(super) fn play_at_random(&mut self) {
        let away = if self.kind == Kind::Unplayed { 5 } else { 25 };
        let mut entries = Vec::new();
        let mut there = Vec::new();
        for who in self.taking_part() {
            if !self.one_in(away) {
                there.push(who);
            } else if self.one_in(2) {
                let why = Idle::ALL[1 + self.one_of(4)];
                entries.push(idle(who, why));
            }
        }
        self.chance.shuffle(&mut there);
        self.meet(there, &mut entries);
        self.push(RawRound { entries });
    }

    /// Members of a club play each other, or all clubs of one half of the field win by forfeit.
    pub(super) fn play_in_clubs(&mut self) {
        let clubs = self.clubs;
        let mut there = self.taking_part();
        self.chance.shuffle(&mut there);
        let mut entries = Vec::new();
        if self.one_in(3) {
            self.lift(there, clubs, &mut entries);
        } else {
            for club in 0..clubs {
                let members = there.iter().copied().filter(|no| no % clubs == club).collect();
                self.meet(members, &mut entries);
            }
        }
        self.push(RawRound { entries });
    }

    /// Two rounds of three as at random; in the third one forfeits alone spread the points.
    pub(super) fn play_spread(&mut self) {
        if self.one_in(3) {
            let mut there = self.taking_part();
            self.chance.shuffle(&mut there);
            let mut entries = Vec::new();
            self.lift(there, 3, &mut entries);
            self.push(RawRound { entries });
        } else {
            self.play_at_random();
        }
    }

    /// Those of better clubs win against those of worse ones without playing.
    fn lift(&mut self, mut there: Vec<u32>, clubs: u32, entries: &mut Vec<RawEntry>) {
        there.sort_by_key(|no| no % clubs);
        while there.len() > 1 {
            let best = there.remove(0);
            let Some(worst) = there.pop() else { break };
            let (first, second, result) = if self.one_in(2) {
                (best, worst, ForfeitResult::FirstWins)
            } else {
                (worst, best, ForfeitResult::SecondWins)
            };
            entries.push(self.forfeit(first, second, result));
        }
    }

    /// Pairs those who have not met, the first with the first he can.
    fn meet(&mut self, mut there: Vec<u32>, entries: &mut Vec<RawEntry>) {
        while !there.is_empty() {
            let one = there.remove(0);
            let other =
                there.iter().position(|other| !self.met.contains(&(one.min(*other), one.max(*other))));
            match other {
                Some(place) => {
                    let other = there.remove(place);
                    entries.push(self.some_match(one, other));
                }
                None if self.one_in(2) && self.had_bye.insert(one) => {
                    entries.push(idle(one, Idle::PairingBye));
                }
                None => {}
            }
        }
    }
}
