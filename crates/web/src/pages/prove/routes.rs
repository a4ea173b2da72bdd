//! The prover on the organiser's pages, also for duels on paper: a position in, a verdict out, and the proof step by
//! step.

use std::sync::Arc;

use crate::handler::get;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use kolo_live::Finding;
use kolo_messages::{Lang, Message};
use kolo_play::duel::Placed;
use kolo_play::prover::{Answer, Budget, Proven, Question, Refutation, Scene, Verdict, Walk};
use kolo_play::record::{self, Counting};
use kolo_play::{Board, Cell, Mark};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::App;
use crate::desk::By;
use crate::json_body::Sent;
use crate::pages;
use crate::pages::prove::page::Prove;
use crate::pages::prove::show;
use crate::problem::Problem;
use crate::proving::{MOST_NODES, Waits};
use crate::routes::Routes;
use crate::routes::openapi::described::{self, For, form};
use crate::scheduler::finding_of;
use crate::tasks::of;

pub(in crate::pages) fn routes() -> Routes {
    Routes::new()
        .route("/desk/prove", get(page))
        .routes(described::post(
            "/api/desk/position",
            For::Desk,
            Some(form::<Pasted>),
            form::<Position>,
            "Reads a position that was pasted.",
            position,
        ))
        .routes(described::post(
            "/api/desk/prove",
            For::Desk,
            Some(form::<Asked>),
            form::<ProverAnswer>,
            "Asks the prover about a position.",
            ask,
        ))
        .merge(show::routes())
}

async fn page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    _: By<of::RunScreens>,
) -> Result<Response, Problem> {
    pages::html(&Prove::new(&app, lang))
}

/// A position or a record in any of the formats that Kolo reads.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Pasted {
    text: String,
    #[serde(default)]
    to_move: Option<Mark>,
}

/// A position as it was read.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Position {
    /// Its marks.
    marks: Vec<Placed>,
    /// Who is to move.
    to_move: Mark,
}

/// What a pasted text says.
async fn position(_: By<of::RunScreens>, Sent(pasted): Sent<Pasted>) -> Result<Response, Problem> {
    let read = record::read(pasted.text.as_bytes())
        .and_then(|reading| reading.position(pasted.to_move, Counting::Any));
    let position = read.map_err(|problems| {
        let first = problems.iter().next();
        let message = |problem: &record::Problem| match problem.place.line {
            0 => problem.kind.message(),
            line => Message::new("web-prove-unreadable")
                .with("line", line)
                .with("column", problem.place.column)
                .with("why", problem.kind.message()),
        };
        Problem::bad_field(first.map_or(Message::new("web-internal"), message))
    })?;
    Ok(Json(Position { marks: position.placed().collect(), to_move: position.to_move() }).into_response())
}

/// A question, and how far the reader has walked through the answer.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ProverAsked)]
pub(super) struct Asked {
    marks: Vec<Placed>,
    to_move: Mark,
    claimant: Mark,
    #[serde(default)]
    nodes: Option<u64>,
    #[serde(default)]
    walk: Vec<Cell>,
    /// Whether the walk goes on by one move.
    #[serde(default)]
    forward: bool,
}

/// What is known, in words and as far as the walk has come.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ProverAnswer)]
pub(super) struct ProverAnswer {
    finding: Finding,
    message: String,
    caution: Option<String>,
    clause: &'static str,
    nodes: u64,
    walk: Option<Walked>,
}

/// Where a walk through a proof stands.
#[derive(Debug, Serialize, ToSchema)]
struct Walked {
    /// Who wins by force: the claimant, or the opponent.
    winner: Mark,
    to_move: Mark,
    played: Vec<Placed>,
    scene: Shown,
}

/// What a position of the walk looks like.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[schema(as = WalkShown)]
enum Shown {
    Plays { cell: Cell },
    MustStop { cells: Vec<Cell> },
    Choice { named: Vec<Cell>, others: Vec<Cell> },
    Five { cells: Vec<Cell> },
}

async fn ask(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    _: By<of::RunScreens>,
    Sent(asked): Sent<Asked>,
) -> Result<Response, Problem> {
    let question = question(&asked.marks, asked.to_move, asked.claimant)?;
    let budget = asked.nodes.map_or(Budget::default(), |nodes| Budget(nodes.clamp(1, MOST_NODES)));
    let answer: Arc<Answer> = app.proving.ask(question.clone(), budget, Waits::IfThereIsRoom).await?;
    let walk = match &answer.verdict {
        Verdict::Proven(proven) | Verdict::Refuted(Refutation::OpponentWins(proven)) => {
            Some(walk(proven, &asked.walk, asked.forward)?)
        }
        Verdict::NotProven(_) | Verdict::Refuted(Refutation::Pairs(_) | Refutation::AllMovesTried) => None,
    };
    let body = ProverAnswer {
        finding: finding_of(&answer.verdict),
        message: answer.verdict.message(&question).text(lang),
        caution: question.caution().map(|message| message.text(lang)),
        clause: answer.verdict.clause().id(),
        nodes: answer.effort.nodes,
        walk,
    };
    Ok(Json(body).into_response())
}

/// The question about these marks.
///
/// # Errors
/// When a square has two of them, or a side has won already.
pub(super) fn question(marks: &[Placed], to_move: Mark, claimant: Mark) -> Result<Question, Problem> {
    let mut board = Board::default();
    for Placed { cell, mark } in marks {
        board.put(*cell, *mark).map_err(|taken| {
            let message = Message::new("web-prove-taken").with("cell", taken.cell.to_string());
            Problem::bad_field(message)
        })?;
    }
    Question::new(board, to_move, claimant)
        .map_err(|flaw| Problem { clause: Some(flaw.clause()), ..Problem::bad_field(flaw.message()) })
}

/// Walks through a proof by these moves, and one further if asked.
fn walk(proven: &Proven, moves: &[Cell], forward: bool) -> Result<Walked, Problem> {
    let mut walk = Walk::new(proven);
    let first = proven.question().to_move();
    for cell in moves {
        let own = matches!(walk.scene(), Scene::Plays(next) if next == *cell);
        if own {
            walk.forward();
        } else {
            walk.reply(*cell).map_err(|no_step| Problem::unreadable(&no_step.to_string()))?;
        }
    }
    if forward {
        walk.forward();
    }
    let turn = |number: usize| if number.is_multiple_of(2) { first } else { first.other() };
    let played = walk.played().enumerate().map(|(number, cell)| Placed { cell, mark: turn(number) });
    Ok(Walked {
        winner: proven.question().claimant(),
        to_move: walk.to_move(),
        played: played.collect(),
        scene: match walk.scene() {
            Scene::Plays(cell) => Shown::Plays { cell },
            Scene::MustStop(cells) => Shown::MustStop { cells },
            Scene::Choice { named, others } => Shown::Choice { named, others },
            Scene::Five(row) => Shown::Five { cells: row.cells },
        },
    })
}
