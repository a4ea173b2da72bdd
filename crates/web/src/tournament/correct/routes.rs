//! Corrections with a preview of what they change.

use crate::handler::{erased, get};
use axum::response::{IntoResponse, Redirect, Response};
use kolo_model::{Clause, RoundNumber};
use kolo_tournament::{Command, MatchCommand, OwnRules, PublishedPairs};
use kolo_views::game::Game;
use kolo_views::round::TableLine;

use super::game;
use crate::desk::Arbiter;
use crate::form::Posted;
use crate::pages;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::tournament::TournamentRefusal;
use crate::tournament::act::page::Remark;
use crate::tournament::correct::page::{CorrectPage, Correction, OfGame};
use crate::tournament::results::routes::result_of;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};
use crate::tournament::{give, order, own_rules, room};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .route("/desk/t/{id}/correct/{round}/{table}", get(form).post(erased(correct)))
        .merge(game::routes())
}

/// The table in the address.
fn line(at: &Visit) -> Result<TableLine, Problem> {
    let table = at.number("table")?;
    at.published()?.tables.into_iter().find(|line| line.table == table).ok_or_else(Problem::not_found)
}

async fn form(at: AtDesk<of::Correct>) -> Result<Response, Problem> {
    correction_page(&at, Correction::default(), &at.by)
}

fn correction_page(at: &Visit, correction: Correction, by: &Arbiter) -> Result<Response, Problem> {
    let (mut shell, line) = (at.shell(View::Desk, Part::Results)?, line(at)?);
    if correction.changes.is_some() || correction.refused.is_some() {
        // What is shown and typed here must not be swept away by news.
        shell.follow = String::new();
    }
    let (state, number) = (at.state()?, at.number("round")?);
    let round = RoundNumber::new(number).ok_or_else(Problem::not_found)?;
    let of_game = OfGame {
        game: Game::of(state.settings()),
        round,
        own_rules: state.has_deadlines(),
        too_late: state.is_too_late_for(round),
        for_rating: state.is_only_for_rating(round),
    };
    pages::html(&CorrectPage::new(&at.app, at.lang, shell, of_game, line, correction, by)?)
}

/// Shows what the correction would change, or saves it. What stands in the way is shown on the same page, with
/// everything that was typed.
async fn correct(mut at: Visit, posted: Posted<of::Correct>) -> Result<Response, Problem> {
    let (round, table) = (at.number("round")?, at.number("table")?);
    let revoke = posted.fields.given("revoke").is_some();
    let published = if revoke { PublishedPairs::Revoke } else { PublishedPairs::Keep };
    let own_rules = own_rules(&posted.fields);
    let command = |at: &Visit| {
        let (pairing, result) = result_of(&at.newest, round, table, &posted)?;
        let command = MatchCommand::Correct { result, published, own_rules };
        Ok::<_, Problem>(Command::Match { pairing, command })
    };
    let mut refused = None;
    if posted.fields.text("do") == "save" {
        let given = match command(&at) {
            Ok(command) => give(&at.app, &at.id, &posted, command).await,
            Err(problem) => Err(problem),
        };
        match given {
            Ok(_) => {
                let back = format!("/desk/t/{}/results/{round}#t{table}", at.id);
                return Ok(Redirect::to(&back).into_response());
            }
            Err(problem) if problem.status.is_server_error() => return Err(problem),
            Err(problem) => refused = Some(problem),
        }
        // What came in between is seen on the page that asks again.
        at.newest = room(&at.app, &at.id).await?.newest();
    }
    let reason = posted.fields.text("reason").to_owned();
    let preview = command(&at).and_then(|command| {
        let preview = at.newest.state.ledger.preview(&order(posted.by.author(), &reason, command));
        preview.map_err(|refusal| Problem::from(TournamentRefusal::Rule(refusal)))
    });
    let changes = match preview {
        Ok(preview) => {
            Some(preview.changes.iter().map(|change| change.message().text(at.lang)).collect::<Vec<String>>())
        }
        Err(problem) => {
            refused = refused.or(Some(problem));
            None
        }
    };
    let status = refused.as_ref().map(|problem| problem.status);
    let refused = refused.map(|problem| Remark {
        text: problem.message.text(at.lang),
        clause: problem.clause.map(Clause::id),
    });
    let typed = posted.fields.text("result").to_owned();
    let own_rules = own_rules == OwnRules::Provide;
    let correction = Correction { typed, reason, revoke, own_rules, changes, refused };
    let mut response = correction_page(&at, correction, &posted.by)?;
    if let Some(status) = status {
        *response.status_mut() = status;
    }
    Ok(response)
}
