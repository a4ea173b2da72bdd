//! Letters into lines: which glyphs a text is drawn with, how wide it is, where it is broken.
//!
//! The fonts lie beside the code (`fonts/`) and hold Latin, Greek and Cyrillic letters. A sign they lack (emoji,
//! Hebrew, Arabic and others) is drawn as an empty box, so that no name vanishes; programs that read the PDF out
//! get the sign itself. Text is set from left to right in the order of its letters, whatever the script.

use std::ops::Range;
use std::sync::LazyLock;

use harfrust::{Direction, FontRef, ShapeOptions, Shaper, ShaperData, UnicodeBuffer};

use crate::length::Length;

/// How heavy letters are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Weight {
    /// Regular.
    Regular,
    /// Bold.
    Bold,
}

impl Weight {
    /// The file of the font.
    pub(crate) const fn file(self) -> &'static [u8] {
        match self {
            Weight::Regular => include_bytes!("../fonts/NotoSans-Regular.ttf"),
            Weight::Bold => include_bytes!("../fonts/NotoSans-Bold.ttf"),
        }
    }

    /// The name of the font.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Weight::Regular => "NotoSans-Regular",
            Weight::Bold => "NotoSans-Bold",
        }
    }

    fn face(self) -> &'static Face {
        static REGULAR: LazyLock<Face> = LazyLock::new(|| Face::of(Weight::Regular));
        static BOLD: LazyLock<Face> = LazyLock::new(|| Face::of(Weight::Bold));
        match self {
            Weight::Regular => &REGULAR,
            Weight::Bold => &BOLD,
        }
    }
}

struct Face {
    font: FontRef<'static>,
    data: ShaperData,
}

impl Face {
    fn of(weight: Weight) -> Face {
        let font = FontRef::new(weight.file()).expect("the font lies beside the code and is sound");
        Face { data: ShaperData::new(&font), font }
    }

    fn shaper(&self) -> Shaper<'_> {
        self.data.shaper(&self.font).build()
    }
}

/// Units of the fonts in the height of the type.
pub const UNITS: i64 = 1000;

/// A glyph in its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Glyph {
    /// Its number in the font; 0 is the empty box.
    pub id: u32,
    /// How far the pen moves on, in units.
    pub advance: i32,
    /// How far to the right of the pen it stands, in units.
    pub right: i32,
    /// How far above the line, in units.
    pub up: i32,
    /// The bytes of the text that it stands for.
    pub bytes: Range<usize>,
}

/// A text on one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The text.
    pub text: String,
    /// How heavy.
    pub weight: Weight,
    /// What it is drawn with.
    pub glyphs: Vec<Glyph>,
    /// How wide it is, in units.
    pub units: i64,
}

/// A sign that looks the same, for one that the fonts lack.
pub(crate) fn drawn(letter: char) -> char {
    match letter {
        '\u{2212}' => '–',
        '\u{2009}' | '\u{2007}' => ' ',
        '\u{2011}' => '-',
        other => other,
    }
}

impl Line {
    /// Sets a text on one line.
    pub fn of(text: &str, weight: Weight) -> Line {
        let mut buffer = UnicodeBuffer::new();
        for (at, letter) in text.char_indices() {
            buffer.add(drawn(letter), u32::try_from(at).unwrap_or(u32::MAX));
        }
        buffer.guess_segment_properties();
        buffer.set_direction(Direction::LeftToRight);
        let shaped = weight.face().shaper().shape(buffer, ShapeOptions::new());
        let starts: Vec<usize> =
            shaped.glyph_infos().iter().map(|info| usize::try_from(info.cluster).unwrap_or(0)).collect();
        let mut glyphs = Vec::with_capacity(starts.len());
        for (at, (info, place)) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()).enumerate() {
            let start = starts[at];
            let next = starts[at..].iter().find(|other| **other > start);
            glyphs.push(Glyph {
                id: info.glyph_id,
                advance: place.x_advance,
                right: place.x_offset,
                up: place.y_offset,
                bytes: start..next.copied().unwrap_or(text.len()),
            });
        }
        let units = glyphs.iter().map(|glyph| i64::from(glyph.advance)).sum();
        Line { text: text.to_owned(), weight, glyphs, units }
    }

    /// How wide it is in this size.
    pub fn width(&self, size: Length) -> Length {
        // Rounded up, so that what was measured always fits.
        Length((self.units * size.0 + UNITS - 1) / UNITS)
    }
}

/// A text on as many lines as it takes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Set {
    /// The size it came to.
    pub size: Length,
    /// Its lines, from the top.
    pub lines: Vec<Line>,
}

/// From one line to the next.
pub fn leading(size: Length) -> Length {
    size.percent(132)
}

/// From the top of a line to its letters' foot.
pub fn rise(size: Length) -> Length {
    size.percent(102)
}

/// How small a text may become before it is broken, in hundredths.
const SMALLEST: i64 = 80;

impl Set {
    /// Sets a line within a width: as it is, else somewhat smaller, else on several lines; a word that is wider than a
    /// line is broken wherever it must be. Nothing is left out.
    pub fn of(line: &Line, size: Length, width: Length) -> Set {
        if line.width(size) <= width {
            return Set { size, lines: vec![line.clone()] };
        }
        let least = size.percent(SMALLEST);
        if line.width(least) <= width {
            let fitting = Length(width.0 * UNITS / line.units.max(1)).min(size).max(least);
            return Set { size: fitting, lines: vec![line.clone()] };
        }
        Set { size: least, lines: broken(line, least, width) }
    }

