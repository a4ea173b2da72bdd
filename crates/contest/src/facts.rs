//! What is recorded about regions, schools, people and entries. Nothing here is checked yet.

use kolo_model::Name;
use serde::{Deserialize, Serialize};

use crate::{AreaId, Category, Day, EntryId, PlayerId, RegionId, SchoolId};

/// Where a school is, which decides the currency of its fees (P-1.1.1.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Country {
    /// The Czech Republic.
    Cz,
    /// The Slovak Republic.
    Sk,
}

impl Country {
    /// Its code in lists and on the command line.
    pub fn code(self) -> &'static str {
        match self {
            Country::Cz => "cz",
            Country::Sk => "sk",
        }
    }
}

/// A region of the contest; it need not be an administrative one (P-1.1.1.5).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Region {
    /// Its id.
    pub id: RegionId,
    /// Its name.
    pub name: Name,
    /// Its country.
    pub country: Country,
}

/// An area of a region (P-1.1.1.5).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Area {
    /// Its id.
    pub id: AreaId,
    /// Its name.
    pub name: Name,
    /// The region it belongs to.
    pub region: RegionId,
}

/// A school.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct School {
    /// Its id.
    pub id: SchoolId,
    /// Its name.
    pub name: Name,
    /// Where it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub town: Option<Name>,
    /// The area its teams play in.
    pub area: AreaId,
    /// The schools it was merged from, if it was; each may enter teams of its own (P-1.1.3.2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Name>,
}

/// Where a person learns, or what they have finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Schooling {
    /// A grade of primary education: a primary school, or the matching year of a longer grammar school.
    Grade(u8),
    /// A secondary school, or the matching year of a longer grammar school: primary education is finished.
    Secondary,
    /// Neither any more.
    Left,
}

/// What a person agreed to, and when (P-1.1.1.3, P-1.1.1.4, P-1.2.1.4, P-1.2.1.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Consents {
    /// The rules, fair play and the terms of data processing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules_and_data: Option<Day>,
    /// Photos and their publication.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub photos: Option<Day>,
}

/// A person who plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Id.
    pub id: PlayerId,
    /// Name.
    pub name: Name,
    /// Day of birth; the contest needs it, one tournament by itself does not (K-ALONE).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born: Option<Day>,
    /// School year; the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub schooling: Option<Schooling>,
    /// The school, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub school: Option<SchoolId>,
    /// What was agreed to.
    #[serde(default)]
    pub consents: Consents,
}

/// Regular player or substitute (P-1.1.2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MemberRole {
    /// Plays.
    Regular,
    /// Steps in for a regular player who cannot come (P-1.1.2.4).
    Substitute,
}

/// A member of an entry, in the order of registration (P-3.1.2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// Who.
    pub player: PlayerId,
    /// In which role.
    pub role: MemberRole,
}

/// A team, or one person in the individual contest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Id.
    pub id: EntryId,
    /// In which competition.
    pub category: Category,
    /// The name shown.
    pub name: Name,
    /// The school of a team; an individual may have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub school: Option<SchoolId>,
    /// The merged part of the school, counted from 1 (P-1.1.3.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<u32>,
    /// Those who play, in the order of registration. The one person of an individual entry.
    pub members: Vec<Member>,
    /// The captain of a team (P-1.1.2.6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captain: Option<PlayerId>,
    /// When it was entered.
    pub entered_on: Day,
}
