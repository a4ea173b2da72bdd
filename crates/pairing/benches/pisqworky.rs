//! How long a round of the Swiss of pIšQworky 2023 takes, from 24 to 10,000 competitors.
//!
//! `cargo bench -p kolo-pairing --bench pisqworky`, or with other sizes:
//! `cargo bench -p kolo-pairing --bench pisqworky -- 500 2000`.
//! Each round is checked by the rules that allow no exception, and the sizes of the default run by a digest of all
//! pairs: the same answer on every machine.

#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]
#![expect(clippy::float_arithmetic, reason = "figures for people, nothing is decided by them")]

use std::time::{Duration, Instant};

use kolo_model::{
    GameTerms, Idle, Outcome, PerSide, Place, PlayedResult, RawCompetitor, RawEntry, RawForbidden,
    RawGameResult, RawRound, RawTournament, StartNumber, System, Tournament,
};
use kolo_pairing::{CannotPair, NextRound, Options, Silent, SplitMix64, check_round, pair};

const SYSTEM: System = System::Pisqworky2023;
const ROUNDS: u32 = 12;
const SIZES: [u32; 7] = [24, 32, 33, 100, 1000, 1001, 10_000];

/// Digests of all rounds together: kind, competitors, digest.
const ANSWERS: &[(&str, u32, u64)] = &[
    ("open", 24, 0x360b_7403_b6e8_e9d5),
    ("open", 32, 0x0ee4_4129_32a5_ac45),
    ("open", 33, 0xdf9a_35ca_9ccd_a465),
    ("open", 100, 0x654f_d350_1028_69e5),
    ("open", 1000, 0x53f7_7a2d_5461_1f01),
    ("open", 1001, 0x779f_4925_01f4_916d),
    ("open", 10_000, 0xddb4_4d3d_be3d_d999),
    ("one-school", 24, 0xd228_e0e3_1cf6_f1e5),
    ("one-school", 100, 0x502b_a0a6_3f86_57a5),
    ("one-school", 1000, 0x5088_6866_93b7_d885),
    ("to-the-end", 12, 0x7f3a_2181_2d58_84e9),
    ("to-the-end", 24, 0x7629_0ca6_ba51_850d),
    ("to-the-end", 25, 0xbe54_ec79_de5f_7d34),
    ("to-the-end", 60, 0xb53f_8969_0a31_4db9),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Nobody is kept apart.
    Open,
    /// Half of the field comes from one school and meets only the others: every choice is tight.
    OneSchool,
    /// Rounds are played until nobody can be paired any more.
    ToTheEnd,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Open => "open",
            Kind::OneSchool => "one-school",
            Kind::ToTheEnd => "to-the-end",
        }
    }
}

fn entries(kind: Kind, size: u32) -> RawTournament {
    let school = || RawForbidden {
        place: Place::default(),
        members: (1..=size).filter(|no| no % 2 == 0).collect(),
        from: None,
        to: None,
    };
    RawTournament {
        system: Some(SYSTEM),
        competitors: (1..=size).map(|no| RawCompetitor::named(no, "Tým")).collect(),
        forbidden: if kind == Kind::OneSchool { vec![school()] } else { Vec::new() },
        ..RawTournament::default()
    }
}

/// The smaller number wins more often; a quarter of the matches is drawn.
fn result(size: u32, pair: PerSide<u32>, chance: &mut SplitMix64) -> (PlayedResult, PerSide<i64>) {
    if chance.below(4) == 0 {
        return (PlayedResult::Draw, PerSide::new(2, 2));
    }
    let ahead = (i64::from(pair.second) - i64::from(pair.first)) * 400 / i64::from(size);
    let per_mille = u64::try_from((500 + ahead).clamp(20, 980)).unwrap_or(500);
    let score = if chance.below(2) == 0 { PerSide::new(4, 0) } else { PerSide::new(3, 1) };
    if chance.below(1000) < per_mille {
        (PlayedResult::FirstWins, score)
    } else {
        (PlayedResult::SecondWins, score.swapped())
    }
}

