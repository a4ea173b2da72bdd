//! P-6.4 and P-6.5: the groups above the middle from the top down, and their mirror image, those below it from the
//! bottom up.
//!
//! The text is written once, for either direction: the *lead* of a group is its best placed member above the middle
//! and its worst placed one below it, the *tail* the other end, and the *next* group lies towards the middle.

use super::field::{Field, Place};
use super::groups::{GroupNo, Groups, Outside};
use super::inside::Inside;
use super::pairable::Pairable;
use super::pairs::Pair;

/// Something that happened in a group before its pairs were made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shift {
    /// Has no opponent and moves to the next group (P-6.4a, P-6.5a).
    NobodyToMeet(Place),
    /// Is taken out of the next group in their place.
    TakenIn(Place),
    /// No one is taken in their place.
    NobodyTakenIn,
    /// Is one too many and moves to the next group (P-6.4b, P-6.5b).
    TooMany(Place),
}

/// A group outside the middle after its turn.
#[derive(Debug)]
pub(super) struct Finished {
    pub(super) group: GroupNo,
    pub(super) side: Outside,
    /// Who stood in it when its turn came, best placed first.
    pub(super) members: Vec<Place>,
    pub(super) shifts: Vec<Shift>,
    /// In the order made.
    pub(super) pairs: Vec<Pair>,
}

/// Pairs all groups of a side, each in its turn (P-6.4d, P-6.5d).
pub(super) fn pair_side(field: &Field, groups: &mut Groups, side: Outside) -> Vec<Finished> {
    let turns = groups.outside(side);
    turns.into_iter().map(|(group, next)| Turn { field, side, group, next }.take(groups)).collect()
}

/// The turn of one group.
struct Turn<'a> {
    field: &'a Field,
    side: Outside,
    group: GroupNo,
    next: GroupNo,
}

impl<'a> Turn<'a> {
    fn take(self, groups: &mut Groups) -> Finished {
        let at_first = groups.members(self.group).to_vec();
        let mut shifts = self.send_those_with_nobody_to_meet(groups);
        let pairable = self.send_those_too_many(groups, &mut shifts);
        let (field, group, region) = (self.field, self.group, self.side.region());
        let members = groups.members(group);
        let pairs = Inside { field, group, region, members, pairable }.pair(|who| groups.moved(who, group));
        Finished { group, side: self.side, members: at_first, shifts, pairs }
    }

    /// P-6.4a, P-6.5a: from the tail on, every player without an admissible opponent in the group moves to the next
    /// one; from there the lead-most of its own members who finds an opponent here is taken in.
    ///
    /// Who has found an opponent keeps one, since only those leave who are no one's; so one walk is enough.
    fn send_those_with_nobody_to_meet(&self, groups: &mut Groups) -> Vec<Shift> {
        let mut shifts = Vec::new();
        let mut taken_in = Vec::new();
        let lead = self.side.region().lead();
        let walk: Vec<Place> = lead.other().walk(groups.members(self.group)).collect();
        for who in walk {
            if self.finds_opponent(who, groups.members(self.group), &[]) {
                continue;
            }
            groups.shift(who, self.group, self.next);
            shifts.push(Shift::NobodyToMeet(who));
            let own = |candidate: &Place| groups.home(*candidate) == self.next;
            let fits =
                |candidate: &Place| self.finds_opponent(*candidate, groups.members(self.group), &taken_in);
            let found = lead.walk(groups.members(self.next)).filter(own).find(fits);
            match found {
                Some(found) => {
                    groups.shift(found, self.next, self.group);
                    taken_in.push(found);
                    shifts.push(Shift::TakenIn(found));
                }
                None => shifts.push(Shift::NobodyTakenIn),
            }
        }
        shifts
    }

    fn finds_opponent(&self, who: Place, members: &[Place], besides: &[Place]) -> bool {
        members.iter().any(|other| self.field.admissible.allows(who, *other) && !besides.contains(other))
    }

    /// P-6.4b, P-6.5b: as few as possible move to the next group so that the rest is pairable, from the tail on.
    ///
    /// The sets of players that a largest matching can spare are those of a matroid, so going from the tail and taking
    /// those who can be spared give the set that is first in the order of the text.
    fn send_those_too_many(&self, groups: &mut Groups, shifts: &mut Vec<Shift>) -> Pairable<'a> {
        let members = groups.members(self.group);
        let mut pairable = Pairable::of(&self.field.admissible, self.field.len(), members);
        let walk: Vec<Place> = self.side.region().lead().other().walk(members).collect();
        for who in walk {
            if pairable.alone() == 0 {
                break;
            }
            if pairable.spare(who) {
                groups.shift(who, self.group, self.next);
                shifts.push(Shift::TooMany(who));
            }
        }
        pairable
    }
}
