//! The organiser's pages of a tournament.

use crate::handler::get;
use axum::extract::Query;
use axum::response::Response;
use kolo_contest::{GameKey, Order, Timestamp};
use kolo_teams::SlipState;
use kolo_views::contest::log::{self, UndoOf};
use kolo_views::contest::places::{GroupDerivation, PlanDerivation};
use kolo_views::contest::{matches, places, slip::Slip, ties, venue};
use kolo_views::table::Derivation;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::visit::{AtPlace, Visit};
use super::{draft, live};
use crate::pages;
use crate::pages::contest::Part;
use crate::pages::contest::desk::{DrawPage, EntriesPage, VenuePage};
use crate::pages::contest::log::LogPage;
use crate::pages::contest::results::{CorrectPage, ResultsPage, SlipPage};
use crate::pages::contest::ties::TiesPage;
use crate::pages::contest::venue::{BracketPage, DerivedPage, GroupsPage, TablePage};
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::older::Older;
use crate::tasks::of;
use crate::time;
use crate::tournament::View;
use crate::tournament::draw::blocks::Block;
use crate::tournament::draw::page::Waits;
use crate::tournament::{chart, draw, table};

pub(super) fn routes() -> Routes {
    Routes::new()
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
        .route(
            "/desk/c/{id}/{venue}/table/{who}",
            get(|at: AtPlace<of::LookOn>| async move { opened(&at, View::Desk).await }),
        )
        .route(
            "/desk/c/{id}/{venue}/chart",
            get(|at: AtPlace<of::LookOn>| async move { chart(&at, View::Desk).await }),
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
    if let Some(state) = draft::swiss(&at) {
        let waits = next_round(&at, &shell.home)?;
        return pages::html(&draw::page::DrawPage::waiting_for(
            &at.app, at.lang, shell, waits, state, &at.by,
        )?);
    }
    let reason = why.reason.filter(|reason| !reason.trim().is_empty());
    let hand = Order { by: at.by.author(), at: Timestamp(time::now().0), reason, command: () };
    let page = DrawPage::new(&at.app, at.lang, shell, at.contest(), at.venue_state()?, &hand, &at.by)?;
    pages::html(&page)
}

/// What the next round of a Swiss waits for.
fn next_round(at: &AtPlace<of::Draw>, base: &str) -> Result<Waits, Problem> {
    let mut waiting = Vec::new();
    for one in venue::before_next_round(at.contest(), at.venue_state()?, at.lang) {
        let said = one.table.and_then(|(round, table)| reported(at, &GameKey::at_table(round, table)));
        waiting.push(Block::of_contest(one, said, base, at.lang, &at.by)?);
    }
    Ok(Waits { waiting, adjournable: false, check: format!("/api{base}/draft/check") })
}

/// What one captain has reported, as it is typed, if the other one has not spoken yet.
fn reported(at: &Visit, game: &GameKey) -> Option<String> {
    let slip = at.play().ok()?.slip(game)?;
    let SlipState::Reported(side) = slip.state() else { return None };
    Some(slip.report(side)?.sheet().entry.to_string())
}

async fn results(at: AtPlace<of::EnterResults>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Results)?;
    pages::html(&ResultsPage::new(&at.app, at.lang, shell, at.contest(), at.venue_state()?, &at.by)?)
}

/// The slip of a match.
pub(super) async fn slip(at: AtPlace<of::EnterResults>) -> Result<Response, Problem> {
    let slip = Slip::of(at.contest(), at.venue()?, &at.game()?, at.lang).ok_or_else(Problem::not_found)?;
    let devices = live::on_devices(&at, &at.game()?).await?;
    let shell = at.shell(View::Desk, Part::Results)?;
    let page = SlipPage::new(&at.app, at.lang, shell, at.contest(), at.venue_state()?, slip, &at.by)?;
    pages::html(&page.with_devices(devices))
}

/// The form of a correction.
pub(super) async fn correct(at: AtPlace<of::Correct>) -> Result<Response, Problem> {
    let line =
        matches::one(at.contest(), at.venue()?, &at.game()?, at.lang).ok_or_else(Problem::not_found)?;
    let shell = at.shell(View::Desk, Part::Results)?;
    let (hidden, unplayed) = (at.hidden()?, Some(at.hidden()?));
    let turns = at.play()?.sides_can_be_corrected(&at.game()?);
    let sides = turns.then(|| at.hidden()).transpose()?;
    let page = CorrectPage::new(&at.app, at.lang, shell, line, hidden, unplayed);
    pages::html(&page.with_sides(sides))
}

async fn decisions(at: AtPlace<of::Arbitrate>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Ties)?;
    let ties = ties::open(at.contest(), at.venue()?, at.lang);
    pages::html(&TiesPage::new(&at.app, at.lang, shell, ties, &at.by)?)
}

