//! What can be wrong with a plan of stages.

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::{Clause, Place, RatingOutOfRange};
use kolo_standings::StandingsError;

use crate::ids::MOST_CHARACTERS;
use crate::slot::UnreadableSlot;
use crate::{EntrantId, GroupId, MatchId, Slot, StageId};

/// One thing that is wrong, and where it stands in the file (`stages[1].matches[3].second`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlanProblem {
    /// Where.
    pub place: Place,
    /// What.
    pub kind: PlanProblemKind,
}

impl PlanProblem {
    pub(crate) fn at(path: impl Into<String>, kind: PlanProblemKind) -> Self {
        PlanProblem { place: Place::field(path), kind }
    }

    /// The rule that the plan breaks.
    pub fn clause(&self) -> Clause {
        match &self.kind {
            PlanProblemKind::Criteria(error) => error.clause().unwrap_or(Clause::new("K-PLAN")),
            PlanProblemKind::TwoByes(_) | PlanProblemKind::LoserOfBye(_) => Clause::new("G-3.1.4"),
            PlanProblemKind::TiesWithoutContest => Clause::new("P-1.1.4.7"),
            _ => Clause::new("K-PLAN"),
        }
    }
}

impl fmt::Display for PlanProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.kind.message().text(Lang::En))
    }
}

/// All that is wrong with a plan; never empty.
pub type PlanProblems = Vec<PlanProblem>;

/// What is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlanProblemKind {
    /// Fewer than two play.
    TooFewEntrants,
    /// More than the program takes.
    TooManyEntrants {
        /// How many.
        count: usize,
        /// How many at most.
        most: usize,
    },
    /// A number was given to two.
    EntrantTwice(EntrantId),
    /// A rating that no entrant has.
    Rating(RatingOutOfRange),
    /// A name that cannot be one.
    BadName(String),
    /// A name was given to two parts.
    NameTwice(String),
    /// A stage without groups and matches.
    EmptyStage(StageId),
    /// No two could play.
    GroupTooSmall(GroupId),
    /// More members than the program takes.
    GroupTooLarge {
        /// Which group.
        group: GroupId,
        /// How many at most.
        most: usize,
    },
    /// A list of criteria that cannot be.
    Criteria(StandingsError),
    /// A text that is no link.
    Unreadable(UnreadableSlot),
    /// No entrant has this number.
    UnknownEntrant(EntrantId),
    /// There is no such match.
    UnknownMatch(MatchId),
    /// There is no such group.
    UnknownGroup(GroupId),
    /// The group has fewer members.
    NoSuchPlace {
        /// Which group.
        group: GroupId,
        /// The place asked for.
        place: u32,
        /// How many members it has.
        size: usize,
    },
    /// A match or group that waits for itself.
    WaitsForItself(String),
    /// Matches and groups that wait for each other.
    Circle(Vec<String>),
    /// The same one would stand in two slots.
    UsedTwice {
        /// The link.
        link: Slot,
        /// Where it stands for the first time.
        first: String,
    },
    /// An entrant would be left without a match to come and without a place.
    LeadsNowhere(Slot),
    /// No entrant comes out of a stage.
    StageLeadsNowhere(StageId),
    /// A match without sides.
    TwoByes(MatchId),
    /// The loser of a match with an empty side.
    LoserOfBye(MatchId),
    /// A bye where an entrant must stand.
    ByeOutsideMatch,
    /// A match of the contest of no boards, or of more than any team has.
    Boards(u32),
    /// The rules of ties of the contest, where nothing says how many boards a match has.
    TiesWithoutContest,
    /// Places that are none, such as 4 to 3.
    BadPlaces {
        /// The first.
        from: u32,
        /// The last.
        to: u32,
    },
    /// A place was given twice.
    PlaceTwice(u32),
    /// Places that no entrant gets.
    PlacesMissing {
        /// The first.
        from: u64,
        /// The last.
        to: u64,
    },
    /// More places than there are entrants.
    PlacesBeyond {
        /// The last place.
        to: u64,
        /// How many play.
        entrants: usize,
    },
    /// A list of another length than its places.
    PlacesCount {
        /// The first place.
        from: u32,
        /// The last place.
        to: u32,
        /// How many are named.
        named: usize,
    },
}

