//! How long a round of the FIDE 1992 system takes, from 100 to 10,000 players.
//!
//! `cargo bench -p kolo-pairing --bench fide1992`, or with other sizes:
//! `cargo bench -p kolo-pairing --bench fide1992 -- 500 2000`. Two kinds of fields, both from a seed:
//! *realistic* results follow the ratings, with a quarter of draws; *draws* has nine draws in ten games, so
//! that score groups hold thousands. Each round is checked by the rules that allow no exception, and the
//! sizes of the default run by a digest of all pairs: the same answer on every machine.

#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]
#![expect(clippy::float_arithmetic, reason = "figures for people, nothing is decided by them")]

use std::time::{Duration, Instant};

use kolo_model::{
    GameTerms, Outcome, PerSide, Place, PlayedResult, RawCompetitor, RawEntry, RawGameResult, RawRound,
    RawTournament, Spot, System, Tournament,
};
use kolo_pairing::{NextRound, Options, Silent, SplitMix64, check_round, pair};

const ROUNDS: u32 = 9;
const MEASURED: [u32; 3] = [1, 5, 9];
const SIZES: [u32; 4] = [100, 1000, 4000, 10_000];

/// Digests of rounds 1, 5 and 9: kind, players, digests.
const ANSWERS: &[(&str, u32, [u64; 3])] = &[
    ("realistic", 100, [0xca33_57e1_adc5_5c91, 0xd06c_9e3f_4d66_4e21, 0x2822_a39e_f38d_2911]),
    ("realistic", 1000, [0xe8a4_0ebd_bfaa_09f4, 0x3978_1625_1dbe_6cfc, 0x1652_5b5d_e473_eda0]),
    ("realistic", 4000, [0x812f_fc58_6f0f_f220, 0x5667_a93f_bf96_d718, 0x8059_4cd1_637f_5cd0]),
    ("realistic", 10_000, [0x998d_824e_b998_7888, 0x04a8_c7bc_f1bd_3f28, 0xb501_edda_07ad_3448]),
    ("draws", 100, [0xca33_57e1_adc5_5c91, 0xefc6_dff4_6c67_3151, 0x5888_bc86_3e2b_8061]),
    ("draws", 1000, [0xe8a4_0ebd_bfaa_09f4, 0x0e50_6c77_5907_91c8, 0x0995_3969_b10a_f4e4]),
    ("draws", 4000, [0x812f_fc58_6f0f_f220, 0x5b51_478d_4f01_9a2c, 0x4d3d_4525_b198_f28c]),
    ("draws", 10_000, [0x998d_824e_b998_7888, 0xf234_37e0_6d78_ac8c, 0x2a28_245d_2dd4_f008]),
];

#[derive(Clone, Copy)]
struct Kind {
    name: &'static str,
    /// Draws in a thousand games.
    draws: u32,
}

const KINDS: [Kind; 2] = [Kind { name: "realistic", draws: 250 }, Kind { name: "draws", draws: 900 }];

fn entries(players: u32) -> RawTournament {
    let competitor = |no: u32| RawCompetitor {
        rating: Some(Spot::new(i64::from(2500 - 1200 * no / players), Place::default())),
        ..RawCompetitor::named(no, "Somebody")
    };
    RawTournament {
        system: Some(System::Fide1992),
        rounds: Some(Spot::new(ROUNDS, Place::default())),
        competitors: (1..=players).map(competitor).collect(),
        ..RawTournament::default()
    }
}

/// The better rated wins more often, by about the logistic curve.
fn result(white: u32, black: u32, players: u32, kind: Kind, chance: &mut SplitMix64) -> PlayedResult {
    if chance.below(1000) < u64::from(kind.draws) {
        return PlayedResult::Draw;
    }
    let difference = (1200 * i64::from(black) - 1200 * i64::from(white)) / i64::from(players);
    let wins_in_1000 = u64::try_from((500 + difference * 5 / 4).clamp(20, 980)).unwrap_or(500);
    if chance.below(1000) < wins_in_1000 { PlayedResult::FirstWins } else { PlayedResult::SecondWins }
}

