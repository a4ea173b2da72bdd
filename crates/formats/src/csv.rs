//! Lists of competitors as CSV, as they come from registration forms and spreadsheets.
//!
//! Reading finds out the encoding (UTF-8 or Windows-1250), the separator (comma, semicolon or tabulator) and
//! the columns: the header may be Czech, Slovak or English, with or without diacritics, in any order.
//! Columns that Kolo does not know are named in a warning; a list without names is refused.
//! Where first name and surname have columns of their own, they are joined in this order.
//! Who has no number gets the lowest free one, in the order of the list.
//!
//! A small parser of our own serves here: it knows line and column of every cell and notices a quote that is
//! never closed, which otherwise swallows the rest of the list silently.

mod header;
mod parser;
mod reader;
mod sheet;
mod writer;

use kolo_model::RawCompetitor;

use crate::{Encoding, FileNote};

pub use parser::Separator;
pub use reader::read;
pub use sheet::{Sheet, SheetCell, read_sheet};
pub use writer::write;

/// A list of competitors that was read; not yet checked as a whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CsvReading {
    /// Who is in the list, in its order.
    pub competitors: Vec<RawCompetitor>,
    /// What is odd, and which columns are not used.
    pub warnings: Vec<FileNote>,
    /// How the letters were stored.
    pub encoding: Encoding,
    /// What stands between the cells.
    pub separator: Separator,
}
