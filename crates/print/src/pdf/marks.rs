//! One mark of a page, drawn.

use krilla::color::luma;
use krilla::geom::{Path, PathBuilder, Point, Rect};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, Identifier, SpanTag};
use krilla::text::{GlyphId, KrillaGlyph};

use super::Fonts;
use crate::layout::{Ink, Mark, Role, Shade};
use crate::length::Length;
use crate::letters::{Line, UNITS};
use crate::qr::Picture;

/// Draws on one page.
pub(super) struct Pen<'a, 'b> {
    pub(super) surface: Surface<'a>,
    pub(super) fonts: &'b Fonts,
}

/// A length as PDF writes it.
#[expect(
    clippy::cast_precision_loss,
    clippy::float_arithmetic,
    reason = "everything is decided in whole numbers; a file wants fractions of points"
)]
pub(super) fn points(length: Length) -> f32 {
    length.0 as f32 / 1000.0
}

/// A distance in units of the font, in heights of the type.
#[expect(
    clippy::cast_precision_loss,
    clippy::float_arithmetic,
    reason = "everything is decided in whole numbers; a file wants fractions of points"
)]
fn ems(units: i32) -> f32 {
    units as f32 / UNITS as f32
}

fn fill(shade: Shade) -> Fill {
    let grey = match shade {
        Shade::Black => 0,
        Shade::Grey => 85,
        Shade::Light => 190,
        Shade::Faint => 240,
    };
    Fill { paint: luma::Color::new(grey).into(), opacity: NormalizedF32::ONE, rule: FillRule::default() }
}

fn stroke(shade: Shade, width: f32, dash: Option<StrokeDash>) -> Stroke {
    Stroke { paint: fill(shade).paint, width, dash, ..Stroke::default() }
}

fn rectangle(x: Length, y: Length, width: Length, height: Length) -> Option<Path> {
    let mut builder = PathBuilder::new();
    builder.push_rect(Rect::from_xywh(points(x), points(y), points(width), points(height))?);
    builder.finish()
}

impl Pen<'_, '_> {
    /// Draws a mark; what people read has a name for the tree of the document.
    pub(super) fn draw(&mut self, mark: &Mark) -> Option<Identifier> {
        let ornament = matches!(mark.role, Role::Ornament);
        let tag = match (&mark.ink, ornament) {
            (_, true) => {
                let kind = match mark.ink {
                    Ink::Cut { .. } => ArtifactType::Page,
                    Ink::Text { .. } => ArtifactType::PaginationOther,
                    Ink::Area { .. } | Ink::Frame { .. } | Ink::Picture { .. } => ArtifactType::Layout,
                };
                ContentTag::Artifact(Artifact::with_kind(kind))
            }
            (Ink::Text { .. }, false) => ContentTag::Span(SpanTag::empty()),
            (_, false) => ContentTag::Other,
        };
        let name = self.surface.start_tagged(tag);
        self.ink(mark);
        self.surface.end_tagged();
        (!ornament).then_some(name)
    }

    fn ink(&mut self, mark: &Mark) {
        match &mark.ink {
            Ink::Text { line, size, shade } => self.text(mark, line, *size, *shade),
            Ink::Area { width, height, shade } => {
                self.path(rectangle(mark.x, mark.y, *width, *height), Some(fill(*shade)), None);
            }
            Ink::Frame { width, height } => {
                let line = stroke(Shade::Grey, 0.6, None);
                self.path(rectangle(mark.x, mark.y, *width, *height), None, Some(line));
            }
            Ink::Cut { across, down } => {
                let mut builder = PathBuilder::new();
                builder.move_to(points(mark.x), points(mark.y));
                builder.line_to(points(mark.x + *across), points(mark.y + *down));
                let dash = StrokeDash { array: vec![3.0, 3.0], offset: 0.0 };
                self.path(builder.finish(), None, Some(stroke(Shade::Light, 0.5, Some(dash))));
            }
            Ink::Picture { picture, side } => {
                self.path(squares(mark, picture, *side), Some(fill(Shade::Black)), None);
            }
        }
    }

    fn path(&mut self, path: Option<Path>, fill: Option<Fill>, stroke: Option<Stroke>) {
        if let Some(path) = path {
            self.surface.set_fill(fill);
            self.surface.set_stroke(stroke);
            self.surface.draw_path(&path);
        }
    }

    fn text(&mut self, mark: &Mark, line: &Line, size: Length, shade: Shade) {
        let glyphs: Vec<KrillaGlyph> = line
            .glyphs
            .iter()
            .map(|glyph| {
                let (advance, right, up) = (ems(glyph.advance), ems(glyph.right), ems(glyph.up));
                let id = GlyphId::new(glyph.id);
                KrillaGlyph::new(id, advance, right, up, 0.0, glyph.bytes.clone(), None)
            })
            .collect();
        self.surface.set_fill(Some(fill(shade)));
        self.surface.set_stroke(None);
        let start = Point::from_xy(points(mark.x), points(mark.y));
        let font = self.fonts.of(line.weight).clone();
        self.surface.draw_glyphs(start, &glyphs, font, &line.text, points(size), false);
    }
}

/// The dark squares of a picture as one area.
fn squares(mark: &Mark, picture: &Picture, side: Length) -> Option<Path> {
    let at = |squares: usize| {
        let (squares, all) = (i64::try_from(squares).unwrap_or(0), i64::try_from(picture.side).unwrap_or(1));
        Length(side.0 * squares / all)
    };
    let mut builder = PathBuilder::new();
    for run in &picture.runs {
        let (left, right) = (at(run.from), at(run.from + run.length));
        let (top, foot) = (at(run.row), at(run.row + 1));
        let (x, y) = (points(mark.x + left), points(mark.y + top));
        if let Some(rect) = Rect::from_xywh(x, y, points(right - left), points(foot - top)) {
            builder.push_rect(rect);
        }
    }
    builder.finish()
}
