//! Incidents with the advice of the rules, and protests against results, in a tournament of a contest.

use crate::handler::{erased, get, post};
use axum::extract::Query;
use axum::response::{IntoResponse, Redirect, Response};
use kolo_contest::{
    EntryId, GameKey, Incident, IncidentId, JournalCommand, PlayCommand, Progress, ProtestId, ProtestRuling,
    Remedy, Repeat,
};
use kolo_messages::Message;
use kolo_model::{RuleSet, Side};
use kolo_teams::{SlipCommand, parse_entry};
use kolo_views::contest::{incidents, matches};
use kolo_views::incidents::{ProtestStanding, book_of};

use super::act::{Act, act, later_of};
use super::results::on_slip;
use super::visit::{AtPlace, Given, Visit};
use crate::contest_room::ContestAct;
use crate::desk::Arbiter;
use crate::pages;
use crate::pages::contest::Part;
use crate::pages::result_input::ResultInput;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::tournament::View;
use crate::tournament::incidents::page::{Around, CaseForm, Game, IncidentsPage, Listed, Place};
use crate::tournament::incidents::routes::{Chosen, decided, refused, shown};

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/c/{id}/{venue}/incidents", get(page))
        .route("/desk/c/{id}/{venue}/incidents/new", get(form).post(erased(record)))
        .route("/desk/c/{id}/{venue}/incidents/{number}", get(amend_form).post(erased(amend)))
        .route("/desk/c/{id}/{venue}/protests", get(page).post(erased(lodge)))
        .route("/desk/c/{id}/{venue}/protests/{number}", post(settle))
}

fn to_incidents(at: &Visit) -> Response {
    Redirect::to(&format!("{}/incidents", at.base())).into_response()
}

/// The matches by name, the latest first: those that something may have happened in.
fn games(at: &Visit) -> Result<Vec<(String, String, bool)>, Problem> {
    let play = at.play()?;
    let lines = matches::all(at.contest(), at.venue()?, at.lang).into_iter().rev();
    let game = |line: matches::MatchLine| {
        let progress = play.fixture(&GameKey(line.key.clone())).map(|fixture| fixture.progress);
        let over = matches!(progress, Some(Progress::Over(_) | Progress::Tied));
        let label = format!("{} {} – {}", line.key, line.sides.first.name, line.sides.second.name);
        (line.key, label, over)
    };
    Ok(lines.map(game).collect())
}

fn places(at: &Visit) -> Result<Vec<Place>, Problem> {
    let nowhere =
        Place { code: String::new(), label: Message::new("contest-where-tournament").text(at.lang) };
    let games = games(at)?.into_iter().map(|(code, label, _)| Place { code, label });
    Ok(std::iter::once(nowhere).chain(games).collect())
}

/// What can be protested against: results, with the two sides.
fn protestable(at: &Visit) -> Result<Vec<Game>, Problem> {
    let (play, state) = (at.play()?, at.contest().state());
    let mut list = Vec::new();
    for (key, label, over) in games(at)? {
        let Some(fixture) = play.fixture(&GameKey(key.clone())).filter(|_| over) else { continue };
        let side = |side: Side| {
            let entry = &fixture.sides[side];
            let label = kolo_views::contest::describe::entry_name(state, entry);
            Place { code: format!("{key} {entry}"), label }
        };
        list.push(Game { label, sides: Side::BOTH.map(side).into() });
    }
    Ok(list)
}

async fn page(at: AtPlace<of::Arbitrate>) -> Result<Response, Problem> {
    let play = at.play()?;
    let unsettled = play.unsettled_protests();
    let protests = incidents::protests(at.contest(), at.venue()?, at.lang);
    let to_correct = protests
        .iter()
        .filter(|line| line.standing == ProtestStanding::Upheld && unsettled.contains(&ProtestId(line.id)))
        .filter_map(|line| {
            let game = play.key_of(&play.journal().book().protests().get(&ProtestId(line.id))?.pairing)?;
            Some((line.id, format!("{}/correct/{game}", at.base())))
        });
    let listed = Listed {
        book: book_of(Some(RuleSet::Pisqworky2023), at.lang),
        places: places(&at)?,
        games: protestable(&at)?,
        incidents: incidents::incidents(at.contest(), at.venue()?, at.lang),
        to_correct: to_correct.collect(),
        protests,
        withdraw: ("what", "line:"),
        remedy: ResultInput::of_words(&Message::new("affairs-protest-remedy"), 200, at.lang),
    };
    let shell = at.shell(View::Desk, Part::Incidents)?;
    pages::html(&IncidentsPage::listing(&at.app, at.lang, shell, listed, &at.by)?)
}

async fn form(at: AtPlace<of::Arbitrate>, Query(chosen): Query<Chosen>) -> Result<Response, Problem> {
    at.play()?;
    if chosen.situation.is_empty() {
        // Nothing was chosen, as when the address is opened by itself.
        return Ok(to_incidents(&at));
    }
    let filled_in = CaseForm { place: chosen.place, ..CaseForm::default() };
    case_page(&at, &at.by, &chosen.situation, filled_in, None)
}

/// The page of a case, new or to be rewritten.
fn case_page(
    at: &Visit,
    by: &Arbiter,
    situation: &str,
    filled_in: CaseForm,
    again: Option<u32>,
) -> Result<Response, Problem> {
    let mut shell = at.shell(View::Desk, Part::Incidents)?;
    shell.follow = String::new();
    let around = match again {
        Some(number) => Around::amended(&shell.home, number),
        None => Around::new(&shell.home, places(at)?, at.play()?.shape().boards()),
    };
    shown(&at.app, at.lang, shell, around, situation, filled_in, by)
}

