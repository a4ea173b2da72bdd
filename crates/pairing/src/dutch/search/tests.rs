//! What the quick ways find is what the slow ones find, and prices over few choices prove the best of all.

use kolo_matching::{Alone, Graph, verify};
use kolo_model::{
    GameTerms, Outcome, PerSide, Place, PlayedResult, RawCompetitor, RawEntry, RawGameResult, RawRound,
    RawTournament, SplitMix64, Spot, Tournament,
};

use super::complete::Complete;
use super::exchanges::Halves;
use super::likely::LeftOver;
use super::rule::Rule;
use super::{
    Kinds, Search, TooManyScores, UnplayedGames, Weights, by_kinds, pair_one_by_one, paired, with_width,
};
use crate::dutch::bracket::{Bracket, Reach, Unpaired};
use crate::dutch::field::Field;
use crate::dutch::field::tests::{field, player};
use crate::dutch::{next_round, round};
use crate::{Options, Silent};

/// Half-played tournaments: so many players and rounds, and draws in a hundred games. Now and then a player stays away.
fn in_course(players: u32, rounds: usize, draws: u64, seed: u64) -> Vec<Tournament> {
    let mut chance = SplitMix64::new(seed);
    let mut raw = RawTournament {
        rounds: Some(Spot::new(u32::try_from(rounds).unwrap(), Place::default())),
        competitors: (1..=players).map(|no| RawCompetitor::named(no, "Somebody")).collect(),
        ..RawTournament::default()
    };
    let mut all = Vec::new();
    for _ in 0..rounds {
        let tournament = raw.clone().check().unwrap().tournament;
        // A small field may have met all.
        let Ok(next) = next_round(&tournament, &Options::default(), &mut Silent) else { break };
        all.push(tournament);
        let entries = next.pairs.iter().filter_map(|pair| {
            let result = match chance.below(100) {
                99 => return None,
                below if below < draws => PlayedResult::Draw,
                odd if odd % 2 == 1 => PlayedResult::FirstWins,
                _ => PlayedResult::SecondWins,
            };
            Some(RawEntry::Game {
                place: Place::default(),
                sides: pair.map(kolo_model::StartNumber::get),
                result: RawGameResult::Outcome(Outcome::played(result)),
                score: None,
                terms: GameTerms::EVEN,
            })
        });
        raw.played.push(RawRound { entries: entries.collect() });
    }
    all
}

/// A tournament in which the higher half won twice with the first colour: no two of it can meet. Now and then
/// there was a draw, so that there are several scores; an odd one has just come.
fn in_two_camps(players: u32, draws: u32) -> Tournament {
    let half = players / 2;
    let round = |shift: u32| {
        let game = move |no: u32| RawEntry::Game {
            place: Place::default(),
            sides: PerSide::new(no, half + 1 + (no - 1 + shift) % half),
            result: RawGameResult::Outcome(Outcome::played(if no % 7 < draws {
                PlayedResult::Draw
            } else {
                PlayedResult::FirstWins
            })),
            score: None,
            terms: GameTerms::EVEN,
        };
        RawRound { entries: (1..=half).map(game).collect() }
    };
    let raw = RawTournament {
        rounds: Some(Spot::new(9, Place::default())),
        competitors: (1..=players).map(|no| RawCompetitor::named(no, "Somebody")).collect(),
        played: vec![round(0), round(1)],
        ..RawTournament::default()
    };
    raw.check().unwrap().tournament
}

fn fields() -> Vec<Field> {
    let large = in_course(151, 7, 30, 1).into_iter().chain(in_course(120, 9, 80, 2));
    let small =
        (3..40).flat_map(|players| in_course(players, (players as usize).min(9) - 2, 40, players.into()));
    // Most have met most.
    let worn = [21, 31, 41].into_iter().flat_map(|players| in_course(players, players as usize - 6, 85, 3));
    let camps = (6..44).flat_map(|players| (0..4).map(move |draws| in_two_camps(players, draws)));
    large.chain(small).chain(worn).chain(camps).map(|tournament| Field::of(&tournament)).collect()
}

