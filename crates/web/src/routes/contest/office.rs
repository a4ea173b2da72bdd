//! The office: tournaments announced, numbers published, lists taken, fees paid, steps undone.

use crate::handler::{get, post};
use axum::extract::{DefaultBodyLimit, Query};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use kolo_contest::fees::PaidWhen;
use kolo_contest::quota::Method;
use kolo_contest::{
    AreaId, Catchment, Category, Command, Day, EntryId, Level, RegionId, SchoolId, Scope, Seats, VenueId,
    VenueLanguage, VenuePlan,
};
use kolo_messages::Message;
use kolo_views::contest::log::{self, UndoOf};

use super::act::{Act, act};
use super::lists;
use super::new::today;
use super::undo::led_back;
use super::visit::{AtPlace, Given, Visit};
use crate::contest_room::ContestAct;
use crate::form::{Hidden, coded, wrong};
use crate::pages;
use crate::pages::contest::Part;
use crate::pages::contest::log::LogPage;
use crate::pages::contest::office::{AffairsPage, NumbersPreview, OfficePage};
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::older::Older;
use crate::tasks::of;
use crate::tournament::View;
use crate::tournament::new::routes::slug;

/// Bytes of lists that are pasted.
const LARGEST: usize = 32 * 1024 * 1024;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/c/{id}", get(office))
        .route("/desk/c/{id}/-/office", get(affairs))
        .route("/desk/c/{id}/-/log", get(steps))
        .route("/desk/c/{id}/-/file", get(file))
        .route("/desk/c/{id}/-/undo", post(undo))
        .route("/desk/c/{id}/-/redo", post(redo))
        .route("/desk/c/{id}/-/announce", post(announce))
        .route("/desk/c/{id}/-/quotas", post(quotas))
        .route("/desk/c/{id}/-/fees", post(fees))
        .route("/desk/c/{id}/-/lists", post(take_lists).layer(DefaultBodyLimit::max(LARGEST)))
}

fn back(at: &Visit) -> Response {
    Redirect::to(&format!("/desk/c/{}/-/office", at.id)).into_response()
}

/// All tournaments; a contest of one tournament leads to it.
async fn office(at: AtPlace<of::LookOn>) -> Result<Response, Problem> {
    let state = at.contest().state();
    if let (Scope::OneTournament, Some(only)) = (state.season().scope, state.venues().next()) {
        return Ok(Redirect::to(&format!("/desk/c/{}/{}", at.id, only.plan.id)).into_response());
    }
    let shell = at.office_shell(View::Desk, Part::Office);
    pages::html(&OfficePage::new(&at.app, at.lang, shell, &at.id, at.contest(), true))
}

async fn affairs(at: AtPlace<of::RunOffice>) -> Result<Response, Problem> {
    let shell = at.office_shell(View::Desk, Part::Affairs);
    pages::html(&AffairsPage::new(&at.app, at.lang, shell, at.contest(), &at.by, None)?)
}

async fn steps(at: AtPlace<of::ReadLog>, Query(older): Query<Older>) -> Result<Response, Problem> {
    let shell = at.office_shell(View::Desk, Part::OfficeLog);
    let lines = log::office(at.contest(), at.lang);
    let base = format!("/desk/c/{}/-", at.id);
    pages::html(&LogPage::new(&at.app, at.lang, shell, base, lines, older.before, &at.by)?)
}

/// The contest as the file that `kolo contest` reads.
async fn file(at: AtPlace<of::RunOffice>) -> Result<Response, Problem> {
    let text = kolo_contest::codec::write(at.contest()).map_err(Problem::internal)?;
    let name = format!("attachment; filename=\"{}.json\"", at.id);
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (header::CONTENT_DISPOSITION, HeaderValue::from_str(&name).map_err(Problem::internal)?),
    ];
    Ok((headers, text).into_response())
}

/// The step of the office that a form is about.
fn step(given: &Given<of::RunOffice>) -> Result<u64, Problem> {
    match given.posted.fields.text("what").parse() {
        Ok(UndoOf::Step(step)) => Ok(step),
        _ => Err(Problem::unreadable("what")),
    }
}

async fn undo(given: Given<of::RunOffice>) -> Result<Response, Problem> {
    let step = step(&given)?;
    let what = Message::new("affairs-undo-what").with("step", step.to_string());
    let back = format!("{}/-{}", given.base(), led_back(&given));
    let acts = vec![ContestAct::office(Command::Undo(step))];
    act(given, Act { acts, what, back, part: Part::OfficeLog, later: None }).await
}

async fn redo(given: Given<of::RunOffice>) -> Result<Response, Problem> {
    let step = step(&given)?;
    let what = Message::new("affairs-redo-what").with("step", step.to_string());
    let back = format!("{}/-/log", given.base());
    let acts = vec![ContestAct::office(Command::Redo(step))];
    act(given, Act { acts, what, back, part: Part::OfficeLog, later: None }).await
}

