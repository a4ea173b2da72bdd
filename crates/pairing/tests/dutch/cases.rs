//! The engine gives what the case files expect.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};

use kolo_formats::Format;
use kolo_model::{Adjourned, StartNumber, System, Tournament};
use kolo_pairing::{NextRound, Options, Silent, check_round, pair};

/// White and Black; 0 for the bye.
type Board = (u32, u32);

/// A tournament and the round that follows, sorted by White.
struct Case {
    name: String,
    tournament: Tournament,
    expected: Vec<Board>,
}

fn cases() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/dutch");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
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

/// Reads the number of pairs and the pairs.
fn boards(text: &str) -> Vec<Board> {
    let mut lines = text.lines();
    let count: usize = lines.next().unwrap().parse().unwrap();
    let mut boards: Vec<Board> = lines
        .map(|line| {
            let (white, black) = line.split_once(' ').unwrap();
            (white.parse().unwrap(), black.parse().unwrap())
        })
        .collect();
    assert_eq!(count, boards.len());
    boards.sort_unstable();
    boards
}

fn found(round: &NextRound) -> Vec<Board> {
    let pairs = round.pairs.iter().map(|pair| (pair.first.get(), pair.second.get()));
    let mut boards: Vec<Board> = pairs.chain(round.byes.iter().map(|no| (no.get(), 0))).collect();
    boards.sort_unstable();
    boards
}

/// C.04.2, 3.6, from the facts alone: points of the higher player, sum of points, start number of the higher player.
fn is_in_board_order(tournament: &Tournament, round: &NextRound) -> bool {
    let crosstable = tournament.crosstable();
    let points = |no: StartNumber| crosstable.row(no).points(&tournament.scoring(), Adjourned::AsDraw);
    let keys: Vec<_> = round
        .pairs
        .iter()
        .map(|pair| {
            let key = |no: StartNumber| (Reverse(points(no)), no);
            let (most, no) = key(pair.first).min(key(pair.second));
            (most, Reverse(points(pair.first) + points(pair.second)), no)
        })
        .collect();
    keys.is_sorted()
}

#[test]
fn every_case_is_met() {
    let cases = cases();
    assert_eq!(cases.len(), 459);
    let mut problems = Vec::new();
    for Case { name, tournament, expected } in cases {
        let round = match pair(System::Dutch, &tournament, &Options::default(), &mut Silent) {
            Ok(round) => round,
            Err(refusal) => {
                problems.push(format!("{name}: {refusal}"));
                continue;
            }
        };
        let found = found(&round);
        if found != expected {
            problems.push(format!("{name}\n  expected {expected:?}\n  found    {found:?}"));
        }
        let violations = check_round(System::Dutch, &tournament, &round);
        if !violations.is_empty() {
            problems.push(format!("{name}: {violations:?}"));
        }
        if !is_in_board_order(&tournament, &round) {
            problems.push(format!("{name}: boards out of order: {:?}", round.pairs));
        }
    }
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}
