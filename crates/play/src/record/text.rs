//! A duel on a line or two, for people to type and read.
//!
//! ```text
//! first: Ada Malá
//! second: Jan Novák
//! swap2: xh8 oi8 xj10 | +xa1 oa2 | x | f6 g7/12500 h9 | first resigns
//! ```
//!
//! Parts stand between bars: three marks that open, `+` and two marks that are added, a symbol that is chosen, squares
//! that are marked in turn, and the end. A time in milliseconds follows a stroke; that of an opening stands after its
//! last mark. `plain:` or `plain o:` instead of an opening is a game of which no opening is known; squares alone are
//! such a game, crosses first. Lines that begin with `#` are left out.

mod ends;
mod parts;
mod write;

use kolo_model::{Name, Side};

use super::data::{Beginning, Record};
use super::lines::{Notes, Piece, lines};
use super::problem::{ProblemKind, RecordProblems, quoted};
use crate::Mark;
use crate::duel::Opening;
use parts::Body;

pub(super) use parts::marked_cell;
pub use write::{one_line, write};

/// Reads a duel.
///
/// # Errors
/// Everything that is wrong with the text.
pub fn read(text: &str) -> Result<Record, RecordProblems> {
    let mut notes = Notes::default();
    let mut record = Record::new(Beginning::Plain { first: Mark::Cross });
    let mut body: Option<Body<'_>> = None;
    for line in lines(text).filter(|line| !line.text.trim_start().starts_with('#')) {
        if let Some(body) = &mut body {
            body.line(line, &mut notes);
        } else if let Some((side, name)) = name_line(line) {
            take_name(&mut record, side, name, &mut notes);
        } else if !line.text.trim().is_empty() {
            let mut begun = Body::default();
            let (beginning, rest) = head(line, &mut notes);
            record.beginning = beginning;
            begun.line(rest, &mut notes);
            body = Some(begun);
        }
    }
    match body {
        Some(body) => body.finish(&mut record, &mut notes),
        None => notes.add(kolo_model::Place::at(1, 1), ProblemKind::Empty),
    }
    notes.finish(record)
}

/// Whether a text looks like this format: names, an opening, or a square.
pub(super) fn looks_like(line: &str) -> bool {
    let before = line.split(':').next().unwrap_or_default();
    let word = line.split_whitespace().next().unwrap_or_default();
    let square = word.split(['/', '|']).next().unwrap_or_default();
    line.contains(':') && (beginning(before).is_some() || side(before).is_some())
        || square.parse::<crate::Cell>().is_ok()
}

fn side(text: &str) -> Option<Side> {
    match text.trim().to_ascii_lowercase().as_str() {
        "first" => Some(Side::First),
        "second" => Some(Side::Second),
        _ => None,
    }
}

fn name_line(line: Piece<'_>) -> Option<(Side, Piece<'_>)> {
    let colon = line.text.find(':')?;
    Some((side(&line.text[..colon])?, line.from(colon + 1).trimmed()))
}

fn take_name(record: &mut Record, side: Side, name: Piece<'_>, notes: &mut Notes) {
    match Name::new(name.text) {
        Err(problem) => notes.add(name.place(), ProblemKind::Name(problem)),
        Ok(_) if record.names[side].is_some() => notes.add(name.place(), ProblemKind::NamedTwice),
        Ok(name) => record.names[side] = Some(name),
    }
}

fn beginning(text: &str) -> Option<Beginning> {
    let letters: String = text.split_whitespace().collect();
    match letters.to_ascii_lowercase().as_str() {
        "swap1" => Some(Beginning::Swap(Opening::Swap1)),
        "swap2" => Some(Beginning::Swap(Opening::Swap2)),
        "plain" | "plainx" => Some(Beginning::Plain { first: Mark::Cross }),
        "plaino" => Some(Beginning::Plain { first: Mark::Circle }),
        _ => None,
    }
}

/// The beginning, and the rest of its line. Without a colon before the first bar there is none.
fn head<'a>(line: Piece<'a>, notes: &mut Notes) -> (Beginning, Piece<'a>) {
    let none = Beginning::Plain { first: Mark::Cross };
    let before_bar = line.text.split('|').next().unwrap_or_default();
    let Some(colon) = before_bar.find(':').filter(|_| !before_bar.trim_start().starts_with("ruled")) else {
        return (none, line);
    };
    let known = beginning(&line.text[..colon]);
    if known.is_none() {
        let text = quoted(line.text[..colon].trim());
        notes.add(line.trimmed().place(), ProblemKind::Part { text });
    }
    (known.unwrap_or(none), line.from(colon + 1))
}

