//! The player shows the win, as the rule asks (P-3.3.1.6): the player's moves in, the strongest defence out.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use kolo_messages::{Lang, Message};
use kolo_play::duel::Placed;
use kolo_play::prover::{Budget, End, Question, Refused, Showing, Standing};
use kolo_play::{Cell, Mark};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::App;
use crate::desk::By;
use crate::json_body::Sent;
use crate::pages::prove::routes::question;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::openapi::described::{self, For, form};
use crate::tasks::of;

/// For each answer; a showing has many of them.
const BUDGET: Budget = Budget(100_000);

/// No player shows a win of more moves of their own.
const MOST_MOVES: usize = 60;

pub(super) fn routes() -> Routes {
    Routes::new().routes(described::post(
        "/api/desk/show",
        For::Desk,
        Some(form::<Claimed>),
        form::<ShowingState>,
        "Shows a forced win on a board.",
        show,
    ))
}

/// The position and what the claimant has played so far.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = WinClaimed)]
pub(super) struct Claimed {
    marks: Vec<Placed>,
    to_move: Mark,
    claimant: Mark,
    moves: Vec<Cell>,
}

/// How the showing stands.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ShowingState)]
pub(super) struct ShowingState {
    /// The moves of both sides in turn.
    played: Vec<Placed>,
    standing: &'static str,
    message: String,
    over: bool,
}

async fn show(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    _: By<of::RunScreens>,
    Sent(claimed): Sent<Claimed>,
) -> Result<Response, Problem> {
    let question = question(&claimed.marks, claimed.to_move, claimed.claimant)?;
    if claimed.moves.len() > MOST_MOVES {
        return Err(Problem::bad_field(Message::new("web-show-too-long").with("most", MOST_MOVES)));
    }
    let showing = app.proving.work(move || shown(question, &claimed.moves)).await?;
    let showing = showing.map_err(|refused| Problem {
        clause: Some(refused.clause()),
        ..Problem::bad_field(refused.message())
    })?;
    let mut turn = claimed.to_move;
    let played = showing.played().iter().map(|cell| {
        let placed = Placed { cell: *cell, mark: turn };
        turn = turn.other();
        placed
    });
    let state = ShowingState {
        played: played.collect(),
        standing: match showing.standing() {
            Standing::Wins => "wins",
            Standing::NotProven => "not-proven",
            Standing::Lost => "lost",
        },
        message: showing.end().map_or_else(|| showing.standing().message(), End::message).text(lang),
        over: showing.end().is_some(),
    };
    Ok(Json(state).into_response())
}

fn shown(question: Question, moves: &[Cell]) -> Result<Showing, Refused> {
    let mut showing = Showing::begin(question, BUDGET);
    for cell in moves {
        showing.claim(*cell)?;
    }
    Ok(showing)
}
