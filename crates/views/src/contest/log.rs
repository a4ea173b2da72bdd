//! What happened: in the office, or in one tournament, the newest first.

use std::collections::BTreeSet;

use kolo_contest::{Author, Contest, Event, Note, Play, Record, SlipStep, Timestamp, VenueId};
use kolo_messages::{Lang, Message};
use kolo_teams::SlipEvent;
use kolo_tournament::Recorded;
use serde::Serialize;
use utoipa::ToSchema;

use super::describe;
use crate::log::role_message;

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct LogLine {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who.
    pub by: String,
    /// In which role.
    pub role: String,
    /// What.
    pub text: String,
    /// Why, where a reason was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Whether it counts.
    pub counts: bool,
    /// How it can be undone, if it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undo: Option<UndoOf>,
    /// How it can count again, if it was undone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub redo: Option<UndoOf>,
}

/// What is undone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum UndoOf {
    /// A step of the office, by its number.
    Step(u64),
    /// The last duel, lot or order by hand about a group or a match.
    Tie(String),
    /// A line about an incident or a protest, by its number.
    Line(u64),
    /// The last that was said about the result of a match.
    Result(String),
    /// A step of the groups or of the Swiss that is not a result, by its number: teams put into other groups, a team
    /// that left or misses a round, a draft thrown away.
    Play(u64),
}

impl std::fmt::Display for UndoOf {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            UndoOf::Step(step) => write!(f, "step:{step}"),
            UndoOf::Tie(what) => write!(f, "tie:{what}"),
            UndoOf::Line(line) => write!(f, "line:{line}"),
            UndoOf::Result(game) => write!(f, "result:{game}"),
            UndoOf::Play(step) => write!(f, "play:{step}"),
        }
    }
}

/// A text that names nothing that can be undone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownUndo;

impl std::str::FromStr for UndoOf {
    type Err = UnknownUndo;

    fn from_str(text: &str) -> Result<UndoOf, UnknownUndo> {
        let (kind, what) = text.split_once(':').ok_or(UnknownUndo)?;
        let number = || what.parse().map_err(|_| UnknownUndo);
        match kind {
            "step" => number().map(UndoOf::Step),
            "tie" => Ok(UndoOf::Tie(what.to_owned())),
            "line" => number().map(UndoOf::Line),
            "result" => Ok(UndoOf::Result(what.to_owned())),
            "play" => number().map(UndoOf::Play),
            _ => Err(UnknownUndo),
        }
    }
}

/// The log of the office.
pub fn office(contest: &Contest, lang: Lang) -> Vec<LogLine> {
    let mut lines: Vec<LogLine> =
        numbered(contest).map(|(no, one)| office_line(contest, no, one, lang)).collect();
    lines.reverse();
    lines
}

/// The log of a tournament: what the office did about it, slips, ties, incidents and protests.
pub fn venue(contest: &Contest, venue: &VenueId, lang: Lang) -> Vec<LogLine> {
    let office = numbered(contest).filter(|(_, record)| match undone_by(&record.event) {
        // That a step about it was undone, or counts again, is about it.
        Some(step) => numbered(contest).any(|(no, one)| no == step && concerns(&one.event, venue)),
        None => concerns(&record.event, venue),
    });
    let mut lines: Vec<LogLine> = office.map(|(no, one)| office_line(contest, no, one, lang)).collect();
    if let Some(play) = contest.play(venue) {
        lines.extend(groups(play, lang));
        lines.extend(rounds(play, lang));
        lines.extend(slips(contest, play, lang));
        lines.extend(ties(play, lang));
        lines.extend(journal(contest, play, lang));
    }
    // Each part is in the order of time; what came at one moment stays together.
    lines.sort_by_key(|line| line.at);
    lines.reverse();
    lines
}

/// Whether a step of the office, by its number, is one that those who run this tournament take by themselves, so that they
/// undo it as well.
pub fn is_of_desk(contest: &Contest, venue: &VenueId, step: u64) -> bool {
    let record = numbered(contest).find(|(number, _)| *number == step).map(|(_, record)| record);
    record.is_some_and(|record| {
        let own = matches!(
            record.event,
            Event::CheckedIn { .. }
                | Event::PresenceCorrected { .. }
                | Event::SeedingPublished { .. }
                | Event::Started { .. }
                | Event::Closed { .. }
                | Event::Reopened { .. }
                | Event::Renamed { .. }
                | Event::Noted(_)
        );
        own && concerns(&record.event, venue)
    })
}

fn numbered(contest: &Contest) -> impl Iterator<Item = (u64, &Record)> {
    (1..).zip(contest.records())
}

/// The step that an event undoes, or lets count again.
fn undone_by(event: &Event) -> Option<u64> {
    if let Event::Undone { step } | Event::Redone { step } = event { Some(*step) } else { None }
}