#[cfg(test)]
mod tests {
    use kolo_model::Place;

    use super::*;
    use crate::duel::{Outcome, Placed, Step};
    use crate::record::data::{Claim, Spent, TakenStep};

    fn placed(text: &str) -> Placed {
        parts::marked_cell(text).expect("a mark in a square")
    }

    #[test]
    fn the_example_of_the_guide_is_read() {
        let text = "first: Ada Malá\nsecond: Jan Novák\n\
                    swap2: xh8 oi8 xj10 | +xa1 oa2/900 | x | f6 g7/12500\n h9 | first resigns\n";
        let record = read(text).expect("sound");
        assert_eq!(record.beginning, Beginning::Swap(Opening::Swap2));
        assert_eq!(record.names.first.as_ref().map(Name::as_str), Some("Ada Malá"));
        let steps: Vec<Step> = record.steps.iter().map(|taken| taken.step).collect();
        let cell = |text: &str| text.parse().expect("a square");
        assert_eq!(
            steps,
            [
                Step::Open { marks: [placed("xh8"), placed("oi8"), placed("xj10")] },
                Step::Add { marks: [placed("xa1"), placed("oa2")] },
                Step::Choose { mark: Mark::Cross },
                Step::Play { cell: cell("f6") },
                Step::Play { cell: cell("g7") },
                Step::Play { cell: cell("h9") },
            ]
        );
        let spent: Vec<Option<u32>> =
            record.steps.iter().map(|taken| taken.spent.map(Spent::milliseconds)).collect();
        assert_eq!(spent, [None, Some(900), None, None, Some(12_500), None]);
        assert_eq!(record.claim, Some(Claim::Resigned { by: Side::First }));
        assert_eq!(write(&record), text.replace("\n h9", " h9"));
    }

    #[test]
    fn squares_alone_are_a_game_with_crosses_first() {
        let record = read("h8 I9\r\n g7").expect("sound");
        assert_eq!(record.beginning, Beginning::Plain { first: Mark::Cross });
        assert_eq!(record.steps.len(), 3);
        assert_eq!(write(&record), "plain: h8 i9 g7\n");
        assert_eq!(read("plain o: h8").expect("sound").beginning, Beginning::Plain { first: Mark::Circle });
        assert_eq!(record.steps[1], TakenStep::play("i9".parse().expect("a square")));
    }

    #[test]
    fn the_side_to_act_resigns_when_none_is_named() {
        let resigned = |text: &str| read(text).map(|record| record.claim);
        let by = |by| Ok(Some(Claim::Resigned { by }));
        assert_eq!(resigned("swap1: xh8 oi8 xj10 | resigns"), by(Side::Second));
        assert_eq!(resigned("swap1: xh8 oi8 xj10 | x | resigns"), by(Side::First));
        assert_eq!(resigned("plain: h8 | resigns"), by(Side::Second));
        let unclear = read("swap1: h8 | resigns").expect_err("nobody has opened");
        assert_eq!(unclear.iter().next().map(|problem| problem.kind.clone()), Some(ProblemKind::WhoResigned));
    }

    #[test]
    fn a_ruling_keeps_its_reason_to_the_end_of_the_line() {
        let record = read("swap1: xh8 oi8 xj10 | ruled second: spoke | twice").expect("sound");
        let reason = Name::new("spoke | twice").expect("a line");
        assert_eq!(record.claim, Some(Claim::Ruled { outcome: Outcome::Won(Side::Second), reason }));
        assert_eq!(read(&write(&record)), Ok(record));
    }

    #[test]
    fn every_problem_is_named_with_its_place() {
        let text = "first: \nfirst: A\nswap2: xh8 oq8 | +xa1 oa2 xa3 | h16 f6/x | what\n | agreed | g7";
        let found: Vec<(Place, &str)> = read(text)
            .expect_err("much is wrong")
            .iter()
            .map(|problem| (problem.place.clone(), problem.kind.message().key()))
            .collect();
        assert_eq!(
            found,
            [
                (Place::at(1, 8), "name-empty"),
                (Place::at(3, 12), "record-marked-cell"),
                (Place::at(3, 18), "record-number-of-marks"),
                (Place::at(3, 33), "duel-unreadable-cell"),
                (Place::at(3, 37), "record-time"),
                (Place::at(3, 44), "record-part"),
                (Place::at(4, 13), "record-after-end"),
            ]
        );
        assert!(read(" \n# nothing\n").is_err());
    }
}
