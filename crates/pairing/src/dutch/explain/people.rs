//! Players of the field as sentences call them, and what keeps two of them apart.

use kolo_messages::Message;
use kolo_model::{Clause, HalfPoints, StartNumber};

use crate::colours::Preference;
use crate::dutch::criteria::Criterion;
use crate::dutch::field::{Field, Rank};
use crate::dutch::search::{Instead, Worse};
use crate::people::{self, Ranked};

/// Names and numbers of the players.
pub(super) type People<'a> = people::People<'a, Field>;

impl Ranked for Field {
    type Rank = Rank;

    fn no(&self, who: Rank) -> StartNumber {
        self[who].no
    }

    fn score(&self, who: Rank) -> HalfPoints {
        self[who].score
    }

    fn preference(&self, who: Rank) -> Option<Preference> {
        self[who].preference
    }
}

impl People<'_> {
    /// What keeps two players apart whatever the criteria count, with its clause.
    pub(super) fn obstacle(self, one: Rank, other: Rank) -> Option<(Clause, Message)> {
        if let Some(round) = self.field.met(one, other) {
            return Some((Clause::new("D-2.1.1"), Message::new("fide-have-met").with("round", round)));
        }
        if self.field.forbidden_pairs(one, other) {
            return Some((Clause::new("K-APART"), Message::new("fide-kept-apart")));
        }
        (!self.field.colours_can_be_given(one, other)).then(|| {
            let message = Message::new("fide-colours-impossible");
            (Clause::new("D-2.1.3"), message.with("one", self.wish(one)).with("other", self.wish(other)))
        })
    }
}

/// What another choice would have cost, with its clause; `order` is the clause of the order in which it comes later.
pub(super) fn instead(instead: Instead, order: &'static str) -> (Clause, Message) {
    match instead {
        Instead::Unpaired => (Clause::new("D-2.2.1"), Message::new("dutch-unpaired")),
        Instead::Later => (Clause::new(order), Message::new("dutch-later")),
        Instead::NotAsked => (Clause::new("D-3.8"), Message::new("dutch-not-asked")),
        Instead::Worse(Worse { criterion, score, best, then }) => {
            let message = match score {
                None => Message::new("dutch-worse"),
                Some(score) => Message::new("dutch-worse-score").with("score", score),
            };
            let message = message.with("what", counted(criterion)).with("best", best).with("then", then);
            (clause(criterion), message)
        }
    }
}

pub(super) fn clause(criterion: Criterion) -> Clause {
    Clause::new(match criterion {
        Criterion::C6 => "D-2.4.1",
        Criterion::C7 => "D-2.4.2",
        Criterion::C8Pairs | Criterion::C8Scores => "D-2.4.3",
        Criterion::C9 => "D-2.4.4",
        Criterion::C10 => "D-2.4.5",
        Criterion::C11 => "D-2.4.6",
        Criterion::C12 => "D-2.4.7",
        Criterion::C13 => "D-2.4.8",
        Criterion::C14 => "D-2.4.9",
        Criterion::C15 => "D-2.4.10",
        Criterion::C16 => "D-2.4.11",
        Criterion::C17 => "D-2.4.12",
        Criterion::C18 => "D-2.4.13",
        Criterion::C19 => "D-2.4.14",
        Criterion::C20 => "D-2.4.15",
        Criterion::C21 => "D-2.4.16",
    })
}

/// What a criterion counts, in words.
pub(super) fn counted(criterion: Criterion) -> Message {
    match criterion {
        Criterion::C6 => Message::new("dutch-c6"),
        Criterion::C7 => Message::new("dutch-c7"),
        Criterion::C8Pairs => Message::new("dutch-c8-pairs"),
        Criterion::C8Scores => Message::new("dutch-c8-scores"),
        Criterion::C9 => Message::new("dutch-c9"),
        Criterion::C10 => Message::new("dutch-c10"),
        Criterion::C11 => Message::new("dutch-c11"),
        Criterion::C12 => Message::new("dutch-c12"),
        Criterion::C13 => Message::new("dutch-c13"),
        Criterion::C14 => Message::new("dutch-c14"),
        Criterion::C15 => Message::new("dutch-c15"),
        Criterion::C16 => Message::new("dutch-c16"),
        Criterion::C17 => Message::new("dutch-c17"),
        Criterion::C18 => Message::new("dutch-c18"),
        Criterion::C19 => Message::new("dutch-c19"),
        Criterion::C20 => Message::new("dutch-c20"),
        Criterion::C21 => Message::new("dutch-c21"),
    }
}
