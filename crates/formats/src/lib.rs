//! Tournament files, read into checked data and written from it. Bytes in, bytes out: no I/O here.
//!
//! | | reading | writing |
//! | --- | --- | --- |
//! | [`Format::Trf`] | tolerant: TRF16, TRF06 byes, the engines' `XX` and `BB` lines, TRF26 | strict: one canonical form, see [`trf`] |
//! | [`Format::Json`] | strict: an unknown key is an error | one canonical form, see [`json`] |
//! | [`Format::H9`] | tolerant: what EGF programs write | one canonical form, see [`h9`] |
//! | [`Format::OpenGotha`] | files of several versions; what is not used is reported | one canonical form, see [`opengotha`] |
//! | [`egd_list`] | the rating list of the European Go Database | – |
//! | [`csv`] | lists of competitors: encoding, separator and language of the header are found out | UTF-8, comma |
//!
//! Reading reports *all* problems at once, each with line and column. Writing names what the format cannot
//! express. What was written reads back, and is written again as the same bytes.
//!
//! ```
//! use kolo_formats::{Format, read, write};
//!
//! let file = b"012 Open\nXXR 5\n001    1      Eva\n001    2      Jan\n";
//! let reading = read(Format::Trf, file).unwrap();
//! assert_eq!(reading.tournament.planned_rounds(), Some(5));
//!
//! let json = write(Format::Json, &reading.tournament).unwrap();
//! assert_eq!(read(Format::Json, &json.bytes).unwrap().tournament, reading.tournament);
//! ```

mod collector;
mod columns;
pub mod csv;
pub mod egd_list;
mod format;
mod go_country;
mod go_lost;
mod go_strength;
pub mod h9;
pub mod json;
mod latin9;
mod limits;
mod losses;
mod note;
pub mod opengotha;
mod surname_first;
mod text;
pub mod trf;

pub use format::Format;
pub use limits::{MOST_BYTES, MOST_JSON_DEPTH, MOST_JSON_VALUES, MOST_TRF_BYTES};
pub use note::{CannotWrite, FileNote, FileProblems, Reading, Writing};
pub use text::Encoding;

use kolo_model::Tournament;

/// Reads a tournament file.
///
/// # Errors
/// Everything that is wrong with the file, with places.
pub fn read(format: Format, bytes: &[u8]) -> Result<Reading, FileProblems> {
    match format {
        Format::Trf => trf::read(bytes),
        Format::Json => json::read(bytes),
        Format::H9 => h9::read(bytes),
        Format::OpenGotha => opengotha::read(bytes),
    }
}

/// Writes a tournament file in its canonical form.
///
/// # Errors
/// When the format has no way to express the tournament at all, or the file would be too large to be read.
pub fn write(format: Format, tournament: &Tournament) -> Result<Writing, CannotWrite> {
    let writing = match format {
        Format::Trf => trf::write(tournament)?,
        Format::Json => json::write(tournament),
        Format::H9 => h9::write(tournament, None)?,
        Format::OpenGotha => opengotha::write(tournament)?,
    };
    let most = match format {
        Format::Trf | Format::H9 | Format::OpenGotha => MOST_TRF_BYTES,
        Format::Json => MOST_BYTES,
    };
    if writing.bytes.len() > most {
        return Err(CannotWrite::TooLarge { bytes: writing.bytes.len(), most });
    }
    Ok(writing)
}

/// The JSON Schema of [`Format::Json`], draft 2020-12.
pub fn json_schema() -> &'static str {
    json::schema()
}
