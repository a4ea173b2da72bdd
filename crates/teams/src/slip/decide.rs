//! What follows from a command to a slip, or why nothing does. Pure: nothing is changed here.

use kolo_model::Side;

use super::{Actor, Papers, Slip, SlipCommand, SlipEvent, SlipRefusal, differences, fuller};
use crate::{CheckedSheet, LineUp, MatchResult, MatchSheet, Terms};

/// The event that a command leads to. `None` if it is so already: a command sent twice counts once (K-ONCE).
///
/// # Errors
/// When the command is refused.
pub fn decide(
    slip: &Slip,
    terms: Terms<'_>,
    command: &SlipCommand,
) -> Result<Option<SlipEvent>, SlipRefusal> {
    match command {
        SlipCommand::SetLineUp { by, line_up } => set_line_up(slip, terms, *by, line_up),
        SlipCommand::Report { by, entry } => report(slip, terms, *by, entry),
        SlipCommand::Enter { line_up, entry, reason } => {
            let sheet = by_organiser(slip, terms, line_up.as_ref(), entry)?;
            enter(slip, sheet, given(reason.as_deref()))
        }
        SlipCommand::Correct { line_up, entry, reason } => {
            let sheet = by_organiser(slip, terms, line_up.as_ref(), entry)?;
            correct(slip, sheet, given(reason.as_deref()))
        }
        SlipCommand::TickPapers(papers) => Ok(tick(slip, *papers)),
    }
}

/// A reason that says something.
fn given(reason: Option<&str>) -> Option<&str> {
    reason.map(str::trim).filter(|reason| !reason.is_empty())
}

fn set_line_up(
    slip: &Slip,
    terms: Terms<'_>,
    by: Actor,
    line_up: &LineUp,
) -> Result<Option<SlipEvent>, SlipRefusal> {
    if slip.line_up.as_ref() == Some(line_up) {
        return Ok(None);
    }
    if slip.settled.is_some() {
        return Err(SlipRefusal::Settled);
    }
    if Side::BOTH.into_iter().any(|side| slip.reports[side].is_some()) {
        return Err(SlipRefusal::LineUpFixed);
    }
    let problems = line_up.problems(slip.shape, terms);
    if problems.is_empty() {
        Ok(Some(SlipEvent::LineUpSet { by, line_up: line_up.clone() }))
    } else {
        Err(SlipRefusal::Unsound(problems))
    }
}

fn report(
    slip: &Slip,
    terms: Terms<'_>,
    by: Side,
    entry: &MatchResult,
) -> Result<Option<SlipEvent>, SlipRefusal> {
    let sheet = slip.sheet(entry, terms).map_err(SlipRefusal::Unsound)?;
    if slip.report(by) == Some(&sheet) {
        return Ok(None);
    }
    let reported = SlipEvent::Reported { side: by, entry: entry.clone() };
    if let Some(settled) = &slip.settled {
        // A side may still say that it agrees with what counts.
        let agrees = differences(&sheet, &settled.sheet).is_empty();
        return if agrees { Ok(Some(reported)) } else { Err(SlipRefusal::Settled) };
    }
    match slip.report(by.other()) {
        Some(earlier) if differences(earlier, &sheet).is_empty() => {
            let settles = fuller(earlier, &sheet).clone();
            Ok(Some(SlipEvent::Confirmed { side: by, entry: entry.clone(), sheet: settles }))
        }
        Some(_) | None => Ok(Some(reported)),
    }
}

fn by_organiser(
    slip: &Slip,
    terms: Terms<'_>,
    line_up: Option<&LineUp>,
    entry: &MatchResult,
) -> Result<CheckedSheet, SlipRefusal> {
    let line_up = line_up.or(slip.line_up.as_ref()).cloned();
    let sheet = MatchSheet::new(slip.shape, entry.clone()).with_line_up(line_up);
    sheet.check(terms).map_err(SlipRefusal::Unsound)
}

fn enter(slip: &Slip, sheet: CheckedSheet, reason: Option<&str>) -> Result<Option<SlipEvent>, SlipRefusal> {
    if let Some(settled) = &slip.settled {
        return if settled.sheet == sheet { Ok(None) } else { Err(SlipRefusal::Settled) };
    }
    let overrules = Side::BOTH
        .into_iter()
        .filter_map(|side| slip.report(side))
        .any(|report| !differences(report, &sheet).is_empty());
    if overrules && reason.is_none() {
        return Err(SlipRefusal::ReasonMissing);
    }
    Ok(Some(SlipEvent::Entered { sheet, reason: reason.map(str::to_owned) }))
}

fn correct(slip: &Slip, sheet: CheckedSheet, reason: Option<&str>) -> Result<Option<SlipEvent>, SlipRefusal> {
    let settled = slip.settled.as_ref().ok_or(SlipRefusal::NotSettled)?;
    if settled.sheet == sheet {
        return Ok(None);
    }
    let reason = reason.ok_or(SlipRefusal::ReasonMissing)?.to_owned();
    Ok(Some(SlipEvent::Corrected { was: settled.sheet.clone(), sheet, reason }))
}

fn tick(slip: &Slip, papers: Papers) -> Option<SlipEvent> {
    (slip.papers != papers).then_some(SlipEvent::PapersTicked(papers))
}
