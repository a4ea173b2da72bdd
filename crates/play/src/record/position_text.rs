//! Positions for people: a list of marks, or a diagram drawn with letters.
//!
//! `xh8 oi8 xj10 > o` is a list; what follows the sign is whose turn it is. A diagram has 15 lines of `.`, `x` and `o`,
//! row 15 on top, with or without spaces between; numbers at the ends of a line and lines of the letters `a` to `o` are
//! taken as the coordinates that they are, and a line `> o` says whose turn it is. Without it the turn is that of the
//! mark which stands there less often.

use std::fmt::Write as _;

use kolo_model::Spot;

use super::lines::{Notes, Piece, lines};
use super::position::{Position, RawPosition};
use super::problem::{ProblemKind, RecordProblems, quoted};
use super::text::marked_cell;
use crate::duel::Placed;
use crate::{Board, Cell, Mark, SIZE, UnreadableMark};

/// Reads a list of marks.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read_marks(text: &str) -> Result<RawPosition, RecordProblems> {
    let mut notes = Notes::default();
    let mut raw = RawPosition::default();
    let mut turn_next = false;
    for word in lines(text).filter(|line| !line.text.trim_start().starts_with('#')).flat_map(Piece::words) {
        if let Some(rest) = word.text.strip_prefix('>') {
            turn_next = rest.is_empty();
            if !turn_next {
                take_turn(&mut raw, word.from(1), &mut notes);
            }
        } else if turn_next {
            turn_next = false;
            take_turn(&mut raw, word, &mut notes);
        } else if let Some(placed) = marked_cell(word.text) {
            raw.marks.push(Spot::new(placed, word.place()));
        } else {
            notes.add(word.place(), ProblemKind::MarkedCell { text: quoted(word.text) });
        }
        if notes.is_full() {
            break;
        }
    }
    if turn_next {
        notes.add(kolo_model::Place::default(), ProblemKind::Mark(UnreadableMark(String::new())));
    }
    notes.finish(raw)
}

fn take_turn(raw: &mut RawPosition, word: Piece<'_>, notes: &mut Notes) {
    match word.text.parse::<Mark>() {
        Ok(mark) => raw.to_move = Some(mark),
        Err(UnreadableMark(text)) => {
            notes.add(word.place(), ProblemKind::Mark(UnreadableMark(quoted(&text))));
        }
    }
}

/// Reads a diagram.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read_diagram(text: &str) -> Result<RawPosition, RecordProblems> {
    let mut notes = Notes::default();
    let mut raw = RawPosition::default();
    let mut rows = 0;
    for line in lines(text).map(Piece::trimmed) {
        if line.text.is_empty() || line.text.starts_with('#') || is_letters(line.text) {
        } else if line.text.starts_with('>') {
            take_turn(&mut raw, line.from(1).trimmed(), &mut notes);
        } else {
            a_row(line, rows, &mut raw, &mut notes);
            rows += 1;
        }
        if notes.is_full() {
            break;
        }
    }
    if rows != SIZE {
        notes.add(kolo_model::Place::default(), ProblemKind::DiagramRows { found: rows });
    }
    notes.finish(raw)
}

/// Whether a line looks like a row of a diagram, or the letters above one.
pub(super) fn looks_like_diagram(line: &str) -> bool {
    let squares = without_numbers(line).chars().filter(|letter| !letter.is_whitespace());
    is_letters(line)
        || line.trim_start().starts_with('>')
        || line.contains('.') && squares.clone().all(is_square)
        || squares.clone().count() == SIZE && squares.clone().all(is_square)
}

/// Whether a text looks like a list of marks.
pub(super) fn looks_like_marks(line: &str) -> bool {
    line.split_whitespace().next().is_some_and(|word| marked_cell(word).is_some())
}

fn is_square(letter: char) -> bool {
    matches!(letter.to_ascii_lowercase(), '.' | 'x' | 'o')
}

fn is_letters(line: &str) -> bool {
    let letters =
        line.chars().filter(|letter| !letter.is_whitespace()).map(|letter| letter.to_ascii_lowercase());
    letters.eq('a'..='o')
}

fn without_numbers(line: &str) -> &str {
    line.trim_matches(|letter: char| letter.is_ascii_digit() || letter.is_whitespace())
}

