//! The plain tournament file: for scripts, and for what a TRF cannot express.
//!
//! [`schema`] is its JSON Schema. Reading is strict: unknown keys, keys given twice and values of another type
//! are errors with line and column, and all of them are reported at once.
//!
//! # The canonical form
//!
//! What writing gives: UTF-8, LF, keys in the order of the schema, values that are not set left out; settings
//! one a line, then one line for each competitor, game, bye, prohibition, acceleration and team.
//! Numbers are written without needless decimals.
//!
//! # A parser of our own
//!
//! Reading needs the line and column (in characters) of every value, the text of every number (points are
//! never floats), keys given twice, and a limit of depth and size. No maintained parser gives all of these, and
//! the grammar is small.

mod decode;
mod entries;
mod event;
mod go;
mod keys;
mod parser;
mod rating;
mod reader;
mod schema;
mod settings;
mod value;
mod writer;

pub(crate) use reader::read;
pub use schema::schema;
pub(crate) use writer::write;
