//! A sheet to look at: as data for other programs, and as a table of letters.

use kolo_messages::{Lang, Message};
use kolo_model::{PerSide, Side};
use serde::Serialize;
use utoipa::ToSchema;

use crate::line_up::{Seat, Table};
use crate::roster::player_name;
use crate::sheet::{score_of, with_gap};
use crate::{
    BoardNumber, BoardResult, CheckedSheet, DuelNumber, DuelResult, ForfeitBy, MatchResult, MatchSheet,
    Roster, Shape, Terms, Worth,
};

/// A sheet with names and sums.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SheetView {
    /// How many games the match has.
    #[serde(rename = "boards")]
    #[schema(value_type = u32)]
    pub shape: Shape,
    /// The names of the sides, where they are known.
    pub sides: PerSide<Option<String>>,
    /// The games; empty if the score alone is known.
    pub games: Vec<GameView>,
    /// The score so far; none if what was typed cannot be.
    pub score: Option<PerSide<u32>>,
    /// What the match is worth, once the sheet is complete and sound.
    pub result: Option<Worth>,
    /// The result in the short notation.
    pub notation: String,
    /// What has no result yet.
    pub open: Vec<OpenDuel>,
}

/// A game with names and points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = SheetGame)]
pub struct GameView {
    /// Which board.
    pub board: BoardNumber,
    /// Who plays; `None` if no one does, or if it is not known.
    pub players: PerSide<Option<String>>,
    /// Who opens the first duel, if that is known.
    pub opens: Option<Side>,
    /// The duels as written down; none where a single game is played, see `notation`.
    pub duels: [Option<DuelResult>; 2],
    /// Who forfeits the game as a whole.
    pub forfeit: Option<ForfeitBy>,
    /// The board in the short notation.
    pub notation: String,
    /// The points so far.
    pub points: PerSide<u32>,
}

/// A duel without result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, ToSchema)]
pub struct OpenDuel {
    /// Which board.
    pub board: BoardNumber,
    /// Which duel.
    pub duel: DuelNumber,
}

impl MatchSheet {
    /// The games with what empty seats decide, as far as that is possible; none if the score alone is known.
    fn boards_so_far(&self) -> Vec<BoardResult> {
        let MatchResult::Boards(boards) = &self.entry else { return Vec::new() };
        let tables = self.line_up.iter().flat_map(|line_up| &line_up.tables);
        let missing = tables.map(Table::missing).chain(std::iter::repeat(None));
        let filled = |(board, missing): (&BoardResult, Option<ForfeitBy>)| {
            missing.and_then(|by| with_gap(*board, by)).map_or(*board, BoardResult::canonical)
        };
        boards.iter().zip(missing).map(filled).collect()
    }

    /// What has no result yet, the first board first.
    pub fn open_duels(&self) -> Vec<OpenDuel> {
        let mut open = Vec::new();
        for (index, result) in self.boards_so_far().into_iter().enumerate() {
            let board = BoardNumber::of_index(index);
            match result {
                BoardResult::Duels(game) => {
                    let without = DuelNumber::BOTH.into_iter().filter(|duel| game.counted(*duel).is_none());
                    open.extend(without.map(|duel| OpenDuel { board, duel }));
                }
                BoardResult::Game(_) if result.is_over() => {}
                // A single game is over with its one result.
                BoardResult::Game(_) => open.push(OpenDuel { board, duel: DuelNumber::One }),
            }
        }
        open
    }

    /// The sheet with names and sums; it need not be complete.
    pub fn view(&self, rosters: Option<PerSide<&Roster>>) -> SheetView {
        let games = self.boards_so_far();
        let result = self.check(Terms::default()).ok().map(|checked| checked.result());
        let so_far = match &self.entry {
            MatchResult::Boards(_) => Some(score_of(&games)),
            MatchResult::Game(_) | MatchResult::Score(_) | MatchResult::Forfeit(_) => None,
        };
        let boards = games.iter().enumerate().map(|(index, game)| self.game_view(index, *game, rosters));
        SheetView {
            shape: self.shape,
            sides: rosters
                .map_or(PerSide::new(None, None), |both| both.map(|roster| Some(roster.name.to_string()))),
            games: boards.collect(),
            score: result.map(|result| result.score).or(so_far),
            result,
            notation: self.entry.to_string(),
            open: self.open_duels(),
        }
    }

