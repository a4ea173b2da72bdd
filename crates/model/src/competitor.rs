//! Who plays: people and teams.

use serde::{Deserialize, Serialize};

use crate::{GoRank, Name, PartialDate, Rating, StartNumber, SuperGroup, Title};

/// One who plays in a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Competitor {
    /// Start number.
    pub no: StartNumber,
    /// Name of the person or team.
    pub name: Name,
    /// A person or a team.
    pub kind: CompetitorKind,
    /// Rating, if any.
    pub rating: Option<Rating>,
    /// Chess title, if any.
    pub title: Option<Title>,
    /// Go rank, if any.
    pub rank: Option<GoRank>,
    /// What the arbiter adds to the McMahon start coefficient (G-3.1.3).
    pub adjustment: i32,
    /// Whether the organiser named them for the super group.
    pub super_group: SuperGroup,
    /// Club or school.
    pub club: Option<Name>,
    /// Country or federation, as written.
    pub country: Option<Name>,
    /// The place an earlier program gave; kept, never used to decide.
    pub listed_place: Option<u32>,
    /// Withdrew after this many rounds: not paired any more (R-F5.1). Zero: never came.
    pub withdrawn_after: Option<u32>,
}

/// A person or a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CompetitorKind {
    /// One player.
    Person(Person),
    /// A team with its roster, in the order of the boards.
    Team(Vec<Member>),
}

impl Default for CompetitorKind {
    fn default() -> Self {
        CompetitorKind::Person(Person::default())
    }
}

/// What is known about a person besides the name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Person {
    /// Sex, as rating lists ask for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// Date of birth. Never shown in public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born: Option<PartialDate>,
    /// Number in the list of the federation (FIDE id, EGF pin …).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation_id: Option<u64>,
}

/// Sex, as written in tournament files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sex {
    /// Female.
    Female,
    /// Male.
    Male,
}

/// A member of a team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    /// Name.
    pub name: Name,
    /// Regular player or substitute.
    pub role: MemberRole,
    /// What else is known.
    #[serde(default)]
    pub person: Person,
}

/// The role of a team member.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MemberRole {
    /// Plays, and speaks for the team.
    Captain,
    /// Plays.
    Player,
    /// Steps in for a regular player.
    Substitute,
}
