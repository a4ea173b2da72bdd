//! Orders about those who take part.

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use kolo_messages::Message;
use kolo_model::{GoRank, Place, Rating, RatingBasis, RawTournament};
use kolo_tournament::{Command, Entry};

use super::act::{Act, act};
use super::give;
use super::visit::Visit;
use crate::app::App;
use crate::pages::day::Part;
use crate::posted::{Fields, Posted, wrong};
use crate::problem::Problem;
use crate::tasks::of;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/desk/t/{id}/entries/add", post(add))
        .route("/desk/t/{id}/entries/import", post(import).layer(DefaultBodyLimit::max(LIST)))
}

/// Bytes of a list that is pasted: more than ten thousand competitors with everything that is known of them.
const LIST: usize = 4 * 1024 * 1024;

fn back(id: &str) -> Response {
    Redirect::to(&format!("/desk/t/{id}/entries")).into_response()
}

/// Before round 1 somebody is entered at once; later it is a correction like others, with a preview.
async fn add(at: Visit, posted: Posted<of::ManageEntries>) -> Result<Response, Problem> {
    let entry = entry(&posted.fields)?;
    if at.state()?.has_started() {
        let what = Message::new("floor-late-what").with("name", entry.name.to_string());
        let (action, back) = ("/entries/add".to_owned(), "/entries".to_owned());
        let command = Command::Enter(entry);
        return act(at, &posted, Act { command, what, action, back, part: Part::Entries }).await;
    }
    give(&at.app, &at.id, &posted, Command::Enter(entry)).await?;
    Ok(back(&at.id))
}

/// Enters everybody of a list from a spreadsheet, as one step.
async fn import(
    State(app): State<App>,
    Path(id): Path<String>,
    posted: Posted<of::ManageEntries>,
) -> Result<Response, Problem> {
    let entries = listed(posted.fields.text("csv"))?;
    give(&app, &id, &posted, Command::EnterAll(entries)).await?;
    Ok(back(&id))
}

/// Everybody of a list; the first thing that is wrong with it, with its place.
fn listed(text: &str) -> Result<Vec<Entry>, Problem> {
    let unreadable = |place: &Place, why: Message| {
        let at = match place.line {
            0 => why,
            line => Message::new("hall-import-at").with("line", line).with("why", why),
        };
        wrong(Message::new("hall-import-paste"), at)
    };
    let read = kolo_formats::csv::read(text.as_bytes()).map_err(|problems| {
        let first = problems.iter().next();
        first.map_or_else(Problem::not_found, |first| unreadable(&first.place, first.message.clone()))
    })?;
    let raw = RawTournament { competitors: read.competitors, ..RawTournament::default() };
    let checked = raw.check().map_err(|problems| {
        let first = problems.iter().next();
        first.map_or_else(Problem::not_found, |first| unreadable(&first.place, first.kind.message()))
    })?;
    Ok(checked.tournament.competitors().iter().map(Entry::of).collect())
}

fn entry(fields: &Fields) -> Result<Entry, Problem> {
    let name = fields.name("name", Message::new("hall-name"))?;
    let rating = fields.given("rating").map(rating).transpose()?;
    let rank = fields.given("rank").map(rank).transpose()?;
    let club = fields.maybe_name("club", Message::new("hall-club"))?;
    Ok(Entry { rating, rank, club, ..Entry::named(name) })
}

pub(super) fn rating(typed: &str) -> Result<Rating, Problem> {
    let label = || Message::new("hall-rating");
    let number: i64 =
        typed.parse().map_err(|_| wrong(label(), Message::new("web-no-number").with("typed", typed)))?;
    Rating::new(number, RatingBasis::Listed).map_err(|problem| wrong(label(), problem.message()))
}

pub(super) fn rank(typed: &str) -> Result<GoRank, Problem> {
    typed
        .parse()
        .map_err(|problem: kolo_model::UnreadableRank| wrong(Message::new("hall-rank"), problem.message()))
}
