//! Groups and brackets, for organisers and the public; why a player stands in a group.

use crate::handler::get;
use axum::response::Response;
use kolo_model::System;
use kolo_views::contest::places::{self, PlanDerivation};
use kolo_views::plan;

use crate::pages;
use crate::pages::contest::venue::{BracketPage, DerivedPage, GroupsPage};
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .route("/t/{id}/groups", get(|at: Visit| async move { groups(&at, View::Public).await }))
        .route("/t/{id}/bracket", get(|at: Visit| async move { bracket(&at, View::Public).await }))
        .route(
            "/t/{id}/groups/{stage}/{group}/{number}",
            get(|at: Visit| async move { derived(&at, View::Public).await }),
        )
        .route(
            "/desk/t/{id}/groups",
            get(|at: AtDesk<of::LookOn>| async move { groups(&at, View::Desk).await }),
        )
        .route(
            "/desk/t/{id}/bracket",
            get(|at: AtDesk<of::LookOn>| async move { bracket(&at, View::Desk).await }),
        )
        .route(
            "/desk/t/{id}/groups/{stage}/{group}/{number}",
            get(|at: AtDesk<of::LookOn>| async move { derived(&at, View::Desk).await }),
        )
}

async fn groups(at: &Visit, view: View) -> Result<Response, Problem> {
    let page = || {
        let shell = at.shell(view, Part::Groups)?;
        pages::text(&GroupsPage::of_tournament(&at.app, at.lang, shell, at.state()?))
    };
    at.page(view, "groups".into(), page).await
}

async fn bracket(at: &Visit, view: View) -> Result<Response, Problem> {
    let page = || {
        let shell = at.shell(view, Part::Bracket)?;
        let stages = plan::stages(at.state()?, at.lang);
        pages::text(&BracketPage::of_stages(&at.app, at.lang, shell, &stages))
    };
    at.page(view, "bracket".into(), page).await
}

/// How the numbers of a player in a group came about, and why the player is in it.
pub(in crate::tournament) fn derivation(at: &Visit) -> Result<PlanDerivation, Problem> {
    let (plan, group, number) =
        (crate::tournament::plan::routes::plan(at)?, at.word("group"), at.number("number")?);
    let place = plan.member(group, number).ok_or_else(Problem::not_found)?;
    let games = plan.play().ok_or_else(Problem::not_found)?;
    let derived = places::derivation_in(games, group, number, System::RoundRobin, at.lang);
    let why = plan.explain(Some(&at.newest.state.ledger), &place).unwrap_or_default();
    Ok(PlanDerivation::new(derived.ok_or_else(Problem::not_found)?, why, at.lang))
}

async fn derived(at: &Visit, view: View) -> Result<Response, Problem> {
    let part = format!("groups/{}/{}/{}", at.word("stage"), at.word("group"), at.word("number"));
    let page = || {
        let opened = derivation(at)?;
        let shell = at.shell(view, Part::Groups)?;
        pages::text(&DerivedPage::new(&at.app, at.lang, shell, opened))
    };
    at.page(view, part.into(), page).await
}
