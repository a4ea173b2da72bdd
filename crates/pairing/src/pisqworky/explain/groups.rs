//! The groups: who moved, which pairs were made and which of them undone.

use kolo_messages::Message;
use kolo_model::Clause;

use super::{Explainer, GROUPS};
use crate::pisqworky::groups::{GroupNo, Outside, Region};
use crate::pisqworky::middle::Undone;
use crate::pisqworky::outside::{Finished, Shift};
use crate::pisqworky::pairs::Pair;
use crate::{Observer, Subject, report, section};

impl Explainer<'_> {
    /// All groups in the order of their turns.
    pub(super) fn groups(&self, observer: &mut dyn Observer) {
        for finished in self.drawn.upper.iter().chain(&self.drawn.lower) {
            section(
                observer,
                Subject::Bracket,
                || self.title(finished.group),
                |observer| {
                    self.outside(finished, observer);
                },
            );
        }
        let no = self.drawn.groups.middle();
        section(observer, Subject::Bracket, || self.title(no), |observer| self.middle(observer));
    }

    fn title(&self, no: GroupNo) -> Message {
        let group = self.drawn.groups.group(no);
        let key = match group.region {
            Region::Upper => "pisqworky-group-upper",
            Region::Middle => "pisqworky-group-middle",
            Region::Lower => "pisqworky-group-lower",
        };
        Message::new(key).with("points", group.points)
    }

    fn outside(&self, finished: &Finished, observer: &mut dyn Observer) {
        report(observer, GROUPS, || {
            Message::new("pisqworky-members").with("players", self.people.several(&finished.members))
        });
        for shift in &finished.shifts {
            self.shift(finished.side, *shift, observer);
        }
        // Undone pairs were taken from the end, the last one first.
        let undone = self.drawn.middle.undone.iter().rev().map(|undone| &undone.pair);
        let undone: Vec<&Pair> = undone.filter(|pair| pair.group == finished.group).collect();
        for pair in finished.pairs.iter().chain(undone.iter().copied()) {
            self.made(pair, observer);
        }
        if !undone.is_empty() {
            let clause = undo_clause(finished.side);
            report(observer, clause, || Message::new("pisqworky-undone-later").with("count", undone.len()));
        }
    }

    fn shift(&self, side: Outside, shift: Shift, observer: &mut dyn Observer) {
        let (up, down) = match side {
            Outside::Upper => ("pisqworky-taken-up", "pisqworky-nobody-to-meet-down"),
            Outside::Lower => ("pisqworky-taken-down", "pisqworky-nobody-to-meet-up"),
        };
        let too_many = match side {
            Outside::Upper => "pisqworky-too-many-down",
            Outside::Lower => "pisqworky-too-many-up",
        };
        let (clause, key, who) = match shift {
            Shift::NobodyToMeet(who) => (side.nobody_to_meet(), down, Some(who)),
            Shift::TakenIn(who) => (side.nobody_to_meet(), up, Some(who)),
            Shift::NobodyTakenIn => (side.nobody_to_meet(), "pisqworky-nobody-taken", None),
            Shift::TooMany(who) => (side.too_many(), too_many, Some(who)),
        };
        report(observer, clause, || {
            let message = Message::new(key);
            match who {
                Some(who) => message.with("who", self.people.one(who)),
                None => message,
            }
        });
    }

    fn middle(&self, observer: &mut dyn Observer) {
        let middle = &self.drawn.middle;
        report(observer, GROUPS, || {
            Message::new("pisqworky-members").with("players", self.people.several(&middle.members))
        });
        for undone in &middle.undone {
            self.undone(undone, observer);
        }
        for pair in &middle.pairs {
            self.made(pair, observer);
        }
    }

    fn undone(&self, undone: &Undone, observer: &mut dyn Observer) {
        let key = match (undone.side, undone.side == undone.meant) {
            (Outside::Upper, true) => "pisqworky-undone-upper",
            (Outside::Lower, true) => "pisqworky-undone-lower",
            (Outside::Upper, false) => "pisqworky-undone-upper-instead",
            (Outside::Lower, false) => "pisqworky-undone-lower-instead",
        };
        report(observer, undo_clause(undone.meant), || {
            Message::new(key)
                .with("down", undone.down)
                .with("up", undone.up)
                .with("who", self.people.one(undone.pair.better()))
                .with("opponent", self.people.one(undone.pair.worse()))
        });
    }

    fn made(&self, pair: &Pair, observer: &mut dyn Observer) {
        report(observer, pair.region.clause(), || {
            Message::new("pisqworky-made")
                .with("who", self.people.one(pair.who))
                .with("opponent", self.people.one(pair.opponent))
        });
    }
}

/// The clause by which pairs of a side are undone.
fn undo_clause(side: Outside) -> Clause {
    match side {
        Outside::Lower => Clause::new("P-6.6b.1"),
        Outside::Upper => Clause::new("P-6.6b.2"),
    }
}
