//! The first page.

use askama::Template;
use kolo_live::LiveMatch;
use kolo_messages::{Lang, Message};

use super::words::words;
use super::{App, Frame};

words! {
    /// The words of the first page.
    HomeWords {
        heading: "web-home-heading",
        none: "web-home-none",
        over: "web-home-over",
        stopped: "web-home-stopped",
        desk: "web-home-desk",
    }
}

/// A match in the list.
#[derive(Debug)]
pub(crate) struct Entry {
    /// The page that it leads to.
    pub(crate) href: String,
    /// What it is called.
    pub(crate) title: String,
    /// Who plays whom.
    pub(crate) sides: [String; 2],
    /// Points so far.
    pub(crate) score: String,
    /// Whether it is over.
    pub(crate) over: bool,
    /// Whether clocks are stopped and wait for the arbiter.
    pub(crate) stopped: bool,
}

impl Entry {
    /// The entry of a match, which leads to this page.
    pub(crate) fn new(href: String, game: &LiveMatch) -> Entry {
        let setting = game.setting();
        let games = game.games();
        let points = games.iter().map(kolo_teams::Game::points);
        let (first, second) =
            points.fold((0, 0), |(first, second), points| (first + points.first, second + points.second));
        Entry {
            href,
            title: setting.title.to_string(),
            sides: [setting.sides.first.to_string(), setting.sides.second.to_string()],
            score: format!("{first} : {second}"),
            over: game.is_over(),
            stopped: game.is_stopped(),
        }
    }
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "home.html")]
pub(crate) struct Home {
    frame: Frame,
    w: HomeWords,
    matches: Vec<Entry>,
}

impl Home {
    /// What is being played.
    pub(crate) fn new(app: &App, lang: Lang, matches: Vec<Entry>) -> Self {
        let frame = Frame::new(app, lang, &Message::new("web-home-heading"));
        Home { frame, w: HomeWords::of(lang), matches }
    }
}
