//! Orders about those who take part.

use crate::handler::{get, post};
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use kolo_desk::StreamKind;
use kolo_messages::{Lang, Message};
use kolo_model::{GoRank, Member, MemberRole, Name, Person, Place, Rating, RatingBasis, RawTournament};
use kolo_store::EventLog as _;
use kolo_tournament::{Command, Entry};
use kolo_views::newcomers::Compared;

use super::page::EntriesPage;
use crate::form::{Fields, Hidden, Posted, wrong};
use crate::pages;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::tournament::act::{Act, act};
use crate::tournament::entries::import::{Found, ImportPage};
use crate::tournament::give;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .route("/desk/t/{id}/entries", get(entries_page))
        .route("/desk/t/{id}/entries/add", post(add))
        .route("/desk/t/{id}/entries/import", post(import).layer(DefaultBodyLimit::max(LIST)))
}

/// Bytes of a list that is pasted: more than ten thousand competitors with everything that is known of them.
const LIST: usize = 4 * 1024 * 1024;

async fn entries_page(at: AtDesk<of::LookOn>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Entries)?;
    pages::html(&EntriesPage::new(&at.app, at.lang, shell, at.state()?, &at.by)?)
}

fn back(id: &str) -> Response {
    Redirect::to(&format!("/desk/t/{id}/entries")).into_response()
}

/// Before round 1 a player is entered at once; later it is a correction like others, with a preview.
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

/// Enters those of a list from a spreadsheet who are not entered yet, as one step. What is wrong with it is shown
/// beside the list; what of it would be left out, and who is entered already, is shown before any player is entered.
async fn import(at: Visit, posted: Posted<of::ManageEntries>) -> Result<Response, Problem> {
    let text = posted.fields.text("csv");
    let (found, status) = match listed(text) {
        Ok(list) => {
            let compared = Compared::of(at.state()?, &list.entries);
            let namesakes = posted.fields.given("namesakes").is_some();
            let asked = posted.fields.given("seen-warnings").is_some();
            let known = !compared.same.is_empty() || !compared.different.is_empty();
            let entries = if namesakes { list.entries } else { compared.new.clone() };
            if (asked || (list.warnings.is_empty() && !known)) && !entries.is_empty() {
                give(&at.app, &at.id, &posted, Command::EnterAll(entries)).await?;
                return Ok(back(&at.id));
            }
            // The same form sent once more has entered them the first time.
            let stream = StreamKind::Tournament.stream(&at.id).ok_or_else(Problem::not_found)?;
            if at.app.store.find_command(&stream, &posted.command).await?.is_some() {
                return Ok(back(&at.id));
            }
            (Found::Asked(describe(&list.warnings, at.lang), compared), StatusCode::OK)
        }
        Err(notes) => (Found::Problems(describe(&notes, at.lang)), StatusCode::UNPROCESSABLE_ENTITY),
    };
    let mut shell = at.shell(View::Desk, Part::Entries)?;
    // What was typed must not be swept away.
    shell.follow = String::new();
    let page = ImportPage::new(&at.app, at.lang, shell, found, text, Hidden::new(&posted.by)?);
    let mut response = pages::html(&page)?;
    *response.status_mut() = status;
    Ok(response)
}

/// Something about a list, and where.
struct Remark {
    place: Place,
    message: Message,
}

/// The most remarks that are shown at once.
const SHOWN: usize = 20;

fn describe(remarks: &[Remark], lang: Lang) -> Vec<String> {
    let shown = remarks.iter().take(SHOWN).map(|remark| match remark.place.line {
        0 => remark.message.clone(),
        line => Message::new("hall-import-at").with("line", line).with("why", remark.message.clone()),
    });
    let more = remarks.len().checked_sub(SHOWN).filter(|more| *more > 0);
    let more = more.map(|more| Message::new("floor-import-more").with("count", more));
    shown.chain(more).map(|message| message.text(lang)).collect()
}

/// A list that can be entered, and what of it is left out.
struct List {
    entries: Vec<Entry>,
    warnings: Vec<Remark>,
}

/// All players of a list; everything that is wrong with it, with its place.
fn listed(text: &str) -> Result<List, Vec<Remark>> {
    let of_file =
        |note: &kolo_formats::FileNote| Remark { place: note.place.clone(), message: note.message.clone() };
    let read = kolo_formats::csv::read(text.as_bytes())
        .map_err(|problems| problems.iter().map(of_file).collect::<Vec<_>>())?;
    let warnings = read.warnings.iter().map(of_file);
    let raw = RawTournament { competitors: read.competitors.clone(), ..RawTournament::default() };
    let checked = raw.check().map_err(|problems| {
        let remark = |problem: &kolo_model::Problem| Remark {
            place: problem.place.clone(),
            message: problem.kind.message(),
        };
        problems.iter().map(remark).collect::<Vec<_>>()
    })?;
    let entries = checked.tournament.competitors().iter().map(Entry::of).collect();
    Ok(List { entries, warnings: warnings.collect() })
}

fn entry(fields: &Fields) -> Result<Entry, Problem> {
    let name = fields.name("name", Message::new("hall-name"))?;
    let rating = fields.given("rating").map(rating).transpose()?;
    let rank = fields.given("rank").map(rank).transpose()?;
    let club = fields.maybe_name("club", Message::new("hall-club"))?;
    let roster = roster(fields, &[])?;
    Ok(Entry { rating, rank, club, roster, ..Entry::named(name) })
}

/// The members of a team, one a line; those who were there before keep what else is known of them. Nothing where the form
/// does not ask, or a person is entered.
pub(in crate::tournament) fn roster(
    fields: &Fields,
    known: &[Member],
) -> Result<Option<Vec<Member>>, Problem> {
    let lines = fields.text("roster").lines().map(str::trim).filter(|line| !line.is_empty());
    let member = |line: &str| {
        let name =
            Name::new(line).map_err(|problem| wrong(Message::new("entry-roster"), problem.message()))?;
        let before = known.iter().find(|member| member.name == name).cloned();
        Ok(before.unwrap_or_else(|| Member { name, role: MemberRole::Player, person: Person::default() }))
    };
    let members = lines.map(member).collect::<Result<Vec<Member>, Problem>>()?;
    Ok((!members.is_empty()).then_some(members))
}

pub(in crate::tournament) fn rating(typed: &str) -> Result<Rating, Problem> {
    let label = || Message::new("hall-rating");
    let number: i64 =
        typed.parse().map_err(|_| wrong(label(), Message::new("web-no-number").with("typed", typed)))?;
    Rating::new(number, RatingBasis::Listed).map_err(|problem| wrong(label(), problem.message()))
}

pub(in crate::tournament) fn rank(typed: &str) -> Result<GoRank, Problem> {
    typed
        .parse()
        .map_err(|problem: kolo_model::UnreadableRank| wrong(Message::new("hall-rank"), problem.message()))
}
