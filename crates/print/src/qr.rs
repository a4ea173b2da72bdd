//! A link as a QR code for the camera of a phone.

use qrcode::{Color, EcLevel, QrCode};

/// The squares of a picture, with the empty border that readers need.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// Squares along each side, border included.
    pub side: usize,
    /// Runs of dark squares.
    pub runs: Vec<Run>,
}

/// Dark squares side by side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Run {
    /// The row, from the top.
    pub row: usize,
    /// The first square, from the left.
    pub from: usize,
    /// How many.
    pub length: usize,
}

/// Empty squares around it.
const BORDER: usize = 4;

/// The picture of a text; none if it is too long for one.
pub fn picture(text: &str) -> Option<Picture> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let width = code.width();
    let mut runs = Vec::new();
    for (row, line) in code.to_colors().chunks(width).enumerate() {
        let mut column = 0;
        while let Some(start) = line[column..].iter().position(|color| *color == Color::Dark) {
            let from = column + start;
            let length = line[from..].iter().take_while(|color| **color == Color::Dark).count();
            runs.push(Run { row: row + BORDER, from: from + BORDER, length });
            column = from + length;
        }
    }
    Some(Picture { side: width + 2 * BORDER, runs })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dark_square_is_in_one_run() {
        let text = "http://10.0.0.1/";
        let code = QrCode::with_error_correction_level(text, EcLevel::M).expect("short");
        let picture = picture(text).expect("short");
        assert_eq!(picture.side, code.width() + 8);
        let dark = code.to_colors().iter().filter(|color| **color == Color::Dark).count();
        assert_eq!(picture.runs.iter().map(|run| run.length).sum::<usize>(), dark);
        assert_eq!(picture.runs[0], Run { row: 4, from: 4, length: 7 }, "the corner");
        assert_eq!(super::picture(&"x".repeat(5000)), None);
    }
}
