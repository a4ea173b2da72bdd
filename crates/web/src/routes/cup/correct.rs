//! Repairs: each is shown with everything it changes before it is done (K-PREVIEW).

use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use kolo_messages::Message;
use kolo_model::Clause;
use kolo_stages::cup::{Cup, CupChange, CupCommand, CupRefusal};
use kolo_stages::{Command, EntrantId, Later};
use kolo_views::cup::{draft, matches};

use super::results::typed;
use super::visit::{AtCup, Given};
use super::{order, room};
use crate::form::Hidden;
use crate::pages;
use crate::pages::contest::results::{CorrectPage, Correction};
use crate::pages::cup::Part;
use crate::pages::day::View;
use crate::pages::day::act::{ActPage, Asked, Remark};
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/s/{id}/correct/{game}", get(form).post(correct))
        .route("/desk/s/{id}/withdraw", post(withdraw))
        .route("/desk/s/{id}/undo", post(undo))
        .route("/desk/s/{id}/redo", post(redo))
        .route("/desk/s/{id}/undo-draw", post(undo_draw))
        .route("/desk/s/{id}/redo-draw", post(redo_draw))
}

async fn form(at: AtCup<of::Correct>) -> Result<Response, Problem> {
    let line = matches::one(&at.cup, &at.game()?, at.lang).ok_or_else(Problem::not_found)?;
    let shell = at.shell(View::Desk, Part::Results);
    let correction = Correction { typed: line.notation.clone().unwrap_or_default(), ..Correction::default() };
    pages::html(&CorrectPage::new(&at.app, at.lang, shell, line, correction, at.hidden()?, None))
}

/// Shows what a correction would change, or saves it.
async fn correct(given: Given<of::Correct>) -> Result<Response, Problem> {
    let game = given.game()?;
    let fields = &given.posted.fields;
    let outcome = typed(fields.text("result"))?;
    let take_back = fields.given("take-back").is_some();
    let later = if take_back { Later::TakeBack } else { Later::Keep };
    let command = Command::Correct { game: game.clone(), outcome, later };
    let tried = if fields.text("do") == "save" {
        match given.give(CupCommand::Play(command)).await {
            Ok(_) => return Ok(Redirect::to(&format!("{}/results", given.base())).into_response()),
            Err(problem) if problem.status.is_server_error() => return Err(problem),
            Err(problem) => Err(problem),
        }
    } else {
        let asked = order(&given.posted, CupCommand::Play(command));
        given.cup.preview(&asked.order).map_err(|refusal| problem(&refusal))
    };
    let status = tried.as_ref().err().map(|problem| problem.status);
    let (changes, refused) = match tried {
        Ok(changes) => (Some(told(&changes, given.lang)), None),
        Err(problem) => (None, Some(problem.message.text(given.lang))),
    };
    let correction = Correction {
        typed: fields.text("result").to_owned(),
        reason: fields.text("reason").to_owned(),
        take_back,
        changes,
        refused,
    };
    // What came in between is seen on the page that asks again.
    let newest = room(&given.app, &given.id).await?.newest();
    let line = matches::one(newest.state.cup()?, &game, given.lang).ok_or_else(Problem::not_found)?;
    let mut shell = given.shell(View::Desk, Part::Results);
    shell.version = newest.version;
    // Something typed here must not be swept away.
    shell.follow = String::new();
    let hidden = Hidden::new(&given.posted.by)?;
    let page = CorrectPage::new(&given.app, given.lang, shell, line, correction, hidden, None);
    let mut response = pages::html(&page)?;
    if let Some(status) = status {
        *response.status_mut() = status;
    }
    Ok(response)
}

fn problem(refusal: &CupRefusal) -> Problem {
    Problem::refused(refusal.message(), Some(refusal.clause()))
}

fn told(changes: &[CupChange], lang: kolo_messages::Lang) -> Vec<String> {
    changes.iter().map(|change| change.message().text(lang)).collect()
}

async fn withdraw(given: Given<of::ManageEntries>) -> Result<Response, Problem> {
    let who = given.posted.fields.text("who").parse().map(EntrantId);
    let who = who.map_err(|_| Problem::unreadable("who"))?;
    let entrant = given.cup.setup().entrants.iter().find(|entrant| entrant.id == who);
    let name = entrant.map(|entrant| entrant.name.to_string()).ok_or_else(Problem::not_found)?;
    let what = Message::new("cup-withdraw-what").with("name", name);
    let (action, back) = ("/withdraw".to_owned(), "/entries".to_owned());
    let command = CupCommand::Play(Command::Withdraw(who));
    act(given, Act { command, what, action, back, part: Part::Entries }).await
}

async fn undo(given: Given<of::Correct>) -> Result<Response, Problem> {
    let step = step(&given)?;
    let what = Message::new("cup-undo-what").with("step", step.to_string());
    step_act(given, CupCommand::Play(Command::Undo(step)), what, "/undo").await
}

