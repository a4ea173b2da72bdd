//! Columns of text that line up.

/// How a column lines up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// The rows as lines, two spaces between columns and none at the end. A row may be shorter than the others.
///
/// Width is counted in characters, which is right for every script of the languages Kolo speaks.
pub(crate) fn lines(aligns: &[Align], rows: &[Vec<String>]) -> String {
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..aligns.len()).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().zip(aligns).zip(&widths).map(|((cell, align), width)| match align {
            Align::Left => format!("{cell:<width$}"),
            Align::Right => format!("{cell:>width$}"),
        });
        text.push_str(cells.collect::<Vec<_>>().join("  ").trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_by_characters() {
        let rows = [vec!["Žofie".to_owned(), "10".to_owned()], vec!["Al".to_owned(), "9".to_owned()]];
        assert_eq!(lines(&[Align::Left, Align::Right], &rows), "Žofie  10\nAl      9\n");
    }
}
