//! The rule pages hold every clause, and what they say of code and tests is true.

use std::collections::BTreeSet;

use kolo_repo_checks::report;
use kolo_repo_checks::repository::{Repository, has_extension};
use kolo_repo_checks::rules::{Page, check, check_ids, count_states};

use crate::{data_lines, texts};

/// All rule pages; a page that cannot be read fails the test that asked.
pub(crate) fn pages() -> Vec<Page> {
    let is_page = |path: &str| {
        path.strip_prefix("docs/rules/").is_some_and(|name| has_extension(name, "md") && !name.contains('/'))
    };
    let pages: Vec<Page> = texts(is_page)
        .iter()
        .map(|(path, text)| Page::parse(path, text).map_err(|findings| report(&findings)))
        .collect::<Result<_, _>>()
        .expect("every rule table has the same columns");
    assert_eq!(pages.len(), 6, "five documents and the house rules");
    pages
}

#[test]
fn every_row_is_true() {
    let repository = Repository::here();
    let pages = pages();
    let findings = check(&pages, |path| repository.entry(path).expect("a path that exists can be read"));
    for page in &pages {
        let counts: Vec<String> =
            count_states(page).iter().map(|(state, count)| format!("{count} {state}")).collect();
        println!("{}: {} clauses: {}", page.path, page.rows.len(), counts.join(", "));
    }
    assert!(findings.is_empty(), "{}", report(&findings));
}

#[test]
fn every_clause_of_the_documents_has_a_row() {
    let expected: BTreeSet<String> =
        data_lines(include_str!("../../data/clause-ids.txt")).map(str::to_owned).collect();
    assert_eq!(expected.len(), 534);
    let findings = check_ids(&pages(), &expected);
    assert!(findings.is_empty(), "{}", report(&findings));
}

#[test]
fn every_page_holds_the_clauses_of_its_own_document() {
    let letters = [
        ("docs/rules/fide-1992.md", "R-"),
        ("docs/rules/fide-c07.md", "T-"),
        ("docs/rules/fide-dutch-2026.md", "D-"),
        ("docs/rules/go-2009.md", "G-"),
        ("docs/rules/house.md", "K-"),
        ("docs/rules/pisqworky-2023.md", "P-"),
    ];
    for (page, (path, letter)) in pages().iter().zip(letters) {
        assert_eq!(page.path, path);
        for row in &page.rows {
            assert!(row.id.starts_with(letter), "{path}:{}: {} belongs to another page", row.line, row.id);
        }
    }
}
