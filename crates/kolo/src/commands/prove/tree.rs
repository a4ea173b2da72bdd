//! A whole proof in words: every step once, with the numbers of the steps that follow it.

use kolo_messages::{Lang, Message};
use kolo_play::Cell;
use kolo_play::prover::{Proven, Step};

fn cells(list: &[Cell]) -> String {
    list.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// All steps. Equal positions reached in several ways share a step, so this is never longer than the proof.
pub(super) fn describe(proven: &Proven, lang: Lang) -> String {
    let winner = proven.question().claimant();
    let mut lines = Vec::new();
    for (index, step) in proven.proof().steps.iter().enumerate() {
        let message = match step {
            Step::Line(line) => Message::new("prove-cli-tree-line").with("moves", cells(line)),
            Step::Move { cell, then } => {
                Message::new("prove-cli-tree-move").with("cell", cell.to_string()).with("then", then.number())
            }
            Step::Double => Message::new("prove-cli-tree-double"),
            Step::Forced { cell, then } => Message::new("prove-cli-tree-forced")
                .with("cell", cell.to_string())
                .with("then", then.number()),
            Step::Threat { line, .. } if line.is_empty() => Message::new("prove-cli-tree-every"),
            Step::Threat { line, .. } => Message::new("prove-cli-tree-threat").with("moves", cells(line)),
        };
        lines.push(format!("{:>4}  {}", index + 1, message.with("winner", winner).text(lang)));
        if let Step::Threat { replies, .. } = step {
            for reply in replies {
                let message = Message::new("prove-cli-tree-reply")
                    .with("cell", reply.cell.to_string())
                    .with("then", reply.then.number());
                lines.push(format!("        {}", message.text(lang)));
            }
        }
    }
    lines.join("\n") + "\n"
}
