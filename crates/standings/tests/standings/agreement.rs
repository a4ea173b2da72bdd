//! Every value and every place as the plain reference finds them.

use kolo_model::StartNumber;
use kolo_standings::{Criterion, Value, preset, standings};
use proptest::prelude::*;

use crate::generator::{complete_fields, lawful, tournaments};
use crate::reference::Reference;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn every_number_is_that_of_the_reference(raw in tournaments()) {
        let tournament = raw.check().expect("a sound tournament").tournament;
        let table = standings(&tournament, &lawful(&raw)).expect("lawful criteria");
        let reference = Reference(&tournament);
        for row in &table.rows {
            for column in &row.columns {
                let expected = reference.quarters(column.criterion, row.no);
                let found = if let Value::Amount(amount) = column.value { Some(amount.quarters()) } else { None };
                prop_assert_eq!(found, expected, "{} of {}", column.criterion, row.no);
            }
        }
    }

    /// Any list in any order, cut off anywhere, so that every criterion comes first at times and meets ties.
    #[test]
    fn the_order_is_that_of_the_reference(
        (raw, criteria) in tournaments().prop_flat_map(|raw| {
            let lists = Just(lawful(&raw)).prop_shuffle();
            (Just(raw), (lists, 1usize..5).prop_map(|(mut list, count)| { list.truncate(count); list }))
        })
    ) {
        let tournament = raw.check().expect("a sound tournament").tournament;
        prop_assert_eq!(groups(&tournament, &criteria), Reference(&tournament).order(&criteria));
    }

    /// Small fields in which nearly everybody has met everybody, some of them twice: chains, rings and doubts.
    #[test]
    fn encounters_are_decided_as_in_the_reference(raw in complete_fields()) {
        let tournament = raw.check().expect("a sound tournament").tournament;
        for criteria in [&[Criterion::DirectEncounter][..], &[Criterion::Points, Criterion::DirectTwo]] {
            prop_assert_eq!(groups(&tournament, criteria), Reference(&tournament).order(criteria));
        }
    }

    #[test]
    fn the_usual_orders_are_those_of_the_reference(raw in tournaments()) {
        let tournament = raw.check().expect("a sound tournament").tournament;
        for criteria in [preset(tournament.system()), &[Criterion::Points, Criterion::DirectEncounter]] {
            prop_assert_eq!(groups(&tournament, criteria), Reference(&tournament).order(criteria));
        }
    }
}

/// Those who share a place, the best first.
fn groups(tournament: &kolo_model::Tournament, criteria: &[Criterion]) -> Vec<Vec<StartNumber>> {
    let table = standings(tournament, criteria).expect("lawful criteria");
    let shared = table.rows.chunk_by(|a, b| a.place == b.place);
    shared.map(|rows| rows.iter().map(|row| row.no).collect()).collect()
}
