//! Incidents and protests of a tournament of stages, as those of every other tournament are shown.

use kolo_messages::{Lang, Message};
use kolo_model::PerSide;
use kolo_stages::cup::{Arranged, Cup, CupIncident, CupProtest, NoteRuling, Past};
use kolo_stages::{EntrantId, MatchId};

use super::log::name_at;
use super::matches::written;
use crate::Who;
use crate::incidents::{IncidentLine, ProtestLine, ProtestStanding, standing_message};

fn record(cup: &Cup, event: u64) -> Option<&Arranged> {
    match cup.past().get(usize::try_from(event).ok()?.checked_sub(1)?)? {
        Past::Arranged(arranged) => Some(arranged),
        Past::Step { .. } => None,
    }
}

/// Where something happened, with the names of those who met there, as the list had them then.
pub(super) fn place(
    cup: &Cup,
    event: u64,
    game: Option<&MatchId>,
    sides: Option<PerSide<EntrantId>>,
    lang: Lang,
) -> String {
    let text = match game {
        None => Message::new("contest-where-tournament").text(lang),
        Some(game) => Message::new("contest-where-match").with("game", game).text(lang),
    };
    match sides.map(|sides| sides.map(|who| name_at(cup, event, who))) {
        Some(names) => format!("{text}, {} – {}", names.first, names.second),
        None => text,
    }
}

/// Every incident that counts, the newest first. It is withdrawn by the number of its event.
pub fn incidents(cup: &Cup, lang: Lang) -> Vec<IncidentLine> {
    let line = |(id, incident): (&u32, &CupIncident)| {
        let written = record(cup, incident.event);
        IncidentLine {
            id: *id,
            place: place(cup, incident.event, incident.game.as_ref(), incident.sides, lang),
            text: incident.assessment.message().text(lang),
            note: incident.assessment.note.clone(),
            at: written.map_or(0, |record| record.at),
            by: written.map(|record| record.by.to_string()).unwrap_or_default(),
            step: incident.event,
        }
    };
    cup.journal().incidents().iter().rev().map(line).collect()
}

/// Every protest that counts, the newest first.
pub fn protests(cup: &Cup, lang: Lang) -> Vec<ProtestLine> {
    let holding = cup.holding_protests();
    let line = |(id, protest): (&u32, &CupProtest)| {
        let standing = match protest.ruling {
            None if holding.contains(id) => ProtestStanding::Open,
            None => ProtestStanding::PassedOver,
            Some(NoteRuling::Upheld { .. }) => ProtestStanding::Upheld,
            Some(NoteRuling::Rejected) => ProtestStanding::Rejected,
        };
        let told = match standing {
            ProtestStanding::Open => Message::new("cup-protest-open"),
            // Others play the match now, or another draw counts: it waits for nothing.
            ProtestStanding::PassedOver if !protest.passed_over => Message::new("cup-protest-moot"),
            ProtestStanding::PassedOver | ProtestStanding::Upheld | ProtestStanding::Rejected => {
                standing_message(standing)
            }
        };
        ProtestLine {
            id: *id,
            place: place(cup, protest.event, Some(&protest.game), Some(protest.sides), lang),
            by: Who { id: protest.by.0, no: None, name: name_at(cup, protest.event, protest.by) },
            against: written(protest.against, lang),
            why: record(cup, protest.event).and_then(|record| record.reason.clone()),
            standing,
            told: told.text(lang),
        }
    };
    cup.journal().protests().iter().rev().map(line).collect()
}
