//! Pages of the desk that only look.

use axum::extract::Query;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use kolo_messages::Message;
use kolo_model::System;
use kolo_stages::{GroupId, SlotPlace, Told, codec};
use kolo_views::contest::places::{self, GroupDerivation};
use kolo_views::cup::{log, ties};
use serde::Deserialize;

use super::visit::{AtCup, Visit};
use crate::pages;
use crate::pages::contest::log::LogPage;
use crate::pages::contest::ties::TiesPage;
use crate::pages::contest::venue::{BracketPage, DerivedPage, GroupsPage};
use crate::pages::cup::Part;
use crate::pages::cup::desk::{OverviewPage, ResultsPage, TablePage};
use crate::pages::cup::draw::DrawPage;
use crate::pages::day::View;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::older::Older;
use crate::tasks::of;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/s/{id}", get(overview))
        .route("/desk/s/{id}/results", get(results))
        .route(
            "/desk/s/{id}/groups",
            get(|at: AtCup<of::LookOn>| async move { groups(&at, View::Desk).await }),
        )
        .route(
            "/desk/s/{id}/groups/{group}/{number}",
            get(|at: AtCup<of::LookOn>| async move { derived(&at, View::Desk).await }),
        )
        .route(
            "/desk/s/{id}/bracket",
            get(|at: AtCup<of::LookOn>| async move { bracket(&at, View::Desk).await }),
        )
        .route("/desk/s/{id}/table", get(|at: AtCup<of::LookOn>| async move { table(&at, View::Desk).await }))
        .route("/desk/s/{id}/ties", get(decisions))
        .route("/desk/s/{id}/log", get(steps))
        .route("/desk/s/{id}/file/stages", get(file))
}

async fn overview(at: AtCup<of::LookOn>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Overview);
    pages::html(&OverviewPage::new(&at.app, at.lang, shell, &at.id, &at.cup, Some(&at.by)))
}

/// The draw; also after an order about it.
pub(super) async fn draw(at: AtCup<of::Draw>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Draw);
    pages::html(&DrawPage::new(&at.app, at.lang, shell, &at.cup, &at.by)?)
}

/// How results are typed.
#[derive(Debug, Deserialize)]
struct Typing {
    scores: Option<String>,
}

async fn results(at: AtCup<of::EnterResults>, Query(typing): Query<Typing>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Results);
    let scores = typing.scores.is_some();
    pages::html(&ResultsPage::new(&at.app, at.lang, shell, &at.cup, &at.by, scores)?)
}

async fn decisions(at: AtCup<of::Arbitrate>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Ties);
    pages::html(&TiesPage::new(&at.app, at.lang, shell, ties::open(&at.cup, at.lang), &at.by)?)
}

async fn steps(at: AtCup<of::ReadLog>, Query(older): Query<Older>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Log);
    let lines = log::lines(&at.cup, at.lang);
    pages::html(&LogPage::new(&at.app, at.lang, shell, at.base(), lines, older.before, &at.by)?)
}

/// The tournament as a stages file, as `kolo stages` reads it.
async fn file(at: AtCup<of::Arbitrate>) -> Result<Response, Problem> {
    let file = at.cup.file().ok_or_else(Problem::not_found)?;
    let text = codec::write(&file).map_err(Problem::internal)?;
    let kind = HeaderValue::from_static("application/json");
    let named = format!("attachment; filename=\"{}.json\"", at.id);
    let named = HeaderValue::from_str(&named).map_err(Problem::internal)?;
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, named)], text).into_response())
}

/// Groups, for the desk and for everybody.
pub(super) async fn groups(at: &Visit, view: View) -> Result<Response, Problem> {
    let page = || {
        let shell = at.shell(view, Part::Groups);
        let who = Message::new("hall-name");
        pages::text(&GroupsPage::of_state(&at.app, at.lang, shell, at.cup.state(), &who))
    };
    at.page(view, "groups", page).await
}

/// How the numbers of somebody in a group came about, and why he or she is in it.
pub(super) fn derivation(at: &Visit) -> Result<(GroupDerivation, Vec<Told>), Problem> {
    let number: u32 = at.part("number")?.parse().map_err(|_| Problem::not_found())?;
    let play = at.cup.play().ok_or_else(Problem::not_found)?;
    let group = at.part("group")?;
    let id = GroupId::from(group);
    let members = play.state().group(&id).ok_or_else(Problem::not_found)?.members;
    let index = members.iter().position(|member| member.id().is_some_and(|id| id.0 == number));
    let place = index.and_then(|index| u32::try_from(index + 1).ok()).ok_or_else(Problem::not_found)?;
    let derived = places::derivation_in(play.state(), group, number, System::RoundRobin, at.lang);
    let why = play.explain(&SlotPlace::Member(id, place)).unwrap_or_default();
    Ok((derived.ok_or_else(Problem::not_found)?, why))
}

/// The same as a page. Nothing is kept of what was only asked for.
pub(super) async fn derived(at: &Visit, view: View) -> Result<Response, Problem> {
    let part = format!("groups/{}/{}", at.part("group")?, at.part("number")?);
    let page = || {
        let (derived, why) = derivation(at)?;
        let shell = at.shell(view, Part::Groups);
        pages::text(&DerivedPage::with(&at.app, at.lang, shell, derived, why))
    };
    at.page(view, &part, page).await
}

/// The bracket.
pub(super) async fn bracket(at: &Visit, view: View) -> Result<Response, Problem> {
    let page = || {
        let shell = at.shell(view, Part::Bracket);
        pages::text(&BracketPage::of_state(&at.app, at.lang, shell, at.cup.state()))
    };
    at.page(view, "bracket", page).await
}

/// Places.
pub(super) async fn table(at: &Visit, view: View) -> Result<Response, Problem> {
    let page = || {
        let shell = at.shell(view, Part::Table);
        pages::text(&TablePage::new(&at.app, at.lang, shell, &at.cup))
    };
    at.page(view, "table", page).await
}
