//! The words of the contest are explained to those who use the program.

use std::collections::BTreeSet;

use kolo_repo_checks::{Finding, report};

use crate::texts;

const GUIDE: &str = "docs/guide/contest.md";
const RULES: &str = "docs/rules/pisqworky-2023.md";

/// The ids at the beginning of the rows of a page that start with `P-7.`.
fn terms(page: &str) -> BTreeSet<String> {
    let text = texts(|path| path == page).into_iter().map(|(_, text)| text).next().unwrap_or_default();
    let rows = text.lines().filter_map(|line| line.strip_prefix("| P-7.")).map(str::to_owned);
    rows.filter_map(|row| row.split_once(" |").map(|(id, _)| format!("P-7.{id}"))).collect()
}

#[test]
fn every_word_of_the_glossary_is_in_the_guide() {
    let (explained, listed) = (terms(GUIDE), terms(RULES));
    assert!(listed.len() > 10, "the glossary has moved");
    let missing =
        listed.difference(&explained).map(|id| Finding::in_file(GUIDE, format!("{id} is not explained")));
    let unknown =
        explained.difference(&listed).map(|id| Finding::in_file(GUIDE, format!("{id} is no word of it")));
    let findings: Vec<Finding> = missing.chain(unknown).collect();
    assert!(findings.is_empty(), "{}", report(&findings));
}
