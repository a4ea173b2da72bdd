//! Pages into a PDF.
//!
//! The text can be searched, copied and read out: letters come with their meaning, and blocks, tables, rows and cells
//! are marked as such. No date and nothing of the machine goes into the file, so that the same document gives the same
//! bytes.

mod marks;
mod tree;

use kolo_messages::Lang;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla::text::Font;
use krilla::{Document as Pdf, SerializeSettings};
use thiserror::Error;

use crate::document::Document;
use crate::layout::Layout;
use crate::letters::Weight;
use marks::Pen;
use tree::Tree;

/// The file could not be made.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("the PDF could not be written: {0}")]
pub struct PdfError(String);

impl Document {
    /// The document as a PDF file.
    ///
    /// # Errors
    /// None is known; the library that writes the file could find one.
    pub fn pdf(&self) -> Result<Vec<u8>, PdfError> {
        written(self, &Layout::of(self))
    }
}

/// The fonts as the library wants them.
#[derive(Debug)]
struct Fonts {
    regular: Font,
    bold: Font,
}

impl Fonts {
    fn new() -> Result<Fonts, PdfError> {
        let font = |weight: Weight| {
            Font::new(weight.file().into(), 0).ok_or_else(|| PdfError("the font is not sound".to_owned()))
        };
        Ok(Fonts { regular: font(Weight::Regular)?, bold: font(Weight::Bold)? })
    }

    fn of(&self, weight: Weight) -> &Font {
        match weight {
            Weight::Regular => &self.regular,
            Weight::Bold => &self.bold,
        }
    }
}

/// How the language of a document is called in the file.
fn language(lang: Lang) -> String {
    lang.code().to_owned()
}

fn written(document: &Document, layout: &Layout) -> Result<Vec<u8>, PdfError> {
    let fonts = Fonts::new()?;
    let mut pdf = Pdf::new_with(SerializeSettings { enable_tagging: true, ..SerializeSettings::default() });
    let mut tree = Tree::new(layout.blocks.len());
    let (width, height) = layout.sheet;
    for page in &layout.pages {
        let settings = PageSettings::from_wh(marks::points(width), marks::points(height))
            .ok_or_else(|| PdfError("a sheet without size".to_owned()))?;
        let mut sheet = pdf.start_page_with(settings);
        let mut pen = Pen { surface: sheet.surface(), fonts: &fonts };
        for mark in &page.marks {
            if let Some(drawn) = pen.draw(mark) {
                tree.add(mark.role, drawn);
            }
        }
        drop(pen);
        sheet.finish();
    }
    let title = if document.event.is_empty() {
        document.title.clone()
    } else {
        format!("{} – {}", document.event, document.title)
    };
    let about = Metadata::new().title(title).language(language(document.lang)).creator("Kolo".to_owned());
    pdf.set_metadata(about);
    pdf.set_tag_tree(tree.finish(&layout.blocks, language(document.lang)));
    pdf.finish().map_err(|error| PdfError(format!("{error:?}")))
}
