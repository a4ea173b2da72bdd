//! Groups, the play-off, places.

use kolo_contest::Play;
use kolo_day::contest::matches::bracket_round;
use kolo_day::contest::places::PlaceLine;
use kolo_day::stages::{Group, Meeting, Stages};
use kolo_messages::Message;
use kolo_model::Side;

use super::{Kind, Origin};
use crate::document::{
    Align, Body, Cell, Column, Document, Look, Piece, Ruling, Sizing, Step, Table, Text, Turned,
};

fn stages(origin: &Origin, play: &Play) -> Stages {
    let nothing = || Stages { stages: Vec::new(), places: Vec::new(), open_steps: Vec::new() };
    play.stages().map_or_else(nothing, |ledger| Stages::of(ledger.state(), origin.lang))
}

/// Every group: its table with everybody against everybody, and its matches below.
pub(super) fn groups(origin: &Origin, play: &Play) -> Document {
    let title = origin.say(&Kind::Groups.title());
    let groups = stages(origin, play).stages.into_iter().flat_map(|stage| stage.groups);
    let mut pieces = Vec::new();
    for group in groups {
        let name = origin.say(&Message::new("paper-group").with("group", group.id.as_str()));
        pieces.push(Piece::Heading(name.clone()));
        pieces.push(Piece::Table(square(origin, name.clone(), &group)));
        pieces.push(Piece::Gap(30));
        pieces.push(Piece::Table(games(origin, name, group.games.iter().collect())));
        pieces.push(Piece::Gap(100));
    }
    origin.document(title, String::new(), Turned::Upright, Body::Flow(pieces))
}

fn square(origin: &Origin, caption: String, group: &Group) -> Table {
    let mut columns = vec![
        Column::fit(origin.say(&Message::new("paper-column-place")), Align::Right),
        Column::words(origin.say(&Message::new("paper-column-team"))),
    ];
    columns.extend((1..=group.lines.len()).map(|number| Column::fit(number.to_string(), Align::Middle)));
    columns.extend(group.columns.iter().map(|heading| Column::fit(heading, Align::Right)));
    let row = |(at, line): (usize, &kolo_day::stages::GroupLine)| {
        let mut cells = vec![Cell::strong(&line.place), Cell::plain(format!("{}  {}", at + 1, line.name))];
        cells.extend(line.against.iter().enumerate().map(|(against, result)| {
            if against == at { Cell::barred() } else { Cell::plain(result.clone().unwrap_or_default()) }
        }));
        cells.extend(
            line.values
                .iter()
                .enumerate()
                .map(|(index, value)| if index == 0 { Cell::strong(value) } else { Cell::plain(value) }),
        );
        cells.resize(2 + group.lines.len() + group.columns.len(), Cell::plain(""));
        cells
    };
    Table {
        caption,
        columns,
        rows: group.lines.iter().enumerate().map(row).collect(),
        sizing: Sizing::Step(Step::Usual),
        frozen: 2,
        ruling: Ruling::Grid,
    }
}

fn games(origin: &Origin, caption: String, meetings: Vec<&Meeting>) -> Table {
    let columns = vec![
        Column::fit(origin.say(&Message::new("paper-column-match")), Align::Left),
        Column::words(origin.say(&Message::new("paper-column-first"))),
        Column::fit(origin.say(&Message::new("paper-column-result")), Align::Middle),
        Column::words(origin.say(&Message::new("paper-column-second"))),
    ];
    let row = |meeting: &Meeting| {
        let side = |side: Side| {
            let corner = &meeting.sides[side];
            let look = match (corner.goes_on, corner.id) {
                (true, _) => Look::Strong,
                (false, Some(_)) => Look::Plain,
                (false, None) => Look::Quiet,
            };
            Cell { text: corner.name.clone(), look }
        };
        let result = meeting.result.clone().unwrap_or_else(|| "   :   ".to_owned());
        vec![Cell::quiet(&meeting.id), side(Side::First), Cell::strong(result), side(Side::Second)]
    };
    Table {
        caption,
        columns,
        rows: meetings.into_iter().map(row).collect(),
        sizing: Sizing::Step(Step::Usual),
        frozen: 1,
        ruling: Ruling::Stripes,
    }
}

/// The play-off, round by round; who is not known yet stands there as the way to the place.
pub(super) fn bracket(origin: &Origin, play: &Play) -> Document {
    let title = origin.say(&Kind::Bracket.title());
    let mut pieces = Vec::new();
    for stage in stages(origin, play).stages {
        let last = stage.rounds.len();
        for (index, round) in stage.rounds.iter().enumerate() {
            let left = last - 1 - index;
            // The match for the third place stands beside the final, under its own name.
            let (third, others): (Vec<&Meeting>, Vec<&Meeting>) =
                round.iter().partition(|meeting| meeting.id == "P3");
            for (id, meetings) in [("", others), ("P3", third)] {
                if meetings.is_empty() {
                    continue;
                }
                let name = origin.say(&bracket_round(id, left));
                pieces.push(Piece::Heading(name.clone()));
                let table = Table { sizing: Sizing::Step(Step::Larger), ..games(origin, name, meetings) };
                pieces.extend([Piece::Table(table), Piece::Gap(100)]);
            }
        }
    }
    origin.document(title, String::new(), Turned::Upright, Body::Flow(pieces))
}

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
