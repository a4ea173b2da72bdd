//! Prize money is shared by those who are equal in points (R-F10.1).

use kolo_messages::Lang;
use kolo_model::{RawTournament, System};
use kolo_standings::{Criterion, Ground, PrizeList, Prizes, preset, share_prizes, standings, standings_on};
use proptest::prelude::*;

use crate::generator::tournaments;
use crate::notation::tournament;

fn list(text: &str) -> PrizeList {
    text.parse().expect("a list of prizes")
}

/// 1 has two points, 2, 3 and 4 have one and a half, 5 has half a point, 6 none.
fn prizes_of_example(text: &str) -> Prizes {
    let rounds = ["1-2:1 3-4:= 5-6:=", "1-5:1 2-3:= 4-6:1", "2:free 3-5:= 1:absent 4:absent 6:absent"];
    let played = tournament(System::Fide1992, 6, &rounds);
    // The lot decides among the equal: what is left over goes to the first in the table.
    let ground = Ground { seed: Some(1992), ..Ground::of(&played) };
    let table = standings_on(ground, &played, preset(Some(System::Fide1992))).expect("a table");
    let order: Vec<u32> = table.rows.iter().map(|row| row.no.get()).collect();
    assert_eq!(order, [1, 4, 2, 3, 5, 6]);
    share_prizes(&played, &table, &list(text)).expect("prizes")
}

fn shares(prizes: &Prizes) -> Vec<String> {
    let shares = prizes.shared.iter().flat_map(|shared| &shared.shares);
    shares.map(|(no, money)| format!("{no}: {money}")).collect()
}

#[test]
fn equal_players_share_the_prizes_of_their_places() {
    let prizes = prizes_of_example("1000,500,250,150");
    assert_eq!(shares(&prizes), ["1: 1000", "4: 300", "2: 300", "3: 300"]);
    let lines: Vec<String> = prizes.shared.iter().map(|shared| shared.message().text(Lang::En)).collect();
    assert_eq!(lines, ["place 1: 1000", "places 2-4: 500 + 250 + 150 = 900, shared by 3: 300 each"]);
    assert_eq!((prizes.paid(), prizes.awarded()), (1900, 1900));
}

#[test]
fn places_without_a_prize_share_with_the_others() {
    // Only the second of the places 2 to 4 has a prize, and it is shared by all three.
    let prizes = prizes_of_example("1000,500");
    assert_eq!(shares(&prizes), ["1: 1000", "4: 167", "2: 167", "3: 166"]);
    assert_eq!(
        prizes.shared[1].message().text(Lang::En),
        "places 2-4: 500, shared by 3: 166 each, and 1 more for the first 2 in the standings"
    );
    assert_eq!(
        prizes.shared[1].message().text(Lang::Cs),
        "2-4. místo: 500, děleno mezi 3: každý 166 a navíc po 1 první 2 v tabulce"
    );
}

#[test]
fn the_unit_of_the_list_is_the_smallest_that_is_paid() {
    assert_eq!(
        shares(&prizes_of_example("1000,500.00")),
        ["1: 1000.00", "4: 166.67", "2: 166.67", "3: 166.66"]
    );
}

#[test]
fn more_prizes_than_players_are_not_awarded() {
    let prizes = prizes_of_example("7,6,5,4,3,2,1");
    assert_eq!(prizes.awarded(), 27);
    assert_eq!(prizes.of(kolo_model::StartNumber::FIRST).map(|(money, _)| money.units), Some(7));
    assert!(prizes_of_example("10").of(kolo_model::StartNumber::from_index(3)).is_none());
}

fn prizes_by_points(raw: &RawTournament, amounts: &[u64]) -> Prizes {
    let played = raw.check().expect("a sound tournament").tournament;
    let table = standings(&played, &[Criterion::Points, Criterion::Wins]).expect("lawful criteria");
    let text: Vec<String> = amounts.iter().map(ToString::to_string).collect();
    share_prizes(&played, &table, &list(&text.join(","))).expect("prizes")
}

proptest! {
    /// What is paid is what the places taken are worth, to the last unit; equal points differ by one unit at
    /// most; and who has more points never gets less, if no prize is higher than that of a better place.
    #[test]
    fn every_unit_is_paid_once(raw in tournaments(), mut amounts in prop::collection::vec(0u64..1000, 1..12)) {
        let players = raw.competitors.len();
        let prizes = prizes_by_points(&raw, &amounts);
        prop_assert_eq!(prizes.paid(), amounts.iter().take(players).sum::<u64>());
        prop_assert_eq!(prizes.paid(), prizes.awarded());
        for shared in &prizes.shared {
            let units = || shared.shares.iter().map(|(_, money)| money.units);
            prop_assert!(units().max().unwrap_or(0) - units().min().unwrap_or(0) <= 1);
            prop_assert!(units().rev().is_sorted(), "what is left over goes to the first in the table");
        }
        amounts.sort_unstable();
        amounts.reverse();
        let units = prizes_by_points(&raw, &amounts).shared.into_iter().flat_map(|shared| shared.shares);
        prop_assert!(units.map(|(_, money)| money.units).rev().collect::<Vec<_>>().is_sorted());
    }
}
