//! Why a command is refused. Every refusal names the clause it follows and says what to do.

use std::fmt;

use kolo_log::UndoRefusal;
use kolo_messages::{Arg, Lang, Message};
use kolo_model::Clause;

use crate::generate::CannotPlan;
use crate::{EntrantId, GroupId, MOST_SCORE, MatchId, PlanProblems, SlotPlace};

/// A command that is not carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// A reason is due and none was given.
    ReasonMissing,
    /// There is no such match.
    UnknownMatch(MatchId),
    /// There is no such group.
    UnknownGroup(GroupId),
    /// No entrant has this number.
    UnknownEntrant(EntrantId),
    /// There is no such slot.
    UnknownSlot(SlotPlace),
    /// A side of the match is not known yet.
    NotReady(MatchId),
    /// A side is a bye: there is nothing to play.
    NothingToPlay(MatchId),
    /// A side does not play any more.
    GivenUp(MatchId),
    /// The match has a result.
    HasResult(MatchId),
    /// The match has no result.
    NoResult(MatchId),
    /// No match of a plan ends like this.
    NoSuchEnd,
    /// A knockout needs a winner.
    DrawInKnockout(MatchId),
    /// The score says that the other side won.
    ScoreDisagrees,
    /// A score that no match has.
    ScoreImpossible,
    /// It is as it should be already.
    NothingChanges,
    /// Later matches were played by people who would not stand in them.
    LaterResults(Vec<MatchId>),
    /// The slot belongs to a match that was played, or to a place that is decided.
    SlotFixed(SlotPlace),
    /// The plan would be broken.
    PlanBroken(PlanProblems),
    /// No such plan can be made.
    CannotPlan(CannotPlan),
    /// The entrant has withdrawn already.
    AlreadyWithdrawn(String),
    /// The entrant has not withdrawn.
    NotWithdrawn(String),
    /// No members of the group are tied.
    NoTie(GroupId),
    /// The order does not name exactly those who are tied.
    WrongMembers {
        /// The group.
        group: GroupId,
        /// Those who are tied.
        equal: Vec<String>,
    },
    /// A match of the contest was recorded without its score.
    ScoreMissing {
        /// The points of a match.
        full: u32,
    },
    /// More points than the duels of a match give.
    ScoreBeyond {
        /// The points of a match.
        full: u32,
    },
    /// Equal points are a draw in the contest, and only they.
    EqualScoreIsDraw,
    /// The lot comes after the duels.
    DuelsFirst(GroupId),
    /// No duel is asked for between these two.
    NoSuchDuel {
        /// The group.
        group: GroupId,
        /// The pairs whose duels are asked for.
        wanted: Vec<String>,
    },
    /// The match is not drawn, or it is decided who goes on.
    NotTied(MatchId),
    /// The lot comes after two drawn duels.
    DuelIsDue(MatchId),
    /// Both duels were drawn: the lot decides.
    LotIsDue(MatchId),
    /// The law of undo refuses it.
    Undo(UndoRefusal),
}

