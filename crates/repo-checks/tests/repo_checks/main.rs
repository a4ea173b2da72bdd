//! What must hold all over the repository, one file per subject.

mod clauses;
mod crates;
mod glossary;
mod length;
mod links;
mod map;
mod messages;
mod outside;
mod rules;

use kolo_repo_checks::repository::{Repository, is_shipped_rust};
use kolo_repo_checks::rust_source::RustSource;

/// The files of this repository for which `wanted` holds, with their text.
fn texts(wanted: impl Fn(&str) -> bool) -> Vec<(String, String)> {
    let repository = Repository::here();
    let files = repository.files().expect("the checkout can be walked");
    let wanted = files.into_iter().filter(|path| wanted(path));
    wanted
        .map(|path| {
            let text = repository.text(&path).expect("a file of the checkout can be read");
            (path, text)
        })
        .collect()
}

/// Every Rust source that ships, read.
fn shipped_sources() -> Vec<(String, RustSource)> {
    let sources = texts(is_shipped_rust).into_iter();
    sources
        .map(|(path, text)| {
            let source = RustSource::parse(&text).expect("a source that compiles has sound tokens");
            (path, source)
        })
        .collect()
}

/// The lines of a data file of this crate, without comments.
fn data_lines(data: &str) -> impl Iterator<Item = &str> {
    data.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}
