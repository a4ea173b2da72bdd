//! The engine gives what the reference gives.

use std::collections::BTreeMap;

use kolo_formats::Format;
use kolo_model::{PerSide, StartNumber, Tournament};
use kolo_pairing::{CannotPair, NextRound, Options, Silent};

use crate::generator::{Kind, Position, positions};
use crate::reference::absolute::may_meet;
use crate::reference::criteria::values;
use crate::reference::{Criterion, Drawn, Field, Pairing};

/// Tournaments to compare, unless `KOLO_AGREEMENT` says another number.
const TOURNAMENTS: u64 = 3_000;

/// After so many differences the test gives up.
const ENOUGH: usize = 3;

/// The engine's round in the words of the reference; an error if it breaks an absolute rule.
pub(crate) fn pairing_of(field: &Field, round: &NextRound) -> Result<Pairing, String> {
    let place = |no: StartNumber| {
        let found = field.players.iter().position(|player| player.no == no.get());
        found.ok_or_else(|| format!("{no} is not present"))
    };
    let pairs = round.pairs.iter().map(|pair| {
        let (one, other) = (place(pair.first)?, place(pair.second)?);
        Ok((one.min(other), one.max(other)))
    });
    let pairs = pairs.collect::<Result<Vec<(usize, usize)>, String>>()?;
    let free = round.byes.iter().map(|free| place(*free)).collect::<Result<Vec<usize>, String>>()?;
    let mut named: Vec<usize> = pairs.iter().flat_map(|pair| [pair.0, pair.1]).collect();
    named.extend(&free);
    named.sort_unstable();
    if free.len() != field.players.len() % 2 || !named.into_iter().eq(0..field.players.len()) {
        return Err("not everybody is paired once, but for one who is free in an odd field".to_owned());
    }
    match pairs.iter().find(|pair| !may_meet(field, pair.0, pair.1)) {
        Some((one, other)) => {
            Err(format!("{} and {} may not meet", field.players[*one].no, field.players[*other].no))
        }
        None => Ok(Pairing { pairs, free: free.first().copied() }),
    }
}

pub(crate) fn engine(position: &Position) -> Result<NextRound, CannotPair> {
    let options = Options { seed: position.seed, ..Options::default() };
    kolo_pairing::pair(position.system, &position.tournament, &options, &mut Silent)
}

/// What the engine says and the reference does not, if anything. While a game has no result there is no next round
/// (K-ORDER), though there could be a pairing.
pub(crate) fn difference(position: &Position) -> Option<String> {
    let is_pending = position.tournament.pending_games().next().is_some();
    match (engine(position), &position.expected) {
        (Err(CannotPair::GameWithoutResult { .. }), _) if is_pending => None,
        (found, _) if is_pending => Some(format!("a game has no result, the engine says {found:?}")),
        (Err(CannotPair::NoPairing { .. }), None) => None,
        (Err(refusal), Some(_)) => Some(format!("the engine refuses: {refusal}")),
        (Err(refusal), None) => Some(format!("there is no pairing, the engine says: {refusal}")),
        (Ok(round), None) => Some(format!("there is no pairing, the engine gives {}", written(&round))),
        (Ok(round), Some(drawn)) => difference_of_rounds(position, &round, drawn),
    }
}

fn difference_of_rounds(position: &Position, round: &NextRound, drawn: &Drawn) -> Option<String> {
    let field = Field::of(position.system, &position.tournament, position.seed);
    let pairing = match pairing_of(&field, round) {
        Ok(pairing) => pairing,
        Err(illegal) => return Some(format!("{illegal}\nengine:    {}", written(round))),
    };
    let found = values(&field, &pairing);
    let criterion = drawn.values.iter().zip(&found).find(|(expected, found)| expected != found);
    let boards = drawn.boards.iter().map(|board| (board.first, board.second));
    let same_boards = boards.eq(round.pairs.iter().map(|pair| (pair.first.get(), pair.second.get())));
    let same_byes = drawn.free.into_iter().eq(round.byes.iter().map(|no| no.get()));
    if criterion.is_none() && same_boards && same_byes {
        return None;
    }
    let what = match criterion {
        Some(((criterion, expected), (_, found))) => {
            format!("{criterion:?} is {found} in the engine's pairing and can be {expected}")
        }
        None if same_byes => "sides or boards differ".to_owned(),
        None => "another is free".to_owned(),
    };
    let expected = drawn.boards.iter().map(|board| format!("{}-{}", board.first, board.second));
    let expected: Vec<String> = expected.chain(drawn.free.map(|no| format!("{no} free"))).collect();
    Some(format!("{what}\nreference: {}\nengine:    {}", expected.join(" "), written(round)))
}

/// The reference's round in the words of the engine.
pub(crate) fn as_engine(position: &Position, drawn: &Drawn) -> NextRound {
    let number = |no: u32| StartNumber::new(no).unwrap();
    let pairs = drawn.boards.iter().map(|board| PerSide::new(number(board.first), number(board.second)));
    NextRound {
        round: position.tournament.next_round(),
        pairs: pairs.collect(),
        byes: drawn.free.map(number).into_iter().collect(),
    }
}

