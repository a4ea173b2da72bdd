//! The reference gives what the small case files expect.

use std::path::{Path, PathBuf};

use kolo_formats::Format;

use super::facts::Facts;
use super::{Board, literal, pair, pair_by};

/// More players than this are too many for the text word for word.
const FEW: usize = 8;

/// More players than this do not fit into a mask.
const MASKED: usize = 31;

/// The folder with the cases, unless `KOLO_DUTCH_CASES` names another one.
fn folder() -> PathBuf {
    let own = || Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/dutch");
    std::env::var_os("KOLO_DUTCH_CASES").map_or_else(own, PathBuf::from)
}

/// More players than this are too many for every day.
const EVERY_DAY: usize = 12;

/// More players than this in one score group are too many for the reference: those of small fields, or of all fields if
/// `KOLO_DUTCH_MOST` says a number.
fn most(players: usize) -> usize {
    let of_small = if players <= EVERY_DAY { EVERY_DAY } else { 0 };
    std::env::var("KOLO_DUTCH_MOST").map_or(of_small, |most| most.parse().unwrap())
}

/// Reads the number of pairs and the pairs.
fn boards(text: &str) -> Vec<Board> {
    let board = |line: &str| {
        let (white, black) = line.split_once(' ').unwrap();
        (white.parse().unwrap(), black.trim().parse().unwrap())
    };
    text.lines().skip(1).map(board).collect()
}

#[test]
fn reference_meets_every_small_case() {
    let files = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let mut cases = 0;
    for file in files.filter(|file| file.extension().is_some_and(|extension| extension == "trf")) {
        let tournament = kolo_formats::read(Format::Trf, &std::fs::read(&file).unwrap()).unwrap().tournament;
        let players = tournament.present_next().len();
        let too_large = || Facts::of(&tournament).groups().iter().any(|group| group.len() > most(players));
        if players > MASKED || too_large() {
            continue;
        }
        let expected = Some(boards(&std::fs::read_to_string(file.with_extension("expected")).unwrap()));
        assert_eq!(pair(&tournament), expected, "{}", file.display());
        if players <= FEW {
            assert_eq!(pair_by(&tournament, &mut literal::choose), expected, "{}", file.display());
        }
        cases += 1;
    }
    println!("met {cases} cases");
    assert!(cases > 100, "only {cases} cases found");
}
