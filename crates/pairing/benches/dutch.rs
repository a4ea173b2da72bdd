//! How long a round of the FIDE (Dutch) Swiss takes, from 100 to 10,000 players.
//!
//! `cargo bench -p kolo-pairing --bench dutch`, or with other sizes:
//! `cargo bench -p kolo-pairing --bench dutch -- 500 2000`. Two kinds of fields, both from a seed:
//! *realistic* results follow the ratings, with a quarter of draws; *draws* has nine draws in ten games, so
//! that score groups hold thousands. Each round is checked by the rules that allow no exception, and the
//! sizes of the default run by a digest of all pairs: the same answer on every machine.

#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]
#![expect(clippy::float_arithmetic, reason = "figures for people, nothing is decided by them")]

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use kolo_model::{
    GameTerms, Outcome, PerSide, Place, PlayedResult, RawCompetitor, RawEntry, RawGameResult, RawRound,
    RawTournament, Spot, System, Tournament,
};
use kolo_pairing::{NextRound, Options, Silent, SplitMix64, check_round, pair};

const ROUNDS: u32 = 9;
const MEASURED: [u32; 4] = [1, 2, 5, 9];
const SIZES: [u32; 7] = [100, 400, 1000, 2000, 4000, 10_001, 10_000];

/// Digests of rounds 1, 2, 5 and 9: kind, players, digests.
const ANSWERS: &[(&str, u32, [u64; 4])] = &[
    (
        "realistic",
        100,
        [0xca33_57e1_adc5_5c91, 0x68fd_d346_0d4a_91b1, 0xd06c_9e3f_4d66_4e21, 0x2822_a39e_f38d_2911],
    ),
    (
        "realistic",
        400,
        [0xe497_99b1_08b9_3caa, 0x75ee_91ab_6acd_74fa, 0x2ea2_3d7c_2ef5_122a, 0x95df_4845_2038_4766],
    ),
    (
        "realistic",
        1000,
        [0xe8a4_0ebd_bfaa_09f4, 0x7ba7_dcda_e56a_7fc4, 0x3978_1625_1dbe_6cfc, 0xad9a_a9cb_369c_34b4],
    ),
    (
        "realistic",
        2000,
        [0x0502_080e_389a_f488, 0xdcfa_1813_7f88_9768, 0x4224_9daf_13d4_7b6c, 0xa574_d366_592b_0598],
    ),
    (
        "realistic",
        4000,
        [0x812f_fc58_6f0f_f220, 0xe547_31e4_837b_7e88, 0x5667_a93f_bf96_d718, 0x8059_4cd1_637f_5cd0],
    ),
    (
        "realistic",
        10_000,
        [0x998d_824e_b998_7888, 0xc659_7d2a_2efc_13dc, 0x04a8_c7bc_f1bd_3f28, 0xb501_edda_07ad_3448],
    ),
    (
        "realistic",
        10_001,
        [0x4f2c_efbe_dd81_d3f4, 0xc0d5_b4ce_93fd_6d20, 0x914a_277d_8530_f930, 0x420c_ac73_7bfa_476c],
    ),
    (
        "draws",
        100,
        [0xca33_57e1_adc5_5c91, 0x5f1c_9704_b3ce_39b1, 0xefc6_dff4_6c67_3151, 0x5888_bc86_3e2b_8061],
    ),
    (
        "draws",
        400,
        [0xe497_99b1_08b9_3caa, 0xf502_356c_e2ef_1706, 0xa7d8_2fb5_648b_7996, 0x3f3d_65d8_0a0d_b0f6],
    ),
    (
        "draws",
        1000,
        [0xe8a4_0ebd_bfaa_09f4, 0x465f_7e04_ecba_0e40, 0x0e50_6c77_5907_91c8, 0xe378_5b9e_cba1_cec4],
    ),
    (
        "draws",
        2000,
        [0x0502_080e_389a_f488, 0xe735_5dcb_9f3d_1710, 0x9c16_2470_dadf_cda0, 0x6952_584c_4d7f_7e84],
    ),
    (
        "draws",
        4000,
        [0x812f_fc58_6f0f_f220, 0x35e8_da42_a57a_eb84, 0x5b51_478d_4f01_9a2c, 0x4d3d_4525_b198_f28c],
    ),
    (
        "draws",
        10_000,
        [0x998d_824e_b998_7888, 0xbdf7_fcef_87a4_a14c, 0xf234_37e0_6d78_ac8c, 0xf5a6_1c32_098a_f034],
    ),
    (
        "draws",
        10_001,
        [0x4f2c_efbe_dd81_d3f4, 0xdf38_9ae3_9494_b698, 0x7dd5_1f8c_0a0d_334c, 0xe50e_3721_bee6_ba8c],
    ),
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
        system: Some(System::Dutch),
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

fn game(sides: PerSide<u32>, result: PlayedResult) -> RawEntry {
    RawEntry::Game {
        place: Place::default(),
        sides,
        result: RawGameResult::Outcome(Outcome::played(result)),
        score: None,
        terms: GameTerms::EVEN,
    }
}

fn play(raw: &mut RawTournament, next: &NextRound, kind: Kind, chance: &mut SplitMix64) {
    let players = u32::try_from(raw.competitors.len()).unwrap_or(u32::MAX);
    let played = |pair: &PerSide<kolo_model::StartNumber>| {
        let sides = pair.map(kolo_model::StartNumber::get);
        game(sides, result(sides.first, sides.second, players, kind, chance))
    };
    raw.played.push(RawRound { entries: next.pairs.iter().map(played).collect() });
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
    let mut sizes = BTreeMap::new();
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
        let next = pair(System::Dutch, tournament, &Options::default(), &mut Silent)
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

/// Times the next round, checks it by the rules that allow no exception, and prints how long it took.
fn measured(name: &str, tournament: &Tournament) -> (NextRound, Duration) {
    let (next, time) = timed(tournament);
    assert_eq!(check_round(System::Dutch, tournament, &next), [], "the round is legal");
    println!(
        "{name:>9} {:>6} players, round {}: {:>9.2} ms, largest score group {}",
        tournament.competitors().len(),
        tournament.next_round(),
        time.as_secs_f64() * 1000.0,
        largest_group(tournament)
    );
    (next, time)
}

/// The digest of the next round.
fn measured_digest(name: &str, raw: &RawTournament) -> u64 {
    let tournament = raw.check().expect("the bench's own facts").tournament;
    digest(&measured(name, &tournament).0)
}

fn run(kind: Kind, players: u32) -> Vec<(u32, Duration)> {
    let mut chance = SplitMix64::new(u64::from(players));
    let mut raw = entries(players);
    let mut times = Vec::new();
    let mut digests = Vec::new();
    for round in 1..=ROUNDS {
        let tournament = raw.check().expect("the bench's own facts").tournament;
        let next = if MEASURED.contains(&round) {
            let (next, time) = measured(kind.name, &tournament);
            digests.push(digest(&next));
            times.push((round, time));
            next
        } else {
            pair(System::Dutch, &tournament, &Options::default(), &mut Silent).expect("a pairing")
        };
        play(&mut raw, &next, kind, &mut chance);
    }
    match ANSWERS.iter().find(|(name, size, _)| (*name, *size) == (kind.name, players)) {
        Some((.., expected)) => assert_eq!(digests, expected, "the pairs of {} {players}", kind.name),
        None => println!("          digests {digests:#x?} are not recorded"),
    }
    times
}

/// A state that is hard for its size: a quarter of all games is played, and most points are equal.
fn hard() {
    let kind = Kind { name: "hard", draws: 850 };
    let (players, rounds) = (101, 26);
    let mut chance = SplitMix64::new(players.into());
    let mut raw = entries(players);
    raw.rounds = Some(Spot::new(rounds + 4, Place::default()));
    for _ in 1..rounds {
        let tournament = raw.check().expect("the bench's own facts").tournament;
        let next = pair(System::Dutch, &tournament, &Options::default(), &mut Silent).expect("a pairing");
        play(&mut raw, &next, kind, &mut chance);
    }
    assert_eq!(measured_digest(kind.name, &raw), 0xf719_e8d2_9f40_b134, "the pairs of the hard state");
}

/// A state that nobody would play: the higher half had the first colour twice and won, so that nobody of it can meet
/// another of it, and thousands are moved down at once.
fn camps() {
    let answers = [1000, 10_000].map(|players| {
        let mut raw = entries(players);
        let half = players / 2;
        for shift in [0, 1] {
            let won = |no: u32| {
                let sides = PerSide::new(no, half + 1 + (no - 1 + shift) % half);
                game(sides, PlayedResult::FirstWins)
            };
            raw.played.push(RawRound { entries: (1..=half).map(won).collect() });
        }
        measured_digest("camps", &raw)
    });
    assert_eq!(answers, [0xcfd3_5708_4600_c16c, 0xda78_3259_f156_0c88], "the pairs of two camps");
}

/// Everybody has drawn all games, but two who have played each other and then stayed away. Both need somebody from above, and
/// it depends on them who that can be.
fn late() {
    let answers = [1000, 10_000].map(|players| {
        let mut chance = SplitMix64::new(players.into());
        let mut raw = entries(players);
        let (mut met, mut balance) =
            (vec![BTreeSet::new(); players as usize + 1], vec![0; players as usize + 1]);
        let draw = |first: u32, second: u32| game(PerSide::new(first, second), PlayedResult::Draw);
        for round in 1..=5 {
            let mut order: Vec<u32> = (1..players - 1).collect();
            chance.shuffle(&mut order);
            let mut games = if round == 1 { vec![draw(players - 1, players)] } else { Vec::new() };
            while let Some(one) = order.pop() {
                let unmet = |other: &u32| !met[one as usize].contains(other);
                let at = order.iter().rposition(unmet).expect("so many leave somebody");
                let other = order.remove(at);
                met[one as usize].insert(other);
                met[other as usize].insert(one);
                let one_waits = balance[one as usize] > balance[other as usize];
                let (first, second) = if one_waits { (other, one) } else { (one, other) };
                balance[first as usize] += 1;
                balance[second as usize] -= 1;
                games.push(draw(first, second));
            }
            raw.played.push(RawRound { entries: games });
        }
        measured_digest("late", &raw)
    });
    assert_eq!(answers, [0xe256_f95c_ca37_3914, 0xc30a_26a4_903f_10ec], "the pairs above those who are late");
}

fn main() {
    hard();
    camps();
    late();
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
