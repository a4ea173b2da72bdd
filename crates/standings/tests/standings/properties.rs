use std::collections::BTreeMap;

use kolo_model::{Rating, RawEntry, RawTournament, System};
use kolo_standings::{Contribution, Criterion, QuarterPoints, Standings, Value, preset, standings};
use proptest::prelude::*;

use crate::generator::{lawful, tournaments};

fn table(raw: &RawTournament) -> Standings {
    table_by(raw, &lawful(raw))
}

fn table_by(raw: &RawTournament, criteria: &[Criterion]) -> Standings {
    standings(&raw.check().expect("a sound tournament").tournament, criteria).expect("lawful criteria")
}

/// The same tournament with number n called `renamed[n - 1]`.
fn renumbered(raw: &RawTournament, renamed: &[u32]) -> RawTournament {
    let new = |no: u32| renamed[no as usize - 1];
    let mut raw = raw.clone();
    for competitor in &mut raw.competitors {
        competitor.no = new(competitor.no);
    }
    for entry in raw.played.iter_mut().flat_map(|round| &mut round.entries) {
        match entry {
            RawEntry::Game { sides, .. } => *sides = sides.map(new),
            RawEntry::Idle { who, .. } | RawEntry::Half { who, .. } => *who = new(*who),
        }
    }
    raw
}

/// Whether a part of a number tells what a round gave; the others say something about all of them.
fn is_of_a_round(part: &Contribution) -> bool {
    match part {
        Contribution::Start(_) => false,
        Contribution::Round { .. } | Contribution::After { .. } | Contribution::Opponent { .. } => true,
        other => {
            assert!(matches!(other, Contribution::AgainstHalf(_)), "{other:?} is no part of a sum");
            false
        }
    }
}

proptest! {
    #[test]
    fn places_are_shared_without_gaps_and_ordered_by_the_values(raw in tournaments()) {
        let table = table(&raw);
        let mut expected = 1;
        for shared in table.rows.chunk_by(|a, b| a.place == b.place) {
            let place = shared[0].place;
            prop_assert_eq!((place.from, place.to), (expected, expected + shared.len() - 1));
            expected += shared.len();
        }
        prop_assert_eq!(expected, raw.competitors.len() + 1);
        for pair in table.rows.windows(2) {
            let order = pair[0].columns.iter().zip(&pair[1].columns).map(|(a, b)| match (a.value, b.value) {
                (Value::Amount(a), Value::Amount(b)) => b.cmp(&a),
                (Value::Average(a), Value::Average(b)) => b.cmp(&a),
                (Value::Rating(a), Value::Rating(b)) => b.map(Rating::value).cmp(&a.map(Rating::value)),
                (Value::Number(a), Value::Number(b)) => a.cmp(&b),
                (Value::Order(a), Value::Order(b)) => a.map(|p| p.from).cmp(&b.map(|p| p.from)),
                (Value::NotApplied, Value::NotApplied) => std::cmp::Ordering::Equal,
                _ => unreachable!("one criterion gives one kind of value"),
            });
            let first_difference = order.into_iter().find(|order| order.is_ne());
            if let Some(order) = first_difference {
                prop_assert!(order.is_lt() && pair[0].place < pair[1].place);
            } else {
                prop_assert_eq!(pair[0].place, pair[1].place);
            }
        }
    }

    #[test]
    fn the_parts_add_up(raw in tournaments()) {
        for column in table(&raw).rows.iter().flat_map(|row| &row.columns) {
            if let Value::Amount(amount) = column.value {
                let sum: QuarterPoints = column.derivation.iter().map(Contribution::amount).sum();
                prop_assert_eq!(sum, amount);
                let rounds = column.derivation.iter().filter(|part| is_of_a_round(part)).count();
                prop_assert_eq!(rounds, raw.played.len());
            }
        }
    }

    /// The order of F 10 gives everybody a place of his own, if there is a seed for the lot.
    #[test]
    fn the_lot_leaves_nobody_equal(raw in tournaments()) {
        let f10 = preset(Some(System::Fide1992));
        let table = table_by(&raw, f10);
        let shared = table.rows.iter().any(|row| row.place.is_shared());
        let without_lot = table_by(&raw, &f10[..3]);
        let equal = without_lot.rows.iter().any(|row| row.place.is_shared());
        prop_assert_eq!(shared, equal && raw.seed.is_none());
        // The lot only orders those who are equal without it.
        for pair in without_lot.rows.windows(2).filter(|pair| pair[0].place != pair[1].place) {
            let place = |no| table.rows.iter().find(|row| row.no == no).map(|row| row.place.from);
            prop_assert!(place(pair[0].no) < place(pair[1].no));
        }
    }

    #[test]
    fn start_numbers_decide_nothing_but_the_lot_and_their_own_criterion(
        (raw, renamed) in tournaments().prop_flat_map(|raw| {
            let numbers: Vec<u32> = raw.competitors.iter().map(|c| c.no).collect();
            (Just(raw), Just(numbers).prop_shuffle())
        })
    ) {
        let places = |table: Standings| -> BTreeMap<u32, (usize, Vec<String>)> {
            let row = table.rows.into_iter().map(|row| {
                let values = row.columns.iter().map(|column| column.value.to_string()).collect();
                (row.no.get(), (row.place.from, values))
            });
            row.collect()
        };
        let by_number = [Criterion::Lot, Criterion::StartNumber];
        let others: Vec<Criterion> = lawful(&raw).into_iter().filter(|c| !by_number.contains(c)).collect();
        let before = places(table_by(&raw, &others));
        let after = places(table_by(&renumbered(&raw, &renamed), &others));
        for (no, row) in before {
            prop_assert_eq!(&after[&renamed[no as usize - 1]], &row);
        }
    }
}
