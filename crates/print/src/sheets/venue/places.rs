//! Places of a tournament of a contest.

use kolo_messages::Message;
use kolo_views::contest::places::PlaceLine;

use super::super::{Kind, Origin};
use crate::document::{
    Align, Body, Cell, Column, Document, Look, Piece, Ruling, Sizing, Step, Table, Text, Turned,
};

/// Places with match points and score.
pub(super) fn standings(origin: &Origin, lines: &[PlaceLine]) -> Document {
    let title = origin.say(&Kind::Standings.title());
    let columns = vec![
        Column::fit(origin.say(&Message::new("paper-column-place")), Align::Right),
        Column::words(origin.say(&Message::new("paper-column-team"))),
        Column::fit(origin.say(&Message::new("paper-column-match-points")), Align::Right),
        Column::fit(origin.say(&Message::new("paper-column-score")), Align::Right),
        Column::fit("", Align::Left),
    ];
    let goes_on = origin.say(&Message::new("paper-goes-on"));
    let row = |line: &PlaceLine| {
        vec![
            Cell::strong(line.place.map(|place| place.to_string()).unwrap_or_default()),
            Cell::plain(&line.name),
            Cell::strong(line.points.to_string()),
            Cell::plain(line.score.to_string()),
            Cell::quiet(if line.goes_on { goes_on.as_str() } else { "" }),
        ]
    };
    let table = Table {
        caption: title.clone(),
        columns,
        rows: lines.iter().map(row).collect(),
        sizing: Sizing::Wall,
        frozen: 2,
        ruling: Ruling::Stripes,
    };
    let mut pieces = vec![Piece::Table(table)];
    if lines.iter().all(|line| line.place.is_none()) {
        let open = origin.say(&Message::new("paper-places-open"));
        pieces.push(Text::set(Step::Small, Look::Quiet, Align::Left, open));
    }
    origin.document(title, String::new(), Turned::Upright, Body::Flow(pieces))
}
