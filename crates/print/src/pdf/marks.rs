//! One mark of a page, drawn.

use pdf_writer::types::ArtifactType;
use pdf_writer::{Content, Finish, Name, Str, TextStr};

use super::Fonts;
use super::runs::{Run, number};
use crate::layout::{Ink, Mark, Role, Shade};
use crate::length::Length;
use crate::letters::{Glyph, Line, UNITS};
use crate::qr::Picture;

/// Draws on one page.
pub(super) struct Pen<'a> {
    content: Content,
    /// The height of the page: PDF counts from the foot.
    height: Length,
    fonts: &'a mut Fonts,
    /// How many marks have a name.
    named: i32,
}

/// A number of thousandths as PDF writes it.
#[expect(
    clippy::cast_precision_loss,
    clippy::float_arithmetic,
    reason = "everything is decided in whole numbers; a file wants fractions of points"
)]
fn decimal(thousandths: i64) -> f32 {
    thousandths as f32 / 1000.0
}

/// A length as PDF writes it.
pub(super) fn points(length: Length) -> f32 {
    decimal(length.0)
}

/// A distance in units of the font as PDF writes it: fonts of PDF have as many units as ours.
#[expect(clippy::cast_precision_loss, reason = "a few hundred; a file wants a fraction that could be one")]
fn units(distance: i32) -> f32 {
    distance as f32
}

/// How light a shade is; 1 is white.
fn light(shade: Shade) -> f32 {
    decimal(match shade {
        Shade::Black => 0,
        Shade::Grey => 333,
        Shade::Light => 745,
        Shade::Faint => 941,
    })
}

impl Pen<'_> {
    pub(super) fn new(height: Length, fonts: &mut Fonts) -> Pen<'_> {
        Pen { content: Content::new(), height, fonts, named: 0 }
    }

    /// Everything that was drawn.
    pub(super) fn finish(self) -> Vec<u8> {
        self.content.finish().to_vec()
    }

    /// Draws a mark; what people read has a name for the tree of the document.
    pub(super) fn draw(&mut self, mark: &Mark) -> Option<i32> {
        let name = match (mark.role, &mark.ink) {
            (Role::Ornament, ink) => {
                let kind = match ink {
                    Ink::Cut { .. } => ArtifactType::Page,
                    Ink::Text { .. } => ArtifactType::Pagination,
                    Ink::Area { .. } | Ink::Frame { .. } | Ink::Picture { .. } => ArtifactType::Layout,
                };
                let mut start = self.content.begin_marked_content_with_properties(Name(b"Artifact"));
                start.properties().artifact().kind(kind);
                None
            }
            (Role::Block(_) | Role::Cell { .. }, ink) => {
                let kind = if matches!(ink, Ink::Text { .. }) { Name(b"Span") } else { Name(b"P") };
                let name = self.named;
                self.named += 1;
                self.content.begin_marked_content_with_properties(kind).properties().identify(name);
                Some(name)
            }
        };
        self.ink(mark);
        self.content.end_marked_content();
        name
    }

    fn ink(&mut self, mark: &Mark) {
        match &mark.ink {
            Ink::Text { line, size, shade } => {
                self.content.set_fill_gray(light(*shade));
                self.text(mark, line, *size);
            }
            Ink::Area { width, height, shade } => {
                self.content.set_fill_gray(light(*shade));
                self.rectangle(mark.x, mark.y, *width, *height);
                self.content.fill_nonzero();
            }
            Ink::Frame { width, height } => {
                self.line(Shade::Grey, 0.6, &[]);
                self.rectangle(mark.x, mark.y, *width, *height);
                self.content.stroke();
            }
            Ink::Cut { across, down } => {
                self.line(Shade::Light, 0.5, &[3.0, 3.0]);
                let end = self.height - mark.y - *down;
                self.content.move_to(points(mark.x), points(self.height - mark.y));
                self.content.line_to(points(mark.x + *across), points(end)).stroke();
            }
            Ink::Picture { picture, side } => {
                self.content.set_fill_gray(light(Shade::Black));
                self.squares(mark, picture, *side);
                self.content.fill_nonzero();
            }
        }
    }

    fn line(&mut self, shade: Shade, width: f32, dashes: &[f32]) {
        let dashes = dashes.iter().copied();
        self.content.set_stroke_gray(light(shade)).set_line_width(width).set_dash_pattern(dashes, 0.0);
    }

    fn rectangle(&mut self, x: Length, y: Length, width: Length, height: Length) {
        let foot = self.height - y - height;
        self.content.rect(points(x), points(foot), points(width), points(height));
    }

    /// The dark squares of a picture as one area.
    fn squares(&mut self, mark: &Mark, picture: &Picture, side: Length) {
        let at = |squares: usize| {
            let (squares, all) =
                (i64::try_from(squares).unwrap_or(0), i64::try_from(picture.side).unwrap_or(1).max(1));
            Length(side.0 * squares / all)
        };
        for run in &picture.runs {
            let (left, right) = (at(run.from), at(run.from + run.length));
            let (top, foot) = (at(run.row), at(run.row + 1));
            self.rectangle(mark.x + left, mark.y + top, right - left, foot - top);
        }
    }

    fn text(&mut self, mark: &Mark, line: &Line, size: Length) {
        let font = self.fonts.of(line.weight);
        let runs = font.meanings.runs(line);
        let (name, font) = (font.name(), font.font);
        let content = &mut self.content;
        content.begin_text().set_font(name, points(size));
        content.next_line(points(mark.x), points(self.height - mark.y));
        let mut up = 0;
        // How far the pen of the reader must move before the next glyph.
        let mut behind = 0;
        for Run { glyphs, says } in runs {
            if let Some(text) = says {
                let mut start = content.begin_marked_content_with_properties(Name(b"Span"));
                start.properties().actual_text(TextStr(text));
            }
            for level in glyphs.chunk_by(|one, next| one.up == next.up) {
                let height = level.first().map_or(0, |glyph| glyph.up);
                if height != up {
                    content.set_rise(points(Length(i64::from(height) * size.0 / UNITS)));
                    up = height;
                }
                show(content, level, &mut behind, |glyph| i32::from(font.advance(number(glyph))));
            }
            if says.is_some() {
                content.end_marked_content();
            }
        }
        if up != 0 {
            content.set_rise(0.0);
        }
        content.end_text();
    }
}

/// Shows glyphs of one height; `behind` is how far the pen is from where it should be, before and after.
fn show(content: &mut Content, glyphs: &[Glyph], behind: &mut i32, advance: impl Fn(&Glyph) -> i32) {
    let mut pieces: Vec<(i32, Vec<u8>)> = Vec::new();
    for glyph in glyphs {
        let jump = *behind + glyph.right;
        match pieces.last_mut() {
            Some((_, shown)) if jump == 0 => shown.extend(number(glyph).to_be_bytes()),
            _ => pieces.push((jump, number(glyph).to_be_bytes().to_vec())),
        }
        *behind = glyph.advance - advance(glyph) - glyph.right;
    }
    // Plain where it can be: some readers copy a text that is told more surely from this.
    if let [(0, shown)] = pieces.as_slice() {
        content.show(Str(shown));
        return;
    }
    let mut line = content.show_positioned();
    let mut items = line.items();
    for (jump, shown) in &pieces {
        if *jump != 0 {
            items.adjust(units(-jump));
        }
        items.show(Str(shown));
    }
    items.finish();
}
