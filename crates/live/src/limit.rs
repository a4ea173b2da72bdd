//! What the two players say when the time of their duel is over (P-3.3.1.6), and what follows.
//!
//! Each player says whether they have a forced win. The duel is drawn once neither has one: both agree, or a
//! claim was turned down and the other one claims nothing. One claim never stands in the way of the other.

use kolo_model::Side;
use kolo_play::clock::Moment;

use crate::table::Table;
use crate::{Examined, Finding, LiveRefusal};

/// A claim of a forced win.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Claim {
    /// What the program found, once it has looked.
    pub(crate) examined: Option<Examined>,
}

/// What a side says at the end of the duel's time. Only a claim can change afterwards, by the arbiter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Word {
    /// Nothing yet.
    None,
    /// That it has a forced win.
    Claims(Claim),
    /// That it had one, and the arbiter has turned that down, with a reason.
    TurnedDown(String),
    /// That it has none.
    Accepts,
}

impl Word {
    /// Whether this side claims nothing any more.
    fn is_settled(&self) -> bool {
        match self {
            Word::None | Word::Claims(_) => false,
            Word::TurnedDown(_) | Word::Accepts => true,
        }
    }
}

impl Table {
    /// The open claim of a side.
    pub(crate) fn open_claim(&self, side: Side) -> Option<Claim> {
        if let Word::Claims(claim) = &self.words[side] { Some(*claim) } else { None }
    }

    /// Whether neither side claims anything any more, so that the duel is drawn.
    pub(crate) fn is_settled_at_limit(&self) -> bool {
        self.words.first.is_settled() && self.words.second.is_settled()
    }

    pub(crate) fn claim(&mut self, at: Moment, by: Side) -> Result<(), LiveRefusal> {
        self.needs_time_up(at)?;
        self.may_claim(by)?;
        // Without symbols there is no position to win, and the prover has nothing to look at.
        self.duel.marks().ok_or(LiveRefusal::NoSymbols)?;
        self.words[by] = Word::Claims(Claim { examined: None });
        // A side that wants the win no longer offers a draw.
        if self.offer == Some(by) {
            self.offer = None;
        }
        Ok(())
    }

    fn may_claim(&self, by: Side) -> Result<(), LiveRefusal> {
        match &self.words[by] {
            Word::None => Ok(()),
            Word::Claims(_) => Err(LiveRefusal::ClaimedAlready),
            Word::TurnedDown(_) => Err(LiveRefusal::ClaimTurnedDown),
            Word::Accepts => Err(LiveRefusal::LimitAccepted),
        }
    }

    pub(crate) fn examined(&mut self, of: Side, examined: Examined) -> Result<(), LiveRefusal> {
        self.in_play()?;
        self.open_claim(of).ok_or(LiveRefusal::NoClaim)?;
        self.words[of] = Word::Claims(Claim { examined: Some(examined) });
        Ok(())
    }

    pub(crate) fn reject(&mut self, of: Side, reason: &str) -> Result<(), LiveRefusal> {
        self.in_play()?;
        self.open_claim(of).ok_or(LiveRefusal::NoClaim)?;
        self.words[of] = Word::TurnedDown(reason.to_owned());
        Ok(())
    }

    pub(crate) fn accept_limit(&mut self, at: Moment, by: Side) -> Result<(), LiveRefusal> {
        self.needs_time_up(at)?;
        self.may_claim(by)?;
        self.words[by] = Word::Accepts;
        Ok(())
    }

    /// Makes sure that the arbiter may give the win on their own judgement. The program's finding is advice: the
    /// arbiter may see a win that it has not found. What is certainly wrong, because it is refuted or because the
    /// opponent's win is proven, the arbiter gives by a ruling with a reason only.
    pub(crate) fn may_be_given(&self, to: Side) -> Result<(), LiveRefusal> {
        let found = |side: Side| self.open_claim(side)?.examined.map(|examined| examined.finding);
        self.open_claim(to).ok_or(LiveRefusal::NoClaim)?;
        let refuted = found(to) == Some(Finding::Refuted);
        let against = found(to.other()) == Some(Finding::Proven) && found(to) != Some(Finding::Proven);
        if refuted || against { Err(LiveRefusal::ClaimRefuted) } else { Ok(()) }
    }

    pub(crate) fn needs_time_up(&self, at: Moment) -> Result<(), LiveRefusal> {
        self.in_play()?;
        if self.is_time_up(at) { Ok(()) } else { Err(LiveRefusal::TimeNotUp) }
    }

    pub(crate) fn needs_no_claim(&self) -> Result<(), LiveRefusal> {
        let open = Side::BOTH.iter().any(|side| self.open_claim(*side).is_some());
        if open { Err(LiveRefusal::ClaimOpen) } else { Ok(()) }
    }
}