/// Shows what the rules say about it; if it is decided, writes it down.
async fn record(given: Given<of::Arbitrate>) -> Result<Response, Problem> {
    let fields = &given.posted.fields;
    let board = fields.given("board").map(str::parse).transpose();
    let game = fields.given("place").map(|place| GameKey(place.to_owned()));
    let board = board.map_err(|_| Problem::unreadable("board"))?;
    let repeat = if fields.given("again").is_some() { Repeat::Again } else { Repeat::Ask };
    write(given, None, |assessment| JournalCommand::RecordIncident { game, board, assessment, repeat }).await
}

/// The incident in the address.
fn known(at: &Visit) -> Result<(IncidentId, &Incident), Problem> {
    let number = at.part("number")?.parse().map(IncidentId).map_err(|_| Problem::not_found())?;
    let incident = at.play()?.journal().book().incidents().get(&number).ok_or_else(Problem::not_found)?;
    Ok((number, incident))
}

async fn amend_form(at: AtPlace<of::Arbitrate>) -> Result<Response, Problem> {
    // One that was withdrawn meanwhile is not in the list any more.
    let Ok((number, incident)) = known(&at) else { return Ok(to_incidents(&at)) };
    let assessment = &incident.assessment;
    let filled_in = CaseForm::again(assessment);
    case_page(&at, &at.by, assessment.case.entry().id, filled_in, Some(number.0))
}

async fn amend(given: Given<of::Arbitrate>) -> Result<Response, Problem> {
    let (id, _) = known(&given)?;
    write(given, Some(id.0), |assessment| JournalCommand::AmendIncident { id, assessment }).await
}

/// Writes a case down once it is decided; until then the rules are asked.
async fn write(
    given: Given<of::Arbitrate>,
    again: Option<u32>,
    command: impl FnOnce(kolo_rulings::Assessment) -> JournalCommand,
) -> Result<Response, Problem> {
    let fields = &given.posted.fields;
    let situation = fields.text("situation").to_owned();
    let page = |filled_in: CaseForm| case_page(&given, &given.posted.by, &situation, filled_in, again);
    let (filled_in, decided) = decided(fields, given.lang);
    let Some(assessment) = decided else { return page(filled_in) };
    let acts = vec![ContestAct::play(given.venue()?, PlayCommand::Journal(command(assessment)))];
    match given.give(acts).await {
        Ok(_) => Ok(to_incidents(&given)),
        Err(problem) => page(refused(filled_in, problem, given.lang)?),
    }
}

pub(super) fn journal(at: &Visit, command: JournalCommand) -> Result<ContestAct, Problem> {
    Ok(ContestAct::play(at.venue()?, PlayCommand::Journal(command)))
}

/// A protest against the result of a match; the reason says why.
async fn lodge(given: Given<of::Arbitrate>) -> Result<Response, Problem> {
    let unread = || Problem::unreadable("game");
    let (game, by) = given.posted.fields.text("game").split_once(' ').ok_or_else(unread)?;
    let by = EntryId::new(by).map_err(|_| unread())?;
    let command = JournalCommand::LodgeProtest { game: GameKey(game.to_owned()), by };
    given.give(vec![journal(&given, command)?]).await?;
    Ok(to_incidents(&given))
}

/// A protest is decided, or play goes on over it. A result that can be read is corrected at once, and what that changes is
/// shown first.
async fn settle(given: Given<of::Arbitrate>) -> Result<Response, Problem> {
    let id = given.part("number")?.parse().map(ProtestId).map_err(|_| Problem::not_found())?;
    let fields = &given.posted.fields;
    let (mut acts, mut later) = (Vec::new(), None);
    let what = match fields.text("do") {
        "pass-over" => {
            given.give(vec![journal(&given, JournalCommand::PassOver(id))?]).await?;
            let part = if fields.given("stay").is_some() { "/incidents" } else { "" };
            return Ok(Redirect::to(&format!("{}{part}", given.base())).into_response());
        }
        "reject" => {
            let ruling = ProtestRuling::Rejected;
            acts.push(journal(&given, JournalCommand::DecideProtest { id, ruling })?);
            Message::new("floor-protest-reject-what")
        }
        "uphold" => {
            let play = given.play()?;
            let protest = play.journal().book().protests().get(&id).ok_or_else(Problem::not_found)?;
            let remedy = fields.text("result");
            let ruling = ProtestRuling::Upheld(Remedy::OnSheet(remedy.to_owned()));
            acts.push(journal(&given, JournalCommand::DecideProtest { id, ruling })?);
            let game = play.key_of(&protest.pairing);
            if let (Ok(entry), Some(game)) = (parse_entry(remedy, play.shape()), game) {
                let reason = Some(fields.given("reason").unwrap_or("?").to_owned());
                let command = SlipCommand::Correct { line_up: None, entry, reason };
                let chosen = later_of(fields);
                acts.push(on_slip(&given, &game, command, chosen)?);
                later = Some(chosen);
            }
            Message::new("floor-protest-uphold-what")
        }
        _ => return Err(Problem::unreadable("do")),
    };
    let back = format!("{}/incidents", given.base());
    act(given, Act { acts, what: what.with("id", id), back, part: Part::Incidents, later }).await
}
