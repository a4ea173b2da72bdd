//! What hangs on the wall and lies on the tables, as documents and as PDF.
//!
//! A [`Document`] says what stands on paper and in which form: tables with a head that is repeated, cards to be cut,
//! lines to write on. It is made once, from the views of `kolo-views`; a page in the browser and a PDF show the same one.
//!
//! | what | module |
//! | --- | --- |
//! | the form of a document | [`document`] |
//! | pairings, slips, tables, charts, badges, posters, match sheets | [`sheets`] |
//! | letters into lines: shaping, breaking, shrinking | [`letters`] |
//! | lines, tables and cards into pages | [`layout`] |
//! | pages into a PDF that programs can read out | [`pdf`] |
//! | a link as a picture | [`qr`] |
//!
//! No I/O and no clock: the same document gives the same bytes. Lengths are whole numbers, thousandths of a point;
//! only the writing of the file turns them into the decimal fractions that PDF wants.

pub mod document;
pub mod layout;
mod length;
pub mod letters;
pub mod pdf;
pub mod qr;
pub mod sheets;

pub use document::Document;
pub use length::Length;
pub use sheets::Kind;
