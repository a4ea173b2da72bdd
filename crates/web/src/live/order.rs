//! An order about a match: who, when, what.

use kolo_live::{ArbiterAct, Command, Event, LiveMatch, PlayerAct, Seat, Setting, StoppedBy};
use kolo_model::{Name, Side};
use kolo_play::clock::Span;
use kolo_play::duel::{End, Outcome};

use crate::time::Now;

/// An order about a match.
#[derive(Debug, Clone)]
pub(crate) struct LiveOrder {
    /// When it came in.
    pub(crate) at: Now,
    /// What.
    pub(crate) act: LiveAct,
}

/// What can be ordered of a match.
#[derive(Debug, Clone)]
pub(crate) enum LiveAct {
    /// It is set up.
    Open {
        /// By whom.
        by: Name,
        /// As agreed.
        setting: Setting,
    },
    /// An act of one person.
    Do {
        /// What.
        command: Command,
        /// The latency of the connection, as the server measured it.
        lag: Span,
    },
}

impl LiveOrder {
    /// Who it is, for the log. Players go by their seat; who sat there is in the setting.
    pub(crate) fn author(&self) -> String {
        match &self.act {
            LiveAct::Open { by, .. } => by.to_string(),
            LiveAct::Do { command, .. } => match command {
                Command::Player { seat, .. } => seat_name(*seat),
                Command::Arbiter(name, _) => name.to_string(),
                Command::Examined { .. } | Command::Time | Command::Away(_) => "kolo".to_owned(),
            },
        }
    }

    /// Why, where the arbiter gave a reason.
    pub(crate) fn reason(&self) -> Option<String> {
        let LiveAct::Do { command: Command::Arbiter(_, act), .. } = &self.act else { return None };
        match act {
            ArbiterAct::Stop { reason, .. }
            | ArbiterAct::SetTime { reason, .. }
            | ArbiterAct::SetLimit { reason, .. }
            | ArbiterAct::RejectClaim { reason, .. }
            | ArbiterAct::Rule { reason, .. }
            | ArbiterAct::Correct { reason, .. } => Some(reason.clone()),
            ArbiterAct::IssueSeat { .. }
            | ArbiterAct::RevokeSeat { .. }
            | ArbiterAct::Start { .. }
            | ArbiterAct::Resume { .. }
            | ArbiterAct::AnswerCall { .. }
            | ArbiterAct::AcceptClaim { .. }
            | ArbiterAct::EndByTimeLimit { .. } => None,
        }
    }

    /// Whether `first`, the first event under this order's name, can have come from this order. The same name for
    /// something else is refused (K-ONCE). `game` is the match with the event.
    pub(crate) fn leads_to(&self, first: &Event, game: Option<&LiveMatch>) -> bool {
        match &self.act {
            LiveAct::Open { setting: wanted, .. } => {
                matches!(first, Event::Opened { setting, .. } if setting == wanted)
            }
            LiveAct::Do { command: Command::Player { seat, act, .. }, .. } => {
                player_leads_to(*seat, act, first)
            }
            LiveAct::Do { command: Command::Arbiter(_, act), .. } => arbiter_leads_to(act, first, game),
            LiveAct::Do { command: Command::Away(away), .. } => {
                matches!(first, Event::Stopped { by: StoppedBy::Away(known), .. } if known.from == away.from)
            }
            // Their names are made by the program, which never uses one twice.
            LiveAct::Do { command: Command::Examined { .. } | Command::Time, .. } => true,
        }
    }
}

