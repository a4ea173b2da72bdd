//! Random tournaments in which ties and gaps of every kind come up.

use kolo_model::{
    ForfeitResult, Idle, Outcome, Place, PlayedResult, RawEntry, RawRound, RawTournament, Spot, System,
};
use kolo_standings::Criterion;
use proptest::prelude::*;

use crate::notation::{field, game};

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

/// What chance decides about one competitor: rating, and after which round he withdraws.
#[derive(Debug, Clone)]
struct Somebody {
    rating: Option<i64>,
    withdraws: Option<u32>,
}

fn somebody() -> impl Strategy<Value = Somebody> {
    // Few different ratings, so that averages are often equal.
    let rating = prop::option::weighted(0.8, 1998i64..2002);
    let withdraws = prop::option::weighted(0.1, 1u32..6);
    (rating, withdraws).prop_map(|(rating, withdraws)| Somebody { rating, withdraws })
}

/// Up to ten competitors paired at random in up to ten rounds; rematches happen.
pub(crate) fn tournaments() -> impl Strategy<Value = RawTournament> {
    (2u32..=10).prop_flat_map(|count| {
        let seats: Vec<u32> = (1..=count).collect();
        let round = (Just(seats).prop_shuffle(), prop::collection::vec(outcome(), MOST_GAMES), away());
        let people = prop::collection::vec(somebody(), count as usize);
        let rounds = prop::collection::vec(round, 1..=10);
        (rounds, people, any::<Option<u64>>()).prop_map(move |(rounds, mut people, seed)| {
            // Somebody stays to the end: a round is never empty.
            people[0].withdraws = None;
            let mut raw = field(System::Swiss, count);
            raw.seed = seed;
            for (competitor, somebody) in raw.competitors.iter_mut().zip(&people) {
                competitor.rating = somebody.rating.map(|rating| Spot::new(rating, Place::default()));
                competitor.withdrawn_after =
                    somebody.withdraws.map(|after| Spot::new(after, Place::default()));
            }
            let played = rounds.into_iter().zip(1..).map(|((mut seats, outcomes, away), round)| {
                seats.retain(|no| people[*no as usize - 1].withdraws.is_none_or(|after| round <= after));
                drawn(&seats, &outcomes, &away)
            });
            raw.played = played.collect();
            raw
        })
    })
}

fn drawn(seats: &[u32], outcomes: &[Outcome], away: &[Option<Idle>]) -> RawRound {
    let (missing, present) = seats.split_at(away.len().min(seats.len().saturating_sub(2)));
    let mut entries: Vec<RawEntry> = present
        .chunks_exact(2)
        .zip(outcomes)
        .map(|(pair, outcome)| game(pair[0], pair[1], *outcome))
        .collect();
    let idle = |who: &u32, idle| RawEntry::Idle { place: Place::default(), who: *who, idle };
    entries.extend(present.chunks_exact(2).remainder().iter().map(|who| idle(who, Idle::PairingBye)));
    entries.extend(missing.iter().zip(away).filter_map(|(who, why)| why.map(|why| idle(who, why))));
    RawRound { entries }
}

/// Every criterion that this tournament allows.
pub(crate) fn lawful(raw: &RawTournament) -> Vec<Criterion> {
    let rated = raw.competitors.iter().any(|competitor| competitor.rating.is_some());
    Criterion::ALL.into_iter().filter(|criterion| *criterion != Criterion::Rating || rated).collect()
}
