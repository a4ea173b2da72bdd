//! A font as objects of a file.

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Chunk, Finish, Name, Rect, Ref, Str};

use super::font::Font;
use super::runs::Meanings;
use super::subset::subset;
use super::{PdfError, digest, packed};
use crate::letters::Weight;

/// A font of the program, and what was drawn with it.
#[derive(Debug)]
pub(super) struct Embedded {
    weight: Weight,
    pub(super) font: Font<'static>,
    pub(super) meanings: Meanings,
}

/// Texts are numbers of glyphs, without an order that has a name elsewhere.
const ORDER: SystemInfo<'_> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

fn unsound() -> PdfError {
    PdfError("the font is not sound".to_owned())
}

impl Embedded {
    pub(super) fn of(weight: Weight) -> Result<Embedded, PdfError> {
        let font = Font::read(weight.file()).ok_or_else(unsound)?;
        Ok(Embedded { weight, font, meanings: Meanings::default() })
    }

    /// Its name on the pages.
    pub(super) fn name(&self) -> Name<'static> {
        match self.weight {
            Weight::Regular => Name(b"R"),
            Weight::Bold => Name(b"B"),
        }
    }

    pub(super) fn is_used(&self) -> bool {
        !self.meanings.is_empty()
    }

    /// Writes what is used of the font, and gives its number.
    pub(super) fn write(&self, file: &mut Chunk, next: &mut Ref) -> Result<Ref, PdfError> {
        let [font, descendant, descriptor, meanings, data] = [(); 5].map(|()| next.bump());
        let part = subset(&self.font, self.meanings.glyphs()).ok_or_else(unsound)?;
        let name = format!("{}+{}", tag(&part), self.weight.name());
        file.type0_font(font)
            .base_font(Name(name.as_bytes()))
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(descendant)
            .to_unicode(meanings);
        self.write_descendant(file, descendant, descriptor, &name);
        self.write_descriptor(file, descriptor, data, &name).ok_or_else(unsound)?;
        let mut map = UnicodeCmap::new(Name(b"Custom"), ORDER);
        for (glyph, text) in self.meanings.of_glyphs() {
            map.pair_with_multiple(glyph, text.chars());
        }
        packed(file, meanings, &map.finish());
        packed(file, data, &part);
        Ok(font)
    }

    fn write_descendant(&self, file: &mut Chunk, id: Ref, descriptor: Ref, name: &str) {
        let mut font = file.cid_font(id);
        font.subtype(CidFontType::Type2).base_font(Name(name.as_bytes())).system_info(ORDER);
        font.font_descriptor(descriptor).default_width(0.0).cid_to_gid_map_predefined(Name(b"Identity"));
        let mut widths = font.widths();
        let glyphs: Vec<u16> = self.meanings.glyphs().collect();
        for row in glyphs.chunk_by(|one, next| next - one == 1) {
            if let Some(first) = row.first() {
                widths.consecutive(*first, row.iter().map(|glyph| f32::from(self.font.advance(*glyph))));
            }
        }
    }

    fn write_descriptor(&self, file: &mut Chunk, id: Ref, data: Ref, name: &str) -> Option<()> {
        let shape = self.font.shape()?;
        let [left, foot, right, top] = shape.around.map(f32::from);
        file.font_descriptor(id)
            .name(Name(name.as_bytes()))
            .flags(FontFlags::SYMBOLIC)
            .bbox(Rect::new(left, foot, right, top))
            .italic_angle(0.0)
            .ascent(f32::from(shape.ascent))
            .descent(f32::from(shape.descent))
            .cap_height(f32::from(shape.capitals))
            .stem_v(f32::from(shape.stem))
            .font_file2(data)
            .finish();
        Some(())
    }
}

/// Six letters that tell this part of a font from others.
fn tag(part: &[u8]) -> String {
    let mut rest = digest(part);
    let mut letter = || {
        let at = u8::try_from(rest % 26).unwrap_or(0);
        rest /= 26;
        char::from(b'A' + at)
    };
    (0..6).map(|_| letter()).collect()
}
