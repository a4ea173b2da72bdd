//! Where the day stands and what comes next.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_tournament::State;
use kolo_views::contest::matches::MatchState;
use kolo_views::overview::{DayStep, Now, Overview as OverviewView};
use kolo_views::plan::{Plan, matches};
use kolo_views::waiting::{self, Kind, Waiting};

use crate::app::App;
use crate::form::Hidden;
use crate::pages::Frame;
use crate::site::Role;
use crate::tasks::Task;
use crate::tournament::PlanWords;
use crate::tournament::draw::blocks::way;
use crate::tournament::public::page::{Matches, winner};
use crate::tournament::{DayWords, Shell};

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
#[template(path = "tournament/overview/page.html")]
pub(crate) struct OverviewPage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    id: String,
    base: String,
    overview: OverviewView,
    waiting: Vec<(Waiting, Option<String>)>,
    /// Matches of plans.
    matches: Matches,
    /// Words of plans.
    plan: PlanWords,
    next: Next,
    end: Option<End>,
    file: bool,
}

impl OverviewPage {
    /// The page of a tournament.
    pub(crate) fn new(app: &App, lang: Lang, shell: Shell, id: &str, state: &State, hidden: Hidden) -> Self {
        let overview = OverviewView::of(state, lang);
        let base = shell.home.clone();
        let next = next(overview.step, &base, state, shell.here, lang);
        let end = match overview.step {
            DayStep::Over => {
                Some((Message::new("hall-reopen-heading"), "reopen", Message::new("hall-reopen")))
            }
            DayStep::Finish => {
                Some((Message::new("hall-finish-heading"), "finish", Message::new("hall-finish")))
            }
            DayStep::Entries
            | DayStep::Draw
            | DayStep::Publish
            | DayStep::Results
            | DayStep::Ties
            | DayStep::Close => None,
        };
        let end = end.filter(|_| Task::Arbitrate.is_for(shell.here));
        let end = end.map(|(heading, path, label)| End {
            heading: heading.text(lang),
            path,
            label: label.text(lang),
            hidden,
        });
        // Those who do not pair rounds do not decide protests and ratings either.
        let may = |one: &Waiting| match one.kind {
            Kind::Result | Kind::Confirmation | Kind::Mismatch => Task::EnterResults,
            Kind::Protest | Kind::Tie => Task::Arbitrate,
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
            matches: Matches::of(state, lang),
            plan: PlanWords::of(lang),
            overview,
            next,
            end,
        }
    }
}

fn next(step: DayStep, base: &str, state: &State, here: Option<Role>, lang: Lang) -> Next {
    let round = state.next_round();
    let now = Now::of(state);
    if let Some(next) = next_in_plans(now, base, state, here, lang) {
        return next;
    }
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
        DayStep::Ties | DayStep::Close | DayStep::Finish => {
            (Message::new("hall-next-finish"), "/table", Message::new("hall-part-table"))
        }
        DayStep::Over => (Message::new("hall-next-over"), "/table", Message::new("hall-part-table")),
    };
    // The button leads nowhere where one may not go.
    let open = path != "/draw" || Task::Draw.is_for(here);
    Next { text: text.text(lang), href: open.then(|| format!("{base}{path}")), label: label.text(lang) }
}

/// What comes next where a plan is played, or the rounds before one are over.
#[expect(clippy::similar_names, reason = "a state and a stage are what they are called")]
fn next_in_plans(now: Now<'_>, base: &str, state: &State, here: Option<Role>, lang: Lang) -> Option<Next> {
    if state.settings().stages.is_empty() {
        return None;
    }
    let draw = |stage: &kolo_tournament::StageId| format!("/plan/{}", stage.as_str());
    let ready = || {
        let plays = Plan::played(state).filter_map(|plan| plan.play());
        plays.map(|play| play.ready().count()).sum::<usize>()
    };
    let button = |key: &'static str| Message::new(key);
    let lines = matches::of_tournament(state, lang);
    let differing = lines.iter().filter(|line| line.state == MatchState::Differing).count();
    let protests = state.holding_protests().count();
    let (text, path, label, task) = match (now.step, now.stage) {
        (DayStep::Entries, Some(_)) if state.entrants().len() < 2 => {
            let text = Message::new("hall-next-entries").with("count", state.entrants().len());
            (text, "/entries".to_owned(), button("hall-part-entries"), Task::LookOn)
        }
        (DayStep::Entries | DayStep::Draw, Some(stage)) => {
            (Message::new("plan-next-undrawn"), draw(stage), button("plan-make"), Task::Draw)
        }
        (DayStep::Publish, Some(stage)) => {
            (Message::new("plan-next-draw"), draw(stage), button("plan-button-draw"), Task::Draw)
        }
        (DayStep::Close, _) => {
            let next = Plan::all(state).find(|plan| plan.play().is_none())?;
            let path = draw(&next.settings.id);
            (Message::new("plan-next-close"), path, button("plan-button-close"), Task::Draw)
        }
        // People have to talk about what they report, then about a protest; the rest is play.
        (DayStep::Results | DayStep::Ties, Some(_)) if differing > 0 => {
            let text = Message::new("plan-next-reports").with("count", differing);
            (text, "/results".to_owned(), button("plan-button-reports"), Task::EnterResults)
        }
        (DayStep::Results | DayStep::Ties | DayStep::Finish, _)
            if protests > 0 && Task::Arbitrate.is_for(here) =>
        {
            let text = Message::new("school-next-protests").with("open", protests);
            (text, "/incidents#protests".to_owned(), button("plan-button-protests"), Task::Arbitrate)
        }
        (DayStep::Results, Some(_)) => {
            let text = Message::new("plan-next-play").with("count", ready());
            (text, "/results".to_owned(), button("plan-button-results"), Task::EnterResults)
        }
        (DayStep::Ties, Some(_)) => {
            let ties = Plan::played(state).filter_map(|plan| plan.play()).map(|play| play.open_steps().len());
            let text = Message::new("plan-next-ties").with("count", ties.sum::<usize>());
            (text, "/ties".to_owned(), button("plan-button-ties"), Task::Arbitrate)
        }
        (DayStep::Finish | DayStep::Over, _) => {
            let text = winner(state).unwrap_or_else(|| Message::new("hall-next-over"));
            (text, "/table".to_owned(), button("plan-button-table"), Task::LookOn)
        }
        _ => return None,
    };
    let open = task.is_for(here);
    Some(Next { text: text.text(lang), href: open.then(|| format!("{base}{path}")), label: label.text(lang) })
}