impl PlanProblemKind {
    /// Whether the plan is larger than the program takes, rather than wrong.
    pub fn is_too_large(&self) -> bool {
        matches!(self, PlanProblemKind::TooManyEntrants { .. } | PlanProblemKind::GroupTooLarge { .. })
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            PlanProblemKind::TooFewEntrants => Message::new("stages-too-few-entrants"),
            PlanProblemKind::TooManyEntrants { count, most } => {
                Message::new("stages-too-many-entrants").with("count", *count).with("most", *most)
            }
            PlanProblemKind::EntrantTwice(id) => Message::new("stages-entrant-twice").with("no", *id),
            PlanProblemKind::Rating(out_of_range) => out_of_range.message(),
            PlanProblemKind::BadName(name) => {
                Message::new("stages-bad-name").with("name", name.as_str()).with("most", MOST_CHARACTERS)
            }
            PlanProblemKind::NameTwice(name) => Message::new("stages-name-twice").with("name", name.as_str()),
            PlanProblemKind::EmptyStage(stage) => Message::new("stages-empty-stage").with("stage", stage),
            PlanProblemKind::GroupTooSmall(group) => {
                Message::new("stages-group-too-small").with("group", group)
            }
            PlanProblemKind::GroupTooLarge { group, most } => {
                Message::new("stages-group-too-large").with("group", group).with("most", *most)
            }
            PlanProblemKind::Criteria(error) => error.message(),
            PlanProblemKind::Unreadable(unreadable) => unreadable.message(),
            PlanProblemKind::UnknownEntrant(id) => Message::new("stages-unknown-entrant").with("no", *id),
            PlanProblemKind::UnknownMatch(id) => Message::new("stages-unknown-match").with("match", id),
            PlanProblemKind::UnknownGroup(id) => Message::new("stages-unknown-group").with("group", id),
            PlanProblemKind::NoSuchPlace { group, place, size } => Message::new("stages-no-such-place")
                .with("group", group)
                .with("place", *place)
                .with("size", *size),
            PlanProblemKind::WaitsForItself(name) => {
                Message::new("stages-waits-for-itself").with("name", name.as_str())
            }
            PlanProblemKind::Circle(names) => Message::new("stages-circle").with("names", names.clone()),
            PlanProblemKind::UsedTwice { link, first } => {
                Message::new("stages-used-twice").with("link", link.message()).with("first", first.as_str())
            }
            PlanProblemKind::LeadsNowhere(link) => {
                Message::new("stages-leads-nowhere").with("link", link.message())
            }
            PlanProblemKind::StageLeadsNowhere(stage) => {
                Message::new("stages-stage-leads-nowhere").with("stage", stage)
            }
            PlanProblemKind::TwoByes(id) => Message::new("stages-two-byes").with("match", id),
            PlanProblemKind::LoserOfBye(id) => Message::new("stages-loser-of-bye").with("match", id),
            PlanProblemKind::ByeOutsideMatch => Message::new("stages-bye-outside-match"),
            PlanProblemKind::Boards(boards) => {
                Message::new("stages-bad-boards").with("boards", *boards).with("most", crate::MOST_BOARDS)
            }
            PlanProblemKind::TiesWithoutContest => Message::new("stages-ties-without-contest"),
            PlanProblemKind::BadPlaces { from, to } => {
                Message::new("stages-bad-places").with("from", *from).with("to", *to)
            }
            PlanProblemKind::PlaceTwice(place) => Message::new("stages-place-twice").with("place", *place),
            PlanProblemKind::PlacesMissing { from, to } => Message::new("stages-places-missing")
                .with("from", from.to_string())
                .with("to", to.to_string()),
            PlanProblemKind::PlacesBeyond { to, entrants } => {
                Message::new("stages-places-beyond").with("to", to.to_string()).with("entrants", *entrants)
            }
            PlanProblemKind::PlacesCount { from, to, named } => {
                Message::new("stages-places-count").with("from", *from).with("to", *to).with("named", *named)
            }
        }
    }
}
