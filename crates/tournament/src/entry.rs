//! What is known about a player who enters.

use kolo_model::{Competitor, CompetitorKind, GoRank, Member, Name, Person, Rating, SuperGroup, Title};
use serde::{Deserialize, Serialize};

use crate::settings::is_usual;

/// A person or team as entered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Name of the person or team.
    pub name: Name,
    /// Rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// Chess title.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<Title>,
    /// Go rank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<GoRank>,
    /// What the arbiter adds to the McMahon start coefficient (G-3.1.3).
    #[serde(default, skip_serializing_if = "is_usual")]
    pub adjustment: i8,
    /// Whether the organiser named the player for the super group.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub super_group: SuperGroup,
    /// Club or school.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<Name>,
    /// Country or federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub country: Option<Name>,
    /// What else is known about a person.
    #[serde(default)]
    pub person: Person,
    /// The roster of a team; `None` for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roster: Option<Vec<Member>>,
}

impl Entry {
    /// A player of whom only the name is known.
    pub fn named(name: Name) -> Self {
        Entry {
            name,
            rating: None,
            title: None,
            rank: None,
            adjustment: 0,
            super_group: SuperGroup::default(),
            club: None,
            country: None,
            person: Person::default(),
            roster: None,
        }
    }

    /// A player as a file of competitors describes them.
    pub fn of(competitor: &Competitor) -> Self {
        let (person, roster) = match &competitor.kind {
            CompetitorKind::Person(person) => (*person, None),
            CompetitorKind::Team(members) => (Person::default(), Some(members.clone())),
        };
        Entry {
            name: competitor.name.clone(),
            rating: competitor.rating,
            title: competitor.title,
            rank: competitor.rank,
            adjustment: i8::try_from(competitor.adjustment).unwrap_or_default(),
            super_group: competitor.super_group,
            club: competitor.club.clone(),
            country: competitor.country.clone(),
            person,
            roster,
        }
    }

    /// What pairing and start coefficients are made from. A change of it is a correction.
    pub(crate) fn strength(&self) -> impl PartialEq + use<> {
        (self.rating, self.rank, self.adjustment, self.super_group)
    }
}
