//! Where does a team or a pupil play next?

use askama::Template;
use kolo_messages::Lang;
use kolo_views::contest::find::FoundTeam;

use super::SchoolWords;
use crate::app::App;
use crate::pages::Frame;
use crate::tournament::{FloorWords, Shell};

/// The page.
#[derive(Debug, Template)]
#[template(path = "contest/find.html")]
pub(crate) struct FindPage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    f: FloorWords,
    base: String,
    typed: String,
    asked: bool,
    found: Vec<Line>,
}

/// A player who was found.
#[derive(Debug)]
struct Line {
    name: String,
    /// School or club.
    about: Option<String>,
    players: Vec<String>,
    next: Option<Next>,
    place: Option<String>,
}

/// The next match.
#[derive(Debug)]
struct Next {
    key: String,
    table: Option<u32>,
    opponent: String,
}

impl FindPage {
    /// With teams of a contest.
    pub(crate) fn of_teams(
        app: &App,
        lang: Lang,
        shell: Shell,
        typed: String,
        found: Vec<FoundTeam>,
    ) -> FindPage {
        let line = |team: FoundTeam| Line {
            about: team.school.filter(|school| *school != team.name),
            name: team.name,
            players: team.players,
            next: team.next.map(|next| Next { key: next.key, table: next.table, opponent: next.opponent }),
            place: team.place.map(|place| place.to_string()),
        };
        FindPage::with(app, lang, shell, typed, found.into_iter().map(line).collect())
    }

    fn with(app: &App, lang: Lang, shell: Shell, typed: String, found: Vec<Line>) -> FindPage {
        FindPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            f: FloorWords::of(lang),
            base: shell.home.clone(),
            asked: !typed.trim().is_empty(),
            typed,
            found,
            shell,
        }
    }
}
