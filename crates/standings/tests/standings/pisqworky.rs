//! The order of the gomoku contest: points, score, median Buchholz, start number; and for a group, two who are
//! equal.

use kolo_messages::Lang;
use kolo_model::{Place, RawTournament, Spot, System, Tournament};
use kolo_standings::{Criterion, Standings, preset, standings};

use crate::notation::{explained, field, places, round, tournament, value};

const P61: [Criterion; 4] =
    [Criterion::Points, Criterion::Score, Criterion::MedianBuchholz, Criterion::StartNumber];

fn raw(count: u32, boards: u32, rounds: &[&str]) -> RawTournament {
    let mut raw = field(System::Pisqworky2023, count);
    raw.boards = Some(Spot::new(boards, Place::default()));
    raw.played = rounds.iter().map(|line| round(line)).collect();
    raw
}

fn checked(raw: &RawTournament) -> Tournament {
    raw.check().expect("a sound tournament").tournament
}

fn usual(raw: &RawTournament) -> Standings {
    standings(&checked(raw), preset(Some(System::Pisqworky2023))).expect("lawful criteria")
}

fn values(table: &Standings, criterion: Criterion) -> Vec<String> {
    let mut numbers: Vec<u32> = table.rows.iter().map(|row| row.no.get()).collect();
    numbers.sort_unstable();
    numbers.into_iter().map(|no| value(table, no, criterion)).collect()
}

/// Three boards, so that a full match is 12. In round 2 no. 5 does not come.
fn five_teams() -> RawTournament {
    let rounds = ["1-2:1/8:4 3-4:=/6:6 5:free", "1-3:0/5:7 2-5:+- 4:free", "2-3:1/9:3 4-5:1/12:0 1:free"];
    raw(5, 3, &rounds)
}

#[test]
fn the_preset_is_the_absolute_order_and_names_its_clause() {
    assert_eq!(preset(Some(System::Pisqworky2023)), P61);
    let contest = Some(System::Pisqworky2023);
    assert!(P61.into_iter().all(|criterion| criterion.clause(contest).id() == "P-6.1"));
    let glossary = [Criterion::Buchholz, Criterion::BuchholzBeaten, Criterion::SonnebornBerger];
    let clauses = glossary.map(|criterion| criterion.clause(contest).id());
    assert_eq!(clauses, ["P-7.buchholz", "P-7.buchholz", "P-7.sonnenborn"]);
}

#[test]
fn the_order_worked_out_by_hand() {
    let table = usual(&five_teams());
    assert_eq!(values(&table, Criterion::Points), ["4", "4", "3", "5", "2"]);
    // 8 + 5 + 12, 4 + 12 + 9, 6 + 7 + 3, 6 + 12 + 12, 12 + 0 + 0.
    assert_eq!(values(&table, Criterion::Score), ["25", "25", "16", "30", "12"]);
    // Only no. 3 met three: 5, 4 and 4, of which 4 stays.
    assert_eq!(values(&table, Criterion::MedianBuchholz), ["0", "0", "4", "0", "0"]);
    assert_eq!(places(&table), ["1 4", "2 1", "3 2", "4 3", "5 5"], "1 and 2 are distinguished by number");
}

#[test]
fn a_bye_scores_what_the_tournament_says() {
    let mut raw = five_teams();
    raw.bye_score = Some(Spot::new(2, Place::default()));
    let table = usual(&raw);
    assert_eq!(values(&table, Criterion::Score), ["15", "25", "16", "20", "2"], "a forfeit stays full");
    raw.boards = None;
    raw.played = vec![round("1-2:-+ 3-4:-- 5:free")];
    assert_eq!(values(&usual(&raw), Criterion::Score), ["0", "4", "0", "0", "2"], "one board is four points");
    raw.played = vec![round("1-2:-+/1:3 3-4:--/0:2 5:free")];
    assert_eq!(values(&usual(&raw), Criterion::Score), ["1", "3", "0", "2", "2"], "a score given counts");
    raw.bye_score = Some(Spot::new(3, Place::default()));
    raw.played = vec![round("1:full 2:half 3:excused 4:free")];
    assert_eq!(
        values(&usual(&raw), Criterion::Score),
        ["3", "1", "0", "3", "0"],
        "half of a bye, rounded down"
    );
}

#[test]
fn elsewhere_only_what_is_written_down_is_a_score() {
    let club = tournament(System::Swiss, 5, &["1-2:1/3:1 3-4:+- 5:free", "1-3:?/7:7 2-4:="]);
    let table = standings(&club, &[Criterion::Score]).expect("lawful criteria");
    assert_eq!(values(&table, Criterion::Score), ["3", "1", "0", "0", "0"]);
}

