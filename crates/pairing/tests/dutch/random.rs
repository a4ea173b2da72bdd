//! The engine gives what the reference gives, round by round of random tournaments.

mod arranged;
mod generator;

use std::panic::{AssertUnwindSafe, catch_unwind};

use kolo_formats::Format;
use kolo_model::{System, Tournament};
use kolo_pairing::{CannotPair, Options, Silent};

use self::generator::Running;
use crate::reference::facts::Facts;
use crate::reference::{self, Board, criteria, literal, sieve};

/// Tournaments to compare, unless `KOLO_AGREEMENT` says another number.
const TOURNAMENTS: u64 = 2_500;

/// After so many differences the test gives up.
const ENOUGH: usize = 3;

/// The engine's round in the words of the reference, or what it says instead.
fn engine(tournament: &Tournament) -> Result<Option<Vec<Board>>, String> {
    let pair = || kolo_pairing::pair(System::Dutch, tournament, &Options::default(), &mut Silent);
    match catch_unwind(AssertUnwindSafe(pair)) {
        Ok(Ok(round)) => {
            let pairs = round.pairs.iter().map(|pair| (pair.first.get(), pair.second.get()));
            Ok(Some(pairs.chain(round.byes.iter().map(|no| (no.get(), 0))).collect()))
        }
        Ok(Err(CannotPair::NoPairing { .. })) => Ok(None),
        Ok(Err(other)) => Err(other.to_string()),
        Err(_) => Err("a panic".to_owned()),
    }
}

fn written(boards: Option<&Vec<Board>>) -> String {
    match boards {
        Some(boards) => boards.iter().map(|(w, b)| format!("{w}-{b}")).collect::<Vec<_>>().join(" "),
        None => "no pairing".to_owned(),
    }
}

/// What the engine says and the reference does not, with the file to look at.
fn difference(tournament: &Tournament, expected: Option<&Vec<Board>>) -> Option<String> {
    let found = match engine(tournament) {
        Ok(boards) if boards.as_ref() == expected => return None,
        Ok(boards) => written(boards.as_ref()),
        Err(refusal) => refusal,
    };
    let trf = kolo_formats::write(Format::Trf, tournament).unwrap().bytes;
    let expected = written(expected);
    Some(format!("{}reference: {expected}\nengine:    {found}\n", String::from_utf8_lossy(&trf)))
}

/// Which tournaments to compare.
struct Fields {
    tournaments: u64,
    fewest: u32,
    most: u32,
    /// Rounds with larger score groups are played as the engine pairs them and not compared.
    in_group: usize,
}

impl Fields {
    /// Whether the reference can pair the round.
    fn compares(&self, tournament: &Tournament) -> bool {
        Facts::of(tournament).groups().iter().all(|group| group.len() <= self.in_group)
    }
}

/// Compares round after round.
fn compare(fields: &Fields) {
    let (mut rounds, mut without_pairing) = (0, 0);
    let mut differences = Vec::new();
    for seed in 0..fields.tournaments {
        let mut running = Running::new(seed, fields.fewest, fields.most);
        while let Some(tournament) = running.position() {
            let paired = if fields.compares(&tournament) {
                let expected = reference::pair(&tournament);
                rounds += 1;
                without_pairing += u32::from(expected.is_none());
                if let Some(difference) = difference(&tournament, expected.as_ref()) {
                    differences.push(format!("{seed}, round {}:\n{difference}", tournament.next_round()));
                }
                expected
            } else {
                engine(&tournament).unwrap()
            };
            let Some(boards) = paired else { break };
            running.play(&tournament, boards);
        }
        if differences.len() >= ENOUGH {
            break;
        }
    }
    let Fields { tournaments, fewest, most, .. } = fields;
    println!(
        "compared {tournaments} tournaments of {fewest} to {most}: {rounds} rounds, {without_pairing} without a pairing"
    );
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

/// How many tournaments to compare.
fn wanted() -> u64 {
    std::env::var("KOLO_AGREEMENT").map_or(TOURNAMENTS, |count| count.parse().unwrap())
}

#[test]
fn engine_equals_reference() {
    compare(&Fields { tournaments: wanted(), fewest: 2, most: 10, in_group: 10 });
}

#[test]
fn engine_equals_reference_in_larger_fields() {
    compare(&Fields { tournaments: wanted().div_ceil(100), fewest: 11, most: 12, in_group: 12 });
}

#[test]
fn engine_equals_reference_in_many_small_groups() {
    compare(&Fields { tournaments: wanted().div_ceil(20), fewest: 13, most: 20, in_group: 6 });
}

/// The sieve chooses what the text generates first.
#[test]
fn reference_equals_the_text_word_for_word() {
    for seed in 0..wanted().div_ceil(10) {
        let mut running = Running::new(seed, 2, 7);
        while let Some(tournament) = running.position() {
            let sieved = reference::pair(&tournament);
            assert_eq!(sieved, reference::pair_by(&tournament, &mut literal::choose), "{seed}");
            let Some(boards) = sieved else { break };
            running.play(&tournament, boards);
        }
    }
}

/// The random tournaments are worth comparing: every criterion but C6, which all candidates share, keeps only some of the
/// candidates now and then.
#[test]
fn every_criterion_decides_something() {
    let mut decided = [0u32; criteria::ALL.len()];
    for seed in 0..wanted().div_ceil(3) {
        let mut running = Running::new(seed, 2, 10);
        while let Some(tournament) = running.position() {
            let sieved = reference::pair_by(&tournament, &mut |facts, completion, bracket| {
                sieve::choose_reporting(facts, completion, bracket, &mut |place| decided[place] += 1)
            });
            let Some(boards) = sieved else { break };
            running.play(&tournament, boards);
        }
    }
    println!("brackets in which C6 to C21 decided something: {decided:?}");
    assert!(decided[1..].iter().all(|&times| times > 0), "{decided:?}");
}
