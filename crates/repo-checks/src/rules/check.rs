//! Looks for what is not true in the rule pages.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;

use crate::Finding;
use crate::repository::Entry;
use crate::rules::{Page, Reference, Row};

/// How far a clause has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum State {
    /// The software does it, and a test shows it.
    Done,
    /// The software does not do it, or not all of it.
    NotYet,
    /// No program can do anything about the clause.
    NotForSoftware,
}

impl State {
    const ALL: [State; 3] = [State::Done, State::NotYet, State::NotForSoftware];
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            State::Done => "done",
            State::NotYet => "not yet",
            State::NotForSoftware => "not for software",
        })
    }
}

impl FromStr for State {
    type Err = String;

    fn from_str(written: &str) -> Result<State, String> {
        let found = State::ALL.into_iter().find(|state| state.to_string() == written);
        found.ok_or_else(|| format!("unknown state `{written}`"))
    }
}

/// Whether `text` has the form of a clause id: `R-A7a.1`, `D-2.4.10`, `D-C.04.2-3.6`, `G-3.2.1`, `P-6.4a`, `T-16.4`, `K-LOG`.
pub fn is_clause_id(text: &str) -> bool {
    let Some(rest) = ["R-", "D-", "T-", "G-", "P-", "K-"].iter().find_map(|letter| text.strip_prefix(letter))
    else {
        return false;
    };
    rest.starts_with(|c: char| c.is_ascii_alphanumeric())
        && rest.chars().all(|c| c.is_ascii_alphanumeric() || c == '.' || c == '-')
}

/// Checks every row of every page; `look` says what stands at a path of the repository.
pub fn check(pages: &[Page], look: impl Fn(&str) -> Entry) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut first_places: BTreeMap<&str, String> = BTreeMap::new();
    for page in pages {
        for row in &page.rows {
            let mut problems = row_problems(row, &look);
            let here = format!("{}:{}", page.path, row.line);
            if let Some(first) = first_places.get(row.id.as_str()) {
                problems.push(format!("id stands already in {first}"));
            } else {
                first_places.insert(&row.id, here);
            }
            let findings_here = problems
                .into_iter()
                .map(|problem| Finding::at_line(&page.path, row.line, format!("{}: {problem}", row.id)));
            findings.extend(findings_here);
        }
    }
    findings
}

fn row_problems(row: &Row, look: impl Fn(&str) -> Entry) -> Vec<String> {
    let mut problems = Vec::new();
    if !is_clause_id(&row.id) {
        problems.push("not a clause id".to_owned());
    }
    let code = Reference::parse_cell(&row.code);
    let test = Reference::parse_cell(&row.test);
    match row.state.parse::<State>() {
        Ok(State::Done) => {
            if code.is_empty() {
                problems.push("done, but names no code".to_owned());
            }
            if test.is_empty() {
                problems.push("done, but names no test".to_owned());
            }
        }
        Ok(State::NotYet | State::NotForSoftware) => {}
        Err(problem) => problems.push(problem),
    }
    let references = code.iter().chain(&test);
    problems.extend(references.filter_map(|reference| reference.problem(&look(&reference.path))));
    problems
}

/// Checks that the pages hold exactly the `expected` clauses. Our own rules (`K-…`) are free.
pub fn check_ids(pages: &[Page], expected: &BTreeSet<String>) -> Vec<Finding> {
    let mut missing: BTreeSet<&str> = expected.iter().map(String::as_str).collect();
    let mut findings = Vec::new();
    for page in pages {
        for row in &page.rows {
            if !missing.remove(row.id.as_str()) && !expected.contains(&row.id) && !row.id.starts_with("K-") {
                let problem = format!("{}: no document has this clause", row.id);
                findings.push(Finding::at_line(&page.path, row.line, problem));
            }
        }
    }
    let missing = missing.into_iter();
    findings
        .extend(missing.map(|id| Finding::in_file("docs/rules", format!("{id}: no page has this clause"))));
    findings
}

