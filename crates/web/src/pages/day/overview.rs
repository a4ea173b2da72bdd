//! Where the day stands and what comes next.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_tournament::State;
use kolo_views::overview::{DayStep, Overview as Told};
use kolo_views::waiting::{self, Kind, Waiting};

use super::blocks::way;
use super::{DayWords, Shell};
use crate::app::App;
use crate::form::Hidden;
use crate::pages::Frame;
use crate::site::Role;
use crate::tasks::Task;

/// What comes next.
#[derive(Debug)]
pub(crate) struct Next {
    text: String,
    href: Option<String>,
    label: String,
}

/// A button that ends the tournament, or opens it again.
#[derive(Debug)]
pub(crate) struct End {
    heading: String,
    path: &'static str,
    label: String,
    hidden: Hidden,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "day/overview.html")]
pub(crate) struct OverviewPage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    id: String,
    base: String,
    overview: Told,
    waiting: Vec<(Waiting, Option<String>)>,
    next: Next,
    end: Option<End>,
    file: bool,
}

impl OverviewPage {
    /// The page of a tournament.
    pub(crate) fn new(app: &App, lang: Lang, shell: Shell, id: &str, state: &State, hidden: Hidden) -> Self {
        let overview = Told::of(state, lang);
        let base = shell.home.clone();
        let next = next(overview.step, &base, state, shell.here, lang);
        let end = match overview.step {
            DayStep::Over => {
                Some((Message::new("hall-reopen-heading"), "reopen", Message::new("hall-reopen")))
            }
            DayStep::Finish => {
                Some((Message::new("hall-finish-heading"), "finish", Message::new("hall-finish")))
            }
            DayStep::Entries | DayStep::Draw | DayStep::Publish | DayStep::Results => None,
        };
        let end = end.filter(|_| Task::Arbitrate.is_for(shell.here));
        let end = end.map(|(heading, path, label)| End {
            heading: heading.text(lang),
            path,
            label: label.text(lang),
            hidden,
        });
        // Who does not draw does not decide protests and ratings either.
        let may = |one: &Waiting| match one.kind {
            Kind::Result | Kind::Confirmation | Kind::Mismatch => Task::EnterResults,
            Kind::Protest => Task::Arbitrate,
            Kind::CheckIn => Task::CheckIn,
            Kind::Rating => Task::ManageEntries,
        };
        let linked = |one: Waiting| {
            let to = way(&one, &base).filter(|_| may(&one).is_for(shell.here));
            (one, to)
        };
        let waiting = waiting::before_next_draw(state, lang).into_iter().map(linked).collect();
        OverviewPage {
            frame: Frame::named(app, lang, &overview.name),
            file: Task::KeepData.is_for(shell.here),
            shell,
            w: DayWords::of(lang),
            id: id.to_owned(),
            base,
            waiting,
            overview,
            next,
            end,
        }
    }
}

fn next(step: DayStep, base: &str, state: &State, here: Option<Role>, lang: Lang) -> Next {
    let round = state.next_round();
    let (text, path, label) = match step {
        DayStep::Entries => (
            Message::new("hall-next-entries").with("count", state.entrants().len()),
            if state.entrants().len() < 2 { "/entries" } else { "/draw" },
            if state.entrants().len() < 2 {
                Message::new("hall-part-entries")
            } else {
                Message::new("hall-next-draw-button").with("round", round)
            },
        ),
        DayStep::Draw => (
            Message::new("hall-next-draw").with("round", round),
            "/draw",
            Message::new("hall-next-draw-button").with("round", round),
        ),
        DayStep::Publish => (
            Message::new("hall-next-publish").with("round", round),
            "/draw",
            Message::new("hall-next-publish-button"),
        ),
        DayStep::Results => (
            Message::new("hall-next-results").with("open", state.unsettled().count()),
            "/results",
            Message::new("hall-part-results"),
        ),
        DayStep::Finish => (Message::new("hall-next-finish"), "/table", Message::new("hall-part-table")),
        DayStep::Over => (Message::new("hall-next-over"), "/table", Message::new("hall-part-table")),
    };
    // The button leads nowhere where one may not go.
    let open = path != "/draw" || Task::Draw.is_for(here);
    Next { text: text.text(lang), href: open.then(|| format!("{base}{path}")), label: label.text(lang) }
}
