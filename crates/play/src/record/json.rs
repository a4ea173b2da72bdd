//! A duel for programs: JSON, version 1, one step a line. Unknown keys are errors.

mod shape;

use std::fmt::Write as _;

use kolo_model::{Name, PerSide, Place, Side, log_text, read_shape};
use serde::{Deserialize, Serialize};

use super::data::{Record, Spent, TakenStep};
use super::lines::Notes;
use super::problem::{ProblemKind, RecordProblems, quoted};
use super::text::marked_cell;
use crate::duel::{Placed, Step};
use crate::{Cell, Mark, UnreadableCell, UnreadableMark};
use shape::{RawEnd, RawNames, RawStep, Written};

/// The version of the file.
pub const VERSION: u32 = 1;

/// The JSON Schema of the file, draft 2020-12.
pub fn schema() -> &'static str {
    include_str!("../../schema/kolo-duel-1.schema.json")
}

/// Reads a duel.
///
/// # Errors
/// Everything that is wrong with it; the first thing only where it is no JSON of the right shape.
pub fn read(text: &str) -> Result<Record, RecordProblems> {
    #[derive(Deserialize)]
    struct VersionOnly {
        #[serde(rename = "kolo-duel")]
        version: u32,
    }
    let shape = |trouble: kolo_model::ShapeTrouble| {
        RecordProblems::one(trouble.place, ProblemKind::Shape(trouble.message))
    };
    let version = read_shape::<VersionOnly>(text).map_err(shape)?.version;
    if version != VERSION {
        return Err(RecordProblems::one(Place::field("kolo-duel"), ProblemKind::OtherVersion { version }));
    }
    let written: Written = read_shape(text).map_err(shape)?;
    check(written)
}

/// Text of a JSON file; a complaint where there is none.
pub(super) fn text_of(bytes: &[u8]) -> Result<&str, RecordProblems> {
    let text = log_text(bytes)
        .map_err(|trouble| RecordProblems::one(trouble.place, ProblemKind::Shape(trouble.message)))?;
    text.ok_or_else(|| RecordProblems::one(Place::at(1, 1), ProblemKind::Empty))
}

fn check(written: Written) -> Result<Record, RecordProblems> {
    let mut notes = Notes::default();
    let mut record = Record::new(written.opening.beginning());
    let RawNames { first, second } = written.names;
    record.names =
        PerSide::new(name("names.first", first, &mut notes), name("names.second", second, &mut notes));
    for (index, raw) in written.steps.iter().enumerate() {
        record.steps.extend(step(&format!("steps[{index}]"), raw, &mut notes));
    }
    record.claim = written.end.and_then(|end| match end.claim() {
        Ok(claim) => Some(claim),
        Err(problem) => {
            notes.add(Place::field("end.reason"), ProblemKind::Name(problem));
            None
        }
    });
    notes.finish(record)
}

fn name(field: &str, text: Option<String>, notes: &mut Notes) -> Option<Name> {
    match Name::new(&text?) {
        Ok(name) => Some(name),
        Err(problem) => {
            notes.add(Place::field(field), ProblemKind::Name(problem));
            None
        }
    }
}

fn step(field: &str, raw: &RawStep, notes: &mut Notes) -> Option<TakenStep> {
    let (step, ms) = match raw {
        RawStep::Open { marks: texts, ms } => {
            (marks(field, texts, notes).map(|marks| Step::Open { marks }), *ms)
        }
        RawStep::Add { marks: texts, ms } => {
            (marks(field, texts, notes).map(|marks| Step::Add { marks }), *ms)
        }
        RawStep::Choose { mark, ms } => {
            let read = mark_of(mark);
            if read.is_none() {
                let kind = ProblemKind::Mark(UnreadableMark(quoted(mark)));
                notes.add(Place::field(format!("{field}.mark")), kind);
            }
            (read.map(|mark| Step::Choose { mark }), *ms)
        }
        RawStep::Play { cell, ms } => {
            (cell_of(&format!("{field}.cell"), cell, notes).map(|cell| Step::Play { cell }), *ms)
        }
    };
    let spent = ms.map(Spent::new);
    if spent == Some(None) {
        let text = ms.unwrap_or_default().to_string();
        notes.add(Place::field(format!("{field}.ms")), ProblemKind::Time { text });
    }
    Some(TakenStep { step: step?, spent: spent.flatten() })
}

fn marks<const N: usize>(field: &str, texts: &[String], notes: &mut Notes) -> Option<[Placed; N]> {
    let mut found = Vec::new();
    for (index, text) in texts.iter().enumerate().take(N) {
        if let Some(placed) = marked_cell(text).filter(|placed| spelled(*placed) == *text) {
            found.push(placed);
        } else {
            let place = Place::field(format!("{field}.marks[{index}]"));
            notes.add(place, ProblemKind::MarkedCell { text: quoted(text) });
        }
    }
    if texts.len() != N {
        let kind = ProblemKind::NumberOfMarks { found: texts.len(), due: N };
        notes.add(Place::field(format!("{field}.marks")), kind);
        return None;
    }
    found.try_into().ok()
}

