//! The documents of a stage that is played by a plan: what can be played now, slips, groups, the bracket, places, badges.

use std::collections::BTreeMap;

use kolo_messages::Message;
use kolo_model::Name;
use kolo_stages::codec::StagesFile;
use kolo_stages::{Entrant, State};
use kolo_views::contest::matches::MatchLine;
use kolo_views::plan::{self, matches::of_state};
use kolo_views::stages::{PlaceLine, Stages};

use super::cards::badge_cards;
use super::matches::{List, by_name, by_table};
use super::stages::{Whose, bracket, crosstables, groups};
use super::{Asked, Kind, Matches, Meeting, NoDocument, Origin, match_slips, poster};
use crate::document::{Align, Body, Cell, Column, Document, Piece, Ruling, Sizing, Step, Table, Turned};

/// A stage in play, by its plan.
#[derive(Debug, Clone, Copy)]
pub struct Alone<'a> {
    state: &'a State,
    /// The tournament that it is a stage of.
    tournament: Option<&'a kolo_tournament::State>,
}

impl<'a> Alone<'a> {
    /// One of a tournament.
    pub fn of(tournament: &'a kolo_tournament::State, state: &'a State) -> Alone<'a> {
        Alone { state, tournament: Some(tournament) }
    }

    /// One that stands in a file.
    pub fn of_file(file: &'a StagesFile) -> Alone<'a> {
        Alone { state: file.ledger.state(), tournament: None }
    }

    fn entrants(self) -> &'a [Entrant] {
        self.state.plan().entrants()
    }

    /// Whether there is such a document of this tournament.
    pub(super) fn has(self, kind: Kind) -> bool {
        let mut stages = self.state.plan().stages().iter();
        match kind {
            Kind::Badges | Kind::Poster | Kind::Pairings | Kind::Names | Kind::Slips | Kind::Standings => {
                true
            }
            Kind::Groups | Kind::Crosstable => stages.any(|stage| !stage.groups.is_empty()),
            Kind::Bracket => stages.any(|stage| !stage.matches.is_empty()),
            Kind::MatchSheets | Kind::Chart => false,
        }
    }

    /// Whether anything can be played now.
    pub(super) fn is_in_play(self) -> bool {
        self.state.ready().next().is_some()
    }

    pub(super) fn document(self, origin: &Origin, asked: Asked<'_>) -> Result<Document, NoDocument> {
        if asked.kind == Kind::Badges {
            return Ok(badge_cards(origin, self.badges()));
        }
        if asked.kind == Kind::Poster {
            return Ok(poster(origin, asked.link));
        }
        let state = self.state;
        if !self.has(asked.kind) {
            return Err(NoDocument::NotHere);
        }
        if let Some(round) = asked.round {
            return Err(NoDocument::NoRound { round, rounds: 0 });
        }
        let contest = state.plan().plan().contest.as_ref();
        let who = if contest.is_some() { Whose::Teams } else { Whose::Players };
        let stages = || Stages::of(state, origin.lang);
        let title = origin.say(&asked.kind.title_of_matches());
        let lines = || chosen(origin, state, asked.matches);
        let about = match asked.matches {
            Matches::Usual => origin.say(&Message::new("paper-to-play-now")),
            Matches::All | Matches::One(_) => String::new(),
        };
        Ok(match asked.kind {
            Kind::Pairings => by_table(origin, List { title, about, lines: &lines()?, who, by_key: true }),
            Kind::Names => by_name(origin, List { title, about, lines: &lines()?, who, by_key: true }),
            Kind::Slips => {
                let boards = contest.map_or(1, |contest| contest.boards.get());
                let seat = |table: Option<u32>| match table {
                    Some(table) => {
                        origin.say(&Message::new("paper-slip-table").with("table", table.to_string()))
                    }
                    None => String::new(),
                };
                let meeting = |line: MatchLine| Meeting {
                    place: Origin::line([line.key, line.part, seat(line.table)]),
                    sides: line.sides.map(|corner| corner.name),
                    boards,
                    pairs: Vec::new(),
                };
                match_slips(origin, title, &lines()?.into_iter().map(meeting).collect::<Vec<_>>())
            }
            Kind::Groups => groups(origin, &stages(), who),
            Kind::Crosstable => crosstables(origin, &stages(), who)?,
            Kind::Bracket => bracket(origin, &stages(), who),
            Kind::Standings => {
                let places = self.tournament.map(plan::places);
                self.standings(origin, title, places.unwrap_or_else(|| stages().places), who)
            }
            Kind::MatchSheets | Kind::Chart | Kind::Badges | Kind::Poster => return Err(NoDocument::NotHere),
        })
    }

    /// The places that are decided, and below those that are still possible.
    fn standings(self, origin: &Origin, title: String, places: Vec<PlaceLine>, who: Whose) -> Document {
        let of_tournament = self.tournament.into_iter().flat_map(kolo_tournament::State::entrants);
        let of_tournament = of_tournament.filter_map(|(id, one)| Some((id.0, one.entry.club.as_ref()?)));
        let of_plan = self.entrants().iter().filter_map(|one| Some((one.id.0, one.club.as_ref()?)));
        let known: BTreeMap<u32, &Name> = of_plan.chain(of_tournament).collect();
        let club = |line: &PlaceLine| known.get(&line.id).map(ToString::to_string).unwrap_or_default();
        let (settled, possible): (Vec<_>, Vec<_>) = places.into_iter().partition(|line| line.settled);
        let clubs = !known.is_empty();
        let table = |caption: &str, lines: &[PlaceLine], sizing: Sizing| {
            let mut columns = vec![
                Column::fit(origin.say(&Message::new("paper-column-place")), Align::Right),
                Column::words(origin.say(&who.heading())),
            ];
            columns.extend(clubs.then(|| Column::words(origin.say(&Message::new("hall-club")))));
            let row = |line: &PlaceLine| {
                let mut cells = vec![Cell::strong(&line.places), Cell::plain(&line.name)];
                cells.extend(clubs.then(|| Cell::quiet(club(line))));
                cells
            };
            let rows = lines.iter().map(row).collect();
            let caption = caption.to_owned();
            Piece::Table(Table { caption, columns, rows, sizing, frozen: 2, ruling: Ruling::Stripes })
        };
        let mut pieces = Vec::new();
        if !settled.is_empty() {
            let sizing = if possible.is_empty() { Sizing::Wall } else { Sizing::Step(Step::Large) };
            pieces.push(table(&title, &settled, sizing));
        }
        if !possible.is_empty() {
            let heading = origin.say(&Message::new("school-places-possible"));
            pieces.push(Piece::Heading(heading.clone()));
            pieces.push(table(&heading, &possible, Sizing::Step(Step::Larger)));
        }
        origin.document(title, String::new(), Turned::Upright, Body::Flow(pieces))
    }

    /// All who play, with club, rank and rating.
    fn badges(self) -> Vec<[String; 3]> {
        let plays = |one: &&Entrant| !self.state.has_withdrawn(one.id);
        let badge = |one: &Entrant| {
            let club = one.club.as_ref().map(ToString::to_string).unwrap_or_default();
            let rank = one.rank.map(|rank| rank.to_string()).unwrap_or_default();
            let rating = one.rating.map(|rating| rating.to_string()).unwrap_or_default();
            [one.name.to_string(), club, Origin::line([one.id.to_string(), rank, rating])]
        };
        self.entrants().iter().filter(plays).map(badge).collect()
    }
}

/// The matches that are asked for: those that can be played now, all, or one.
fn chosen(origin: &Origin, state: &State, matches: Matches<'_>) -> Result<Vec<MatchLine>, NoDocument> {
    let mut all = of_state(state, origin.lang);
    match matches {
        Matches::All => {}
        Matches::Usual => {
            all.retain(|line| line.state.is_open());
            if all.is_empty() {
                return Err(NoDocument::NoOpenMatches);
            }
        }
        Matches::One(key) => {
            all.retain(|line| line.key == key);
            if all.is_empty() {
                return Err(NoDocument::NoSuchMatch(key.to_owned()));
            }
        }
    }
    Ok(all)
}
