//! A link as a picture for the camera of a phone.

use std::fmt::Write as _;

use kolo_print::qr::{self, Run};
use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};
use serde::Serialize;
use utoipa::ToSchema;

/// The picture as the path of an SVG, one unit a square, with the empty border that readers need.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Picture {
    /// Width and height of the whole.
    pub(crate) size: usize,
    /// The dark squares.
    pub(crate) path: String,
}

/// The picture of a text; none if it is too long for one.
pub(crate) fn picture(text: &str) -> Option<Picture> {
    let squares = qr::picture(text)?;
    let mut path = String::new();
    for Run { row, from, length } in squares.runs {
        // Writing into a string does not fail.
        let _ = write!(path, "M{from} {row}h{length}v1h-{length}z");
    }
    Some(Picture { size: squares.side, path })
}

/// A text as a picture of half blocks for a terminal, light on dark as terminals mostly are; none if it is too long for one.
pub fn terminal_picture(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let mut picture = code.render::<Dense1x2>();
    picture.dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).quiet_zone(true);
    Some(picture.build())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dark_squares_are_drawn_as_runs() {
        let text = "http://10.0.0.1/";
        let squares = qr::picture(text).expect("short");
        let picture = picture(text).expect("short");
        assert_eq!(picture.size, squares.side);
        assert_eq!(picture.path.matches('z').count(), squares.runs.len());
        assert!(picture.path.starts_with("M4 4h7v1h-7z"), "the corner: {}", picture.path);
        assert_eq!(super::picture(&"x".repeat(5000)), None);
    }

    #[test]
    fn a_terminal_shows_two_squares_a_letter() {
        let text = "http://10.0.0.1:8400";
        let code = QrCode::with_error_correction_level(text, EcLevel::L).expect("short");
        let picture = terminal_picture(text).expect("short");
        let lines: Vec<&str> = picture.lines().collect();
        let size = code.width() + 8;
        assert_eq!((lines.len(), lines[0].chars().count()), (size.div_ceil(2), size));
        // The border is light, which in a terminal is the colour of the letters.
        assert!(lines[0].chars().all(|letter| letter == '█'), "{picture}");
        assert!(picture.chars().all(|letter| "█▀▄ \n".contains(letter)), "{picture}");
        assert_eq!(terminal_picture(&"x".repeat(5000)), None);
    }
}
