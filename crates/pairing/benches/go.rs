//! How long the draw of a Swiss or McMahon round takes, from 50 to 10,000 players.
//!
//! `cargo bench -p kolo-pairing --bench go`, or with other sizes: `cargo bench -p kolo-pairing --bench go -- 500 2000`.
//! The whole field is drawn at once and exactly. Each round is checked by the rules that allow no exception, and the
//! sizes of the default run by a digest of all pairs: the same answer on every machine.

#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]
#![expect(clippy::float_arithmetic, reason = "figures for people, nothing is decided by them")]

use std::time::{Duration, Instant};

use kolo_model::{
    DrawWishes, GameTerms, GoSettings, HandicapRules, McMahon, Outcome, PerSide, Place, PlayedResult,
    RawCompetitor, RawEntry, RawGameResult, RawRound, RawTournament, Seeding, SeedingPlan, Spot, StartNumber,
    System, Tournament, Wish,
};
use kolo_pairing::{NextRound, Options, Silent, SplitMix64, check_round, go, pair};

const ROUNDS: u32 = 6;
const SIZES: [u32; 5] = [50, 200, 1000, 2000, 10_000];

/// Digests of all rounds together: kind, players, digest.
const ANSWERS: &[(&str, u32, u64)] = &[
    ("mcmahon", 50, 0x640a_2bdc_fc64_d2a5),
    ("mcmahon", 200, 0x74b7_740c_30d4_eba5),
    ("mcmahon", 1000, 0xea50_c49a_3052_4581),
    ("mcmahon", 2000, 0x2f7f_ce7c_3608_1751),
    ("mcmahon", 10_000, 0xdca7_85fa_87d2_b9cd),
    ("handicap", 50, 0x9333_a9f9_5b5c_eea5),
    ("handicap", 200, 0x228a_e8bb_eddd_3795),
    ("handicap", 1000, 0xbd18_035e_03a9_fd5d),
    ("handicap", 2000, 0xccaa_86d6_d71c_d289),
    ("handicap", 10_000, 0x1930_1efc_4ca6_6475),
    ("swiss", 50, 0x65a6_e362_e72d_8bb5),
    ("swiss", 200, 0x7181_92d6_9076_e8a5),
    ("swiss", 1000, 0xe901_1286_49ed_0019),
    ("swiss", 2000, 0x7345_d645_14d1_7821),
    ("swiss", 10_000, 0xa379_8a8f_1a9f_90e5),
    ("random", 50, 0x85ec_2f40_4a3d_d335),
    ("random", 200, 0x7295_616c_68da_ecf5),
    ("random", 1000, 0x35b6_d5eb_c9cd_0acd),
    ("random", 2000, 0xcaa2_0367_5c9a_dd65),
    ("random", 10_000, 0x5fbf_d205_5cbe_3ddd),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A weekend tournament of all ranks with bar and floor.
    McMahon,
    /// Handicap games, and clubs are more important than seeding.
    Handicap,
    /// Everybody starts equal.
    Swiss,
    /// Everybody starts equal, and the lot decides inside a score group.
    Random,
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::McMahon, Kind::Handicap, Kind::Swiss, Kind::Random];

    fn name(self) -> &'static str {
        match self {
            Kind::McMahon => "mcmahon",
            Kind::Handicap => "handicap",
            Kind::Swiss => "swiss",
            Kind::Random => "random",
        }
    }

    fn system(self) -> System {
        match self {
            Kind::McMahon | Kind::Handicap => System::McMahon,
            Kind::Swiss | Kind::Random => System::Swiss,
        }
    }

    fn settings(self) -> GoSettings {
        let mcmahon = McMahon { bar: "4d".parse().ok(), floor: "20k".parse().ok(), ..McMahon::default() };
        let wishes = vec![Wish::RepeatedFloats, Wish::Club, Wish::Seeding, Wish::Country, Wish::Colours];
        match self {
            Kind::McMahon => GoSettings { mcmahon, ..GoSettings::default() },
            Kind::Handicap => GoSettings {
                mcmahon,
                handicap: Some(HandicapRules::default()),
                draw: DrawWishes { wishes: Some(wishes), ..DrawWishes::default() },
                ..GoSettings::default()
            },
            Kind::Swiss => GoSettings::default(),
            Kind::Random => GoSettings {
                draw: DrawWishes {
                    seeding: Some(SeedingPlan::always(Seeding::Random)),
                    ..DrawWishes::default()
                },
                ..GoSettings::default()
            },
        }
    }
}

