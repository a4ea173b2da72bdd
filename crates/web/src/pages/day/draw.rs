//! The next round: its draft with the reasons beside it.

use askama::Template;
use kolo_day::Who;
use kolo_day::explained::{self, Reason};
use kolo_day::round::Round;
use kolo_day::waiting::{self, Waiting};
use kolo_messages::{Lang, Message};
use kolo_tournament::{Phase, State};

use super::{DayWords, Shell};
use crate::app::App;
use crate::desk::Arbiter;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::posted::Hidden;

/// A reason in a list, indented by its depth.
#[derive(Debug)]
pub(crate) struct ReasonLine {
    depth: usize,
    text: String,
    clause: Option<&'static str>,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "day/draw.html")]
pub(crate) struct DrawPage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    base: String,
    heading: String,
    waiting: Vec<Waiting>,
    round: Option<Round>,
    draw: Option<Hidden>,
    publish: Hidden,
    exchange: Hidden,
    people: Vec<Who>,
    reasons: Vec<ReasonLine>,
}

/// Deeper than people read.
const DEEPEST: usize = 4;

impl DrawPage {
    /// The page of a tournament.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        state: &State,
        by: &Arbiter,
    ) -> Result<DrawPage, NoChance> {
        let next = state.next_round();
        let round = Round::of(state, next, lang);
        let can_draw =
            state.phase() == Phase::Open && u64::from(next.get()) <= u64::from(state.settings().rounds);
        let mut people: Vec<Who> = round
            .iter()
            .flat_map(|round| &round.tables)
            .flat_map(|table| [&table.seats.first.who, &table.seats.second.who])
            .cloned()
            .collect();
        people.extend(round.iter().flat_map(|round| &round.free).map(|line| line.who.clone()));
        let heading = match round {
            Some(_) => Message::new("hall-draft-heading"),
            None => Message::new("hall-draw-heading"),
        };
        let mut reasons = Vec::new();
        flatten(&explained::draft(state, lang), 0, &mut reasons);
        Ok(DrawPage {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            base: shell.home.clone(),
            heading: heading.with("round", next).text(lang),
            waiting: waiting::before_next_draw(state, lang),
            draw: if can_draw { Some(Hidden::new(by)?) } else { None },
            publish: Hidden::new(by)?,
            exchange: Hidden::new(by)?,
            people,
            reasons,
            round,
            shell,
        })
    }
}

fn flatten(reasons: &[Reason], depth: usize, lines: &mut Vec<ReasonLine>) {
    for reason in reasons {
        let line = ReasonLine { depth: depth.min(DEEPEST), text: reason.text.clone(), clause: reason.clause };
        lines.push(line);
        flatten(&reason.parts, depth + 1, lines);
    }
}
