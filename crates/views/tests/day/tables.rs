//! Places, derivations, charts.

use kolo_messages::Lang;
use kolo_model::{PlayedResult, System};
use kolo_tournament::Command;
use kolo_views::table::{Derivation, NoTable, Table};
use kolo_views::wall_chart::{ChartCell, SquareTable, WallChart};

use crate::hall::{DRAFT, Hall};

#[test]
fn every_number_opens_into_the_parts_it_is_the_sum_of() {
    let mut hall = Hall::of_eight(System::Fide1992, 3);
    assert_eq!(Table::of(hall.state(), Lang::En), Err(NoTable::NotDrawn));
    hall.play_round(PlayedResult::FirstWins);
    hall.play_round(PlayedResult::Draw);
    let table = Table::of(hall.state(), Lang::En).expect("a table");
    assert_eq!((table.after, table.open, table.lines.len()), (2, 0, 8));
    assert_eq!(table.columns[0].code, "points");
    for line in &table.lines {
        let opened = Derivation::of(hall.state(), line.who.id, Lang::En).expect("a table").expect("his line");
        assert_eq!(&opened.line, line);
        let values: Vec<_> = opened.columns.iter().map(|column| &column.value).collect();
        assert_eq!(values, line.values.iter().collect::<Vec<_>>());
        assert_eq!(opened.columns[0].parts.len(), 2, "one part a round");
    }
    assert_eq!(Derivation::of(hall.state(), 99, Lang::En), Ok(None));
}

#[test]
fn people_read_halves_as_their_language_writes_them_and_data_has_a_point() {
    let mut hall = Hall::of_eight(System::Fide1992, 3);
    hall.play_round(PlayedResult::FirstWins);
    hall.play_round(PlayedResult::Draw);
    for (lang, half) in [(Lang::En, "1.5"), (Lang::Cs, "1,5"), (Lang::Sk, "1,5")] {
        let table = Table::of(hall.state(), lang).expect("a table");
        assert_eq!(table.lines[0].values[0].to_string(), half);
        assert_eq!(serde_json::to_value(&table).expect("data")["lines"][0]["values"][0], "1.5");
        let chart = WallChart::of(hall.state(), lang).expect("a chart");
        assert!(chart.lines.iter().any(|line| line.points.to_string() == half));
        let first = table.lines[0].who.id;
        let opened = Derivation::of(hall.state(), first, lang).expect("a table").expect("his line");
        assert_eq!(opened.columns[0].value.to_string(), half);
    }
}

#[test]
fn the_chart_shows_both_ends_of_a_game() {
    let mut hall = Hall::of_eight(System::Fide1992, 3);
    hall.enter("Ondřej", 1500);
    hall.play_round(PlayedResult::FirstWins);
    let chart = WallChart::of(hall.state(), Lang::En).expect("a chart");
    let mut games = 0;
    for line in &chart.lines {
        let no = line.who.no.expect("a number");
        match &line.cells[0] {
            ChartCell::Game { opponent, side, result } => {
                let back = &chart.lines[*opponent as usize - 1].cells[0];
                let ChartCell::Game { opponent: again, side: other, result: theirs } = back else {
                    panic!("the other end is a game, too");
                };
                assert_eq!(*again, no);
                assert_ne!(side, other);
                let mut both = [result.as_deref(), theirs.as_deref()];
                both.sort_unstable();
                assert_eq!(both, [Some("0"), Some("1")]);
                games += 1;
            }
            ChartCell::Free { points, .. } => assert_eq!(points.to_string(), "1"),
        }
    }
    assert_eq!(games, 8);
}

#[test]
fn a_round_robin_is_a_square() {
    let mut hall = Hall::of_eight(System::RoundRobin, 7);
    for _ in 0..7 {
        hall.play_round(PlayedResult::FirstWins);
    }
    hall.give(Command::Finish);
    let square = SquareTable::of(hall.state(), Lang::En).expect("a square");
    for (row, line) in square.lines.iter().enumerate() {
        for (column, cell) in line.against.iter().enumerate() {
            assert_eq!(cell.len(), usize::from(row != column));
            let Some(result) = cell.first() else { continue };
            assert_ne!(Some(result), square.lines[column].against[row].first(), "one has won");
        }
        let won = line.against.iter().flatten().filter(|result| *result == "1").count();
        assert_eq!(line.points.to_string(), won.to_string());
    }
}

#[test]
fn a_game_without_a_result_is_an_empty_cell() {
    let mut hall = Hall::of_eight(System::RoundRobin, 7);
    hall.give(DRAFT);
    hall.give(Command::Publish);
    let square = SquareTable::of(hall.state(), Lang::En).expect("a square");
    assert!(square.lines.iter().all(|line| line.against.iter().all(Vec::is_empty)));
    let table = Table::of(hall.state(), Lang::En).expect("a table");
    assert_eq!(table.open, 4);
}