fn office_line(contest: &Contest, number: u64, record: &Record, lang: Lang) -> LogLine {
    let counts = !contest.is_undone(number);
    let stays = matches!(record.event, Event::Opened { .. } | Event::Undone { .. } | Event::Redone { .. });
    LogLine {
        at: record.at.0,
        by: record.by.name.to_string(),
        role: role_message(record.by.role).text(lang),
        text: describe::event(contest.state(), &record.event).text(lang),
        reason: record.reason.clone(),
        counts,
        undo: (counts && !stays).then_some(UndoOf::Step(number)),
        redo: (!counts && !stays).then_some(UndoOf::Step(number)),
    }
}

fn plain(at: Timestamp, by: &Author, what: &Message, reason: Option<&String>, lang: Lang) -> LogLine {
    LogLine {
        at: at.0,
        by: by.name.to_string(),
        role: role_message(by.role).text(lang),
        text: what.text(lang),
        reason: reason.cloned(),
        counts: true,
        undo: None,
        redo: None,
    }
}

fn slips(contest: &Contest, play: &Play, lang: Lang) -> Vec<LogLine> {
    // From the newest on: what was said last about a result is undone, what was put aside no longer counts.
    let (mut aside, mut said) = (BTreeSet::new(), BTreeSet::new());
    let mut lines = Vec::new();
    for (number, record) in play.slip_log().iter().enumerate().rev() {
        if record.step == SlipStep::Turned {
            // The line of the Swiss or of the groups says so, and undoes it.
            continue;
        }
        let what = describe::slip(contest.state(), play, number, record);
        let line = plain(record.at, &record.by, &what, record.reason.as_ref(), lang);
        let key = &record.game;
        let is_aside = aside.contains(key);
        if record.step == SlipStep::Void {
            aside.insert(key);
            lines.push(line);
            continue;
        }
        let last = says_what_counts(&record.step) && said.insert(key);
        let undo =
            (last && !is_aside && play.result_undo(key).is_some()).then(|| UndoOf::Result(key.to_string()));
        let redo =
            (last && is_aside && play.taken_away(key).is_some()).then(|| UndoOf::Result(key.to_string()));
        lines.push(LogLine { counts: !is_aside, undo, redo, ..line });
    }
    lines.reverse();
    lines
}

fn says_what_counts(step: &SlipStep) -> bool {
    matches!(
        step,
        SlipStep::Wrote(
            SlipEvent::Confirmed { .. } | SlipEvent::Entered { .. } | SlipEvent::Corrected { .. },
        )
    )
}

/// What was changed about groups by hand before play, who left, and which sides were corrected. Results and ties have lines of their own.
fn groups(play: &Play, lang: Lang) -> Vec<LogLine> {
    let Some(ledger) = play.stages() else { return Vec::new() };
    let open = !play.has_play();
    let mut lines = Vec::new();
    for (number, record) in (1..).zip(ledger.records()) {
        let changes = match record.event {
            kolo_stages::Event::SlotsEdited { .. } => open,
            kolo_stages::Event::Withdrawn { .. }
            | kolo_stages::Event::Returned { .. }
            | kolo_stages::Event::SidesCorrected { .. } => true,
            kolo_stages::Event::Result { .. }
            | kolo_stages::Event::Corrected { .. }
            | kolo_stages::Event::TieDecided { .. }
            | kolo_stages::Event::ChosenDuel { .. }
            | kolo_stages::Event::DecidingDuel { .. }
            | kolo_stages::Event::MatchLot { .. }
            | kolo_stages::Event::Undone { .. }
            | kolo_stages::Event::Redone { .. } => continue,
        };
        let what = ledger.state().describe(&record.event);
        let line = plain(record.at, &record.by, &what, record.reason.as_ref(), lang);
        let counts = !ledger.is_undone(number);
        lines.push(LogLine {
            counts,
            undo: (counts && changes).then_some(UndoOf::Play(number)),
            redo: (!counts && changes).then_some(UndoOf::Play(number)),
            ..line
        });
    }
    lines
}