fn written(round: &NextRound) -> String {
    let pairs = round.pairs.iter().map(|pair| format!("{}-{}", pair.first, pair.second));
    pairs.chain(round.byes.iter().map(|no| format!("{no} free"))).collect::<Vec<_>>().join(" ")
}

/// The file to look at when something differs.
pub(crate) fn file(tournament: &Tournament) -> String {
    let json = kolo_formats::write(Format::Json, tournament).unwrap().bytes;
    String::from_utf8_lossy(&json).into_owned()
}

/// How many tournaments of all kinds to compare.
pub(crate) fn wanted() -> u64 {
    std::env::var("KOLO_AGREEMENT").map_or(TOURNAMENTS, |count| count.parse().unwrap())
}

/// Every position of so many tournaments, all kinds in turn, with what it is called.
fn all_positions(tournaments: u64) -> impl Iterator<Item = (String, Position)> {
    let kinds = Kind::ALL.len() as u64;
    (0..tournaments).flat_map(move |number| {
        let kind = Kind::ALL[usize::try_from(number % kinds).unwrap()];
        let seed = number / kinds;
        let named = move |position: Position| {
            (format!("{kind:?} {seed}, round {}", position.tournament.next_round()), position)
        };
        positions(kind, seed).into_iter().map(named)
    })
}

#[test]
fn engine_equals_reference() {
    let mut rounds = 0;
    let mut without_pairing = 0;
    let mut differences = Vec::new();
    for (name, position) in all_positions(wanted()) {
        rounds += 1;
        without_pairing += usize::from(position.expected.is_none());
        if let Some(difference) = difference(&position) {
            differences.push(format!("{name}: {difference}\n{}", file(&position.tournament)));
        }
        if differences.len() >= ENOUGH {
            break;
        }
    }
    println!("compared {} tournaments, {rounds} rounds, {without_pairing} without a pairing", wanted());
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

/// The comparison itself: the reference's own round passes, and whatever is changed in it is named.
#[test]
fn a_difference_is_seen_and_named() {
    let mut named = [0; 4];
    for (name, position) in all_positions(200) {
        let Some(drawn) = &position.expected else { continue };
        let round = as_engine(&position, drawn);
        assert_eq!(difference_of_rounds(&position, &round, drawn), None, "{name}");
        let mut differs = |change: usize, round: &NextRound, words: &[&str]| {
            let difference = difference_of_rounds(&position, round, drawn).unwrap();
            assert!(words.iter().any(|words| difference.contains(words)), "{name}: {difference}");
            named[change] += 1;
        };
        if let [first, .., last] = round.pairs.as_slice() {
            let mut pairs = round.pairs.clone();
            pairs[0] = first.swapped();
            differs(0, &NextRound { pairs, ..round.clone() }, &["sides or boards differ"]);
            let mut pairs = round.pairs.clone();
            pairs.rotate_left(1);
            differs(1, &NextRound { pairs, ..round.clone() }, &["sides or boards differ"]);
            let mut pairs = round.pairs.clone();
            let (one, other) =
                (PerSide::new(first.first, last.second), PerSide::new(last.first, first.second));
            pairs.splice(.., [one, other].into_iter().chain(round.pairs[1..round.pairs.len() - 1].to_vec()));
            differs(
                2,
                &NextRound { pairs, ..round.clone() },
                &["in the engine's pairing and can be", "may not meet"],
            );
        }
        if !round.byes.is_empty() {
            differs(3, &NextRound { byes: Vec::new(), ..round.clone() }, &["not everybody"]);
        }
    }
    assert!(named.iter().all(|count| *count > 50), "{named:?}");
}

/// The comparison means nothing for a criterion that never mattered.
#[test]
fn every_criterion_decides_rounds() {
    let mut rounds = 0;
    let mut forced = 0;
    let mut ruled_out: BTreeMap<Criterion, u32> = BTreeMap::new();
    let mut last: BTreeMap<Criterion, u32> = BTreeMap::new();
    for (_, position) in all_positions(TOURNAMENTS) {
        let Some(drawn) = position.expected else { continue };
        rounds += 1;
        for criterion in &drawn.ruled_out {
            *ruled_out.entry(*criterion).or_default() += 1;
        }
        match drawn.ruled_out.last() {
            Some(criterion) => *last.entry(*criterion).or_default() += 1,
            None => forced += 1,
        }
    }
    println!("{rounds} rounds, {forced} with one legal pairing; ruled out pairings in, left one pairing in:");
    for criterion in Criterion::all() {
        let of = |counts: &BTreeMap<Criterion, u32>| counts.get(&criterion).copied().unwrap_or(0);
        println!("{:<25} {:>6} {:>6}", format!("{criterion:?}"), of(&ruled_out), of(&last));
        assert!(of(&ruled_out) >= 50 && of(&last) >= 10, "{criterion:?} decides too little");
    }
}
