//! Relative links in the documents lead somewhere.

use kolo_repo_checks::links::relative_links;
use kolo_repo_checks::repository::{Entry, Repository, has_extension};
use kolo_repo_checks::{Finding, report};

use crate::texts;

fn is_document(path: &str) -> bool {
    let at_root = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"];
    at_root.contains(&path) || (path.starts_with("docs/") && has_extension(path, "md"))
}

#[test]
fn every_relative_link_leads_to_a_file() {
    let repository = Repository::here();
    let mut findings = Vec::new();
    for (path, text) in texts(is_document) {
        for link in relative_links(&path, &text) {
            let entry = link.leads_to.map_or(Entry::Missing, |target| {
                repository.entry(&target).expect("a path that exists can be read")
            });
            if entry == Entry::Missing {
                let problem = format!("`{}` leads nowhere", link.written);
                findings.push(Finding::at_line(&path, link.line, problem));
            }
        }
    }
    assert!(findings.is_empty(), "{}", report(&findings));
}
