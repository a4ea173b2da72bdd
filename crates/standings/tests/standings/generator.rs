//! Random tournaments in which ties and gaps of every kind come up.

use kolo_model::{
    ForfeitOpponents, ForfeitResult, GoRank, GoSettings, Idle, McMahon, Outcome, Place, PlayedResult,
    RawEntry, RawRound, RawTournament, Spot, SuperGroup, System,
};
use kolo_standings::Criterion;
use proptest::prelude::*;

use crate::notation::{field, game, scored};

/// As many games as a round of the largest field has.
const MOST_GAMES: usize = 5;

fn outcome() -> impl Strategy<Value = Outcome> {
    prop_oneof![
        6 => Just(Outcome::played(PlayedResult::FirstWins)),
        6 => Just(Outcome::played(PlayedResult::SecondWins)),
        3 => Just(Outcome::played(PlayedResult::Draw)),
        1 => Just(Outcome::played(PlayedResult::BothLose)),
        1 => Just(Outcome::played(PlayedResult::SecondDrawsFirstLoses)),
        1 => Just(Outcome::Forfeit(ForfeitResult::FirstWins)),
        1 => Just(Outcome::Forfeit(ForfeitResult::SecondWins)),
        1 => Just(Outcome::Forfeit(ForfeitResult::BothLose)),
        1 => Just(Outcome::Pending),
        1 => Just(Outcome::Adjourned),
    ]
}

/// Points inside a match, few of them and often equal; `None` where nobody wrote them down.
fn score() -> impl Strategy<Value = Option<(i64, i64)>> {
    prop::option::weighted(0.7, (0i64..4, 0i64..4))
}

/// Who is away: somebody not named in the round at all is absent, too.
fn away() -> impl Strategy<Value = Vec<Option<Idle>>> {
    let why = prop_oneof![
        Just(None),
        Just(Some(Idle::Absent)),
        Just(Some(Idle::AnnouncedAbsence)),
        Just(Some(Idle::ZeroPointBye)),
        Just(Some(Idle::HalfPointBye)),
        Just(Some(Idle::FullPointBye)),
    ];
    prop::collection::vec(why, 0..3)
}

/// What chance decides about one competitor.
#[derive(Debug, Clone)]
struct Person {
    rating: Option<i64>,
    rank: Option<u32>,
    adjustment: i32,
    super_group: bool,
    /// After which round.
    withdraws: Option<u32>,
}

fn person() -> impl Strategy<Value = Person> {
    // Few different ratings, so that averages are often equal.
    let rating = prop::option::weighted(0.8, 1998i64..2002);
    let rank = prop::option::weighted(0.8, 1u32..5);
    let withdraws = prop::option::weighted(0.1, 1u32..6);
    let adjustment = prop_oneof![8 => Just(0), 1 => Just(1), 1 => Just(-1)];
    (rating, rank, adjustment, prop::bool::weighted(0.05), withdraws).prop_map(
        |(rating, rank, adjustment, super_group, withdraws)| Person {
            rating,
            rank,
            adjustment,
            super_group,
            withdraws,
        },
    )
}

/// Swiss or McMahon, with and without bar and floor, and both ways to take forfeits.
fn rules() -> impl Strategy<Value = (System, GoSettings)> {
    let cut = || prop::option::of(1u8..=2);
    (prop::bool::ANY, cut(), cut(), prop::bool::weighted(0.3)).prop_map(|(mcmahon, bar, floor, count)| {
        let bar = bar.and_then(GoRank::kyu);
        let floor = floor.and_then(|steps| GoRank::kyu(steps + 2));
        let forfeits = if count { ForfeitOpponents::Count } else { ForfeitOpponents::NotPlayed };
        let settings = GoSettings {
            mcmahon: McMahon { bar, floor, ..McMahon::default() },
            forfeits,
            ..GoSettings::default()
        };
        (if mcmahon { System::McMahon } else { System::Swiss }, settings)
    })
}

/// Boards of a match and the score of a bye, given or not.
fn matches() -> impl Strategy<Value = (Option<Spot<u32>>, Option<Spot<u32>>)> {
    let boards = prop::option::of(prop::sample::select(vec![1, 3, 5]));
    let spot = |given: Option<u32>| given.map(|value| Spot::new(value, Place::default()));
    (boards, prop::option::of(0u32..=4)).prop_map(move |(boards, bye)| (spot(boards), spot(bye)))
}

