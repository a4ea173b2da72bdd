//! The tables themselves: golden rows, and what every table must do.

use std::collections::BTreeMap;

use kolo_model::{PerSide, StartNumber};
use kolo_pairing::round_robin::{Cycles, Meeting, table};
use proptest::prelude::*;

fn written(meeting: Meeting) -> String {
    match meeting {
        Meeting::Game(sides) => format!("{}-{}", sides.first, sides.second),
        Meeting::Free(no) => format!("{no}"),
    }
}

fn rows(field: usize, cycles: Cycles) -> Vec<String> {
    table(field, cycles)
        .iter()
        .map(|round| round.iter().copied().map(written).collect::<Vec<_>>().join(" "))
        .collect()
}

#[test]
fn tables_are_those_in_print() {
    let mut printed: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
    let mut field = 0;
    for line in include_str!("data/schurig.txt").lines().filter(|line| !line.starts_with('#')) {
        match line.strip_prefix("n ") {
            Some(n) => field = n.parse().unwrap(),
            None => printed.entry(field).or_default().push(line),
        }
    }
    assert_eq!(printed.keys().copied().collect::<Vec<_>>(), [4, 6, 10]);
    for (field, expected) in printed {
        assert_eq!(rows(field, Cycles::Single), expected, "table for {field}");
    }
}

#[test]
fn an_odd_table_is_the_even_one_with_a_free_place() {
    assert_eq!(rows(3, Cycles::Single), ["1 2-3", "3 1-2", "2 3-1"]);
    assert_eq!(rows(1, Cycles::Single), ["1"]);
    assert_eq!(rows(0, Cycles::Single), Vec::<String>::new());
}

/// How often somebody had the first side, less how often the second.
fn balances(rounds: &[Vec<Meeting>], field: usize) -> Vec<i64> {
    let mut balances = vec![0; field];
    for meeting in rounds.iter().flatten() {
        if let Meeting::Game(sides) = meeting {
            balances[sides.first.index()] += 1;
            balances[sides.second.index()] -= 1;
        }
    }
    balances
}

/// Every game of `rounds`, sides in order.
fn games(rounds: &[Vec<Meeting>]) -> Vec<PerSide<StartNumber>> {
    let games = rounds.iter().flatten().filter_map(|meeting| match meeting {
        Meeting::Game(sides) => Some(*sides),
        Meeting::Free(_) => None,
    });
    games.collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn every_player_meets_every_player_once_and_plays_once_a_round(field in 1usize..=200) {
        let rounds = table(field, Cycles::Single);
        for round in &rounds {
            let mut named: Vec<usize> = round
                .iter()
                .flat_map(|meeting| match meeting {
                    Meeting::Game(sides) => vec![sides.first.index(), sides.second.index()],
                    Meeting::Free(no) => vec![no.index()],
                })
                .collect();
            named.sort_unstable();
            prop_assert_eq!(named, (0..field).collect::<Vec<_>>());
        }
        let mut met: Vec<(u32, u32)> = games(&rounds)
            .iter()
            .map(|g| (g.first.get().min(g.second.get()), g.first.get().max(g.second.get())))
            .collect();
        met.sort_unstable();
        met.dedup();
        prop_assert_eq!(met.len(), field * (field - 1) / 2);
        prop_assert_eq!(games(&rounds).len(), met.len());
    }

    #[test]
    fn sides_balance(field in 1usize..=200) {
        let most = i64::from(field.is_multiple_of(2));
        let balances = balances(&table(field, Cycles::Single), field);
        prop_assert!(balances.iter().all(|balance| balance.abs() <= most), "{:?}", balances);
    }

    #[test]
    fn the_second_cycle_exchanges_the_sides(field in 1usize..=100) {
        let once = table(field, Cycles::Single);
        let twice = table(field, Cycles::Double);
        let (first, second) = twice.split_at(once.len());
        prop_assert_eq!(first, &once[..]);
        let exchanged: Vec<_> = games(second).into_iter().map(PerSide::swapped).collect();
        prop_assert_eq!(exchanged, games(&once));
    }

    /// The two sentences that explanations use instead of the formula.
    #[test]
    fn the_rules_shown_to_people_are_true(field in 2usize..=200) {
        let size = u32::try_from(field.next_multiple_of(2)).unwrap();
        for (index, round) in table(field, Cycles::Single).iter().enumerate() {
            let row = u32::try_from(index + 1).unwrap();
            for meeting in round {
                let Meeting::Game(PerSide { first, second }) = meeting else { continue };
                let (first, second) = (first.get(), second.get());
                if first == size {
                    prop_assert!(second > size / 2);
                } else if second == size {
                    prop_assert!(first <= size / 2);
                } else {
                    prop_assert!([row + 1, row + size].contains(&(first + second)));
                    prop_assert_eq!(first > second, (first + second).is_multiple_of(2));
                }
            }
        }
    }
}
