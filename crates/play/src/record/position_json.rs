//! A position for programs: `{"to_move": "x", "x": ["h8"], "o": ["i9"]}`.
//!
//! `black` and `white` are taken for `x` and `o`, `b` and `w` likewise. Collections of positions have more keys, `id`,
//! `verdict` and `effort`, which are left out; any other key is an error.

use kolo_model::{Place, Spot, read_shape};
use serde::Deserialize;

use super::lines::Notes;
use super::position::{Position, RawPosition};
use super::problem::{ProblemKind, RecordProblems, quoted};
use crate::duel::Placed;
use crate::{Cell, Mark, UnreadableCell, UnreadableMark};

/// The file as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default)]
    to_move: Option<String>,
    #[serde(alias = "black")]
    x: Vec<String>,
    #[serde(alias = "white")]
    o: Vec<String>,
    #[serde(default, rename = "id")]
    _id: Option<String>,
    #[serde(default, rename = "verdict")]
    _verdict: Option<String>,
    #[serde(default, rename = "effort")]
    _effort: Option<u64>,
}

/// Reads a position.
///
/// # Errors
/// Everything that is wrong with it; the first thing only where it is no JSON of the right shape.
pub fn read(text: &str) -> Result<RawPosition, RecordProblems> {
    let written: Written = read_shape(text)
        .map_err(|trouble| RecordProblems::one(trouble.place, ProblemKind::Shape(trouble.message)))?;
    let mut notes = Notes::default();
    let mut raw = RawPosition::default();
    for (mark, cells) in [(Mark::Cross, &written.x), (Mark::Circle, &written.o)] {
        for (index, text) in cells.iter().enumerate() {
            let place = Place::field(format!("{}[{index}]", mark.letter()));
            match text.parse::<Cell>() {
                Ok(cell) => raw.marks.push(Spot::new(Placed { cell, mark }, place)),
                Err(UnreadableCell(text)) => {
                    notes.add(place, ProblemKind::Cell(UnreadableCell(quoted(&text))));
                }
            }
        }
    }
    if let Some(text) = written.to_move {
        raw.to_move = text.parse().ok();
        if raw.to_move.is_none() {
            let kind = ProblemKind::Mark(UnreadableMark(quoted(&text)));
            notes.add(Place::field("to_move"), kind);
        }
    }
    notes.finish(raw)
}

/// Writes a position on one line.
pub fn write(position: &Position) -> String {
    let list = |mark: Mark| {
        let cells: Vec<String> = position.board().cells(mark).map(|cell| format!("\"{cell}\"")).collect();
        cells.join(", ")
    };
    format!(
        "{{\"to_move\": \"{}\", \"x\": [{}], \"o\": [{}]}}\n",
        position.to_move().letter(),
        list(Mark::Cross),
        list(Mark::Circle)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Counting, position_text};

    #[test]
    fn both_spellings_are_read_with_rows_from_the_bottom() {
        let old = r#"{"id": "p1", "to_move": "b", "black": ["a1", "c15"], "white": ["b2", "o14"], "verdict": "win", "effort": 9}"#;
        let new = r#"{"to_move": "x", "x": ["a1", "c15"], "o": ["b2", "o14"]}"#;
        let position =
            |text: &str| read(text).expect("sound").check(None, Counting::AsInDuel).expect("sound");
        assert_eq!(position(old), position(new));
        assert_eq!(write(&position(old)), format!("{new}\n"));
        assert_eq!(position_text::write_marks(&position(old)), "xa1 xc15 ob2 oo14 > x\n");
    }

    #[test]
    fn problems_are_named_with_their_fields() {
        let problems = read(r#"{"to_move": "z", "x": ["a1", "p1"], "white": ["b0"]}"#).expect_err("wrong");
        let found: Vec<String> = problems.iter().map(|problem| problem.place.field.clone()).collect();
        assert_eq!(found, ["x[1]", "o[0]", "to_move"]);
        assert!(read(r#"{"x": [], "o": [], "colour": 1}"#).is_err());
    }
}
