//! Results by keyboard.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_model::{Outcome, RoundNumber};
use kolo_tournament::{State, TableNumber};
use kolo_views::result::{Form, KEYS};
use kolo_views::round::{Round, Status, TableLine};
use kolo_views::table::for_rating;

use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::pages::devices::AllOnDevices;
use crate::tasks::Task;
use crate::tournament::{DayWords, FloorWords, Shell};

/// A key with what it enters.
#[derive(Debug)]
pub(crate) struct Key {
    key: &'static str,
    means: String,
}

/// A table with its form.
#[derive(Debug)]
pub(crate) struct Line {
    table: TableLine,
    settled: bool,
    class: &'static str,
    label: String,
    reported: String,
    standing: String,
    hidden: Hidden,
    /// The page with its boards, where a match has several.
    boards: Option<String>,
}

/// The page of a round.
#[derive(Debug, Template)]
#[template(path = "tournament/results/page.html")]
pub(crate) struct ResultsPage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    base: String,
    heading: String,
    number: u32,
    rounds: Vec<u32>,
    round: Round,
    form: &'static str,
    keys: Vec<Key>,
    corrects: bool,
    /// Whether the pairings can be changed for a reason the rules list.
    amends: bool,
    /// What goes into the rating report only.
    for_rating: Vec<String>,
    lines: Vec<Line>,
    /// The form that lets all open matches be played on devices.
    devices: Option<AllOnDevices>,
    f: FloorWords,
}

impl ResultsPage {
    /// The page of a published round; and whether matches can go to devices.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        state: &State,
        (round, on_devices): (Round, bool),
        by: &Arbiter,
    ) -> Result<ResultsPage, NoChance> {
        let several = !state.settings().shape().is_one_game();
        let pairing = |table: &TableLine| {
            let at = RoundNumber::new(round.number).zip(TableNumber::new(table.table)).filter(|_| several);
            at.and_then(|(round, table)| state.pairing(round, table))
        };
        let line = |table: &TableLine| {
            let boards = pairing(table).map(|pairing| format!("{}/match/{pairing}", shell.home));
            Ok::<Line, NoChance>(Line { boards, ..Line::of(table, lang, by)? })
        };
        let lines: Result<Vec<Line>, NoChance> = round.tables.iter().map(line).collect();
        let form = match Form::of(state.settings()) {
            Form::Game => "game",
            Form::Match => "match",
        };
        Ok(ResultsPage {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            base: shell.home.clone(),
            heading: Message::new("hall-results-heading").with("round", round.number).text(lang),
            number: round.number,
            rounds: published(state),
            form,
            keys: KEYS.iter().map(|key| Key { key: key.key, means: means(key.outcome, lang) }).collect(),
            corrects: by.may(Task::Correct),
            amends: by.may(Task::Correct)
                && state.round_to_amend().is_some_and(|latest| latest.get() == round.number),
            for_rating: RoundNumber::new(round.number)
                .map(|number| for_rating(state, Some(number), lang))
                .unwrap_or_default(),
            f: FloorWords::of(lang),
            devices: AllOnDevices::new(lang, on_devices, by)?,
            lines: lines?,
            round,
            shell,
        })
    }
}

/// The numbers of the published rounds.
pub(crate) fn published(state: &State) -> Vec<u32> {
    (0..state.rounds().len()).map(|index| RoundNumber::from_index(index).get()).collect()
}

fn means(outcome: Outcome, lang: Lang) -> String {
    kolo_views::result::text(outcome, None, lang).unwrap_or_default()
}

impl Line {
    fn of(table: &TableLine, lang: Lang, by: &Arbiter) -> Result<Line, NoChance> {
        let (class, standing) = match table.status {
            Status::Open => ("open", Message::new("hall-status-open")),
            Status::Unconfirmed => ("unconfirmed", Message::new("hall-status-unconfirmed")),
            Status::Mismatch => ("mismatch", Message::new("hall-status-mismatch")),
            Status::Settled => ("settled", Message::new("hall-status-settled")),
        };
        let reports = [&table.reports.first, &table.reports.second];
        let said: Vec<&str> = reports.into_iter().flatten().map(String::as_str).collect();
        let standing = standing.text(lang);
        let standing = if said.is_empty() { standing } else { format!("{standing}: {}", said.join(" / ")) };
        let label = Message::new("hall-result-of")
            .with("table", table.table)
            .with("first", table.seats.first.who.name.as_str())
            .with("second", table.seats.second.who.name.as_str());
        Ok(Line {
            settled: table.status == Status::Settled,
            class,
            label: label.text(lang),
            reported: String::new(),
            standing,
            hidden: Hidden::new(by)?,
            boards: None,
            table: table.clone(),
        })
    }
}
