//! The draw of the groups and the final order, in words.

use std::path::Path;

use kolo_messages::Message;
use kolo_model::Clause;
use kolo_stages::Ranked;

use super::contest::by_clause;
use super::{read, say};
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::text_table::{self, Align};

pub(super) fn draw(file: &Path, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let stages = read(file)?;
    let steps = stages.ledger.state().explain_draw();
    if steps.is_empty() {
        let message = Message::new("stages-cli-no-draw");
        return Err(refused(file, message, "P-1.1.4.4"));
    }
    for (_, step) in steps {
        say(console, &by_clause(step.message, step.clause))?;
    }
    Ok(Exit::Done)
}

pub(super) fn order(file: &Path, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let stages = read(file)?;
    let state = stages.ledger.state();
    let order = state.total_order();
    let order = order.ok_or_else(|| refused(file, Message::new("stages-cli-not-over"), "K-ORDER"))?;
    let lang = console.lang();
    let row = |ranked: &Ranked| {
        let position = ranked.position.to_string();
        let (no, name) = (ranked.entrant.to_string(), state.name(ranked.entrant));
        vec![position, no, name, ranked.places.to_string(), ranked.reason.message().text(lang)]
    };
    let rows: Vec<Vec<String>> = order.iter().map(row).collect();
    let columns = [Align::Right, Align::Right, Align::Left, Align::Right, Align::Left];
    console.print(&text_table::lines(&columns, &rows))?;
    Ok(Exit::Done)
}

fn refused(file: &Path, message: Message, clause: &'static str) -> Failure {
    let clause = Some(Clause::new(clause));
    Failure::one(Exit::No, Complaint { clause, ..Complaint::file(&file.display().to_string(), message) })
}
