//! What is kept in mind at a tournament: who is away for a longer time, and who may watch (P-1.1.2.10, P-2.1.1.3).

use kolo_contest::{Contest, Event, Note, VenueId};
use kolo_messages::{Lang, Message};
use kolo_teams::{Absence, Informed, Notice};
use kolo_tournament::{Ledger, member_of};
use serde::Serialize;
use utoipa::ToSchema;

use crate::contest::describe;

/// What is kept in mind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Notes {
    /// Who is away, the latest note first.
    pub absences: Vec<AbsenceLine>,
    /// Who may watch.
    pub spectators: Vec<SpectatorLine>,
}

/// A player who is away for a longer time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AwayLine)]
pub struct AbsenceLine {
    /// The step of the log that says so.
    pub step: u64,
    /// The id of the player.
    pub player: String,
    /// The name.
    pub name: String,
    /// From when, in milliseconds since 1970.
    pub from: i64,
    /// Until when, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<i64>,
    /// When it was announced.
    pub announced: i64,
    /// Whether it was announced before it began, and to whom.
    pub notice: String,
    /// Whether it is so now.
    pub now: bool,
}

/// A person who may watch.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SpectatorLine {
    /// The step of the log that says so.
    pub step: u64,
    /// The name.
    pub name: String,
}

impl Notes {
    /// The notes of a tournament of a contest that count.
    pub fn of_venue(contest: &Contest, venue: &VenueId, now: i64, lang: Lang) -> Notes {
        let (mut absences, mut spectators) = (Vec::new(), Vec::new());
        for (step, record) in (1..).zip(contest.records()).filter(|(step, _)| !contest.is_undone(*step)) {
            match &record.event {
                Event::Noted(Note::Absence(away)) if away.venue == *venue => {
                    let (player, name) =
                        (away.player.to_string(), describe::person(contest.state(), &away.player));
                    let line = |absence: Absence| AbsenceLine::of(step, player, name, &absence, now, lang);
                    absences.extend(away.record().ok().map(line));
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

    /// The notes of a tournament by itself that count.
    pub fn of_tournament(ledger: &Ledger, now: i64, lang: Lang) -> Notes {
        let (mut absences, mut spectators) = (Vec::new(), Vec::new());
        for record in ledger.records().iter().filter(|record| !ledger.is_undone(record.step)) {
            let kolo_tournament::Event::Noted(noted) = &record.event else { continue };
            let step = record.step.0;
            match &noted.note {
                kolo_tournament::Note::Absence(absence) => {
                    let player = absence.record().player;
                    let name = person(ledger, absence);
                    absences.push(AbsenceLine::of(step, player.0.to_string(), name, absence, now, lang));
                }
                kolo_tournament::Note::Spectator { name } => {
                    spectators.push(SpectatorLine { step, name: name.to_string() });
                }
            }
        }
        absences.reverse();
        Notes { absences, spectators }
    }
}

impl AbsenceLine {
    fn of(step: u64, player: String, name: String, absence: &Absence, now: i64, lang: Lang) -> AbsenceLine {
        let record = absence.record();
        AbsenceLine {
            step,
            player,
            name,
            from: record.from,
            until: record.until,
            announced: record.announced,
            notice: notice(absence).text(lang),
            now: absence.covers(now),
        }
    }
}

/// The name of a player of a tournament who is away: of a member of a team with that of the team, which stays where the
/// roster was erased.
pub(crate) fn person(ledger: &Ledger, absence: &Absence) -> String {
    let player = absence.record().player;
    let found = ledger.state().zip(member_of(player)).and_then(|(state, (id, _))| {
        let own = state.entrants().get(&id)?.entry.name.to_string();
        let people = state.people_of(id);
        let member = people.into_iter().find(|(one, _)| *one == player).map(|(_, name)| name.to_string());
        Some(match member.filter(|name| *name != own) {
            Some(member) => format!("{member} ({own})"),
            None => own,
        })
    });
    found.unwrap_or_default()
}

/// Whom one can tell.
pub fn informed_name(informed: Informed) -> Message {
    match informed {
        Informed::Organiser => Message::new("affairs-informed-organiser"),
        Informed::Assistant => Message::new("affairs-informed-assistant"),
        Informed::Support => Message::new("affairs-informed-support"),
    }
}

/// Whether an absence was announced before it began, and to whom; that decides what follows (P-2.1.1.3).
pub fn notice(absence: &Absence) -> Message {
    let notice = match absence.notice() {
        Notice::InAdvance => Message::new("affairs-absence-announced"),
        Notice::Afterwards => Message::new("affairs-absence-late"),
    };
    notice.with("informed", informed_name(absence.record().informed))
}