    /// How high it is.
    pub fn height(&self) -> Length {
        leading(self.size) * i64::try_from(self.lines.len()).unwrap_or(i64::MAX / 1_000_000_000)
    }
}

/// Breaks a text into as few lines as it takes, and then as evenly as so many lines allow.
fn broken(line: &Line, size: Length, width: Length) -> Vec<Line> {
    let units = width.0 * UNITS / size.0.max(1) - SPARE;
    let mut lines = filled(line, units);
    for percent in EVENLY {
        let narrower = filled(line, units * percent / 100);
        if narrower.len() > lines.len() {
            break;
        }
        lines = narrower;
    }
    lines.into_iter().map(|bytes| Line::of(line.text[bytes].trim(), line.weight)).collect()
}

/// Widths that are tried for even lines, in hundredths.
const EVENLY: [i64; 5] = [90, 80, 70, 60, 50];

/// What the last letter of a line may gain when the one after it is gone: it was drawn closer to it.
const SPARE: i64 = 60;

/// Fills line after line, of so many units, with what was measured as one line. Gives the bytes of each.
fn filled(line: &Line, units: i64) -> Vec<Range<usize>> {
    let mut lines = Vec::new();
    let mut start = 0;
    let mut used = 0;
    // The last space of the line, and what stands before it.
    let mut space: Option<(usize, i64)> = None;
    let mut glyphs = line.glyphs.iter().peekable();
    while let Some(first) = glyphs.next() {
        let mut advance = i64::from(first.advance);
        // Signs that are drawn together stay together.
        while let Some(next) = glyphs.next_if(|next| next.bytes.start == first.bytes.start) {
            advance += i64::from(next.advance);
        }
        let at = first.bytes.start;
        if line.text[first.bytes.clone()] == *" " {
            space = Some((at, used));
        } else if used + advance > units && at > start {
            if let Some((space, before)) = space.take().filter(|(space, _)| *space > start) {
                lines.push(start..space);
                start = space + 1;
                used -= before + i64::from(first_advance(line, space));
            }
            // A word, or what follows a space, can be too long for a line of its own.
            if used + advance > units && at > start {
                lines.push(start..at);
                start = at;
                used = 0;
            }
        }
        used += advance;
    }
    if start < line.text.len() || lines.is_empty() {
        lines.push(start..line.text.len());
    }
    lines
}

/// How wide the sign at this byte is.
fn first_advance(line: &Line, at: usize) -> i32 {
    let found = line.glyphs.binary_search_by_key(&at, |glyph| glyph.bytes.start);
    found.ok().and_then(|at| line.glyphs.get(at)).map_or(0, |glyph| glyph.advance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_our_languages_are_in_both_fonts() {
        let letters =
            "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽäĺľôŕÄĹĽÔŔàßøåæœłńśźżăîșțğıőűΑΩαωЖжЇїß½–—−„“”‚‘’»«…€№:·+";
        for weight in [Weight::Regular, Weight::Bold] {
            for letter in letters.chars() {
                let line = Line::of(&letter.to_string(), weight);
                assert!(
                    line.units > 0 && line.glyphs.iter().all(|glyph| glyph.id != 0),
                    "{letter} {weight:?}"
                );
            }
        }
    }

    #[test]
    fn an_accent_of_its_own_is_the_same_as_a_letter_with_one() {
        assert_eq!(Line::of("s\u{30c}", Weight::Regular).units, Line::of("š", Weight::Regular).units);
    }

    #[test]
    fn a_sign_that_the_font_lacks_is_a_box_and_keeps_its_bytes() {
        for text in ["שלום", "سلام", "🙂", "漢"] {
            let line = Line::of(text, Weight::Regular);
            let boxes = line.glyphs.iter().filter(|glyph| glyph.id == 0 && glyph.advance > 0).count();
            assert_eq!(boxes, text.chars().count(), "{text}");
            let covered: Vec<usize> = line.glyphs.iter().flat_map(|glyph| glyph.bytes.clone()).collect();
            assert_eq!(covered, (0..text.len()).collect::<Vec<_>>(), "in the order of the letters");
        }
    }

    #[test]
    fn what_is_too_wide_shrinks_first_and_is_broken_then() {
        let line = Line::of("Bartoloměj Nejnepravděpodobnější", Weight::Regular);
        let size = Length::points(10);
        let natural = line.width(size);
        assert_eq!(Set::of(&line, size, natural).size, size);
        let tighter = Set::of(&line, size, natural.percent(90));
        assert!(tighter.lines.len() == 1 && tighter.size < size && tighter.size >= size.percent(SMALLEST));
        let two = Set::of(&line, size, natural.percent(60));
        assert_eq!(
            two.lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(),
            ["Bartoloměj", "Nejnepravděpodobnější"]
        );
        let narrow = Set::of(&line, size, Length::points(9));
        let letters: String = narrow.lines.iter().map(|line| line.text.as_str()).collect();
        assert_eq!(letters, "BartolomějNejnepravděpodobnější", "nothing is left out");
        assert!(narrow.lines.iter().all(|line| line.width(narrow.size) <= Length::points(9)));
    }

    #[test]
    fn nothing_is_one_empty_line() {
        assert_eq!(
            Set::of(&Line::of("", Weight::Bold), Length::points(10), Length::points(5)).lines.len(),
            1
        );
    }
}