async fn redo(given: Given<of::Correct>) -> Result<Response, Problem> {
    let step = step(&given)?;
    let what = Message::new("cup-redo-what").with("step", step.to_string());
    step_act(given, CupCommand::Play(Command::Redo(step)), what, "/redo").await
}

/// A step around the draw: the list, the lots, check-in, a change by hand, publishing it and taking it back.
async fn undo_draw(given: Given<of::Correct>) -> Result<Response, Problem> {
    let event = step(&given)?;
    step_act(given, CupCommand::TakeBack(event), Message::new("cup-undo-draw-what"), "/undo-draw").await
}

async fn redo_draw(given: Given<of::Correct>) -> Result<Response, Problem> {
    let event = step(&given)?;
    step_act(given, CupCommand::DoAgain(event), Message::new("cup-redo-draw-what"), "/redo-draw").await
}

fn step(given: &Given<of::Correct>) -> Result<u64, Problem> {
    given.posted.fields.text("what").parse().map_err(|_| Problem::unreadable("what"))
}

async fn step_act(
    given: Given<of::Correct>,
    command: CupCommand,
    what: Message,
    action: &str,
) -> Result<Response, Problem> {
    let (action, back) = (action.to_owned(), "/log".to_owned());
    act(given, Act { command, what, action, back, part: Part::Log }).await
}

/// What somebody wants to do, and where it leads.
pub(super) struct Act {
    /// The order.
    pub(super) command: CupCommand,
    /// What it is, in words, over the preview.
    pub(super) what: Message,
    /// The address that the form is sent to, behind that of the tournament.
    pub(super) action: String,
    /// Where the desk goes afterwards.
    pub(super) back: String,
    /// Under which part the preview is shown.
    pub(super) part: Part,
}

/// Rules of the draw that an order does not keep.
fn breaks(cup: &Cup, command: &CupCommand, lang: kolo_messages::Lang) -> Vec<Remark> {
    let (CupCommand::EditDraft(changes) | CupCommand::Play(Command::EditSlots(changes))) = command else {
        return Vec::new();
    };
    let Ok(state) = cup.drawn_with(changes) else { return Vec::new() };
    let remarks = draft::remarks(cup, &state, lang).into_iter();
    remarks.map(|remark| Remark { text: remark.text, clause: Some(remark.clause) }).collect()
}

/// Shows what an act would change; if the arbiter is sure, does it. What stands in the way is told on the same page, with
/// everything that was typed.
pub(super) async fn act<T>(given: Given<T>, act: Act) -> Result<Response, Problem> {
    let posted = &given.posted;
    let mut trouble = None;
    if posted.fields.given("sure").is_some() {
        match given.give(act.command.clone()).await {
            Ok(_) => return Ok(Redirect::to(&format!("{}{}", given.base(), act.back)).into_response()),
            Err(problem) if problem.status.is_server_error() => return Err(problem),
            Err(problem) => trouble = Some(problem),
        }
    }
    let newest = room(&given.app, &given.id).await?.newest();
    let cup = newest.state.cup()?;
    let mut asked = order(posted, act.command.clone());
    let first = cup.preview(&asked.order);
    let needs_reason = first.as_ref().is_err_and(|refusal| refusal.clause() == Clause::new("K-REASON"));
    let changes = if needs_reason {
        // What it would change if there were a reason: the page asks for it beside the answer.
        asked.order.reason = Some("?".to_owned());
        cup.preview(&asked.order)
    } else {
        first
    };
    if let Err(refusal) = &changes {
        trouble = trouble.or_else(|| Some(problem(refusal)));
    }
    let status = trouble.as_ref().map(|problem| problem.status);
    let kept = |(name, _): &&(String, String)| !matches!(name.as_str(), "reason" | "sure" | "asked");
    let asked = Asked {
        heading: act.what.text(given.lang),
        action: format!("{}{}", given.base(), act.action),
        back: format!("{}{}", given.base(), act.back),
        again: None,
        fields: posted.fields.all().iter().filter(kept).cloned().collect(),
        reason: posted.fields.text("reason").to_owned(),
        needs_reason,
        can_be_saved: changes.is_ok(),
        breaks: breaks(cup, &act.command, given.lang),
        changes: changes.map(|changes| told(&changes, given.lang)).unwrap_or_default(),
        nothing: Message::new("floor-changes-nothing").text(given.lang),
        trouble: trouble.map(|problem| Remark {
            text: problem.message.text(given.lang),
            clause: problem.clause.map(Clause::id),
        }),
    };
    let mut shell = given.shell(View::Desk, act.part);
    shell.version = newest.version;
    // Something typed here must not be swept away, and nothing here changes by itself.
    shell.follow = String::new();
    let page = ActPage::new(&given.app, given.lang, shell, asked, Hidden::new(&posted.by)?);
    let mut response = pages::html(&page)?;
    if let Some(status) = status {
        *response.status_mut() = status;
    }
    Ok(response)
}
