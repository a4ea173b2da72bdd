//! What happens by itself: the list of all deadlines, and what each of them does.

use kolo_messages::Message;
use kolo_model::Side;
use serde::Serialize;
use utoipa::ToSchema;

use super::limits::{AWAY_IN_OVERTIME, SEALED_MOVE, TIME_TROUBLE, TOILET_TIME, latest_arrival};
use super::machine::{Clock, Mode, SealStage, Sealing};
use super::unit::{AtZero, Flag, Phase, Trouble};
use super::{
    ClockRules, Entry, FlagRule, Happening, Moment, Presence, Runs, Span, StopReason, TimeCause, Verdict,
    What, side_name,
};

/// What happens next by itself. At the same moment the earlier of this list comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = ClockDue)]
pub enum Due {
    /// The game starts.
    Start,
    /// The first time of an adjournment.
    MaySeal,
    /// The second.
    MustSeal,
    /// Five minutes for the toilet are over.
    ToiletOver,
    /// Time trouble begins.
    TimeTrouble(Side),
    /// A second is counted.
    Count(Side),
    /// The time of a phase or period is used up.
    TimeUp(Side),
    /// Too long away in byo-yomi.
    AwayTooLong(Side),
    /// The last moment for late players has passed.
    TooLate,
    /// The limit of the duel.
    Limit,
}

impl Due {
    /// What it is, for people.
    pub fn message(self, rules: ClockRules) -> Message {
        let of = |key: &'static str, side| Message::new(key).with("side", side_name(side, rules));
        match self {
            Due::Start => Message::new("clock-due-start"),
            Due::MaySeal => Message::new("clock-due-may-seal"),
            Due::MustSeal => Message::new("clock-due-must-seal"),
            Due::ToiletOver => Message::new("clock-due-toilet"),
            Due::TimeTrouble(side) => of("clock-due-trouble", side),
            Due::Count(side) => of("clock-due-count", side),
            Due::TimeUp(side) => of("clock-due-time-up", side),
            Due::AwayTooLong(side) => of("clock-due-away", side),
            Due::TooLate => Message::new("clock-due-late"),
            Due::Limit => Message::new("clock-due-limit"),
        }
    }
}

impl Clock {
    pub(super) fn due(&self) -> Option<(Moment, Due)> {
        let mut first: Option<(Moment, Due)> = None;
        let mut offer = |when: Moment, due: Due| {
            let found = (when, due);
            if first.is_none_or(|known| found < known) {
                first = Some(found);
            }
        };
        match self.mode {
            Mode::Waiting => {
                if let Some(start) = self.start {
                    offer(start.max(self.now), Due::Start);
                }
                return first;
            }
            Mode::Stopped { reason: StopReason::Toilet, since, .. } => {
                offer(since.after(TOILET_TIME), Due::ToiletOver);
            }
            Mode::Running(_) | Mode::Stopped { .. } | Mode::Resuming => {}
            Mode::Adjourned | Mode::Over(_) => return None,
        }
        self.offer_seals(&mut offer);
        for side in Side::BOTH {
            if self.runs().includes(side) {
                self.offer_of_unit(side, &mut offer);
            }
        }
        if let Some(limit) = self.late_limit() {
            offer(limit.max(self.now), Due::TooLate);
        }
        if let (Mode::Running(_), Some(left)) = (self.mode, self.together_left) {
            offer(self.now.after(left), Due::Limit);
        }
        first
    }

    fn offer_seals(&self, offer: &mut impl FnMut(Moment, Due)) {
        let playing = matches!(self.mode, Mode::Running(_) | Mode::Stopped { .. });
        if let (Some(plan), true) = (self.plan, playing) {
            match plan.stage {
                SealStage::Before => offer(plan.may.max(self.now), Due::MaySeal),
                SealStage::May => offer(plan.must.max(self.now), Due::MustSeal),
                SealStage::Must => {}
            }
        }
    }

    fn offer_of_unit(&self, side: Side, offer: &mut impl FnMut(Moment, Due)) {
        let unit = &self.units[side];
        let go = self.rules() == ClockRules::Go;
        if unit.flag == Flag::Up {
            offer(self.now.after(unit.left), Due::TimeUp(side));
            if let Some(count) = unit.count {
                let before = unit.left.less(Span::seconds(u64::from(count)));
                offer(self.now.after(before), Due::Count(side));
            }
            if go && unit.trouble == Trouble::NotReported {
                // Trouble begins with less than five minutes, one step of the time line after five.
                offer(self.now.after(unit.left.plus(Span::STEP).less(TIME_TROUBLE)), Due::TimeTrouble(side));
            }
        }
        if go && unit.in_overtime() && unit.presence != Presence::AtBoard {
            let last = AWAY_IN_OVERTIME.plus(Span::STEP);
            offer(self.now.after(last.less(unit.away)), Due::AwayTooLong(side));
        }
    }

    /// The first moment that is too late to come, while a player has not come (G-4.4.4.1: more than an hour, or than
    /// the basic time). No player loses by it during a break.
    fn late_limit(&self) -> Option<Moment> {
        let sides = self.control.sides().filter(|sides| sides.rules == ClockRules::Go)?;
        // A player who comes while officials have called a break, or no server is there, cannot be recorded as there.
        if matches!(self.mode, Mode::Stopped { reason: StopReason::Break, .. }) {
            return None;
        }
        let missing = Side::BOTH.iter().any(|side| self.units[*side].presence == Presence::NotYet);
        let start = self.start.filter(|_| missing)?;
        Some(start.after(latest_arrival(sides.basic)).after(Span::STEP))
    }

