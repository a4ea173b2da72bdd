//! Buchholz as the glossary of the gomoku contest words it (P-7.buchholz): the sum of the points of the opponents
//! beaten at the board.
//!
//! Our own reading: one drawn with was not beaten and adds nothing; for the half see `sonneborn_berger`. The order
//! of the contest (P-6.1) takes the usual meaning, all opponents met; this one is there for organisers who announce it.

use kolo_messages::Message;
use kolo_model::{Clause, ForfeitOpponents, Share, StartNumber};

use super::over_opponents;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;
use crate::{Contribution, Counted, NotCounted};

pub(crate) static RULE: Rule = Rule {
    code: "buchholz-beaten",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("P-7.buchholz"),
    heading: Some(|| Message::new("criterion-buchholz-beaten")),
    meaning: || Message::new("criterion-buchholz-beaten-meaning"),
    allowed: Allowed::Once,
    apply: |table, by| table.by_amount(by, contributions),
};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    over_opponents(field.row(no), ForfeitOpponents::NotPlayed, |met| match met.share {
        Share::Win => Counted::Whole(field.plain(met.opponent)),
        Share::Draw | Share::Loss => Counted::Not(NotCounted::NotBeaten),
    })
}
