//! An answer as data, and the check of one that was saved.

use std::path::Path;

use kolo_messages::{Lang, Message};
use kolo_play::prover::{Answer, Budget, Proof, Proven, Question, Refutation, Verdict, Why};
use kolo_play::record::{self, Counting, Format, Position};
use kolo_play::{Cell, Mark};
use serde_json::{Value, json};

use super::{proven_of, stage_code};
use crate::board_input::{self, mark_code};
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input;

/// The answer with everything that is needed to check it.
pub(super) fn data(
    position: &Position,
    question: &Question,
    answer: &Answer,
    budget: Budget,
    lang: Lang,
) -> Value {
    let (verdict, why) = match &answer.verdict {
        Verdict::Proven(_) => ("proven", None),
        Verdict::NotProven(Why::OutOfNodes) => ("not-proven", Some("out-of-nodes")),
        Verdict::NotProven(Why::Bounded) => ("not-proven", Some("bounded")),
        Verdict::NotProven(Why::NoThreatWins) => ("not-proven", Some("no-threat-wins")),
        Verdict::NotProven(Why::CheckFailed(_)) => ("not-proven", Some("check-failed")),
        Verdict::Refuted(Refutation::OpponentWins(_)) => ("refuted", Some("opponent-wins")),
        Verdict::Refuted(Refutation::Pairs(_)) => ("refuted", Some("pairs")),
        Verdict::Refuted(Refutation::AllMovesTried) => ("refuted", Some("all-moves-tried")),
    };
    let pairs =
        if let Verdict::Refuted(Refutation::Pairs(pairs)) = &answer.verdict { Some(pairs) } else { None };
    let proven = proven_of(&answer.verdict);
    let board = |mark: Mark| position.board().cells(mark).collect::<Vec<Cell>>();
    let (crosses, circles) = (board(Mark::Cross), board(Mark::Circle));
    json!({
        "kolo-proof": 1,
        "program": format!("kolo {}", env!("CARGO_PKG_VERSION")),
        "position": {"to_move": mark_code(position.to_move()), "x": crosses, "o": circles},
        "claimant": mark_code(question.claimant()),
        "verdict": verdict,
        "why": why,
        "message": answer.verdict.message(question).text(lang),
        "caution": question.caution().map(|caution| caution.text(lang)),
        "clause": answer.verdict.clause().id(),
        "budget": budget.0,
        "nodes": answer.effort.nodes,
        "stage": answer.effort.stage.map(stage_code),
        "pairs": pairs,
        "line": proven.map(Proven::main_line),
        "proof_of": proven.map(|proven| mark_code(proven.question().claimant())),
        "proof": proven.map(Proven::proof),
    })
}

/// Checks a saved proof, without a search.
pub(super) fn verify(path: &Path, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let name = path.display().to_string();
    let wrong = |message: Message| Failure::one(Exit::BadInput, Complaint::file(&name, message));
    let bytes = input::bytes(path)?;
    let saved: Value = serde_json::from_slice(&bytes)
        .map_err(|error| wrong(Message::new("prove-cli-no-proof-file").with("why", error.to_string())))?;
    if saved["kolo-proof"] != 1 {
        return Err(wrong(Message::new("prove-cli-other-file")));
    }
    let mark = |key: &str| saved[key].as_str().and_then(|text| text.parse::<Mark>().ok());
    let Some(claimant) = mark("claimant") else {
        return Err(wrong(Message::new("prove-cli-no-claimant")));
    };
    let (Some(winner), false) = (mark("proof_of"), saved["proof"].is_null()) else {
        return Err(wrong(Message::new("prove-cli-no-proof")));
    };
    let proof: Proof = serde_json::from_value(saved["proof"].clone())
        .map_err(|error| wrong(Message::new("prove-cli-no-proof-file").with("why", error.to_string())))?;
    let position = record::read_as(Format::Position, saved["position"].to_string().as_bytes())
        .and_then(|reading| reading.position(None, Counting::Any))
        .map_err(|problems| board_input::failure(&name, &problems))?;
    let question = Question::new(position.board().clone(), position.to_move(), winner).map_err(|flaw| {
        let complaint = Complaint { clause: Some(flaw.clause()), ..Complaint::file(&name, flaw.message()) };
        Failure::one(Exit::BadInput, complaint)
    })?;
    match Proven::check(question, proof) {
        Ok(proven) => {
            let message = Message::new("prove-cli-holds")
                .with("winner", winner)
                .with("moves", proven.verified().longest)
                .with("steps", proven.proof().len())
                .with("marks", proven.verified().marks.to_string());
            console.print(&format!("{}\n", message.text(console.lang())))?;
            if winner == claimant {
                return Ok(Exit::Done);
            }
            let refuted = Message::new("prove-cli-claim-refuted").with("claimant", claimant);
            console.print(&format!("{}\n", refuted.text(console.lang())))?;
            Ok(Exit::No)
        }
        Err(flaw) => {
            console.print(&format!("{}\n", flaw.message().text(console.lang())))?;
            Ok(Exit::No)
        }
    }
}
