use kolo_model::{Cell, Outcome, PlayedResult};
use kolo_pairing::check_round;

use super::*;

const QUIET: Rates = Rates { forfeit: 0, absence: 0, withdrawal: 0, draw: 0 };

fn recipe(players: usize, rounds: usize, rates: Rates) -> Recipe {
    Recipe {
        system: System::RoundRobin,
        players,
        rounds,
        seed: 11,
        handicap: false,
        boards: None,
        baku: false,
        rates,
    }
}

#[test]
fn the_same_recipe_gives_the_same_tournament() {
    let wild = Rates { forfeit: 100, absence: 100, withdrawal: 30, draw: 300 };
    let one = generate(&recipe(12, 11, wild)).unwrap();
    assert_eq!(one, generate(&recipe(12, 11, wild)).unwrap());
    assert_ne!(one, generate(&Recipe { seed: 12, ..recipe(12, 11, wild) }).unwrap());
}

#[test]
fn every_round_was_paired_by_the_rules() {
    let wild = Rates { forfeit: 100, absence: 150, withdrawal: 40, draw: 300 };
    let whole = generate(&recipe(15, 30, wild)).unwrap();
    for index in 0..whole.rounds().len() {
        let earlier = whole.before_round(kolo_model::RoundNumber::from_index(index));
        let next = pair(System::RoundRobin, &earlier, &Options::default(), &mut Silent).unwrap();
        assert_eq!(check_round(System::RoundRobin, &earlier, &next), []);
        let games: Vec<_> = whole.rounds()[index].games.iter().map(|game| game.sides).collect();
        assert_eq!(games, next.pairs);
    }
}

#[test]
fn rates_are_kept() {
    let certain = Rates { draw: 1000, ..QUIET };
    let drawn = generate(&recipe(10, 9, certain)).unwrap();
    let mut games = drawn.rounds().iter().flat_map(|round| &round.games);
    assert!(games.all(|game| game.outcome == Outcome::played(PlayedResult::Draw)));

    let forfeited = generate(&recipe(10, 9, Rates { forfeit: 1000, ..QUIET })).unwrap();
    let mut games = forfeited.rounds().iter().flat_map(|round| &round.games);
    assert!(games.all(|game| matches!(game.outcome, Outcome::Forfeit(_))));

    let quiet = generate(&recipe(40, 39, QUIET)).unwrap();
    let rows = quiet.crosstable();
    assert!(rows.rows().iter().flat_map(|row| &row.cells).all(|cell| matches!(cell, Cell::Game(_))));

    let deserted = generate(&recipe(40, 39, Rates { withdrawal: 1000, ..QUIET })).unwrap();
    assert_eq!(deserted.competitors().iter().filter(|c| c.withdrawn_after.is_none()).count(), 2);
}

#[test]
fn what_the_system_cannot_do_is_refused() {
    assert!(matches!(
        generate(&recipe(4, 7, QUIET)),
        Err(CannotGenerate::Pairing(CannotPair::TooManyRounds { .. }))
    ));
}

#[test]
fn scores_of_gomoku_fit_the_results() {
    let wild = Rates { forfeit: 100, absence: 60, withdrawal: 10, draw: 250 };
    for boards in [None, Some(3), Some(5)] {
        let recipe = Recipe { system: System::Pisqworky2023, boards, ..recipe(21, 7, wild) };
        let made = generate(&recipe).unwrap();
        let full = made.full_score();
        assert_eq!(full, 4 * boards.unwrap_or(1));
        for game in made.rounds().iter().flat_map(|round| &round.games) {
            let Outcome::Played(result, _) = game.outcome else {
                assert_eq!(game.score, None);
                continue;
            };
            let score = game.score.unwrap();
            assert_eq!(score.first + score.second, full);
            let expected = match score.first.cmp(&score.second) {
                std::cmp::Ordering::Greater => PlayedResult::FirstWins,
                std::cmp::Ordering::Equal => PlayedResult::Draw,
                std::cmp::Ordering::Less => PlayedResult::SecondWins,
            };
            assert_eq!(result, expected);
        }
    }
}
