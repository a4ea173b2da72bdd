//! What is wanted of a match: who, when, what.

use kolo_live::{ArbiterAct, Command, Event, PlayerAct, Seat, Setting, StoppedBy};
use kolo_model::{Name, Side};
use kolo_play::clock::Span;
use kolo_play::duel::End;

use crate::time::Now;

/// What is wanted of a match.
#[derive(Debug, Clone)]
pub(crate) struct LiveOrder {
    /// When it came in.
    pub(crate) at: Now,
    /// What.
    pub(crate) act: LiveAct,
}

/// What can be wanted of a match.
#[derive(Debug, Clone)]
pub(crate) enum LiveAct {
    /// It is set up.
    Open {
        /// By whom.
        by: Name,
        /// As agreed.
        setting: Setting,
    },
    /// Somebody does something.
    Do {
        /// What.
        command: Command,
        /// What the line took, as the server measured it.
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
                Command::Examined { .. } | Command::Time => "kolo".to_owned(),
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
    /// something else is refused (K-ONCE).
    pub(crate) fn leads_to(&self, first: &Event) -> bool {
        match &self.act {
            LiveAct::Open { setting: wanted, .. } => {
                matches!(first, Event::Opened { setting, .. } if setting == wanted)
            }
            LiveAct::Do { command: Command::Player { seat, act, .. }, .. } => {
                player_leads_to(*seat, act, first)
            }
            // Their names are made by pages of the desk and by the program, which never use one twice.
            LiveAct::Do {
                command: Command::Arbiter(..) | Command::Examined { .. } | Command::Time, ..
            } => true,
        }
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
