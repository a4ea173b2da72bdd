//! Pages of a tournament at the desk.

use axum::Router;
use axum::extract::Query;
use axum::response::Response;
use axum::routing::get;
use kolo_contest::{Hand, Moment};
use kolo_day::contest::log::{self, UndoOf};
use kolo_day::contest::{matches, slip::Slip, ties};
use serde::Deserialize;

use super::visit::{AtPlace, Visit};
use crate::app::App;
use crate::pages;
use crate::pages::contest::Part;
use crate::pages::contest::desk::{DrawPage, EntriesPage, VenuePage};
use crate::pages::contest::log::LogPage;
use crate::pages::contest::results::{CorrectPage, Correction, ResultsPage, SlipPage};
use crate::pages::contest::ties::TiesPage;
use crate::pages::contest::venue::{BracketPage, DerivedPage, GroupsPage, TablePage};
use crate::pages::day::View;
use crate::problem::Problem;
use crate::tasks::of;
use crate::time;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/desk/c/{id}/{venue}", get(overview))
        .route("/desk/c/{id}/{venue}/draw", get(draw))
        .route("/desk/c/{id}/{venue}/results", get(results))
        .route(
            "/desk/c/{id}/{venue}/groups",
            get(|at: AtPlace<of::LookOn>| async move { groups(&at, View::Desk).await }),
        )
        .route(
            "/desk/c/{id}/{venue}/groups/{group}/{number}",
            get(|at: AtPlace<of::LookOn>| async move { derived(&at, View::Desk).await }),
        )
        .route(
            "/desk/c/{id}/{venue}/bracket",
            get(|at: AtPlace<of::LookOn>| async move { bracket(&at, View::Desk).await }),
        )
        .route(
            "/desk/c/{id}/{venue}/table",
            get(|at: AtPlace<of::LookOn>| async move { table(&at, View::Desk).await }),
        )
        .route("/desk/c/{id}/{venue}/ties", get(decisions))
        .route("/desk/c/{id}/{venue}/log", get(steps))
}

async fn overview(at: AtPlace<of::LookOn>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Overview)?;
    let page = VenuePage::new(&at.app, at.lang, shell, &at.id, at.contest(), at.venue_state()?, &at.by)?;
    pages::html(&page)
}

/// Who comes; also after an order about them.
pub(super) async fn entries(at: AtPlace<of::LookOn>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Entries)?;
    pages::html(&EntriesPage::new(&at.app, at.lang, shell, at.contest(), at.venue_state()?, &at.by)?)
}

/// Why something is done although it should not.
#[derive(Debug, Deserialize)]
struct Why {
    reason: Option<String>,
}

async fn draw(at: AtPlace<of::Draw>, Query(why): Query<Why>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Draw)?;
    let reason = why.reason.filter(|reason| !reason.trim().is_empty());
    let hand = Hand { by: at.by.name.clone(), at: Moment(time::now().0), reason };
    let page = DrawPage::new(&at.app, at.lang, shell, at.contest(), at.venue_state()?, &hand, &at.by)?;
    pages::html(&page)
}

async fn results(at: AtPlace<of::EnterResults>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Results)?;
    pages::html(&ResultsPage::new(&at.app, at.lang, shell, at.contest(), at.venue_state()?, &at.by)?)
}

/// The slip of a match.
pub(super) async fn slip(at: AtPlace<of::EnterResults>) -> Result<Response, Problem> {
    let slip = Slip::of(at.contest(), at.venue()?, &at.game()?, at.lang).ok_or_else(Problem::not_found)?;
    let shell = at.shell(View::Desk, Part::Results)?;
    pages::html(&SlipPage::new(&at.app, at.lang, shell, at.contest(), at.venue_state()?, slip, &at.by)?)
}

/// The form of a correction.
pub(super) async fn correct(at: AtPlace<of::Correct>) -> Result<Response, Problem> {
    let line =
        matches::one(at.contest(), at.venue()?, &at.game()?, at.lang).ok_or_else(Problem::not_found)?;
    let shell = at.shell(View::Desk, Part::Results)?;
    let correction = Correction { typed: line.notation.clone().unwrap_or_default(), ..Correction::default() };
    pages::html(&CorrectPage::new(&at.app, at.lang, shell, line, correction, at.hidden()?))
}

async fn decisions(at: AtPlace<of::Arbitrate>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Ties)?;
    let ties = ties::open(at.contest(), at.venue()?, at.lang);
    pages::html(&TiesPage::new(&at.app, at.lang, shell, ties, &at.by)?)
}

async fn steps(at: AtPlace<of::ReadLog>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Log)?;
    let mut lines = log::venue(at.contest(), at.venue()?, at.lang);
    if !at.has_office(&at.by) {
        // Steps of the office are undone there.
        for line in &mut lines {
            let may = |undo: &UndoOf| match undo {
                UndoOf::Step(step) => at.venue().is_ok_and(|id| log::is_of_desk(at.contest(), id, *step)),
                UndoOf::Tie(_) | UndoOf::Line(_) => true,
            };
            line.undo = line.undo.take().filter(may);
            line.redo = line.redo.take().filter(may);
        }
    }
    pages::html(&LogPage::new(&at.app, at.lang, shell, at.base(), lines, &at.by)?)
}

/// Groups, for the desk and for everybody.
pub(super) async fn groups(at: &Visit, view: View) -> Result<Response, Problem> {
    let page = || {
        let shell = at.shell(view, Part::Groups)?;
        pages::text(&GroupsPage::new(&at.app, at.lang, shell, at.play()?))
    };
    at.page(view, "groups", page).await
}

/// How the numbers of a team came about.
pub(super) async fn derived(at: &Visit, view: View) -> Result<Response, Problem> {
    let number: u32 = at.part("number")?.parse().map_err(|_| Problem::not_found())?;
    let group = at.part("group")?;
    let ledger = at.play()?.stages().ok_or_else(Problem::not_found)?;
    // Nothing is kept of what was only asked for.
    ledger.state().group(&group.into()).ok_or_else(Problem::not_found)?;
    let page = || {
        let shell = at.shell(view, Part::Groups)?;
        let page = DerivedPage::new(&at.app, at.lang, shell, at.play()?, group, number);
        pages::text(&page.ok_or_else(Problem::not_found)?)
    };
    at.page(view, &format!("groups/{group}/{number}"), page).await
}

/// The play-off.
pub(super) async fn bracket(at: &Visit, view: View) -> Result<Response, Problem> {
    let page = || {
        let shell = at.shell(view, Part::Bracket)?;
        pages::text(&BracketPage::new(&at.app, at.lang, shell, at.play()?))
    };
    at.page(view, "bracket", page).await
}

/// Places.
pub(super) async fn table(at: &Visit, view: View) -> Result<Response, Problem> {
    let page = || {
        let shell = at.shell(view, Part::Table)?;
        let page = TablePage::new(&at.app, at.lang, shell, at.contest(), at.venue_state()?, at.play()?);
        pages::text(&page)
    };
    at.page(view, "table", page).await
}
