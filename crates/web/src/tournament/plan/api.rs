//! Plans as data for programs: `{"version": …, "view": …}`, in the language that is asked for.
//!
//! Every handler has its description beside it, with its address.

use axum::response::Response;
use kolo_views::contest::matches::MatchLine;
use kolo_views::contest::now::Now;
use kolo_views::contest::places::PlanDerivation;
use kolo_views::contest::ties::Tie;
use kolo_views::plan::draft::PlanDraft;
use kolo_views::plan::{self, Plan, matches, ties};
use kolo_views::stages::{PlaceLine, Stage};
use serde::Serialize;
use utoipa::ToSchema;

use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::visiting::seen;
use crate::tasks::of;
use crate::tournament::groups::derivation;
use crate::tournament::visit::{AtDesk, Visit};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .routes(routes!(matches_of_plans))
        .routes(routes!(stages_of_plans))
        .routes(routes!(who_plays_now))
        .routes(routes!(ties_of_plans))
        .routes(routes!(plan_of_stage))
        .routes(routes!(in_group))
        .routes(routes!(desk_in_group))
}

/// Groups and brackets of all stages in play, and places.
#[derive(Debug, Serialize, ToSchema)]
struct PlayedStages {
    /// In their order.
    stages: Vec<Stage>,
    /// Who ends where in the latest one, those who can still be best first.
    places: Vec<PlaceLine>,
}

/// All matches of plans whose sides are known. What players say before it counts is for organisers only.
#[utoipa::path(
    get, path = "/api/t/{id}/matches", tag = "tournaments",
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "the matches in the order of play", body = Viewed<Vec<MatchLine>>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn matches_of_plans(at: Visit) -> Result<Response, Problem> {
    let lines = matches::of_tournament(at.state()?, at.lang).into_iter();
    Ok(seen(&at, lines.map(|line| line.for_public(at.lang)).collect::<Vec<MatchLine>>()))
}

/// Groups, brackets and places.
#[utoipa::path(
    get, path = "/api/t/{id}/stages", tag = "tournaments",
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "groups with their tables, brackets, places", body = Viewed<PlayedStages>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn stages_of_plans(at: Visit) -> Result<Response, Problem> {
    let state = at.state()?;
    let view = PlayedStages { stages: plan::stages(state, at.lang), places: plan::places(state) };
    Ok(seen(&at, view))
}

/// Who plays where now, by table and by name.
#[utoipa::path(
    get, path = "/api/t/{id}/now", tag = "tournaments",
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "the matches that are on, and each player's next one", body = Viewed<Now>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn who_plays_now(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, Now::of_plans(at.state()?, at.lang)))
}

/// Tied players of whom some go on.
#[utoipa::path(
    get, path = "/api/desk/t/{id}/ties", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "what must be decided", body = Viewed<Vec<Tie>>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn ties_of_plans(at: AtDesk<of::LookOn>) -> Result<Response, Problem> {
    Ok(seen(&at, ties::of_tournament(at.state()?, at.lang)))
}

/// The plan of a stage, published or as a draft, with the reason of every place.
#[utoipa::path(
    get, path = "/api/desk/t/{id}/plan/{stage}", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the tournament's name in addresses"),
        ("stage" = String, Path, description = "the name of the stage"),
    ),
    responses(
        (status = 200, description = "groups, first matches, and why", body = Viewed<PlanDraft>),
        (status = 404, description = "there is no such tournament or stage, or it is not drawn", body = ErrorBody),
    )
)]
async fn plan_of_stage(at: AtDesk<of::Draw>) -> Result<Response, Problem> {
    let plan: Plan<'_> = crate::tournament::plan::routes::plan(&at)?;
    Ok(seen(&at, PlanDraft::of(plan, at.lang).ok_or_else(Problem::not_found)?))
}

/// How the numbers of a player in a group came about.
#[utoipa::path(
    get, path = "/api/t/{id}/groups/{stage}/{group}/{number}", tag = "tournaments",
    params(
        ("id" = String, Path, description = "the tournament's name in addresses"),
        ("stage" = String, Path, description = "the name of the stage"),
        ("group" = String, Path, description = "the group"),
        ("number" = u32, Path, description = "the number of a player in it, as views give it"),
    ),
    responses(
        (status = 200, description = "every number with its parts", body = Viewed<PlanDerivation>),
        (status = 404, description = "there is no such tournament, group or number", body = ErrorBody),
    )
)]
async fn in_group(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, derivation(&at)?))
}

/// How the numbers of a player in a group came about, with full names.
#[utoipa::path(
    get, path = "/api/desk/t/{id}/groups/{stage}/{group}/{number}", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the tournament's name in addresses"),
        ("stage" = String, Path, description = "the name of the stage"),
        ("group" = String, Path, description = "the group"),
        ("number" = u32, Path, description = "the number of a player in it, as views give it"),
    ),
    responses(
        (status = 200, description = "every number with its parts", body = Viewed<PlanDerivation>),
        (status = 404, description = "there is no such tournament, group or number", body = ErrorBody),
    )
)]
async fn desk_in_group(at: AtDesk<of::LookOn>) -> Result<Response, Problem> {
    Ok(seen(&at, derivation(&at)?))
}
