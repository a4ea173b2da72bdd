//! The documents of a tournament of a contest: matches for the wall, sheets and slips for the tables, groups, the
//! play-off, places, badges.

mod places;

use kolo_contest::{Contest, GameKey, Play, Timestamp, VenueState};
use kolo_messages::Message;
use kolo_model::Side;
use kolo_views::contest::absent;
use kolo_views::contest::matches::{self as lines, MatchLine};
use kolo_views::contest::teams;
use kolo_views::stages::Stages;
use kolo_views::table::NoTable;
use kolo_views::wall_chart::{SquareTable, WallChart};

use super::cards::badge_cards;
use super::matches::{List, by_name, by_table};
use super::stages::{Whose, bracket, groups};
use super::{Asked, Kind, Meeting, NoDocument, Origin, chart, crosstable, match_sheets, match_slips, poster};
use crate::document::Document;

/// A tournament of a contest.
#[derive(Debug, Clone, Copy)]
pub struct Held<'a> {
    /// The contest.
    pub contest: &'a Contest,
    /// The tournament.
    pub venue: &'a VenueState,
    /// When it is printed: a player who is away then has no slip (K-AWAY).
    pub now: Timestamp,
}

/// Which matches are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Matches<'a> {
    /// Sheets and slips of those that can be played now, lists of all.
    #[default]
    Usual,
    /// All whose sides are known.
    All,
    /// One, by its name.
    One(&'a str),
}

