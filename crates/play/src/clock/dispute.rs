//! A dispute: both sides as they stood when it began, and time given back towards that (G-7.3).

use kolo_model::{PerSide, Side};
use serde::Serialize;

use super::limits::TIME_TROUBLE;
use super::machine::Clock;
use super::unit::{Flag, Phase, Trouble, Unit};
use super::{Account, Entry, Presence, SideTime, Span};

/// One side as it stood: what it had, and its books.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub(super) struct Kept {
    unit: Unit,
    account: Account,
}

impl Kept {
    /// What has run on this side since.
    fn lost(&self, account: &Account) -> Span {
        account.used.less(self.account.used)
    }

    /// The side as it would stand if `given` of the time since then had not run: phase, flag and books follow from what
    /// was kept, so that nothing is given beyond it. What has nothing to do with time stays as it is now.
    fn without(&self, given: Span, now: &Unit, books: &Account, times: &SideTime) -> (Unit, Account) {
        let (mut unit, mut account) = (self.unit, self.account);
        // A player who was away meanwhile has their own count below.
        unit.presence = Presence::AtBoard;
        unit.run_through(self.lost(books).less(given), times, &mut account);
        account.used = books.used;
        account.book(Entry::Dispute, Span::ZERO, given);
        let phase = match (unit.phase, now.phase) {
            // Stones played since then stay played.
            (Phase::Canadian { .. }, Phase::Canadian { stones }) => Phase::Canadian { stones },
            (phase, _) => phase,
        };
        let roomy = phase == Phase::Basic && unit.left >= TIME_TROUBLE;
        let same_phase = phase == now.phase;
        let restored = Unit {
            phase,
            left: unit.left,
            flag: unit.flag,
            count: unit.first_count(),
            turn_used: if same_phase { now.turn_used.less(given) } else { Span::ZERO },
            trouble: if roomy { Trouble::NotReported } else { now.trouble },
            toilet_stops: now.toilet_stops,
            away: now.away.less(given).max(now.away.min(self.unit.away)),
            lag_store: now.lag_store,
            presence: now.presence,
            control: unit.control,
        };
        (restored, account)
    }
}

impl Clock {
    /// Both sides as they stand now.
    pub(super) fn keep_for_dispute(&mut self) {
        let kept = |side: Side| Kept { unit: self.units[side], account: self.ledger.sides[side] };
        self.dispute = Some(PerSide::new(kept(Side::First), kept(Side::Second)));
    }

    /// The time of this side was set again by a person or by the rules, so a dispute reaches back to here and no
    /// further.
    pub(super) fn keep_again(&mut self, side: Side) {
        let now = Kept { unit: self.units[side], account: self.ledger.sides[side] };
        if let Some(kept) = &mut self.dispute {
            kept[side] = now;
        }
    }

    /// A move that left the time as it was: what could be judged until it cannot be judged any more.
    pub(super) fn keep_over_move(&mut self, side: Side) {
        if let Some(kept) = &mut self.dispute {
            kept[side].unit.control = None;
        }
    }

    /// Time that comes on top of everything, dispute or not.
    pub(super) fn keep_more(&mut self, side: Side, given: Span, entry: Entry) {
        if let Some(kept) = &mut self.dispute {
            let Kept { unit, account } = &mut kept[side];
            account.book(entry, unit.left, unit.left.plus(given));
            unit.left = unit.left.plus(given);
        }
    }

    /// What a side has lost since the dispute began, if there is one.
    pub(super) fn lost_in_dispute(&self, side: Side) -> Option<Span> {
        self.dispute.map(|kept| kept[side].lost(&self.ledger.sides[side]))
    }

    /// Gives time of the dispute back.
    pub(super) fn give_back(&mut self, side: Side, given: Span, times: &SideTime) {
        if let Some(kept) = self.dispute {
            let account = &mut self.ledger.sides[side];
            let unit = &mut self.units[side];
            (*unit, *account) = kept[side].without(given, unit, account, times);
        }
    }
}

impl Unit {
    /// Lets time run through all phases, as it does without any action.
    fn run_through(&mut self, mut span: Span, times: &SideTime, account: &mut Account) {
        while self.flag == Flag::Up && span >= self.left {
            span = span.less(self.left);
            self.run(self.left, account);
            self.use_up(times, account);
        }
        self.run(span, account);
    }
}
