//! What a match on devices refuses.

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::Clause;
use kolo_play::clock::{ClockRefusal, ControlProblem};
use kolo_play::duel::DuelRefusal;
use kolo_teams::{BoardNumber, DuelNumber, InvalidSlipEvent, SlipRefusal};

/// The longest reason, in letters; clocks take the same.
pub const LONGEST_REASON: usize = 200;

/// Why something does not count. The match stays as it was.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum LiveRefusal {
    /// The rules of the duel.
    Duel(DuelRefusal),
    /// The rules of the clock.
    Clock(ClockRefusal),
    /// The time of a duel cannot be so.
    Time(ControlProblem),
    /// The rules of the slip.
    Slip(SlipRefusal),
    /// More or fewer boards than the match has games.
    WrongBoards {
        /// How many were given.
        given: usize,
        /// How many there are.
        boards: u32,
    },
    /// No board has two players.
    NobodyPlays,
    /// The match was set up before.
    OpenedAlready,
    /// There is no such board, or no player sits at it.
    NoSuchBoard(BoardNumber),
    /// Both duels of the board are over.
    BoardDone,
    /// The duel has not begun.
    NotStarted,
    /// The duel has begun.
    StartedAlready,
    /// The duel is over.
    DuelOver,
    /// The duel is not over.
    DuelNotOver,
    /// It was meant for a duel that the board is not at.
    OtherDuel {
        /// For which.
        meant: DuelNumber,
    },
    /// The step was meant for another position.
    Stale {
        /// How many steps the player knew.
        seen: usize,
        /// How many there are.
        ply: usize,
    },
    /// The clocks are stopped.
    Stopped,
    /// The clocks are not stopped.
    NotStopped,
    /// The time of the duel is over.
    TimeUp,
    /// The time of the duel is not over.
    TimeNotUp,
    /// No flag is down.
    NoFlag,
    /// A draw is offered already.
    OfferStands,
    /// No draw is offered.
    NoOffer,
    /// A claim of a forced win is open.
    ClaimOpen,
    /// The player has claimed a forced win already.
    ClaimedAlready,
    /// The player's claim was turned down.
    ClaimTurnedDown,
    /// The player has agreed that the duel is drawn.
    LimitAccepted,
    /// Symbols are not chosen, so that no player can have a forced win.
    NoSymbols,
    /// The player does not claim a forced win.
    NoClaim,
    /// The claim is certainly wrong.
    ClaimRefuted,
    /// The arbiter was not called.
    NoCall,
    /// The duel has no clocks that could be set.
    NoClocks,
    /// The link of the seat no longer holds.
    SeatLost,
    /// A reason is needed.
    ReasonMissing,
    /// The reason is too long.
    ReasonTooLong,
    /// An event of the log does not fit the slip.
    SlipDamaged(InvalidSlipEvent),
    /// Only a move on the board ends a duel so.
    NotOnTheBoard,
}

