//! Groups and the play-off of whatever is played in stages.

use kolo_messages::Message;
use kolo_model::Side;
use kolo_views::contest::matches::bracket_round;
use kolo_views::stages::{Group, GroupLine, Meeting, Stage, Stages, Standing};
use kolo_views::wall_chart::WIDEST;

use super::{Kind, NoDocument, Origin};
use crate::document::{
    Align, Body, Cell, Column, Document, Look, Piece, Ruling, Sizing, Step, Table, Turned,
};

/// Who meets: what stands above their columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Whose {
    Teams,
    Players,
}

impl Whose {
    pub(super) fn heading(self) -> Message {
        match self {
            Whose::Teams => Message::new("paper-column-team"),
            Whose::Players => Message::new("paper-column-name"),
        }
    }

    pub(super) fn first(self) -> Message {
        match self {
            Whose::Teams => Message::new("paper-column-first"),
            Whose::Players => Message::new("paper-column-first-player"),
        }
    }

    pub(super) fn second(self) -> Message {
        match self {
            Whose::Teams => Message::new("paper-column-second"),
            Whose::Players => Message::new("paper-column-second-player"),
        }
    }
}

/// Every group: its table with all against all, and its matches below.
pub(super) fn groups(origin: &Origin, stages: &Stages, who: Whose) -> Document {
    let title = origin.say(&Kind::Groups.title());
    let mut pieces = Vec::new();
    for group in all_groups(stages) {
        let name = group_name(origin, group);
        pieces.push(Piece::Heading(name.clone()));
        pieces.push(Piece::Table(square(origin, name.clone(), group, who)));
        pieces.push(Piece::Gap(30));
        pieces.push(Piece::Table(games(origin, name, group.games.iter().collect(), who)));
        pieces.push(Piece::Gap(100));
    }
    origin.document(title, String::new(), Turned::Upright, Body::Flow(pieces))
}

fn all_groups(stages: &Stages) -> impl Iterator<Item = &Group> {
    stages.stages.iter().flat_map(|stage| &stage.groups)
}

fn group_name(origin: &Origin, group: &Group) -> String {
    origin.say(&Message::new("paper-group").with("group", group.id.as_str()))
}

fn square(origin: &Origin, caption: String, group: &Group, who: Whose) -> Table {
    let mut columns = vec![
        Column::fit(origin.say(&Message::new("paper-column-place")), Align::Right),
        Column::words(origin.say(&who.heading())),
    ];
    columns.extend((1..=group.lines.len()).map(|number| Column::fit(number.to_string(), Align::Middle)));
    columns.extend(group.columns.iter().map(|heading| Column::fit(heading, Align::Right)));
    let row = |(at, line): (usize, &GroupLine)| {
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

fn games(origin: &Origin, caption: String, meetings: Vec<&Meeting>, who: Whose) -> Table {
    let columns = vec![
        Column::fit(origin.say(&Message::new("paper-column-match")), Align::Left),
        Column::words(origin.say(&who.first())),
        Column::fit(origin.say(&Message::new("paper-column-result")), Align::Middle),
        Column::words(origin.say(&who.second())),
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
        let result = match (&meeting.result, meeting.standing) {
            (Some(result), _) => result.clone(),
            // It need not be played.
            (None, Standing::Over) => String::new(),
            (None, Standing::Waiting | Standing::Open | Standing::Tied) => "   :   ".to_owned(),
        };
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

/// All against all, one page per group, to be read from afar.
pub(super) fn crosstables(origin: &Origin, stages: &Stages, who: Whose) -> Result<Document, NoDocument> {
    let title = origin.say(&Kind::Crosstable.title());
    let mut pieces = Vec::new();
    for (at, group) in all_groups(stages).enumerate() {
        if group.lines.len() > WIDEST {
            return Err(NoDocument::TooWide { players: group.lines.len() });
        }
        let name = group_name(origin, group);
        // In a document that flows, a fill ends the page.
        pieces.extend((at > 0).then_some(Piece::Fill));
        pieces.push(Piece::Heading(name.clone()));
        pieces.push(Piece::Table(Table { sizing: Sizing::Wall, ..square(origin, name, group, who) }));
    }
    Ok(origin.document(title, String::new(), Turned::Sideways, Body::Flow(pieces)))
}

/// The play-off, round by round; who is not known yet stands there as the way to the place.
pub(super) fn bracket(origin: &Origin, stages: &Stages, who: Whose) -> Document {
    let title = origin.say(&Kind::Bracket.title());
    let mut pieces = Vec::new();
    for stage in &stages.stages {
        for (name, meetings) in named_rounds(origin, stage) {
            pieces.push(Piece::Heading(name.clone()));
            let table = Table { sizing: Sizing::Step(Step::Larger), ..games(origin, name, meetings, who) };
            pieces.extend([Piece::Table(table), Piece::Gap(100)]);
        }
    }
    origin.document(title, String::new(), Turned::Upright, Body::Flow(pieces))
}

/// The matches of a stage under their names. What is played beside the final, such as the match for third place, and
/// matches for other places stand apart under their own.
fn named_rounds<'a>(origin: &Origin, stage: &'a Stage) -> Vec<(String, Vec<&'a Meeting>)> {
    let mut named: Vec<(String, Vec<&Meeting>)> = Vec::new();
    for (index, round) in stage.rounds.iter().enumerate() {
        let left = stage.rounds.len() - 1 - index;
        let known = named.len();
        for meeting in round {
            let name = origin.say(&bracket_round(&meeting.id, left));
            match named[known..].iter_mut().find(|(earlier, _)| *earlier == name) {
                Some((_, meetings)) => meetings.push(meeting),
                None => named.push((name, vec![meeting])),
            }
        }
    }
    named
}