impl Refusal {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        Clause::new(match self {
            Refusal::CannotPlan(cannot) => return cannot.clause(),
            Refusal::ReasonMissing => "K-REASON",
            Refusal::UnknownMatch(_)
            | Refusal::UnknownGroup(_)
            | Refusal::UnknownEntrant(_)
            | Refusal::UnknownSlot(_) => "K-KNOWN",
            Refusal::NotReady(_)
            | Refusal::NothingToPlay(_)
            | Refusal::HasResult(_)
            | Refusal::NoResult(_)
            | Refusal::NothingChanges => "K-ORDER",
            Refusal::GivenUp(_) | Refusal::AlreadyWithdrawn(_) | Refusal::NotWithdrawn(_) => "K-OUT",
            Refusal::NoSuchEnd | Refusal::DrawInKnockout(_) => "G-3.1.4",
            Refusal::ScoreDisagrees | Refusal::ScoreImpossible => "K-FILE",
            Refusal::LaterResults(_) => "K-LATER",
            Refusal::SlotFixed(_) => "K-SLOT",
            Refusal::PlanBroken(_) => "K-PLAN",
            Refusal::NoTie(_) | Refusal::WrongMembers { .. } => "K-TIE",
            Refusal::ScoreMissing { .. } | Refusal::ScoreBeyond { .. } => "P-3.1.3",
            Refusal::EqualScoreIsDraw => "P-3.1.4",
            Refusal::DuelsFirst(_) | Refusal::NoSuchDuel { .. } => "P-1.1.4.7",
            Refusal::NotTied(_) | Refusal::DuelIsDue(_) | Refusal::LotIsDue(_) => "P-1.1.4.8.1",
            Refusal::Undo(_) => "K-UNDO",
        })
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        let ids = |list: &[MatchId]| list.iter().map(Arg::from).collect::<Vec<Arg>>();
        match self {
            Refusal::CannotPlan(cannot) => cannot.message(),
            Refusal::NotWithdrawn(name) => {
                Message::new("stages-refused-not-withdrawn").with("name", name.as_str())
            }
            Refusal::ReasonMissing => Message::new("stages-refused-reason"),
            Refusal::UnknownMatch(id) => Message::new("stages-unknown-match").with("match", id),
            Refusal::UnknownGroup(id) => Message::new("stages-unknown-group").with("group", id),
            Refusal::UnknownEntrant(id) => Message::new("stages-unknown-entrant").with("no", *id),
            Refusal::UnknownSlot(place) => Message::new("stages-refused-slot").with("slot", place),
            Refusal::NotReady(id) => Message::new("stages-refused-not-ready").with("match", id),
            Refusal::NothingToPlay(id) => Message::new("stages-refused-bye").with("match", id),
            Refusal::GivenUp(id) => Message::new("stages-refused-given-up").with("match", id),
            Refusal::HasResult(id) => Message::new("stages-refused-has-result").with("match", id),
            Refusal::NoResult(id) => Message::new("stages-refused-no-result").with("match", id),
            Refusal::NoSuchEnd => Message::new("refused-no-such-end"),
            Refusal::DrawInKnockout(id) => Message::new("stages-refused-draw").with("match", id),
            Refusal::ScoreDisagrees => Message::new("stages-refused-score"),
            Refusal::ScoreImpossible => {
                Message::new("stages-refused-score-impossible").with("most", MOST_SCORE)
            }
            Refusal::NothingChanges => Message::new("stages-refused-nothing-changes"),
            Refusal::LaterResults(list) => Message::new("stages-refused-later").with("matches", ids(list)),
            Refusal::SlotFixed(place) => {
                Message::new("stages-refused-slot-fixed").with("slot", place.message())
            }
            Refusal::PlanBroken(problems) => {
                let list: Vec<Message> = problems.iter().map(|problem| problem.kind.message()).collect();
                Message::new("stages-refused-plan").with("problems", list)
            }
            Refusal::AlreadyWithdrawn(name) => {
                Message::new("stages-refused-withdrawn").with("name", name.as_str())
            }
            Refusal::NoTie(group) => Message::new("stages-refused-no-tie").with("group", group),
            Refusal::WrongMembers { group, equal } => {
                Message::new("stages-refused-members").with("group", group).with("equal", equal.clone())
            }
            Refusal::ScoreMissing { full } => Message::new("stages-refused-no-score").with("full", *full),
            Refusal::ScoreBeyond { full } => Message::new("stages-refused-score-beyond").with("full", *full),
            Refusal::EqualScoreIsDraw => Message::new("stages-refused-equal-score"),
            Refusal::DuelsFirst(group) => Message::new("stages-refused-duels-first").with("group", group),
            Refusal::NoSuchDuel { group, wanted } if wanted.is_empty() => {
                Message::new("stages-refused-no-duel").with("group", group)
            }
            Refusal::NoSuchDuel { group, wanted } => {
                Message::new("stages-refused-other-duel").with("group", group).with("wanted", wanted.clone())
            }
            Refusal::NotTied(id) => Message::new("stages-refused-not-tied").with("match", id),
            Refusal::DuelIsDue(id) => Message::new("stages-refused-duel-due").with("match", id),
            Refusal::LotIsDue(id) => Message::new("stages-refused-lot-due").with("match", id),
            Refusal::Undo(refusal) => refusal.message(),
        }
    }
}

impl From<UndoRefusal> for Refusal {
    fn from(refusal: UndoRefusal) -> Self {
        Refusal::Undo(refusal)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message().text(Lang::En), self.clause())
    }
}

impl std::error::Error for Refusal {}
