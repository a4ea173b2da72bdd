//! The lines that a manager of the Gomocup tournament sends to a program that plays.
//!
//! `START 15`, then `BOARD`, lines `x,y,f`, and `DONE`: columns from the left and rows **from the top**, both counted
//! from 0; f is 1 for the marks of the one who is to move and 2 for the other's. `SWAP2BOARD` asks for a step of the
//! SWAP 2 opening: lines `x,y` of no, three or five marks, which are a cross and a circle in turn.
//!
//! The lines do not say which marks are crosses. **Reading**: crosses came first, as black stones do there; so with
//! equal numbers the one to move has crosses, with one mark less circles. Where that is not so, a line
//! `INFO kolo_own o` or `x` says it; programs leave out what they do not know of `INFO`.

use std::fmt::Write as _;

use kolo_model::{Place, Spot};

use super::check::check_record;
use super::data::{Beginning, Record, TakenStep};
use super::format::Reading;
use super::lines::{Notes, Piece, lines};
use super::position::{Position, RawPosition};
use super::problem::{ProblemKind, RecordProblems, quoted};
use crate::duel::{Opening, Placed, Step};
use crate::{Cell, Mark, SIZE};

/// Where the reader stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Before,
    Board,
    Swap,
    Done,
}

/// Whose a mark is, seen by the one who is to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Owner {
    Own,
    Other,
}

/// Reads the lines: a position, or for `SWAP2BOARD` the beginning of a duel.
///
/// # Errors
/// Everything that is wrong with them.
pub fn read(text: &str) -> Result<Reading, RecordProblems> {
    let mut notes = Notes::default();
    let mut stage = Stage::Before;
    let mut own = None;
    let mut swap = false;
    let mut cells: Vec<(Spot<Cell>, Owner)> = Vec::new();
    for line in lines(text).map(Piece::trimmed).filter(|line| !line.text.is_empty()) {
        let upper = line.text.to_ascii_uppercase();
        let words: Vec<&str> = upper.split([' ', ',']).filter(|word| !word.is_empty()).take(4).collect();
        stage = match (stage, words.as_slice()) {
            (Stage::Board | Stage::Swap, ["DONE"]) => Stage::Done,
            (Stage::Board | Stage::Swap, _) => {
                cells.extend(a_mark(line, stage == Stage::Board, &mut notes));
                stage
            }
            (Stage::Before | Stage::Done, ["INFO", "KOLO_OWN", letter]) => {
                match letter.parse::<Mark>() {
                    Ok(mark) => own = Some(mark),
                    Err(unreadable) => notes.add(line.place(), ProblemKind::Mark(unreadable)),
                }
                stage
            }
            (Stage::Before | Stage::Done, ["INFO", ..] | ["RESTART" | "END"]) => stage,
            (Stage::Before, ["START", size]) => check_size(stage, &[size], line, &mut notes),
            (Stage::Before, ["RECTSTART", width, height]) => {
                check_size(stage, &[width, height], line, &mut notes)
            }
            (Stage::Before, ["BOARD"]) => Stage::Board,
            (Stage::Before, ["SWAP2BOARD"]) => {
                swap = true;
                Stage::Swap
            }
            (Stage::Before | Stage::Done, _) => {
                notes.add(line.place(), ProblemKind::GomocupLine { text: quoted(line.text) });
                stage
            }
        };
    }
    if stage != Stage::Done {
        notes.add(Place::default(), ProblemKind::GomocupNoBoard);
    }
    let reading = if swap {
        Reading::Record(swap_duel(&cells, &mut notes))
    } else {
        Reading::Position(position(&cells, own))
    };
    notes.finish(reading)
}

/// Whether a text looks like this format.
pub(super) fn looks_like(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default().to_ascii_uppercase();
    matches!(word.as_str(), "START" | "RECTSTART" | "RESTART" | "BOARD" | "SWAP2BOARD" | "INFO")
}

fn check_size(stage: Stage, sizes: &[&&str], line: Piece<'_>, notes: &mut Notes) -> Stage {
    if sizes.iter().any(|size| size.parse() != Ok(SIZE)) {
        notes.add(line.place(), ProblemKind::OtherSize);
    }
    stage
}

