//! The reference gives what the case files expect.

use std::path::{Path, PathBuf};

use kolo_formats::Format;
use kolo_model::Tournament;

use crate::reference::{self, Board};

/// A tournament and the round that follows; `None` for no pairing.
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) tournament: Tournament,
    pub(crate) expected: Option<Vec<Board>>,
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/fide-1992").join(name)
}

/// All cases of a folder by name.
pub(crate) fn cases(folder_name: &str) -> Vec<Case> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder(folder_name)).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "trf"));
    files.sort();
    files.iter().map(|file| case(file)).collect()
}

fn case(file: &Path) -> Case {
    let reading = kolo_formats::read(Format::Trf, &std::fs::read(file).unwrap()).unwrap();
    let expected = std::fs::read_to_string(file.with_extension("expected")).unwrap();
    Case {
        name: file.file_stem().unwrap().to_string_lossy().into_owned(),
        tournament: reading.tournament,
        expected: boards(&expected),
    }
}

/// Reads `no pairing`, or the number of pairs and the pairs.
fn boards(text: &str) -> Option<Vec<Board>> {
    let mut lines = text.lines();
    let count = lines.next().unwrap();
    if count == "no pairing" {
        return None;
    }
    let number = |word: Option<&str>| word.unwrap().parse::<u32>().unwrap();
    let pairs: Vec<Board> = lines
        .map(|line| {
            let mut words = line.split(' ');
            (number(words.next()), number(words.next()))
        })
        .collect();
    assert_eq!(number(Some(count)) as usize, pairs.len());
    Some(pairs)
}

fn every_case_is_met(folder_name: &str, count: usize) {
    let cases = cases(folder_name);
    assert_eq!(cases.len(), count);
    let mut different = Vec::new();
    for Case { name, tournament, expected } in cases {
        let found = reference::pair(&tournament);
        if found != expected {
            different.push(format!("{name}\n  expected {expected:?}\n  found    {found:?}"));
        }
    }
    assert!(different.is_empty(), "{} of {count} differ:\n{}", different.len(), different.join("\n"));
}

#[test]
fn normal_cases() {
    every_case_is_met("normal", 127);
}

#[test]
fn dense_cases() {
    every_case_is_met("dense", 247);
}

#[test]
fn own_cases() {
    every_case_is_met("own", 7);
}

#[test]
fn short_cases() {
    every_case_is_met("short", 32);
}
