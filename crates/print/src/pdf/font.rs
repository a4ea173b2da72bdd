//! What is read of a font: its tables as they stand in the file, outlines, advances.
//!
//! Everything is read with care, so that a file that is cut short gives nothing instead of a panic.

use harfrust::{FontRef, Tag};

use crate::letters::UNITS;

/// The tables of a font.
#[derive(Debug, Clone, Copy)]
pub(super) struct Font<'a> {
    pub(super) head: &'a [u8],
    pub(super) hhea: &'a [u8],
    pub(super) maxp: &'a [u8],
    hmtx: &'a [u8],
    loca: &'a [u8],
    glyf: &'a [u8],
    os2: &'a [u8],
}

/// What a reader without the font draws with instead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Shape {
    /// The box around all letters: left, foot, right, top.
    pub(super) around: [i16; 4],
    /// How high letters rise.
    pub(super) ascent: i16,
    /// How deep they go, as a number below zero.
    pub(super) descent: i16,
    /// How high capitals are.
    pub(super) capitals: i16,
    /// How wide stems are.
    pub(super) stem: u16,
}

pub(super) fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    bytes.get(at..)?.first_chunk().copied().map(u16::from_be_bytes)
}

pub(super) fn i16_at(bytes: &[u8], at: usize) -> Option<i16> {
    bytes.get(at..)?.first_chunk().copied().map(i16::from_be_bytes)
}

impl<'a> Font<'a> {
    /// A font with outlines of `TrueType`, [`UNITS`] in the height of the type, and short offsets; none of other kinds.
    pub(super) fn read(file: &'a [u8]) -> Option<Font<'a>> {
        let file = FontRef::new(file).ok()?;
        let table = |name: &[u8; 4]| file.table_data(Tag::new(name)).map(|table| table.as_bytes());
        let font = Font {
            head: table(b"head")?,
            hhea: table(b"hhea")?,
            maxp: table(b"maxp")?,
            hmtx: table(b"hmtx")?,
            loca: table(b"loca")?,
            glyf: table(b"glyf")?,
            os2: table(b"OS/2").unwrap_or_default(),
        };
        let sound = i64::from(u16_at(font.head, 18)?) == UNITS && u16_at(font.head, 50)? == 0;
        sound.then_some(font)
    }

    /// The outline of a glyph: no bytes for a space, none at all for a glyph that the font lacks.
    pub(super) fn outline(&self, glyph: u16) -> Option<&'a [u8]> {
        let offset = |glyph: usize| Some(usize::from(u16_at(self.loca, 2 * glyph)?) * 2);
        let glyph = usize::from(glyph);
        self.glyf.get(offset(glyph)?..offset(glyph + 1)?)
    }

    /// How far the pen moves on after a glyph, and where its outline begins.
    pub(super) fn metrics(&self, glyph: u16) -> Option<(u16, i16)> {
        let (glyph, full) = (usize::from(glyph), usize::from(u16_at(self.hhea, 34)?));
        // The last ones share an advance.
        let (advance, bearing) = match glyph.checked_sub(full) {
            None => (4 * glyph, 4 * glyph + 2),
            Some(beyond) => (4 * full.checked_sub(1)?, 4 * full + 2 * beyond),
        };
        Some((u16_at(self.hmtx, advance)?, i16_at(self.hmtx, bearing)?))
    }

    /// How far the pen moves on after a glyph.
    pub(super) fn advance(&self, glyph: u16) -> u16 {
        self.metrics(glyph).map_or(0, |(advance, _)| advance)
    }

    /// How the letters look by and large.
    pub(super) fn shape(&self) -> Option<Shape> {
        let head = |at: usize| i16_at(self.head, at);
        let weight = u16_at(self.os2, 4)?;
        Some(Shape {
            around: [head(36)?, head(38)?, head(40)?, head(42)?],
            ascent: i16_at(self.hhea, 4)?,
            descent: i16_at(self.hhea, 6)?,
            capitals: i16_at(self.os2, 88)?,
            // No table says it; this is a common guess from the weight.
            stem: weight.saturating_sub(50) / 4 + 10,
        })
    }
}

/// The glyphs that an outline is made of, such as a letter and its accent; not one if it is drawn by itself.
pub(super) fn components(outline: &[u8]) -> Option<Vec<u16>> {
    const WORDS: u16 = 0x0001;
    const SCALE: u16 = 0x0008;
    const MORE: u16 = 0x0020;
    const TWO_SCALES: u16 = 0x0040;
    const MATRIX: u16 = 0x0080;
    let mut found = Vec::new();
    if outline.is_empty() || i16_at(outline, 0)? >= 0 {
        return Some(found);
    }
    let mut at = 10;
    loop {
        let flags = u16_at(outline, at)?;
        let set = |flag: u16| flags & flag != 0;
        found.push(u16_at(outline, at + 2)?);
        at += if set(WORDS) { 8 } else { 6 };
        at += match (set(SCALE), set(TWO_SCALES), set(MATRIX)) {
            (true, _, _) => 2,
            (_, true, _) => 4,
            (_, _, true) => 8,
            (false, false, false) => 0,
        };
        if !set(MORE) {
            return Some(found);
        }
    }
}
