//! Values as the plain reference finds them, and what must hold for every tie-break.

use kolo_model::System;
use kolo_standings::{Contribution, Criterion, QuarterPoints, TieBreak, Value, standings};
use proptest::prelude::*;

use super::reference::{Limits, Reference};
use crate::generator::tournaments;

fn every() -> Vec<Criterion> {
    TieBreak::all().map(Criterion::TieBreak).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn sums_over_opponents_are_those_of_the_reference(raw in tournaments()) {
        let tournament = raw.check().expect("a sound tournament").tournament;
        let table = standings(&tournament, &every()).expect("a table");
        let reference = Reference(&tournament);
        for row in &table.rows {
            for column in &row.columns {
                let code = column.criterion.code();
                if let Some(expected) = reference.quarters(code, row.no.get(), Limits::Of2026) {
                    let Value::Amount(found) = column.value else { unreachable!("{code} is a sum") };
                    prop_assert_eq!(found.quarters(), expected, "{} of {}", code, row.no);
                }
            }
        }
    }

    #[test]
    fn the_parts_of_every_sum_add_up(raw in tournaments(), round_robin: bool) {
        let mut raw = raw;
        if round_robin {
            raw.system = Some(System::RoundRobin);
        }
        let tournament = raw.check().expect("a sound tournament").tournament;
        for criterion in every() {
            // One at a time: in a round robin the kin of Buchholz is refused.
            let Ok(table) = standings(&tournament, &[criterion]) else {
                prop_assert!(round_robin, "{}", criterion);
                continue;
            };
            for row in &table.rows {
                let column = &row.columns[0];
                if let Value::Amount(amount) = column.value {
                    let sum: QuarterPoints = column.derivation.iter().map(Contribution::amount).sum();
                    prop_assert_eq!(sum, amount, "{}", criterion);
                    prop_assert_eq!(column.derivation.len(), raw.played.len(), "one part a round");
                }
            }
        }
    }

    /// Article 10 asks for ratings of everybody.
    #[test]
    fn tie_breaks_by_rating_are_dropped_where_a_player_has_none(raw in tournaments()) {
        let tournament = raw.check().expect("a sound tournament").tournament;
        let unrated = tournament.competitors().iter().any(|competitor| competitor.rating.is_none());
        let codes = Criterion::parse_list("ARO,ARO/C1,ARO/M2,TPR,PTP,APRO,APPO,RTNG,RTNG/R").expect("known codes");
        let table = standings(&tournament, &codes).expect("a table");
        for column in table.rows.iter().flat_map(|row| &row.columns) {
            prop_assert_eq!(column.value == Value::NotApplied, unrated, "{}", column.criterion);
        }
        if unrated {
            prop_assert!(table.rows.iter().all(|row| row.place.to == table.rows.len()));
        }
    }
}
