//! What is set for a tournament of a contest: its announcement and how it is played, as data; when the rounds of a Swiss
//! start.

use crate::handler::{erased, get};
use axum::response::{IntoResponse, Redirect, Response};
use kolo_contest::{Phase, PlayCommand, RoundCommand, VenueState};
use kolo_messages::Lang;
use kolo_views::contest::office::category_name;
use kolo_views::contest::venue::terms;
use serde::Serialize;
use utoipa::ToSchema;

use super::draft;
use super::visit::{AtPlace, Given, Visit};
use crate::contest_room::ContestAct;
use crate::pages;
use crate::pages::contest::Part;
use crate::pages::contest::affairs::plan::LANGUAGES;
use crate::pages::contest::starts::StartsPage;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::visiting::seen;
use crate::tasks::of;
use crate::tournament::View;
use crate::tournament::settings::routes::data::{ChosenSetting, Moment, SettingsView};
use crate::tournament::settings::routes::start_in;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/c/{id}/{venue}/settings/start", get(starts).post(erased(set_start)))
        .routes(routes!(venue_settings))
}

async fn starts(at: AtPlace<of::Arbitrate>) -> Result<Response, Problem> {
    let state = draft::swiss(&at).ok_or_else(Problem::not_found)?;
    let shell = at.shell(View::Desk, Part::Starts)?;
    pages::html(&StartsPage::new(&at.app, at.lang, shell, state, &at.by)?)
}

/// When a round of the Swiss starts (G-4.4.1); a change needs a reason.
async fn set_start(given: Given<of::Arbitrate>) -> Result<Response, Problem> {
    let (round, at) = start_in(&given.posted.fields)?;
    let command = PlayCommand::Round(RoundCommand::SetStart { round, at });
    given.give(vec![ContestAct::play(given.venue()?, command)]).await?;
    Ok(Redirect::to(&format!("{}/settings/start", given.base())).into_response())
}

/// What is set for a tournament of a contest.
#[derive(Debug, Serialize, ToSchema)]
struct VenueSettings {
    /// Its name.
    name: String,
    /// Who plays.
    category: ChosenSetting,
    /// Which level.
    level: ChosenSetting,
    /// On which day.
    day: String,
    /// When it begins, if that is set.
    starts: Option<Moment>,
    /// Where.
    place: Option<String>,
    /// The school that is host (P-1.1.2.8).
    host: Option<ChosenSetting>,
    /// In which language it is held.
    language: ChosenSetting,
    /// Boards of a match (P-3.1.1).
    boards: u32,
    /// How duels are played on this level, in words.
    duels: String,
    /// Rounds of a Swiss, if not the usual number (P-1.2.2.7).
    rounds: Option<u32>,
    /// The seed of all lots (K-SEED), once it has started; a text, since it can be larger than numbers of some programs.
    seed: Option<String>,
    /// What is set for the rounds of a Swiss that has started.
    #[serde(skip_serializing_if = "Option::is_none")]
    swiss: Option<SettingsView>,
    /// Whether it has started, so that the announcement stays (K-LOCK).
    started: bool,
    /// Whether it is over.
    finished: bool,
}

/// What is set for a tournament.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/{venue}/settings", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
    ),
    responses(
        (status = 200, description = "what is set", body = Viewed<VenueSettings>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn venue_settings(at: AtPlace<of::RunOffice>) -> Result<Response, Problem> {
    Ok(seen(&at, VenueSettings::of(&at, at.venue_state()?, at.lang)))
}

impl VenueSettings {
    fn of(at: &Visit, venue: &VenueState, lang: Lang) -> VenueSettings {
        let plan = &venue.plan;
        let host = plan.host.as_ref().map(|id| {
            let known = at.contest().state().schools().find(|school| school.id == *id);
            let label = known.map_or_else(|| id.to_string(), |school| school.name.to_string());
            ChosenSetting { code: id.to_string(), label }
        });
        let language = LANGUAGES.into_iter().find(|(.., language)| *language == plan.language);
        let (code, label) = language.map_or(("", ""), |(code, label, _)| (code, label));
        VenueSettings {
            name: plan.name.to_string(),
            category: ChosenSetting::of(plan.category.code(), &category_name(plan.category), lang),
            level: ChosenSetting::of(plan.level.code(), &plan.level.message(), lang),
            day: plan.day.to_string(),
            starts: plan.starts.map(|at| Moment::of(at.0, lang)),
            place: plan.place.as_ref().map(ToString::to_string),
            host,
            language: ChosenSetting { code: code.to_owned(), label: label.to_owned() },
            boards: plan.category.boards(),
            duels: terms(plan.level).text(lang),
            rounds: plan.rounds,
            seed: venue.start.as_ref().map(|start| start.seed.to_string()),
            swiss: draft::swiss(at).map(|state| SettingsView::of(state, lang)),
            started: venue.start.is_some(),
            finished: matches!(venue.phase, Phase::Closed(_)),
        }
    }
}
