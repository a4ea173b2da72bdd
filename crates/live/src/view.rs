//! What a device shows: plain data for pages and programs. It holds no secrets and is the same for all; sides are those
//! of the match.

use kolo_messages::{Lang, Message};
use kolo_model::{PerSide, Side};
use kolo_play::clock::{Flag, Moment, Span};
use kolo_play::duel::{End, Outcome, Placed, Stage, Step};
use kolo_play::{Cell, Mark};
use kolo_teams::{DuelNumber, Worth};
use serde::Serialize;
use utoipa::ToSchema;

use crate::limit::Word;
use crate::table::Table;
use crate::{Away, Examined, LiveMatch, StoppedBy};

/// About as long as a move may take without clocks; what is longer the organiser judges (P-3.3.1.7).
pub const A_MOVE: Span = Span::seconds(25);

/// A match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct MatchView {
    /// What it is called.
    pub title: String,
    /// The teams.
    pub sides: PerSide<String>,
    /// The opening of its duels.
    pub opening: &'static str,
    /// The time of its duels, in the short notation.
    pub time: String,
    /// Its boards, the first one first.
    pub boards: Vec<BoardView>,
    /// Points of all duels so far.
    pub score: PerSide<u32>,
    /// The result, once the slip is filled in.
    pub result: Option<Worth>,
}

/// A board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct BoardView {
    /// Counted from 1.
    pub number: u32,
    /// Who plays; none where a side is one short.
    pub players: PerSide<Option<String>>,
    /// Points of its duels so far.
    pub score: PerSide<u32>,
    /// Its duels in the order of play; none if a side has no player here.
    pub duels: Vec<DuelView>,
    /// Which of them is next or in play, counted from 0; none when both are over.
    pub current: Option<usize>,
}

/// What a duel waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = DuelWaits)]
pub enum Waits {
    /// Players, or the arbiter, to begin.
    ToBegin,
    /// The three first marks.
    ForOpening,
    /// The choice of a symbol.
    ForChoice,
    /// The choice of a symbol, or two marks more.
    ForChoiceOrTwoMarks,
    /// A move.
    ForMove,
    /// A claim, both players or the arbiter: the time is over.
    AtTimeLimit,
    /// Nothing.
    Over,
}

/// A duel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct DuelView {
    /// 1 or 2.
    pub number: u32,
    /// Who opens it.
    pub opener: Side,
    /// What it waits for.
    pub waits: Waits,
    /// For whom.
    pub to_act: Option<Side>,
    /// Who is ready.
    pub ready: PerSide<bool>,
    /// Who plays with which mark, once that is chosen.
    pub marks: PerSide<Option<Mark>>,
    /// Every mark in the order in which it was set.
    pub placed: Vec<Placed>,
    /// How many of them were set before symbols were chosen.
    pub opening_marks: usize,
    /// How many steps were taken; a player's step names it.
    pub ply: usize,
    /// The clock, if there is one.
    pub clock: Option<ClockView>,
    /// Milliseconds left of the time of the duel, if it has one.
    pub limit: Option<u64>,
    /// Whether time runs at all.
    pub running: bool,
    /// Who stopped it and why.
    pub stopped: Option<StopView>,
    /// Who offers a draw.
    pub offer: Option<Side>,
    /// The open claims of a forced win, and what the program found about each.
    pub claims: Vec<ClaimView>,
    /// Why a claim was turned down.
    pub turned_down: PerSide<Option<String>>,
    /// Who agrees that the time is over.
    pub accepts_limit: PerSide<bool>,
    /// Who has called the arbiter, and waits while the time runs.
    pub called: PerSide<bool>,
    /// Milliseconds left of what a move may take; below zero it is an undue delay to judge. Only in duels without
    /// clocks, while a side is to move.
    pub move_left: Option<i64>,
    /// How it ended.
    pub end: Option<EndView>,
}

/// A chess clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct ClockView {
    /// Milliseconds left.
    pub left: PerSide<u64>,
    /// Whose runs.
    pub runs: PerSide<bool>,
    /// Whose flag is down.
    pub flags: PerSide<bool>,
}

/// Why nothing runs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct StopView {
    /// The player who called the arbiter; empty if the arbiter stopped it, or the server was away.
    pub by: Option<Side>,
    /// When the server was away, if that is why.
    pub away: Option<Away>,
    /// The arbiter's reason.
    pub reason: String,
}

/// A claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct ClaimView {
    /// Who claims.
    pub by: Side,
    /// What the program found, once it has looked.
    pub examined: Option<Examined>,
}

/// An end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct EndView {
    /// Who has won; none in a draw.
    pub winner: Option<Side>,
    /// The squares to strike through.
    pub row: Vec<Cell>,
    /// The clause.
    pub clause: &'static str,
    /// In words.
    pub text: String,
}

impl LiveMatch {
    /// The match as it looks at a moment.
    pub fn view(&self, at: Moment, lang: Lang) -> MatchView {
        let setting = &self.setting;
        let games = self.games();
        let boards: Vec<BoardView> = (1..)
            .zip(&setting.boards)
            .zip(&self.boards)
            .zip(&games)
            .map(|(((number, board), tables), game)| {
                let tables = tables.as_ref().map(<[Table; 2]>::as_slice).unwrap_or_default();
                let duels = DuelNumber::BOTH.into_iter().zip(tables);
                BoardView {
                    number,
                    players: board.players.clone().map(|name| name.map(|name| name.to_string())),
                    score: game.points(),
                    duels: duels.map(|(duel, table)| table.view(duel, at, lang)).collect(),
                    current: tables.iter().position(|table| table.duel.end().is_none()),
                }
            })
            .collect();
        let score = |side: Side| boards.iter().map(|board| board.score[side]).sum();
        MatchView {
            title: setting.title.to_string(),
            sides: setting.sides.clone().map(|name| name.to_string()),
            opening: setting.opening.name(),
            time: setting.time.to_string(),
            score: PerSide::new(score(Side::First), score(Side::Second)),
            result: self.slip.settled().map(|settled| settled.sheet.result()),
            boards,
        }
    }
}

