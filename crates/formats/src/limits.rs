//! How much input is taken. A guard against files that are something else, far above any real event.

/// Files larger than this are refused before anything is read.
pub const MOST_BYTES: usize = 64 * 1024 * 1024;

/// A TRF larger than this is refused: 9,999 players in 100 rounds need about ten MiB.
pub const MOST_TRF_BYTES: usize = 16 * 1024 * 1024;

/// Values in a JSON file: as large as files may be, 100,000 competitors in 18 rounds have about six million.
pub const MOST_JSON_VALUES: usize = 8_000_000;

/// Lists and objects inside each other in a JSON file; ours are five deep.
pub const MOST_JSON_DEPTH: usize = 64;

/// Bytes in one line of a TRF: 9,999 numbers of players need about 50,000.
pub(crate) const MOST_LINE_BYTES: usize = 100_000;

/// Bytes in one text. Longer ones are refused before a message quotes them.
pub(crate) const MOST_TEXT_BYTES: usize = 10_000;

/// Lines of a TRF that are not blank: 9,999 players, and a few lines about each of them.
pub(crate) const MOST_LINES: usize = 200_000;

/// Byes in lines of their own.
pub(crate) const MOST_EXTRA_BYES: usize = 1_000_000;

/// Cells in a row of a list.
pub(crate) const MOST_CELLS: usize = 1_000;

/// After so many problems reading stops: the file is something else, or one mistake runs through all of it.
pub(crate) const MOST_PROBLEMS: usize = 1_000;
