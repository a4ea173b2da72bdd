//! A new contest: one tournament from a pasted list, a whole season, or a file.

use std::sync::Arc;

use crate::handler::{erased, get, post};
use axum::Extension;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use kolo_contest::registration::{TeamListProblem, read_teams};
use kolo_contest::{
    Area, AreaId, Catchment, Category, Command, Country, Day, Level, Region, RegionId, Scope, Season,
    Timestamp, VenueId, VenueLanguage, VenuePlan, Window,
};
use kolo_desk::StreamKind;
use kolo_messages::{Lang, Message};
use kolo_model::Name;
use kolo_store::{EventLog, Version};
use kolo_tournament::{Author, Role};

use super::{lists, order};
use crate::app::App;
use crate::contest_room::{ContestAct, ContestOrder, ContestRefusal};
use crate::desk::{Arbiter, By};
use crate::form::{Fields, Hidden, Posted, wrong};
use crate::pages;
use crate::pages::contest::new::{NewPage, Sent, Typed, date_label};
use crate::problem::Problem;
use crate::room::RoomError;
use crate::routes::Routes;
use crate::site::{Place, SiteAct};
use crate::tasks::of;
use crate::time;
use crate::tournament::new::routes::slug;

/// Bytes of lists and files that are pasted: more than a season has.
const LARGEST: usize = 32 * 1024 * 1024;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/c/new", get(form).post(erased(one)).layer(DefaultBodyLimit::max(LARGEST)))
        .route("/desk/c/new/season", post(season).layer(DefaultBodyLimit::max(LARGEST)))
        .route("/desk/c/new/file", post(file).layer(DefaultBodyLimit::max(LARGEST)))
}

/// Today, in the zone of UTC like all days of a contest.
pub(super) fn today() -> Day {
    Timestamp(time::now().0).day()
}

/// The id of the one area, region and tournament of a contest that is held by itself.
pub(super) const ALONE: &str = "turnaj";

fn page(
    app: &App,
    lang: Lang,
    by: &Arbiter,
    typed: Typed,
    fields: &Fields,
    troubles: Vec<String>,
) -> Result<Response, Problem> {
    let hidden = [Hidden::new(by)?, Hidden::new(by)?, Hidden::new(by)?];
    pages::html(&NewPage::new(app, lang, hidden, typed, fields, troubles))
}

async fn form(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    by: By<of::CreateTournament>,
) -> Result<Response, Problem> {
    let typed = Typed::nothing(&today().to_string());
    page(&app, lang, &by, typed, &Fields::default(), Vec::new())
}

/// The page once more, with what was typed and everything that is wrong with it.
fn again(
    app: &App,
    lang: Lang,
    posted: &Posted<of::CreateTournament>,
    sent: Sent,
    status: StatusCode,
    troubles: &[Message],
) -> Result<Response, Problem> {
    let typed = Typed::of(&posted.fields, sent, &today().to_string());
    let troubles = troubles.iter().map(|trouble| trouble.text(lang)).collect();
    let mut response = page(app, lang, &posted.by, typed, &posted.fields, troubles)?;
    *response.status_mut() = status;
    Ok(response)
}

async fn one(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    posted: Posted<of::CreateTournament>,
) -> Result<Response, Problem> {
    match one_tournament(&posted.fields, app.seed()?) {
        Ok((name, acts)) => open(&app, lang, &posted, Sent::One, &name, acts).await,
        Err(troubles) => again(&app, lang, &posted, Sent::One, StatusCode::UNPROCESSABLE_ENTITY, &troubles),
    }
}

/// Opens a contest under a free name and leads to its first page.
async fn open(
    app: &App,
    lang: Lang,
    posted: &Posted<of::CreateTournament>,
    sent: Sent,
    name: &Name,
    acts: Vec<ContestAct>,
) -> Result<Response, Problem> {
    let by = Author { name: posted.by.name.clone(), role: Role::Arbiter };
    let order = ContestOrder { by, ..order(posted, "/desk/c/new", acts) };
    let (id, given) = loop {
        let id = free_name(app, name, posted).await?;
        let stream = StreamKind::Contest.stream(&id).ok_or_else(Problem::not_found)?;
        match app.contests.room(&stream).await?.give(posted.command.clone(), &order).await {
            // Another form has taken the name a moment ago; the next one is looked for.
            Err(RoomError::Refused(ContestRefusal::OpenAlready)) => {}
            given => break (id, given),
        }
    };
    match given {
        Ok(newest) => {
            // Who opens a contest is responsible for it.
            app.order_people(posted.by.giver(), SiteAct::Found(Place::Contest(id.clone()))).await?;
            let contest = newest.state.contest()?;
            let to = match contest.state().season().scope {
                Scope::OneTournament => format!("/desk/c/{id}/{ALONE}/entries"),
                Scope::Contest => format!("/desk/c/{id}"),
            };
            Ok(Redirect::to(&to).into_response())
        }
        Err(error) => {
            let problem = Problem::from(error);
            if problem.status.is_server_error() {
                return Err(problem);
            }
            again(app, lang, posted, sent, problem.status, &[problem.message])
        }
    }
}

/// A name for addresses that is not used yet. The same form sent again finds its own contest.
async fn free_name(app: &App, name: &Name, posted: &Posted<of::CreateTournament>) -> Result<String, Problem> {
    let base = slug(name.as_str());
    for number in 1_u32.. {
        let id = if number == 1 { base.clone() } else { format!("{base}-{number}") };
        let stream = StreamKind::Contest.stream(&id).ok_or_else(Problem::not_found)?;
        let free = app.store.version(&stream).await? == Version::NONE;
        // `new` is the page that makes them.
        if id != "new" && (free || app.store.find_command(&stream, &posted.command).await?.is_some()) {
            return Ok(id);
        }
    }
    Err(Problem::not_found())
}

