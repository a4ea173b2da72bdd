//! Every sentence the code asks for is written, and every sentence written is asked for.
//!
//! That the languages have the same keys is a test of the crate `messages`.

use std::collections::{BTreeMap, BTreeSet};

use kolo_repo_checks::repository::has_extension;
use kolo_repo_checks::text_file::keys;
use kolo_repo_checks::{Finding, report};

use crate::{shipped_sources, texts};

/// Every key of the English files, with the file it stands in.
fn written_keys() -> BTreeMap<String, String> {
    let is_english = |path: &str| path.starts_with("crates/messages/ftl/en/") && has_extension(path, "ftl");
    let mut written = BTreeMap::new();
    for (path, text) in texts(is_english) {
        for key in keys(&text).expect("a text file is sound Fluent") {
            written.insert(key, path.clone());
        }
    }
    assert!(!written.is_empty(), "the text files have moved");
    written
}

#[test]
fn every_key_in_the_code_has_a_text() {
    let written = written_keys();
    let mut findings = Vec::new();
    for (path, source) in shipped_sources() {
        for key in source.message_keys {
            if !written.contains_key(&key.text) {
                let problem = format!("no text file has the key `{}`", key.text);
                findings.push(Finding::at_line(&path, key.line, problem));
            }
        }
    }
    assert!(findings.is_empty(), "{}", report(&findings));
}

/// Any literal counts, because a key may pass through a function on its way to `Message::new`.
#[test]
fn every_text_is_used() {
    let sources = shipped_sources();
    let literals = sources.iter().flat_map(|(_, source)| &source.literals);
    let used: BTreeSet<&str> = literals.map(|literal| literal.text.as_str()).collect();
    let written = written_keys();
    let unused = written.iter().filter(|(key, _)| !used.contains(key.as_str()));
    let findings: Vec<Finding> =
        unused.map(|(key, path)| Finding::in_file(path, format!("nothing uses the key `{key}`"))).collect();
    assert!(findings.is_empty(), "{}", report(&findings));
}