fn a_mark(line: Piece<'_>, with_owner: bool, notes: &mut Notes) -> Option<(Spot<Cell>, Owner)> {
    let fields: Vec<&str> = line.text.split(',').map(str::trim).take(4).collect();
    let (x, y, field) = match (fields.as_slice(), with_owner) {
        ([x, y, field], true) => (x, y, Some(*field)),
        ([x, y], false) => (x, y, None),
        _ => {
            notes.add(line.place(), ProblemKind::GomocupLine { text: quoted(line.text) });
            return None;
        }
    };
    let (Ok(x), Ok(y)) = (x.parse::<u64>(), y.parse::<u64>()) else {
        notes.add(line.place(), ProblemKind::GomocupLine { text: quoted(line.text) });
        return None;
    };
    let Some(cell) = cell_at(x, y) else {
        let kind = ProblemKind::OffTheBoard { text: quoted(line.text), least: 0, most: SIZE - 1 };
        notes.add(line.place(), kind);
        return None;
    };
    let owner = match field {
        None | Some("1") => Owner::Own,
        Some("2") => Owner::Other,
        Some(field) => {
            notes.add(line.place(), ProblemKind::GomocupField { text: quoted(field) });
            return None;
        }
    };
    Some((Spot::new(cell, line.place()), owner))
}

/// Both from 0, the rows from the top.
fn cell_at(x: u64, y: u64) -> Option<Cell> {
    let row = (SIZE - 1).checked_sub(usize::try_from(y).ok()?)?;
    Cell::at(usize::try_from(x).ok()?, row)
}

fn position(cells: &[(Spot<Cell>, Owner)], stated: Option<Mark>) -> RawPosition {
    let count = |owner: Owner| cells.iter().filter(|(_, whose)| *whose == owner).count();
    let by_count = if count(Owner::Own) < count(Owner::Other) { Mark::Circle } else { Mark::Cross };
    let own = stated.unwrap_or(by_count);
    let mark = |owner: Owner| match owner {
        Owner::Own => own,
        Owner::Other => own.other(),
    };
    let placed = |(spot, owner): &(Spot<Cell>, Owner)| {
        Spot::new(Placed { cell: spot.value, mark: mark(*owner) }, spot.place.clone())
    };
    RawPosition { marks: cells.iter().map(placed).collect(), to_move: Some(own) }
}

fn swap_duel(cells: &[(Spot<Cell>, Owner)], notes: &mut Notes) -> Record {
    let mut record = Record::new(Beginning::Swap(Opening::Swap2));
    let turns = Mark::BOTH.into_iter().cycle();
    let marks: Vec<Placed> =
        cells.iter().zip(turns).map(|((spot, _), mark)| Placed { cell: spot.value, mark }).collect();
    let opened = marks.first_chunk().map(|marks| Step::Open { marks: *marks });
    let added = marks.get(3..).and_then(<[Placed]>::first_chunk).map(|marks| Step::Add { marks: *marks });
    if !matches!(marks.len(), 0 | 3 | 5) {
        notes.add(Place::default(), ProblemKind::GomocupSwap { found: marks.len() });
    }
    record.steps = opened.into_iter().chain(added).map(TakenStep::from).collect();
    record
}

fn line_of(cell: Cell) -> String {
    format!("{},{}", cell.column(), SIZE - 1 - cell.row())
}

/// Writes a position: the marks of the one who is to move are 1.
pub fn write(position: &Position) -> String {
    let own = position.to_move();
    let mut text = format!("START {SIZE}\n");
    let board = position.board();
    let guessed = if board.count(own) < board.count(own.other()) { Mark::Circle } else { Mark::Cross };
    if guessed != own {
        let _ = writeln!(text, "INFO kolo_own {}", own.letter());
    }
    text.push_str("BOARD\n");
    for placed in position.placed() {
        let field = if placed.mark == own { 1 } else { 2 };
        let _ = writeln!(text, "{},{field}", line_of(placed.cell));
    }
    text.push_str("DONE\n");
    text
}