/// Every bracket of every field, as far as the search may look.
fn each_bracket(mut check: impl FnMut(&Unpaired<'_>, Reach)) {
    for field in fields() {
        let round = round::pair(&field).unwrap();
        for (at, stage) in round.brackets.iter().enumerate() {
            let all = round.unpaired(at, &stage.moved_down);
            for reach in [Reach::Bracket, Reach::Following, Reach::AllPlayers] {
                check(&all, reach);
            }
        }
    }
}

#[test]
fn kinds_alone_decide_as_the_search_among_players_does() {
    let (mut decided, mut not) = (0, 0);
    each_bracket(|all, reach| {
        let bracket = Bracket::new(all, reach);
        let unplayed = UnplayedGames::DoNotCount;
        let weights = Weights::of(&bracket, unplayed);
        with_width!(weights, N => {
            let kinds = Kinds::<N>::of(&bracket, &weights);
            let Some(pairs) = by_kinds::pair(&bracket, &kinds) else {
                not += 1;
                return;
            };
            decided += 1;
            let (searched, _) = pair_one_by_one(&bracket, &weights, &kinds, unplayed).unwrap();
            assert_eq!(paired(&bracket, &pairs, unplayed), searched);
        }, wider => unreachable!("few scores"));
    });
    assert!(decided > 500 && not > 500, "both occur: {decided}, {not}");
}

#[test]
fn more_scores_than_can_be_weighed_are_refused() {
    let players = (1..=900).map(|no| player(no, 2 * (901 - no), "")).collect();
    let field = field(players, &[]);
    let ranks: Vec<_> = field.ranks().collect();
    let (moved_down, residents) = ranks.split_at(899);
    let (following, below, bye, foreseen) = (&[][..], &[][..], None, &[][..]);
    let all = Unpaired { field: &field, moved_down, residents, following, below, bye, foreseen };
    assert_eq!(super::pair(&all), Err(TooManyScores { scores: 900 }));
}

#[test]
fn however_far_the_search_looks_it_finds_the_same() {
    let mut near = 0;
    each_bracket(|all, reach| {
        if all.holds_bye() || reach != Reach::AllPlayers {
            return;
        }
        let found = super::pair(all).unwrap();
        near += usize::from(found.reach != reach);
        let (everywhere, _) = super::pair_with(&Bracket::new(all, reach), UnplayedGames::DoNotCount).unwrap();
        assert_eq!((&found.pairs, &found.downfloaters), (&everywhere.pairs, &everywhere.downfloaters));
    });
    assert!(near > 100, "{near}");
}

/// 4.2 as it is written: one after the other gets the first with whom everything can still be best.
fn one_after_the_other<const N: usize>(search: &mut Search<'_, N>, halves: &Halves) {
    let mut free = halves.second.clone();
    for &who in &halves.first {
        let lower: Vec<usize> = free.iter().copied().filter(|other| *other > who).collect();
        let taken = search.settle_first(who, &lower);
        free.retain(|other| *other != taken);
    }
}

#[test]
fn an_order_that_prices_foretell_is_the_one_found_one_after_the_other() {
    let (mut paired, mut several_float) = (0, 0);
    each_bracket(|all, reach| {
        let bracket = Bracket::new(all, reach);
        let counts = all.holds_bye() && reach == Reach::AllPlayers;
        let unplayed = if counts { UnplayedGames::Count } else { UnplayedGames::DoNotCount };
        let weights = Weights::of(&bracket, unplayed);
        with_width!(weights, N => {
            let kinds = Kinds::<N>::of(&bracket, &weights);
            let [mut quick, mut slow] = [(); 2].map(|()| Search::new(&bracket, &weights, &kinds));
            quick.settle_moved_down();
            slow.settle_moved_down();
            let moved_down = slow.moved_down_and_residents();
            one_after_the_other(&mut slow, &moved_down);
            quick.settle_their_opponents();
            assert_eq!(quick.pairs, slow.pairs, "those moved down");
            let remainder = slow.remainder();
            let halves = slow.settle_halves(&remainder);
            one_after_the_other(&mut slow, &halves);
            let halves = quick.settle_halves(&remainder);
            quick.settle_opponents(&halves, LeftOver::Floats);
            assert_eq!(quick.pairs, slow.pairs, "the remainder");
            paired += quick.pairs.len();
            several_float += usize::from(halves.second.len() > halves.first.len() + 1);
        }, wider => unreachable!("few scores"));
    });
    assert!(paired > 10_000 && several_float > 50, "{paired}, {several_float}");
}

#[test]
fn prices_over_few_choices_prove_the_best_of_all() {
    let mut sparse = 0;
    each_bracket(|all, reach| {
        let bracket = Bracket::new(all, reach);
        let weights = Weights::of(&bracket, UnplayedGames::DoNotCount);
        with_width!(weights, N => {
            let kinds = Kinds::<N>::of(&bracket, &weights);
            let count = bracket.vertices();
            let complete = Complete::new(&bracket, &kinds, &weights, vec![Rule::Any; count], |_| [0; N]);
            let all = (0..count).flat_map(|upper| (upper + 1..count).map(move |lower| (upper, lower)));
            let legal = all.filter(|(upper, lower)| !bracket.apart(*upper, *lower));
            let edges = legal.filter_map(|(upper, lower)| Some((upper, lower, *kinds.weight(upper, lower)?)));
            let graph = Graph::from_edges(count, edges).unwrap();
            let (matching, certificate, written_down) = complete.proof();
            sparse += usize::from(written_down < graph.edge_count());
            let alone = |vertex: usize| Alone::Costs(kinds.alone(vertex));
            assert_eq!(verify(&graph, alone, &matching, &certificate), Ok(()));
        }, wider => unreachable!("few scores"));
    });
    assert!(sparse > 50, "few choices were enough in {sparse} brackets");
}
