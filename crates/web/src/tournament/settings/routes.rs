//! The settings of a tournament: changed with a preview, refused in words where round 1 has fixed them (K-LOCK).

pub(crate) mod data;
mod terms;

use crate::handler::{erased, get};
use axum::response::{IntoResponse, Redirect, Response};
use kolo_messages::Message;
use kolo_model::RoundNumber;
use kolo_tournament::{CheckIn, Command, EqualsBy, NoShows, Settings, State, Timestamp};

use crate::form::{Fields, Posted, wrong};
use crate::pages;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::time;
use crate::tournament::act::{Act, act};
use crate::tournament::give;
use crate::tournament::settings::page::{CRITERIA, EQUALS, SettingsPage};
use crate::tournament::shape;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .route("/desk/t/{id}/settings", get(page).post(erased(configure)))
        .route("/desk/t/{id}/settings/start", get(page).post(erased(start)))
        .merge(data::routes())
}

async fn page(at: AtDesk<of::Arbitrate>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Settings)?;
    pages::html(&SettingsPage::new(&at.app, at.lang, shell, at.state()?, &at.by)?)
}

async fn configure(at: Visit, posted: Posted<of::Arbitrate>) -> Result<Response, Problem> {
    let settings = changed(at.state()?, &posted.fields)?;
    let (action, back) = ("/settings".to_owned(), "/settings".to_owned());
    let (command, what) = (Command::Configure(settings), Message::new("floor-settings-what"));
    act(at, &posted, Act { command, what, action, back, part: Part::Settings }).await
}

/// The settings with what was typed; what the form does not ask for stays.
fn changed(state: &State, fields: &Fields) -> Result<Settings, Problem> {
    let mut settings = state.settings().clone();
    settings.name = fields.title("name", Message::new("hall-new-name"))?;
    settings.check_in = if fields.given("check-in").is_some() { CheckIn::Required } else { CheckIn::NotUsed };
    shape::take_over(&mut settings, fields)?;
    if settings.system.is_none() {
        return Ok(settings);
    }
    settings.rounds = fields.number("rounds", Message::new("hall-new-rounds"))?;
    settings.no_shows = if fields.given("stay").is_some() { NoShows::Stay } else { NoShows::Withdraw };
    let equals = fields.text("equals");
    let found = EQUALS.into_iter().find(|(code, _)| *code == equals).map(|(_, by)| by);
    settings.equals_by = found.unwrap_or(EqualsBy::Alphabet);
    let chosen = (1..=CRITERIA).filter_map(|place| fields.given(&format!("criterion-{place}")));
    settings.criteria = chosen.map(str::to_owned).collect();
    terms::take_over(&mut settings, state, fields)?;
    Ok(settings)
}

/// When a round starts (G-4.4.1); a change needs a reason.
async fn start(at: Visit, posted: Posted<of::Arbitrate>) -> Result<Response, Problem> {
    let (round, moment) = start_in(&posted.fields)?;
    give(&at.app, &at.id, &posted, Command::SetStart { round, at: moment }).await?;
    Ok(Redirect::to(&format!("/desk/t/{}/settings#starts", at.id)).into_response())
}

/// The round in a form, and when it is to start.
///
/// # Errors
/// When one of them cannot be read.
pub(crate) fn start_in(fields: &Fields) -> Result<(RoundNumber, Timestamp), Problem> {
    let label = || Message::new("floor-start");
    let round = RoundNumber::new(fields.number("round", Message::new("floor-round"))?);
    let round = round.ok_or_else(|| Problem::unreadable("round"))?;
    let moment = time::read_local(fields.text("at"));
    let moment = moment
        .ok_or_else(|| wrong(label(), Message::new("floor-no-time").with("typed", fields.text("at"))))?;
    Ok((round, Timestamp(moment)))
}
