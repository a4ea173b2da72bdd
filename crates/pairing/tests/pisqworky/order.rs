//! The absolute order of the reference is that of the standings (P-6.1).

use kolo_model::System;
use kolo_standings::{preset, standings};

use crate::generator::{Kind, positions};
use crate::reference::absolute_order;

#[test]
fn the_standings_are_the_absolute_order() {
    let mut compared = 0;
    for kind in Kind::ALL {
        for position in (0..200).flat_map(|seed| positions(kind, seed)) {
            let table = standings(&position.tournament, preset(Some(System::Pisqworky2023))).unwrap();
            assert!(table.rows.iter().all(|row| !row.place.is_shared()));
            let present = position.tournament.present_next();
            let order: Vec<u32> =
                table.rows.iter().filter(|row| present.contains(&row.no)).map(|row| row.no.get()).collect();
            assert_eq!(order, absolute_order(&position.tournament), "{kind:?}");
            compared += 1;
        }
    }
    assert!(compared > 2_000, "{compared}");
}