/// The rounds of a Swiss: drawn, changed by hand, thrown away, published, taken back, and when they start; who left, missed
/// a round or came back. Results stand on slips.
fn rounds(play: &Play, lang: Lang) -> Vec<LogLine> {
    use kolo_tournament::Event as Swiss;
    let Some(ledger) = play.swiss() else { return Vec::new() };
    let mut lines = Vec::new();
    for record in ledger.records() {
        let first = record.seq == record.step.0;
        let can_be_undone = match &record.event {
            Swiss::DraftEdited(_) | Swiss::RoundPublished(_) | Swiss::RoundRevoked(_) => false,
            Swiss::Withdrawn(_)
            | Swiss::Returned(_)
            | Swiss::AbsenceAnnounced(_)
            | Swiss::AbsenceCancelled(_)
            | Swiss::StartSet(_) => true,
            // A round that was taken back with them does not come back; the sides are turned once more instead.
            Swiss::SidesCorrected(_) => {
                let revokes = |one: &Recorded| matches!(one.event, Swiss::RoundRevoked(_));
                !ledger.step(record.step).iter().any(revokes)
            }
            // Only where it was thrown away by hand; otherwise the line before says why it went.
            Swiss::DraftDiscarded(_) if first => true,
            _ => continue,
        };
        let what = crate::log::describe(ledger, record);
        let line = plain(record.at, &record.by, &what, record.reason.as_ref(), lang);
        let (counts, step) = (!ledger.is_undone(record.step), record.step.0);
        lines.push(LogLine {
            counts,
            undo: (counts && can_be_undone).then_some(UndoOf::Play(step)),
            redo: (!counts && can_be_undone).then_some(UndoOf::Play(step)),
            ..line
        });
    }
    lines
}

fn ties(play: &Play, lang: Lang) -> Vec<LogLine> {
    let Some(ledger) = play.stages() else { return Vec::new() };
    let mut lines = Vec::new();
    for step in play.tie_steps() {
        let (record, what) = (step.record, ledger.state().describe(&step.record.event));
        let line = plain(record.at, &record.by, &what, record.reason.as_ref(), lang);
        let about = about(&record.event).filter(|_| step.taken_back.is_none());
        let counts = step.taken_back.is_none();
        let redo = (!counts).then_some(UndoOf::Play(step.step));
        lines.push(LogLine { counts, undo: about.map(UndoOf::Tie), redo, ..line });
        if let Some(taken) = step.taken_back {
            let what = describe::taken_back(&what);
            lines.push(plain(taken.at, &taken.by, &what, taken.reason.as_ref(), lang));
        }
    }
    lines
}

/// The group or match that a step of a tie is about.
fn about(event: &kolo_stages::Event) -> Option<String> {
    match event {
        kolo_stages::Event::TieDecided { group, .. } | kolo_stages::Event::ChosenDuel { group, .. } => {
            Some(group.to_string())
        }
        kolo_stages::Event::DecidingDuel { game, .. } | kolo_stages::Event::MatchLot { game, .. } => {
            Some(game.to_string())
        }
        kolo_stages::Event::Result { .. }
        | kolo_stages::Event::Corrected { .. }
        | kolo_stages::Event::SidesCorrected { .. }
        | kolo_stages::Event::SlotsEdited { .. }
        | kolo_stages::Event::Withdrawn { .. }
        | kolo_stages::Event::Returned { .. }
        | kolo_stages::Event::Undone { .. }
        | kolo_stages::Event::Redone { .. } => None,
    }
}

fn journal(contest: &Contest, play: &Play, lang: Lang) -> Vec<LogLine> {
    let lines = (1..).zip(play.journal().records()).map(|(number, record)| {
        let what = describe::journal(contest.state(), play, &record.event);
        let line = plain(record.at, &record.by, &what, record.reason.as_ref(), lang);
        let counts = !play.journal().is_undone(number);
        let stays = record.event.event().is_none();
        LogLine {
            counts,
            undo: (counts && !stays).then_some(UndoOf::Line(number)),
            redo: (!counts && !stays).then_some(UndoOf::Line(number)),
            ..line
        }
    });
    lines.collect()
}

/// Whether an event of the office is about this tournament.
fn concerns(event: &Event, venue: &VenueId) -> bool {
    match event {
        Event::Venue(plan) => plan.id == *venue,
        Event::Placed { venue: at, .. }
        | Event::CheckedIn { venue: at, .. }
        | Event::PresenceCorrected { venue: at, .. }
        | Event::SeedingPublished { venue: at, .. }
        | Event::Started { venue: at, .. }
        | Event::Closed { venue: at, .. }
        | Event::Reopened { venue: at }
        | Event::Noted(Note::Spectator { venue: at, .. }) => at == venue,
        Event::Noted(Note::Absence(away)) => away.venue == *venue,
        Event::Renamed { at, .. } => at.as_ref() == Some(venue),
        Event::QuotasPublished { quotas, .. } => quotas.iter().any(|quota| quota.venue == *venue),
        Event::Sanctioned(sanction) => sanction.venue.as_ref() == Some(venue),
        Event::Opened { .. }
        | Event::SeasonChanged { .. }
        | Event::Region(_)
        | Event::Area(_)
        | Event::School(_)
        | Event::Player(_)
        | Event::Entered(_)
        | Event::Amended { .. }
        | Event::Withdrawn { .. }
        | Event::Declined { .. }
        | Event::Fee { .. }
        | Event::Noted(Note::PrizePhotos { .. })
        | Event::Undone { .. }
        | Event::Redone { .. } => false,
    }
}
