//! In what a round of a go tournament is worse than the one that the rules give.

use kolo_messages::Message;
use kolo_model::{Game, GameTerms, Idle, PerSide, Round, RoundNumber, StartNumber, System, Tournament};
use kolo_pairing::go::{self, Comparison};
use kolo_pairing::{NextRound, Options, check_round};

/// The reasons in words, where the difference itself is already reported. Systems without one measure for
/// the whole round have none.
pub(super) fn reasons(
    system: System,
    before: &Tournament,
    options: &Options,
    found: &Round,
    expected: &NextRound,
) -> Vec<Message> {
    if !is_drawn_by_criteria(system) {
        return Vec::new();
    }
    let byes = found.idle.iter().filter(|(_, idle)| *idle == Idle::PairingBye).map(|(no, _)| *no);
    let found = NextRound {
        round: expected.round,
        pairs: found.games.iter().map(|game| game.sides).collect(),
        byes: byes.collect(),
    };
    // Where all had a bye before, even the right round gives a player a second one.
    let unavoidable = check_round(system, before, expected);
    let mut violations = check_round(system, before, &found);
    violations.retain(|violation| !unavoidable.contains(violation));
    if !violations.is_empty() {
        let broken = |violation: &kolo_pairing::Violation| {
            Message::new("cli-check-breaks")
                .with("what", violation.message())
                .with("clause", violation.clause(system))
        };
        return violations.iter().map(broken).collect();
    }
    if same_people(&found) == same_people(expected) {
        return vec![Message::new("cli-check-sides")];
    }
    let compared = go::compare(system, before, options, &found, expected);
    let words = compared.map(|comparison| match comparison {
        Comparison::OnlyLot => Message::new("cli-check-only-lot").with("seed", options.seed.to_string()),
        Comparison::Differs { criterion, clause, found, expected } => Message::new("cli-check-worse")
            .with("criterion", criterion)
            .with("found", found.to_string())
            .with("expected", expected.to_string())
            .with("clause", clause),
    });
    words.into_iter().collect()
}

/// Whether one list of criteria measures the whole round, handicap included.
fn is_drawn_by_criteria(system: System) -> bool {
    matches!(system, System::Swiss | System::McMahon)
}

/// Who meets whom, sides and boards left aside, and who is free.
fn same_people(round: &NextRound) -> (Vec<(StartNumber, StartNumber)>, &[StartNumber]) {
    let sorted = |pair: &PerSide<StartNumber>| (pair.first.min(pair.second), pair.first.max(pair.second));
    let mut pairs: Vec<_> = round.pairs.iter().map(sorted).collect();
    pairs.sort_unstable();
    (pairs, &round.byes)
}

/// Games that were played with another handicap than the tournament gives.
pub(super) fn other_handicaps(
    system: System,
    before: &Tournament,
    number: RoundNumber,
    found: &Round,
) -> Vec<Message> {
    if !is_drawn_by_criteria(system) {
        return Vec::new();
    }
    let pairs: Vec<PerSide<StartNumber>> = found.games.iter().map(|game| game.sides).collect();
    let given = go::game_terms(system, before, &pairs);
    let differs = |(game, terms): (&Game, GameTerms)| {
        (game.outcome.is_game() && game.terms.handicap != terms.handicap).then(|| {
            Message::new("cli-check-handicap")
                .with("round", number)
                .with("first", before.label(game.sides.first))
                .with("second", before.label(game.sides.second))
                .with("found", game.terms.handicap)
                .with("expected", terms.handicap)
        })
    };
    found.games.iter().zip(given).filter_map(differs).collect()
}
