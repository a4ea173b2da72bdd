//! Where is somebody who plays in stages? A few letters of a name are enough, as in [`crate::find`].

use kolo_messages::Lang;
use kolo_stages::EntrantId;
use kolo_stages::cup::Cup;
use serde::Serialize;
use utoipa::ToSchema;

use super::entries::{self, CupEntrant};
use super::mine::{MyMatch, MyWay};
use crate::find::{MOST, is_empty, matches};

/// Somebody who was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct FoundPlayer {
    /// The number that matches name.
    pub no: u32,
    /// The name.
    pub name: String,
    /// The club.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The next match, if one can be played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<FoundMatch>,
    /// The match that waits for an opponent, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waits: Option<String>,
    /// The place, once it is decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
}

/// A match as everybody may hear of it: what was reported before it counts is not in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct FoundMatch {
    /// Its name.
    pub key: String,
    /// Where it belongs.
    pub part: String,
    /// Against whom.
    pub opponent: String,
}

impl From<MyMatch> for FoundMatch {
    fn from(game: MyMatch) -> FoundMatch {
        FoundMatch { key: game.key, part: game.part, opponent: game.opponent }
    }
}

/// Everybody whose name or club fits what was typed, and who has this number, in the order of the list. Nothing typed finds
/// nobody.
pub fn find(cup: &Cup, typed: &str, lang: Lang) -> Vec<FoundPlayer> {
    if is_empty(typed) {
        return Vec::new();
    }
    let fits = |entrant: &CupEntrant| {
        let own = format!("{} {}", entrant.name, entrant.club.as_deref().unwrap_or_default());
        matches(&own, typed) || entrant.no.to_string() == typed.trim()
    };
    let told = |entrant: CupEntrant| {
        let way = MyWay::of(cup, EntrantId(entrant.no), lang)?;
        Some(FoundPlayer {
            no: entrant.no,
            name: entrant.name,
            club: entrant.club,
            next: way.open.into_iter().next().map(FoundMatch::from),
            waits: way.waits,
            place: entrant.place,
        })
    };
    entries::all(cup).into_iter().filter(fits).take(MOST).filter_map(told).collect()
}
