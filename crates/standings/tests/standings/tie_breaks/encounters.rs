//! Direct encounter (article 6), worked out by hand.

use kolo_messages::Lang;
use kolo_model::{Outcome, PlayedResult, RawRound, System};
use kolo_standings::{Criterion, TieBreak, standings};
use proptest::prelude::*;

use crate::notation::{explained, field, game, places, tournament};

fn order(system: System, count: u32, rounds: &[&str], by: &str) -> Vec<String> {
    let list = Criterion::parse_list(by).expect("known codes");
    places(&standings(&tournament(system, count, rounds), &list).expect("a table"))
}

#[test]
fn who_is_equal_again_is_looked_at_among_themselves() {
    // All met: 1 and 2 made 2 each, 3 and 4 made 1 each; 1 beat 2, and 3 beat 4.
    let rounds = ["1-2:1 3-4:1", "1-3:1 2-4:1", "1-4:0 2-3:1"];
    assert_eq!(order(System::Dutch, 4, &rounds, "DE"), ["1 1", "2 2", "3 3", "4 4"]);
    // A ring stays equal.
    assert_eq!(order(System::Dutch, 3, &["1-2:1", "2-3:1", "3-1:1"], "DE"), ["1-3 1", "1-3 2", "1-3 3"]);
}

#[test]
fn in_a_swiss_the_top_must_be_out_of_reach() {
    // 1 beat 2 and 3, who did not meet: the one who wins that game would have 1, less than 2.
    assert_eq!(order(System::Dutch, 3, &["1-2:1", "1-3:1"], "DE"), ["1 1", "2-3 2", "2-3 3"]);
    // 1 beat 2 and did not meet 3, who could come to 2.
    assert_eq!(order(System::Dutch, 3, &["1-2:1"], "DE"), ["1-3 1", "1-3 2", "1-3 3"]);
    // 1 drew with 2 and beat 3: 2 could still come to 1.5.
    assert_eq!(order(System::Dutch, 3, &["1-2:=", "1-3:1"], "DE"), ["1-3 1", "1-3 2", "1-3 3"]);
    // 1 is out of reach, then 2 as well: 4 did not meet 3 and 2, and 3 lost to both.
    let chain = ["1-2:1", "1-3:1", "1-4:1", "2-3:1", "2-4:1"];
    assert_eq!(order(System::Dutch, 4, &chain, "DE"), ["1 1", "2 2", "3-4 3", "3-4 4"]);
}

#[test]
fn in_a_round_robin_nothing_is_decided_before_all_have_met() {
    assert_eq!(order(System::RoundRobin, 3, &["1-2:1", "1-3:1"], "DE"), ["1-3 1", "1-3 2", "1-3 3"]);
}

#[test]
fn a_forfeit_is_a_game_in_a_round_robin_and_with_the_modifier() {
    let forfeit = ["1-2:-+"];
    assert_eq!(order(System::Dutch, 2, &forfeit, "DE"), ["1-2 1", "1-2 2"]);
    assert_eq!(order(System::Dutch, 2, &forfeit, "DE/P"), ["1 2", "2 1"]);
    assert_eq!(order(System::RoundRobin, 2, &forfeit, "DE"), ["1 2", "2 1"]);
}

#[test]
fn two_who_met_twice_count_with_the_average() {
    // 1 made 1.5 of two games with 2, that is 0.75, and lost to 3; 2 made 0.25 and beat 3; so 3 has 1.
    let rounds = ["1-2:1", "2-1:=", "3-1:1", "2-3:1"];
    assert_eq!(order(System::Dutch, 3, &rounds, "DE"), ["1 2", "2 3", "3 1"]);
}

#[test]
fn it_may_come_twice_in_a_list() {
    let list = Criterion::parse_list("DE,WIN,DE").expect("DE may come again");
    assert_eq!(list.iter().filter(|one| **one == Criterion::TieBreak(TieBreak::DE)).count(), 2);
    // DE says nothing about all four; 1 and 2 have a win each, and DE is asked about them once more.
    let rounds = ["1-2:1 3-4:=", "2-3:1"];
    assert_eq!(order(System::Dutch, 4, &rounds, "DE"), ["1-4 1", "1-4 2", "1-4 3", "1-4 4"]);
    assert_eq!(order(System::Dutch, 4, &rounds, "DE,WIN,DE"), ["1 1", "2 2", "3-4 3", "3-4 4"]);
}

