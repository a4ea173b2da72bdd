//! Matches on the wall: in the order they come, and by team.

use std::collections::BTreeMap;

use kolo_day::contest::matches::MatchLine;
use kolo_messages::Message;
use kolo_model::Side;

use super::Origin;
use crate::document::{Align, Body, Cell, Column, Document, Piece, Ruling, Sizing, Table, Turned};

/// What a match is called on the wall: its table in a Swiss, its name in groups and play-offs.
fn name(line: &MatchLine) -> String {
    line.table.map_or_else(|| line.key.clone(), |table| table.to_string())
}

fn first_heading(origin: &Origin, by_key: bool) -> String {
    let message =
        if by_key { Message::new("paper-column-match") } else { Message::new("paper-column-table") };
    origin.say(&message)
}

/// Who plays whom, in the order of the matches.
pub(super) fn by_table(origin: &Origin, title: String, lines: &[MatchLine], by_key: bool) -> Document {
    let mut columns = vec![Column::fit(first_heading(origin, by_key), Align::Left)];
    if by_key {
        columns.push(Column::fit("", Align::Left));
    }
    columns.extend([
        Column::words(origin.say(&Message::new("paper-column-first"))),
        Column::fit(origin.say(&Message::new("paper-column-result")), Align::Middle),
        Column::words(origin.say(&Message::new("paper-column-second"))),
    ]);
    let row = |line: &MatchLine| {
        let mut cells = vec![Cell::strong(name(line))];
        if by_key {
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
    let table = Table {
        caption: title.clone(),
        columns,
        rows: lines.iter().map(row).collect(),
        sizing: Sizing::Wall,
        frozen: 1,
        ruling: Ruling::Stripes,
    };
    origin.document(title, String::new(), Turned::Upright, Body::Flow(vec![Piece::Table(table)]))
}

/// Every team by its name, with its matches.
pub(super) fn by_team(origin: &Origin, title: String, lines: &[MatchLine]) -> Document {
    let by_key = lines.iter().any(|line| line.table.is_none());
    let mut teams: BTreeMap<(&str, &str), Vec<(&MatchLine, Side)>> = BTreeMap::new();
    for line in lines {
        for side in Side::BOTH {
            let corner = &line.sides[side];
            teams.entry((&corner.name, &corner.entry)).or_default().push((line, side));
        }
    }
    let columns = vec![
        Column::words(origin.say(&Message::new("paper-column-team"))),
        Column::fit(first_heading(origin, by_key), Align::Left),
        Column::words(origin.say(&Message::new("paper-column-opponent"))),
        Column::fit(origin.say(&Message::new("paper-column-result")), Align::Middle),
    ];
    let mut rows = Vec::new();
    for ((team, _), matches) in teams {
        for (at, (line, side)) in matches.into_iter().enumerate() {
            let opponent = &line.sides[side.other()];
            let score = line.score.as_ref().map(|score| seen_from(score, side)).unwrap_or_default();
            rows.push(vec![
                if at == 0 { Cell::strong(team) } else { Cell::plain("") },
                Cell::strong(name(line)),
                Cell::plain(&opponent.name),
                Cell::plain(score),
            ]);
        }
    }
    let table = Table {
        caption: title.clone(),
        columns,
        rows,
        sizing: Sizing::Wall,
        frozen: 1,
        ruling: if by_key { Ruling::Grid } else { Ruling::Stripes },
    };
    origin.document(title, String::new(), Turned::Upright, Body::Flow(vec![Piece::Table(table)]))
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