fn day(fields: &Fields, name: &str, label: Message) -> Result<Day, Message> {
    let read = fields.text(name).parse::<Day>();
    read.map_err(|bad| Message::new("web-bad-field").with("field", label).with("why", bad.message()))
}

/// A category that teams play in.
fn category(fields: &Fields) -> Category {
    if fields.text("category") == Category::Ss.code() { Category::Ss } else { Category::Zs }
}

/// A single tournament held by itself (K-ALONE).
fn one_tournament(fields: &Fields, seed: u64) -> Result<(Name, Vec<ContestAct>), Vec<Message>> {
    let name = fields.title("name", Message::new("school-new-name")).map_err(|problem| vec![problem.message]);
    let day = day(fields, "day", Message::new("school-day")).map_err(|why| vec![why]);
    let area = AreaId::new(ALONE).expect("a word is a sound id");
    let teams = read_teams(fields.text("teams"), category(fields), &area, today(), 0)
        .map_err(|problems| problems.iter().map(TeamListProblem::message).collect::<Vec<_>>());
    let (name, day, teams) = match (name, day, teams) {
        (Ok(name), Ok(day), Ok(teams)) => (name, day, teams),
        (name, day, teams) => {
            let problems = [name.err(), day.err(), teams.err()].into_iter().flatten().flatten();
            return Err(problems.collect());
        }
    };
    let region = RegionId::new(ALONE).expect("a word is a sound id");
    let season = Season::of_one_tournament(name.clone(), today(), day, seed);
    let mut acts = vec![
        ContestAct::Open(Box::new(season)),
        ContestAct::office(Command::SetRegion(Region {
            id: region.clone(),
            name: name.clone(),
            country: Country::Cz,
        })),
        ContestAct::office(Command::SetArea(Area { id: area.clone(), name: name.clone(), region })),
    ];
    acts.extend(teams.schools.into_iter().map(|school| ContestAct::office(Command::SetSchool(school))));
    acts.push(ContestAct::office(Command::Register { players: teams.players, entries: teams.entries }));
    acts.push(ContestAct::office(Command::Announce(VenuePlan {
        id: VenueId::new(ALONE).expect("a word is a sound id"),
        name: name.clone(),
        category: category(fields),
        level: Level::Area,
        catchment: Catchment::Area(area),
        day,
        starts: None,
        place: None,
        host: None,
        language: VenueLanguage::Cs,
        rounds: None,
    })));
    Ok((name, acts))
}

async fn season(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    posted: Posted<of::CreateTournament>,
) -> Result<Response, Problem> {
    match whole_season(&posted.fields, app.seed()?) {
        Ok((name, acts)) => open(&app, lang, &posted, Sent::Season, &name, acts).await,
        Err(troubles) => {
            again(&app, lang, &posted, Sent::Season, StatusCode::UNPROCESSABLE_ENTITY, &troubles)
        }
    }
}

fn whole_season(fields: &Fields, seed: u64) -> Result<(Name, Vec<ContestAct>), Vec<Message>> {
    let mut troubles = Vec::new();
    let name = fields.title("name", Message::new("school-new-season-name"));
    let name = name.map_err(|problem| troubles.push(problem.message)).ok();
    let acts = lists::acts(fields, today()).map_err(|problems| troubles.extend(problems)).ok();
    let season = name.clone().map(|name| dates(fields, name, seed, &mut troubles));
    let (Some(name), Some(acts), Some(season), true) = (name, acts, season, troubles.is_empty()) else {
        return Err(troubles);
    };
    let opened = std::iter::once(ContestAct::Open(Box::new(season)));
    Ok((name, opened.chain(acts).collect()))
}

/// The season of these dates; what is wrong with them is added to the troubles.
pub(super) fn dates(fields: &Fields, name: Name, seed: u64, troubles: &mut Vec<Message>) -> Season {
    let mut date = |field: &str| match day(fields, field, date_label(field)) {
        Ok(day) => day,
        Err(why) => {
            troubles.push(why);
            today()
        }
    };
    let window = |from: Day, to: Day| Window { from, to };
    let announced = date("announced");
    let entries_close = date("entries-close");
    let area = window(date("area-from"), date("area-to"));
    let regional = window(date("regional-from"), date("regional-to"));
    let online = window(date("online-from"), date("online-to"));
    let [primary, secondary, individuals] = ["final-zs", "final-ss", "final-individuals"].map(|field| {
        let on = date(field);
        window(on, on)
    });
    Season {
        name,
        announced,
        entries_close,
        area,
        regional,
        online,
        final_zs: primary,
        final_ss: secondary,
        final_individuals: individuals,
        seed,
        scope: Scope::Contest,
    }
}

async fn file(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    posted: Posted<of::CreateTournament>,
) -> Result<Response, Problem> {
    match kolo_contest::codec::read(posted.fields.text("file").as_bytes()) {
        Ok(contest) => {
            let name = contest.state().season().name.clone();
            let acts = vec![ContestAct::TakeOver(Arc::new(contest))];
            open(&app, lang, &posted, Sent::File, &name, acts).await
        }
        Err(trouble) => {
            let (_, message, _) = trouble.describe();
            again(&app, lang, &posted, Sent::File, StatusCode::UNPROCESSABLE_ENTITY, &[message])
        }
    }
}

/// What is wrong with a list of teams that is added later.
pub(super) fn list_problem(problems: &[TeamListProblem]) -> Problem {
    match problems.first() {
        Some(first) => {
            let problem = wrong(Message::new("school-teams-list"), first.message());
            Problem { clause: Some(first.clause()), ..problem }
        }
        None => Problem::not_found(),
    }
}