/// A field as European tournaments have it: ratings around 1500, a club for every thirty players, few countries.
fn entries(kind: Kind, players: u32, chance: &mut SplitMix64) -> RawTournament {
    let spot = |text: String| Some(Spot::new(text, Place::default()));
    let competitor = |no: u32| {
        let rating: u64 = (0..4).map(|_| chance.below(600)).sum::<u64>() + 300;
        let rating = i64::try_from(rating).unwrap_or(0);
        let rank = (rating - 2050).div_euclid(100);
        let rank = if rank >= 0 { format!("{}d", rank + 1) } else { format!("{}k", -rank) };
        RawCompetitor {
            rating: Some(Spot::new(rating, Place::default())),
            rank: spot(rank),
            club: spot(format!("Club {}", chance.below(u64::from(players / 30 + 2)))),
            country: spot(format!("Country {}", chance.below(20).min(chance.below(20)))),
            ..RawCompetitor::named(no, "Somebody")
        }
    };
    RawTournament {
        system: Some(kind.system()),
        rounds: Some(Spot::new(ROUNDS, Place::default())),
        competitors: (1..=players).map(competitor).collect(),
        go: kind.settings(),
        ..RawTournament::default()
    }
}

/// The better rated wins more often; one game in a hundred is a jigo.
fn result(raw: &RawTournament, pair: PerSide<StartNumber>, chance: &mut SplitMix64) -> PlayedResult {
    if chance.below(100) == 0 {
        return PlayedResult::Draw;
    }
    let rating = |no: StartNumber| raw.competitors[no.index()].rating.as_ref().map_or(0, |r| r.value);
    let difference = rating(pair.first) - rating(pair.second);
    let wins_in_1000 = u64::try_from((500 + difference).clamp(20, 980)).unwrap_or(500);
    if chance.below(1000) < wins_in_1000 { PlayedResult::FirstWins } else { PlayedResult::SecondWins }
}

fn play(raw: &mut RawTournament, terms: &[GameTerms], next: &NextRound, chance: &mut SplitMix64) {
    let games = next.pairs.iter().zip(terms).map(|(pair, terms)| RawEntry::Game {
        place: Place::default(),
        sides: pair.map(StartNumber::get),
        result: RawGameResult::Outcome(Outcome::played(result(raw, *pair, chance))),
        score: None,
        terms: *terms,
    });
    let round = RawRound { entries: games.collect() };
    raw.played.push(round);
}

/// FNV-1a over the start numbers in board order.
fn digest(hash: u64, next: &NextRound) -> u64 {
    let numbers =
        next.pairs.iter().flat_map(|pair| [pair.first, pair.second]).chain(next.byes.iter().copied());
    numbers
        .flat_map(|no| no.get().to_le_bytes())
        .fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The most memory this process ever held, in MiB, as Linux tells it.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes / 1024)
}

fn timed(system: System, tournament: &Tournament) -> (NextRound, Duration) {
    let started = Instant::now();
    let next = pair(system, tournament, &Options { seed: 7, ..Options::default() }, &mut Silent)
        .expect("so many players always leave a pairing");
    (next, started.elapsed())
}

fn run(kind: Kind, players: u32) {
    let mut chance = SplitMix64::new(u64::from(players));
    let mut raw = entries(kind, players, &mut chance);
    let mut hash = 0xcbf2_9ce4_8422_2325;
    let mut times = Vec::new();
    for _ in 1..=ROUNDS {
        let tournament = raw.check().expect("the bench's own facts").tournament;
        let (next, time) = timed(kind.system(), &tournament);
        assert_eq!(check_round(kind.system(), &tournament, &next), [], "the round is legal");
        times.push(format!("{:>8.1}", time.as_secs_f64() * 1000.0));
        hash = digest(hash, &next);
        let terms = go::game_terms(kind.system(), &tournament, &next.pairs);
        play(&mut raw, &terms, &next, &mut chance);
    }
    println!("{:>9} {players:>6} players, rounds 1 to {ROUNDS}: {} ms", kind.name(), times.join(" "));
    match ANSWERS.iter().find(|(name, size, _)| (*name, *size) == (kind.name(), players)) {
        Some((.., expected)) => assert_eq!(hash, *expected, "the pairs of {} {players}", kind.name()),
        None => println!("          digest {hash:#x} is not recorded"),
    }
}

fn main() {
    let given: Vec<u32> = std::env::args().filter_map(|argument| argument.parse().ok()).collect();
    let sizes = if given.is_empty() { SIZES.to_vec() } else { given };
    for kind in Kind::ALL {
        for &players in &sizes {
            run(kind, players);
        }
    }
    println!("peak memory {} MiB", peak_memory().unwrap_or_default());
}
