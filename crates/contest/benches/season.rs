//! How long whole seasons of the contest take: every entry, fee, slip, tie, draw and sanction through the orders that
//! people give, then all invariants, then the file written and read back.
//!
//! `cargo bench -p kolo-contest --bench season`. Each season is checked by a digest of its file: the same answer on every
//! machine.

#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use kolo_contest::codec;
use kolo_contest::simulate::{Report, Scale, simulate};

/// Seasons: teams, areas, regions, individuals, and the digest of the file.
const SEASONS: [(Scale, u64); 3] = [
    (Scale { teams: 120, areas: 6, regions: 2, individuals: 40 }, 0xae4a_8dfa_b8f9_7c08),
    (Scale { teams: 1_200, areas: 40, regions: 14, individuals: 400 }, 0x79de_e791_8967_c866),
    (Scale { teams: 2_400, areas: 80, regions: 14, individuals: 1_000 }, 0x8f66_aaa1_63d2_2fce),
];

const SEED: u64 = 2023;

/// FNV-1a.
fn digest(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn milliseconds(time: Duration) -> u128 {
    time.as_millis()
}

fn season(scale: Scale, expected: u64) {
    let begin = Instant::now();
    let report: Report = simulate(scale, SEED).expect("a season is played to its end");
    let played = begin.elapsed();
    assert!(report.broken.is_empty(), "{:?}", report.broken);
    let begin = Instant::now();
    let text = codec::write(&report.contest).expect("a contest can be written");
    let written = begin.elapsed();
    let begin = Instant::now();
    let again = codec::read(black_box(text.as_bytes())).expect("what was written can be read");
    let read = begin.elapsed();
    assert_eq!(again.records().len(), report.contest.records().len());
    println!(
        "{:>5} teams {:>4} individuals: {:>3} tournaments, {:>5} matches, played and checked in {:>5} ms, {:>6} KiB \
         written in {:>4} ms, read in {:>4} ms, digest {:#018x}",
        scale.teams,
        scale.individuals,
        report.tournaments(),
        report.counts.matches,
        milliseconds(played),
        text.len() / 1024,
        milliseconds(written),
        milliseconds(read),
        digest(&text),
    );
    assert_eq!(digest(&text), expected, "the season came out differently");
}

fn main() {
    for (scale, expected) in SEASONS {
        season(scale, expected);
    }
}