async fn announce(given: Given<of::RunOffice>) -> Result<Response, Problem> {
    let fields = &given.posted.fields;
    let name = fields.title("name", Message::new("school-venue-name"))?;
    let day: Day = fields
        .text("day")
        .parse()
        .map_err(|bad: kolo_model::UnreadableDay| wrong(Message::new("school-day"), bad.message()))?;
    let category = coded(&Category::ALL, Category::code, fields.text("category"), "category")?;
    let level = coded(&Level::ALL, Level::code, fields.text("level"), "level")?;
    let catchment = match fields.text("catchment").split_once(' ') {
        Some(("area", id)) => Catchment::Area(AreaId::new(id).map_err(|_| Problem::unreadable("catchment"))?),
        Some(("region", id)) => {
            Catchment::Region(RegionId::new(id).map_err(|_| Problem::unreadable("catchment"))?)
        }
        Some(_) | None => Catchment::All,
    };
    let host = fields.given("host").map(SchoolId::new).transpose();
    let plan = VenuePlan {
        id: free_venue(&given, name.as_str())?,
        name,
        category,
        level,
        catchment,
        day,
        starts: None,
        place: None,
        host: host.map_err(|_| Problem::unreadable("host"))?,
        language: VenueLanguage::Cs,
        rounds: None,
    };
    given.give(vec![ContestAct::office(Command::Announce(plan))]).await?;
    Ok(back(&given))
}

/// A name for addresses that no tournament of the contest has.
fn free_venue(at: &Visit, name: &str) -> Result<VenueId, Problem> {
    let base = slug(name);
    let ids =
        (1_u32..=1000).map(|number| if number == 1 { base.clone() } else { format!("{base}-{number}") });
    let mut ids = ids.filter_map(|id| VenueId::new(&id).ok());
    ids.find(|id| at.contest().state().venue(id).is_none()).ok_or_else(Problem::not_found)
}

/// Shows how places would be shared, or publishes it.
async fn quotas(given: Given<of::RunOffice>) -> Result<Response, Problem> {
    let fields = &given.posted.fields;
    let share = fields.text("share");
    let (category, level) = share.split_once(' ').ok_or_else(|| Problem::unreadable("share"))?;
    let category = coded(&Category::ALL, Category::code, category, "share")?;
    let level = coded(&Level::ALL, Level::code, level, "share")?;
    let seats = if fields.given("seats").is_none() {
        Seats::ByRules
    } else {
        let number = fields.number("seats", Message::new("school-numbers-seats"))?;
        if level == Level::Area { Seats::PerRegion(number) } else { Seats::InAll(number) }
    };
    let methods = [Method::LargestRemainder, Method::SainteLague, Method::DHondt];
    let method = coded(&methods, Method::code, fields.text("method"), "method")?;
    let command = Command::PublishQuotas { category, level, seats, method };
    if fields.text("do") == "publish" {
        given.give(vec![ContestAct::office(command)]).await?;
        return Ok(back(&given));
    }
    given.preview(vec![ContestAct::office(command)])?;
    let state = given.contest().state();
    let shares = state.quota_shares(category, level, seats, method);
    let shares = shares.map_err(|refusal| Problem::refused(refusal.message(), Some(refusal.clause())))?;
    let mut lines = Vec::new();
    for (region, shares) in &shares {
        let known = region.as_ref().and_then(|id| state.regions().find(|region| region.id == *id));
        lines.extend(known.map(|known| Message::new("school-region-share").with("name", &known.name)));
        lines.extend(shares.messages());
    }
    let preview = NumbersPreview {
        lines: lines.iter().map(|line| line.text(given.lang)).collect(),
        share: share.to_owned(),
        seats: fields.text("seats").to_owned(),
        method: fields.text("method").to_owned(),
        hidden: Hidden::new(&given.posted.by)?,
    };
    let mut shell = given.office_shell(View::Desk, Part::Affairs);
    // What is previewed here must not be swept away by the next signal.
    shell.follow = String::new();
    let by = &given.posted.by;
    pages::html(&AffairsPage::new(&given.app, given.lang, shell, given.contest(), by, Some(preview))?)
}

async fn fees(given: Given<of::RunOffice>) -> Result<Response, Problem> {
    let pay = |id: &str| {
        let entry = EntryId::new(id).map_err(|_| Problem::unreadable("entry"))?;
        Ok(ContestAct::office(Command::Pay { entry, when: PaidWhen::InAdvance, amount: None }))
    };
    let acts: Result<Vec<ContestAct>, Problem> = given.posted.fields.every("entry").map(pay).collect();
    given.give(acts?).await?;
    Ok(back(&given))
}

async fn take_lists(given: Given<of::RunOffice>) -> Result<Response, Problem> {
    let acts = lists::acts(&given.posted.fields, today()).map_err(|problems| {
        let first = problems.into_iter().next().unwrap_or_else(|| Message::new("web-internal"));
        Problem::bad_field(first)
    })?;
    given.give(acts).await?;
    Ok(back(&given))
}
