//! What a display shows.

use kolo_model::{PerSide, Side};
use serde::Serialize;
use utoipa::ToSchema;

use super::due::Due;
use super::limits::TOILET_STOPS;
use super::machine::{Clock, Mode, Runs};
use super::unit::{Flag, Phase};
use super::{ClockRefusal, ClockRules, Moment, Overtime, Presence, Span};

/// A clock at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[schema(as = ClockFace)]
pub struct View {
    /// The moment.
    pub now: Moment,
    /// How matters stand.
    pub mode: Mode,
    /// Which clocks run.
    pub runs: Runs,
    /// Who is to move.
    pub to_move: Side,
    /// Both sides; nothing at a table without clocks.
    pub sides: Option<PerSide<SideView>>,
    /// What is left of the limit of the duel, if it has one.
    pub together: Option<Span>,
    /// What happens next by itself, and when. Until then nothing needs to be sent to a display.
    pub next: Option<(Moment, Due)>,
}

/// One side of a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[schema(as = ClockSide)]
pub struct SideView {
    /// Basic time or byo-yomi, with its stones or period.
    pub phase: Phase,
    /// What is left of it.
    pub left: Span,
    /// Periods of Japanese byo-yomi that can still be used, this one included.
    pub periods: u16,
    /// Where the flag is.
    pub flag: Flag,
    /// For how long it has been down while the clock ran.
    pub after_flag: Span,
    /// Whether the player is in time trouble (G-4.5.5a).
    pub time_trouble: bool,
    /// Whether they are at the board.
    pub presence: Presence,
    /// How often they may still stop the clock for the toilet.
    pub toilet_stops: u8,
    /// What is in store for slow lines.
    pub lag_store: Span,
    /// If their clock runs: the moment when all their time will be used up.
    pub ends: Option<Moment>,
}

impl Clock {
    /// How the clock will look at `at` without any action until then. The clock itself does not move.
    ///
    /// # Errors
    /// When `at` lies before what the clock has seen already, or further away than a game can last.
    pub fn at(&self, at: Moment) -> Result<View, ClockRefusal> {
        let mut later = self.clone();
        later.advance(at)?;
        Ok(later.view())
    }

    /// How the clock looks now.
    pub fn view(&self) -> View {
        let sides =
            self.control.sides().map(|_| PerSide::new(self.side(Side::First), self.side(Side::Second)));
        View {
            now: self.now,
            mode: self.mode,
            runs: self.runs(),
            to_move: self.to_move,
            sides,
            together: self.together_left,
            next: self.due(),
        }
    }

    fn side(&self, side: Side) -> SideView {
        let unit = &self.units[side];
        let runs = self.runs().includes(side) && unit.flag == Flag::Up;
        SideView {
            phase: unit.phase,
            left: unit.left,
            periods: self.periods_left(side),
            flag: unit.flag,
            after_flag: self.ledger.sides[side].after_flag,
            time_trouble: self.rules() == ClockRules::Go && unit.in_time_trouble(),
            presence: unit.presence,
            toilet_stops: TOILET_STOPS.saturating_sub(unit.toilet_stops),
            lag_store: unit.lag_store,
            ends: runs.then(|| self.now.after(unit.left).after(self.still_to_come(side))),
        }
    }

    /// Periods of Japanese byo-yomi that can still be used, the present one included.
    pub(super) fn periods_left(&self, side: Side) -> u16 {
        let overtime = self.control.sides().map(|sides| sides.overtime);
        match (overtime, self.units[side].phase) {
            (Some(Overtime::Japanese { periods, .. }), Phase::Japanese { period }) => periods + 1 - period,
            (Some(Overtime::Japanese { periods, .. }), Phase::Basic | Phase::Canadian { .. }) => periods,
            (None | Some(Overtime::None {} | Overtime::Canadian { .. }), _) => 0,
        }
    }

    /// Time that follows by itself when what is left is used up.
    fn still_to_come(&self, side: Side) -> Span {
        let Some(times) = self.control.sides() else { return Span::ZERO };
        let periods = u64::from(self.periods_left(side));
        match (times.overtime, self.units[side].phase) {
            (Overtime::Canadian { span, .. }, Phase::Basic) => span,
            (Overtime::Japanese { span, .. }, Phase::Basic) => Span(span.0.saturating_mul(periods)),
            (Overtime::Japanese { span, .. }, Phase::Japanese { .. }) => {
                Span(span.0.saturating_mul(periods.saturating_sub(1)))
            }
            (Overtime::None {} | Overtime::Canadian { .. }, _)
            | (Overtime::Japanese { .. }, Phase::Canadian { .. }) => Span::ZERO,
        }
    }
}