#[test]
fn the_derivation_tells_every_step() {
    let chain = tournament(System::Dutch, 4, &["1-2:1", "1-3:1", "1-4:1", "2-3:1", "2-4:="]);
    let de = Criterion::TieBreak(TieBreak::DE);
    let table = standings(&chain, &[de]).expect("a table");
    assert_eq!(
        explained(&table, 2, de, Lang::En),
        [
            "2-4",
            "worse than 1: 0:1",
            "better than 3: 1:0",
            "level with 4: 0.5:0.5",
            "among 4 tied players: 1.5",
            "among 3 tied players: 1.5",
        ]
    );
    assert_eq!(
        explained(&table, 4, de, Lang::Cs)[4..],
        [
            "mezi rovnými (4): 0,5; s nehranými partiemi (1) nejvýš 1,5",
            "mezi rovnými (3): 0,5; s nehranými partiemi (1) nejvýš 1,5"
        ]
    );
}

/// Games of up to four players, some of which were not played: the points of the first, or nothing.
type Met = Vec<(usize, usize, Option<u32>)>;

fn small_groups() -> impl Strategy<Value = (usize, Met)> {
    (2usize..=4).prop_flat_map(|count| {
        let pairs: Vec<(usize, usize)> =
            (0..count).flat_map(|a| (a + 1..count).map(move |b| (a, b))).collect();
        let results = prop::collection::vec(prop::option::weighted(0.7, 0u32..=2), pairs.len());
        (
            Just(count),
            results.prop_map(move |results| {
                pairs.iter().zip(results).map(|((a, b), result)| (*a, *b, result)).collect()
            }),
        )
    })
}

/// Everybody who is alone at the top however the missing games end, found by trying all of them.
fn alone_at_the_top(count: usize, met: &Met) -> Option<usize> {
    let missing: Vec<usize> = (0..met.len()).filter(|at| met[*at].2.is_none()).collect();
    let mut always: Option<usize> = None;
    for number in 0..3u32.pow(u32::try_from(missing.len()).expect("few games")) {
        let mut halves = vec![0; count];
        for (at, (a, b, result)) in met.iter().enumerate() {
            let tried = missing
                .iter()
                .position(|one| *one == at)
                .map(|place| number / 3u32.pow(u32::try_from(place).expect("few games")) % 3);
            let first = result.or(tried).expect("played or tried");
            halves[*a] += first;
            halves[*b] += 2 - first;
        }
        let best = *halves.iter().max().expect("somebody");
        let top: Vec<usize> = (0..count).filter(|no| halves[*no] == best).collect();
        match (&top[..], always) {
            ([one], None) if number == 0 => always = Some(*one),
            ([one], Some(so_far)) if *one == so_far => {}
            _ => return None,
        }
    }
    always
}

proptest! {
    /// 6.2 and 6.3: somebody is first alone if and only if no missing game can change it.
    #[test]
    fn who_is_first_is_first_whatever_the_missing_games_bring((count, met) in small_groups()) {
        let mut raw = field(System::Dutch, u32::try_from(count).expect("a small group"));
        let number = |index: usize| u32::try_from(index + 1).expect("a small group");
        for (a, b, result) in &met {
            let outcome = match result {
                None => continue,
                Some(0) => PlayedResult::SecondWins,
                Some(1) => PlayedResult::Draw,
                Some(_) => PlayedResult::FirstWins,
            };
            let entries = vec![game(number(*a), number(*b), Outcome::played(outcome))];
            raw.played.push(RawRound { entries });
        }
        let tournament = raw.check().expect("a sound tournament").tournament;
        let table = standings(&tournament, &[Criterion::TieBreak(TieBreak::DE)]).expect("a table");
        let first = table.rows.first().expect("somebody");
        let expected = alone_at_the_top(count, &met).map(number);
        if let Some(expected) = expected {
            prop_assert_eq!((first.no.get(), first.place.to), (expected, 1));
        } else if met.iter().any(|(.., result)| result.is_none()) {
            // Without a missing game those at the top are looked at among themselves, and one may be first.
            prop_assert!(first.place.is_shared());
        }
    }
}
