//! How fast the reference is: figures to choose the sizes of the other tests by.

use std::time::{Duration, Instant};

use kolo_pairing::SplitMix64;

use crate::generator::{Kind, positions, positions_of};
use crate::reference;

/// Pairs every position again and tells the time for all and for the slowest.
fn time(tournaments: impl Iterator<Item = Vec<crate::generator::Position>>) -> String {
    let (mut count, mut rounds, mut all, mut slowest) = (0u32, 0u32, Duration::ZERO, Duration::ZERO);
    for positions in tournaments {
        count += 1;
        for position in positions {
            let start = Instant::now();
            let found = reference::pair(&position.tournament);
            let needed = start.elapsed();
            assert_eq!(found, position.expected);
            rounds += 1;
            all += needed;
            slowest = slowest.max(needed);
        }
    }
    let per_second = u128::from(count) * 1_000_000 / all.as_micros().max(1);
    format!("{count} tournaments, {rounds} rounds: {per_second} tournaments/s, slowest round {slowest:.1?}")
}

#[test]
#[ignore = "a measurement: cargo test -p kolo-pairing --test fide1992 speed -- --ignored --nocapture"]
fn tournaments_per_second() {
    for kind in Kind::ALL {
        println!("{kind:?}: {}", time((0..500).map(|seed| positions(kind, seed))));
    }
    for kind in [Kind::Normal, Kind::Dense, Kind::Lawless] {
        for players in [10, 12, 14, 16, 18, 20] {
            let mut random = SplitMix64::new(u64::from(players));
            println!(
                "{kind:?}, {players} players: {}",
                time((0..20).map(|_| positions_of(kind, players, &mut random)))
            );
        }
    }
}
