//! One half of a clock: the time of one side.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::limits::{COUNTED, TIME_TROUBLE};
use super::{Account, Entry, Overtime, Presence, SideTime, Span};

/// What kind of time is running out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = ClockPhase)]
pub enum Phase {
    /// Basic time.
    Basic,
    /// A period of Canadian byo-yomi.
    Canadian {
        /// Stones still to be played in it.
        stones: u16,
    },
    /// A period of Japanese byo-yomi.
    Japanese {
        /// Which one, counted from 1.
        period: u16,
    },
}

/// Where the flag is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = ClockFlag)]
pub enum Flag {
    /// Up: there is time.
    Up,
    /// Down: there is none.
    Down,
}

/// Whether the beginning of time trouble has been reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Trouble {
    NotReported,
    Reported,
}

/// What happens when the time that is left is used up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AtZero {
    /// The phase that follows basic time, with its length.
    Overtime(Phase, Span),
    /// The next period, with its length.
    NextPeriod(Phase, Span),
    /// The flag falls for good.
    Flag,
}

/// What a finished move does to the time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MoveTime {
    /// It goes on from where it was.
    GoesOn,
    /// The period of Japanese byo-yomi has its full length again.
    SamePeriod,
    /// A new period of Canadian byo-yomi begins.
    NewPeriod,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub(super) struct Unit {
    pub(super) phase: Phase,
    pub(super) left: Span,
    pub(super) flag: Flag,
    /// The next number of the countdown that has not been said yet.
    pub(super) count: Option<u8>,
    /// Time of this turn in this phase or period; no more than this can be given back for the line.
    pub(super) turn_used: Span,
    pub(super) trouble: Trouble,
    pub(super) toilet_stops: u8,
    /// For how long the clock has run in byo-yomi while its owner was away.
    pub(super) away: Span,
    /// What is in store for slow lines.
    pub(super) lag_store: Span,
    pub(super) presence: Presence,
    /// The phase that ended with the last fall of the flag, until the next move (G-6.6).
    pub(super) control: Option<Phase>,
}

impl Unit {
    pub(super) fn new(basic: Span, lag_store: Span) -> Unit {
        Unit {
            phase: Phase::Basic,
            left: basic,
            flag: Flag::Up,
            count: None,
            turn_used: Span::ZERO,
            trouble: Trouble::NotReported,
            toilet_stops: 0,
            away: Span::ZERO,
            lag_store,
            presence: Presence::AtBoard,
            control: None,
        }
    }

    pub(super) fn in_overtime(&self) -> bool {
        match self.phase {
            Phase::Basic => false,
            Phase::Canadian { .. } | Phase::Japanese { .. } => true,
        }
    }

    /// G-4.5.5a.
    pub(super) fn in_time_trouble(&self) -> bool {
        self.in_overtime() || self.left < TIME_TROUBLE
    }

    pub(super) fn run(&mut self, span: Span, account: &mut Account) {
        account.used = account.used.plus(span);
        account.after_flag = account.after_flag.plus(span.less(self.left));
        self.left = self.left.less(span);
        self.turn_used = self.turn_used.plus(span);
        if self.presence != Presence::AtBoard && self.in_overtime() {
            self.away = self.away.plus(span);
        }
    }

    /// Sets the time that is left, under a name.
    pub(super) fn set(&mut self, left: Span, entry: Entry, account: &mut Account) {
        account.book(entry, self.left, left);
        self.left = left;
        if left >= TIME_TROUBLE && !self.in_overtime() {
            self.trouble = Trouble::NotReported;
        }
        if !left.is_zero() {
            self.flag = Flag::Up;
        }
        self.count = self.first_count();
    }

    /// The first number of the countdown that is still to be said with what is left.
    pub(super) fn first_count(&self) -> Option<u8> {
        match (self.phase, self.flag) {
            (Phase::Basic | Phase::Canadian { .. }, _) | (Phase::Japanese { .. }, Flag::Down) => None,
            (Phase::Japanese { .. }, Flag::Up) => {
                let seconds = u8::try_from(self.left.0 / 1000).unwrap_or(COUNTED);
                Some(seconds.min(COUNTED))
            }
        }
    }

    /// Begins a phase or period.
    pub(super) fn begin(&mut self, phase: Phase, span: Span, entry: Entry, account: &mut Account) {
        self.phase = phase;
        self.turn_used = Span::ZERO;
        self.trouble = Trouble::Reported;
        self.set(span, entry, account);
    }

    /// What the rules say for the moment the time is used up.
    pub(super) fn at_zero(&self, times: &SideTime) -> AtZero {
        match (self.phase, times.overtime) {
            (Phase::Basic, Overtime::Canadian { span, stones }) => {
                AtZero::Overtime(Phase::Canadian { stones }, span)
            }
            (Phase::Basic, Overtime::Japanese { span, .. }) => {
                AtZero::Overtime(Phase::Japanese { period: 1 }, span)
            }
            (Phase::Japanese { period }, Overtime::Japanese { periods, span }) if period < periods => {
                AtZero::NextPeriod(Phase::Japanese { period: period + 1 }, span)
            }
            (Phase::Basic, Overtime::None {})
            | (Phase::Canadian { .. }, _)
            | (
                Phase::Japanese { .. },
                Overtime::None {} | Overtime::Canadian { .. } | Overtime::Japanese { .. },
            ) => AtZero::Flag,
        }
    }

    /// The time that was left is used up: what follows by the rules is set.
    pub(super) fn use_up(&mut self, times: &SideTime, account: &mut Account) -> AtZero {
        let follows = self.at_zero(times);
        match follows {
            AtZero::Overtime(phase, span) => {
                self.control = Some(Phase::Basic);
                self.begin(phase, span, Entry::Overtime, account);
            }
            AtZero::NextPeriod(phase, span) => self.begin(phase, span, Entry::Overtime, account),
            AtZero::Flag => {
                self.control = Some(self.phase);
                self.flag = Flag::Down;
                self.count = None;
            }
        }
        follows
    }

    /// A move is finished, press included.
    pub(super) fn finish_move(&mut self, times: &SideTime, account: &mut Account) -> MoveTime {
        self.turn_used = Span::ZERO;
        self.control = None;
        match (self.phase, times.overtime) {
            (Phase::Canadian { stones }, Overtime::Canadian { span, stones: all }) => {
                if stones > 1 {
                    self.phase = Phase::Canadian { stones: stones - 1 };
                    return MoveTime::GoesOn;
                }
                self.begin(Phase::Canadian { stones: all }, span, Entry::PeriodReset, account);
                MoveTime::NewPeriod
            }
            (Phase::Japanese { .. }, Overtime::Japanese { span, .. }) => {
                self.set(span, Entry::PeriodReset, account);
                MoveTime::SamePeriod
            }
            (Phase::Basic, _)
            | (Phase::Canadian { .. }, Overtime::None {} | Overtime::Japanese { .. })
            | (Phase::Japanese { .. }, Overtime::None {} | Overtime::Canadian { .. }) => MoveTime::GoesOn,
        }
    }
}
