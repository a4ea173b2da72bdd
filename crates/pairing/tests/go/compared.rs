//! Rounds that somebody else made, held against the engine's.

use kolo_model::PerSide;
use kolo_pairing::go::{Comparison, compare, game_terms};
use kolo_pairing::{NextRound, Options, Silent, check_round, pair};

use crate::generator::{Kind, Position, positions};

/// The engine's round of a position, if it has one.
fn engine(position: &Position) -> Option<(NextRound, Options)> {
    let options = Options { seed: position.seed, ..Options::default() };
    let round = pair(position.system, &position.tournament, &options, &mut Silent).ok()?;
    Some((round, options))
}

/// Every round that differs from `round` by an exchange of two opponents.
fn exchanged(round: &NextRound) -> Vec<NextRound> {
    let mut others = Vec::new();
    for one in 0..round.pairs.len() {
        for other in one + 1..round.pairs.len() {
            let mut changed = round.clone();
            let (a, b) = (round.pairs[one], round.pairs[other]);
            changed.pairs[one] = PerSide::new(a.first, b.second);
            changed.pairs[other] = PerSide::new(b.first, a.second);
            others.push(changed);
        }
    }
    others
}

#[test]
fn no_lawful_round_is_better_and_most_are_worse() {
    let (mut worse, mut equal) = (0u32, 0u32);
    for position in (0..30).flat_map(|seed| Kind::ALL.into_iter().flat_map(move |kind| positions(kind, seed)))
    {
        let Some((round, options)) = engine(&position) else { continue };
        let (system, tournament) = (position.system, &position.tournament);
        assert_eq!(compare(system, tournament, &options, &round, &round), Some(Comparison::OnlyLot));
        for other in exchanged(&round) {
            let legal = check_round(system, tournament, &other) == check_round(system, tournament, &round);
            if !legal {
                continue;
            }
            match compare(system, tournament, &options, &other, &round) {
                Some(Comparison::OnlyLot) => equal += 1,
                Some(Comparison::Differs { found, expected, criterion, .. }) => {
                    assert!(found > expected, "{criterion:?}: {found} {expected} in {position:?}");
                    worse += 1;
                }
                None => panic!("both are draws of the same people: {position:?}"),
            }
        }
    }
    assert!(worse > 500 && equal > 100, "{worse} {equal}");
}

#[test]
fn a_round_of_other_people_cannot_be_compared() {
    let position = positions(Kind::Normal, 1).into_iter().find(|position| engine(position).is_some());
    let position = position.expect("some round can be paired");
    let (round, options) = engine(&position).expect("just paired");
    let mut short = round.clone();
    short.pairs.pop();
    assert_eq!(compare(position.system, &position.tournament, &options, &short, &round), None);
}

#[test]
fn the_stronger_one_gets_no_stones_on_the_side_of_black() {
    let mut games = 0;
    for position in (0..20).flat_map(|seed| positions(Kind::Handicap, seed)) {
        let Some((round, _)) = engine(&position) else { continue };
        let terms = game_terms(position.system, &position.tournament, &round.pairs);
        let turned: Vec<_> = round.pairs.iter().map(|pair| pair.swapped()).collect();
        let turned = game_terms(position.system, &position.tournament, &turned);
        for (drawn, turned) in terms.iter().zip(turned).filter(|(drawn, _)| !drawn.handicap.is_none()) {
            assert!(turned.handicap.is_none(), "{drawn:?} {turned:?}");
            games += 1;
        }
    }
    assert!(games > 20, "{games}");
}
