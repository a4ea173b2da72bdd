//! A source file has one subject and is not long; an exception has a reason.

use std::collections::BTreeMap;

use kolo_repo_checks::repository::has_extension;
use kolo_repo_checks::{Finding, report};

use crate::{data_lines, texts};

const LONGEST: usize = 600;

fn is_source(path: &str) -> bool {
    let extensions = ["rs", "js", "css", "html"];
    path.starts_with("scripts/") || extensions.iter().any(|extension| has_extension(path, extension))
}

/// What is wrong with the lengths of `files`, given the exceptions with their reasons.
fn problems(files: &[(String, usize)], exceptions: &BTreeMap<&str, &str>) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, lines) in files {
        let excused = exceptions.contains_key(path.as_str());
        if *lines > LONGEST && !excused {
            let problem =
                format!("{lines} lines, at most {LONGEST}: split it, or give a reason in long-files.txt");
            findings.push(Finding::in_file(path, problem));
        }
        if *lines <= LONGEST && excused {
            findings.push(Finding::in_file(path, "no longer long: take it out of long-files.txt"));
        }
    }
    for (path, reason) in exceptions {
        if reason.is_empty() {
            findings.push(Finding::in_file(path, "long-files.txt gives no reason"));
        }
        if !files.iter().any(|(file, _)| file == path) {
            findings.push(Finding::in_file(path, "in long-files.txt, but there is no such source file"));
        }
    }
    findings
}

fn exceptions(data: &str) -> BTreeMap<&str, &str> {
    let lines = data_lines(data);
    lines
        .map(|line| {
            let (path, reason) = line.split_once(':').unwrap_or((line, ""));
            (path.trim(), reason.trim())
        })
        .collect()
}

#[test]
fn no_source_file_is_long_without_a_reason() {
    let files: Vec<(String, usize)> =
        texts(is_source).into_iter().map(|(path, text)| (path, text.lines().count())).collect();
    let findings = problems(&files, &exceptions(include_str!("../../data/long-files.txt")));
    assert!(findings.is_empty(), "{}", report(&findings));
}

#[test]
fn long_files_and_stale_exceptions_are_found() {
    let files = [
        ("short.rs".to_owned(), 600),
        ("long.rs".to_owned(), 601),
        ("excused.rs".to_owned(), 700),
        ("unexplained.rs".to_owned(), 700),
        ("shrunk.rs".to_owned(), 10),
    ];
    let data = "# comment\nexcused.rs: one table\nunexplained.rs\nshrunk.rs: once long\ngone.rs: was here\n";
    let findings = problems(&files, &exceptions(data));
    let paths: Vec<&str> = findings.iter().map(|finding| finding.path.as_str()).collect();
    assert_eq!(paths, ["long.rs", "shrunk.rs", "gone.rs", "unexplained.rs"]);
}
