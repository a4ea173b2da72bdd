//! One address that undoes and one that redoes, whichever of a contest's logs holds it. What is meant stands in the form as
//! the log names it: `step:12`, `result:SF1`.

use crate::handler::post;
use axum::response::Response;
use kolo_contest::{Command, Counts, GameKey, JournalCommand, PlayCommand};
use kolo_messages::Message;
use kolo_views::contest::log::{self, UndoOf};

use super::act::{Act, act, later_of};
use super::ties::about;
use super::visit::Given;
use crate::contest_room::ContestAct;
use crate::pages::contest::Part;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/c/{id}/{venue}/undo", post(undo))
        .route("/desk/c/{id}/{venue}/redo", post(redo))
}

/// What a form is about.
fn meant(given: &Given<of::Correct>) -> Result<UndoOf, Problem> {
    let text = given.posted.fields.text("what");
    text.parse().map_err(|_| Problem::unreadable("what"))
}

async fn undo(given: Given<of::Correct>) -> Result<Response, Problem> {
    let what = meant(&given)?;
    let venue = given.venue()?;
    let mut later = None;
    let (command, message) = match what {
        UndoOf::Step(step) => {
            need_office_unless_own(&given, step)?;
            let message = Message::new("affairs-undo-what").with("step", step.to_string());
            (ContestAct::office(Command::Undo(step)), message)
        }
        UndoOf::Play(step) => {
            let command = PlayCommand::CountStep(step, Counts::NoMore);
            (ContestAct::play(venue, command), Message::new("affairs-undo-groups-what"))
        }
        UndoOf::Tie(name) => {
            let tied = about(given.play()?, &name);
            let message = Message::new("affairs-undecide-what").with("what", tied.name());
            (ContestAct::play(venue, PlayCommand::TakeBack(tied)), message)
        }
        UndoOf::Line(line) => {
            let message = Message::new("affairs-unrule-what").with("line", line.to_string());
            (journal(&given, JournalCommand::Undo(line))?, message)
        }
        // The last that was said about a result; or all of it, if the match was not played.
        UndoOf::Result(game) => {
            let (game, rest) = (GameKey(game), later_of(&given.posted.fields));
            later = Some(rest);
            let message = Message::new("affairs-take-away-what").with("game", &game);
            let command = match given.posted.fields.given("unplayed") {
                Some(_) => PlayCommand::Reopen { game, later: rest },
                None => PlayCommand::UndoResult { game, later: rest },
            };
            (ContestAct::play(venue, command), message)
        }
    };
    let back = format!("{}{}", given.base(), led_back(&given));
    act(given, Act { acts: vec![command], what: message, back, part: Part::Log, later }).await
}

async fn redo(given: Given<of::Correct>) -> Result<Response, Problem> {
    let what = meant(&given)?;
    let venue = given.venue()?;
    let (command, message) = match what {
        UndoOf::Step(step) => {
            need_office_unless_own(&given, step)?;
            let message = Message::new("affairs-redo-what").with("step", step.to_string());
            (ContestAct::office(Command::Redo(step)), message)
        }
        UndoOf::Play(step) => {
            let command = PlayCommand::CountStep(step, Counts::Again);
            (ContestAct::play(venue, command), Message::new("affairs-redo-groups-what"))
        }
        UndoOf::Line(line) => {
            let message = Message::new("affairs-rule-again-what").with("line", line.to_string());
            (journal(&given, JournalCommand::Redo(line))?, message)
        }
        UndoOf::Result(game) => {
            let game = GameKey(game);
            let message = Message::new("affairs-give-back-what").with("game", &game);
            (ContestAct::play(venue, PlayCommand::Restore(game)), message)
        }
        // A tie is decided again instead.
        UndoOf::Tie(_) => return Err(Problem::unreadable("what")),
    };
    let back = format!("{}/log", given.base());
    act(given, Act { acts: vec![command], what: message, back, part: Part::Log, later: None }).await
}

fn journal(given: &Given<of::Correct>, command: JournalCommand) -> Result<ContestAct, Problem> {
    super::incidents::journal(given, command)
}

/// A step that those who run the tournament take by themselves; any other needs the office.
fn need_office_unless_own(given: &Given<of::Correct>, step: u64) -> Result<(), Problem> {
    if log::is_of_desk(given.contest(), given.venue()?, step) { Ok(()) } else { given.need_office() }
}

/// The page that something was undone from.
pub(super) fn led_back<T>(given: &Given<T>) -> &'static str {
    match given.posted.fields.text("back") {
        "sanctions" => "/sanctions",
        "notes" => "/notes",
        "incidents" => "/incidents",
        _ => "/log",
    }
}