    pub(super) fn fire(&mut self, due: Due, happenings: &mut Vec<Happening>) {
        match due {
            Due::Start => self.begin(happenings),
            Due::MaySeal => {
                self.set_stage(SealStage::May);
                self.report(What::MaySeal(self.to_move), happenings);
            }
            Due::MustSeal => {
                self.set_stage(SealStage::Must);
                self.report(What::MustSeal(self.to_move), happenings);
                self.begin_sealing(self.to_move, happenings);
            }
            Due::ToiletOver => {
                if let Mode::Stopped { by, then, .. } = self.mode {
                    if let Some(side) = by.side() {
                        self.report(What::ToiletOver(side), happenings);
                    }
                    self.set_running(then, happenings);
                }
            }
            Due::TimeTrouble(side) => {
                self.units[side].trouble = Trouble::Reported;
                self.report(What::TimeTrouble(side), happenings);
            }
            Due::Count(side) => {
                if let Some(count) = self.units[side].count {
                    self.units[side].count = count.checked_sub(1);
                    self.report(What::Count(side, count), happenings);
                }
            }
            Due::TimeUp(side) => self.time_up(side, happenings),
            Due::AwayTooLong(side) => self.end(Verdict::Lost(side, TimeCause::Away), happenings),
            Due::TooLate => {
                let late = Side::BOTH.map(|side| self.units[side].presence == Presence::NotYet);
                self.end(
                    match late {
                        [true, true] => Verdict::LostByBoth(TimeCause::Late),
                        [true, false] => Verdict::Lost(Side::First, TimeCause::Late),
                        [false, _] => Verdict::Lost(Side::Second, TimeCause::Late),
                    },
                    happenings,
                );
            }
            Due::Limit => self.end(Verdict::LimitReached, happenings),
        }
    }

    fn set_stage(&mut self, stage: SealStage) {
        if let Some(plan) = &mut self.plan {
            plan.stage = stage;
        }
    }

    /// A player is about to seal; in byo-yomi they get half a minute more (G-5.1.6).
    pub(super) fn begin_sealing(&mut self, side: Side, happenings: &mut Vec<Happening>) {
        if self.sealing.is_none() {
            self.sealing = Some(Sealing { side, extra_from: None });
        }
        self.give_seal_time(side, happenings);
    }

    fn give_seal_time(&mut self, side: Side, happenings: &mut Vec<Happening>) {
        let waits = |sealing: &&mut Sealing| sealing.side == side && sealing.extra_from.is_none();
        let unit = &mut self.units[side];
        let account = &mut self.ledger.sides[side];
        if unit.in_overtime()
            && let Some(sealing) = self.sealing.as_mut().filter(waits)
        {
            sealing.extra_from = Some(account.used);
            unit.set(unit.left.plus(SEALED_MOVE), Entry::SealedMove, account);
            self.keep_again(side);
            self.report(What::SealTime(side), happenings);
        }
    }

    /// The time that was left on a running clock is used up.
    fn time_up(&mut self, side: Side, happenings: &mut Vec<Happening>) {
        let Some(times) = self.control.sides().copied() else { return };
        let unit = &mut self.units[side];
        let account = &mut self.ledger.sides[side];
        match unit.use_up(&times, account) {
            AtZero::Overtime(..) => {
                self.report(What::OvertimeBegan(side), happenings);
                self.give_seal_time(side, happenings);
            }
            AtZero::NextPeriod(..) => {
                let left = self.periods_left(side);
                self.report(What::PeriodUsed(side, left), happenings);
            }
            AtZero::Flag => self.flag_fell(side, times.flag, happenings),
        }
    }

    fn flag_fell(&mut self, side: Side, rule: FlagRule, happenings: &mut Vec<Happening>) {
        let other = side.other();
        match rule {
            FlagRule::WhenPointedOut => {
                self.report(What::FlagFell(side), happenings);
                if self.units[other].flag == Flag::Down {
                    self.end(Verdict::BothFlags, happenings);
                }
            }
            FlagRule::ByItself => {
                let cause = self.cause(side);
                let nobody_came =
                    Side::BOTH.iter().all(|side| self.units[*side].presence == Presence::NotYet);
                // Where both clocks run, both can be used up at one moment.
                let both = self.runs() == Runs::Both && self.ends_now(other);
                if nobody_came && self.rules() == ClockRules::Go {
                    self.end(Verdict::LostByBoth(TimeCause::Late), happenings);
                } else if both {
                    self.units[other].control = Some(self.units[other].phase);
                    self.units[other].flag = Flag::Down;
                    self.end(Verdict::LostByBoth(cause), happenings);
                } else {
                    self.end(Verdict::Lost(side, cause), happenings);
                }
            }
        }
    }

    fn ends_now(&self, side: Side) -> bool {
        let unit = &self.units[side];
        unit.left.is_zero() && self.control.sides().is_some_and(|times| unit.at_zero(times) == AtZero::Flag)
    }

    fn cause(&self, side: Side) -> TimeCause {
        match (self.rules(), self.mode, self.units[side].phase) {
            (ClockRules::Contest, _, _) => TimeCause::FlagFell,
            (ClockRules::Go, Mode::Resuming, _) => TimeCause::NotBack,
            (ClockRules::Go, _, Phase::Basic) => TimeCause::Basic,
            (ClockRules::Go, _, Phase::Canadian { .. }) => TimeCause::Canadian,
            (ClockRules::Go, _, Phase::Japanese { .. }) => TimeCause::Japanese,
        }
    }
}