impl Table {
    fn view(&self, number: DuelNumber, at: Moment, lang: Lang) -> DuelView {
        let clock = self.clock_at(at);
        let marks = self.duel.marks().map(|marks| self.turned.pair(marks));
        DuelView {
            number: number.number(),
            opener: self.turned.opener,
            waits: self.waits(at),
            to_act: if self.started { self.to_act() } else { None },
            ready: self.ready,
            marks: PerSide::new(marks.map(|marks| marks.first), marks.map(|marks| marks.second)),
            placed: self.duel.placed().to_vec(),
            opening_marks: self.opening_marks(),
            ply: self.duel.steps().len(),
            clock: clock.sides.map(|sides| ClockView {
                left: self.turned.pair(sides.map(|side| side.left.0)),
                runs: self
                    .turned
                    .pair(PerSide::new(Side::First, Side::Second).map(|side| clock.runs.includes(side))),
                flags: self.turned.pair(sides.map(|side| side.flag == Flag::Down)),
            }),
            limit: clock.together.map(|left| left.0),
            running: self.started && self.stopped.is_none() && self.duel.end().is_none(),
            stopped: self.stopped.as_ref().map(|(by, reason)| StopView {
                by: match by {
                    StoppedBy::Player(side) => Some(*side),
                    StoppedBy::Arbiter(_) | StoppedBy::Away(_) => None,
                },
                away: match by {
                    StoppedBy::Away(away) => Some(*away),
                    StoppedBy::Player(_) | StoppedBy::Arbiter(_) => None,
                },
                reason: reason.clone(),
            }),
            offer: self.offer,
            claims: Side::BOTH
                .into_iter()
                .filter_map(|by| self.open_claim(by).map(|claim| ClaimView { by, examined: claim.examined }))
                .collect(),
            turned_down: self.words.clone().map(|word| match word {
                Word::TurnedDown(reason) => Some(reason),
                Word::None | Word::Claims(_) | Word::Accepts => None,
            }),
            accepts_limit: self.words.clone().map(|word| word == Word::Accepts),
            called: self.called,
            move_left: self.move_left(at),
            end: self.duel.end().map(|end| self.end_view(end, lang)),
        }
    }

    /// What is left of the time that a move may take (P-3.3.1.7). On a chess clock the time is the player's own.
    fn move_left(&self, at: Moment) -> Option<i64> {
        let counts =
            self.control.sides().is_none() && self.stopped.is_none() && self.waits(at) == Waits::ForMove;
        let thought = i64::try_from(at.since(self.turn_since).0).unwrap_or(i64::MAX);
        let a_move = i64::try_from(A_MOVE.0).unwrap_or(i64::MAX);
        counts.then(|| a_move.saturating_sub(thought))
    }

    fn waits(&self, at: Moment) -> Waits {
        match self.duel.stage() {
            Stage::Over(_) => Waits::Over,
            _ if !self.started => Waits::ToBegin,
            _ if self.is_time_up(at) => Waits::AtTimeLimit,
            Stage::Opening => Waits::ForOpening,
            Stage::Choosing { may_add: true, .. } => Waits::ForChoiceOrTwoMarks,
            Stage::Choosing { may_add: false, .. } => Waits::ForChoice,
            Stage::Playing { .. } => Waits::ForMove,
        }
    }

    /// Marks set by the opening: three, or five where two were added.
    fn opening_marks(&self) -> usize {
        let steps = self.duel.steps().iter();
        steps
            .map(|step| match step {
                Step::Open { marks } => marks.len(),
                Step::Add { marks } => marks.len(),
                Step::Choose { .. } | Step::Play { .. } => 0,
            })
            .sum()
    }

    fn end_view(&self, end: &End, lang: Lang) -> EndView {
        let winner = match self.turned.outcome(end.outcome()) {
            Outcome::Won(side) => Some(side),
            Outcome::Drawn => None,
        };
        let row = match end {
            End::Row { cells, .. } => cells.clone(),
            End::BoardFull
            | End::Resigned { .. }
            | End::Agreed
            | End::Flag { .. }
            | End::BothFlags
            | End::TimeLimit
            | End::ForcedWin { .. }
            | End::Ruled { .. } => Vec::new(),
        };
        EndView { winner, row, clause: end.clause().id(), text: end_message(end).text(lang) }
    }
}

/// How a duel ended, in words.
fn end_message(end: &End) -> Message {
    match end {
        End::Row { .. } => Message::new("live-end-row"),
        End::BoardFull => Message::new("live-end-full"),
        End::Resigned { .. } => Message::new("live-end-resigned"),
        End::Agreed => Message::new("live-end-agreed"),
        End::Flag { .. } => Message::new("live-end-flag"),
        End::BothFlags => Message::new("live-end-both-flags"),
        End::TimeLimit => Message::new("live-end-time-limit"),
        End::ForcedWin { .. } => Message::new("live-end-forced-win"),
        End::Ruled { reason, .. } => Message::new("live-end-ruled").with("reason", reason.clone()),
    }
}
