//! What is played now: who sits where, by table and by team. A display and a phone at the door ask nothing else.

use std::collections::BTreeMap;

use kolo_contest::{Contest, VenueId};
use kolo_messages::Lang;
use kolo_model::{CzechKey, Side};
use serde::Serialize;
use utoipa::ToSchema;

use super::describe;
use super::matches::{self, MatchLine};

/// Who sits where now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Now {
    /// The matches that are on, by their tables.
    pub tables: Vec<NowMatch>,
    /// All teams by their names, each with its next match.
    pub teams: Vec<NowTeam>,
}

/// A match that is on: the next one of both sides and of its table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NowMatch {
    /// Its name.
    pub key: String,
    /// Where it belongs.
    pub part: String,
    /// The table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
    /// The side that opens the first duel, unless it is set otherwise.
    pub first: String,
    /// The other side.
    pub second: String,
    /// The match on devices that it is, by its name there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub live: Option<String>,
}

/// A team and its next match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NowTeam {
    /// The id of the team.
    pub entry: String,
    /// Its name.
    pub name: String,
    /// The match; nothing if there is none to play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<NowSeat>,
}

/// Where a team plays next.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NowSeat {
    /// The name of the match.
    pub key: String,
    /// The table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
    /// Against whom.
    pub opponent: String,
    /// Whether it is on; else the other side has another match before, or the table has.
    pub on: bool,
}

impl Now {
    /// Who sits where; nothing if the tournament has not started.
    pub fn of(contest: &Contest, venue: &VenueId, lang: Lang) -> Option<Now> {
        let play = contest.play(venue)?;
        let field = play.field();
        let field =
            field.iter().map(|entry| (entry.to_string(), describe::entry_name(contest.state(), entry)));
        Some(Now::among(matches::all(contest, venue, lang), field.collect()))
    }

    /// Who sits where in the plans of a tournament: a player who is out, or waits for the winner of another match, is not
    /// looked for.
    pub fn of_plans(tournament: &kolo_tournament::State, lang: Lang) -> Now {
        let lines = crate::plan::matches::of_tournament(tournament, lang);
        let open = lines.iter().filter(|line| line.state.is_open());
        let corners = open.flat_map(|line| Side::BOTH.map(|side| &line.sides[side]));
        let field = corners.map(|corner| (corner.entry.clone(), corner.name.clone())).collect();
        Now::among(lines, field)
    }

    /// Who sits where, of matches in the order of play and those who play, by their ids.
    fn among(lines: Vec<MatchLine>, field: BTreeMap<String, String>) -> Now {
        let open: Vec<MatchLine> = lines.into_iter().filter(|line| line.state.is_open()).collect();
        // The order of play: the first open match of a team is its next one.
        let mut next: BTreeMap<&str, &MatchLine> = BTreeMap::new();
        let mut at_table: BTreeMap<u32, &MatchLine> = BTreeMap::new();
        for line in &open {
            for side in Side::BOTH {
                next.entry(line.sides[side].entry.as_str()).or_insert(line);
            }
            if let Some(table) = line.table {
                at_table.entry(table).or_insert(line);
            }
        }
        let is_on = |line: &MatchLine| {
            let first = |found: Option<&&MatchLine>| found.is_some_and(|first| first.key == line.key);
            let free = line.table.is_none_or(|table| first(at_table.get(&table)));
            free && Side::BOTH.into_iter().all(|side| first(next.get(line.sides[side].entry.as_str())))
        };
        let mut tables: Vec<NowMatch> = open.iter().filter(|line| is_on(line)).map(NowMatch::of).collect();
        tables.sort_by_key(|line| line.table);
        let seat = |entry: &str, line: &&MatchLine| {
            let own = |side: &Side| line.sides[*side].entry == entry;
            let side = Side::BOTH.into_iter().find(own).unwrap_or(Side::First);
            NowSeat {
                key: line.key.clone(),
                table: line.table,
                opponent: line.sides[side.other()].name.clone(),
                on: is_on(line),
            }
        };
        let mut teams: Vec<NowTeam> = field
            .into_iter()
            .map(|(entry, name)| {
                let next = next.get(entry.as_str()).map(|line| seat(&entry, line));
                NowTeam { entry, name, next }
            })
            .collect();
        teams.sort_by_cached_key(|team| (CzechKey::new(&team.name), team.entry.clone()));
        Now { tables, teams }
    }
}

impl NowMatch {
    fn of(line: &MatchLine) -> NowMatch {
        NowMatch {
            key: line.key.clone(),
            part: line.part.clone(),
            table: line.table,
            first: line.sides.first.name.clone(),
            second: line.sides.second.name.clone(),
            live: line.live.clone(),
        }
    }
}
