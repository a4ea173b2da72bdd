//! An own match of several boards or duels, as the phone of one side shows it: board by board, and where that side sits.

use std::collections::BTreeMap;

use kolo_messages::Lang;
use kolo_model::Side;
use kolo_teams::OwnReport;
use kolo_tournament::{PairingId, State};
use serde::Serialize;
use utoipa::ToSchema;

use crate::contest::captain::{OwnBoard, turned};
use crate::meeting::{BoardLine, MatchView, Member};
use crate::own_report::{self, OwnForm};

/// What a phone shows of the boards of an own match.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct OwnBoards {
    /// Board by board, where there are several duels or games.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<OwnBoard>,
    /// What a report of the match consists of.
    pub form: OwnForm,
    /// The boards of which nothing is reported: by the line-up nobody can play there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gaps: Vec<u32>,
    /// How many duels or games each board has; 0 where boards are not shown.
    pub duels: u32,
    /// The fields of a report that says the same as the other side has.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub confirm: BTreeMap<String, String>,
    /// Where the two reports differ, in words, the first side first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub differences: Vec<String>,
    /// Who can play for this side and who does, as long as that can be said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line_up: Option<OwnLineUp>,
    /// The match on devices that it is, by its name there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub live: Option<String>,
    /// The boards at which this side sits there, each with who plays.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<OwnSeat>,
}

/// Who plays for a side, board by board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct OwnLineUp {
    /// Those who can.
    pub members: Vec<Member>,
    /// Who does at each board, by their numbers; nothing where no player is there.
    pub seats: Vec<Option<u32>>,
    /// Whether this side has given it; else it is the order of the roster.
    pub recorded: bool,
}

impl OwnLineUp {
    fn of(view: &MatchView, side: Side) -> Option<Self> {
        let given = view.given[side];
        let fixed = view.reports[side].is_some() || (given && view.reports[side.other()].is_some());
        let members = view.rosters[side].clone();
        if !view.open || fixed || view.live.is_some() || view.lines.is_empty() || members.is_empty() {
            return None;
        }
        let usual = |line: &BoardLine| members.get(line.board as usize - 1).map(|member| member.id);
        let seat = |line: &BoardLine| if view.lined_up { line.seats[side] } else { usual(line) };
        Some(OwnLineUp { seats: view.lines.iter().map(seat).collect(), recorded: given, members })
    }
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
        let gaps = view.lines.iter().filter(|line| !sits(line)).map(|line| line.board).collect();
        let boards = view.lines.iter().map(|line| board(line, side)).collect::<Vec<OwnBoard>>();
        let theirs = state.meeting(pairing).map(kolo_tournament::Meeting::as_played);
        let theirs = theirs.filter(|_| view.open).and_then(|meeting| meeting.reports[side.other()].clone());
        let confirm = theirs.and_then(|report| OwnReport::that_agrees(&report.result, side));
        let settings = state.settings();
        OwnBoards {
            form: OwnForm::of(settings, pairing),
            gaps,
            duels: if boards.is_empty() { 0 } else { settings.shape().parts() / settings.shape().boards() },
            confirm: confirm.map(|report| own_report::fields(&report, settings.shape())).unwrap_or_default(),
            line_up: OwnLineUp::of(&view, side),
            boards,
            differences: view.differences,
            live: view.live,
            seats,
        }
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
