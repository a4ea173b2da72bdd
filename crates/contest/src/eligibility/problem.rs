//! What can be wrong with an entry.

use kolo_messages::Message;
use kolo_model::{Clause, Name};

use super::{Consent, Ineligible, MOST_TEAMS};
use crate::{Category, EntryId, PlayerId, SchoolId};

/// One thing that is wrong with an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryProblem {
    /// With which.
    pub entry: EntryId,
    /// Its name.
    pub name: Name,
    /// What.
    pub fault: EntryFault,
}

/// Why an entry is not taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EntryFault {
    /// A member may not play in the category.
    Person(Ineligible),
    /// A member is not recorded.
    UnknownPlayer(PlayerId),
    /// A member stands there twice.
    MemberTwice(Name),
    /// An individual entry has not exactly one person.
    NotOnePerson {
        /// How many it has.
        count: usize,
    },
    /// Fewer regular players than are needed to start.
    TooFewRegulars {
        /// How many there are.
        count: usize,
        /// How many are needed.
        fewest: usize,
    },
    /// More regular players than a team has.
    TooManyRegulars {
        /// How many there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// More substitutes than a team has.
    TooManySubstitutes {
        /// How many there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// A team without captain.
    NoCaptain,
    /// A captain who is not a member: name or id.
    CaptainNotMember(String),
    /// A captain given for a person who plays alone.
    CaptainOfOne,
    /// A person has not agreed to something.
    ConsentMissing {
        /// Who.
        player: Name,
        /// To what.
        consent: Consent,
        /// In which category.
        category: Category,
    },
    /// A person is a regular player of another team.
    RegularElsewhere {
        /// Who.
        player: Name,
        /// The other team.
        other: Name,
    },
    /// A person stands in the category already.
    EnteredAlready {
        /// Who.
        player: Name,
        /// The other entry.
        other: EntryId,
    },
    /// A team without school.
    NoSchool,
    /// A school that is not recorded.
    UnknownSchool(SchoolId),
    /// A team of a merged school does not name its part.
    PartMissing {
        /// The school.
        school: Name,
        /// How many parts it has.
        parts: usize,
    },
    /// A part that the school does not have.
    UnknownPart {
        /// The school.
        school: Name,
        /// The part named.
        part: u32,
        /// How many parts it has.
        parts: usize,
    },
    /// The school, or the part of it, has all its teams.
    SchoolFull {
        /// The school.
        school: Name,
        /// The part of it.
        part: Option<u32>,
        /// Its other teams.
        others: Vec<Name>,
    },
}

impl EntryProblem {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        self.fault.clause()
    }

    /// The sentence for people, with the name of the entry.
    pub fn message(&self) -> Message {
        Message::new("pieces-entry-problem").with("entry", &self.name).with("problem", self.fault.message())
    }
}

impl EntryFault {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        Clause::new(match self {
            EntryFault::Person(ineligible) => return ineligible.clause(),
            EntryFault::ConsentMissing { consent, category, .. } => return consent.clause(*category),
            EntryFault::UnknownPlayer(_) | EntryFault::UnknownSchool(_) => "K-KNOWN",
            EntryFault::MemberTwice(_)
            | EntryFault::TooManyRegulars { .. }
            | EntryFault::TooManySubstitutes { .. } => "P-1.1.2.1",
            EntryFault::TooFewRegulars { .. } => "P-1.1.2.5",
            EntryFault::NoCaptain | EntryFault::CaptainNotMember(_) | EntryFault::CaptainOfOne => "P-1.1.2.6",
            EntryFault::RegularElsewhere { .. } => "P-1.1.2.2",
            EntryFault::NotOnePerson { .. } | EntryFault::EnteredAlready { .. } => "P-1.2.1.2",
            EntryFault::NoSchool => "P-1.1.3.1",
            EntryFault::PartMissing { .. } | EntryFault::UnknownPart { .. } => "P-1.1.3.2",
            EntryFault::SchoolFull { part, .. } => match part {
                None => "P-1.1.3.1",
                Some(_) => "P-1.1.3.2",
            },
        })
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            EntryFault::Person(ineligible) => ineligible.message(),
            EntryFault::UnknownPlayer(id) => Message::new("pieces-unknown-player").with("player", id),
            EntryFault::MemberTwice(name) => Message::new("pieces-member-twice").with("player", name),
            EntryFault::NotOnePerson { count } => Message::new("pieces-not-one-person").with("count", *count),
            EntryFault::TooFewRegulars { count, fewest } => {
                Message::new("pieces-too-few-regulars").with("count", *count).with("fewest", *fewest)
            }
            EntryFault::TooManyRegulars { count, most } => {
                Message::new("pieces-too-many-regulars").with("count", *count).with("most", *most)
            }
            EntryFault::TooManySubstitutes { count, most } => {
                Message::new("pieces-too-many-substitutes").with("count", *count).with("most", *most)
            }
            EntryFault::NoCaptain => Message::new("pieces-no-captain"),
            EntryFault::CaptainNotMember(name) => {
                Message::new("pieces-captain-not-member").with("captain", name.as_str())
            }
            EntryFault::CaptainOfOne => Message::new("pieces-captain-of-one"),
            EntryFault::ConsentMissing { player, consent, category: _ } => {
                Message::new("pieces-consent-missing").with("player", player).with("consent", *consent)
            }
            EntryFault::RegularElsewhere { player, other } => {
                Message::new("pieces-regular-elsewhere").with("player", player).with("other", other)
            }
            EntryFault::EnteredAlready { player, other } => {
                Message::new("pieces-entered-already").with("player", player).with("other", other)
            }
            EntryFault::NoSchool => Message::new("pieces-no-school"),
            EntryFault::UnknownSchool(id) => Message::new("pieces-unknown-school").with("school", id),
            EntryFault::PartMissing { school, parts } => {
                Message::new("pieces-part-missing").with("school", school).with("parts", *parts)
            }
            EntryFault::UnknownPart { school, part, parts } => Message::new("pieces-unknown-part")
                .with("school", school)
                .with("part", *part)
                .with("parts", *parts),
            EntryFault::SchoolFull { school, part, others } => {
                let message = match part {
                    None => Message::new("pieces-school-full"),
                    Some(part) => Message::new("pieces-part-full").with("part", *part),
                };
                let others: Vec<&str> = others.iter().map(Name::as_str).collect();
                message.with("school", school).with("others", others).with("most", MOST_TEAMS)
            }
        }
    }
}
