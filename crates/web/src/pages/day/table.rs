//! Places, how a number came about, and everybody's way through the rounds.

use askama::Template;
use kolo_day::table::{Derivation as Opened, NoTable, Table as Told};
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
pub(crate) struct TablePage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    base: String,
    heading: String,
    open: String,
    /// Those who go on from here, by their ids in the table.
    going_on: Vec<u32>,
    table: Result<Told, String>,
}

impl TablePage {
    /// The page of a tournament.
    pub(crate) fn new(app: &App, lang: Lang, shell: Shell, state: &State) -> TablePage {
        TablePage::with(app, lang, shell, Told::of(state, lang), Vec::new())
    }

    /// The page of this table, and who goes on from it.
    pub(crate) fn with(
        app: &App,
        lang: Lang,
        shell: Shell,
        table: Result<Told, NoTable>,
        going_on: Vec<u32>,
    ) -> TablePage {
        let table = table.map_err(|none| none.message().text(lang));
        let (after, open) = table.as_ref().map_or((0, 0), |table| (table.after, table.open));
        TablePage {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            base: shell.home.clone(),
            heading: Message::new("hall-table-after").with("rounds", after).text(lang),
            open: Message::new("hall-table-open").with("open", open).text(lang),
            going_on,
            table,
            shell,
        }
    }
}

/// The page that opens the numbers of one competitor.
#[derive(Debug, Template)]
#[template(path = "day/derivation.html")]
pub(crate) struct DerivationPage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    base: String,
    derivation: Opened,
}

impl DerivationPage {
    /// The page.
    pub(crate) fn new(app: &App, lang: Lang, shell: Shell, derivation: Opened) -> DerivationPage {
        DerivationPage {
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
pub(crate) struct ChartPage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    rounds: Vec<u32>,
    chart: Option<WallChart>,
}

impl ChartPage {
    /// The page of a tournament.
    pub(crate) fn new(app: &App, lang: Lang, shell: Shell, state: &State) -> ChartPage {
        ChartPage {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            rounds: published(state),
            chart: WallChart::of(state, lang),
            shell,
        }
    }
}
