//! An own match of several boards or duels, as the phone of one side shows it: board by board, and where that side sits.

use kolo_messages::Lang;
use kolo_model::Side;
use kolo_tournament::{PairingId, State};
use serde::Serialize;
use utoipa::ToSchema;

use crate::contest::captain::{OwnBoard, turned};
use crate::meeting::{BoardLine, MatchView};

/// What a phone shows of the boards of an own match.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct OwnBoards {
    /// Board by board, where there are several duels or games.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<OwnBoard>,
    /// What the other side has reported board by board, as it is typed; the same sent by this side confirms it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent_boards: Option<String>,
    /// The match on devices that it is, by its name there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub live: Option<String>,
    /// The boards at which this side sits there, each with who plays.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<OwnSeat>,
}

/// A seat on devices.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct OwnSeat {
    /// The board.
    pub board: u32,
    /// Who plays there for this side.
    pub name: String,
}

impl OwnBoards {
    /// Of a match, seen from one side.
    pub fn of(state: &State, pairing: &PairingId, side: Side, lang: Lang) -> OwnBoards {
        let Some(view) = MatchView::of(state, pairing, lang) else { return OwnBoards::default() };
        let own = view.sides[side].name.as_str();
        let sits = |line: &&BoardLine| {
            !view.lined_up || (line.players.first.is_some() && line.players.second.is_some())
        };
        let seat = |line: &BoardLine| {
            let name = line.players[side].clone().unwrap_or_else(|| own.to_owned());
            OwnSeat { board: line.board, name }
        };
        let on_devices = view.live.is_some() && view.open;
        let seats = view.lines.iter().filter(|_| on_devices).filter(sits).map(seat).collect();
        let boards = view.lines.iter().map(|line| board(line, side)).collect::<Vec<OwnBoard>>();
        let opponent_boards = view.reports[side.other()].clone().filter(|_| !boards.is_empty());
        OwnBoards { boards, opponent_boards, live: view.live, seats }
    }
}

fn board(line: &BoardLine, side: Side) -> OwnBoard {
    let said = |by: Side| -> String {
        let marks = line.reports[by].as_deref().unwrap_or_default();
        marks.chars().map(|mark| turned(mark, side)).collect()
    };
    let (reported, opponent_reported) = (said(side), said(side.other()));
    OwnBoard {
        board: line.board,
        own: line.players[side].clone(),
        other: line.players[side.other()].clone(),
        differs: !reported.is_empty() && !opponent_reported.is_empty() && reported != opponent_reported,
        reported,
        opponent_reported,
    }
}