async fn steps(at: AtPlace<of::ReadLog>, Query(older): Query<Older>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Log)?;
    let mut lines = log::venue(at.contest(), at.venue()?, at.lang);
    if !at.has_office(&at.by) {
        // Steps of the office are undone there.
        for line in &mut lines {
            let may = |undo: &UndoOf| match undo {
                UndoOf::Step(step) => at.venue().is_ok_and(|id| log::is_of_desk(at.contest(), id, *step)),
                UndoOf::Tie(_) | UndoOf::Line(_) | UndoOf::Result(_) | UndoOf::Play(_) => true,
            };
            line.undo = line.undo.take().filter(may);
            line.redo = line.redo.take().filter(may);
        }
    }
    pages::html(&LogPage::new(&at.app, at.lang, shell, at.base(), lines, older.before, &at.by)?)
}

/// Groups, for organisers and the public.
pub(super) async fn groups(at: &Visit, view: View) -> Result<Response, Problem> {
    let page = || {
        let shell = at.shell(view, Part::Groups)?;
        pages::text(&GroupsPage::new(&at.app, at.lang, shell, at.play()?))
    };
    at.page(view, "groups", page).await
}

/// How the numbers of a team came about, and why it is in its group.
pub(super) async fn derived(at: &Visit, view: View) -> Result<Response, Problem> {
    let (group, number) = (at.part("group")?, at.number("number")?);
    let ledger = at.play()?.stages().ok_or_else(Problem::not_found)?;
    // Nothing is kept of what was only asked for.
    ledger.state().group(&group.into()).ok_or_else(Problem::not_found)?;
    let page = || {
        let shell = at.shell(view, Part::Groups)?;
        pages::text(&DerivedPage::new(&at.app, at.lang, shell, in_group(at)?))
    };
    at.page(view, &format!("groups/{group}/{number}"), page).await
}

/// The numbers of the team in the address in the group there.
///
/// # Errors
/// When there is no such group, or the team is not in it.
pub(super) fn in_group(at: &Visit) -> Result<PlanDerivation, Problem> {
    let opened = PlanDerivation::of(at.play()?, at.part("group")?, at.number("number")?, at.lang);
    opened.ok_or_else(Problem::not_found)
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
        if let Some(table) = places::swiss(at.contest(), at.venue()?, at.lang) {
            let lines = places::table(at.contest(), at.venue()?).unwrap_or_default();
            let going_on = lines.iter().filter(|line| line.goes_on).filter_map(|line| line.number).collect();
            return pages::text(&table::page::TablePage::with(&at.app, at.lang, shell, table, going_on));
        }
        let page = TablePage::new(&at.app, at.lang, shell, at.contest(), at.venue_state()?, at.play()?);
        pages::text(&page)
    };
    at.page(view, "table", page).await
}

/// How the numbers of one line of the table came about.
pub(super) async fn opened(at: &Visit, view: View) -> Result<Response, Problem> {
    let opened = derivation(at)?;
    let page = || {
        let shell = at.shell(view, Part::Table)?;
        match opened {
            LineOpened::Swiss(opened) => {
                pages::text(&table::page::DerivationPage::new(&at.app, at.lang, shell, opened))
            }
            LineOpened::Stages(derived) => {
                let opened = PlanDerivation { derived, why: Vec::new() };
                pages::text(&DerivedPage::new(&at.app, at.lang, shell, opened))
            }
        }
    };
    at.page(view, &format!("table/{}", at.number("who")?), page).await
}

/// How the numbers of a line of the table came about.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub(super) enum LineOpened {
    /// In a Swiss.
    Swiss(Derivation),
    /// In groups and a play-off.
    Stages(GroupDerivation),
}

/// The numbers of the line of the table in the address.
///
/// # Errors
/// When it has not started, no team has this number, or there are no places yet.
pub(super) fn derivation(at: &Visit) -> Result<LineOpened, Problem> {
    let who = at.number("who")?;
    let opened = match draft::swiss(at) {
        Some(state) => Derivation::of(state, who, at.lang)
            .map_err(|none| Problem::bad_field(none.message()))?
            .map(LineOpened::Swiss),
        None => places::over_all(at.contest(), at.venue()?, who, at.lang).map(LineOpened::Stages),
    };
    opened.ok_or_else(Problem::not_found)
}

/// Every competitor's way through the rounds of a Swiss.
pub(super) async fn chart(at: &Visit, view: View) -> Result<Response, Problem> {
    let state = draft::swiss(at).ok_or_else(Problem::not_found)?;
    let page = || {
        let shell = at.shell(view, Part::Chart)?;
        pages::text(&chart::page::ChartPage::new(&at.app, at.lang, shell, state, None))
    };
    at.page(view, "chart", page).await
}
