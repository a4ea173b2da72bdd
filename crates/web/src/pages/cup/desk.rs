//! Where the day stands, results by keyboard, places.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_stages::MatchId;
use kolo_stages::cup::Cup;
use kolo_views::contest::matches::{MatchLine, MatchState};
use kolo_views::contest::venue::Waiting;
use kolo_views::cup::card::{CupCard, CupStep};
use kolo_views::cup::entries::{self, CupEntrant};
use kolo_views::cup::matches;
use kolo_views::cup::waiting;
use kolo_views::stages::{PlaceLine, Stages};

use super::CupWords;
use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::pages::day::Shell;
use crate::tasks::Task;

/// The one button of the next step.
#[derive(Debug)]
pub(crate) struct Button {
    href: String,
    label: String,
}

/// Where the day stands, for the desk and for everybody.
#[derive(Debug, Template)]
#[template(path = "cup/overview.html")]
pub(crate) struct OverviewPage {
    frame: Frame,
    shell: Shell,
    w: CupWords,
    id: String,
    base: String,
    card: CupCard,
    desk: bool,
    file: bool,
    whole_file: bool,
    button: Option<Button>,
    waiting: Vec<Waiting>,
    lines: Vec<MatchLine>,
    latest: Vec<MatchLine>,
    entrants: Vec<CupEntrant>,
}

/// Matches that were played last, as everybody is shown.
const LATEST: usize = 8;

impl OverviewPage {
    /// For the desk, or for everybody if nobody in particular looks.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        id: &str,
        cup: &Cup,
        by: Option<&Arbiter>,
    ) -> OverviewPage {
        let (card, waiting) = match by {
            Some(by) if by.may(Task::Arbitrate) => (CupCard::at_desk(cup, lang), waiting::waiting(cup, lang)),
            Some(_) => (CupCard::at_results(cup, lang), waiting::waiting(cup, lang)),
            None => (CupCard::of(cup, lang), Vec::new()),
        };
        let base = shell.home.clone();
        let (lines, mut over): (Vec<MatchLine>, Vec<MatchLine>) =
            matches::all(cup, lang).into_iter().partition(|line| line.state.is_open());
        over.retain(|line| line.score.is_some());
        over.reverse();
        over.truncate(LATEST);
        OverviewPage {
            frame: Frame::named(app, lang, &shell.name),
            w: CupWords::of(lang),
            id: id.to_owned(),
            button: by.and_then(|by| button(card.step, &base, by, lang)),
            desk: by.is_some(),
            whole_file: by.is_some_and(|by| by.may(Task::KeepData)),
            file: by.is_some_and(|by| by.may(Task::Arbitrate)) && cup.play().is_some(),
            waiting,
            lines,
            latest: over,
            entrants: entries::all(cup),
            base,
            card,
            shell,
        }
    }

    /// How far it has come, as it is told here: what the desk has to do next is its own business.
    fn told(&self) -> &str {
        match (self.desk, self.card.step) {
            (true, _) | (false, CupStep::Play | CupStep::Over) => &self.card.next,
            (false, CupStep::Draw | CupStep::Reports | CupStep::Protests | CupStep::Ties) => "",
        }
    }
}

fn button(step: CupStep, base: &str, by: &Arbiter, lang: Lang) -> Option<Button> {
    let (part, label, task) = match step {
        CupStep::Draw => ("draw", Message::new("cup-button-draw"), Task::Draw),
        CupStep::Reports => ("results", Message::new("cup-button-reports"), Task::EnterResults),
        CupStep::Protests => ("incidents", Message::new("cup-button-protests"), Task::Arbitrate),
        CupStep::Play => ("results", Message::new("cup-button-results"), Task::EnterResults),
        CupStep::Ties => ("ties", Message::new("cup-button-ties"), Task::Arbitrate),
        CupStep::Over => ("table", Message::new("cup-button-table"), Task::LookOn),
    };
    by.may(task).then(|| Button { href: format!("{base}/{part}"), label: label.text(lang) })
}

