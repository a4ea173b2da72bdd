//! Where is a team, or a pupil? A few letters of a name are enough, as in [`crate::find`].
//!
//! The caller passes the contest as the reader may see it, so that no one is found by what is hidden from the reader.

use kolo_contest::{Contest, VenueState};
use kolo_messages::Lang;
use serde::Serialize;
use utoipa::ToSchema;

use super::now::{Now, NowSeat};
use super::places;
use super::teams::{self, Team};
use crate::find::{MOST, is_empty, matches};

/// A team that was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct FoundTeam {
    /// Its id.
    pub entry: String,
    /// Its name.
    pub name: String,
    /// Its school.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub school: Option<String>,
    /// Those of its players today whose names fit.
    pub players: Vec<String>,
    /// Its next match, if there is one to play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<NowSeat>,
    /// Its place, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<u32>,
}

/// Teams whose name, school or players fit what was typed, by their names. An empty text finds none.
pub fn find(contest: &Contest, venue: &VenueState, typed: &str, lang: Lang) -> Vec<FoundTeam> {
    if is_empty(typed) {
        return Vec::new();
    }
    let now = Now::of(contest, &venue.plan.id, lang).map(|now| now.teams).unwrap_or_default();
    let table = places::table(contest, &venue.plan.id).unwrap_or_default();
    let found = |team: Team| {
        // As on the page of the teams: who did not come is not named.
        let here = team.members.into_iter().filter(|member| member.plays).map(|member| member.name);
        let players: Vec<String> = here.filter(|name| matches(name, typed)).collect();
        let own = format!("{} {}", team.name, team.school.as_deref().unwrap_or_default());
        (matches(&own, typed) || !players.is_empty()).then(|| FoundTeam {
            next: now.iter().find(|one| one.entry == team.id).and_then(|one| one.next.clone()),
            place: table.iter().find(|line| line.entry == team.id).and_then(|line| line.place),
            entry: team.id,
            name: team.name,
            school: team.school,
            players,
        })
    };
    teams::expected(contest, venue, lang).into_iter().filter_map(found).take(MOST).collect()
}
