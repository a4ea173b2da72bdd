//! Pages into a PDF.
//!
//! The text can be searched, copied and read out: letters come with their meaning, and blocks, tables, rows and cells
//! are marked as such. No date and nothing of the machine goes into the file, so that the same document gives the same
//! bytes.
//!
//! | what | module |
//! | --- | --- |
//! | marks of a page as instructions | `marks` |
//! | glyphs and the text they stand for | `runs` |
//! | what is read of a font | `font` |
//! | the part of a font that stands in the file | `subset` |
//! | a font as objects of the file | `embed` |
//! | what programs read out | `tree` |

mod embed;
mod font;
mod marks;
mod runs;
mod subset;
mod tree;

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::{Chunk, Filter, Finish, Name, Pdf, Rect, Ref, Settings, TextStr};
use thiserror::Error;

use crate::document::Document;
use crate::layout::Layout;
use crate::letters::Weight;
use embed::Embedded;
use marks::{Pen, points};
use tree::Tree;

/// The file could not be made.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("the PDF could not be written: {0}")]
pub struct PdfError(String);

impl Document {
    /// The document as a PDF file.
    ///
    /// # Errors
    /// None is known; a font of the program that is broken would be one.
    pub fn pdf(&self) -> Result<Vec<u8>, PdfError> {
        written(self, &Layout::of(self))
    }
}

/// The fonts, and what was drawn with them.
#[derive(Debug)]
struct Fonts {
    regular: Embedded,
    bold: Embedded,
}

impl Fonts {
    fn new() -> Result<Fonts, PdfError> {
        Ok(Fonts { regular: Embedded::of(Weight::Regular)?, bold: Embedded::of(Weight::Bold)? })
    }

    fn of(&mut self, weight: Weight) -> &mut Embedded {
        match weight {
            Weight::Regular => &mut self.regular,
            Weight::Bold => &mut self.bold,
        }
    }

    /// Writes the fonts that were drawn with, and gives the dictionary that names them.
    fn write(&self, file: &mut Chunk, next: &mut Ref) -> Result<Ref, PdfError> {
        let mut names = Vec::new();
        for font in [&self.regular, &self.bold] {
            if font.is_used() {
                names.push((font.name(), font.write(file, next)?));
            }
        }
        let resources = next.bump();
        let mut dictionary = file.indirect(resources).dict();
        dictionary.insert(Name(b"Font")).dict().pairs(names);
        dictionary.finish();
        Ok(resources)
    }
}

/// Writes a stream that is packed.
fn packed(file: &mut Chunk, id: Ref, bytes: &[u8]) {
    /// The smallest files; more effort gains nothing that could be measured.
    const EFFORT: u8 = 9;
    file.stream(id, &compress_to_vec_zlib(bytes, EFFORT)).filter(Filter::FlateDecode);
}

/// A number made from bytes, by FNV-1a: not secret, but the same for the same bytes.
fn digest(bytes: &[u8]) -> u128 {
    const START: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const TIMES: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    bytes.iter().fold(START, |hash, byte| (hash ^ u128::from(*byte)).wrapping_mul(TIMES))
}

fn written(document: &Document, layout: &Layout) -> Result<Vec<u8>, PdfError> {
    let mut file = Pdf::with_settings(Settings { pretty: false });
    let mut next = Ref::new(1);
    let (catalog, pages) = (next.bump(), next.bump());
    let mut fonts = Fonts::new()?;
    let mut tree = Tree::new(layout.blocks.len());
    let (width, height) = layout.sheet;
    let mut contents = Vec::new();
    for (at, page) in layout.pages.iter().enumerate() {
        let mut pen = Pen::new(height, &mut fonts);
        for mark in &page.marks {
            if let Some(drawn) = pen.draw(mark) {
                tree.add(mark.role, at, drawn);
            }
        }
        let id = next.bump();
        packed(&mut file, id, &pen.finish());
        contents.push(id);
    }
    let resources = fonts.write(&mut file, &mut next)?;
    let sheets: Vec<Ref> = contents.iter().map(|_| next.bump()).collect();
    for ((key, id), content) in (0..).zip(&sheets).zip(contents) {
        let mut page = file.page(*id);
        page.parent(pages).media_box(Rect::new(0.0, 0.0, points(width), points(height))).contents(content);
        page.pair(Name(b"Resources"), resources);
        page.struct_parents(key);
    }
    let count = i32::try_from(sheets.len()).unwrap_or(i32::MAX);
    file.pages(pages).count(count).kids(sheets.iter().copied());
    let root = tree.write(&layout.blocks, &sheets, document.lang.code(), &mut file, &mut next);
    about(document, &mut file, &mut next);
    let mut start = file.catalog(catalog);
    start.pages(pages).lang(TextStr(document.lang.code()));
    start.mark_info().marked(true);
    start.pair(Name(b"StructTreeRoot"), root);
    start.viewer_preferences().display_doc_title(true);
    start.finish();
    let id = digest(file.as_bytes()).to_be_bytes().to_vec();
    file.set_file_id((id.clone(), id));
    Ok(file.finish())
}

/// What the document is called, and what made it.
fn about(document: &Document, file: &mut Pdf, next: &mut Ref) {
    let title = if document.event.is_empty() {
        document.title.clone()
    } else {
        format!("{} – {}", document.event, document.title)
    };
    let mut about = file.document_info(next.bump());
    if !title.is_empty() {
        about.title(TextStr(&title));
    }
    about.creator(TextStr("Kolo"));
}