/// `x` or `o`, and no other spelling.
fn mark_of(text: &str) -> Option<Mark> {
    Mark::BOTH.into_iter().find(|mark| text.chars().eq([mark.letter()]))
}

fn cell_of(field: &str, text: &str, notes: &mut Notes) -> Option<Cell> {
    let cell = text.parse::<Cell>().ok().filter(|cell| cell.to_string() == text);
    if cell.is_none() {
        notes.add(Place::field(field), ProblemKind::Cell(UnreadableCell(quoted(text))));
    }
    cell
}

fn spelled(placed: Placed) -> String {
    format!("{}{}", placed.mark.letter(), placed.cell)
}

/// Writes a duel in its canonical form.
pub fn write(record: &Record) -> String {
    let mut text = format!(
        "{{\n  \"kolo-duel\": {VERSION},\n  \"opening\": {},\n",
        json(&shape::RawOpening::of(record.beginning))
    );
    let names: Vec<String> = [(Side::First, "first"), (Side::Second, "second")]
        .into_iter()
        .filter_map(|(side, key)| Some(format!("\"{key}\": {}", json(record.names[side].as_ref()?.as_str()))))
        .collect();
    if !names.is_empty() {
        let _ = writeln!(text, "  \"names\": {{ {} }},", names.join(", "));
    }
    let steps: Vec<String> =
        record.steps.iter().map(|taken| format!("\n    {}", json(&RawStep::of(taken)))).collect();
    let close = if steps.is_empty() { "" } else { "\n  " };
    let _ = write!(text, "  \"steps\": [{}{close}]", steps.join(","));
    if let Some(claim) = &record.claim {
        let _ = write!(text, ",\n  \"end\": {}", json(&RawEnd::of(claim)));
    }
    text.push_str("\n}\n");
    text
}

fn json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("strings, numbers and lists are always JSON")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::text;

    const FULL: &str = "first: Ada \"A\" <Malá>\nsecond: Jan\n\
        swap2: xh8 oi8 xj10/1500 | +xa1 oa2 | o/3 | f6 g7/12 | ruled draw: the clock was broken";

    #[test]
    fn the_written_form_is_pinned() {
        let record = text::read(FULL).expect("sound");
        let written = write(&record);
        assert_eq!(
            written,
            r#"{
  "kolo-duel": 1,
  "opening": "swap2",
  "names": { "first": "Ada \"A\" <Malá>", "second": "Jan" },
  "steps": [
    {"step":"open","marks":["xh8","oi8","xj10"],"ms":1500},
    {"step":"add","marks":["xa1","oa2"]},
    {"step":"choose","mark":"o","ms":3},
    {"step":"play","cell":"f6"},
    {"step":"play","cell":"g7","ms":12}
  ],
  "end": {"end":"ruled","outcome":"draw","reason":"the clock was broken"}
}
"#
        );
        assert_eq!(read(&written), Ok(record));
    }

    #[test]
    fn rows_are_counted_from_the_bottom() {
        let read = read(r#"{"kolo-duel":1,"opening":"plain-o","steps":[{"step":"play","cell":"b15"}]}"#);
        assert_eq!(text::one_line(&read.expect("sound")), "plain o: b15");
    }

    #[test]
    fn all_problems_are_named_with_their_fields() {
        let file = r#"{"kolo-duel":1,"opening":"swap1","names":{"first":" "},"steps":[
            {"step":"open","marks":["xh8","h8"]},{"step":"play","cell":"H8"},
            {"step":"choose","mark":"cross"},{"step":"play","cell":"h8","ms":99999999999}],
            "end":{"end":"ruled","outcome":"first","reason":""}}"#;
        let problems = read(file).expect_err("much is wrong");
        let found: Vec<(&str, &str)> = problems
            .iter()
            .map(|problem| (problem.place.field.as_str(), problem.kind.message().key()))
            .collect();
        assert_eq!(
            found,
            [
                ("names.first", "name-empty"),
                ("steps[0].marks[1]", "record-marked-cell"),
                ("steps[0].marks", "record-number-of-marks"),
                ("steps[1].cell", "duel-unreadable-cell"),
                ("steps[2].mark", "duel-unreadable-mark"),
                ("steps[3].ms", "record-time"),
                ("end.reason", "name-empty"),
            ]
        );
    }

    #[test]
    fn other_shapes_and_versions_are_refused() {
        let key = |file: &str| read(file).expect_err("refused").iter().next().map(|p| p.kind.message().key());
        assert_eq!(key(r#"{"kolo-duel":2}"#), Some("record-other-version"));
        assert_eq!(key(r#"{"kolo-duel":1,"opening":"swap1","steps":[],"more":1}"#), Some("log-file-shape"));
        assert_eq!(
            key(r#"{"kolo-duel":1,"opening":"swap1","steps":[],"end":{"end":"five","by":"first"}}"#),
            Some("log-file-shape")
        );
        assert_eq!(key(r#"{"kolo-duel":1,"#), Some("log-file-ends"));
    }
}
