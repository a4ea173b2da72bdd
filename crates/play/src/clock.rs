//! Clocks: how much time there is, whose runs, and what follows when it is used up.
//!
//! A [`Clock`] is a state machine on a time line that the caller passes in. [`Clock::apply`] does one event,
//! [`Clock::advance`] lets time pass, [`Clock::at`] looks ahead; [`Clock::next_deadline`] says when something will
//! happen by itself, so that there is no need to ask every second.
//!
//! | subject | module |
//! | --- | --- |
//! | moments and spans in milliseconds | `time` |
//! | time controls, their presets and notation (G-4.5.1a, P-1.1.6.7) | `control`, `notation` |
//! | the numbers of the rules (G-4.4.4, G-4.5.5, G-6.5, G-6.6) | [`limits`] |
//! | what people do | `event` |
//! | what follows | `happening` |
//! | one side: phases, stones, periods | `unit` |
//! | what happens by itself, in order | `due` |
//! | who may do what, and when | `apply` |
//! | a dispute, and time given back | `dispute` |
//! | where all the time went | `ledger` |
//! | what a display shows | `view` |
//! | what the rules ask of people | `advice` |
//! | the file of a log and its replay | `log` |
//!
//! ```
//! use kolo_model::Side;
//! use kolo_play::clock::{Clock, Event, Moment, Person, Span, TimeControl, Verdict, What};
//!
//! let control: TimeControl = "8m+8m".parse()?;
//! let mut clock = Clock::new(control);
//! clock.apply(Moment(0), &Event::Start { by: Person::Arbiter })?;
//! clock.apply(Moment(30_000), &Event::Press { by: Side::First })?;
//! let view = clock.at(Moment(90_000))?;
//! assert_eq!(view.sides.map(|sides| sides.second.left), Some(Span::minutes(7)));
//! // Eight minutes later the flag is down. That alone decides nothing; the opponent's word does.
//! let happenings = clock.apply(Moment(600_000), &Event::ClaimFlag { by: Person::First })?;
//! assert_eq!(happenings[0].what, What::FlagFell(Side::Second));
//! assert!(matches!(clock.verdict(), Some(Verdict::Lost(Side::Second, _))));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod apply;
mod control;
mod dispute;
mod due;
mod event;
mod happening;
mod ledger;
pub mod limits;
mod log;
mod machine;
mod notation;
mod problem;
mod refusal;
mod time;
mod unit;
mod view;

pub use advice::Advice;
pub use control::{
    ClockRules, ClockSource, FlagRule, LagRule, Overtime, RawTimeControl, SideTime, TimeControl,
};
pub use due::Due;
pub use event::{
    Change, Ending, Event, Opponent, PassSaid, Person, PlayedKind, Presence, SealedHow, SealedMove,
    StopReason, side_name,
};
pub use happening::{Happening, TimeCause, Verdict, What};
pub use ledger::{Account, Entry, Ledger, Posting};
pub use log::{ClockLog, InvalidEvent, LogEntry, LogStep, Replay};
pub use machine::{Clock, Form, Mode, Runs};
pub use problem::ControlProblem;
pub use refusal::{ClockRefusal, OfficialAct, Why};
pub use time::{Moment, Span, UnreadableSpan};
pub use unit::{Flag, Phase};
pub use view::{SideView, View};
