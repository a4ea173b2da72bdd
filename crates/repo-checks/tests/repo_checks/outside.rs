//! The project stands alone: nothing in it depends on the place where it was written.

use kolo_repo_checks::{Finding, report};

use crate::texts;

/// Places outside the project. Written in two halves, so that this file is not found itself.
const OUTSIDE: [&str; 7] = [
    concat!("../", "shared"),
    concat!("shared/", "spec"),
    concat!("shared/", "cases"),
    concat!("shared/", "design"),
    concat!("shared/", "seeds"),
    concat!("/work", "/"),
    concat!("artif", "actory"),
];

/// The first outside place named in `line`.
fn outside_place(line: &str) -> Option<&'static str> {
    OUTSIDE.into_iter().find(|place| {
        line.match_indices(place).any(|(start, _)| {
            // `frame/work/` or `network/…` are folders of somebody else's; only a whole name counts.
            let before = line[..start].chars().next_back();
            !before.is_some_and(|c| c.is_alphanumeric() || matches!(c, '.' | '_' | '-'))
        })
    })
}

#[test]
fn nothing_names_a_place_outside_the_project() {
    let mut findings = Vec::new();
    for (path, text) in texts(|_| true) {
        for (index, line) in text.lines().enumerate() {
            if let Some(place) = outside_place(line) {
                findings.push(Finding::at_line(&path, index + 1, format!("names `{place}`")));
            }
        }
    }
    assert!(findings.is_empty(), "{}", report(&findings));
}

#[test]
fn locked_packages_come_from_crates_io() {
    let locked = texts(|path| path == "Cargo.lock");
    let sources =
        locked.iter().flat_map(|(_, text)| text.lines()).filter_map(|line| line.strip_prefix("source = "));
    let other: Vec<&str> = sources
        .filter(|source| *source != "\"registry+https://github.com/rust-lang/crates.io-index\"")
        .collect();
    assert_eq!(locked.len(), 1, "the lock file is part of the repository");
    assert_eq!(other, [] as [&str; 0]);
}

#[test]
fn outside_places_are_seen_as_whole_names_only() {
    assert!(outside_place(concat!("see `/work", "/notes.md`")).is_some());
    assert!(outside_place(concat!("../", "shared/x")).is_some());
    assert_eq!(outside_place(concat!("frame/work", "/notes.md")), None);
    assert_eq!(outside_place("a fair piece of work"), None);
}