/// Writes `SWAP2BOARD` for a duel by SWAP 2 in which a symbol is to be chosen, or nothing has happened. Nothing for
/// other duels, and for openings with more circles than crosses, which the lines cannot express.
pub fn write_swap(record: &Record) -> Option<String> {
    let lawful = check_record(record).is_lawful();
    if record.beginning != Beginning::Swap(Opening::Swap2) || !lawful || record.claim.is_some() {
        return None;
    }
    let mut marks: Vec<Placed> = Vec::new();
    for taken in &record.steps {
        match &taken.step {
            Step::Open { marks: opened } => marks.extend(opened),
            Step::Add { marks: added } => marks.extend(added),
            Step::Choose { .. } | Step::Play { .. } => return None,
        }
    }
    let alternate = marks.iter().zip(Mark::BOTH.into_iter().cycle()).all(|(placed, due)| placed.mark == due);
    let mut text = format!("START {SIZE}\nSWAP2BOARD\n");
    for placed in &marks {
        text.push_str(&line_of(placed.cell));
        text.push('\n');
    }
    text.push_str("DONE\n");
    alternate.then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Counting, text};

    fn checked(lines: &str) -> Position {
        let Reading::Position(raw) = read(lines).expect("sound") else { panic!("a position") };
        raw.check(None, Counting::AsInDuel).expect("sound")
    }

    #[test]
    fn rows_are_counted_from_the_top_and_from_nought() {
        let position = checked("START 15\r\nBOARD\r\n0,0,1\r\n14,1,2\r\n2,14,1\r\n3,3,2\r\nDONE\r\n");
        let names = |mark| position.board().cells(mark).map(|cell| cell.to_string()).collect::<Vec<_>>();
        assert_eq!(
            (names(Mark::Cross), names(Mark::Circle)),
            (vec!["c1".into(), "a15".into()], vec!["d12".to_owned(), "o14".into()])
        );
        assert_eq!(position.to_move(), Mark::Cross);
        assert_eq!(write(&position), "START 15\nBOARD\n2,14,1\n0,0,1\n3,3,2\n14,1,2\nDONE\n");
    }

    #[test]
    fn with_a_mark_less_the_one_to_move_has_circles() {
        let position = checked("BOARD\n7,7,2\nDONE\n");
        assert_eq!((position.to_move(), position.board().count(Mark::Cross)), (Mark::Circle, 1));
        let game = checked("INFO kolo_own x\nINFO timeout_turn 100\nBOARD\n7,7,2\nDONE\n");
        assert_eq!((game.to_move(), game.board().count(Mark::Circle)), (Mark::Cross, 1));
        assert_eq!(checked(&write(&game)), game);
    }

    #[test]
    fn swap2board_is_the_beginning_of_a_duel() {
        let lines = "START 15\nSWAP2BOARD\n7,7\n8,7\n9,9\n8,8\n8,6\nDONE\n";
        let Reading::Record(record) = read(lines).expect("sound") else { panic!("a record") };
        assert_eq!(text::one_line(&record), "swap2: xh8 oi8 xj6 | +oi7 xi9");
        assert_eq!(write_swap(&record).as_deref(), Some(lines));
        let empty = "START 15\nSWAP2BOARD\nDONE\n";
        let Reading::Record(record) = read(empty).expect("sound") else { panic!("a record") };
        assert_eq!(write_swap(&record).as_deref(), Some(empty));
        let chosen = text::read("swap2: xh8 oi8 xj6 | x").expect("sound");
        assert_eq!(write_swap(&chosen), None);
        let other_order = text::read("swap2: xh8 xj6 oi8").expect("sound");
        assert_eq!(write_swap(&other_order), None);
    }

    #[test]
    fn problems_have_their_places() {
        let found = |lines: &str| -> Vec<(u32, &'static str)> {
            let problems = read(lines).expect_err("something is wrong");
            problems.iter().map(|problem| (problem.place.line, problem.kind.message().key())).collect()
        };
        assert_eq!(
            found("START 20\nHELLO\nBOARD\n15,0,1\n1,1,3\n1,1\nTURN\nDONE\nBOARD\n"),
            [
                (1, "record-other-size"),
                (2, "record-gomocup-line"),
                (4, "record-off-the-board"),
                (5, "record-gomocup-field"),
                (6, "record-gomocup-line"),
                (7, "record-gomocup-line"),
                (9, "record-gomocup-line"),
            ]
        );
        assert_eq!(found("BOARD\n1,1,1\n"), [(0, "record-gomocup-no-board")]);
        assert_eq!(found("SWAP2BOARD\n1,1\nDONE"), [(0, "record-gomocup-swap")]);
    }
}
