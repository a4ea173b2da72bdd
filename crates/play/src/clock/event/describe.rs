//! Events in words.

use kolo_messages::{Arg, Message};

use super::{Change, Ending, Event, PassSaid, Person, PlayedKind, SealedHow, StopReason, side_name};
use crate::clock::{ClockRules, Moment, Span};

fn dial(span: Span) -> Arg {
    Arg::from(span.dial())
}

fn time(moment: Moment) -> Arg {
    Arg::from(Span(moment.0).dial())
}

impl Event {
    /// The event in words, for a replay.
    pub fn message(&self, rules: ClockRules) -> Message {
        let message = |key: &'static str, by: Person| Message::new(key).with("who", by.name(rules));
        match self {
            Event::Schedule { by, start } => message("clock-event-schedule", *by).with("start", time(*start)),
            Event::Start { by } => message("clock-event-start", *by),
            Event::Absent { side } => message("clock-event-absent", (*side).into()),
            Event::Arrive { side } => message("clock-event-arrive", (*side).into()),
            Event::Place { by } => message("clock-event-place", (*by).into()),
            Event::Press { by } => message("clock-event-press", (*by).into()),
            Event::Pass { by, said: PassSaid::Spoken } => message("clock-event-pass", (*by).into()),
            Event::Pass { by, said: PassSaid::Silent } => message("clock-event-silent-pass", (*by).into()),
            Event::Played { by, what: PlayedKind::Move, lag } => {
                message("clock-event-played", (*by).into()).with("lag", dial(*lag))
            }
            Event::Played { by, what: PlayedKind::Pass, lag } => {
                message("clock-event-played-pass", (*by).into()).with("lag", dial(*lag))
            }
            Event::Stop { by, reason } => message("clock-event-stop", *by).with("reason", reason.message()),
            Event::Resume { by } => message("clock-event-resume", *by),
            Event::Adjust { by, side, change, reason } => {
                let (key, span) = match change {
                    Change::To(span) => ("clock-event-adjust-to", span),
                    Change::Plus(span) => ("clock-event-adjust-plus", span),
                    Change::Minus(span) => ("clock-event-adjust-minus", span),
                };
                message(key, *by)
                    .with("side", side_name(*side, rules))
                    .with("span", dial(*span))
                    .with("reason", reason.clone())
            }
            Event::SetLimit { by, left, reason } => {
                message("clock-event-set-limit", *by).with("span", dial(*left)).with("reason", reason.clone())
            }
            Event::EarlyFlag { by, side, early } => message("clock-event-early-flag", *by)
                .with("side", side_name(*side, rules))
                .with("early", dial(*early)),
            Event::ClaimFlag { by } => message("clock-event-claim-flag", *by),
            Event::RemindPress { by } => message("clock-event-remind-press", *by),
            Event::ReportFault { by } => message("clock-event-report-fault", *by),
            Event::Dispute { by } => message("clock-event-dispute", *by),
            Event::ResumeDispute { by, first, second } => message("clock-event-resume-dispute", *by)
                .with("first", dial(*first))
                .with("second", dial(*second)),
            Event::PlanAdjournment { by, may_seal, must_seal } => {
                message("clock-event-plan-adjournment", *by)
                    .with("may", time(*may_seal))
                    .with("must", time(*must_seal))
            }
            Event::AnnounceSeal { by } => message("clock-event-announce-seal", (*by).into()),
            Event::Seal { by, how: SealedHow::OnForm } => message("clock-event-seal", (*by).into()),
            Event::Seal { by, how: SealedHow::OnBoard } => message("clock-event-seal-board", (*by).into()),
            Event::TakeForm { by } => message("clock-event-take-form", *by),
            Event::Reopen { by } => message("clock-event-reopen", *by),
            Event::OpenForm { by, written, sealed: _ } => {
                message("clock-event-open-form", *by).with("written", written.clone())
            }
            Event::End { by, how } => match how {
                Ending::Finished => message("clock-event-end", *by),
                Ending::FaultyClockDraw => message("clock-event-end-draw", *by),
                Ending::ForfeitedTo(side) => {
                    message("clock-event-end-forfeit", *by).with("side", side_name(*side, rules))
                }
            },
        }
    }
}

impl StopReason {
    /// The reason in words.
    pub fn message(&self) -> Message {
        match self {
            StopReason::Ruling => Message::new("clock-stop-ruling"),
            StopReason::Break => Message::new("clock-stop-break"),
            StopReason::OnOrder => Message::new("clock-stop-on-order"),
            StopReason::FetchArbiter { .. } => Message::new("clock-stop-fetch-arbiter"),
            StopReason::Toilet => Message::new("clock-stop-toilet"),
            StopReason::Prisoners { count } => Message::new("clock-stop-prisoners").with("count", *count),
            StopReason::OrganiserCalled => Message::new("clock-stop-organiser-called"),
        }
    }
}
