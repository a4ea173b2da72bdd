//! Why an order to a tournament of stages does not count.

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::Clause;

use crate::generate::CannotPlan;
use crate::{PlanProblems, Refusal};

/// An order that is not carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CupRefusal {
    /// A rule of play is against it.
    Play(Refusal),
    /// There is no such plan.
    Cannot(CannotPlan),
    /// The plan would not be sound.
    Plan(PlanProblems),
    /// Nobody has opened the tournament.
    NotOpen,
    /// It is open already.
    OpenAlready,
    /// The draw does not count yet.
    NotPublished,
    /// The draw counts already.
    Published,
    /// So many steps were played.
    InPlay(usize),
    /// The event of this number is no correction of a name that can be taken back.
    NoCorrection(u64),
    /// The event of this number is no step around the draw that can be undone, or done again, now.
    NotNow(u64),
    /// Nothing of the draw is a lot.
    NoLots,
    /// The match is somebody else's.
    NotYours,
}

impl CupRefusal {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        match self {
            CupRefusal::Play(refusal) => refusal.clause(),
            CupRefusal::Cannot(cannot) => cannot.clause(),
            CupRefusal::Plan(_) => Clause::new("K-PLAN"),
            CupRefusal::NotOpen
            | CupRefusal::OpenAlready
            | CupRefusal::NotPublished
            | CupRefusal::Published
            | CupRefusal::NoLots
            | CupRefusal::InPlay(_) => Clause::new("K-CUP"),
            CupRefusal::NoCorrection(_) | CupRefusal::NotNow(_) => Clause::new("K-UNDO"),
            CupRefusal::NotYours => Clause::new("K-SEAT"),
        }
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            CupRefusal::Play(refusal) => refusal.message(),
            CupRefusal::Cannot(cannot) => cannot.message(),
            CupRefusal::Plan(problems) => Refusal::PlanBroken(problems.clone()).message(),
            CupRefusal::NotOpen => Message::new("cup-refused-not-open"),
            CupRefusal::OpenAlready => Message::new("cup-refused-open"),
            CupRefusal::NotPublished => Message::new("cup-refused-not-published"),
            CupRefusal::Published => Message::new("cup-refused-published"),
            CupRefusal::InPlay(steps) => Message::new("cup-refused-in-play").with("steps", *steps),
            CupRefusal::NoCorrection(_) => Message::new("cup-refused-correction"),
            CupRefusal::NotNow(_) => Message::new("cup-refused-not-now"),
            CupRefusal::NoLots => Message::new("cup-refused-no-lots"),
            CupRefusal::NotYours => Message::new("cup-refused-not-yours"),
        }
    }
}

impl fmt::Display for CupRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message().text(Lang::En), self.clause())
    }
}

impl std::error::Error for CupRefusal {}