fn arbiter_leads_to(act: &ArbiterAct, first: &Event, game: Option<&LiveMatch>) -> bool {
    match act {
        // The secret is new for every request, so it is not compared.
        ArbiterAct::IssueSeat { seat: wanted, .. } => {
            matches!(first, Event::SeatIssued { seat, .. } if seat == wanted)
        }
        ArbiterAct::RevokeSeat { seat: wanted } => {
            matches!(first, Event::SeatRevoked { seat } if seat == wanted)
        }
        ArbiterAct::Start { board: wanted, duel: which } => {
            matches!(first, Event::Started { board, duel } if board == wanted && duel == which)
        }
        ArbiterAct::Stop { board: wanted, reason: why, .. } => matches!(
            first,
            Event::Stopped { board, by: StoppedBy::Arbiter(_), reason } if board == wanted && reason == why.trim()
        ),
        ArbiterAct::Resume { board: wanted, .. } => {
            matches!(first, Event::Resumed { board } if board == wanted)
        }
        ArbiterAct::SetTime { seat: whose, left: wanted, reason: why, .. } => matches!(
            first,
            Event::TimeSet { seat, left, reason } if seat == whose && left == wanted && reason == why.trim()
        ),
        ArbiterAct::SetLimit { board: wanted, left: given, reason: why, .. } => matches!(
            first,
            Event::LimitSet { board, left, reason } if board == wanted && left == given && reason == why.trim()
        ),
        ArbiterAct::AnswerCall { board: wanted, .. } => {
            matches!(first, Event::CallAnswered { board } if board == wanted)
        }
        ArbiterAct::AcceptClaim { seat, .. } => matches!(
            first,
            Event::Ended { board, end: end @ End::ForcedWin { .. } }
                if *board == seat.board
                    && game.is_some_and(|game| game.ended_by(*board, end).any(|known| known == Outcome::Won(seat.side)))
        ),
        ArbiterAct::RejectClaim { seat: whose, reason: why, .. } => {
            matches!(first, Event::ClaimRejected { seat, reason } if seat == whose && reason == why.trim())
        }
        ArbiterAct::EndByTimeLimit { board: wanted, .. } => {
            matches!(first, Event::Ended { board, end: End::TimeLimit } if board == wanted)
        }
        // Sides of the event are those of the duel; the match knows which side of its own opened it.
        ArbiterAct::Rule { board: wanted, outcome, reason: why, .. } => matches!(
            first,
            Event::Ended { board, end: end @ End::Ruled { reason, .. } }
                if board == wanted
                    && reason == why.trim()
                    && game.is_some_and(|game| game.ended_by(*board, end).any(|known| known == *outcome))
        ),
        ArbiterAct::Correct { board: wanted, duel: which, result: given, reason: why } => matches!(
            first,
            Event::ResultCorrected { board, duel, result, reason }
                if board == wanted && duel == which && result == given && reason == why.trim()
        ),
    }
}

fn player_leads_to(at: Seat, act: &PlayerAct, first: &Event) -> bool {
    let ends = |how: fn(&End) -> bool| matches!(first, Event::Ended { board, end } if *board == at.board && how(end));
    match act {
        PlayerAct::Arrive => matches!(first, Event::Arrived { seat } if *seat == at),
        PlayerAct::Step { take: wanted, .. } => {
            matches!(first, Event::Stepped { board, take, .. } if *board == at.board && take == wanted)
        }
        PlayerAct::Resign { .. } => ends(|end| matches!(end, End::Resigned { .. })),
        PlayerAct::OfferDraw { .. } => matches!(first, Event::DrawOffered { seat } if *seat == at),
        PlayerAct::AcceptDraw { .. } => ends(|end| matches!(end, End::Agreed)),
        PlayerAct::DeclineDraw { .. } => matches!(first, Event::DrawDeclined { seat } if *seat == at),
        PlayerAct::ClaimFlag { .. } => ends(|end| matches!(end, End::Flag { .. } | End::BothFlags)),
        PlayerAct::ClaimForcedWin { .. } => matches!(first, Event::WinClaimed { seat } if *seat == at),
        PlayerAct::AcceptTimeLimit { .. } => {
            matches!(first, Event::TimeLimitAccepted { seat } if *seat == at)
        }
        PlayerAct::CallArbiter { .. } => {
            let own = StoppedBy::Player(at.side);
            matches!(first, Event::Stopped { board, by, .. } if *board == at.board && *by == own)
                || matches!(first, Event::ArbiterCalled { seat } if *seat == at)
        }
    }
}

fn seat_name(seat: Seat) -> String {
    let side = match seat.side {
        Side::First => "first",
        Side::Second => "second",
    };
    format!("board {}, {side} side", seat.board)
}
