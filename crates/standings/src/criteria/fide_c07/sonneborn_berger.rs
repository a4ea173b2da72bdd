//! Sonneborn-Berger (9.1): for each round the score of the opponent times the points made against them, unplayed
//! rounds as games against a dummy (article 16).

use kolo_messages::Message;
use kolo_model::{Clause, StartNumber};

use super::{cut, versus};
use crate::criterion::{Allowed, Rule};
use crate::field::Field;
use crate::tie_break::{Cut, Forfeits, LastRound, Modifiers};
use crate::{Contribution, ValueOf};

pub(crate) static SB: Rule = Rule {
    code: "SB",
    modified: &[
        ("SB/C1", Modifiers::NONE.cut(1)),
        ("SB/C2", Modifiers::NONE.cut(2)),
        ("SB/P", Modifiers::NONE.forfeits_played()),
        ("SB/C1/P", Modifiers::NONE.cut(1).forfeits_played()),
        ("SB/C2/P", Modifiers::NONE.cut(2).forfeits_played()),
    ],
    other_names: &[],
    clause: |_| Clause::new("T-9.1"),
    heading: None,
    meaning: || Message::new("tie-break-sb"),
    allowed: Allowed::Once,
    apply: |table, by| {
        let Modifiers { cut, forfeits, .. } = by.modifiers();
        table.by_amount(by, |field, no| contributions(field, no, cut, forfeits));
    },
};

pub(crate) fn contributions(
    field: &Field,
    no: StartNumber,
    left_out: Cut,
    forfeits: Forfeits,
) -> Vec<Contribution> {
    let rounds = versus::all(field, no, LastRound::AsPlayed, forfeits);
    cut::contributions(rounds, ValueOf::Product, left_out)
}
