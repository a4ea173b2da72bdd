//! Matches on the wall: in the order they come, and by name.

use std::collections::BTreeMap;

use kolo_messages::Message;
use kolo_model::{CzechKey, Side};
use kolo_views::contest::matches::MatchLine;

use super::Origin;
use super::stages::Whose;
use crate::document::{Align, Body, Cell, Column, Document, Piece, Ruling, Sizing, Table, Turned};

/// What stands on a list of matches.
#[derive(Debug, Clone)]
pub(super) struct List<'a> {
    pub(super) title: String,
    /// Which matches they are; may be empty.
    pub(super) about: String,
    pub(super) lines: &'a [MatchLine],
    pub(super) who: Whose,
    /// Whether matches have names: in groups and play-offs, not in a Swiss.
    pub(super) by_key: bool,
}

/// A column that says where a match is found: its heading, and what stands in it.
type Place = (Message, fn(&MatchLine) -> String);

impl List<'_> {
    /// Where a match is found: by its name, by its table, or by both.
    fn places(&self) -> Vec<Place> {
        let mut places: Vec<Place> = Vec::new();
        if self.by_key {
            places.push((Message::new("paper-column-match"), |line| line.key.clone()));
        }
        if self.lines.iter().any(|line| line.table.is_some()) {
            let table = |line: &MatchLine| line.table.map(|table| table.to_string()).unwrap_or_default();
            places.push((Message::new("paper-column-table"), table));
        }
        places
    }

    fn document(
        self,
        origin: &Origin,
        columns: Vec<Column>,
        rows: Vec<Vec<Cell>>,
        ruling: Ruling,
    ) -> Document {
        let table =
            Table { caption: self.title.clone(), columns, rows, sizing: Sizing::Wall, frozen: 1, ruling };
        origin.document(self.title, self.about, Turned::Upright, Body::Flow(vec![Piece::Table(table)]))
    }
}

/// Who plays whom, in the order of the matches.
pub(super) fn by_table(origin: &Origin, list: List<'_>) -> Document {
    let places = list.places();
    let mut columns: Vec<Column> =
        places.iter().map(|(heading, _)| Column::fit(origin.say(heading), Align::Left)).collect();
    if list.by_key {
        columns.push(Column::fit("", Align::Left));
    }
    columns.extend([
        Column::words(origin.say(&list.who.first())),
        Column::fit(origin.say(&Message::new("paper-column-result")), Align::Middle),
        Column::words(origin.say(&list.who.second())),
    ]);
    let row = |line: &MatchLine| {
        let mut cells: Vec<Cell> = places.iter().map(|(_, place)| Cell::strong(place(line))).collect();
        if list.by_key {
            cells.push(Cell::quiet(&line.part));
        }
        let side = |side: Side| {
            let corner = &line.sides[side];
            if corner.won { Cell::strong(&corner.name) } else { Cell::plain(&corner.name) }
        };
        let score = line.score.clone().unwrap_or_else(|| "   :   ".to_owned());
        cells.extend([side(Side::First), Cell::strong(score), side(Side::Second)]);
        cells
    };
    let rows = list.lines.iter().map(row).collect();
    list.document(origin, columns, rows, Ruling::Stripes)
}

/// All players by name, with the matches.
pub(super) fn by_name(origin: &Origin, list: List<'_>) -> Document {
    let mut names: BTreeMap<(CzechKey, &str), Vec<(&MatchLine, Side)>> = BTreeMap::new();
    for line in list.lines {
        for side in Side::BOTH {
            let corner = &line.sides[side];
            names.entry((CzechKey::new(&corner.name), &corner.entry)).or_default().push((line, side));
        }
    }
    let places = list.places();
    let mut columns = vec![Column::words(origin.say(&list.who.heading()))];
    columns.extend(places.iter().map(|(heading, _)| Column::fit(origin.say(heading), Align::Left)));
    columns.extend([
        Column::words(origin.say(&Message::new("paper-column-opponent"))),
        Column::fit(origin.say(&Message::new("paper-column-result")), Align::Middle),
    ]);
    let mut rows = Vec::new();
    for matches in names.into_values() {
        for (at, (line, side)) in matches.into_iter().enumerate() {
            let mut cells =
                vec![if at == 0 { Cell::strong(&line.sides[side].name) } else { Cell::plain("") }];
            cells.extend(places.iter().map(|(_, place)| Cell::strong(place(line))));
            let score = line.score.as_ref().map(|score| seen_from(score, side)).unwrap_or_default();
            cells.extend([Cell::plain(&line.sides[side.other()].name), Cell::plain(score)]);
            rows.push(cells);
        }
    }
    let ruling = if list.by_key { Ruling::Grid } else { Ruling::Stripes };
    list.document(origin, columns, rows, ruling)
}

/// A score as one side sees it: `7 : 5` of the first is `5 : 7` of the second.
fn seen_from(score: &str, side: Side) -> String {
    match (side, score.split_once(" : ")) {
        (Side::Second, Some((first, second))) => format!("{second} : {first}"),
        (Side::First | Side::Second, _) => score.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_turned_for_the_second_side() {
        assert_eq!(seen_from("7 : 5", Side::First), "7 : 5");
        assert_eq!(seen_from("7 : 5", Side::Second), "5 : 7");
    }
}
