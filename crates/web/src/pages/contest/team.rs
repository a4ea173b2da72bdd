//! The page of a captain on a telephone: the matches of the team, and what is reported about them.

use askama::Template;
use kolo_contest::{Contest, EntryId, GameKey, VenueId};
use kolo_day::contest::matches::{self, MatchLine, MatchState};
use kolo_day::contest::slip::Slip;
use kolo_day::contest::told;
use kolo_messages::{Lang, Message};
use kolo_model::Side;
use kolo_store::Version;

use super::shell::{self, Looks};
use super::{Part, SchoolWords};
use crate::app::App;
use crate::key::Secret;
use crate::pages::Frame;
use crate::pages::day::Shell;
use crate::problem::Problem;
use crate::room_key::RoomKey;

/// A duel to report.
#[derive(Debug)]
pub(crate) struct DuelField {
    label: String,
    mark: String,
}

/// A board to report.
#[derive(Debug)]
pub(crate) struct BoardRow {
    label: String,
    duels: Vec<DuelField>,
}

/// A match that can be reported.
#[derive(Debug)]
pub(crate) struct OpenGame {
    line: MatchLine,
    opponent: String,
    told: String,
    boards: Vec<String>,
    mine: Option<String>,
    theirs: Option<String>,
    command: String,
    rows: Vec<BoardRow>,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "contest/team.html")]
pub(crate) struct TeamPage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    name: String,
    address: String,
    trouble: Option<String>,
    open: Vec<OpenGame>,
    done: Vec<MatchLine>,
}

impl TeamPage {
    /// The page of a team in the tournament `at`.
    ///
    /// # Errors
    /// When there is no such tournament, or no random bytes.
    #[expect(clippy::too_many_arguments, reason = "a page is made of all that it shows")]
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        key: &RoomKey,
        at: (&str, &VenueId),
        contest: &Contest,
        entry: &EntryId,
        version: Version,
        trouble: Option<String>,
    ) -> Result<TeamPage, Problem> {
        let (id, venue_id) = at;
        let venue = contest.state().venue(venue_id).ok_or_else(Problem::not_found)?;
        let mut shell = shell::of_venue(id, contest, venue, Looks::public(version), Part::Overview, lang);
        shell.follow = format!("/events/team/{}", key.reveal());
        let lines = matches::all(contest, venue_id, lang).into_iter();
        let own = lines.filter(|line| {
            [&line.sides.first, &line.sides.second].iter().any(|one| one.entry == entry.as_str())
        });
        let (open, done): (Vec<MatchLine>, Vec<MatchLine>) = own.partition(|line| line.state.is_open());
        let mut games = Vec::new();
        for line in open {
            let slip = Slip::of(contest, venue_id, &GameKey(line.key.clone()), lang);
            games.push(OpenGame::of(line, slip, entry, lang)?);
        }
        let name = told::entry_name(contest.state(), entry);
        Ok(TeamPage {
            frame: Frame::named(app, lang, &name),
            w: SchoolWords::of(lang),
            address: format!("/team/{}", key.reveal()),
            name,
            trouble,
            open: games,
            done,
            shell,
        })
    }
}

impl OpenGame {
    fn of(line: MatchLine, slip: Option<Slip>, entry: &EntryId, lang: Lang) -> Result<OpenGame, Problem> {
        let side = if line.sides.first.entry == entry.as_str() { Side::First } else { Side::Second };
        let told = match line.state {
            MatchState::Differing => Message::new("school-my-differ"),
            MatchState::Reported if line.reports[side].is_some() => Message::new("school-my-waits"),
            MatchState::Reported => Message::new("school-my-confirm"),
            MatchState::Open
            | MatchState::Tied
            | MatchState::Done
            | MatchState::Forfeited
            | MatchState::Waiting => Message::new("school-my-open"),
        };
        let games = slip.map(|slip| slip.games).unwrap_or_default();
        let seats = games.iter().map(|board| {
            let name = |side: Side| board.players[side].clone().unwrap_or_else(|| "–".to_owned());
            format!("{} – {}", name(side), name(side.other()))
        });
        let rows = games.iter().map(|board| {
            let said = board.reports[side].clone().unwrap_or_default();
            let duels = [1_u32, 2].into_iter().zip(0..).map(|(duel, at)| {
                let label = Message::new("school-my-duel").with("board", board.board).with("duel", duel);
                let mark = said.chars().nth(at).map(|mark| turned(mark, side)).unwrap_or_default();
                DuelField { label: label.text(lang), mark }
            });
            let label = Message::new("school-my-board").with("board", board.board).text(lang);
            BoardRow { label, duels: duels.collect() }
        });
        Ok(OpenGame {
            opponent: line.sides[side.other()].name.clone(),
            told: told.text(lang),
            boards: seats.collect(),
            mine: line.reports[side].clone(),
            theirs: line.reports[side.other()].clone(),
            command: Secret::random()?.reveal().to_owned(),
            rows: rows.collect(),
            line,
        })
    }
}

/// A mark of a slip, seen from one side.
fn turned(mark: char, side: Side) -> String {
    match (mark, side) {
        ('1', Side::Second) => "0".to_owned(),
        ('0', Side::Second) => "1".to_owned(),
        (mark, Side::First | Side::Second) => mark.to_string(),
    }
}
