//! Whole tournaments of the contest by chance, through every step to the end.

use std::collections::BTreeSet;

use kolo_model::SplitMix64;
use kolo_stages::codec::{StagesFile, read, write};
use kolo_stages::{Ledger, OrderedBy, Settled};

use crate::contest::{Luck, Steps, area, play_contest};

#[test]
fn tournaments_of_any_size_are_played_to_the_end_through_the_chains() {
    let mut total = Steps::default();
    let mut reasons: BTreeSet<OrderedBy> = BTreeSet::new();
    for teams in 2..=60 {
        for (round, luck) in [
            Luck { draw: 250, walkover: 0, withdrawal: 0 },
            Luck { draw: 700, walkover: 100, withdrawal: 0 },
            Luck { draw: 300, walkover: 50, withdrawal: 20 },
        ]
        .into_iter()
        .enumerate()
        {
            let seed = u64::from(teams) * 10 + round as u64;
            let mut ledger = area(teams, seed);
            let steps = play_contest(&mut ledger, &mut SplitMix64::new(seed), luck);
            total.chosen_duels += steps.chosen_duels;
            total.group_lots += steps.group_lots;
            total.first_duels += steps.first_duels;
            total.second_duels += steps.second_duels;
            total.match_lots += steps.match_lots;
            check_end(&ledger, teams);
            let order = ledger.state().total_order().expect("it is over");
            reasons.extend(order.iter().map(|ranked| ranked.reason));
            check_replay(&ledger);
        }
    }
    println!("{total:?}");
    let counts =
        [total.chosen_duels, total.group_lots, total.first_duels, total.second_duels, total.match_lots];
    assert!(counts.iter().all(|count| *count > 20), "{total:?}");
    assert!(reasons.contains(&OrderedBy::Lot) && reasons.contains(&OrderedBy::GroupPlace), "{reasons:?}");
    assert!(reasons.contains(&OrderedBy::PointsPerMatch), "{reasons:?}");
    assert!(reasons.contains(&OrderedBy::ScorePerMatch), "{reasons:?}");
}

/// Everybody has one place, no step is open, and the order of everybody agrees with the places.
fn check_end(ledger: &Ledger, teams: u32) {
    let state = ledger.state();
    assert_eq!(state.open_steps(), []);
    let standings = state.standings();
    assert_eq!(standings.len(), teams as usize);
    assert!(standings.iter().all(|one| one.settled == Settled::Yes), "{teams}");
    let order = state.total_order().expect("it is over");
    let positions: Vec<u32> = order.iter().map(|ranked| ranked.position).collect();
    assert_eq!(positions, (1..=teams).collect::<Vec<u32>>());
    let people: BTreeSet<_> = order.iter().map(|ranked| ranked.entrant).collect();
    assert_eq!(people.len(), teams as usize);
    for ranked in order {
        let span = ranked.places;
        assert!((span.from..=span.to).contains(&ranked.position), "{teams}: {ranked:?}");
    }
}

fn check_replay(ledger: &Ledger) {
    let text = write(&StagesFile { name: None, ledger: ledger.clone() }).expect("it can be written");
    let again = read(text.as_bytes()).expect("it can be read");
    assert_eq!(again.ledger, *ledger);
    assert_eq!(write(&again).expect("it can be written"), text);
}