/// A row; `index` counts from the top.
fn a_row(line: Piece<'_>, index: usize, raw: &mut RawPosition, notes: &mut Notes) {
    let due = SIZE.saturating_sub(index);
    for number in [
        line.text.split(|letter: char| !letter.is_ascii_digit()).next(),
        line.text.rsplit(|letter: char| !letter.is_ascii_digit()).next(),
    ] {
        let number = number.unwrap_or_default();
        if !number.is_empty() && number.parse() != Ok(due) {
            notes.add(line.place(), ProblemKind::DiagramNumber { text: quoted(number), due });
            return;
        }
    }
    let inner = without_numbers(line.text);
    let begin = line.text.len()
        - line
            .text
            .trim_start_matches(|letter: char| letter.is_ascii_digit() || letter.is_whitespace())
            .len();
    let piece = line.from(begin.min(line.text.len()));
    let mut column = 0;
    for (offset, letter) in inner.chars().enumerate().filter(|(_, letter)| !letter.is_whitespace()) {
        let mark = match letter.to_ascii_lowercase() {
            '.' => None,
            'x' => Some(Mark::Cross),
            'o' => Some(Mark::Circle),
            _ => {
                notes.add(line.place(), ProblemKind::DiagramLine { text: quoted(line.text) });
                return;
            }
        };
        if let (Some(mark), Some(cell)) = (mark, Cell::at(column, due.wrapping_sub(1))) {
            let place =
                kolo_model::Place::at(piece.line, piece.column.saturating_add(super::lines::count(offset)));
            raw.marks.push(Spot::new(Placed { cell, mark }, place));
        }
        column += 1;
    }
    if column != SIZE {
        notes.add(line.place(), ProblemKind::DiagramWidth { found: column });
    }
}

/// Writes a list of marks and whose turn it is.
pub fn write_marks(position: &Position) -> String {
    let mut text = String::new();
    for placed in position.placed() {
        let _ = write!(text, "{}{} ", placed.mark.letter(), placed.cell);
    }
    let _ = writeln!(text, "> {}", position.to_move().letter());
    text
}

/// Draws a position with letters, coordinates around it, and whose turn it is.
pub fn write_diagram(position: &Position) -> String {
    let mut text = rows(position.board());
    let _ = writeln!(text, "> {}", position.to_move().letter());
    text
}

/// The rows of a board from the top, with coordinates.
pub(crate) fn rows(board: &Board) -> String {
    let mut text = String::new();
    for row in (0..SIZE).rev() {
        let _ = write!(text, "{:>2}", row + 1);
        for column in 0..SIZE {
            let mark = Cell::at(column, row).and_then(|cell| board.get(cell));
            let _ = write!(text, " {}", mark.map_or('.', Mark::letter));
        }
        text.push('\n');
    }
    text.push_str("   a b c d e f g h i j k l m n o\n");
    text
}

#[cfg(test)]
mod tests {
    use kolo_model::Place;

    use super::*;
    use crate::record::Counting;

    #[test]
    fn a_diagram_has_row_15_on_top() {
        let mut drawn = vec![".".repeat(15); 15];
        drawn[0] = "x..............".to_owned();
        drawn[1] = "..............o".to_owned();
        drawn[14] = ". . X . . . . . . . . . . . .".to_owned();
        let position =
            read_diagram(&drawn.join("\n")).expect("sound").check(None, Counting::AsInDuel).expect("sound");
        assert_eq!(write_marks(&position), "xc1 xa15 oo14 > o\n");
        let written = write_diagram(&position);
        assert!(written.starts_with("15 x . . .") && written.ends_with("m n o\n> o\n"), "{written}");
        let again = read_diagram(&written).expect("sound").check(None, Counting::AsInDuel);
        assert_eq!(again, Ok(position.clone()));
        let listed = read_marks(&write_marks(&position)).expect("sound").check(None, Counting::AsInDuel);
        assert_eq!(listed, Ok(position));
    }

    #[test]
    fn marks_know_their_places() {
        let mut drawn = vec!["15 . . . . . . . . . . . . . . x 15".to_owned()];
        drawn.extend((1..15).map(|index| format!("{:>2}{}", 15 - index, ".".repeat(15))));
        let raw =
            read_diagram(&format!("a b c d e f g h i j k l m n o\n{}", drawn.join("\n"))).expect("sound");
        assert_eq!(raw.marks.len(), 1);
        assert_eq!(
            (raw.marks[0].value.cell.to_string(), raw.marks[0].place.clone()),
            ("o15".into(), Place::at(2, 32))
        );
    }

    #[test]
    fn problems_of_diagrams_are_named() {
        let mut drawn: Vec<String> = vec![".".repeat(15); 14];
        drawn[2] = "..".to_owned();
        drawn[3] = ".......?.......".to_owned();
        drawn[4] = format!("7 {}", ".".repeat(15));
        drawn.push("> z".to_owned());
        let problems = read_diagram(&drawn.join("\n")).expect_err("much is wrong");
        let found: Vec<(u32, &str)> =
            problems.iter().map(|problem| (problem.place.line, problem.kind.message().key())).collect();
        assert_eq!(
            found,
            [
                (3, "record-diagram-width"),
                (4, "record-diagram-line"),
                (5, "record-diagram-number"),
                (15, "duel-unreadable-mark"),
                (0, "record-diagram-rows"),
            ]
        );
    }

    #[test]
    fn problems_of_lists_are_named() {
        let problems = read_marks("xh8 h9 ># oz1 >").expect_err("much is wrong");
        let found: Vec<(u32, &str)> =
            problems.iter().map(|problem| (problem.place.column, problem.kind.message().key())).collect();
        assert_eq!(
            found,
            [
                (5, "record-marked-cell"),
                (9, "duel-unreadable-mark"),
                (11, "record-marked-cell"),
                (0, "duel-unreadable-mark"),
            ]
        );
    }
}
