//! Places, how a number came about, and everybody's way through the rounds.

use askama::Template;
use kolo_day::table::{Derivation as Opened, Table as Told};
use kolo_day::wall_chart::{ChartCell, WallChart};
use kolo_messages::{Lang, Message};
use kolo_tournament::State;

use super::results::published;
use super::{DayWords, Shell};
use crate::app::App;
use crate::pages::Frame;

/// The page of the table.
#[derive(Debug, Template)]
#[template(path = "day/table.html")]
pub(crate) struct Table {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    base: String,
    heading: String,
    open: String,
    table: Result<Told, String>,
}

impl Table {
    /// The page of a tournament.
    pub(crate) fn new(app: &App, lang: Lang, shell: Shell, state: &State) -> Table {
        let table = Told::of(state, lang).map_err(|none| none.message().text(lang));
        let (after, open) = table.as_ref().map_or((0, 0), |table| (table.after, table.open));
        Table {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            base: shell.home.clone(),
            heading: Message::new("hall-table-after").with("rounds", after).text(lang),
            open: Message::new("hall-table-open").with("open", open).text(lang),
            table,
            shell,
        }
    }
}

/// The page that opens the numbers of one competitor.
#[derive(Debug, Template)]
#[template(path = "day/derivation.html")]
pub(crate) struct Derivation {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    base: String,
    derivation: Opened,
}

impl Derivation {
    /// The page.
    pub(crate) fn new(app: &App, lang: Lang, shell: Shell, derivation: Opened) -> Derivation {
        Derivation {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            base: shell.home.clone(),
            derivation,
            shell,
        }
    }
}

/// The page of the chart.
#[derive(Debug, Template)]
#[template(path = "day/chart.html")]
pub(crate) struct Chart {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    rounds: Vec<u32>,
    chart: Option<WallChart>,
}

impl Chart {
    /// The page of a tournament.
    pub(crate) fn new(app: &App, lang: Lang, shell: Shell, state: &State) -> Chart {
        Chart {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            rounds: published(state),
            chart: WallChart::of(state, lang),
            shell,
        }
    }
}
