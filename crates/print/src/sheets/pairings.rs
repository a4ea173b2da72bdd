//! A round on the wall: by table and by name.

use kolo_messages::Message;
use kolo_model::Side;
use kolo_views::Who;
use kolo_views::round::{NameLine, Round, Stage, TableLine};

use super::{Kind, Origin};
use crate::document::{
    Align, Body, Cell, Column, Document, Look, Piece, Ruling, Sizing, Step, Table, Text, Turned,
};

/// The start number, once there is one.
pub(super) fn start_number(who: &Who) -> String {
    who.no.map(|no| no.to_string()).unwrap_or_default()
}

fn about(origin: &Origin, round: &Round) -> String {
    match round.stage {
        Stage::Draft => origin.say(&Message::new("paper-draft")),
        Stage::Published => String::new(),
    }
}

/// Who plays whom, in the order of the tables; those without an opponent below.
pub fn by_table(origin: &Origin, round: &Round) -> Document {
    let heading = |message: Message| origin.say(&message);
    let points = heading(Message::new("paper-column-points"));
    let with_terms = round.tables.iter().any(|table| table.terms.is_some());
    let mut columns = vec![
        Column::fit(heading(Message::new("paper-column-table")), Align::Right),
        Column::words(capital(&round.sides[Side::First])),
        Column::fit(points.clone(), Align::Right),
        Column::fit(heading(Message::new("paper-column-result")), Align::Middle),
        Column::fit(points, Align::Right),
        Column::words(capital(&round.sides[Side::Second])),
    ];
    if with_terms {
        columns.push(Column::fit("", Align::Left));
    }
    let row = |table: &TableLine| {
        let seat = |side: Side| &table.seats[side];
        let mut cells = vec![
            Cell::strong(table.table.to_string()),
            Cell::plain(&seat(Side::First).who.name),
            Cell::quiet(&seat(Side::First).points),
            Cell::strong(table.result.clone().unwrap_or_else(|| "   :   ".to_owned())),
            Cell::quiet(&seat(Side::Second).points),
            Cell::plain(&seat(Side::Second).who.name),
        ];
        if with_terms {
            cells.push(Cell::quiet(table.terms.clone().unwrap_or_default()));
        }
        cells
    };
    let title = origin.say(&Kind::Pairings.of_round(round.number));
    let mut pieces = vec![Piece::Table(Table {
        caption: title.clone(),
        columns,
        rows: round.tables.iter().map(row).collect(),
        sizing: Sizing::Wall,
        frozen: 2,
        ruling: Ruling::Stripes,
    })];
    if !round.free.is_empty() {
        pieces.push(Piece::Heading(origin.say(&Message::new("paper-free-heading"))));
        let line = |free: &kolo_views::round::FreeLine| {
            Text::set(Step::Larger, Look::Plain, Align::Left, format!("{} – {}", free.who.name, free.why))
        };
        pieces.extend(round.free.iter().map(line));
    }
    origin.document(title, about(origin, round), Turned::Upright, Body::Flow(pieces))
}

/// All players by name, with table, side and opponent.
pub fn by_name(origin: &Origin, round: &Round) -> Document {
    let heading = |message: Message| origin.say(&message);
    let columns = vec![
        Column::words(heading(Message::new("paper-column-name"))),
        Column::fit(heading(Message::new("paper-column-table")), Align::Right),
        Column::fit(heading(Message::new("paper-column-side")), Align::Left),
        Column::words(heading(Message::new("paper-column-opponent"))),
    ];
    let row = |line: &NameLine| match &line.meets {
        Some(meets) => vec![
            Cell::plain(&line.who.name),
            Cell::strong(meets.table.to_string()),
            Cell::quiet(&meets.side),
            Cell::plain(&meets.opponent.name),
        ],
        None => vec![
            Cell::plain(&line.who.name),
            Cell::plain("–"),
            Cell::plain(""),
            Cell::quiet(line.free.clone().unwrap_or_default()),
        ],
    };
    let title = origin.say(&Kind::Names.of_round(round.number));
    let table = Table {
        caption: title.clone(),
        columns,
        rows: round.by_name().iter().map(row).collect(),
        sizing: Sizing::Wall,
        frozen: 1,
        ruling: Ruling::Stripes,
    };
    origin.document(title, about(origin, round), Turned::Upright, Body::Flow(vec![Piece::Table(table)]))
}

/// A word as a heading.
pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
