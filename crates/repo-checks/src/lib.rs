//! Tests that keep the repository in order. Nothing of this crate is shipped.
//!
//! The library reads what the project is made of: the rule pages, Rust sources,
//! manifests, text files and documents. What must hold stands in `tests/repo_checks`,
//! one file per subject. A check returns every [`Finding`] at once, each with its place.
//!
//! - [`repository`]: the files of this repository
//! - [`rules`]: the pages under `docs/rules`
//! - [`rust_source`]: literals, message keys and paths in Rust code
//! - [`text_file`]: keys of the Fluent files
//! - [`manifest`]: dependencies in a `Cargo.toml`
//! - [`links`]: relative links in Markdown

pub mod links;
pub mod manifest;
pub mod repository;
pub mod rules;
pub mod rust_source;
pub mod text_file;

mod finding;

pub use finding::{Finding, report};
