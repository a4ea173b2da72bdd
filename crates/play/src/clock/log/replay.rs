//! A log played again, for people to read.

use std::fmt::Write as _;

use kolo_messages::{Lang, Message};
use kolo_model::{PerSide, Side};

use super::{ClockLog, LogEntry};
use crate::clock::{Clock, ClockRefusal, Flag, Happening, Moment, Phase, SideView, Span, View, side_name};

/// An event, what came before it by itself, what followed, and how the clock looked then.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogStep {
    /// Its number, counted from 1.
    pub number: usize,
    /// The event with its moment.
    pub entry: LogEntry,
    /// What happened by itself since the event before, and what followed from this one; why, if it was refused.
    pub outcome: Result<Vec<Happening>, ClockRefusal>,
    /// The clock after it.
    pub view: View,
}

/// An event that does not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InvalidEvent {
    /// Its number, counted from 1.
    pub number: usize,
    /// Its moment.
    pub at: Moment,
    /// Why it does not fit.
    pub refusal: ClockRefusal,
}

impl InvalidEvent {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        Message::new("clock-log-misfit")
            .with("number", self.number)
            .with("at", Span(self.at.0).dial())
            .with("clause", self.refusal.clause())
            .with("why", self.refusal.message())
    }
}

/// A whole log, played again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replay {
    /// Every event.
    pub steps: Vec<LogStep>,
    /// What happened after the last event, until the moment that was asked for.
    pub afterwards: Vec<Happening>,
    /// The clock at the end.
    pub clock: Clock,
}

impl ClockLog {
    /// Plays the log again. An event that does not fit is left out, and the rest is played on, so that all of them come
    /// to light. With `until` the replay stands at that moment: it ends before the first event that happened later, and
    /// the clock runs on. An event that does not fit has not happened, whatever its time; those behind it come all the
    /// same.
    pub fn replay(&self, until: Option<Moment>) -> Replay {
        let mut clock = Clock::new(self.control);
        let mut steps = Vec::with_capacity(self.events.len());
        for (index, entry) in self.events.iter().enumerate() {
            let later = until.is_some_and(|until| entry.at > until);
            let before = later.then(|| clock.clone());
            let outcome = clock.apply(entry.at, &entry.event);
            if let (Ok(_), Some(before)) = (&outcome, before) {
                clock = before;
                break;
            }
            steps.push(LogStep { number: index + 1, entry: entry.clone(), outcome, view: clock.view() });
        }
        let afterwards = until.and_then(|at| clock.advance(at).ok()).unwrap_or_default();
        Replay { steps, afterwards, clock }
    }

    /// Every event that does not fit, with its number.
    pub fn check(&self) -> Vec<InvalidEvent> {
        self.replay(None).misfits()
    }
}

impl Replay {
    /// Every event that did not fit.
    pub fn misfits(&self) -> Vec<InvalidEvent> {
        let refused = |step: &LogStep| {
            let refusal = *step.outcome.as_ref().err()?;
            Some(InvalidEvent { number: step.number, at: step.entry.at, refusal })
        };
        self.steps.iter().filter_map(refused).collect()
    }

    /// The whole replay as text: each event with its moment and both times; what the time brought stands above it, what
    /// followed from it below.
    pub fn text(&self, lang: Lang) -> String {
        let rules = self.clock.control().rules();
        let mut text = format!("{}\n", self.clock.control());
        for step in &self.steps {
            let happenings = step.outcome.as_deref().unwrap_or_default();
            let before = happenings.partition_point(|happening| happening.at < step.entry.at);
            self.list(&happenings[..before], lang, &mut text);
            let sentence = step.entry.event.message(rules).text(lang);
            let _ = write!(text, "{:>4}  {:>10}  {sentence}", step.number, moment(step.entry.at));
            match &step.outcome {
                Ok(_) => {
                    let times = times(&step.view).map_or(String::new(), |times| format!("  [{times}]"));
                    let _ = writeln!(text, "{times}");
                    self.list(&happenings[before..], lang, &mut text);
                }
                Err(refusal) => {
                    let why = refusal.message().text(lang);
                    let _ = writeln!(text, "\n      ! {} ({})", why, refusal.clause());
                }
            }
        }
        self.list(&self.afterwards, lang, &mut text);
        let end = self.clock.view();
        if let Some(sides) = &end.sides {
            for side in Side::BOTH {
                let line = Message::new("clock-log-side")
                    .with("side", side_name(side, rules))
                    .with("left", side_text(&sides[side]))
                    .with("used", self.clock.ledger().sides[side].used.dial());
                let _ = writeln!(text, "{}", line.text(lang));
            }
        }
        if let Some((at, due)) = end.next {
            let line = Message::new("clock-log-next").with("at", moment(at)).with("what", due.message(rules));
            let _ = writeln!(text, "{}", line.text(lang));
        }
        text
    }

    fn list(&self, happenings: &[Happening], lang: Lang, text: &mut String) {
        for happening in happenings {
            let sentence = happening.what.message(self.clock.control().rules()).text(lang);
            let _ = writeln!(text, "      {:>10}  {sentence}", moment(happening.at));
        }
    }
}

fn moment(at: Moment) -> String {
    Span(at.0).dial()
}

/// Both times on one line, or what is left of the limit.
fn times(view: &View) -> Option<String> {
    let both =
        |sides: &PerSide<SideView>| format!("{} · {}", side_text(&sides.first), side_text(&sides.second));
    view.sides.as_ref().map(both).or_else(|| view.together.map(Span::dial))
}

/// `7:30`, `4:12 (9)` with stones still to play, `0:30 ×2` with periods left, `0:00 ⚑` with the flag down.
fn side_text(side: &SideView) -> String {
    let left = side.left.dial();
    let phase = match side.phase {
        Phase::Basic => left,
        Phase::Canadian { stones } => format!("{left} ({stones})"),
        Phase::Japanese { .. } => format!("{left} ×{}", side.periods),
    };
    match side.flag {
        Flag::Up => phase,
        Flag::Down => format!("{phase} ⚑"),
    }
}
