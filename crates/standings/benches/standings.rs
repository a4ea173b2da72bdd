//! How long the table of a large McMahon tournament takes, with every criterion and every derivation.
//!
//! `cargo bench -p kolo-standings --bench standings`, or with other sizes:
//! `cargo bench -p kolo-standings --bench standings -- 500 10000`. Two fields from a seed: *open* has results by
//! chance with jigo, forfeits and absences; *tied* has nothing but jigo, so that everybody is equal and the direct
//! encounter looks at one group of all. Each table of the default run is checked by a digest of all places and
//! values: the same answer on every machine.

#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]
#![expect(clippy::float_arithmetic, reason = "figures for people, nothing is decided by them")]

use std::fmt::Write as _;
use std::hint::black_box;
use std::time::{Duration, Instant};

use kolo_model::{
    ForfeitResult, Idle, Outcome, Place, PlayedResult, RawCompetitor, RawEntry, RawGameResult, RawRound,
    RawTournament, SplitMix64, Spot, System, Tournament,
};
use kolo_standings::{Criterion, Standings, TieBreak, standings};

const ROUNDS: u32 = 10;
const SIZES: [u32; 2] = [200, 2000];
const RUNS: u32 = 10;

/// Digests of all places and values: kind, players, digest.
const ANSWERS: &[(&str, u32, u64)] = &[
    ("open", 200, 0x8283_522e_169e_86a8),
    ("open", 2000, 0x7492_8581_7c34_2162),
    ("tied", 200, 0x31a9_c310_d6ad_3f27),
    ("tied", 2000, 0x70ab_09be_6d36_c0a1),
];

#[derive(Clone, Copy)]
enum Kind {
    Open,
    Tied,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Open => "open",
            Kind::Tied => "tied",
        }
    }

    fn outcome(self, chance: &mut SplitMix64) -> Outcome {
        match (self, chance.below(100)) {
            (Kind::Tied, _) | (Kind::Open, 0..5) => Outcome::played(PlayedResult::Draw),
            (Kind::Open, 5..7) => Outcome::Forfeit(ForfeitResult::FirstWins),
            (Kind::Open, 7..55) => Outcome::played(PlayedResult::FirstWins),
            (Kind::Open, _) => Outcome::played(PlayedResult::SecondWins),
        }
    }

    fn is_away(self, chance: &mut SplitMix64) -> bool {
        match self {
            Kind::Open => chance.below(30) == 0,
            Kind::Tied => false,
        }
    }

    /// Ranks from 20 kyu to 1 kyu, or the same for all.
    fn rank(self, no: u32, players: u32) -> String {
        match self {
            Kind::Open => format!("{}k", 1 + 19 * no / players),
            Kind::Tied => "1k".to_owned(),
        }
    }
}

/// Neighbours in a shuffled field meet; who is left over is free.
fn tournament(kind: Kind, players: u32) -> Tournament {
    let mut chance = SplitMix64::new(u64::from(players));
    let competitor = |no: u32| RawCompetitor {
        rank: Some(Spot::new(kind.rank(no, players), Place::default())),
        rating: Some(Spot::new(i64::from(2000 - no % 700), Place::default())),
        ..RawCompetitor::named(no, "Somebody")
    };
    let mut raw = RawTournament {
        system: Some(System::McMahon),
        seed: Some(1),
        competitors: (1..=players).map(competitor).collect(),
        ..RawTournament::default()
    };
    for _ in 0..ROUNDS {
        let mut order: Vec<(u64, u32)> = (1..=players).map(|no| (chance.next_u64(), no)).collect();
        order.sort_unstable();
        let (away, present): (Vec<u32>, Vec<u32>) =
            order.into_iter().map(|(_, no)| no).partition(|_| kind.is_away(&mut chance));
        let idle = |who: &u32, idle| RawEntry::Idle { place: Place::default(), who: *who, idle };
        let mut entries: Vec<RawEntry> = away.iter().map(|who| idle(who, Idle::Absent)).collect();
        for pair in present.chunks(2) {
            entries.push(match pair {
                [first, second] => {
                    RawEntry::game(*first, *second, RawGameResult::Outcome(kind.outcome(&mut chance)))
                }
                rest => idle(&rest[0], Idle::PairingBye),
            });
        }
        raw.played.push(RawRound { entries });
    }
    raw.check().expect("the bench's own facts").tournament
}

/// FNV-1a over the table as text.
fn digest(table: &Standings) -> u64 {
    let mut text = String::new();
    for row in &table.rows {
        write!(text, "{} {}", row.no, row.place).expect("writing to memory");
        for column in &row.columns {
            write!(text, " {}", column.value).expect("writing to memory");
        }
    }
    let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.into_bytes().into_iter().fold(0xcbf2_9ce4_8422_2325, hash)
}

/// The fastest of some runs, as the machine may be busy.
fn timed(tournament: &Tournament, criteria: &[Criterion]) -> (Standings, Duration) {
    let mut fastest: Option<(Standings, Duration)> = None;
    for _ in 0..RUNS {
        let started = Instant::now();
        let table = black_box(standings(black_box(tournament), criteria).expect("lawful criteria"));
        let time = started.elapsed();
        if fastest.as_ref().is_none_or(|(_, best)| time < *best) {
            fastest = Some((table, time));
        }
    }
    fastest.expect("some runs")
}

fn run(kind: Kind, players: u32) {
    let tournament = tournament(kind, players);
    let (table, time) = timed(&tournament, &Criterion::NAMED);
    let (name, found) = (kind.name(), digest(&table));
    println!(
        "{name:>5} {players:>6} players, {ROUNDS} rounds, {} criteria: {:>8.2} ms",
        Criterion::NAMED.len(),
        time.as_secs_f64() * 1000.0
    );
    match ANSWERS.iter().find(|(kind, size, _)| (*kind, *size) == (name, players)) {
        Some((.., expected)) => assert_eq!(found, *expected, "the table of {name} {players}: {found:#x}"),
        None => println!("      digest {found:#x} is not recorded"),
    }
    // Numbers alone tell nobody apart in the tied field: the encounter is asked about everybody at once.
    let (_, time) = timed(&tournament, &[Criterion::DirectEncounter]);
    println!("      direct encounter of all {players}: {:>8.2} ms", time.as_secs_f64() * 1000.0);
    let tie_breaks: Vec<Criterion> = TieBreak::all().map(Criterion::TieBreak).collect();
    let (_, time) = timed(&tournament, &tie_breaks);
    println!("      {} tie-breaks of C.07: {:>8.2} ms", tie_breaks.len(), time.as_secs_f64() * 1000.0);
}

fn main() {
    let given: Vec<u32> = std::env::args().filter_map(|argument| argument.parse().ok()).collect();
    let sizes = if given.is_empty() { SIZES.to_vec() } else { given };
    for kind in [Kind::Open, Kind::Tied] {
        for &players in &sizes {
            run(kind, players);
        }
    }
}
