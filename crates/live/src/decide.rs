//! What follows from a command: events, or a refusal.
//!
//! A command becomes an event, and the match itself refuses what the rules do not let happen; so what is decided and what
//! is read back from a log can never differ. Here stands what one event brings with it: both ready starts the duel, both
//! agreeing ends it, the last duel fills in the slip.

use kolo_model::Name;
use kolo_play::clock::{Moment, Span};
use kolo_play::duel::{DuelRefusal, End};
use kolo_teams::{Actor, BoardNumber, DuelNumber, SlipCommand, Terms};

use crate::limit::Word;
use crate::{
    ArbiterAct, Away, Command, Event, LONGEST_REASON, LiveMatch, LiveRefusal, PlayerAct, Record, Seat,
    StoppedBy,
};

/// The match as it becomes while a command is decided, and the events on the way.
struct Draft {
    live: LiveMatch,
    at: Moment,
    events: Vec<Event>,
}

impl Draft {
    fn happens(&mut self, event: Event) -> Result<(), LiveRefusal> {
        let record = Record { at: self.at, event };
        self.live.apply(&record)?;
        self.events.push(record.event);
        Ok(())
    }

    fn slip(&mut self, command: &SlipCommand) -> Result<(), LiveRefusal> {
        if let Some(slip) = kolo_teams::decide(&self.live.slip, Terms::default(), command)? {
            self.happens(Event::Slip { slip })?;
        }
        Ok(())
    }
}

impl LiveMatch {
    /// What follows from a command at a moment.
    ///
    /// # Errors
    /// When a rule forbids it.
    pub fn decide(&self, at: Moment, command: &Command, lag: Span) -> Result<Vec<Event>, LiveRefusal> {
        let at = at.max(self.last);
        let mut draft = Draft { live: self.clone(), at, events: Vec::new() };
        match command {
            Command::Player { seat, key, act } => {
                if !self.opens(*seat, key) {
                    return Err(LiveRefusal::SeatLost);
                }
                player(&mut draft, *seat, act, lag)?;
            }
            Command::Arbiter(name, act) => arbiter(&mut draft, name, act)?,
            Command::Examined { seat, duel, examined } => {
                self.at_duel(seat.board, *duel)?;
                draft.happens(Event::ClaimExamined { seat: *seat, examined: *examined })?;
            }
            Command::Time => self.time_passes(&mut draft)?,
            Command::Away(away) => self.server_was_away(&mut draft, *away)?,
        }
        fill_in_slip(&mut draft)?;
        Ok(draft.events)
    }

    /// Duels in which both times are over are drawn (P-3.3.2.9).
    fn time_passes(&self, draft: &mut Draft) -> Result<(), LiveRefusal> {
        for board in (1..=self.setting.shape.boards()).map(BoardNumber) {
            if self.current(board).is_ok_and(|(_, table)| table.both_flags_down(draft.at)) {
                draft.happens(Event::Ended { board, end: End::BothFlags })?;
            }
        }
        Ok(())
    }
}

impl LiveMatch {
    /// Stops the clocks that ran when the server went, as of that moment (P-3.3.2.5). Where something has happened since
    /// then, a server was there.
    fn server_was_away(&self, draft: &mut Draft, away: Away) -> Result<(), LiveRefusal> {
        let went = Moment(away.from.saturating_sub(self.opened_at));
        if went < self.last {
            return Ok(());
        }
        draft.at = went;
        for board in (1..=self.setting.shape.boards()).map(BoardNumber) {
            if self.current(board).is_ok_and(|(_, table)| table.time_runs(went)) {
                draft.happens(Event::Stopped { board, by: StoppedBy::Away(away), reason: String::new() })?;
            }
        }
        Ok(())
    }
}

fn player(draft: &mut Draft, seat: Seat, act: &PlayerAct, lag: Span) -> Result<(), LiveRefusal> {
    let Seat { board, side } = seat;
    let (number, _) = draft.live.current(board)?;
    match act {
        PlayerAct::Arrive => {
            let (_, table) = draft.live.current(board)?;
            let starts = !table.started && table.ready[side.other()];
            if table.ready[side] {
                return Ok(());
            }
            draft.happens(Event::Arrived { seat })?;
            if starts {
                draft.happens(Event::Started { board, duel: number })?;
            }
            Ok(())
        }
        PlayerAct::Step { ply, duel, take } => {
            let (_, table) = draft.live.current(board)?;
            let now = table.duel.steps().len();
            if *duel != number || *ply != now {
                return Err(LiveRefusal::Stale { seen: *ply, ply: now });
            }
            let own = table.turned.side(side);
            if let Some(due) = table.duel.to_act().filter(|due| *due != own) {
                return Err(DuelRefusal::NotYourTurn { due }.into());
            }
            draft.happens(Event::Stepped { board, take: *take, lag })
        }
        PlayerAct::Resign { duel } => {
            let table = draft.live.at_duel(board, *duel)?;
            let end = End::Resigned { by: table.turned.side(side) };
            draft.happens(Event::Ended { board, end })
        }
        PlayerAct::OfferDraw { duel } => {
            draft.live.at_duel(board, *duel)?;
            draft.happens(Event::DrawOffered { seat })
        }
        PlayerAct::AcceptDraw { duel } => {
            if draft.live.at_duel(board, *duel)?.offer != Some(side.other()) {
                return Err(LiveRefusal::NoOffer);
            }
            draft.happens(Event::Ended { board, end: End::Agreed })
        }
        PlayerAct::DeclineDraw { duel } => {
            draft.live.at_duel(board, *duel)?;
            draft.happens(Event::DrawDeclined { seat })
        }
        PlayerAct::ClaimFlag { duel } => {
            let end = draft.live.at_duel(board, *duel)?.flag_claim(draft.at, side)?;
            draft.happens(Event::Ended { board, end })
        }
        PlayerAct::ClaimForcedWin { duel } => {
            draft.live.at_duel(board, *duel)?;
            draft.happens(Event::WinClaimed { seat })
        }
        PlayerAct::AcceptTimeLimit { duel } => {
            let table = draft.live.at_duel(board, *duel)?;
            // Said once, it is said.
            if table.words[side] == Word::Accepts {
                return Ok(());
            }
            draft.happens(Event::TimeLimitAccepted { seat })?;
            end_if_settled(draft, board)
        }
        PlayerAct::CallArbiter { duel } => {
            let table = draft.live.at_duel(board, *duel)?;
            if table.called[side] {
                return Ok(());
            }
            if table.has_clock_to_stop(draft.at) {
                let by = StoppedBy::Player(side);
                return draft.happens(Event::Stopped { board, by, reason: String::new() });
            }
            draft.happens(Event::ArbiterCalled { seat })
        }
    }
}

