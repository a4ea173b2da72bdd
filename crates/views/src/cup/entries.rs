//! Who plays.

use kolo_stages::cup::Cup;
use kolo_stages::{Settled, Standing, State};
use serde::Serialize;
use utoipa::ToSchema;

/// Somebody who plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct CupEntrant {
    /// The number that matches name.
    pub no: u32,
    /// The name.
    pub name: String,
    /// The rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
    /// The go rank.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<String>,
    /// The club.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// Whether he or she plays no more by own will.
    pub withdrawn: bool,
    /// Whether he or she has not come, and is left out of the draw.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub missing: bool,
    /// The place, once it is decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
}

/// Everybody, in the order of the list.
pub fn all(cup: &Cup) -> Vec<CupEntrant> {
    let standings = cup.state().map(State::standings).unwrap_or_default();
    let lines = cup.setup().entrants.iter().map(|entrant| {
        let own = |one: &&Standing| one.entrant == entrant.id && one.settled == Settled::Yes;
        CupEntrant {
            no: entrant.id.0,
            name: entrant.name.to_string(),
            rating: entrant.rating,
            rank: entrant.rank.map(|rank| rank.to_string()),
            club: entrant.club.as_ref().map(ToString::to_string),
            withdrawn: cup.state().is_some_and(|state| state.has_withdrawn(entrant.id)),
            missing: cup.setup().missing.contains(&entrant.id),
            place: standings.iter().find(own).map(|one| one.places.to_string()),
        }
    });
    lines.collect()
}
