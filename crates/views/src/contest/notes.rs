//! What is kept in mind at a tournament: who is away for a longer time, and who may watch (P-1.1.2.10, P-2.1.1.3).

use kolo_contest::{Away, Contest, Event, Moment, Note, VenueId};
use kolo_messages::{Lang, Message};
use kolo_teams::{Notice, Told};
use serde::Serialize;
use utoipa::ToSchema;

use super::told;

/// What is kept in mind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Notes {
    /// Who is away, the latest note first.
    pub absences: Vec<AbsenceLine>,
    /// Who may watch.
    pub spectators: Vec<SpectatorLine>,
}

/// A player or team away for a longer time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AwayLine)]
pub struct AbsenceLine {
    /// The step of the office that says so.
    pub step: u64,
    /// The id of the one who is away.
    pub player: String,
    /// The name.
    pub name: String,
    /// From when, in milliseconds since 1970.
    pub from: i64,
    /// Until when, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<i64>,
    /// When it was reported.
    pub announced: i64,
    /// Whether it was reported before it began, and to whom.
    pub notice: String,
    /// Whether it is so now.
    pub now: bool,
}

/// A person who may watch.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SpectatorLine {
    /// The step of the office that says so.
    pub step: u64,
    /// The name.
    pub name: String,
}

impl Notes {
    /// The notes of a tournament that count.
    pub fn of(contest: &Contest, venue: &VenueId, now: Moment, lang: Lang) -> Notes {
        let (mut absences, mut spectators) = (Vec::new(), Vec::new());
        for (step, record) in (1..).zip(contest.records()).filter(|(step, _)| !contest.is_undone(*step)) {
            match &record.event {
                Event::Noted(Note::Absence(away)) if away.venue == *venue => {
                    absences.push(AbsenceLine {
                        step,
                        player: away.player.to_string(),
                        name: told::person(contest.state(), &away.player),
                        from: away.from.0,
                        until: away.until.map(|until| until.0),
                        announced: away.announced.0,
                        notice: notice(away).text(lang),
                        now: away.covers(now),
                    });
                }
                Event::Noted(Note::Spectator { venue: at, name }) if at == venue => {
                    spectators.push(SpectatorLine { step, name: name.to_string() });
                }
                _ => {}
            }
        }
        absences.reverse();
        Notes { absences, spectators }
    }
}

/// To whom it can be reported.
pub fn told_name(told: Told) -> Message {
    match told {
        Told::Organiser => Message::new("affairs-told-organiser"),
        Told::Assistant => Message::new("affairs-told-assistant"),
        Told::Support => Message::new("affairs-told-support"),
    }
}

/// Whether an absence was announced before it began, and to whom; that decides what follows (P-2.1.1.3).
pub fn notice(away: &Away) -> Message {
    let notice = match away.notice() {
        Some(Notice::InAdvance) => Message::new("affairs-absence-announced"),
        Some(Notice::Afterwards) | None => Message::new("affairs-absence-late"),
    };
    notice.with("told", told_name(away.told))
}
