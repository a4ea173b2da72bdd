//! Fields too large for the reference: no small change makes the engine's pairing better.

use kolo_model::{PerSide, RawRound, StartNumber, System};
use kolo_pairing::{Options, Silent, SplitMix64};

use crate::agreement::{file, pairing_of};
use crate::changes::{better_by_more, better_by_two};
use crate::generator::{Games, Kind, Rates, between, checked, off, start, with_results};
use crate::reference::{Field, boards};

/// The stream of random numbers for large fields.
const LARGE: u32 = 1000;

/// Changes of three or four pairs that are tried in a round.
const CHANGES: usize = 1_000;

#[test]
#[ignore = "the draw of Swiss and McMahon is not there yet"]
fn no_small_change_is_better() {
    for (number, players) in (0..).zip([50, 51, 77, 120, 199, 300]) {
        for (system, kind) in [(System::Swiss, Kind::Normal), (System::McMahon, Kind::Normal)]
            .into_iter()
            .chain([System::Swiss, System::McMahon].map(|system| (system, Kind::ALL[number % 5])))
        {
            let mut random = SplitMix64::stream(number as u64, LARGE + kind as u32);
            a_tournament(&mut random, kind, system, players);
        }
    }
}

/// Some rounds by the engine with random results, each of them judged.
fn a_tournament(random: &mut SplitMix64, kind: Kind, system: System, players: u32) {
    let rounds = between(random, 3, 6);
    let rates = Rates::of(random).without_pending();
    let seed = random.next_u64();
    let mut raw = start(random, kind, system, players, rounds, &rates);
    for next in 1..=rounds {
        raw.planned = off(random, &rates, &raw, next);
        let tournament = checked(&raw);
        let field = Field::of(system, &tournament, seed);
        let options = Options { seed, ..Options::default() };
        let round = kolo_pairing::pair(system, &tournament, &options, &mut Silent).unwrap();
        let pairing = pairing_of(&field, &round).unwrap();
        let better =
            better_by_two(&field, &pairing).or_else(|| better_by_more(&field, &pairing, random, CHANGES));
        assert!(better.is_none(), "{system} {kind:?} {players} {next}: {better:?}\n{}", file(&tournament));
        let boards = boards::in_order(&field, &pairing);
        let sides: Vec<PerSide<u32>> =
            boards.iter().map(|board| PerSide::new(board.first, board.second)).collect();
        assert!(sides.iter().copied().eq(round.pairs.iter().map(|pair| pair.map(StartNumber::get))));
        let games = Games {
            games: boards.iter().zip(sides).map(|(board, sides)| (sides, board.terms)).collect(),
            free: pairing.free.map(|player| field.players[player].no),
        };
        let entries = with_results(random, &rates, &raw, games);
        raw.planned.clear();
        raw.played.push(RawRound { entries });
    }
}
