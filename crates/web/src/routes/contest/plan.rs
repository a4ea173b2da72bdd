//! The announcement of a tournament and the dates of the season, changed before play.

use crate::handler::{erased, get};
use axum::response::Response;
use kolo_contest::{Command, Day, SchoolId, Season, VenuePlan, Window};
use kolo_messages::Message;

use super::act::{Act, act};
use super::new::dates;
use super::notes::moment;
use super::visit::{AtPlace, Given};
use crate::contest_room::ContestAct;
use crate::form::wrong;
use crate::pages;
use crate::pages::contest::Part;
use crate::pages::contest::affairs::plan::{LANGUAGES, PlanPage, SeasonPage};
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::tournament::View;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/c/{id}/{venue}/plan", get(plan).post(erased(change_plan)))
        .route("/desk/c/{id}/-/season", get(season).post(erased(change_season)))
}

async fn plan(at: AtPlace<of::RunOffice>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Overview)?;
    pages::html(&PlanPage::new(&at.app, at.lang, shell, at.contest(), at.venue_state()?, at.hidden()?))
}

async fn change_plan(given: Given<of::RunOffice>) -> Result<Response, Problem> {
    let fields = &given.posted.fields;
    let before = &given.venue_state()?.plan;
    let day: Day = fields
        .text("day")
        .parse()
        .map_err(|bad: kolo_model::UnreadableDay| wrong(Message::new("school-day"), bad.message()))?;
    let host = fields.given("host").map(SchoolId::new).transpose();
    let language = LANGUAGES.iter().find(|(code, ..)| *code == fields.text("language"));
    let rounds = match fields.given("rounds") {
        None => None,
        Some(_) => Some(fields.number("rounds", Message::new("affairs-rounds"))?),
    };
    let plan = VenuePlan {
        name: fields.name("name", Message::new("affairs-name"))?,
        day,
        starts: moment(fields, "starts", Message::new("affairs-starts"))?,
        place: fields.maybe_name("place", Message::new("affairs-where"))?,
        host: host.map_err(|_| Problem::unreadable("host"))?,
        language: language.map_or(before.language, |(_, _, language)| *language),
        rounds,
        ..before.clone()
    };
    let acts = announced(given.contest().state().season(), before.day, plan);
    let back = given.base();
    let what = Message::new("affairs-plan-what");
    act(given, Act { acts, what, back, part: Part::Overview, later: None }).await
}

/// What announces a changed plan. A tournament that is held by itself has the only day of its season, which moves with it.
fn announced(season: &Season, before: Day, plan: VenuePlan) -> Vec<ContestAct> {
    let day = plan.day;
    let announce = ContestAct::office(Command::Announce(plan));
    if season.has_office() || day == before {
        return vec![announce];
    }
    let moved = Season::of_one_tournament(season.name.clone(), season.announced, day, season.seed);
    // While the tournament moves, both days are days of the season.
    let both = Window { from: day.min(before), to: day.max(before) };
    let between = Season { area: both, regional: both, online: both, ..moved.clone() };
    let change = |season| ContestAct::office(Command::ChangeSeason(season));
    vec![change(between), announce, change(moved)]
}

async fn season(at: AtPlace<of::RunOffice>) -> Result<Response, Problem> {
    let shell = at.office_shell(View::Desk, Part::Affairs);
    let season = at.contest().state().season();
    pages::html(&SeasonPage::new(&at.app, at.lang, shell, season, at.hidden()?))
}

async fn change_season(given: Given<of::RunOffice>) -> Result<Response, Problem> {
    let fields = &given.posted.fields;
    let before = given.contest().state().season();
    let name = fields.name("name", Message::new("affairs-name"))?;
    let mut troubles = Vec::new();
    let season = dates(fields, name, before.seed, &mut troubles);
    if let Some(first) = troubles.into_iter().next() {
        return Err(Problem::bad_field(first));
    }
    let season = Season { scope: before.scope, ..season };
    let back = format!("{}/-/office", given.base());
    let acts = vec![ContestAct::office(Command::ChangeSeason(season))];
    act(given, Act { acts, what: Message::new("affairs-dates-what"), back, part: Part::Affairs, later: None })
        .await
}
