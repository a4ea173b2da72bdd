//! The part of a font that stands in a file: the outlines of the letters that are drawn.
//!
//! Glyphs keep their numbers. What is not drawn has neither outline nor advance, which packs to almost nothing, and
//! nothing has to be numbered again: neither the text nor the parts of letters with accents. The fonts have no hints,
//! and everything else (kerning, names, which letter is which glyph) is of use only before the text is set.

use std::collections::BTreeSet;

use super::font::{Font, components};

/// The glyphs of these numbers, the empty box, and those they are made of.
pub(super) fn closure(font: &Font<'_>, used: impl IntoIterator<Item = u16>) -> Option<BTreeSet<u16>> {
    let mut open: Vec<u16> = used.into_iter().chain([0]).collect();
    let mut all = BTreeSet::new();
    while let Some(glyph) = open.pop() {
        if all.insert(glyph) {
            open.extend(components(font.outline(glyph)?)?);
        }
    }
    Some(all)
}

/// A font file with these glyphs alone.
pub(super) fn subset(font: &Font<'_>, used: impl IntoIterator<Item = u16>) -> Option<Vec<u8>> {
    let kept = closure(font, used)?;
    let last = kept.last().copied()?;
    let (mut glyf, mut loca, mut hmtx) = (Vec::new(), Vec::new(), Vec::new());
    for glyph in 0..=last {
        loca.extend(half(glyf.len())?);
        let (mut advance, mut bearing) = (0, 0);
        if kept.contains(&glyph) {
            glyf.extend(font.outline(glyph)?);
            glyf.resize(glyf.len().next_multiple_of(2), 0);
            (advance, bearing) = font.metrics(glyph)?;
        }
        hmtx.extend(advance.to_be_bytes());
        hmtx.extend(bearing.to_be_bytes());
    }
    loca.extend(half(glyf.len())?);
    let count = last.checked_add(1)?;
    // No sum yet: it is made over a file that has none.
    let head = with(font.head, 8, &[0; 4])?;
    let hhea = with(font.hhea, 34, &count.to_be_bytes())?;
    let maxp = with(font.maxp, 4, &count.to_be_bytes())?;
    let tables = [
        (b"glyf", glyf),
        (b"head", head),
        (b"hhea", hhea),
        (b"hmtx", hmtx),
        (b"loca", loca),
        (b"maxp", maxp),
    ];
    file(&tables)
}

/// An offset as fonts with short offsets write it.
fn half(offset: usize) -> Option<[u8; 2]> {
    Some(u16::try_from(offset / 2).ok()?.to_be_bytes())
}

/// A table with other bytes at one place.
fn with(table: &[u8], at: usize, bytes: &[u8]) -> Option<Vec<u8>> {
    let mut table = table.to_vec();
    table.get_mut(at..at + bytes.len())?.copy_from_slice(bytes);
    Some(table)
}

/// A file of tables, which stand in the order of their names.
fn file(tables: &[(&[u8; 4], Vec<u8>)]) -> Option<Vec<u8>> {
    const MADE_UP: u32 = 0xB1B0_AFBA;
    let count = u16::try_from(tables.len()).ok()?;
    let steps = u16::try_from(count.checked_ilog2()?).ok()?;
    let search = 16 << steps;
    let mut file = 0x0001_0000_u32.to_be_bytes().to_vec();
    for number in [count, search, steps, count * 16 - search] {
        file.extend(number.to_be_bytes());
    }
    let mut offset = file.len() + 16 * tables.len();
    let mut of_sum = None;
    for (name, table) in tables {
        if *name == b"head" {
            of_sum = Some(offset + 8);
        }
        file.extend(*name);
        for number in [sum(table), u32::try_from(offset).ok()?, u32::try_from(table.len()).ok()?] {
            file.extend(number.to_be_bytes());
        }
        offset += table.len().next_multiple_of(4);
    }
    for (_, table) in tables {
        file.extend(table);
        file.resize(file.len().next_multiple_of(4), 0);
    }
    let rest = MADE_UP.wrapping_sub(sum(&file));
    with(&file, of_sum?, &rest.to_be_bytes())
}

