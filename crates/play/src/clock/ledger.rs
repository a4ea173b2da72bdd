//! Where all the time went. Nothing is given or taken without a name.

use std::ops::Index;

use kolo_model::{PerSide, Side};
use serde::Serialize;

use super::Span;

/// Under which name time was given or taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// Byo-yomi began, or its next period.
    Overtime,
    /// A period was set to its full length again after a move.
    PeriodReset,
    /// Time on the line.
    Lag,
    /// A correction by the arbiter.
    Arbiter,
    /// White's clock was set equal to Black's.
    LateStart,
    /// Extra time for the sealed move, and what was left of it.
    SealedMove,
    /// Time lost in a dispute.
    Dispute,
    /// A full period after a dispute.
    DisputePeriod,
    /// A flag that fell early.
    EarlyFlag,
}

impl Entry {
    /// Every name.
    pub const ALL: [Entry; 9] = [
        Entry::Overtime,
        Entry::PeriodReset,
        Entry::Lag,
        Entry::Arbiter,
        Entry::LateStart,
        Entry::SealedMove,
        Entry::Dispute,
        Entry::DisputePeriod,
        Entry::EarlyFlag,
    ];
}

/// What was given and what was taken under one name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
pub struct Posting {
    /// Given to the side.
    pub given: Span,
    /// Taken from it.
    pub taken: Span,
}

/// The account of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
pub struct Account {
    /// For how long its clock ran.
    pub used: Span,
    /// For how long of this the flag had been down.
    pub after_flag: Span,
    postings: [Posting; Entry::ALL.len()],
}

impl Index<Entry> for Account {
    type Output = Posting;

    fn index(&self, entry: Entry) -> &Posting {
        &self.postings[entry as usize]
    }
}

impl Account {
    /// Books a change of the time that is left.
    pub(super) fn book(&mut self, entry: Entry, before: Span, after: Span) {
        let posting = &mut self.postings[entry as usize];
        posting.given = posting.given.plus(after.less(before));
        posting.taken = posting.taken.plus(before.less(after));
    }

    /// The time that must be left of `basic` if the books are right.
    pub fn balance(&self, basic: Span) -> Option<Span> {
        let given =
            self.postings.iter().fold(basic.plus(self.after_flag), |sum, posting| sum.plus(posting.given));
        let taken = self.postings.iter().fold(self.used, |sum, posting| sum.plus(posting.taken));
        given.0.checked_sub(taken.0).map(Span)
    }
}

/// All accounts, and the time in which no clock ran.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
pub struct Ledger {
    /// Of the sides.
    pub sides: PerSide<Account>,
    /// Both clocks ran; it counts in both accounts.
    pub both: Span,
    /// A duel without clocks was on.
    pub without_clocks: Span,
    /// Before the start.
    pub waiting: Span,
    /// Stopped.
    pub stopped: Span,
    /// Adjourned.
    pub adjourned: Span,
    /// After the end.
    pub after_end: Span,
}

impl Ledger {
    /// All the time there was since the beginning of the time line.
    pub fn elapsed(&self) -> Span {
        let [first, second] = Side::BOTH.map(|side| self.sides[side].used);
        let ran = first.plus(second).less(self.both);
        [self.without_clocks, self.waiting, self.stopped, self.adjourned, self.after_end]
            .into_iter()
            .fold(ran, Span::plus)
    }
}
