//! Fields too large to write every pairing down.

use kolo_model::{PerSide, RawRound, StartNumber, System, Tournament};
use kolo_pairing::{Options, Silent, SplitMix64};

use crate::agreement::{file, pairing_of, wanted};
use crate::changes::{better_by_more, better_by_two};
use crate::generator::{Games, Kind, Rates, between, checked, off, pick, start, with_results};
use crate::reference::criteria::{of_part, values};
use crate::reference::{Field, Pairing, boards, matched, subsets};

/// The streams of random numbers.
const MIDDLE: u32 = 1000;
const LARGE: u32 = 2000;
const CHANGES: u32 = 3000;

/// Changes of three or four pairs that are tried in a round.
const TIMES: usize = 300;

/// What is wrong with the engine's pairing, if anything.
type Judge<'a> = &'a mut dyn FnMut(&Field, &Pairing) -> Option<String>;

/// The engine's pairing has the smallest values there are, found by building up from small sets of players.
#[test]
fn engine_equals_reference_in_larger_fields() {
    let mut rounds = 0;
    for seed in 0..wanted().div_ceil(60) {
        let mut random = SplitMix64::stream(seed, MIDDLE);
        let kind = *pick(&mut random, &Kind::ALL);
        let system = *pick(&mut random, &[System::Swiss, System::McMahon]);
        let players = between(&mut random, 11, 16);
        let mut judge = |field: &Field, pairing: &Pairing| {
            rounds += 1;
            let Some(best) = subsets::find(field) else { return Some("there is no pairing".to_owned()) };
            let (best, found) = (values(field, &best), values(field, pairing));
            (best != found).then(|| format!("expected {best:?}\nfound    {found:?}"))
        };
        a_tournament(&mut random, kind, system, players, &mut judge);
    }
    println!("compared {rounds} rounds of up to 16 players");
}

/// The engine's pairing of a large field has the smallest values there are. Where it has not, a small change that
/// makes it better shows best what is wrong.
#[test]
fn no_pairing_of_a_large_field_is_better() {
    for seed in 0..wanted().div_ceil(100) {
        let mut random = SplitMix64::stream(seed, LARGE);
        let kind = *pick(&mut random, &Kind::ALL);
        let system = *pick(&mut random, &[System::Swiss, System::McMahon]);
        let players =
            if seed % 10 == 0 { between(&mut random, 200, 300) } else { between(&mut random, 50, 130) };
        let mut changes = SplitMix64::stream(seed, CHANGES);
        let mut judge = |field: &Field, pairing: &Pairing| {
            let small = better_by_two(field, pairing);
            let small = small.or_else(|| better_by_more(field, pairing, &mut changes, TIMES));
            small.or_else(|| {
                let (least, found) = (matched::least_values(field), of_part(field, pairing));
                (least != Some(found)).then(|| format!("the values are {found:?} and can be {least:?}"))
            })
        };
        a_tournament(&mut random, kind, system, players, &mut judge);
    }
}

/// Some rounds by the engine with random results, each of them judged.
fn a_tournament(random: &mut SplitMix64, kind: Kind, system: System, players: u32, judge: Judge<'_>) {
    let rounds = between(random, 3, 6);
    let rates = Rates::of(random).without_pending();
    let seed = random.next_u64();
    let mut raw = start(random, kind, system, players, rounds, &rates);
    for next in 1..=rounds {
        raw.planned = off(random, &rates, &raw, next);
        let tournament = checked(&raw);
        let field = Field::of(system, &tournament, seed);
        let pairing = engine(&field, &tournament);
        if let Some(wrong) = judge(&field, &pairing) {
            panic!("{system} {kind:?}, {players} players, round {next}: {wrong}\n{}", file(&tournament));
        }
        let boards = boards::in_order(&field, &pairing).into_iter();
        let games = Games {
            games: boards.map(|board| (PerSide::new(board.first, board.second), board.terms)).collect(),
            free: pairing.free.map(|player| field.players[player].no),
        };
        let entries = with_results(random, &rates, &raw, games);
        raw.planned.clear();
        raw.played.push(RawRound { entries });
    }
}

/// The engine's pairing, of which sides and boards are checked here.
fn engine(field: &Field, tournament: &Tournament) -> Pairing {
    let options = Options { seed: field.seed, ..Options::default() };
    let round = kolo_pairing::pair(field.system, tournament, &options, &mut Silent).unwrap();
    let pairing = pairing_of(field, &round).unwrap();
    let boards = boards::in_order(field, &pairing).into_iter();
    let expected: Vec<PerSide<u32>> = boards.map(|board| PerSide::new(board.first, board.second)).collect();
    let found: Vec<PerSide<u32>> = round.pairs.iter().map(|pair| pair.map(StartNumber::get)).collect();
    assert_eq!(found, expected, "{}", file(tournament));
    pairing
}
