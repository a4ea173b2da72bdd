//! A tournament in a file looks as it does in its log.

use kolo_messages::Lang;
use kolo_model::{PlayedResult, Side, System};
use kolo_views::Who;
use kolo_views::entries::{Entries, EntryLine};
use kolo_views::round::{Round, TableLine};
use kolo_views::table::Table;
use kolo_views::wall_chart::{SquareTable, WallChart};

use crate::hall::{Hall, round};

/// A competitor as a file knows one: by start number and name alone.
fn plain(who: &Who) -> (Option<u32>, &str) {
    (who.no, who.name.as_str())
}

fn table_line(table: &TableLine) -> Vec<String> {
    let seat = |side: Side| format!("{:?} {}", plain(&table.seats[side].who), table.seats[side].points);
    vec![table.table.to_string(), seat(Side::First), seat(Side::Second), format!("{:?}", table.result)]
}

#[test]
fn the_views_of_a_file_are_those_of_the_log_it_was_written_from() {
    let mut hall = Hall::of_eight(System::Fide1992, 3);
    hall.enter("Ondřej", 1500);
    hall.play_round(PlayedResult::FirstWins);
    hall.play_round(PlayedResult::Draw);
    let state = hall.state();
    let facts = state.facts().expect("numbers are given");
    for number in [1, 2] {
        let of_log = Round::of(state, round(number), Lang::En).expect("published");
        let of_file = Round::of_facts(&facts, round(number), Lang::En).expect("it is in the file");
        assert_eq!(of_file.sides, of_log.sides);
        let lines = |round: &Round| round.tables.iter().map(table_line).collect::<Vec<_>>();
        assert_eq!(lines(&of_file), lines(&of_log));
        let free = |round: &Round| -> Vec<String> {
            round.free.iter().map(|line| format!("{:?} {}", plain(&line.who), line.why)).collect()
        };
        assert_eq!(free(&of_file), free(&of_log));
        assert_eq!(of_file.open, 0);
    }
    assert_eq!(Round::of_facts(&facts, round(3), Lang::En), None);
    let (of_file, of_log) =
        (Table::of_facts(&facts, Lang::En).expect("a table"), Table::of(state, Lang::En).expect("a table"));
    assert_eq!(of_file.columns, of_log.columns);
    let lines = |table: &Table| -> Vec<String> {
        table
            .lines
            .iter()
            .map(|line| format!("{} {:?} {:?}", line.place, plain(&line.who), line.values))
            .collect()
    };
    assert_eq!(lines(&of_file), lines(&of_log));
    let chart = |chart: &WallChart| -> Vec<String> {
        let line = |line: &kolo_views::wall_chart::ChartLine| {
            format!("{:?} {:?} {}", plain(&line.who), line.cells, line.points)
        };
        chart.lines.iter().map(line).collect()
    };
    assert_eq!(
        chart(&WallChart::of_facts(&facts, Lang::En)),
        chart(&WallChart::of(state, Lang::En).expect("a chart"))
    );
    let square = |square: Option<SquareTable>| -> Vec<String> {
        let lines = square.expect("narrow").lines;
        lines
            .iter()
            .map(|line| format!("{:?} {:?} {}", plain(&line.who), line.against, line.points))
            .collect()
    };
    assert_eq!(square(SquareTable::of_facts(&facts, Lang::En)), square(SquareTable::of(state, Lang::En)));
    let entries = |entries: &Entries| -> Vec<String> {
        let line = |line: &EntryLine| format!("{:?} {:?}", plain(&line.who), line.rating);
        entries.lines.iter().map(line).collect()
    };
    assert_eq!(entries(&Entries::of_facts(&facts)), entries(&Entries::of(state, Lang::En)));
}
