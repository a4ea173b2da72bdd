//! The page of a captain on a phone: the matches of the team, and what is reported about them.

use askama::Template;
use kolo_contest::{Contest, VenueState};
use kolo_messages::Lang;
use kolo_views::contest::captain::{Ahead, OwnMatch, OwnResult, TeamDay};

use super::SchoolWords;
use super::shell::{self, Looks};
use crate::app::App;
use crate::key::Secret;
use crate::pages::Frame;
use crate::pages::contest::Part;
use crate::pages::devices::SeatButton;
use crate::pages::duel_rows::BoardRow;
use crate::pages::words::words;
use crate::problem::Problem;
use crate::room_key::RoomKey;
use crate::routes::Viewed;
use crate::tournament::Shell;
use crate::tournament::my::page::next_round;

words! {
    /// The words of the page of a captain.
    CaptainWords {
        against: "hall-my-against",
        ahead: "captain-ahead",
        confirm: "captain-confirm",
        everything: "hall-my-everything",
        other: "captain-other",
        own_result: "captain-own-result",
        place: "captain-place",
        refused: "hall-my-refused",
        sending: "hall-my-sending",
        table: "hall-table",
    }
}

/// A match that can be reported.
#[derive(Debug)]
pub(crate) struct OpenGame {
    game: OwnMatch,
    now: bool,
    command: String,
    /// The name of a confirmation, and what it confirms.
    confirm: Option<(String, String)>,
    rows: Vec<BoardRow>,
    /// The boards on devices at which the team sits.
    seats: Vec<SeatButton>,
}

/// Where and when the page is looked at.
#[derive(Debug)]
pub(crate) struct At<'a> {
    /// The contest.
    pub(crate) id: &'a str,
    /// The tournament.
    pub(crate) venue: &'a VenueState,
    /// When the next round starts, if the organiser has said so.
    pub(crate) starts: Option<i64>,
    /// How often it was chosen what is public.
    pub(crate) choices: u32,
    /// What went wrong.
    pub(crate) trouble: Option<String>,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "contest/team.html")]
pub(crate) struct TeamPage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    c: CaptainWords,
    name: String,
    place: Option<u32>,
    key: String,
    starts: Option<String>,
    trouble: Option<String>,
    open: Vec<OpenGame>,
    ahead: Vec<Ahead>,
    done: Vec<OwnResult>,
    /// Why there is no match now, if that is known.
    idle: Option<String>,
}

impl TeamPage {
    /// The page of a team in a tournament.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        key: &RoomKey,
        contest: &Contest,
        at: At<'_>,
        seen: Viewed<TeamDay>,
    ) -> Result<TeamPage, Problem> {
        let looks = Looks::public(kolo_store::Version(seen.version));
        let mut shell = shell::of_venue(at.id, contest, at.venue, looks, Part::Overview, lang);
        shell.follow = format!("/events/team/{}?public={}", key.reveal(), at.choices);
        let day = seen.view;
        let next = day.next.as_deref();
        let mut open = Vec::new();
        for game in day.open {
            let now = next == Some(game.key.as_str());
            open.push(OpenGame::of(game, now, lang)?);
        }
        Ok(TeamPage {
            frame: Frame::named(app, lang, &day.name),
            w: SchoolWords::of(lang),
            c: CaptainWords::of(lang),
            key: key.reveal().to_string(),
            name: day.name,
            place: day.place,
            starts: at.starts.map(|at| next_round(at, lang)),
            trouble: at.trouble,
            open,
            ahead: day.ahead,
            done: day.done,
            idle: day.idle,
            shell,
        })
    }
}

impl OpenGame {
    fn of(game: OwnMatch, now: bool, lang: Lang) -> Result<OpenGame, Problem> {
        let command = || Ok::<_, Problem>(Secret::random()?.reveal().to_owned());
        let rows = BoardRow::all(&game.boards, 2, &[], lang);
        let theirs = game.opponent_reported.as_ref().map(|theirs| theirs.result.clone());
        let confirm = theirs.map(|result| Ok::<_, Problem>((command()?, result))).transpose()?;
        let mut seats = Vec::new();
        if game.live.is_some() {
            for board in game.boards.iter().filter(|board| board.own.is_some() && board.other.is_some()) {
                let name = board.own.as_deref().unwrap_or_default();
                seats.push(SeatButton::new(board.board, name, lang)?);
            }
        }
        Ok(OpenGame { now, command: command()?, confirm, rows, seats, game })
    }
}
