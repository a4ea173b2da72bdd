//! The map of the code stays short, and the paths that it and the design pages name are there.

use kolo_repo_checks::links::line_of;
use kolo_repo_checks::repository::{Entry, Repository, has_extension};
use kolo_repo_checks::{Finding, report};

use crate::texts;

/// Folders at the root that a path can begin with.
const ROOTS: [&str; 5] = ["crates/", "docs/", "fuzz/", "scripts/", "tests/"];

/// A map that takes longer to read than this is not read.
const MOST_WORDS: usize = 4000;

fn is_map(path: &str) -> bool {
    path == "ARCHITECTURE.md" || (path.starts_with("docs/design/") && has_extension(path, "md"))
}

/// The paths in backquotes, each with the line it stands on.
fn paths(markdown: &str) -> Vec<(usize, &str)> {
    let mut offset = 0;
    let mut found = Vec::new();
    for (index, piece) in markdown.split('`').enumerate() {
        // Every second piece stands inside backquotes.
        if index % 2 == 1 && ROOTS.iter().any(|root| piece.starts_with(root)) {
            found.push((line_of(markdown, offset), piece));
        }
        offset += piece.len() + 1;
    }
    found
}

#[test]
fn every_path_of_the_map_is_there() {
    let repository = Repository::here();
    let (mut findings, mut seen) = (Vec::new(), 0);
    for (page, text) in texts(is_map) {
        for (line, path) in paths(&text) {
            seen += 1;
            let entry = repository.entry(path.trim_end_matches('/')).expect("a path can be looked at");
            if entry == Entry::Missing {
                findings.push(Finding::at_line(&page, line, format!("`{path}` is not there")));
            }
        }
    }
    assert!(seen > 100, "the design pages have moved");
    assert!(findings.is_empty(), "{}", report(&findings));
}

#[test]
fn the_map_stays_short() {
    let words: Vec<usize> = texts(|path| path == "ARCHITECTURE.md")
        .into_iter()
        .map(|(_, text)| text.split_whitespace().count())
        .collect();
    assert!(matches!(words[..], [1..=MOST_WORDS]), "{words:?} words, at most {MOST_WORDS}");
}

#[test]
fn paths_are_found_with_their_lines() {
    let page = "one `word`\n\n`crates/a/src/b.rs`, `docs/x/`\n```\ncrates/not/code\n```\n";
    assert_eq!(paths(page), [(3, "crates/a/src/b.rs"), (3, "docs/x/")]);
}
