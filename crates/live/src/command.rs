//! A command in a match on devices.

use kolo_model::{Name, Side};
use kolo_play::clock::Span;
use kolo_play::duel::{Outcome, Step};
use kolo_teams::{BoardNumber, DuelNumber, DuelResult};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Away, Examined, KeyHash};

/// A place at a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = LiveSeat)]
pub struct Seat {
    /// Which board.
    pub board: BoardNumber,
    /// Which side of the match.
    pub side: Side,
}

/// What a player does at the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub enum PlayerAct {
    /// Sits down, and is ready for the next duel.
    Arrive,
    /// Takes a step on the board.
    Step {
        /// How many steps the duel had when the player looked at it, so that no player moves in a position they have
        /// not seen.
        ply: usize,
        /// In which duel.
        duel: DuelNumber,
        /// The step.
        take: Step,
    },
    /// Gives up.
    Resign {
        /// Which duel.
        duel: DuelNumber,
    },
    /// Offers a draw.
    OfferDraw {
        /// In which duel.
        duel: DuelNumber,
    },
    /// Takes the opponent's draw.
    AcceptDraw {
        /// In which duel.
        duel: DuelNumber,
    },
    /// Does not.
    DeclineDraw {
        /// In which duel.
        duel: DuelNumber,
    },
    /// Points out that the opponent's time is over (P-3.3.2.8).
    ClaimFlag {
        /// In which duel.
        duel: DuelNumber,
    },
    /// Says, when the time of the duel is over, that they have a forced win (P-3.3.1.6).
    ClaimForcedWin {
        /// In which duel.
        duel: DuelNumber,
    },
    /// Agrees that the time of the duel is over and claims no win (P-3.3.1.6).
    AcceptTimeLimit {
        /// In which duel.
        duel: DuelNumber,
    },
    /// Sends for the arbiter. Clocks are stopped (P-3.3.2.6); a time without clocks runs on.
    CallArbiter {
        /// In which duel.
        duel: DuelNumber,
    },
}

/// What the arbiter does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ArbiterAct {
    /// Gives out the link of a seat; one given out before no longer holds.
    IssueSeat {
        /// Which seat.
        seat: Seat,
        /// Its secret, hashed.
        key: KeyHash,
    },
    /// Takes the link of a seat back.
    RevokeSeat {
        /// Which seat.
        seat: Seat,
    },
    /// Starts the next duel of a board, even if a player is missing (P-2.1.1.4).
    Start {
        /// Which board.
        board: BoardNumber,
        /// Which duel.
        duel: DuelNumber,
    },
    /// Stops the clocks.
    Stop {
        /// Which board.
        board: BoardNumber,
        /// Which duel.
        duel: DuelNumber,
        /// Why.
        reason: String,
    },
    /// Lets them go on.
    Resume {
        /// Which board.
        board: BoardNumber,
        /// Which duel.
        duel: DuelNumber,
    },
    /// Has come to the board to which a player called the arbiter.
    AnswerCall {
        /// Which board.
        board: BoardNumber,
        /// Which duel.
        duel: DuelNumber,
    },
    /// Sets the time of a side.
    SetTime {
        /// Whose.
        seat: Seat,
        /// In which duel.
        duel: DuelNumber,
        /// What is left.
        left: Span,
        /// Why.
        reason: String,
    },
    /// Sets the time that a duel without clocks still has.
    SetLimit {
        /// Which board.
        board: BoardNumber,
        /// Which duel.
        duel: DuelNumber,
        /// What is left.
        left: Span,
        /// Why.
        reason: String,
    },
    /// Gives the duel to a player who claims a forced win (P-3.3.1.6).
    AcceptClaim {
        /// Who claims it.
        seat: Seat,
        /// In which duel.
        duel: DuelNumber,
    },
    /// Does not; the duel is drawn once the opponent claims nothing either (P-3.3.1.6).
    RejectClaim {
        /// Who claims it.
        seat: Seat,
        /// In which duel.
        duel: DuelNumber,
        /// Why.
        reason: String,
    },
    /// Ends a duel whose time is over and in which no claim is open (P-3.3.1.6).
    EndByTimeLimit {
        /// Which board.
        board: BoardNumber,
        /// Which duel.
        duel: DuelNumber,
    },
    /// Ends a duel (P-3.3.1.4).
    Rule {
        /// Which board.
        board: BoardNumber,
        /// Which duel.
        duel: DuelNumber,
        /// Who wins, by the sides of the match.
        outcome: Outcome,
        /// Why.
        reason: String,
    },
    /// Corrects the result of a duel that is over.
    Correct {
        /// Which board.
        board: BoardNumber,
        /// Which duel.
        duel: DuelNumber,
        /// How it ended, by the sides of the match.
        result: DuelResult,
        /// Why.
        reason: String,
    },
}

/// Who acts, and what they do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// A player.
    Player {
        /// Where they sit.
        seat: Seat,
        /// What the seat was opened with, hashed: the link may have been revoked while the request was on its way.
        key: KeyHash,
        /// What they do.
        act: PlayerAct,
    },
    /// The arbiter.
    Arbiter(Name, ArbiterAct),
    /// The program has looked at a claim.
    Examined {
        /// Whose.
        seat: Seat,
        /// In which duel.
        duel: DuelNumber,
        /// What it found.
        examined: Examined,
    },
    /// Time has passed: what happens by itself happens.
    Time,
    /// The server was away: clocks that ran are stopped as of the moment it went.
    Away(Away),
}