/// The sum of a table, by which readers of fonts check it.
fn sum(table: &[u8]) -> u32 {
    table.chunks(4).fold(0, |sum: u32, chunk| {
        let mut word = [0; 4];
        for (byte, at) in chunk.iter().zip(&mut word) {
            *at = *byte;
        }
        sum.wrapping_add(u32::from_be_bytes(word))
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::letters::{Line, Weight};

    const BOTH: [Weight; 2] = [Weight::Regular, Weight::Bold];

    fn whole(weight: Weight) -> Font<'static> {
        Font::read(weight.file()).expect("the font lies beside the code and is sound")
    }

    fn drawn(text: &str, weight: Weight) -> Vec<u16> {
        let glyphs = Line::of(text, weight).glyphs;
        glyphs.iter().map(|glyph| u16::try_from(glyph.id).expect("as fonts count")).collect()
    }

    /// What is drawn looks as in the whole font, and nothing else is there.
    fn keeps_what_is_drawn(text: &str, weight: Weight) -> Result<(), TestCaseError> {
        let font = whole(weight);
        let used = drawn(text, weight);
        let part = subset(&font, used.iter().copied()).expect("a part");
        prop_assert_eq!(sum(&part), 0xB1B0_AFBA, "the sum of a font file");
        let kept = closure(&font, used.iter().copied()).expect("glyphs");
        prop_assert!(used.iter().all(|glyph| kept.contains(glyph)));
        let part = Font::read(&part).expect("a font");
        let mut glyph = 0;
        while let Some(outline) = part.outline(glyph) {
            if kept.contains(&glyph) {
                prop_assert_eq!(Some(outline), font.outline(glyph), "{} of {}", glyph, text);
                prop_assert_eq!(part.metrics(glyph), font.metrics(glyph), "{} of {}", glyph, text);
            } else {
                prop_assert!(outline.is_empty() && part.advance(glyph) == 0, "{} is not drawn", glyph);
            }
            glyph += 1;
        }
        prop_assert_eq!(glyph - 1, *kept.last().expect("the empty box"));
        Ok(())
    }

    #[test]
    fn every_part_of_a_letter_with_an_accent_is_kept() {
        for weight in BOTH {
            let font = whole(weight);
            let letter = drawn("ř", weight);
            let parts = components(font.outline(letter[0]).expect("an outline")).expect("sound");
            assert_eq!(parts.len(), 2, "a letter and its accent");
            let kept = closure(&font, letter.clone()).expect("glyphs");
            assert!(parts.iter().chain(&letter).chain(&[0]).all(|glyph| kept.contains(glyph)));
        }
    }

    #[test]
    fn all_glyphs_of_a_font_are_its_largest_part() {
        for weight in BOTH {
            let font = whole(weight);
            let part =
                subset(&font, (0..).take_while(|glyph| font.outline(*glyph).is_some())).expect("a part");
            let part = Font::read(&part).expect("a font");
            for glyph in (0..).take_while(|glyph| font.outline(*glyph).is_some()) {
                assert_eq!(
                    (part.outline(glyph), part.metrics(glyph)),
                    (font.outline(glyph), font.metrics(glyph))
                );
            }
        }
    }

    #[test]
    fn a_glyph_that_the_font_lacks_is_refused() {
        assert_eq!(subset(&whole(Weight::Regular), [u16::MAX]), None);
    }

    #[test]
    fn a_font_that_is_cut_short_is_refused_and_breaks_nothing() {
        let file = Weight::Regular.file();
        for length in (0..file.len()).step_by(997) {
            if let Some(font) = file.get(..length).and_then(Font::read) {
                let _ = (subset(&font, 0..1500), font.shape());
            }
        }
    }

    proptest! {
        #[test]
        fn any_text_keeps_its_outlines_and_advances(
            text in "[ -~\u{a0}-\u{24f}\u{300}-\u{30c}\u{370}-\u{3ff}\u{400}-\u{52f}\u{1e00}-\u{1eff}\u{2010}-\u{2122}]{0,60}",
            anything in "\\PC{0,20}",
        ) {
            for weight in BOTH {
                keeps_what_is_drawn(&text, weight)?;
                keeps_what_is_drawn(&anything, weight)?;
            }
        }
    }
}
