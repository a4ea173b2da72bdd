//! Sheets for matches of several boards (P-2.1.1.5, P-3.1.1, P-3.1.5): who plays whom on which board, two duels a game
//! with who opens and who took the crosses, the points, the score, and the signatures of both sides.

use kolo_messages::Message;
use kolo_model::{PerSide, Side};
use kolo_teams::SheetView;
use kolo_views::round::Round;

use super::Origin;
use super::cards::foot;
use crate::document::{
    Align, Body, Cards, Cell, Column, Document, Look, Piece, Ruling, Sizing, Step, Table, Text, Turned,
};
use crate::length::Length;

/// A match to be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meeting {
    /// Where it is played: a round and a table, or the name of the match.
    pub place: String,
    /// Who meets.
    pub sides: PerSide<String>,
    /// How many boards there are.
    pub boards: u32,
    /// Who plays on the boards, as far as that is known.
    pub pairs: Vec<Pair>,
}

/// Who plays on a board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Pair {
    /// The names; nothing where the captain writes one.
    pub players: PerSide<Option<String>>,
    /// Who opens the first duel.
    pub opens: Option<Side>,
}

impl Meeting {
    /// The matches of a round, with no player on the boards yet.
    pub fn of_round(origin: &Origin, round: &Round, boards: u32) -> Vec<Meeting> {
        let meeting = |table: &kolo_views::round::TableLine| {
            let place = Message::new("paper-slip-place")
                .with("round", round.number)
                .with("table", table.table.to_string());
            let sides =
                PerSide::new(Side::First, Side::Second).map(|side| table.seats[side].who.name.clone());
            Meeting { place: origin.say(&place), sides, boards, pairs: Vec::new() }
        };
        round.tables.iter().map(meeting).collect()
    }

    /// A match of a contest, with the line-up of its slip.
    pub fn of_sheet(place: String, sides: PerSide<String>, sheet: &SheetView) -> Meeting {
        let pair = |game: &kolo_teams::GameView| Pair { players: game.players.clone(), opens: game.opens };
        Meeting { place, sides, boards: sheet.shape.boards(), pairs: sheet.games.iter().map(pair).collect() }
    }
}

/// More boards than this do not fit on a card.
const ON_A_CARD: u32 = 8;
/// So many stand on half a sheet.
const ON_HALF_A_SHEET: u32 = 3;

/// A sheet a match: two on a page for up to three boards, one for more.
pub fn match_sheets(origin: &Origin, title: String, meetings: &[Meeting]) -> Document {
    let most = meetings.iter().map(|meeting| meeting.boards).max().unwrap_or(0);
    if most > ON_A_CARD {
        let pieces = meetings.iter().enumerate().flat_map(|(at, meeting)| {
            // In a document that flows, a fill ends the page.
            let turn = (at > 0).then_some(Piece::Fill);
            let sheet = sheet(origin, meeting, Length::millimetres(18)).into_iter();
            turn.into_iter().chain(sheet.filter(|piece| *piece != Piece::Fill))
        });
        let body = Body::Flow(pieces.collect());
        return origin.document(title, String::new(), Turned::Sideways, body);
    }
    let (turned, down) = if most <= ON_HALF_A_SHEET { (Turned::Upright, 2) } else { (Turned::Sideways, 1) };
    let width = match turned {
        Turned::Upright => Length::millimetres(13),
        Turned::Sideways => Length::millimetres(18),
    };
    let cards = meetings.iter().map(|meeting| sheet(origin, meeting, width)).collect();
    origin.document(title, String::new(), turned, Body::Cards(Cards { across: 1, down, cards }))
}