/// Up to ten competitors paired at random in up to ten rounds; rematches happen.
pub(crate) fn tournaments() -> impl Strategy<Value = RawTournament> {
    (2u32..=10).prop_flat_map(|count| {
        let seats: Vec<u32> = (1..=count).collect();
        let results = prop::collection::vec((outcome(), score()), MOST_GAMES);
        let round = (Just(seats).prop_shuffle(), results, away());
        let people = prop::collection::vec(person(), count as usize);
        let rounds = prop::collection::vec(round, 1..=10);
        let settings = (rules(), matches(), any::<Option<u64>>());
        (settings, rounds, people).prop_map(move |((rules, matches, seed), rounds, mut people)| {
            // Somebody stays to the end: a round is never empty.
            people[0].withdraws = None;
            let mut raw = field(rules.0, count);
            raw.go = rules.1;
            (raw.boards, raw.bye_score) = matches;
            raw.seed = seed;
            for (competitor, person) in raw.competitors.iter_mut().zip(&people) {
                competitor.rating = person.rating.map(|rating| Spot::new(rating, Place::default()));
                competitor.rank = person.rank.map(|kyu| Spot::new(format!("{kyu}k"), Place::default()));
                competitor.adjustment = person.adjustment;
                competitor.super_group =
                    if person.super_group { SuperGroup::Member } else { SuperGroup::Outside };
                competitor.withdrawn_after = person.withdraws.map(|after| Spot::new(after, Place::default()));
            }
            let played = rounds.into_iter().zip(1..).map(|((mut seats, results, away), round)| {
                seats.retain(|no| people[*no as usize - 1].withdraws.is_none_or(|after| round <= after));
                drawn(&seats, &results, &away)
            });
            raw.played = played.collect();
            raw
        })
    })
}

/// Two to six competitors and one game for each pair, in rounds of their own; one pair may have met again. The
/// lower number wins more often than not, so that somebody often beat all the others.
pub(crate) fn complete_fields() -> impl Strategy<Value = RawTournament> {
    (2u32..=6).prop_flat_map(|count| {
        let mut pairs: Vec<(u32, u32)> =
            (1..count).flat_map(|first| (first + 1..=count).map(move |second| (first, second))).collect();
        pairs.push((1, 2));
        let result = prop_oneof![12 => Just(Outcome::played(PlayedResult::FirstWins)), 5 => outcome()];
        let results = prop::collection::vec(result, pairs.len());
        (results, prop::bool::ANY).prop_map(move |(results, again)| {
            let mut raw = field(System::Swiss, count);
            let games = if again { pairs.len() } else { pairs.len() - 1 };
            let round = |((first, second), outcome): (&(u32, u32), Outcome)| RawRound {
                entries: vec![game(*first, *second, outcome)],
            };
            raw.played = pairs.iter().zip(results).take(games).map(round).collect();
            raw
        })
    })
}

fn drawn(seats: &[u32], results: &[(Outcome, Option<(i64, i64)>)], away: &[Option<Idle>]) -> RawRound {
    let (missing, present) = seats.split_at(away.len().min(seats.len().saturating_sub(2)));
    let mut entries: Vec<RawEntry> = present
        .chunks_exact(2)
        .zip(results)
        .map(|(pair, (outcome, inside))| match inside {
            None => game(pair[0], pair[1], *outcome),
            Some(points) => scored(pair[0], pair[1], *outcome, *points),
        })
        .collect();
    let idle = |who: &u32, idle| RawEntry::Idle { place: Place::default(), who: *who, idle };
    entries.extend(present.chunks_exact(2).remainder().iter().map(|who| idle(who, Idle::PairingBye)));
    entries.extend(missing.iter().zip(away).filter_map(|(who, why)| why.map(|why| idle(who, why))));
    RawRound { entries }
}

/// Every criterion that this tournament allows.
pub(crate) fn lawful(raw: &RawTournament) -> Vec<Criterion> {
    let rated = raw.competitors.iter().any(|competitor| competitor.rating.is_some());
    let mcmahon = raw.system == Some(System::McMahon);
    let allowed = |criterion: &Criterion| match criterion {
        Criterion::Rating => rated,
        Criterion::Mm => mcmahon,
        _ => true,
    };
    Criterion::NAMED.into_iter().filter(allowed).collect()
}
