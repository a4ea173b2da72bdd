//! Teams of a tournament: players, fees, who came.

use kolo_contest::fees::{FeeState, PaidWhen};
use kolo_contest::{Contest, EntryId, Kind, MemberRole, Phase, State, VenueState};
use kolo_messages::{Lang, Message};
use kolo_model::CzechKey;
use serde::Serialize;
use utoipa::ToSchema;

/// A team, or a person who plays alone.
#[expect(clippy::struct_excessive_bools, reason = "each is shown by itself, and none excludes another")]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Team {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its school.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub school: Option<String>,
    /// Its members, in the order of registration.
    pub members: Vec<Member>,
    /// Where its fee stands; nothing where there are no fees.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fee: Option<Fee>,
    /// Whether it is checked in.
    pub came: bool,
    /// Whether it plays: it is in the field of a tournament that has started.
    pub plays: bool,
    /// Whether it has left during the tournament.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
    /// Whether it is left out of the next round of the Swiss.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub misses: bool,
}

/// The fee of a team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Fee {
    /// Where it stands, in words.
    #[serde(rename = "told")]
    pub text: String,
    /// Whether it is still to be settled.
    pub open: bool,
    /// Whether the school is a host, so that it can be waived.
    pub waivable: bool,
}

/// A member of a team. Nothing of a person is shown but the name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Member {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether they are a substitute.
    pub substitute: bool,
    /// Whether they are the captain.
    pub captain: bool,
    /// Whether they play today.
    pub plays: bool,
}

/// Those who are expected at a tournament, in the order of their names.
pub fn expected(contest: &Contest, venue: &VenueState, lang: Lang) -> Vec<Team> {
    let state = contest.state();
    let field = venue.start.as_ref().map(|start| start.field.clone());
    let ids = match (&venue.phase, field) {
        (Phase::Running | Phase::Closed(_), Some(field)) => field,
        (Phase::Announced | Phase::Running | Phase::Closed(_), _) => state.expected(venue),
    };
    let mut teams: Vec<Team> = ids.iter().filter_map(|id| Team::of(contest, venue, id, lang)).collect();
    teams.sort_by_cached_key(|team| (CzechKey::new(&team.name), team.id.clone()));
    teams
}

impl Team {
    /// A team at a tournament; nothing if there is none of this id.
    pub fn of(contest: &Contest, venue: &VenueState, id: &EntryId, lang: Lang) -> Option<Team> {
        let (state, play) = (contest.state(), contest.play(&venue.plan.id));
        let known = state.entry(id)?;
        let entry = known.entry;
        let present = venue.present.get(id);
        let members = entry.members.iter().map(|member| {
            let came = present.is_some_and(|players| players.contains(&member.player));
            Member {
                id: member.player.to_string(),
                name: super::describe::person(state, &member.player),
                substitute: member.role == MemberRole::Substitute,
                captain: entry.captain.as_ref() == Some(&member.player),
                plays: came,
            }
        });
        let school = entry.school.as_ref().and_then(|school| state.school(school));
        let hosts = |school: &kolo_contest::School| {
            state.venues().any(|venue| venue.plan.host.as_ref() == Some(&school.id))
        };
        let with_office = state.season().has_office();
        let field = venue.start.as_ref().map(|start| start.field.as_slice()).unwrap_or_default();
        Some(Team {
            id: id.to_string(),
            name: entry.name.to_string(),
            school: school.map(|school| school.name.to_string()),
            members: members.collect(),
            fee: with_office.then(|| Fee {
                text: fee(state, id, known.fee).text(lang),
                open: !state.fee_is_settled(id),
                waivable: entry.category.kind() == Kind::Teams && school.is_some_and(hosts),
            }),
            came: present.is_some(),
            plays: field.contains(id),
            left: play.is_some_and(|play| play.has_given_up(id)),
            misses: play.is_some_and(|play| play.misses_next_round(id)),
        })
    }
}

/// Where the fee of an entry stands.
pub fn fee_text(state: &State, id: &EntryId) -> Message {
    state.entry(id).map_or_else(|| Message::new("school-fee-due-online"), |known| fee(state, id, known.fee))
}

fn fee(state: &State, id: &EntryId, fee: &FeeState) -> Message {
    match fee {
        FeeState::Due => {
            let entry = state.entry(id).map(|entry| entry.entry);
            let due = entry.and_then(|entry| state.amount_due(entry, PaidWhen::OnSite).ok());
            match due {
                Some(due) => Message::new("school-fee-due").with("amount", due.message()),
                None => Message::new("school-fee-due-online"),
            }
        }
        FeeState::Paid { amount, .. } => Message::new("school-fee-paid").with("amount", amount.message()),
        FeeState::Waived => Message::new("school-fee-waived"),
        FeeState::Discounted { team } => {
            Message::new("school-fee-code").with("team", super::describe::entry_name(state, team))
        }
    }
}
