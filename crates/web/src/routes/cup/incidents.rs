//! Incidents with the advice of the rules, and protests against results, in a tournament of stages.

use axum::extract::Query;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use kolo_messages::Message;
use kolo_model::Side;
use kolo_rulings::{Assessment, Repeat};
use kolo_stages::cup::{Answer, CupCommand, CupIncident, NoteCommand};
use kolo_stages::{EntrantId, MatchId};
use kolo_views::contest::matches::MatchLine;
use kolo_views::cup::{incidents, matches};
use kolo_views::incidents::book_of;

use super::correct::{Act, act};
use super::results::typed;
use super::visit::{AtCup, Given, Visit};
use crate::desk::Arbiter;
use crate::pages;
use crate::pages::cup::Part;
use crate::pages::day::View;
use crate::pages::day::incidents::{Around, Game, IncidentsPage, Listed, Place, Told};
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::day::incidents::{Chosen, decided, refused, shown};
use crate::tasks::of;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/s/{id}/incidents", get(page))
        .route("/desk/s/{id}/incidents/new", get(form).post(record))
        .route("/desk/s/{id}/incidents/{number}", get(amend_form).post(amend))
        .route("/desk/s/{id}/protests", get(page).post(lodge))
        .route("/desk/s/{id}/protests/{number}", post(settle))
        .route("/desk/s/{id}/unrule", post(unrule))
        .route("/desk/s/{id}/rule-again", post(rule_again))
}

fn to_incidents(at: &Visit) -> Response {
    Redirect::to(&format!("{}/incidents", at.base())).into_response()
}

fn called(line: &MatchLine) -> String {
    format!("{} {} – {}", line.key, line.sides.first.name, line.sides.second.name)
}

/// Where something can have happened: the tournament itself, and its matches, the latest first.
fn places(at: &Visit) -> Vec<Place> {
    let nowhere =
        Place { code: String::new(), label: Message::new("contest-where-tournament").text(at.lang) };
    let lines = matches::all(&at.cup, at.lang).into_iter().rev();
    let games = lines.map(|line| Place { label: called(&line), code: line.key });
    std::iter::once(nowhere).chain(games).collect()
}

/// What can be protested against: results that no match which has begun depends on, with the two sides.
fn protestable(at: &Visit) -> Vec<Game> {
    let late = at.cup.past_protest();
    let lines = matches::all(&at.cup, at.lang).into_iter().rev();
    let open = lines.filter(|line| line.score.is_some() && !late.contains(&MatchId::from(line.key.as_str())));
    let game = |line: MatchLine| {
        let side = |side: Side| {
            let corner = &line.sides[side];
            Place { code: format!("{} {}", line.key, corner.entry), label: corner.name.clone() }
        };
        Game { label: called(&line), sides: Side::BOTH.map(side).into() }
    };
    open.map(game).collect()
}

async fn page(at: AtCup<of::Arbitrate>) -> Result<Response, Problem> {
    let listed = Listed {
        book: book_of(None, at.lang),
        places: places(&at),
        games: protestable(&at),
        incidents: incidents::incidents(&at.cup, at.lang),
        protests: incidents::protests(&at.cup, at.lang),
        to_correct: Vec::new(),
        withdraw: "unrule",
        remedy: Message::new("floor-protest-result"),
        longest: 12,
    };
    let shell = at.shell(View::Desk, Part::Incidents);
    pages::html(&IncidentsPage::listing(&at.app, at.lang, shell, listed, &at.by)?)
}

async fn form(at: AtCup<of::Arbitrate>, Query(chosen): Query<Chosen>) -> Result<Response, Problem> {
    if chosen.situation.is_empty() {
        // Nothing was chosen, as when the address is opened by itself.
        return Ok(to_incidents(&at));
    }
    let told = Told { place: chosen.place, ..Told::default() };
    case_page(&at, &at.by, &chosen.situation, told, None)
}

/// The page of a case, new or to be written down anew.
fn case_page(
    at: &Visit,
    by: &Arbiter,
    situation: &str,
    told: Told,
    anew: Option<u32>,
) -> Result<Response, Problem> {
    let mut shell = at.shell(View::Desk, Part::Incidents);
    shell.follow = String::new();
    let around = match anew {
        Some(number) => Around::amended(&shell.home, number),
        None => Around::new(&shell.home, places(at), 0),
    };
    shown(&at.app, at.lang, shell, around, situation, told, by)
}

/// Shows what the rules say about it; if it is decided, writes it down.
async fn record(given: Given<of::Arbitrate>) -> Result<Response, Problem> {
    let fields = &given.posted.fields;
    let game = fields.given("place").map(MatchId::from);
    let repeat = if fields.given("again").is_some() { Repeat::Again } else { Repeat::Ask };
    write(given, None, |assessment| NoteCommand::RecordIncident { game, assessment, repeat }).await
}