    fn game_view(&self, index: usize, board: BoardResult, rosters: Option<PerSide<&Roster>>) -> GameView {
        let table = self.line_up.as_ref().and_then(|line_up| line_up.tables.get(index));
        let name = |seat: Seat| seat.player().map(|id| player_name(rosters, id));
        GameView {
            board: BoardNumber::of_index(index),
            players: table.map_or(PerSide::new(None, None), |table| table.seats.map(name)),
            opens: table.map(|table| table.opens),
            duels: board.duels().map_or([None, None], |game| game.duels),
            forfeit: board.duels().and_then(|game| game.forfeit),
            notation: board.to_string(),
            points: board.points(),
        }
    }
}

impl CheckedSheet {
    /// The sheet with names and sums.
    pub fn view(&self, rosters: Option<PerSide<&Roster>>) -> SheetView {
        self.sheet().view(rosters)
    }
}

fn colon(pair: PerSide<u32>) -> String {
    format!("{}:{}", pair.first, pair.second)
}

impl SheetView {
    /// The sheet as a table for a terminal. A star stands behind the player who opens the first duel.
    pub fn table(&self, lang: Lang) -> String {
        let mut lines = Vec::new();
        if !self.games.is_empty() {
            let rows = std::iter::once(self.heading(lang)).chain(self.games.iter().map(GameView::row));
            lines.extend(aligned(&rows.collect::<Vec<_>>()));
        }
        lines.push(self.total().text(lang));
        lines.extend(self.still_open().map(|message| message.text(lang)));
        lines.join("\n") + "\n"
    }

    fn heading(&self, lang: Lang) -> [String; 5] {
        let [first, second] = [
            (&self.sides.first, Message::new("teams-side-first")),
            (&self.sides.second, Message::new("teams-side-second")),
        ]
        .map(|(name, side)| name.clone().unwrap_or_else(|| side.text(lang)));
        let word = |message: Message| message.text(lang);
        let (duels, points) = (Message::new("teams-table-duels"), Message::new("teams-table-points"));
        [String::new(), first, second, word(duels), word(points)]
    }

    fn total(&self) -> Message {
        match (self.result, self.score) {
            (Some(result), _) => {
                let message = if result.is_played() {
                    Message::new("teams-table-total")
                } else {
                    Message::new("teams-table-forfeited")
                };
                message.with("score", colon(result.score)).with("points", colon(result.points))
            }
            (None, Some(score)) => Message::new("teams-table-so-far").with("score", colon(score)),
            (None, None) => Message::new("teams-table-unsound").with("text", self.notation.as_str()),
        }
    }

    fn still_open(&self) -> Option<Message> {
        let list: Vec<Message> = self.open.iter().map(|open| open.message()).collect();
        (!list.is_empty()).then(|| Message::new("teams-table-open").with("duels", list))
    }
}

impl OpenDuel {
    /// Where it is, in words.
    pub fn message(self) -> Message {
        Message::new("teams-open-duel").with("board", self.board).with("duel", self.duel)
    }
}

impl GameView {
    fn row(&self) -> [String; 5] {
        let player = |side: Side| {
            let name = self.players[side].as_deref().unwrap_or("–");
            if self.opens == Some(side) { format!("{name} *") } else { name.to_owned() }
        };
        let marks = self.notation.clone();
        [self.board.to_string(), player(Side::First), player(Side::Second), marks, colon(self.points)]
    }
}

/// Columns as wide as their widest cell.
fn aligned(rows: &[[String; 5]]) -> Vec<String> {
    let mut widths = [0; 5];
    for row in rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.chars().count().max(*width);
        }
    }
    let line = |row: &[String; 5]| {
        let cells = row.iter().zip(widths).map(|(cell, width)| format!("{cell:width$}"));
        cells.collect::<Vec<String>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}
