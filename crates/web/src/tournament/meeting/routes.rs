//! A match, in a round or in a plan: its result typed by the organiser, corrected with a preview of what that changes, and
//! who plays at which board.

use crate::handler::{erased, get};
use axum::Json;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use kolo_messages::Message;
use kolo_model::PerSide;
use kolo_teams::{LineUp, MatchResult, PlayerId, Seat};
use kolo_tournament::{Command, MatchCommand, OwnRules, PairingId, PublishedPairs, Settings};
use kolo_views::meeting::MatchView;
use kolo_views::result::{self, Form, typed, typed_result};
use serde_json::json;

use super::live;
use crate::form::{Fields, Posted};
use crate::gate::page::Entry;
use crate::gate::{Question, TAKE_BACK};
use crate::middleware::wants_json;
use crate::pages;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::visiting::seen;
use crate::tasks::{Task, of};
use crate::tournament::act::{Act, act, pass};
use crate::tournament::give;
use crate::tournament::meeting::page::MatchPage;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .route("/desk/t/{id}/match/{stage}/{place}/{pair}", get(page).post(erased(take)))
        .routes(routes!(one_match))
}

/// The match in the address.
pub(super) fn pairing(at: &Visit) -> Result<PairingId, Problem> {
    let text = format!("{}/{}/{}", at.word("stage"), at.word("place"), at.word("pair"));
    text.parse().map_err(|_| Problem::not_found())
}

fn view(at: &Visit) -> Result<MatchView, Problem> {
    MatchView::of(at.state()?, &pairing(at)?, at.lang).ok_or_else(Problem::not_found)
}

/// The result that was typed for a match, on whichever page. A match of a plan may have a score of its own; board by board it
/// is typed where it has several.
pub(in crate::tournament) fn typed_for(
    text: &str,
    pairing: &PairingId,
    settings: &Settings,
) -> Result<MatchResult, Problem> {
    let free = pairing.round().is_none() && settings.shape().is_one_game();
    let result = if free {
        typed(text, Form::Match).map(|(outcome, score)| kolo_model::Verdict { outcome, score }.into())
    } else {
        typed_result(text, settings)
    };
    result.map_err(|none| Problem::bad_field(none.message()))
}

async fn page(at: AtDesk<of::EnterResults>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Results)?;
    let on_devices = live::on_devices(&at, &pairing(&at)?).await?;
    let settings = at.state()?.settings();
    pages::html(&MatchPage::new(&at.app, at.lang, shell, view(&at)?, (settings, on_devices), &at.by)?)
}

/// One match with its boards, its line-up and what each side has reported.
#[utoipa::path(
    get, path = "/api/desk/t/{id}/match/{stage}/{place}/{pair}", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the tournament's name in addresses"),
        ("stage" = String, Path, description = "the name of the stage"),
        ("place" = String, Path, description = "the round, as `r3`, or the name of the match"),
        ("pair" = String, Path, description = "the two entrants, as `7-12`"),
    ),
    responses(
        (status = 200, description = "the match", body = Viewed<MatchView>),
        (status = 404, description = "these two do not meet there", body = ErrorBody),
    )
)]
async fn one_match(at: AtDesk<of::EnterResults>) -> Result<Response, Problem> {
    Ok(seen(&at, view(&at)?))
}

/// A result, its correction, or who plays where; the module of the page asks for JSON, a browser without it is led back.
async fn take(headers: HeaderMap, at: Visit, posted: Posted<of::EnterResults>) -> Result<Response, Problem> {
    let (pairing, seen) = (pairing(&at)?, view(&at)?);
    let here = format!("/match/{}", seen.pairing);
    let fields = &posted.fields;
    if fields.text("do") == "line-up" {
        let line_up = line_up(fields, at.state()?.settings())?;
        let command = Command::Match { pairing, command: MatchCommand::LineUp(line_up) };
        give(&at.app, &at.id, &posted, command).await?;
        return Ok(Redirect::to(&format!("/desk/t/{}{here}", at.id)).into_response());
    }
    if fields.text("do") == "sides" {
        posted.by.need(Task::Correct)?;
        let what = Message::new("plan-sides-what").with("game", seen.place.as_str());
        let sides = MatchCommand::Sides { published: PublishedPairs::Keep, own_rules: OwnRules::Silent };
        let command = Command::Match { pairing, command: sides };
        return act(
            at,
            &posted,
            Act { command, what, action: here.clone(), back: here, part: Part::Results },
        )
        .await;
    }
    let back = match pairing.round() {
        Some(round) => format!("/results/{round}"),
        None => "/results".to_owned(),
    };
    if fields.text("do") == "correct" {
        posted.by.need(Task::Correct)?;
        return correct(at, &posted, pairing, &seen, back).await;
    }
    let result = typed_for(fields.text("result"), &pairing, at.state()?.settings())?;
    let command = Command::Match { pairing: pairing.clone(), command: MatchCommand::Report(result) };
    let newest = give(&at.app, &at.id, &posted, command).await?;
    if wants_json(&headers) {
        let counted = newest.state.state()?.meeting(&pairing).map(|meeting| meeting.as_played().verdict());
        let written = counted.and_then(|verdict| result::text(verdict.outcome, verdict.score, at.lang));
        return Ok(Json(json!({ "version": newest.version.0, "result": written })).into_response());
    }
    Ok(Redirect::to(&format!("/desk/t/{}{back}", at.id)).into_response())
}

/// Shows what the correction of a result would change, or saves it. The result can be typed otherwise on the page that shows
/// it.
async fn correct(
    at: Visit,
    posted: &Posted<of::EnterResults>,
    pairing: PairingId,
    seen: &MatchView,
    back: String,
) -> Result<Response, Problem> {
    let (fields, lang) = (&posted.fields, at.lang);
    let revoke = fields.given(TAKE_BACK).is_some();
    let published = if revoke { PublishedPairs::Revoke } else { PublishedPairs::Keep };
    let mut entries = vec![Entry::text("result", &Message::new("hall-right-result"), fields, lang)];
    if pairing.round().is_none() {
        entries.push(Entry::take_back(fields, lang));
    }
    let question = Question {
        heading: Message::new("plan-correct-what").with("game", seen.place.as_str()).text(lang),
        about: None,
        action: format!("/desk/t/{}/match/{}", at.id, seen.pairing),
        back: format!("/desk/t/{}{back}", at.id),
        again: None,
        instead: None,
        entries,
    };
    pass(at, posted, Part::Results, question, |at| {
        let result = typed_for(fields.text("result"), &pairing, at.state()?.settings())?;
        let command = MatchCommand::Correct { result, published, own_rules: OwnRules::Silent };
        Ok(Command::Match { pairing: pairing.clone(), command })
    })
    .await
}

/// Who plays at which board, as a form says it: for each board a member of each team, or none.
fn line_up(fields: &Fields, settings: &Settings) -> Result<LineUp, Problem> {
    let seat = |number: &str| match number {
        "" => Ok(Seat::Missing),
        number => {
            number.parse().map(|id| Seat::Player(PlayerId(id))).map_err(|_| Problem::unreadable("line-up"))
        }
    };
    let seats = |side: &str| fields.every(side).map(seat).collect::<Result<Vec<Seat>, Problem>>();
    Ok(LineUp::of_seats(settings.shape(), &PerSide::new(seats("first")?, seats("second")?)))
}
