//! The Swiss of pIšQworky 2023 gives what the case files expect, with and without its options.

use std::path::{Path, PathBuf};

use kolo_formats::Format;
use kolo_model::{System, Tournament};
use kolo_pairing::{
    AtLastDifference, DecidingNumber, NextRound, Options, PisqworkyOptions, Refusal, Silent, check_round,
    pair,
};

/// Files, and how many of them bring a round, have none, or are wrong.
const COUNTS: (usize, usize, usize, usize) = (120, 97, 9, 14);
/// Answers with one option each.
const WITH_OPTIONS: (usize, usize) = (32, 30);

fn inputs() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/pisqworky");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    files
}

/// What the command line prints.
fn lines(next: &NextRound) -> String {
    let mut lines = vec![(next.pairs.len() + next.byes.len()).to_string()];
    lines.extend(next.pairs.iter().map(|pair| format!("{} {}", pair.first, pair.second)));
    lines.extend(next.byes.iter().map(|no| format!("{no} 0")));
    lines.join("\n") + "\n"
}

fn answer(file: &Path, pisqworky: PisqworkyOptions) -> String {
    let Ok(reading) = kolo_formats::read(Format::Json, &std::fs::read(file).unwrap()) else {
        return "BAD\n".to_owned();
    };
    let options = Options { pisqworky, ..Options::default() };
    match pair(System::Pisqworky2023, &reading.tournament, &options, &mut Silent) {
        Ok(next) => {
            assert_lawful(&reading.tournament, &next);
            lines(&next)
        }
        Err(cannot) => match cannot.refusal() {
            Refusal::AnswerIsNo => "NONE\n".to_owned(),
            Refusal::BadInput => "BAD\n".to_owned(),
        },
    }
}

fn assert_lawful(tournament: &Tournament, next: &NextRound) {
    assert_eq!(check_round(System::Pisqworky2023, tournament, next), []);
}

/// The answers that stand in files with this ending, each next to what comes out.
fn compared(ending: &str, options: PisqworkyOptions) -> Vec<String> {
    let mut expected = Vec::new();
    let mut different = Vec::new();
    for file in inputs() {
        let Ok(text) = std::fs::read_to_string(file.with_extension(ending)) else { continue };
        let found = answer(&file, options);
        if found.trim_end() != text.trim_end() {
            let name = file.file_stem().unwrap().to_string_lossy().into_owned();
            different.push(format!("{name}\n  expected {text:?}\n  found    {found:?}"));
        }
        expected.push(text);
    }
    let count = expected.len();
    assert!(different.is_empty(), "{} of {count} differ:\n{}", different.len(), different.join("\n"));
    expected
}

#[test]
fn every_case_is_met() {
    let expected = compared("expected", PisqworkyOptions::default());
    let of = |answer: &str| expected.iter().filter(|text| text.trim_end() == answer).count();
    let rounds = expected.len() - of("NONE") - of("BAD");
    assert_eq!((expected.len(), rounds, of("NONE"), of("BAD")), COUNTS);
}

#[test]
fn every_case_of_an_option_is_met() {
    let alternate =
        PisqworkyOptions { alternate: AtLastDifference::Alternates, ..PisqworkyOptions::default() };
    let lim = PisqworkyOptions { lim_numbers: DecidingNumber::AsInLim, ..PisqworkyOptions::default() };
    let counts =
        (compared("alternate.expected", alternate).len(), compared("lim-numbers.expected", lim).len());
    assert_eq!(counts, WITH_OPTIONS);
}
