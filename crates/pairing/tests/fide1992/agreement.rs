//! The engine gives what the reference gives.

use kolo_formats::Format;
use kolo_model::{System, Tournament};
use kolo_pairing::{CannotPair, Options, Silent, SplitMix64};

use crate::cases::{Case, cases};
use crate::generator::{Kind, Position, positions, positions_of};
use crate::reference::Board;

/// Tournaments to compare, unless `KOLO_AGREEMENT` says another number.
const TOURNAMENTS: u64 = 10_000;

/// The stream of random numbers for larger fields.
const LARGER: u32 = 1000;

/// After so many differences the test gives up.
const ENOUGH: usize = 3;

/// The engine's round in the words of the reference.
fn engine(tournament: &Tournament) -> Result<Option<Vec<Board>>, CannotPair> {
    match kolo_pairing::pair(System::Fide1992, tournament, &Options::default(), &mut Silent) {
        Ok(round) => {
            let pairs = round.pairs.iter().map(|pair| (pair.first.get(), pair.second.get()));
            Ok(Some(pairs.chain(round.byes.iter().map(|no| (no.get(), 0))).collect()))
        }
        Err(CannotPair::NoPairing { .. }) => Ok(None),
        Err(other) => Err(other),
    }
}

/// What the engine says and the reference does not, with the file to look at.
fn difference(position: &Position) -> Option<String> {
    let found = engine(&position.tournament);
    let written = |boards: &Option<Vec<Board>>| match boards {
        Some(boards) => boards.iter().map(|(w, b)| format!("{w}-{b}")).collect::<Vec<_>>().join(" "),
        None => "no pairing".to_owned(),
    };
    let found = match found {
        Ok(boards) if boards == position.expected => return None,
        Ok(boards) => written(&boards),
        Err(refusal) => refusal.to_string(),
    };
    let trf = kolo_formats::write(Format::Trf, &position.tournament).unwrap().bytes;
    let expected = written(&position.expected);
    Some(format!("{}reference: {expected}\nengine:    {found}\n", String::from_utf8_lossy(&trf)))
}

/// How many tournaments of all kinds to compare.
fn wanted() -> u64 {
    std::env::var("KOLO_AGREEMENT").map_or(TOURNAMENTS, |count| count.parse().unwrap())
}

#[test]
fn engine_equals_reference() {
    let mut rounds = 0;
    let mut without_pairing = 0;
    let mut differences = Vec::new();
    let tournaments = wanted();
    for number in 0..tournaments {
        let kinds = Kind::ALL.len() as u64;
        let kind = Kind::ALL[usize::try_from(number % kinds).unwrap()];
        let seed = number / kinds;
        for position in positions(kind, seed) {
            rounds += 1;
            let next = position.tournament.next_round();
            without_pairing += usize::from(position.expected.is_none());
            if let Some(difference) = difference(&position) {
                differences.push(format!("{kind:?} {seed}, round {next}:\n{difference}"));
            }
        }
        if differences.len() >= ENOUGH {
            break;
        }
    }
    println!("compared {tournaments} tournaments, {rounds} rounds, {without_pairing} without a pairing");
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn engine_equals_reference_in_larger_fields() {
    let mut rounds = 0;
    for seed in 0..wanted().div_ceil(100) {
        let mut random = SplitMix64::stream(seed, LARGER);
        let players = 15 + u32::try_from(seed % 8).unwrap();
        for position in positions_of(Kind::Normal, players, &mut random) {
            rounds += 1;
            let different = difference(&position).unwrap_or_default();
            assert!(different.is_empty(), "{players} players, {seed}:\n{different}");
        }
    }
    println!("compared {rounds} rounds of 15 to 22 players");
}

#[test]
fn engine_meets_every_case() {
    let mut differences = Vec::new();
    let folders = ["normal", "dense", "short", "own", "large"];
    for Case { name, tournament, expected } in folders.into_iter().flat_map(cases) {
        differences
            .extend(difference(&Position { tournament, expected }).map(|text| format!("{name}:\n{text}")));
    }
    assert!(differences.is_empty(), "{} differ\n{}", differences.len(), differences.join("\n"));
}
