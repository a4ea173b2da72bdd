//! A picture for terminals.

use std::fmt::Write as _;

use super::Picture;
use crate::{Cell, Mark, SIZE};

/// 15 rows with coordinates: `x` and `o`, capitals in the row that won, brackets around the last mark.
pub fn letters(picture: &Picture) -> String {
    let mut text = String::new();
    for row in (0..SIZE).rev() {
        let _ = write!(text, "{:>2}", row + 1);
        let mut gap = ' ';
        for cell in (0..SIZE).filter_map(|column| Cell::at(column, row)) {
            let is_last = picture.last() == Some(cell);
            text.push(if is_last { '(' } else { gap });
            text.push(letter(picture, cell));
            gap = if is_last { ')' } else { ' ' };
        }
        text.push_str(if gap == ')' { ")\n" } else { "\n" });
    }
    text.push_str("   a b c d e f g h i j k l m n o\n");
    text
}

fn letter(picture: &Picture, cell: Cell) -> char {
    let letter = picture.board.get(cell).map_or('.', Mark::letter);
    let wins = picture.row.as_ref().is_some_and(|row| row.cells.contains(&cell));
    if wins { letter.to_ascii_uppercase() } else { letter }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{check_record, text};

    #[test]
    fn row_15_is_on_top_and_the_last_mark_in_brackets() {
        let report = check_record(&text::read("a15 o14 b15 o1").expect("sound"));
        let drawn = letters(&Picture::of_report(&report));
        let rows: Vec<&str> = drawn.lines().collect();
        assert_eq!(rows[0], "15 x x . . . . . . . . . . . . .");
        assert_eq!(rows[1], "14 . . . . . . . . . . . . . . o");
        assert_eq!(rows[14], " 1 . . . . . . . . . . . . . .(o)");
        assert_eq!(rows[15], "   a b c d e f g h i j k l m n o");
    }

    #[test]
    fn the_row_that_won_is_in_capitals() {
        let report = check_record(&text::read("a1 a2 b1 b2 c1 c2 d1 d2 e1").expect("sound"));
        let drawn = letters(&Picture::of_report(&report));
        let rows: Vec<&str> = drawn.lines().collect();
        assert_eq!(rows[14], " 1 X X X X(X). . . . . . . . . .");
        assert_eq!(rows[13], " 2 o o o o . . . . . . . . . . .");
    }
}
