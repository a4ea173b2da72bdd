//! Every clause that the code names has a row in a rule page.

use std::collections::BTreeSet;

use kolo_repo_checks::rules::is_clause_id;
use kolo_repo_checks::{Finding, report};

use crate::rules::pages;
use crate::shipped_sources;

#[test]
fn every_clause_named_in_the_code_is_in_a_rule_page() {
    let pages = pages();
    let known: BTreeSet<&str> = pages.iter().flat_map(|page| &page.rows).map(|row| row.id.as_str()).collect();
    let mut findings = Vec::new();
    for (path, source) in shipped_sources() {
        for literal in source.literals {
            if is_clause_id(&literal.text) && !known.contains(literal.text.as_str()) {
                let problem = format!("{}: no rule page has this clause", literal.text);
                findings.push(Finding::at_line(&path, literal.line, problem));
            }
        }
    }
    assert!(findings.is_empty(), "{}", report(&findings));
}
