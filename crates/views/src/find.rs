//! Where is a player? A few letters of a name are enough; accents and capitals do not matter.

use kolo_messages::Lang;
use kolo_tournament::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::Who;
use crate::entries::Entries;
use crate::plan::mine::{MyMatch, MyWay};
use crate::round::{Meets, Round};
use crate::table::Table;

/// A player who was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Found {
    /// Who.
    #[serde(flatten)]
    pub who: Who,
    /// Club or school.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// In the latest published round: at which table, on which side, against whom.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub meets: Option<Meets>,
    /// Why there is no opponent in it, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub free: Option<String>,
    /// The next match of a plan, if one can be played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<FoundMatch>,
    /// The match that waits for an opponent, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waits: Option<String>,
    /// The place in the standings, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
}

/// A match as the public may see it: what was reported before it counts is not in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct FoundMatch {
    /// Its name.
    pub key: String,
    /// Where it belongs.
    pub part: String,
    /// The table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
    /// Against whom.
    pub opponent: String,
}

impl From<MyMatch> for FoundMatch {
    fn from(game: MyMatch) -> FoundMatch {
        let MyMatch { key, part, table, opponent, .. } = game;
        FoundMatch { key, part, table, opponent }
    }
}

/// The most that is shown at a time.
pub const MOST: usize = 50;

/// Small letters without accents; anything that is not a letter or digit separates words.
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut add = |letter: char| {
        if letter.is_alphanumeric() { plain.extend(letter.to_lowercase()) } else { plain.push(' ') }
    };
    for letter in text.chars() {
        match kolo_model::plain_letter(letter) {
            Some(letters) => letters.chars().for_each(&mut add),
            None => add(letter),
        }
    }
    plain
}

/// Whether every word that was typed begins a word of the name.
pub fn matches(name: &str, typed: &str) -> bool {
    let (name, typed) = (plain(name), plain(typed));
    typed.split_whitespace().all(|word| name.split_whitespace().any(|part| part.starts_with(word)))
}

/// Whether nothing was typed that could be found.
pub(crate) fn is_empty(typed: &str) -> bool {
    plain(typed).trim().is_empty()
}

/// All whose name, club, or members' names fit what was typed, by number and name. An empty text finds none.
pub fn find(state: &State, typed: &str, lang: Lang) -> Vec<Found> {
    if is_empty(typed) {
        return Vec::new();
    }
    let round = state.latest_round().and_then(|number| Round::of(state, number, lang));
    let seats = round.map(|round| round.by_name()).unwrap_or_default();
    let table = Table::of(state, lang).ok();
    let found = Entries::of(state, lang).lines.into_iter().filter(|line| {
        let club = line.club.as_deref().unwrap_or_default();
        let own = format!("{} {} {club}", line.who.name, line.roster.join(" "));
        matches(&own, typed) || line.who.no.is_some_and(|no| no.to_string() == typed.trim())
    });
    let found_player = |line: crate::entries::EntryLine| {
        let seat = seats.iter().find(|seat| seat.who.id == line.who.id);
        let place = table.as_ref().and_then(|table| table.lines.iter().find(|row| row.who.id == line.who.id));
        let way = MyWay::of(state, kolo_tournament::EntrantId(line.who.id), lang);
        Found {
            next: way.open.into_iter().next().map(FoundMatch::from),
            waits: way.waits,
            meets: seat.and_then(|seat| seat.meets.clone()),
            free: seat.and_then(|seat| seat.free.clone()),
            place: way.place.or_else(|| place.map(|row| row.place.clone())),
            club: line.club,
            who: line.who,
        }
    };
    found.take(MOST).map(found_player).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_capitals_and_order_do_not_matter() {
        for typed in ["dvorak", "DVOŘÁK", "jan dv", "dvor jan", "  Jan  "] {
            assert!(matches("Dvořák, Jan", typed), "{typed}");
        }
        for typed in ["ořák", "dvorakova", "jana", "dvorak x"] {
            assert!(!matches("Dvořák, Jan", typed), "{typed}");
        }
        assert_eq!(plain("Łódź – ŽĎÁR"), "lodz   zdar");
    }
}
