//! Tournaments carried from one store to another: as one file, or directly.
//!
//! The file is JSON Lines. The first line names the format and its version, the stream and the
//! number of events; then comes one event a line; the last line is the SHA-256 of all the lines
//! before it. Payloads are JSON strings, so that they come back byte for byte.

mod copy;
mod export;
mod file_problem;
mod import;
mod lines;

pub(crate) use copy::damaged;
pub use copy::{Copied, copy};
pub use export::{ExportError, export, export_to_file};
pub use file_problem::{FileProblem, ImportError};
pub use import::{ImportAs, import, import_from_file, read_exported};
