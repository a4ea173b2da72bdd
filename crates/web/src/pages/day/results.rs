//! Results by keyboard, and the correction of one that counts.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_model::{Outcome, RoundNumber};
use kolo_tournament::{State, TableNumber};
use kolo_views::game::Game;
use kolo_views::result::{Form, KEYS};
use kolo_views::round::{Round, Status, TableLine};
use kolo_views::table::for_rating;

use super::act::Remark;
use super::{DayWords, FloorWords, Shell};
use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::tasks::Task;

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
#[template(path = "day/results.html")]
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
    /// Whether the pairs can be changed on a lawful ground.
    amends: bool,
    /// What goes into the rating report only.
    for_rating: Vec<String>,
    lines: Vec<Line>,
    f: FloorWords,
}

impl ResultsPage {
    /// The page of a published round.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        state: &State,
        round: Round,
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

/// A correction as far as it was typed.
#[derive(Debug, Default)]
pub(crate) struct Correction {
    /// The right result.
    pub(crate) typed: String,
    /// Why.
    pub(crate) reason: String,
    /// Whether a published round is taken back.
    pub(crate) revoke: bool,
    /// Whether the rules of the competition provide for it.
    pub(crate) own_rules: bool,
    /// What it would change, once that was asked.
    pub(crate) changes: Option<Vec<String>>,
    /// Why it cannot be done.
    pub(crate) refused: Option<Remark>,
}

/// The game that a correction is about.
#[derive(Debug, Clone, Copy)]
pub(crate) struct OfGame {
    /// Which game is played.
    pub(crate) game: Game,
    /// In which round.
    pub(crate) round: RoundNumber,
    /// Whether the rules of the competition may say otherwise (D-C.04.2-4.3).
    pub(crate) own_rules: bool,
    /// Whether a correction comes too late to count.
    pub(crate) too_late: bool,
    /// Whether it can be noted for the rating report only.
    pub(crate) for_rating: bool,
}

/// The page of a correction.
#[derive(Debug, Template)]
#[template(path = "day/correct.html")]
pub(crate) struct CorrectPage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    f: FloorWords,
    base: String,
    heading: String,
    number: u32,
    line: TableLine,
    /// Whether there is a result that can be corrected.
    settled: bool,
    hidden: Hidden,
    sides: Hidden,
    end: Hidden,
    no_show: Hidden,
    rating: Hidden,
    rating_sides: Hidden,
    typed: String,
    reason: String,
    revoke: bool,
    own_rules: bool,
    of_game: OfGame,
    /// What is told where a correction comes too late to count.
    too_late: Option<String>,
    changes: Option<Vec<String>>,
    refused: Option<Remark>,
}

impl CorrectPage {
    /// The page for a table of a round.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        of_game: OfGame,
        line: TableLine,
        correction: Correction,
        by: &Arbiter,
    ) -> Result<CorrectPage, NoChance> {
        let Correction { typed, reason, revoke, own_rules, changes, refused } = correction;
        let number = of_game.round.get();
        let told = || Message::new("repair-too-late").with("next", of_game.round.next()).text(lang);
        let settled = line.status == Status::Settled;
        let heading =
            if settled { Message::new("hall-correct-heading") } else { Message::new("hall-game-heading") };
        let heading = heading.with("round", number).with("table", line.table);
        Ok(CorrectPage {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            f: FloorWords::of(lang),
            base: shell.home.clone(),
            heading: heading.text(lang),
            number,
            line,
            settled,
            hidden: Hidden::new(by)?,
            sides: Hidden::new(by)?,
            end: Hidden::new(by)?,
            no_show: Hidden::new(by)?,
            rating: Hidden::new(by)?,
            rating_sides: Hidden::new(by)?,
            typed,
            reason,
            revoke,
            own_rules,
            too_late: of_game.too_late.then(told),
            of_game,
            changes,
            refused,
            shell,
        })
    }
}

impl CorrectPage {
    fn is_go(&self) -> bool {
        self.of_game.game == Game::Go
    }

    /// Whether the game can be noted for the rating report only.
    fn is_for_rating(&self) -> bool {
        self.of_game.for_rating && self.settled
    }
}