fn arbiter(draft: &mut Draft, name: &Name, act: &ArbiterAct) -> Result<(), LiveRefusal> {
    match act {
        ArbiterAct::IssueSeat { seat, key } => draft.happens(Event::SeatIssued { seat: *seat, key: *key }),
        ArbiterAct::RevokeSeat { seat } => draft.happens(Event::SeatRevoked { seat: *seat }),
        ArbiterAct::Start { board, duel } => {
            draft.live.at_duel(*board, *duel)?;
            draft.happens(Event::Started { board: *board, duel: *duel })
        }
        ArbiterAct::Stop { board, duel, reason } => {
            draft.live.at_duel(*board, *duel)?;
            let reason = given(reason)?;
            draft.happens(Event::Stopped { board: *board, by: StoppedBy::Arbiter(name.clone()), reason })
        }
        ArbiterAct::Resume { board, duel } => {
            draft.live.at_duel(*board, *duel)?;
            draft.happens(Event::Resumed { board: *board })
        }
        ArbiterAct::AnswerCall { board, duel } => {
            draft.live.at_duel(*board, *duel)?;
            draft.happens(Event::CallAnswered { board: *board })
        }
        ArbiterAct::SetTime { seat, duel, left, reason } => {
            draft.live.at_duel(seat.board, *duel)?;
            draft.happens(Event::TimeSet { seat: *seat, left: *left, reason: given(reason)? })
        }
        ArbiterAct::SetLimit { board, duel, left, reason } => {
            draft.live.at_duel(*board, *duel)?;
            draft.happens(Event::LimitSet { board: *board, left: *left, reason: given(reason)? })
        }
        ArbiterAct::AcceptClaim { seat, duel } => accept_claim(draft, *seat, *duel),
        ArbiterAct::RejectClaim { seat, duel, reason } => {
            draft.live.at_duel(seat.board, *duel)?;
            draft.happens(Event::ClaimRejected { seat: *seat, reason: given(reason)? })?;
            end_if_settled(draft, seat.board)
        }
        ArbiterAct::EndByTimeLimit { board, duel } => {
            draft.live.at_duel(*board, *duel)?;
            draft.happens(Event::Ended { board: *board, end: End::TimeLimit })
        }
        ArbiterAct::Rule { board, duel, outcome, reason } => {
            let turned = draft.live.at_duel(*board, *duel)?.turned;
            let end = End::Ruled { outcome: turned.outcome(*outcome), reason: given(reason)? };
            draft.happens(Event::Ended { board: *board, end })
        }
        ArbiterAct::Correct { board, duel, result, reason } => {
            let (board, duel, result, reason) = (*board, *duel, *result, given(reason)?);
            draft.happens(Event::ResultCorrected { board, duel, result, reason: reason.clone() })?;
            if draft.live.slip.settled().is_some() {
                let entry = draft.live.entry();
                draft.slip(&SlipCommand::Correct { line_up: None, entry, reason: Some(reason) })?;
            }
            Ok(())
        }
    }
}

/// The arbiter gives the duel to a player who claims a forced win (P-3.3.1.6).
fn accept_claim(draft: &mut Draft, seat: Seat, duel: DuelNumber) -> Result<(), LiveRefusal> {
    let table = draft.live.at_duel(seat.board, duel)?;
    table.may_be_given(seat.side)?;
    let end = End::ForcedWin { winner: table.turned.side(seat.side) };
    draft.happens(Event::Ended { board: seat.board, end })
}

/// After the end of its time a duel is drawn once neither player claims a win any more (P-3.3.1.6).
fn end_if_settled(draft: &mut Draft, board: BoardNumber) -> Result<(), LiveRefusal> {
    let (_, table) = draft.live.current(board)?;
    if table.is_settled_at_limit() {
        draft.happens(Event::Ended { board, end: End::TimeLimit })?;
    }
    Ok(())
}

/// Once every duel is over, the result stands on the slip by itself (P-2.1.1.5).
fn fill_in_slip(draft: &mut Draft) -> Result<(), LiveRefusal> {
    if !draft.live.is_over() || draft.live.slip.settled().is_some() {
        return Ok(());
    }
    let line_up = draft.live.setting.line_up();
    draft.slip(&SlipCommand::SetLineUp { by: Actor::Organiser, line_up })?;
    let entry = draft.live.entry();
    draft.slip(&SlipCommand::Enter { line_up: None, entry, reason: None })
}

fn given(reason: &str) -> Result<String, LiveRefusal> {
    let reason = reason.trim();
    if reason.is_empty() {
        Err(LiveRefusal::ReasonMissing)
    } else if reason.chars().count() > LONGEST_REASON {
        Err(LiveRefusal::ReasonTooLong)
    } else {
        Ok(reason.to_owned())
    }
}
