//! Places, the crosstable and the wall chart.

use kolo_messages::Message;
use kolo_views::table::{Line, Table as Places};
use kolo_views::wall_chart::{ChartCell, ChartLine, SquareLine, SquareTable, WallChart};

use super::pairings::start_number;
use super::{Kind, Origin};
use crate::document::{
    Align, Body, Cell, Column, Document, Look, Piece, Ruling, Sizing, Step, Table, Text, Turned,
};

fn no_and_name(origin: &Origin) -> [Column; 2] {
    [
        Column::fit(origin.say(&Message::new("paper-column-number")), Align::Right),
        Column::words(origin.say(&Message::new("paper-column-name"))),
    ]
}

fn after(origin: &Origin, rounds: usize, open: usize) -> String {
    let rounds = Message::new("paper-after").with("rounds", rounds);
    let open = (open > 0).then(|| origin.say(&Message::new("paper-open").with("open", open)));
    Origin::line([origin.say(&rounds), open.unwrap_or_default()])
}

/// Places with every criterion; what the criteria mean stands below.
pub fn standings(origin: &Origin, places: &Places) -> Document {
    let mut columns = vec![Column::fit(origin.say(&Message::new("paper-column-place")), Align::Right)];
    columns.extend(no_and_name(origin));
    columns.extend(places.columns.iter().map(|column| Column::fit(&column.heading, Align::Right)));
    let row = |line: &Line| {
        let mut cells = vec![
            Cell::strong(&line.place),
            Cell::quiet(start_number(&line.who)),
            Cell::plain(&line.who.name),
        ];
        let values = line.values.iter().enumerate();
        // What is compared first decides most.
        cells
            .extend(values.map(|(at, value)| if at == 0 { Cell::strong(value) } else { Cell::plain(value) }));
        cells
    };
    let title = origin.say(&Kind::Standings.title());
    let table = Table {
        caption: title.clone(),
        columns,
        rows: places.lines.iter().map(row).collect(),
        sizing: Sizing::Wall,
        frozen: 3,
        ruling: Ruling::Stripes,
    };
    let meanings: Vec<String> =
        places.columns.iter().map(|column| format!("{}: {}", column.heading, column.meaning)).collect();
    let mut pieces = vec![Piece::Table(table)];
    if !meanings.is_empty() {
        pieces.push(Text::set(Step::Small, Look::Quiet, Align::Left, meanings.join("; ")));
    }
    if !places.for_rating.is_empty() {
        let heading = origin.say(&Message::new("repair-rating-heading"));
        pieces.push(Text::set(Step::Usual, Look::Strong, Align::Left, heading));
        let notes = places.for_rating.iter();
        pieces.extend(notes.map(|note| Text::set(Step::Usual, Look::Plain, Align::Left, note)));
    }
    let about = after(origin, places.after, places.open);
    origin.document(title, about, Turned::Upright, Body::Flow(pieces))
}

/// All against all.
pub fn crosstable(origin: &Origin, square: &SquareTable) -> Document {
    let mut columns = no_and_name(origin).to_vec();
    let numbers = square.lines.iter().map(|line| Column::fit(start_number(&line.who), Align::Middle));
    columns.extend(numbers);
    columns.push(Column::fit(origin.say(&Message::new("paper-column-points")), Align::Right));
    let row = |(at, line): (usize, &SquareLine)| {
        let mut cells = vec![Cell::quiet(start_number(&line.who)), Cell::plain(&line.who.name)];
        cells.extend(line.against.iter().enumerate().map(|(against, results)| {
            if against == at { Cell::barred() } else { Cell::plain(results.join(" ")) }
        }));
        cells.push(Cell::strong(&line.points));
        cells
    };
    let title = origin.say(&Kind::Crosstable.title());
    let table = Table {
        caption: title.clone(),
        columns,
        rows: square.lines.iter().enumerate().map(row).collect(),
        sizing: Sizing::Wall,
        frozen: 2,
        ruling: Ruling::Grid,
    };
    origin.document(title, String::new(), Turned::Sideways, Body::Flow(vec![Piece::Table(table)]))
}

/// All rounds of all players. A cell says what was got, against whom, and on which side.
pub fn chart(origin: &Origin, chart: &WallChart) -> Document {
    let mut columns = no_and_name(origin).to_vec();
    columns.extend((1..=chart.rounds).map(|round| Column::fit(round.to_string(), Align::Middle)));
    columns.push(Column::fit(origin.say(&Message::new("paper-column-points")), Align::Right));
    let cell = |cell: &ChartCell| match cell {
        ChartCell::Game { opponent, side, result } => {
            let side: String = side.chars().take(1).collect();
            Cell::plain(match result {
                Some(result) => format!("{result} {opponent}{side}"),
                None => format!("{opponent}{side}"),
            })
        }
        ChartCell::Free { points, .. } => Cell::quiet(format!("({points})")),
    };
    let row = |line: &ChartLine| {
        let mut cells = vec![Cell::quiet(start_number(&line.who)), Cell::plain(&line.who.name)];
        cells.extend(line.cells.iter().map(cell));
        cells.resize(chart.rounds + 2, Cell::plain(""));
        cells.push(Cell::strong(&line.points));
        cells
    };
    let title = origin.say(&Kind::Chart.title());
    let table = Table {
        caption: title.clone(),
        columns,
        rows: chart.lines.iter().map(row).collect(),
        sizing: Sizing::Wall,
        frozen: 2,
        ruling: Ruling::Grid,
    };
    let about = after(origin, chart.rounds, 0);
    origin.document(title, about, Turned::Sideways, Body::Flow(vec![Piece::Table(table)]))
}
