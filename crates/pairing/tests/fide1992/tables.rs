//! The golden tables of D1 and D2 (section 6 of the reading).

use crate::reference::arrangements::first_arrangement;
use crate::reference::exchanges::{Exchange, exchanges};

/// All arrangements of `s2` in `places` places, written `5-6-7-8`.
fn arrangements(s2: &[usize], places: usize) -> Vec<String> {
    let mut all = Vec::new();
    first_arrangement(s2, places, &mut |_| true, &mut |filled| {
        all.push(filled.iter().map(usize::to_string).collect::<Vec<_>>().join("-"));
        None::<()>
    });
    all
}

#[test]
fn transpositions_are_those_of_d1() {
    let all = arrangements(&[5, 6, 7, 8], 4);
    let printed = ["5-6-7-8", "5-6-8-7", "5-7-6-8", "5-7-8-6", "5-8-6-7", "5-8-7-6", "6-5-7-8", "6-5-8-7"];
    assert_eq!(all[..8], printed);
    assert_eq!(all[23], "8-7-6-5");
    assert_eq!(all.len(), 24);
    assert!(all.is_sorted());
}

#[test]
fn the_last_place_of_an_odd_group_is_the_one_left_over() {
    // Seven players: S1 is 1 to 3, S2 is 4 to 7, and one of S2 stays without a place.
    let all = arrangements(&[4, 5, 6, 7], 3);
    assert_eq!(all[..6], ["4-5-6", "4-5-7", "4-6-5", "4-6-7", "4-7-5", "4-7-6"]);
    assert_eq!(all.len(), 24);
}

/// `3+4↔5+6`, as the document numbers the players.
fn written(exchange: &Exchange) -> String {
    let side = |positions: &[usize]| positions.iter().map(usize::to_string).collect::<Vec<_>>().join("+");
    format!("{}↔{}", side(&exchange.from_s1), side(&exchange.from_s2))
}

/// The exchanges of `k` players in which nobody of `left_out` takes part.
fn table(n: usize, p: usize, k: usize, left_out: &[usize]) -> Vec<String> {
    exchanges(n, p)
        .filter(|exchange| exchange.from_s1.len() == k)
        .filter(|exchange| {
            let moving = exchange.from_s1.iter().chain(&exchange.from_s2);
            moving.copied().all(|who| !left_out.contains(&who))
        })
        .map(|exchange| written(&exchange))
        .collect()
}

#[test]
fn exchanges_of_eight_players_are_those_of_d2() {
    assert_eq!(exchanges(8, 4).next().map(|exchange| written(&exchange)), Some("↔".to_owned()));
    let one = ["4↔5", "4↔6", "3↔5", "4↔7", "3↔6", "2↔5", "3↔7", "2↔6", "2↔7"];
    assert_eq!(table(8, 4, 1, &[1, 8]), one);
    let two =
        ["3+4↔5+6", "3+4↔5+7", "2+4↔5+6", "3+4↔6+7", "2+4↔5+7", "2+3↔5+6", "2+4↔6+7", "2+3↔5+7", "2+3↔6+7"];
    assert_eq!(table(8, 4, 2, &[1, 8]), two);
}

#[test]
fn of_equal_differences_the_lowest_player_of_s1_decides() {
    // The document's table leaves no. 1 out, so it does not show this.
    let all = table(8, 4, 2, &[]);
    let place = |exchange: &str| all.iter().position(|other| other == exchange).unwrap();
    assert!(place("1+4↔5+6") < place("2+3↔5+6"));
    assert!(place("2+3↔5+6") < place("1+4↔5+7"));
    assert!(place("3+4↔5+8") < place("3+4↔6+7"));
}

#[test]
fn exchanges_of_seven_players_are_those_of_d2_less_one() {
    // All numbers are one less, so the player who never moves in the document's table would be no. 0.
    let one = ["3↔4", "3↔5", "2↔4", "3↔6", "2↔5", "1↔4", "2↔6", "1↔5", "1↔6"];
    assert_eq!(table(7, 3, 1, &[7]), one);
    // The document voids the column 1+2. The reading keeps it, because no. 1 is not redundant in an odd
    // group; what is left without it stands in the document's order.
    let (void, two): (Vec<_>, Vec<_>) =
        table(7, 3, 2, &[7]).into_iter().partition(|exchange| exchange.starts_with("1+2"));
    assert_eq!(two, ["2+3↔4+5", "2+3↔4+6", "1+3↔4+5", "2+3↔5+6", "1+3↔4+6", "1+3↔5+6"]);
    assert_eq!(void, ["1+2↔4+5", "1+2↔4+6", "1+2↔5+6"]);
}

#[test]
fn every_split_comes_once() {
    for (n, p) in [(8, 4), (7, 3), (7, 2), (5, 0), (6, 6)] {
        let list: Vec<usize> = (0..n).collect();
        let mut halves: Vec<Vec<usize>> =
            exchanges(n, p).map(|exchange| exchange.split(&list, p).0).collect();
        assert_eq!(halves[0], list[..p]);
        let count = halves.len();
        halves.sort();
        halves.dedup();
        assert_eq!(halves.len(), count);
        let chosen_of = |n: usize, p: usize| (0..p).fold(1, |product, i| product * (n - i) / (i + 1));
        assert_eq!(count, chosen_of(n, p), "{n} over {p}");
    }
}
