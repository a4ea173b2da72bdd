use kolo_messages::Lang;
use kolo_model::{Clause, System};
use kolo_standings::{Criterion, StandingsError, preset, standings};

use crate::notation::tournament;

const EXAMPLE: &str = include_str!("../data/go-example.txt");

fn lines(kind: &str) -> Vec<&'static str> {
    let lines = EXAMPLE.lines().filter_map(|line| line.strip_prefix(kind));
    lines.map(str::trim).collect()
}

fn example() -> kolo_model::Tournament {
    let count = lines("competitors")[0].parse().expect("a number");
    tournament(System::Swiss, count, &lines("round"))
}

#[test]
fn the_example_comes_out_as_worked_out_by_hand() {
    let criteria = Criterion::parse_list("points,sos,sdos,wins").unwrap();
    let table = standings(&example(), &criteria).unwrap();
    let found: Vec<String> = table
        .rows
        .iter()
        .map(|row| {
            let values: Vec<String> = row.columns.iter().map(|column| column.value.to_string()).collect();
            format!("{} {} {}", row.place, row.no, values.join(" "))
        })
        .collect();
    assert_eq!(found, lines("place "));
}

#[test]
fn every_number_says_how_it_came_about() {
    let criteria = Criterion::parse_list("points,sos,sdos").unwrap();
    let table = standings(&example(), &criteria).unwrap();
    let explained = |no: u32, criterion: Criterion, lang: Lang| -> Vec<String> {
        let row = table.rows.iter().find(|row| row.no.get() == no).unwrap();
        let column = row.columns.iter().find(|column| column.criterion == criterion).unwrap();
        column.derivation.iter().map(|part| part.message().text(lang)).collect()
    };
    assert_eq!(
        explained(3, Criterion::Sdos, Lang::En),
        [
            "round 1: draw with 4: counts half of 2.5 = 1.25",
            "round 2: loss to 1: not beaten, does not count",
            "round 3: win against 2: counts 1",
        ]
    );
    assert_eq!(
        explained(5, Criterion::Sos, Lang::En),
        [
            "round 1: win by forfeit against 6: not played, does not count",
            "round 2: loss to 2: counts 1",
            "round 3: announced absence: no opponent, does not count",
        ]
    );
    assert_eq!(
        explained(4, Criterion::Points, Lang::Cs),
        ["1. kolo: remíza s číslem 3: 0,5", "2. kolo: volný los: 1", "3. kolo: výhra nad číslem 1: 1"]
    );
}

#[test]
fn an_opponent_who_missed_rounds_counts_more() {
    // 2 beats 1, then misses four rounds: he counts 1 + 2. 3 is there so that rounds are not empty.
    let rest = "1:free 3:absent";
    let played = tournament(System::Swiss, 3, &["2-1:1 3:free", rest, rest, rest, rest]);
    let table = standings(&played, &[Criterion::Points, Criterion::Sos]).unwrap();
    let first = &table.rows[0];
    assert_eq!((first.no.get(), first.columns[1].value.to_string()), (1, "3".to_owned()));
    let texts: Vec<String> =
        Lang::ALL.into_iter().map(|lang| first.columns[1].derivation[0].message().text(lang)).collect();
    assert_eq!(
        texts,
        [
            "round 1: loss to 2: counts 1 + 2 for 4 missed rounds = 3",
            "1. kolo: prohra s číslem 2: počítá se 1 + 2 za vynechaná kola (4) = 3",
            "1. kolo: prehra s číslom 2: počíta sa 1 + 2 za vynechané kolá (4) = 3",
        ]
    );
}

#[test]
fn the_presets_are_those_of_the_association_and_refuse_sos_in_a_round_robin() {
    let codes = |system| preset(Some(system)).iter().map(|criterion| criterion.code()).collect::<Vec<_>>();
    assert_eq!(codes(System::RoundRobin), ["points", "direct", "sdos"]);
    assert_eq!(codes(System::Swiss), ["points", "sos", "sdos", "direct"]);
    let round_robin = tournament(System::RoundRobin, 2, &["1-2:1"]);
    let refused = standings(&round_robin, preset(Some(System::Swiss))).unwrap_err();
    assert_eq!(refused, StandingsError::NotInRoundRobin { criterion: Criterion::Sos });
    assert_eq!(refused.clause().map(Clause::id), Some("G-3.3.2a"));
    assert!(refused.to_string().contains("sdos or direct"));
}

#[test]
fn games_that_are_not_over_count_nothing_yet() {
    let going_on = tournament(System::Swiss, 4, &["1-2:? 3-4:adjourned"]);
    let table = standings(&going_on, preset(Some(System::Swiss))).unwrap();
    for row in &table.rows {
        assert_eq!(row.place.to_string(), "1-4");
        let values: Vec<String> = row.columns.iter().map(|column| column.value.to_string()).collect();
        assert_eq!(values, ["0", "0", "0", "1-4"]);
    }
}
