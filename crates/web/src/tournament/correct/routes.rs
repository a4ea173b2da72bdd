//! Corrections with a preview of what they change.

use crate::handler::{erased, get};
use axum::response::Response;
use kolo_messages::Message;
use kolo_model::RoundNumber;
use kolo_tournament::{Command, MatchCommand, PublishedPairs};
use kolo_views::game::Game;
use kolo_views::round::TableLine;

use super::game;
use crate::form::Posted;
use crate::gate::Question;
use crate::gate::page::Entry;
use crate::pages;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::tournament::act::pass;
use crate::tournament::correct::page::{CorrectPage, OfGame};
use crate::tournament::own_rules;
use crate::tournament::results::routes::result_of;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};

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
    let (shell, line) = (at.shell(View::Desk, Part::Results)?, line(&at)?);
    let (state, number) = (at.state()?, at.number("round")?);
    let round = RoundNumber::new(number).ok_or_else(Problem::not_found)?;
    let of_game = OfGame {
        game: Game::of(state.settings()),
        round,
        own_rules: state.has_deadlines(),
        too_late: state.is_too_late_for(round),
        for_rating: state.is_only_for_rating(round),
    };
    pages::html(&CorrectPage::new(&at.app, at.lang, shell, of_game, line, &at.by)?)
}

/// Shows what the correction would change, or saves it. The result can be typed otherwise on the page that shows it.
async fn correct(at: Visit, posted: Posted<of::Correct>) -> Result<Response, Problem> {
    let (round, table) = (at.number("round")?, at.number("table")?);
    let (line, fields, lang) = (line(&at)?, &posted.fields, at.lang);
    let page = format!("/desk/t/{}/correct/{round}/{table}", at.id);
    let mut entries = vec![
        Entry::text("result", &Message::new("hall-right-result"), fields, lang),
        Entry::ticked("revoke", &Message::new("hall-revoke-published"), fields, lang),
    ];
    if at.state()?.has_deadlines() {
        entries.push(Entry::ticked("own-rules", &Message::new("repair-own-rules"), fields, lang));
    }
    let heading = Message::new("hall-correct-heading").with("round", round).with("table", table);
    let question = Question {
        heading: heading.text(lang),
        about: Some(about(&line)),
        action: page.clone(),
        back: format!("/desk/t/{}/results/{round}#t{table}", at.id),
        again: None,
        instead: Some((page, Message::new("floor-more-of-game").text(lang))),
        entries,
    };
    let revoke = fields.given("revoke").is_some();
    let published = if revoke { PublishedPairs::Revoke } else { PublishedPairs::Keep };
    let own_rules = own_rules(fields);
    pass(at, &posted, Part::Results, question, |at| {
        let (pairing, result) = result_of(&at.newest, round, table, &posted)?;
        let command = MatchCommand::Correct { result, published, own_rules };
        Ok(Command::Match { pairing, command })
    })
    .await
}

/// The two of a game and how it stands.
fn about(line: &TableLine) -> String {
    let result = line.result.as_deref().unwrap_or("–");
    format!("{} {result} {}", line.seats.first.who.name, line.seats.second.who.name)
}
