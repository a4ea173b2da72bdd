//! The order of F 10: points, results among those who share the first place, average rating, lot.

use kolo_messages::Lang;
use kolo_model::{Place, RatingBasis, Spot, System, Tournament};
use kolo_standings::{Criterion, Ground, Value, preset, standings, standings_on};

use crate::notation::{explained, field, places, round, row};

const F10: [Criterion; 4] =
    [Criterion::Points, Criterion::DirectFirst, Criterion::AverageRating, Criterion::Lot];

/// A tournament by these rounds; `ratings` are those of numbers 1, 2, …; 0 stands for none.
fn tournament(ratings: &[i64], rounds: &[&str]) -> Tournament {
    let mut raw = field(System::Fide1992, u32::try_from(ratings.len()).expect("a small field"));
    for (competitor, rating) in raw.competitors.iter_mut().zip(ratings) {
        competitor.rating = (*rating != 0).then(|| Spot::new(*rating, Place::default()));
    }
    raw.played = rounds.iter().map(|line| round(line)).collect();
    raw.check().expect("a sound tournament").tournament
}

#[test]
fn the_preset_is_that_of_article_f_10() {
    assert_eq!(preset(Some(System::Fide1992)), F10);
    let clauses = F10.map(|criterion| criterion.clause(Some(System::Fide1992)).id());
    assert_eq!(clauses, ["R-F10.1", "R-F10.2", "R-F10.3", "R-F10.4"]);
    assert_eq!(Criterion::parse_list("points,direct-first,average-rating,lot"), Ok(F10.to_vec()));
}

/// 1, 2 and 3 have two points each, 4 and 5 one, 6 none. 3 beat 1, 1 beat 2; 2 and 3 have not met.
fn three_share_the_first_place() -> Tournament {
    tournament(
        &[2200, 2100, 2000, 1900, 1800, 1700],
        &["1-2:1 3-4:1 5-6:1", "3-1:1 2-5:1 4-6:1", "1-6:1 5-3:-- 2:free 4:absent"],
    )
}

#[test]
fn for_the_first_place_the_games_between_the_tied_decide() {
    let table = standings(&three_share_the_first_place(), &F10[..2]).unwrap();
    // 3: one game won; 1: one won, one lost; 2: one lost.
    assert_eq!(places(&table), ["1 3", "2 1", "3 2", "4-5 4", "4-5 5", "6 6"]);
    assert_eq!(
        explained(&table, 1, Criterion::DirectFirst, Lang::En),
        [
            "2",
            "better than 2: 1:0",
            "worse than 3: 0:1",
            "games with those tied for first place: 1 won, 1 lost"
        ]
    );
    assert_eq!(
        explained(&table, 3, Criterion::DirectFirst, Lang::Cs)[2],
        "s jedním z dosud rovných se neutkal"
    );
}

#[test]
fn nobody_is_set_back_for_a_game_that_was_not_played() {
    // All three have a point and a half. 1 and 2 drew; 3 met neither, the game with 1 was forfeited.
    let rounds = ["1-2:= 3-4:=", "3-1:-+ 2-4:1", "3:free 4:absent 1:absent 2:absent"];
    let table = standings(&tournament(&[2000, 2000, 2000, 2000], &rounds), &F10[..2]).unwrap();
    assert_eq!(places(&table), ["1-3 1", "1-3 2", "1-3 3", "4 4"]);
    let open = explained(&table, 3, Criterion::DirectFirst, Lang::En);
    assert_eq!(open[1], "undecided with 1: a game was not played or is unfinished");
    assert_eq!(open[3], "games with those tied for first place: 0 won, 0 lost");
}

#[test]
fn who_shares_another_place_is_not_asked_for_it() {
    // 1 leads alone; 2 and 3 are equal, and 2 beat 3.
    let rounds = ["1-2:1 3-4:1", "1-3:1 2-4:1", "1-4:1 2-3:1", "3:free 1:absent 2:absent 4:absent"];
    let table = standings(&tournament(&[2000, 1500, 1500, 1400], &rounds), &F10[..2]).unwrap();
    assert_eq!(places(&table), ["1 1", "2-3 2", "2-3 3", "4 4"]);
    assert_eq!(row(&table, 1).columns[1].value, Value::Order(None));
    assert_eq!(row(&table, 2).columns[1].value, Value::NotApplied);
    assert_eq!(
        explained(&table, 2, Criterion::DirectFirst, Lang::Sk),
        ["", "len pre tých, ktorí sa delia o 1. miesto"]
    );
}

