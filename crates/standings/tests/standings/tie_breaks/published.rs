//! Published examples; every data file names its source.

use kolo_model::{Place, Spot, System, Tournament};
use kolo_standings::{Criterion, standings};

use super::reference::{Limits, Reference};
use crate::notation::{field, round, row};

const FILES: [&str; 5] = [
    include_str!("../../data/c07-tec-swiss.txt"),
    include_str!("../../data/c07-tec-round-robin.txt"),
    include_str!("../../data/c07-tec-swiss-nine.txt"),
    include_str!("../../data/c07-training-swiss.txt"),
    include_str!("../../data/c07-koya.txt"),
];

/// What a file says of one player.
struct Said<'a> {
    no: u32,
    value: &'a str,
    /// What the source prints, where that is something else.
    printed: &'a str,
}

/// One example: the tournament, and lines of a list of criteria with what they give.
struct Example<'a> {
    tournament: Tournament,
    values: Vec<(&'a str, Vec<Said<'a>>)>,
    places: Vec<(&'a str, Vec<Said<'a>>)>,
}

impl<'a> Example<'a> {
    fn read(text: &'a str) -> Self {
        assert!(text.contains("# Source: "), "a file names its source");
        let lines = || text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        let after = |word: &'static str| lines().filter_map(move |line| line.strip_prefix(word));
        let ratings: Vec<i64> = after("ratings ")
            .flat_map(str::split_whitespace)
            .map(|rating| rating.parse().expect("a rating"))
            .collect();
        let system: System = after("system ").next().expect("a system").parse().expect("a known system");
        let count = u32::try_from(ratings.len()).expect("a small field");
        let mut raw = field(system, count);
        for (competitor, rating) in raw.competitors.iter_mut().zip(ratings) {
            competitor.rating = Some(Spot::new(rating, Place::default()));
        }
        raw.played = after("round ").map(round).collect();
        let tournament = raw.check().expect("a sound tournament").tournament;
        let (mut values, mut places) = (Vec::new(), Vec::new());
        for line in lines() {
            let Some((head, said)) = line.split_once(": ") else { continue };
            let said = said.split(' ').map(Said::read).collect();
            match head.strip_prefix("places ") {
                Some(list) => places.push((list, said)),
                None => values.push((head, said)),
            }
        }
        Example { tournament, values, places }
    }
}

impl<'a> Said<'a> {
    fn read(text: &'a str) -> Self {
        let (no, value) = text.split_once('=').expect("number=value");
        let (value, printed) = match value.split_once('(') {
            Some((value, printed)) => (value, printed.trim_end_matches(')')),
            None => (value, value),
        };
        Said { no: no.parse().expect("a start number"), value, printed }
    }
}

#[test]
fn every_value_is_the_published_one() {
    let mut checked = 0;
    for text in FILES {
        let example = Example::read(text);
        for (code, said) in &example.values {
            let list = Criterion::parse_list(code).expect("a known code");
            let table = standings(&example.tournament, &list).expect("a table");
            for Said { no, value, .. } in said {
                assert_eq!(row(&table, *no).columns[0].value.to_string(), *value, "{code} of {no}");
                checked += 1;
            }
        }
    }
    assert_eq!(checked, 438);
}

#[test]
fn direct_encounter_gives_the_published_places() {
    let mut checked = 0;
    for text in FILES {
        let example = Example::read(text);
        for (list, said) in &example.places {
            let list = Criterion::parse_list(list).expect("known codes");
            let table = standings(&example.tournament, &list).expect("a table");
            for Said { no, value, .. } in said {
                assert_eq!(row(&table, *no).place.to_string(), *value, "no. {no}");
                checked += 1;
            }
        }
    }
    assert_eq!(checked, 22);
}

/// The sources of 2023 know no limits of a dummy. Without them the plain reference gives what they print, and with
/// them what the tables give.
#[test]
fn only_the_limits_of_a_dummy_tell_the_editions_apart() {
    let example = Example::read(FILES[0]);
    let reference = Reference(&example.tournament);
    for (code, said) in &example.values {
        for Said { no, value, printed } in said {
            for (limits, expected) in [(Limits::Of2026, value), (Limits::None, printed)] {
                if let Some(quarters) = reference.quarters(code, *no, limits) {
                    let expected: Vec<&str> = expected.split('.').collect();
                    let whole: u64 = expected[0].parse().expect("a number");
                    let rest = match expected.get(1) {
                        None => 0,
                        Some(&"25") => 1,
                        Some(&"5") => 2,
                        Some(&"75") => 3,
                        Some(other) => unreachable!("no quarters: .{other}"),
                    };
                    assert_eq!(quarters, 4 * whole + rest, "{code} of {no}, {limits:?}");
                }
            }
        }
    }
}