fn play(raw: &mut RawTournament, next: &NextRound, kind: Kind, chance: &mut SplitMix64) {
    let players = u32::try_from(raw.competitors.len()).unwrap_or(u32::MAX);
    let game = |pair: &PerSide<kolo_model::StartNumber>| RawEntry::Game {
        place: Place::default(),
        sides: pair.map(kolo_model::StartNumber::get),
        result: RawGameResult::Outcome(Outcome::played(result(
            pair.first.get(),
            pair.second.get(),
            players,
            kind,
            chance,
        ))),
        score: None,
        terms: GameTerms::EVEN,
    };
    raw.played.push(RawRound { entries: next.pairs.iter().map(game).collect() });
}

/// FNV-1a over the start numbers in board order.
fn digest(next: &NextRound) -> u64 {
    let numbers =
        next.pairs.iter().flat_map(|pair| [pair.first, pair.second]).chain(next.byes.iter().copied());
    numbers
        .flat_map(|no| no.get().to_le_bytes())
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn largest_group(tournament: &Tournament) -> usize {
    let scoring = tournament.scoring();
    let mut sizes = std::collections::BTreeMap::new();
    for row in tournament.crosstable().rows() {
        *sizes.entry(row.points(&scoring, kolo_model::Adjourned::AsDraw)).or_insert(0usize) += 1;
    }
    sizes.into_values().max().unwrap_or(0)
}

/// The most memory this process ever held, in MiB, as Linux tells it.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes / 1024)
}

/// The fastest of a few runs, as the machine may be busy.
fn timed(tournament: &Tournament) -> (NextRound, Duration) {
    let mut best: Option<(NextRound, Duration)> = None;
    for _ in 0..3 {
        let started = Instant::now();
        let next = pair(System::Fide1992, tournament, &Options::default(), &mut Silent)
            .expect("so many players always leave a pairing");
        let time = started.elapsed();
        if let Some((earlier, _)) = &best {
            assert_eq!(*earlier, next, "the same input gives the same round");
        }
        if best.as_ref().is_none_or(|(_, fastest)| time < *fastest) {
            best = Some((next, time));
        }
    }
    best.expect("three runs")
}

fn run(kind: Kind, players: u32) -> Vec<(u32, Duration)> {
    let mut chance = SplitMix64::new(u64::from(players));
    let mut raw = entries(players);
    let mut times = Vec::new();
    let mut digests = Vec::new();
    for round in 1..=ROUNDS {
        let tournament = raw.check().expect("the bench's own facts").tournament;
        let next = if MEASURED.contains(&round) {
            let (next, time) = timed(&tournament);
            assert_eq!(check_round(System::Fide1992, &tournament, &next), [], "the round is legal");
            println!(
                "{:>9} {players:>6} players, round {round}: {:>9.2} ms, largest score group {}",
                kind.name,
                time.as_secs_f64() * 1000.0,
                largest_group(&tournament)
            );
            digests.push(digest(&next));
            times.push((round, time));
            next
        } else {
            pair(System::Fide1992, &tournament, &Options::default(), &mut Silent).expect("a pairing")
        };
        play(&mut raw, &next, kind, &mut chance);
    }
    match ANSWERS.iter().find(|(name, size, _)| (*name, *size) == (kind.name, players)) {
        Some((.., expected)) => assert_eq!(digests, expected, "the pairs of {} {players}", kind.name),
        None => println!("          digests {digests:#x?} are not recorded"),
    }
    times
}

fn main() {
    let given: Vec<u32> = std::env::args().filter_map(|argument| argument.parse().ok()).collect();
    let sizes = if given.is_empty() { SIZES.to_vec() } else { given };
    for kind in KINDS {
        let mut all: Vec<(u32, Vec<(u32, Duration)>)> = Vec::new();
        for &players in &sizes {
            all.push((players, run(kind, players)));
        }
        if let (Some((few, first)), Some((many, last))) = (all.first(), all.last())
            && few < many
        {
            for ((round, short), (_, long)) in first.iter().zip(last) {
                let exponent = (long.as_secs_f64() / short.as_secs_f64()).ln()
                    / (f64::from(*many) / f64::from(*few)).ln();
                println!(
                    "{:>9} round {round}: time grows like n^{exponent:.2} from {few} to {many} players",
                    kind.name
                );
            }
        }
    }
    println!("peak memory {} MiB", peak_memory().unwrap_or_default());
}