#[test]
fn byes_forfeits_and_absences_are_no_opponents_of_the_median() {
    let rounds = [
        "1-2:1/4:0 3-4:1/4:0 5:free",
        "1-3:1/4:0 2-4:=/2:2 5:absent",
        "1-4:=/2:2 2-5:+- 3:free",
        "1:free 3-5:1/4:0 2-4:--",
    ];
    let table = usual(&raw(5, 1, &rounds));
    assert_eq!(values(&table, Criterion::Points), ["7", "3", "6", "2", "2"]);
    // 1 met 2, 3 and 4 with 3, 6 and 2 points; 3 met 4, 1 and 5 with 2, 7 and 2; 4 met 3, 2 and 1.
    assert_eq!(values(&table, Criterion::MedianBuchholz), ["3", "0", "2", "6", "0"]);
    assert_eq!(
        explained(&table, 4, Criterion::MedianBuchholz, Lang::En),
        [
            "6",
            "round 1: loss to 3: counts 6",
            "round 2: draw with 2: left out as the weakest: 3",
            "round 3: draw with 1: left out as the strongest: 7",
            "round 4: loss by forfeit to 2: not played, does not count",
        ]
    );
}

#[test]
fn the_glossary_counts_only_the_beaten() {
    let table = standings(
        &checked(&five_teams()),
        &[Criterion::BuchholzBeaten, Criterion::SonnebornBerger, Criterion::Buchholz],
    )
    .expect("lawful criteria");
    // 1 beat 2, 2 beat 3 (and 5 by forfeit), 3 beat 1 and drew with 4, 4 beat 5 and drew with 3.
    assert_eq!(values(&table, Criterion::BuchholzBeaten), ["4", "3", "4", "2", "0"]);
    assert_eq!(values(&table, Criterion::SonnebornBerger), ["4", "3", "6.5", "3.5", "0"]);
    assert_eq!(values(&table, Criterion::Buchholz), ["7", "7", "13", "5", "5"]);
}

#[test]
fn score_and_number_open_into_their_parts() {
    let table = usual(&five_teams());
    assert_eq!(
        explained(&table, 2, Criterion::Score, Lang::En),
        ["25", "round 1: loss to 1: 4", "round 2: win by forfeit against 5: 12", "round 3: win against 3: 9"]
    );
    assert_eq!(
        explained(&table, 4, Criterion::Score, Lang::Cs),
        ["30", "1. kolo: remíza s číslem 3: 6", "2. kolo: volný los: 12", "3. kolo: výhra nad číslem 5: 12"]
    );
    assert_eq!(explained(&table, 2, Criterion::StartNumber, Lang::Sk), ["2", "číslo 2, menšie je lepšie"]);
}

fn by_two(rounds: &[&str]) -> Standings {
    let group = tournament(System::RoundRobin, 4, rounds);
    standings(&group, &[Criterion::Points, Criterion::DirectTwo]).expect("lawful criteria")
}

#[test]
fn the_match_between_two_decides_also_when_it_was_forfeited() {
    for result in ["1", "+-"] {
        let table = by_two(&["1-3:1 2-4:1", &format!("1-4:1 3-2:{result}")]);
        assert_eq!(places(&table), ["1 1", "2 3", "3 2", "4 4"], "{result}");
        assert_eq!(explained(&table, 2, Criterion::DirectTwo, Lang::En), ["2", "worse than 3: 0:1"]);
    }
}

#[test]
fn a_match_that_decides_nothing_leaves_two_equal() {
    let explained_of_two = |result: &str| {
        let table = by_two(&["1-2:0 3-4:1", &format!("2-3:{result}")]);
        assert_eq!(places(&table), ["1-2 2", "1-2 3", "3-4 1", "3-4 4"], "{result}");
        assert_eq!(
            explained(&table, 1, Criterion::DirectTwo, Lang::En)[1],
            "one of the tied players was not met"
        );
        explained(&table, 3, Criterion::DirectTwo, Lang::En).swap_remove(1)
    };
    assert_eq!(explained_of_two("="), "level with 2: 0.5:0.5");
    assert_eq!(explained_of_two("--"), "level with 2: 0:0");
    assert_eq!(explained_of_two("?"), "undecided with 2: a game was not played or is unfinished");
}

#[test]
fn three_who_are_equal_stay_so() {
    let ring = by_two(&["1-2:1", "2-3:1", "3-1:1"]);
    assert_eq!(places(&ring), ["1-3 1", "1-3 2", "1-3 3", "4 4"]);
    assert_eq!(explained(&ring, 1, Criterion::DirectTwo, Lang::Cs), ["", "jen pro dva rovné: zde jsou 3"]);
    assert_eq!(explained(&ring, 4, Criterion::DirectTwo, Lang::En), [""], "nobody else is equal");
}
