//! The engine gives what the reference gives.

use kolo_formats::Format;
use kolo_model::System;
use kolo_pairing::{AtLastDifference, CannotPair, DecidingNumber, Options, PisqworkyOptions, Silent};

use crate::generator::{Kind, Position, positions};
use crate::reference::{Choices, Paired};

/// Tournaments to compare, unless `KOLO_AGREEMENT` says another number.
pub(crate) const TOURNAMENTS: u64 = 3_000;

/// After so many differences the test gives up.
const ENOUGH: usize = 3;

fn options(choices: Choices) -> Options {
    let alternate =
        if choices.alternate { AtLastDifference::Alternates } else { AtLastDifference::StartsAgain };
    let lim_numbers = if choices.lim_numbers { DecidingNumber::AsInLim } else { DecidingNumber::AsPrinted };
    Options { pisqworky: PisqworkyOptions { alternate, lim_numbers }, ..Options::default() }
}

/// The engine's round in the words of the reference.
fn engine(position: &Position) -> Result<Option<Paired>, String> {
    let options = options(position.choices);
    match kolo_pairing::pair(System::Pisqworky2023, &position.tournament, &options, &mut Silent) {
        Ok(round) if round.byes.len() > 1 => Err(format!("several byes: {:?}", round.byes)),
        Ok(round) => Ok(Some(Paired {
            tables: round.pairs.iter().map(|pair| (pair.first.get(), pair.second.get())).collect(),
            bye: round.byes.first().map(|no| no.get()),
        })),
        Err(CannotPair::NoPairing { .. }) => Ok(None),
        Err(refusal) => Err(refusal.to_string()),
    }
}

fn written(paired: Option<&Paired>) -> String {
    let Some(paired) = paired else { return "no pairing".to_owned() };
    let tables = paired.tables.iter().map(|(first, second)| format!("{first}-{second}"));
    tables.chain(paired.bye.map(|no| format!("{no} free"))).collect::<Vec<_>>().join(" ")
}

/// What the engine says and the reference does not, with the file to look at.
fn difference(position: &Position) -> Option<String> {
    let found = match engine(position) {
        Ok(found) if found == position.expected => return None,
        Ok(found) => written(found.as_ref()),
        Err(refusal) => refusal,
    };
    let file = kolo_formats::write(Format::Json, &position.tournament).unwrap().bytes;
    Some(format!(
        "{:?}\n{}\nreference: {}\nengine:    {found}\n",
        position.choices,
        String::from_utf8_lossy(&file),
        written(position.expected.as_ref())
    ))
}

/// Every position of so many tournaments, all kinds in turn, with what it is called.
pub(crate) fn all_positions(tournaments: u64) -> impl Iterator<Item = (String, Position)> {
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

/// How many tournaments of all kinds to compare.
fn wanted() -> u64 {
    std::env::var("KOLO_AGREEMENT").map_or(TOURNAMENTS, |count| count.parse().unwrap())
}

#[test]
fn engine_equals_reference() {
    let (mut rounds, mut without_pairing) = (0, 0);
    let mut differences = Vec::new();
    for (name, position) in all_positions(wanted()) {
        rounds += 1;
        without_pairing += usize::from(position.expected.is_none());
        differences.extend(difference(&position).map(|difference| format!("{name}: {difference}")));
        if differences.len() >= ENOUGH {
            break;
        }
    }
    println!("compared {} tournaments, {rounds} rounds, {without_pairing} without a pairing", wanted());
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

/// The comparison itself: whatever is changed in a round is seen.
#[test]
fn a_difference_is_seen() {
    let mut changed = [0; 4];
    for (name, mut position) in all_positions(80) {
        let Some(paired) = position.expected.clone() else { continue };
        let mut others = vec![Paired { bye: Some(99), ..paired.clone() }];
        if let [(first, second), ..] = paired.tables[..] {
            let mut tables = paired.tables.clone();
            tables[0] = (second, first);
            others.push(Paired { tables, ..paired.clone() });
        }
        if let [(one, other), (third, fourth), ..] = paired.tables[..] {
            let mut tables = paired.tables.clone();
            tables.swap(0, 1);
            others.push(Paired { tables: tables.clone(), ..paired.clone() });
            tables.splice(0..2, [(one, third), (other, fourth)]);
            others.push(Paired { tables, ..paired.clone() });
        }
        for (change, other) in others.into_iter().enumerate() {
            position.expected = Some(other);
            assert!(difference(&position).is_some(), "{name}");
            changed[change] += 1;
        }
    }
    assert!(changed.iter().all(|count| *count > 50), "{changed:?}");
}
