//! The reference itself: its rounds are legal, "no pairing" is true, and the pruning changes nothing.

use kolo_formats::Format;
use kolo_model::{PerSide, StartNumber, System};
use kolo_pairing::{NextRound, SplitMix64, check_round};

use crate::generator::{Kind, Position, positions, positions_of};
use crate::reference::facts::Facts;
use crate::reference::floats::Level;
use crate::reference::set::Set;
use crate::reference::{Board, Pruning, pair, pair_facts};

fn all_positions(seeds: u64) -> impl Iterator<Item = Position> {
    (0..seeds).flat_map(|seed| Kind::ALL.into_iter().flat_map(move |kind| positions(kind, seed)))
}

fn next_round(position: &Position, boards: &[Board]) -> NextRound {
    let number = |no: u32| StartNumber::new(no).unwrap();
    let games = boards.iter().filter(|board| board.1 != 0);
    let byes = boards.iter().filter(|board| board.1 == 0);
    NextRound {
        round: position.tournament.next_round(),
        pairs: games.map(|board| PerSide::new(number(board.0), number(board.1))).collect(),
        byes: byes.map(|board| number(board.0)).collect(),
    }
}

#[test]
fn rounds_are_lawful() {
    for position in all_positions(100) {
        if let Some(boards) = &position.expected {
            let next = next_round(&position, boards);
            let violations = check_round(System::Fide1992, &position.tournament, &next);
            assert!(violations.is_empty(), "{violations:?}\n{position:?}");
        }
    }
}

/// Whether those who wait can be paired under B1 and B2, but for one bye.
fn can_be_paired(facts: &Facts, waiting: Set, byes: usize) -> bool {
    let Some(one) = waiting.members().next() else { return byes == 0 };
    let rest = waiting.without(one);
    let opponents = rest.members().filter(|other| facts.may_pair(one, *other, Level::Nothing));
    opponents.into_iter().any(|other| can_be_paired(facts, rest.without(other), byes))
        || (byes > 0 && !facts.players[one].barred && can_be_paired(facts, rest, byes - 1))
}

#[test]
fn there_is_a_round_whenever_there_can_be_one() {
    let mut without = 0;
    for position in all_positions(100) {
        let facts = Facts::of(&position.tournament);
        let all: Set = (0..facts.players.len()).collect();
        let possible = can_be_paired(&facts, all, facts.players.len() % 2);
        assert_eq!(possible, position.expected.is_some(), "{position:?}");
        without += usize::from(!possible);
    }
    assert!(without > 50, "only {without} rounds without a pairing were tried");
}

#[test]
fn pruning_changes_nothing() {
    for seed in 0..150 {
        for kind in Kind::ALL {
            let mut random = SplitMix64::stream(seed, 100 + kind as u32);
            let players = 4 + u32::try_from(random.below(6)).unwrap();
            for position in positions_of(kind, players, &mut random) {
                let facts = Facts::of(&position.tournament);
                assert_eq!(
                    pair_facts(&facts, Pruning::Off),
                    position.expected,
                    "{kind:?} {seed} {position:?}"
                );
            }
        }
    }
}

/// A difference between engine and reference is printed as a file; the file must show it again.
#[test]
fn the_file_of_a_position_has_the_same_next_round() {
    for position in all_positions(50) {
        let trf = kolo_formats::write(Format::Trf, &position.tournament).unwrap().bytes;
        let read = kolo_formats::read(Format::Trf, &trf).unwrap().tournament;
        assert_eq!(pair(&read), position.expected, "{}\n{position:?}", String::from_utf8_lossy(&trf));
    }
}
