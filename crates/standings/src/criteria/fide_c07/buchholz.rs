//! Buchholz (8.1) and Fore Buchholz (8.3): the sum of the adjusted scores of the opponents, with unplayed rounds as
//! games against a dummy (article 16). Fore Buchholz takes the paired games of the final round as draws. Not for a
//! round robin.

use kolo_messages::Message;
use kolo_model::{Clause, StartNumber};

use super::{cut, versus};
use crate::criterion::{Allowed, Rule};
use crate::field::Field;
use crate::tie_break::{Cut, Forfeits, LastRound, Modifiers};
use crate::{Contribution, ValueOf};

pub(crate) static BH: Rule = Rule {
    code: "BH",
    modified: &[
        ("BH/C1", Modifiers::NONE.cut(1)),
        ("BH/C2", Modifiers::NONE.cut(2)),
        ("BH/M1", Modifiers::NONE.median(1)),
        ("BH/M2", Modifiers::NONE.median(2)),
        ("BH/P", Modifiers::NONE.forfeits_played()),
        ("BH/C1/P", Modifiers::NONE.cut(1).forfeits_played()),
        ("BH/C2/P", Modifiers::NONE.cut(2).forfeits_played()),
        ("BH/M1/P", Modifiers::NONE.median(1).forfeits_played()),
        ("BH/M2/P", Modifiers::NONE.median(2).forfeits_played()),
    ],
    other_names: &[],
    clause: |_| Clause::new("T-8.1"),
    heading: None,
    meaning: || Message::new("tie-break-bh"),
    allowed: Allowed::NotInRoundRobin,
    apply: |table, by| {
        let Modifiers { cut, forfeits, .. } = by.modifiers();
        table.by_amount(by, |field, no| contributions(field, no, LastRound::AsPlayed, cut, forfeits));
    },
};

pub(crate) static FB: Rule = Rule {
    code: "FB",
    modified: &[
        ("FB/C1", Modifiers::NONE.cut(1)),
        ("FB/C2", Modifiers::NONE.cut(2)),
        ("FB/M1", Modifiers::NONE.median(1)),
        ("FB/M2", Modifiers::NONE.median(2)),
        ("FB/P", Modifiers::NONE.forfeits_played()),
        ("FB/C1/P", Modifiers::NONE.cut(1).forfeits_played()),
        ("FB/C2/P", Modifiers::NONE.cut(2).forfeits_played()),
        ("FB/M1/P", Modifiers::NONE.median(1).forfeits_played()),
        ("FB/M2/P", Modifiers::NONE.median(2).forfeits_played()),
    ],
    other_names: &[],
    clause: |_| Clause::new("T-8.3"),
    heading: None,
    meaning: || Message::new("tie-break-fb"),
    allowed: Allowed::NotInRoundRobin,
    apply: |table, by| {
        let Modifiers { cut, forfeits, .. } = by.modifiers();
        table.by_amount(by, |field, no| contributions(field, no, LastRound::Drawn, cut, forfeits));
    },
};

pub(crate) fn contributions(
    field: &Field,
    no: StartNumber,
    last: LastRound,
    left_out: Cut,
    forfeits: Forfeits,
) -> Vec<Contribution> {
    cut::contributions(versus::all(field, no, last, forfeits), ValueOf::Score, left_out)
}