/// A slip a match, four to a page: the score and the signatures alone.
pub fn match_slips(origin: &Origin, title: String, meetings: &[Meeting]) -> Document {
    let slip = |meeting: &Meeting| {
        let mut pieces = vec![
            Text::set(Step::Small, Look::Quiet, Align::Left, &origin.event),
            Text::set(Step::Title, Look::Strong, Align::Left, &meeting.place),
            Piece::Rule,
            Text::set(Step::Large, Look::Strong, Align::Left, &meeting.sides.first),
            Piece::Gap(50),
            Text::set(Step::Large, Look::Strong, Align::Left, &meeting.sides.second),
            Piece::Fill,
            Text::set(
                Step::Small,
                Look::Quiet,
                Align::Middle,
                origin.say(&Message::new("paper-match-score")),
            ),
            Piece::Score,
            Piece::Fill,
        ];
        pieces.extend([signatures(origin, meeting), Piece::Gap(40), foot(origin)]);
        pieces
    };
    let body = Body::Cards(Cards { across: 2, down: 2, cards: meetings.iter().map(slip).collect() });
    origin.document(title, String::new(), Turned::Upright, body)
}

fn signatures(origin: &Origin, meeting: &Meeting) -> Piece {
    let line = |name: &String| {
        let message = if meeting.boards > 1 {
            Message::new("paper-match-captain").with("team", name.as_str())
        } else {
            Message::new("paper-match-player").with("name", name.as_str())
        };
        origin.say(&message)
    };
    Piece::Lines(vec![line(&meeting.sides.first), line(&meeting.sides.second)])
}

fn sheet(origin: &Origin, meeting: &Meeting, narrow: Length) -> Vec<Piece> {
    let title = format!("{} (A) – {} (B)", meeting.sides.first, meeting.sides.second);
    vec![
        Text::set(
            Step::Small,
            Look::Quiet,
            Align::Left,
            Origin::line([origin.event.clone(), meeting.place.clone()]),
        ),
        Text::set(Step::Wall, Look::Strong, Align::Left, title.clone()),
        Piece::Gap(60),
        Piece::Table(boards(origin, meeting, title, narrow)),
        Piece::Gap(40),
        Text::set(Step::Small, Look::Quiet, Align::Left, origin.say(&Message::new("paper-match-about"))),
        Piece::Fill,
        Text::set(Step::Small, Look::Quiet, Align::Middle, origin.say(&Message::new("paper-match-score"))),
        Piece::Score,
        Piece::Fill,
        signatures(origin, meeting),
        Piece::Gap(40),
        foot(origin),
    ]
}

fn boards(origin: &Origin, meeting: &Meeting, caption: String, narrow: Length) -> Table {
    let head = |message: Message| origin.say(&message);
    let mut columns = vec![
        Column::fit(head(Message::new("paper-match-board")), Align::Middle),
        Column::words(format!("A: {}", meeting.sides.first)),
        Column::words(format!("B: {}", meeting.sides.second)),
    ];
    for duel in 1..=2_u32 {
        columns.extend([
            Column::blank(head(Message::new("paper-match-opens").with("duel", duel)), narrow),
            Column::blank(head(Message::new("paper-match-crosses")), narrow),
            Column::blank(head(Message::new("paper-match-points")), narrow),
        ]);
    }
    columns.push(Column::blank(head(Message::new("paper-match-sum")), narrow));
    let row = |board: u32| {
        let at = usize::try_from(board).unwrap_or(usize::MAX) - 1;
        let pair = meeting.pairs.get(at).cloned().unwrap_or_default();
        let letter = |side: Side| match side {
            Side::First => "A",
            Side::Second => "B",
        };
        let opens = |side: Option<Side>| Cell::plain(side.map(letter).unwrap_or_default());
        let score = || Cell::quiet(":");
        vec![
            Cell::strong(board.to_string()),
            Cell::plain(pair.players.first.unwrap_or_default()),
            Cell::plain(pair.players.second.unwrap_or_default()),
            opens(pair.opens),
            Cell::plain(""),
            score(),
            opens(pair.opens.map(Side::other)),
            Cell::plain(""),
            score(),
            score(),
        ]
    };
    Table {
        caption,
        columns,
        rows: (1..=meeting.boards).map(row).collect(),
        sizing: Sizing::Step(if meeting.boards > ON_HALF_A_SHEET { Step::Larger } else { Step::Usual }),
        frozen: 3,
        ruling: Ruling::Form,
    }
}