/// The incident in the address.
fn known(at: &Visit) -> Result<(u32, &CupIncident), Problem> {
    let number: u32 = at.part("number")?.parse().map_err(|_| Problem::not_found())?;
    let incident = at.cup.journal().incidents().get(&number).ok_or_else(Problem::not_found)?;
    Ok((number, incident))
}

async fn amend_form(at: AtCup<of::Arbitrate>) -> Result<Response, Problem> {
    // One that was withdrawn meanwhile is not in the list any more.
    let Ok((number, incident)) = known(&at) else { return Ok(to_incidents(&at)) };
    let assessment = &incident.assessment;
    let told = Told { seen: Some(at.newest.version.0), ..Told::anew(assessment) };
    case_page(&at, &at.by, assessment.case.entry().id, told, Some(number))
}

async fn amend(given: Given<of::Arbitrate>) -> Result<Response, Problem> {
    let (id, _) = known(&given)?;
    write(given, Some(id), |assessment| NoteCommand::AmendIncident { id, assessment }).await
}

/// Writes a case down once it is decided; until then the rules are asked.
async fn write(
    given: Given<of::Arbitrate>,
    anew: Option<u32>,
    command: impl FnOnce(Assessment) -> NoteCommand,
) -> Result<Response, Problem> {
    let fields = &given.posted.fields;
    let situation = fields.text("situation").to_owned();
    // What was seen first counts, however often the rules are asked in between.
    let seen = given.posted.seen.map(|seen| seen.0);
    let page = |told: Told| case_page(&given, &given.posted.by, &situation, Told { seen, ..told }, anew);
    let (told, decided) = decided(fields, given.lang);
    let Some(assessment) = decided else { return page(told) };
    match given.give(CupCommand::Note(command(assessment))).await {
        Ok(_) => Ok(to_incidents(&given)),
        Err(problem) => page(refused(told, problem, given.lang)?),
    }
}

/// A protest against the result of a match; the reason says why.
async fn lodge(given: Given<of::Arbitrate>) -> Result<Response, Problem> {
    let unread = || Problem::unreadable("game");
    let (game, by) = given.posted.fields.text("game").rsplit_once(' ').ok_or_else(unread)?;
    let by = by.parse().map(EntrantId).map_err(|_| unread())?;
    given.give(CupCommand::Note(NoteCommand::LodgeProtest { game: MatchId::from(game), by })).await?;
    Ok(to_incidents(&given))
}

/// A protest is decided, or play goes on over it; what a corrected result changes is shown first.
async fn settle(given: Given<of::Arbitrate>) -> Result<Response, Problem> {
    let id: u32 = given.part("number")?.parse().map_err(|_| Problem::not_found())?;
    let fields = &given.posted.fields;
    let (answer, what) = match fields.text("do") {
        "pass-over" => {
            given.give(CupCommand::Note(NoteCommand::PassOver(id))).await?;
            return Ok(to_incidents(&given));
        }
        "reject" => (Answer::Rejected, Message::new("floor-protest-reject-what")),
        "uphold" => {
            let outcome = fields.given("result").map(typed).transpose()?;
            (Answer::Upheld { outcome }, Message::new("floor-protest-uphold-what"))
        }
        _ => return Err(Problem::unreadable("do")),
    };
    let command = CupCommand::Note(NoteCommand::DecideProtest { id, answer });
    let (action, back) = (format!("/protests/{id}"), "/incidents".to_owned());
    act(given, Act { command, what: what.with("id", id), action, back, part: Part::Incidents }).await
}

/// The line of the journal that a form is about, and where the desk goes afterwards.
fn line(given: &Given<of::Correct>) -> Result<(u64, String), Problem> {
    let fields = &given.posted.fields;
    let text = fields.given("step").unwrap_or_else(|| fields.text("what"));
    let event: u64 = text.parse().map_err(|_| Problem::unreadable("step"))?;
    given.cup.journal().line(event).ok_or_else(Problem::not_found)?;
    let back = if fields.text("back") == "incidents" { "/incidents" } else { "/log" };
    Ok((event, back.to_owned()))
}

/// A line about an incident or a protest does not count any more.
async fn unrule(given: Given<of::Correct>) -> Result<Response, Problem> {
    let (event, back) = line(&given)?;
    let what = Message::new("affairs-unrule-what").with("line", event.to_string());
    let (command, action) = (CupCommand::TakeBack(event), "/unrule".to_owned());
    act(given, Act { command, what, action, back, part: Part::Incidents }).await
}

/// The same line counts again.
async fn rule_again(given: Given<of::Correct>) -> Result<Response, Problem> {
    let (event, back) = line(&given)?;
    let what = Message::new("affairs-rule-again-what").with("line", event.to_string());
    let (command, action) = (CupCommand::DoAgain(event), "/rule-again".to_owned());
    act(given, Act { command, what, action, back, part: Part::Incidents }).await
}