fn play(raw: &mut RawTournament, size: u32, next: &NextRound, chance: &mut SplitMix64) {
    let mut entries = Vec::new();
    for pair in &next.pairs {
        let sides = pair.map(StartNumber::get);
        let (result, score) = result(size, sides, chance);
        entries.push(RawEntry::Game {
            place: Place::default(),
            sides,
            result: RawGameResult::Outcome(Outcome::played(result)),
            score: Some(score),
            terms: GameTerms::EVEN,
        });
    }
    entries.extend(next.byes.iter().map(|no| RawEntry::Idle {
        place: Place::default(),
        who: no.get(),
        idle: Idle::PairingBye,
    }));
    raw.played.push(RawRound { entries });
}

/// FNV-1a over the start numbers in table order.
fn digest(hash: u64, next: &NextRound) -> u64 {
    let numbers =
        next.pairs.iter().flat_map(|pair| [pair.first, pair.second]).chain(next.byes.iter().copied());
    numbers
        .flat_map(|no| no.get().to_le_bytes())
        .fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn timed(tournament: &Tournament) -> (Result<NextRound, CannotPair>, Duration) {
    let started = Instant::now();
    let next = pair(SYSTEM, tournament, &Options::default(), &mut Silent);
    (next, started.elapsed())
}

fn run(kind: Kind, size: u32) {
    let mut chance = SplitMix64::new(u64::from(size));
    let mut raw = entries(kind, size);
    let most = if kind == Kind::ToTheEnd { 2 * size } else { ROUNDS };
    let mut hash = 0xcbf2_9ce4_8422_2325;
    let mut times = Vec::new();
    for _ in 0..most {
        let tournament = raw.check().expect("the bench's own facts").tournament;
        let (next, time) = timed(&tournament);
        times.push(time.as_secs_f64() * 1000.0);
        let Ok(next) = next else { break };
        assert_eq!(check_round(SYSTEM, &tournament, &next), [], "the round is legal");
        hash = digest(hash, &next);
        play(&mut raw, size, &next, &mut chance);
    }
    let figures = if kind == Kind::ToTheEnd {
        let last = times.last().copied().unwrap_or_default();
        let slowest = times.iter().copied().fold(0.0, f64::max);
        format!("the slowest {slowest:.1}, the refusal {last:.1}")
    } else {
        times.iter().map(|time| format!("{time:>7.1}")).collect::<Vec<_>>().join(" ")
    };
    println!("{:>10} {size:>6} competitors, {:>3} rounds: {figures} ms", kind.name(), raw.played.len());
    match ANSWERS.iter().find(|(name, players, _)| (*name, *players) == (kind.name(), size)) {
        Some((.., expected)) => assert_eq!(hash, *expected, "the pairs of {} {size}", kind.name()),
        None => println!("           (\"{}\", {size}, {hash:#x}) is not recorded", kind.name()),
    }
}

/// One more of the school than others: no pairing, and the reason is found.
fn refuse(size: u32) {
    let mut raw = entries(Kind::OneSchool, size);
    raw.forbidden[0].members.push(1);
    let (next, time) = timed(&raw.check().expect("the bench's own facts").tournament);
    assert!(matches!(next, Err(CannotPair::NoPairing { .. })), "one is left over");
    println!("   refused {size:>6} competitors: {:.1} ms", time.as_secs_f64() * 1000.0);
}

fn main() {
    let given: Vec<u32> = std::env::args().filter_map(|argument| argument.parse().ok()).collect();
    let sizes = if given.is_empty() { SIZES.to_vec() } else { given };
    for &size in &sizes {
        run(Kind::Open, size);
    }
    for size in [24, 100, 1000] {
        run(Kind::OneSchool, size);
    }
    for size in [12, 24, 25, 60] {
        run(Kind::ToTheEnd, size);
    }
    for size in [24, 1000] {
        refuse(size);
    }
}
