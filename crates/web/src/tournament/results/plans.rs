//! Results of matches of plans, by keyboard.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_stages::MatchId;
use kolo_tournament::State;
use kolo_views::contest::matches::{MatchLine, MatchState};
use kolo_views::plan::{Plan, matches};
use kolo_views::result::{self, KEYS, ResultKey};

use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::pages::devices::AllOnDevices;
use crate::tasks::Task;
use crate::tournament::PlanWords;
use crate::tournament::Shell;
use crate::tournament::results::page::published;

/// A match with its form.
#[derive(Debug)]
pub(crate) struct ResultLine {
    game: MatchLine,
    class: &'static str,
    label: String,
    hidden: Hidden,
    correctable: bool,
    /// Whether it has several boards, with a page for them.
    boards: bool,
    said: Vec<Said>,
}

/// What a player has reported, with the form that takes it.
#[derive(Debug)]
pub(crate) struct Said {
    text: String,
    take: Option<Take>,
}

/// One press that takes a report.
#[derive(Debug)]
pub(crate) struct Take {
    hidden: Hidden,
    typed: String,
    label: String,
}

/// A key with what it enters.
#[derive(Debug)]
pub(crate) struct Key {
    key: &'static str,
    means: String,
}

/// Results by keyboard.
#[derive(Debug, Template)]
#[template(path = "tournament/results/plans.html")]
pub(crate) struct ResultsPage {
    frame: Frame,
    shell: Shell,
    w: PlanWords,
    base: String,
    open: usize,
    /// Rounds that were played before.
    rounds: Vec<u32>,
    scores: bool,
    keys: Vec<Key>,
    /// The form that lets all open matches be played on devices.
    devices: Option<AllOnDevices>,
    /// Whether this person decides protests.
    arbitrates: bool,
    lines: Vec<ResultLine>,
}

/// The keys of results that a match of a plan can have.
const WANTED: [&str; 6] = ["1", "0", "=", "+", "-", "x"];

impl ResultsPage {
    /// The page, for results with scores or without; and whether matches can go to devices.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        state: &State,
        by: &Arbiter,
        (scores, on_devices): (bool, bool),
    ) -> Result<ResultsPage, NoChance> {
        let corrects = by.may(Task::Correct);
        let mut lines = Vec::new();
        let games = Plan::played(state).flat_map(|plan| {
            let lines = matches::all(plan, lang).into_iter();
            lines.map(move |line| (plan, line))
        });
        for (plan, game) in games {
            let label = Message::new("school-result-of")
                .with("game", game.key.as_str())
                .with("first", game.sides.first.name.as_str())
                .with("second", game.sides.second.name.as_str());
            let mut said = Vec::new();
            // Between two who say different things an arbiter decides (K-ROLE).
            let takes =
                (game.state == MatchState::Reported || by.may(Task::Arbitrate)) && game.held.is_empty();
            for report in matches::reports(plan, &MatchId::from(game.key.as_str()), lang) {
                let of = |message: Message| {
                    message.with("name", report.by.as_str()).with("result", report.result.as_str()).text(lang)
                };
                let take = if takes {
                    let label = of(Message::new("plan-take-report"));
                    Some(Take { hidden: Hidden::new(by)?, typed: report.typed.clone(), label })
                } else {
                    None
                };
                said.push(Said { text: of(Message::new("plan-said")), take });
            }
            lines.push(ResultLine {
                said,
                class: class(game.state),
                label: label.text(lang),
                hidden: Hidden::new(by)?,
                correctable: corrects && game.notation.is_some(),
                boards: !state.settings().shape().is_one_game(),
                game,
            });
        }
        // What waits for a result comes first, in the order of play.
        lines.sort_by_key(|line| !line.game.state.is_open());
        let key = |known: &ResultKey| {
            let means = result::text(known.outcome, None, lang).unwrap_or_default();
            Key { key: known.key, means }
        };
        let keys = KEYS.iter().filter(|known| WANTED.contains(&known.key)).map(key);
        Ok(ResultsPage {
            frame: Frame::named(app, lang, &shell.name),
            w: PlanWords::of(lang),
            base: shell.home.clone(),
            open: lines.iter().filter(|line| line.game.state.is_open() && line.game.held.is_empty()).count(),
            rounds: published(state),
            scores,
            keys: keys.collect(),
            devices: AllOnDevices::new(lang, on_devices, by)?,
            arbitrates: by.may(Task::Arbitrate),
            lines,
            shell,
        })
    }
}

fn class(state: MatchState) -> &'static str {
    match state {
        MatchState::Open => "open",
        MatchState::Reported => "unconfirmed",
        MatchState::Differing => "mismatch",
        MatchState::Tied | MatchState::Waiting => "waiting",
        MatchState::Done | MatchState::Forfeited => "settled",
    }
}
