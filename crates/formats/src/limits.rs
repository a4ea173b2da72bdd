//! How much input is taken. A guard against files that are something else, far above any real event.

/// Files larger than this are refused before anything is read.
pub const MOST_BYTES: usize = 64 * 1024 * 1024;

/// Values in a JSON file: 100,000 competitors in 20 rounds need about six million.
pub const MOST_JSON_VALUES: usize = 8_000_000;

/// Lists and objects inside each other in a JSON file; ours are five deep.
pub const MOST_JSON_DEPTH: usize = 64;

/// Bytes in one line of a TRF: 9,999 numbers of players need about 50,000.
pub(crate) const MOST_LINE_BYTES: usize = 100_000;

/// Bytes in one text. Longer ones are refused before a message quotes them.
pub(crate) const MOST_TEXT_BYTES: usize = 10_000;

/// After so many problems reading stops: the file is something else, or one mistake runs through all of it.
pub(crate) const MOST_PROBLEMS: usize = 1_000;