/// A match with its form.
#[derive(Debug)]
pub(crate) struct ResultLine {
    game: MatchLine,
    class: &'static str,
    label: String,
    hidden: Hidden,
    correctable: bool,
    said: Vec<Said>,
}

/// What somebody has reported, with the form that takes it.
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
#[template(path = "cup/results.html")]
pub(crate) struct ResultsPage {
    frame: Frame,
    shell: Shell,
    w: CupWords,
    base: String,
    open: usize,
    scores: bool,
    keys: Vec<Key>,
    /// Whether whoever looks decides protests.
    arbitrates: bool,
    lines: Vec<ResultLine>,
}

/// The keys that a match of stages knows.
const KEYS: [&str; 6] = ["1", "0", "=", "+", "-", "x"];

impl ResultsPage {
    /// The page, for results with scores or without.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        cup: &Cup,
        by: &Arbiter,
        scores: bool,
    ) -> Result<ResultsPage, NoChance> {
        let corrects = by.may(Task::Correct);
        let mut lines = Vec::new();
        for game in matches::all(cup, lang) {
            let label = Message::new("school-result-of")
                .with("game", game.key.as_str())
                .with("first", game.sides.first.name.as_str())
                .with("second", game.sides.second.name.as_str());
            let mut said = Vec::new();
            // Between two who say different things an arbiter decides (K-ROLE).
            let takes =
                (game.state == MatchState::Reported || by.may(Task::Arbitrate)) && game.held.is_empty();
            for report in matches::reports(cup, &MatchId::from(game.key.as_str()), lang) {
                let of = |message: Message| {
                    message.with("name", report.by.as_str()).with("result", report.result.as_str()).text(lang)
                };
                let take = if takes {
                    let label = of(Message::new("cup-take-report"));
                    Some(Take { hidden: Hidden::new(by)?, typed: report.typed.clone(), label })
                } else {
                    None
                };
                said.push(Said { text: of(Message::new("cup-said")), take });
            }
            lines.push(ResultLine {
                said,
                class: class(game.state),
                label: label.text(lang),
                hidden: Hidden::new(by)?,
                correctable: corrects && game.notation.is_some(),
                game,
            });
        }
        // What waits for a result comes first, in the order of play.
        lines.sort_by_key(|line| !line.game.state.is_open());
        let key = |key: &'static str| {
            let outcome = matches::typed(key).ok();
            Key { key, means: outcome.map(|outcome| matches::written(outcome, lang)).unwrap_or_default() }
        };
        Ok(ResultsPage {
            frame: Frame::named(app, lang, &shell.name),
            w: CupWords::of(lang),
            base: shell.home.clone(),
            open: lines.iter().filter(|line| line.game.state.is_open() && line.game.held.is_empty()).count(),
            scores,
            keys: KEYS.map(key).into(),
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

/// Places.
#[derive(Debug, Template)]
#[template(path = "cup/table.html")]
pub(crate) struct TablePage {
    frame: Frame,
    shell: Shell,
    w: CupWords,
    base: String,
    heading: String,
    settled: Vec<PlaceLine>,
    possible: Vec<PlaceLine>,
}

impl TablePage {
    /// The places that are decided, and those that are still possible.
    pub(crate) fn new(app: &App, lang: Lang, shell: Shell, cup: &Cup) -> TablePage {
        let places = cup.state().map(|state| Stages::of(state, lang).places).unwrap_or_default();
        let (settled, possible): (Vec<_>, Vec<_>) = places.into_iter().partition(|line| line.settled);
        let over = possible.is_empty() && cup.state().is_some();
        let heading =
            if over { Message::new("school-table-final") } else { Message::new("school-table-heading") };
        TablePage {
            frame: Frame::named(app, lang, &shell.name),
            w: CupWords::of(lang),
            base: shell.home.clone(),
            heading: heading.text(lang),
            settled,
            possible,
            shell,
        }
    }
}
