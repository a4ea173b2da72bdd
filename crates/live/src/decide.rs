//! What follows from a command: events, or a refusal.
//!
//! A command becomes an event, and the match itself refuses what the rules do not let happen; so what is decided and what
//! is read back from a log can never differ. Here stands what one event brings with it: both ready starts the duel, both
//! agreeing ends it, the last duel fills in the slip.

use kolo_model::Name;
use kolo_play::clock::{Moment, Span};
use kolo_play::duel::{DuelRefusal, End};
use kolo_teams::{Actor, BoardNumber, SlipCommand, Terms};

use crate::{
    ArbiterAct, Away, Command, Event, Finding, LiveMatch, LiveRefusal, PlayerAct, Record, Seat, StoppedBy,
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
    /// What happens when somebody does something at a moment.
    ///
    /// # Errors
    /// When a rule stands against it.
    pub fn decide(&self, at: Moment, command: &Command, lag: Span) -> Result<Vec<Event>, LiveRefusal> {
        let at = at.max(self.last);
        let mut draft = Draft { live: self.clone(), at, events: Vec::new() };
        match command {
            Command::Player(seat, act) => player(&mut draft, *seat, act, lag)?,
            Command::Arbiter(name, act) => arbiter(&mut draft, name, act)?,
            Command::Examined(board, examined) => {
                draft.happens(Event::ClaimExamined { board: *board, examined: *examined })?;
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
    let (number, table) = draft.live.current(board)?;
    let turned = table.turned;
    match act {
        PlayerAct::Arrive => {
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
            let now = table.duel.steps().len();
            if *duel != number || *ply != now {
                return Err(LiveRefusal::Stale { seen: *ply, ply: now });
            }
            if let Some(due) = table.duel.to_act().filter(|due| *due != turned.side(side)) {
                return Err(DuelRefusal::NotYourTurn { due }.into());
            }
            draft.happens(Event::Stepped { board, take: *take, lag })
        }
        PlayerAct::Resign => {
            let end = End::Resigned { by: turned.side(side) };
            draft.happens(Event::Ended { board, end })
        }
        PlayerAct::OfferDraw => draft.happens(Event::DrawOffered { seat }),
        PlayerAct::AcceptDraw => {
            if table.offer != Some(side.other()) {
                return Err(LiveRefusal::NoOffer);
            }
            draft.happens(Event::Ended { board, end: End::Agreed })
        }
        PlayerAct::DeclineDraw => draft.happens(Event::DrawDeclined { seat }),
        PlayerAct::ClaimFlag => {
            let end = table.flag_claim(draft.at, side)?;
            draft.happens(Event::Ended { board, end })
        }
        PlayerAct::ClaimForcedWin => draft.happens(Event::WinClaimed { seat }),
        PlayerAct::AcceptTimeLimit => {
            let both = table.accepts_limit[side.other()];
            draft.happens(Event::TimeLimitAccepted { seat })?;
            if both {
                draft.happens(Event::Ended { board, end: End::TimeLimit })?;
            }
            Ok(())
        }
        PlayerAct::CallArbiter => {
            let by = StoppedBy::Player(side);
            draft.happens(Event::Stopped { board, by, reason: String::new() })
        }
    }
}

fn arbiter(draft: &mut Draft, name: &Name, act: &ArbiterAct) -> Result<(), LiveRefusal> {
    match act {
        ArbiterAct::IssueSeat { seat, key } => draft.happens(Event::SeatIssued { seat: *seat, key: *key }),
        ArbiterAct::RevokeSeat { seat } => draft.happens(Event::SeatRevoked { seat: *seat }),
        ArbiterAct::Start { board } => {
            let (duel, _) = draft.live.current(*board)?;
            draft.happens(Event::Started { board: *board, duel })
        }
        ArbiterAct::Stop { board, reason } => {
            let reason = given(reason)?;
            draft.happens(Event::Stopped { board: *board, by: StoppedBy::Arbiter(name.clone()), reason })
        }
        ArbiterAct::Resume { board } => draft.happens(Event::Resumed { board: *board }),
        ArbiterAct::SetTime { seat, left, reason } => {
            draft.happens(Event::TimeSet { seat: *seat, left: *left, reason: given(reason)? })
        }
        ArbiterAct::AcceptClaim { board } => accept_claim(draft, *board),
        ArbiterAct::RejectClaim { board, reason } => {
            draft.happens(Event::ClaimRejected { board: *board, reason: given(reason)? })?;
            draft.happens(Event::Ended { board: *board, end: End::TimeLimit })
        }
        ArbiterAct::EndByTimeLimit { board } => {
            let (_, table) = draft.live.current(*board)?;
            if table.claim.is_some() {
                return Err(LiveRefusal::ClaimedAlready);
            }
            draft.happens(Event::Ended { board: *board, end: End::TimeLimit })
        }
        ArbiterAct::Rule { board, outcome, reason } => {
            let (_, table) = draft.live.current(*board)?;
            let end = End::Ruled { outcome: table.turned.outcome(*outcome), reason: given(reason)? };
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

/// The arbiter gives the duel to whoever claimed a forced win. The program's finding is advice: he may see a win that it
/// has not found. A claim that is certainly wrong he does not accept by a mere click; he rules, with a reason.
fn accept_claim(draft: &mut Draft, board: BoardNumber) -> Result<(), LiveRefusal> {
    let (_, table) = draft.live.current(board)?;
    let claim = table.claim.ok_or(LiveRefusal::NoClaim)?;
    if claim.examined.is_some_and(|examined| examined.finding == Finding::Refuted) {
        return Err(LiveRefusal::ReasonMissing);
    }
    let end = End::ForcedWin { winner: table.turned.side(claim.by) };
    draft.happens(Event::Ended { board, end })
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
    if reason.is_empty() { Err(LiveRefusal::ReasonMissing) } else { Ok(reason.to_owned()) }
}
