//! Writing: one canonical form.

use std::fmt::Write as _;

use kolo_model::Side;

use super::ends;
use crate::Mark;
use crate::duel::{Opening, Placed, Step};
use crate::record::data::{Beginning, Record, TakenStep};

/// Writes names, if there are any, each on its line, and the duel on one.
pub fn write(record: &Record) -> String {
    let mut text = String::new();
    for (side, word) in [(Side::First, "first"), (Side::Second, "second")] {
        if let Some(name) = &record.names[side] {
            let _ = writeln!(text, "{word}: {name}");
        }
    }
    text.push_str(&one_line(record));
    text.push('\n');
    text
}

/// Writes the duel without names, on one line.
pub fn one_line(record: &Record) -> String {
    let head = match record.beginning {
        Beginning::Swap(Opening::Swap1) => "swap1:",
        Beginning::Swap(Opening::Swap2) => "swap2:",
        Beginning::Plain { first: Mark::Cross } => "plain:",
        Beginning::Plain { first: Mark::Circle } => "plain o:",
    };
    let mut parts: Vec<String> = Vec::new();
    let mut in_squares = false;
    for taken in &record.steps {
        let (text, is_square) = step(taken);
        match parts.last_mut() {
            Some(part) if in_squares && is_square => {
                part.push(' ');
                part.push_str(&text);
            }
            Some(_) | None => parts.push(text),
        }
        in_squares = is_square;
    }
    parts.extend(record.claim.as_ref().map(ends::words));
    if parts.is_empty() { head.to_owned() } else { format!("{head} {}", parts.join(" | ")) }
}

/// A step, and whether it marks a square in turn.
fn step(taken: &TakenStep) -> (String, bool) {
    let (mut text, is_square) = match &taken.step {
        Step::Open { marks } => (marked(marks), false),
        Step::Add { marks } => (format!("+{}", marked(marks)), false),
        Step::Choose { mark } => (mark.letter().to_string(), false),
        Step::Play { cell } => (cell.to_string(), true),
    };
    if let Some(spent) = taken.spent {
        let _ = write!(text, "/{}", spent.milliseconds());
    }
    (text, is_square)
}

fn marked(marks: &[Placed]) -> String {
    let words: Vec<String> =
        marks.iter().map(|placed| format!("{}{}", placed.mark.letter(), placed.cell)).collect();
    words.join(" ")
}