impl<'a> Held<'a> {
    fn play(self) -> Option<&'a Play> {
        self.contest.play(&self.venue.plan.id)
    }

    fn swiss(self) -> Option<&'a kolo_tournament::State> {
        self.play()?.swiss()?.state()
    }

    fn stages(self, origin: &Origin) -> Option<Stages> {
        Some(Stages::of(self.play()?.stages()?.state(), origin.lang))
    }

    /// Whether there is such a document of this tournament.
    pub(super) fn has(self, kind: Kind) -> bool {
        let (started, swiss) = (self.play().is_some(), self.swiss().is_some());
        let groups = self.play().is_some_and(|play| play.stages().is_some());
        match kind {
            Kind::Badges | Kind::Poster => true,
            Kind::Pairings | Kind::Names | Kind::Slips | Kind::MatchSheets | Kind::Standings => started,
            Kind::Groups | Kind::Bracket => groups,
            Kind::Crosstable | Kind::Chart => swiss,
        }
    }

    /// How many rounds are published; none where groups are played.
    pub(super) fn rounds(self) -> usize {
        self.swiss().map_or(0, |state| state.rounds().len())
    }

    /// The matches that are asked for.
    fn lines(self, origin: &Origin, asked: Asked<'_>) -> Result<Vec<MatchLine>, NoDocument> {
        let play = self.play().ok_or(NoDocument::NoTable(NoTable::NotDrawn))?;
        let mut all = lines::all(self.contest, &self.venue.plan.id, origin.lang);
        let rounds = self.rounds();
        let latest = u32::try_from(rounds).ok().filter(|latest| *latest > 0);
        // A match that is named is printed, also of an earlier round.
        let round = match asked.matches {
            Matches::Usual => asked.round.or(latest),
            Matches::All | Matches::One(_) => asked.round,
        };
        if let Some(round) = round {
            if !(1..=rounds).contains(&usize::try_from(round).unwrap_or(usize::MAX)) {
                return Err(NoDocument::NoRound { round, rounds });
            }
            all.retain(|line| GameKey(line.key.clone()).table().is_some_and(|(of, _)| of == round));
        }
        let open: Vec<String> = play.open_games().into_iter().map(|fixture| fixture.key.0).collect();
        let to_play = matches!(asked.kind, Kind::Slips | Kind::MatchSheets);
        match asked.matches {
            Matches::Usual if to_play => all.retain(|line| {
                open.contains(&line.key) && absent::side(self.venue, line, self.now).is_none()
            }),
            Matches::Usual | Matches::All => {}
            Matches::One(key) => {
                all.retain(|line| line.key == key);
                if all.is_empty() {
                    return Err(NoDocument::NoSuchMatch(key.to_owned()));
                }
            }
        }
        if to_play && all.is_empty() { Err(NoDocument::NoOpenMatches) } else { Ok(all) }
    }

    /// The matches as they lie on the tables, with those who sit at the boards as far as that is known.
    fn meetings(self, origin: &Origin, asked: Asked<'_>) -> Result<Vec<Meeting>, NoDocument> {
        let lines = self.lines(origin, asked)?;
        let meeting = |line: MatchLine| {
            let key = GameKey(line.key.clone());
            let sheet = kolo_views::contest::slip::sheet(self.contest, &self.venue.plan.id, &key)?;
            let place = match (key.table(), line.table) {
                (Some((round, _)), Some(table)) => {
                    let place = Message::new("paper-slip-place").with("round", round);
                    origin.say(&place.with("table", table.to_string()))
                }
                (_, Some(table)) => {
                    let table = Message::new("paper-slip-table").with("table", table.to_string());
                    Origin::line([line.key, line.part, origin.say(&table)])
                }
                (_, None) => Origin::line([line.key, line.part]),
            };
            let mut meeting = Meeting::of_sheet(place, line.sides.map(|corner| corner.name), &sheet);
            // The captain writes who plays instead.
            let away = absent::people(self.contest, self.venue, &key, self.now);
            for pair in &mut meeting.pairs {
                for side in Side::BOTH {
                    pair.players[side].take_if(|name| away[side].contains(name));
                }
            }
            Some(meeting)
        };
        Ok(lines.into_iter().filter_map(meeting).collect())
    }

    pub(super) fn document(self, origin: &Origin, asked: Asked<'_>) -> Result<Document, NoDocument> {
        let not_drawn = || NoDocument::NoTable(NoTable::NotDrawn);
        if !self.has(asked.kind) {
            return Err(if self.play().is_some() { NoDocument::NotHere } else { not_drawn() });
        }
        let title = |kind: Kind| match (self.rounds(), asked.round) {
            (0, _) => origin.say(&kind.title_of_matches()),
            (rounds, round) => {
                origin.say(&kind.of_round(round.unwrap_or(u32::try_from(rounds).unwrap_or(u32::MAX))))
            }
        };
        let by_key = self.swiss().is_none();
        Ok(match asked.kind {
            Kind::Pairings => {
                let (title, lines) = (title(Kind::Pairings), self.lines(origin, asked)?);
                by_table(
                    origin,
                    List { title, about: String::new(), lines: &lines, who: Whose::Teams, by_key },
                )
            }
            Kind::Names => {
                let (title, lines) = (title(Kind::Names), self.lines(origin, asked)?);
                by_name(
                    origin,
                    List { title, about: String::new(), lines: &lines, who: Whose::Teams, by_key },
                )
            }
            Kind::Slips => match_slips(origin, title(Kind::Slips), &self.meetings(origin, asked)?),
            Kind::MatchSheets => {
                match_sheets(origin, title(Kind::MatchSheets), &self.meetings(origin, asked)?)
            }
            Kind::Groups => groups(origin, &self.stages(origin).ok_or_else(not_drawn)?, Whose::Teams),
            Kind::Bracket => bracket(origin, &self.stages(origin).ok_or_else(not_drawn)?, Whose::Teams),
            Kind::Standings => {
                let table = kolo_views::contest::places::table(self.contest, &self.venue.plan.id);
                places::standings(origin, &table.map_err(|_| not_drawn())?)
            }
            Kind::Crosstable => {
                let state = self.swiss().ok_or_else(not_drawn)?;
                let players = state.order().len();
                let square = SquareTable::of(state, origin.lang).ok_or(NoDocument::TooWide { players })?;
                crosstable(origin, &square)
            }
            Kind::Chart => {
                let state = self.swiss().ok_or_else(not_drawn)?;
                chart(origin, &WallChart::of(state, origin.lang).ok_or_else(not_drawn)?)
            }
            Kind::Badges => badge_cards(origin, self.badges(origin)),
            Kind::Poster => poster(origin, asked.link),
        })
    }

    /// All who play, with the team, and all who may watch (P-1.1.6.9, P-1.2.3.7, P-1.1.2.10). Before any player
    /// has come, those who are entered.
    fn badges(self, origin: &Origin) -> Vec<[String; 3]> {
        let mut badges = Vec::new();
        for team in teams::expected(self.contest, self.venue, origin.lang) {
            let comes = |member: &&teams::Member| if team.came { member.plays } else { !member.substitute };
            for member in team.members.iter().filter(comes) {
                let alone = member.name == team.name;
                let team_name = if alone { String::new() } else { team.name.clone() };
                let captain = member.captain && team.members.len() > 1;
                let role = captain.then(|| origin.say(&Message::new("paper-badge-captain")));
                badges.push([member.name.clone(), team_name, role.unwrap_or_default()]);
            }
        }
        let watching = origin.say(&Message::new("paper-badge-spectator"));
        let watching =
            self.venue.spectators.iter().map(|name| [name.to_string(), String::new(), watching.clone()]);
        badges.extend(watching);
        badges
    }
}

/// The name of a tournament of a contest and of the contest, as a document has them.
pub fn event_name(held: Held<'_>) -> String {
    let (season, plan) = (held.contest.state().season(), &held.venue.plan);
    if season.has_office() { format!("{} – {}", season.name, plan.name) } else { plan.name.to_string() }
}
