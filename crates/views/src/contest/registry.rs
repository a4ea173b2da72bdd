//! All entries of the contest, with fees; and how many go on from where.

use kolo_contest::{Category, Contest, Entry, MemberRole, State};
use kolo_messages::Lang;
use serde::Serialize;
use utoipa::ToSchema;

use super::describe;
use super::office::category_name;
use super::teams::fee_text;
use crate::find;

/// An entry in the list of the office.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ContestEntry)]
pub struct EntryLine {
    /// Its id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The school.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub school: Option<String>,
    /// The code of its category.
    pub category: &'static str,
    /// What the category is called.
    pub category_name: String,
    /// Where the fee stands, in words.
    pub fee: String,
    /// Whether the fee is still to be settled.
    pub fee_open: bool,
    /// Its people, in the order of registration.
    pub members: Vec<EntryMember>,
}

/// A person of an entry. Of a person only the name is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct EntryMember {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether they are a substitute.
    pub substitute: bool,
    /// Whether they are the captain.
    pub captain: bool,
}

/// Those whose name, id, school or people fit the search; all if it is empty.
pub fn entries(contest: &Contest, wanted: &str, lang: Lang) -> Vec<EntryLine> {
    let state = contest.state();
    let fits = |entry: &&Entry| {
        let people = entry.members.iter().filter_map(|member| state.players().get(&member.player));
        let mut names = people.map(|player| player.name.to_string());
        find::matches(entry.name.as_str(), wanted)
            || find::matches(entry.id.as_str(), wanted)
            || school(state, entry).is_some_and(|school| find::matches(&school, wanted))
            || names.any(|name| find::matches(&name, wanted))
    };
    let found = state.entries().values().filter(fits);
    found.map(|entry| line(state, entry, lang)).collect()
}

fn school(state: &State, entry: &Entry) -> Option<String> {
    let school = entry.school.as_ref().and_then(|school| state.school(school));
    school.map(|school| school.name.to_string())
}

fn line(state: &State, entry: &Entry, lang: Lang) -> EntryLine {
    let members = entry.members.iter().map(|member| EntryMember {
        id: member.player.to_string(),
        name: describe::person(state, &member.player),
        substitute: member.role == MemberRole::Substitute,
        captain: entry.captain.as_ref() == Some(&member.player),
    });
    EntryLine {
        id: entry.id.to_string(),
        name: entry.name.to_string(),
        school: school(state, entry),
        category: entry.category.code(),
        category_name: category_name(entry.category).text(lang),
        fee: fee_text(state, &entry.id).text(lang),
        fee_open: !state.fee_is_settled(&entry.id),
        members: members.collect(),
    }
}

/// How many go on from the tournaments of a level.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct QuotaLine {
    /// The code of the category.
    pub category: &'static str,
    /// The code of the level they go on from.
    pub level: &'static str,
    /// The code of the method by which places were shared, once they were.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub method: Option<&'static str>,
    /// The tournaments.
    pub venues: Vec<VenueSeats>,
}

/// How many go on from a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct VenueSeats {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// How many go on, once that is published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<u32>,
    /// How many are expected at it.
    pub entries: usize,
}

/// How many go on from where, for every level from which some go on and that has a tournament.
pub fn quotas(contest: &Contest) -> Vec<QuotaLine> {
    let state = contest.state();
    let levels = Category::ALL.into_iter().flat_map(|one| one.levels().into_iter().map(move |at| (one, at)));
    let lines = levels.filter(|(_, level)| level.after().is_some()).map(|(category, level)| {
        let venues = state.venues_of(category, level).map(|venue| VenueSeats {
            id: venue.plan.id.to_string(),
            name: venue.plan.name.to_string(),
            seats: venue.quota,
            entries: state.expected(venue).len(),
        });
        QuotaLine {
            category: category.code(),
            level: level.code(),
            method: state.quota_method(category, level).map(kolo_contest::quota::Method::code),
            venues: venues.collect(),
        }
    });
    lines.filter(|line| !line.venues.is_empty()).collect()
}
