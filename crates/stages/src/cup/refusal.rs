//! Why an order to a tournament of stages does not count.

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::Clause;
use kolo_rulings::AssessmentProblem;

use crate::draw::CannotDraw;
use crate::generate::CannotPlan;
use crate::{MatchId, PlanProblems, Refusal};

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
    /// Whoever protests does not play the match.
    NotInMatch(MatchId),
    /// There is no such incident.
    UnknownIncident(u32),
    /// The same stands there as this incident already.
    IncidentRepeated(u32),
    /// An incident cannot be written down so.
    Assessment(AssessmentProblem),
    /// There is no such protest.
    UnknownProtest(u32),
    /// The protest is decided already.
    ProtestIsDecided(u32),
    /// A match that depends on the result has begun.
    ProtestTooLate(MatchId),
    /// These protests hold it back.
    ProtestsOpen(Vec<u32>),
    /// The match waits for a decision of the arbiter. Players are told no more.
    Held,
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
            CupRefusal::Assessment(problem) => problem.clause(),
            CupRefusal::UnknownIncident(_) | CupRefusal::IncidentRepeated(_) => Clause::new("K-INCIDENT"),
            CupRefusal::NotInMatch(_)
            | CupRefusal::UnknownProtest(_)
            | CupRefusal::ProtestIsDecided(_)
            | CupRefusal::ProtestTooLate(_)
            | CupRefusal::ProtestsOpen(_)
            | CupRefusal::Held => Clause::new("K-PROTEST"),
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
            CupRefusal::NotInMatch(game) => Message::new("cup-refused-not-in-match").with("match", game),
            CupRefusal::UnknownIncident(id) => Message::new("refused-unknown-incident").with("id", *id),
            CupRefusal::IncidentRepeated(first) => {
                Message::new("refused-incident-repeated").with("id", *first)
            }
            CupRefusal::Assessment(problem) => problem.message(),
            CupRefusal::UnknownProtest(id) => Message::new("refused-unknown-protest").with("id", *id),
            CupRefusal::ProtestIsDecided(id) => Message::new("refused-protest-is-decided").with("id", *id),
            CupRefusal::ProtestTooLate(game) => {
                Message::new("cup-refused-protest-too-late").with("match", game)
            }
            CupRefusal::Held => Message::new("cup-my-held"),
            CupRefusal::ProtestsOpen(open) => {
                let open = open.iter().map(u32::to_string).collect::<Vec<String>>();
                Message::new("refused-protests-open").with("open", open)
            }
        }
    }
}

impl fmt::Display for CupRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message().text(Lang::En), self.clause())
    }
}

impl std::error::Error for CupRefusal {}

impl From<CannotDraw> for CupRefusal {
    fn from(cannot: CannotDraw) -> Self {
        match cannot {
            CannotDraw::Cannot(cannot) => CupRefusal::Cannot(cannot),
            CannotDraw::Plan(problems) => CupRefusal::Plan(problems),
        }
    }
}