/// How many rows of a page are in each state. Rows with an unknown state are not counted.
pub fn count_states(page: &Page) -> BTreeMap<State, usize> {
    let mut counts: BTreeMap<State, usize> = State::ALL.into_iter().map(|state| (state, 0)).collect();
    for state in page.rows.iter().filter_map(|row| row.state.parse().ok()) {
        *counts.entry(state).or_default() += 1;
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A page with the given rows: `id | code | test | state`.
    fn page(rows: &[&str]) -> Page {
        let header = "| id | meaning | what the software does | code | test | state |";
        let mut lines = vec![header.to_owned(), "| --- | --- | --- | --- | --- | --- |".to_owned()];
        for row in rows {
            let (id, rest) = row.split_once(" | ").unwrap();
            lines.push(format!("| {id} | m | s | {rest} |"));
        }
        Page::parse("docs/rules/x.md", &lines.join("\n")).unwrap()
    }

    fn problems(rows: &[&str]) -> Vec<String> {
        let look = |path: &str| match path {
            "a.rs" => Entry::File("fn rank() {}".to_owned()),
            _ => Entry::Missing,
        };
        let findings = check(&[page(rows)], look);
        findings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn true_rows_pass() {
        let rows = [
            "R-A1 | `a.rs::rank` | `a.rs` | done",
            "R-A2 | – | – | not yet",
            "R-Z1 | – | – | not for software",
        ];
        assert_eq!(problems(&rows), [] as [&str; 0]);
    }

    #[test]
    fn a_path_that_does_not_exist_is_found() {
        assert_eq!(
            problems(&["R-A1 | `b.rs` | – | not yet"]),
            ["docs/rules/x.md:3: R-A1: `b.rs` does not exist"]
        );
    }

    #[test]
    fn a_name_that_is_not_in_the_file_is_found() {
        assert_eq!(
            problems(&["R-A1 | `a.rs::ranks` | – | not yet"]),
            ["docs/rules/x.md:3: R-A1: `a.rs` does not contain `ranks`"]
        );
    }

    #[test]
    fn a_done_row_without_code_or_test_is_found() {
        assert_eq!(
            problems(&["R-A1 | `a.rs` | – | done", "R-A2 | – | `a.rs` | done"]),
            [
                "docs/rules/x.md:3: R-A1: done, but names no test",
                "docs/rules/x.md:4: R-A2: done, but names no code"
            ]
        );
    }

    #[test]
    fn a_second_row_of_the_same_id_is_found() {
        assert_eq!(
            problems(&["R-A1 | – | – | not yet", "R-A1 | – | – | not yet"]),
            ["docs/rules/x.md:4: R-A1: id stands already in docs/rules/x.md:3"]
        );
    }

    #[test]
    fn an_unknown_state_and_a_row_out_of_shape_are_found() {
        assert_eq!(
            problems(&["R-A1 | – | – | nearly", "R-A2 | – | –", "R A3 | – | – | not yet"]),
            [
                "docs/rules/x.md:3: R-A1: unknown state `nearly`",
                "docs/rules/x.md:4: R-A2: unknown state ``",
                "docs/rules/x.md:5: R A3: not a clause id"
            ]
        );
    }

    #[test]
    fn missing_and_unexpected_ids_are_found() {
        let pages = [page(&["R-A1 | – | – | not yet", "R-X9 | – | – | not yet", "K-LOG | – | – | not yet"])];
        let expected = ["R-A1", "R-A2"].map(str::to_owned).into();
        let findings: Vec<String> = check_ids(&pages, &expected).iter().map(ToString::to_string).collect();
        assert_eq!(
            findings,
            [
                "docs/rules/x.md:4: R-X9: no document has this clause",
                "docs/rules: R-A2: no page has this clause"
            ]
        );
    }

    #[test]
    fn clause_ids_have_one_form() {
        for id in [
            "R-A7a.1",
            "R-B.abs",
            "D-1.9.3",
            "D-C.04.2-3.6",
            "G-3.2.1",
            "P-7.buchholz-m",
            "T-16.4.1",
            "K-LOG",
        ] {
            assert!(is_clause_id(id), "{id}");
        }
        for text in ["R-", "X-1", "R-A 1", "R-…", "K-.", "A-1"] {
            assert!(!is_clause_id(text), "{text}");
        }
    }
}