impl LiveRefusal {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        match self {
            LiveRefusal::Duel(refusal) => refusal.clause(),
            LiveRefusal::Clock(refusal) => refusal.clause(),
            LiveRefusal::Time(problem) => problem.clause(),
            LiveRefusal::Slip(refusal) => refusal.clause(),
            LiveRefusal::WrongBoards { .. } | LiveRefusal::NobodyPlays => Clause::new("P-3.1.1"),
            LiveRefusal::OpenedAlready
            | LiveRefusal::BoardDone
            | LiveRefusal::NotStarted
            | LiveRefusal::StartedAlready
            | LiveRefusal::DuelOver
            | LiveRefusal::DuelNotOver
            | LiveRefusal::NotStopped
            | LiveRefusal::NoCall => Clause::new("K-ORDER"),
            LiveRefusal::NoSuchBoard(_) => Clause::new("K-KNOWN"),
            LiveRefusal::Stale { .. } | LiveRefusal::OtherDuel { .. } => Clause::new("K-STALE"),
            LiveRefusal::NoClocks => Clause::new("P-3.3.2.1"),
            LiveRefusal::SeatLost => Clause::new("K-SEAT"),
            LiveRefusal::SlipDamaged(_) => Clause::new("K-FILE"),
            LiveRefusal::Stopped => Clause::new("P-3.3.2.5"),
            LiveRefusal::TimeUp
            | LiveRefusal::TimeNotUp
            | LiveRefusal::ClaimOpen
            | LiveRefusal::ClaimedAlready
            | LiveRefusal::ClaimTurnedDown
            | LiveRefusal::LimitAccepted
            | LiveRefusal::NoSymbols
            | LiveRefusal::NoClaim
            | LiveRefusal::ClaimRefuted => Clause::new("P-3.3.1.6"),
            LiveRefusal::NoFlag => Clause::new("P-3.3.2.8"),
            LiveRefusal::OfferStands | LiveRefusal::NoOffer => Clause::new("K-DUEL-AGREED"),
            LiveRefusal::ReasonMissing | LiveRefusal::ReasonTooLong => Clause::new("K-REASON"),
            LiveRefusal::NotOnTheBoard => Clause::new("P-3.3.1.4"),
        }
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            LiveRefusal::Duel(refusal) => refusal.message(),
            LiveRefusal::Clock(refusal) => refusal.message(),
            LiveRefusal::Time(problem) => problem.message(),
            LiveRefusal::Slip(refusal) => refusal.message(),
            LiveRefusal::WrongBoards { given, boards } => {
                Message::new("live-wrong-boards").with("given", *given).with("boards", *boards)
            }
            LiveRefusal::NobodyPlays => Message::new("live-nobody-plays"),
            LiveRefusal::OpenedAlready => Message::new("live-opened-already"),
            LiveRefusal::NoSuchBoard(board) => Message::new("live-no-such-board").with("board", *board),
            LiveRefusal::BoardDone => Message::new("live-board-done"),
            LiveRefusal::NotStarted => Message::new("live-not-started"),
            LiveRefusal::StartedAlready => Message::new("live-started-already"),
            LiveRefusal::DuelOver => Message::new("live-duel-over"),
            LiveRefusal::DuelNotOver => Message::new("live-duel-not-over"),
            LiveRefusal::OtherDuel { meant } => Message::new("live-other-duel").with("duel", meant.number()),
            LiveRefusal::Stale { .. } => Message::new("live-stale"),
            LiveRefusal::Stopped => Message::new("live-stopped"),
            LiveRefusal::NotStopped => Message::new("live-not-stopped"),
            LiveRefusal::TimeUp => Message::new("live-time-up"),
            LiveRefusal::TimeNotUp => Message::new("live-time-not-up"),
            LiveRefusal::NoFlag => Message::new("live-no-flag"),
            LiveRefusal::OfferStands => Message::new("live-offer-stands"),
            LiveRefusal::NoOffer => Message::new("live-no-offer"),
            LiveRefusal::ClaimOpen => Message::new("live-claim-open"),
            LiveRefusal::ClaimedAlready => Message::new("live-claimed-already"),
            LiveRefusal::ClaimTurnedDown => Message::new("live-claim-turned-down"),
            LiveRefusal::LimitAccepted => Message::new("live-limit-accepted"),
            LiveRefusal::NoSymbols => Message::new("live-no-symbols"),
            LiveRefusal::NoClaim => Message::new("live-no-claim"),
            LiveRefusal::ClaimRefuted => Message::new("live-claim-refuted"),
            LiveRefusal::NoCall => Message::new("live-no-call"),
            LiveRefusal::NoClocks => Message::new("live-no-clocks"),
            LiveRefusal::SeatLost => Message::new("live-seat-lost"),
            LiveRefusal::ReasonMissing => Message::new("live-reason-missing"),
            LiveRefusal::ReasonTooLong => Message::new("live-reason-too-long").with("most", LONGEST_REASON),
            LiveRefusal::SlipDamaged(misfit) => {
                Message::new("live-slip-damaged").with("why", misfit.to_string())
            }
            LiveRefusal::NotOnTheBoard => Message::new("live-not-on-the-board"),
        }
    }
}

impl fmt::Display for LiveRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for LiveRefusal {}

impl From<DuelRefusal> for LiveRefusal {
    fn from(refusal: DuelRefusal) -> Self {
        LiveRefusal::Duel(refusal)
    }
}

impl From<ClockRefusal> for LiveRefusal {
    fn from(refusal: ClockRefusal) -> Self {
        LiveRefusal::Clock(refusal)
    }
}

impl From<SlipRefusal> for LiveRefusal {
    fn from(refusal: SlipRefusal) -> Self {
        LiveRefusal::Slip(refusal)
    }
}