#[test]
fn a_complete_group_is_ordered_by_the_points_in_its_games() {
    // All have met: 1 and 2 made two points, 3 and 4 one. A free round brings all to two.
    let rounds = ["1-2:1 3-4:1", "1-3:1 2-4:1", "4-1:1 2-3:1", "3:free 1:absent", "4:free 1:absent"];
    let table = standings(&tournament(&[2000; 4], &rounds), &F10[..2]).unwrap();
    assert_eq!(places(&table), ["1-2 1", "1-2 2", "3-4 3", "3-4 4"]);
}

#[test]
fn the_higher_average_of_played_opponents_goes_first() {
    // 5 and 6 have one point each. 5 met 1 (2200) and 2 (no rating), and was free; 6 met 2 and 3.
    let rounds = ["1-5:1 2-6:1 3:free 4:absent", "2-5:1 6-3:1 1-4:+-", "5:free 1:absent 2:absent 3:absent"];
    let played = tournament(&[2200, 0, 2100, 1900, 1800, 1700], &rounds);
    let table = standings(&played, &F10[..3]).unwrap();
    let place = |no| row(&table, no).place.to_string();
    assert!(row(&table, 5).place < row(&table, 6).place, "{} {}", place(5), place(6));
    assert_eq!(
        explained(&table, 5, Criterion::AverageRating, Lang::En),
        [
            "2200",
            "round 1: loss to 1: 2200",
            "round 2: loss to 2: unrated, does not count",
            "round 3: pairing-allocated bye: no opponent, does not count",
            "2200 / 1 = 2200",
        ]
    );
    // 4 has only the forfeit: no average at all, and comes last among the equal.
    assert_eq!(row(&table, 4).columns[2].value, Value::Average(None));
    assert_eq!(table.rows.last().map(|row| row.no.get()), Some(4));
}

#[test]
fn ratings_on_trust_are_marked_in_the_derivation() {
    let mut raw = field(System::Fide1992, 2);
    raw.competitors[1].rating = Some(Spot::new(1850, Place::default()));
    raw.competitors[1].rating_basis = RatingBasis::Estimated;
    raw.played = vec![round("1-2:1")];
    let played = raw.check().unwrap().tournament;
    let table = standings(&played, &F10).unwrap();
    assert_eq!(
        explained(&table, 1, Criterion::AverageRating, Lang::En)[1],
        "round 1: win against 2: 1850 (estimated)"
    );
}

#[test]
fn the_lot_decides_what_nothing_else_does_and_is_recorded() {
    let played = tournament(&[2000; 4], &["1-2:= 3-4:="]);
    assert_eq!(played.seed(), None);
    let table = standings(&played, &F10).unwrap();
    assert_eq!(places(&table), ["1-4 1", "1-4 2", "1-4 3", "1-4 4"], "no seed, no lot");
    assert_eq!(
        explained(&table, 1, Criterion::Lot, Lang::En),
        ["", "no seed is recorded, so no lots were drawn: give one"]
    );
    let drawn =
        |seed| standings_on(Ground { seed: Some(seed), ..Ground::of(&played) }, &played, &F10).unwrap();
    let table = drawn(1992);
    // Pinned: another order for the same seed would be another draw.
    assert_eq!(places(&table), ["1 1", "2 4", "3 2", "4 3"]);
    assert_eq!(explained(&table, 4, Criterion::Lot, Lang::En), ["2", "lot 2 of 4 (seed 1992)"]);
    assert_eq!(places(&table), places(&drawn(1992)));
    assert!((0..20).any(|seed| places(&drawn(seed)) != places(&table)));
    // Who is alone needs no lot.
    let alone = standings_on(
        Ground { seed: Some(1), ..Ground::default() },
        &tournament(&[2000, 1900], &["1-2:1"]),
        &[Criterion::Points, Criterion::Lot],
    );
    assert!(alone.unwrap().rows.iter().all(|row| row.columns[1].value == Value::Order(None)));
}
