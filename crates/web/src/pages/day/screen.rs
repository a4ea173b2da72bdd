//! The screen on the wall, and the page of the desk that chooses what it shows.

use askama::Template;
use kolo_day::round::{NameLine, Round};
use kolo_day::table::Table;
use kolo_messages::{Lang, Message};
use kolo_store::Version;
use kolo_tournament::State;

use super::{DayWords, Shell};
use crate::app::App;
use crate::front::{LONGEST_MESSAGE, Screen, ScreenPart};
use crate::pages::Frame;
use crate::pages::words::words;
use crate::posted::Hidden;

words! {
    /// The words of the screen and of its page at the desk.
    ScreenWords {
        heading: "hall-screen-heading",
        about: "hall-screen-about",
        open: "hall-screen-open",
        names: "hall-screen-names",
        tables: "hall-screen-tables",
        standings: "hall-screen-standings",
        message: "hall-screen-message",
        message_text: "hall-screen-message-text",
        seconds: "hall-screen-seconds",
        minutes: "hall-screen-minutes",
        choose: "hall-screen-choose",
        starts_in: "hall-screen-starts-in",
        disconnected: "hall-disconnected",
        connected: "hall-connected",
    }
}

/// The page of the desk.
#[derive(Debug, Template)]
#[template(path = "day/screen_control.html")]
pub(crate) struct Control {
    frame: Frame,
    shell: Shell,
    s: ScreenWords,
    base: String,
    id: String,
    parts: Vec<Choice>,
    seconds: u32,
    message: String,
    longest: usize,
    hidden: Hidden,
}

/// A part to choose.
#[derive(Debug)]
pub(crate) struct Choice {
    code: &'static str,
    label: String,
    chosen: bool,
}

impl Control {
    /// For the screen of a tournament.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        id: &str,
        screen: &Screen,
        hidden: Hidden,
    ) -> Self {
        let choice = |part: ScreenPart| Choice {
            code: part.code(),
            label: label(part).text(lang),
            chosen: screen.parts.contains(&part),
        };
        Control {
            frame: Frame::named(app, lang, &shell.name),
            s: ScreenWords::of(lang),
            base: shell.home.clone(),
            id: id.to_owned(),
            parts: ScreenPart::ALL.into_iter().map(choice).collect(),
            seconds: screen.seconds,
            message: screen.message.clone(),
            longest: LONGEST_MESSAGE,
            hidden,
            shell,
        }
    }
}

fn label(part: ScreenPart) -> Message {
    match part {
        ScreenPart::Names => Message::new("hall-screen-names"),
        ScreenPart::Tables => Message::new("hall-screen-tables"),
        ScreenPart::Standings => Message::new("hall-screen-standings"),
        ScreenPart::Message => Message::new("hall-screen-message"),
    }
}

/// The screen on the wall.
#[derive(Debug, Template)]
#[template(path = "day/wall.html")]
pub(crate) struct Wall {
    frame: Frame,
    w: DayWords,
    s: ScreenWords,
    id: String,
    name: String,
    heading: String,
    version: Version,
    seconds: u32,
    starts: String,
    message: String,
    parts: Vec<&'static str>,
    names: Vec<NameLine>,
    round: Option<Round>,
    table: Option<Table>,
}

impl Wall {
    /// What it shows now.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        id: &str,
        state: &State,
        screen: &Screen,
        version: Version,
    ) -> Wall {
        let name = state.settings().name.to_string();
        let round = state.latest_round().and_then(|number| Round::of(state, number, lang));
        let heading = round
            .as_ref()
            .map(|round| Message::new("hall-round-heading").with("round", round.number).text(lang));
        Wall {
            frame: Frame::named(app, lang, &name),
            w: DayWords::of(lang),
            s: ScreenWords::of(lang),
            id: id.to_owned(),
            heading: heading.unwrap_or_default(),
            name,
            version,
            seconds: screen.seconds,
            starts: screen.starts.map(|at| at.to_string()).unwrap_or_default(),
            message: screen.message.clone(),
            parts: screen.parts.iter().map(|part| part.code()).collect(),
            names: round.as_ref().map(Round::by_name).unwrap_or_default(),
            table: Table::of(state, lang).ok(),
            round,
        }
    }

    fn shows(&self, part: &str) -> bool {
        self.parts.contains(&part)
    }
}
