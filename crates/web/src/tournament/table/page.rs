//! Places, and how a number came about.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_tournament::State;
use kolo_views::plan;
use kolo_views::stages::PlaceLine;
use kolo_views::table::{Derivation as Opened, NoTable, Table as TableView};

use crate::app::App;
use crate::pages::Frame;
use crate::tournament::{DayWords, Shell};

/// The page of the table.
#[derive(Debug, Template)]
#[template(path = "tournament/table/page.html")]
pub(crate) struct TablePage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    base: String,
    heading: String,
    open: String,
    /// Those who go on from here, by their ids in the table.
    going_on: Vec<u32>,
    /// The places of the latest plan: those that are decided, and those that are still possible.
    places: Option<Places>,
    /// Whether the table of the rounds is shown; not where only plans are played.
    rounds: bool,
    table: Result<TableView, String>,
}

/// Places in a plan.
#[derive(Debug)]
pub(crate) struct Places {
    heading: String,
    possible_heading: String,
    settled: Vec<PlaceLine>,
    possible: Vec<PlaceLine>,
}

impl Places {
    fn of(state: &State, lang: Lang) -> Option<Places> {
        let mut places = plan::places(state);
        for line in &mut places {
            // The page of a group has its stage in its address.
            let of = line.stage.as_deref();
            line.ground.group = line.ground.group.take().zip(of).map(|(group, of)| format!("{of}/{group}"));
        }
        let (settled, possible): (Vec<_>, Vec<_>) = places.into_iter().partition(|line| line.settled);
        let played = plan::Plan::played(state).next().is_some();
        let heading = if played && possible.is_empty() {
            Message::new("school-table-final")
        } else {
            Message::new("school-table-heading")
        };
        let shown = played || state.settings().system.is_none();
        shown.then(|| Places {
            heading: heading.text(lang),
            possible_heading: Message::new("plan-still-possible").text(lang),
            settled,
            possible,
        })
    }
}

impl TablePage {
    /// The page of a tournament.
    pub(crate) fn new(app: &App, lang: Lang, shell: Shell, state: &State) -> TablePage {
        let mut page = TablePage::with(app, lang, shell, TableView::of(state, lang), Vec::new());
        page.rounds = state.settings().system.is_some();
        page.places = Places::of(state, lang);
        page
    }

    /// The page of this table, and who goes on from it.
    pub(crate) fn with(
        app: &App,
        lang: Lang,
        shell: Shell,
        table: Result<TableView, NoTable>,
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
            places: None,
            rounds: true,
            table,
            shell,
        }
    }
}

/// The page that opens the numbers of one competitor.
#[derive(Debug, Template)]
#[template(path = "tournament/table/derivation.html")]
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
