//! Start number (7.8): the smaller goes first.

use std::cmp::Reverse;

use kolo_messages::Message;
use kolo_model::{Clause, StartNumber};

use crate::Value;
use crate::criteria::start_number::contributions;
use crate::criterion::{Allowed, Rule};
use crate::tie_break::{Direction, Modifiers};

pub(crate) static TPN: Rule = Rule {
    code: "TPN",
    modified: &[("TPN/R", Modifiers::NONE.reversed())],
    other_names: &[],
    clause: |_| Clause::new("T-7.8"),
    heading: None,
    meaning: || Message::new("tie-break-tpn"),
    allowed: Allowed::Once,
    apply: |table, by| {
        let value = |no: StartNumber| (Value::Number(no), contributions(no));
        match by.modifiers().direction {
            Direction::Usual => table.by_key(by, |_, no| {
                let (value, derivation) = value(no);
                (Reverse(no), value, derivation)
            }),
            Direction::Reversed => table.by_key(by, |_, no| {
                let (value, derivation) = value(no);
                (no, value, derivation)
            }),
        }
    },
};
