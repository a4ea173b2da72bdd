//! Incidents and protests of a tournament of a contest, as those of every other tournament are shown.

use kolo_contest::{Contest, GameKey, JournalRecord, PairingId, Play, ProtestRuling, Remedy, Scene, VenueId};
use kolo_messages::{Lang, Message};

use super::{describe, matches};
use crate::Who;
use crate::incidents::{IncidentLine, ProtestLine, ProtestStanding, Written, standing_message};

/// Where something happened, with the names of those who met there.
fn place(contest: &Contest, play: &Play, scene: &Scene, lang: Lang) -> String {
    let text = describe::scene_message(play, scene).text(lang);
    match scene.pairing().and_then(|pairing| play.key_of(pairing)) {
        Some(game) => {
            let sides = describe::sides(contest.state(), play, &game);
            format!("{text}, {} – {}", sides.first, sides.second)
        }
        None => text,
    }
}

/// Every incident that counts, the newest first. It is withdrawn by the number of its line.
pub fn incidents(contest: &Contest, venue: &VenueId, lang: Lang) -> Vec<IncidentLine> {
    let Some(play) = contest.play(venue) else { return Vec::new() };
    let journal = play.journal();
    let lines = journal.book().incidents().iter().rev().map(|(id, incident)| {
        let written = journal.about_incident(*id).first().map(|(line, record)| Written {
            at: record.at,
            by: &record.by,
            step: *line,
        });
        IncidentLine::new(*id, incident, place(contest, play, &incident.scene, lang), written, lang)
    });
    lines.collect()
}

/// Every protest that counts, the newest first.
pub fn protests(contest: &Contest, venue: &VenueId, lang: Lang) -> Vec<ProtestLine> {
    let Some(play) = contest.play(venue) else { return Vec::new() };
    let (holding, unsettled) = (play.holding_protests(), play.unsettled_protests());
    let journal = play.journal();
    let lines = journal.book().protests().iter().rev().map(|(id, protest)| {
        let standing = ProtestStanding::of(protest, holding.contains(id));
        let text = match &protest.ruling {
            Some(ProtestRuling::Upheld(Remedy::OnSheet(correction))) if unsettled.contains(id) => {
                Message::new("affairs-protest-to-correct").with("correction", correction.as_str())
            }
            Some(_) | None => standing_message(standing),
        };
        let scene = Scene::Match { pairing: protest.pairing.clone(), board: None };
        let score = play.key_of(&protest.pairing).and_then(|game| matches::one(contest, venue, &game, lang));
        let by = play.side_in_book(protest.by).map(|by| describe::entry_name(contest.state(), by));
        let lodged = journal.about_protest(*id);
        ProtestLine {
            id: id.0,
            place: place(contest, play, &scene, lang),
            by: Who { id: 0, no: None, name: by.unwrap_or_default() },
            against: score.and_then(|line| line.score).unwrap_or_default(),
            why: lodged.first().and_then(|(_, record)| record.reason.clone()),
            standing,
            text: text.text(lang),
        }
    });
    lines.collect()
}

/// What was recorded about a match: incidents and protests that count, a sentence each.
pub fn about(contest: &Contest, venue: &VenueId, game: &GameKey, lang: Lang) -> Vec<String> {
    let Some(play) = contest.play(venue) else { return Vec::new() };
    let (journal, book) = (play.journal(), play.journal().book());
    let is_here = |pairing: &PairingId| play.key_of(pairing).as_ref() == Some(game);
    let incidents = book.incidents().iter().filter(|(_, one)| one.scene.pairing().is_some_and(is_here));
    // An incident as it was written down first; of a protest also its ruling.
    let first = incidents.filter_map(|(id, _)| journal.about_incident(*id).first().copied());
    let protests = book.protests().iter().filter(|(_, one)| is_here(&one.pairing));
    let says = |(_, record): &(u64, &JournalRecord)| {
        !matches!(record.event.event(), Some(kolo_contest::BookEvent::ProtestPassedOver(_)))
    };
    let protests = protests.flat_map(|(id, _)| journal.about_protest(*id)).filter(says);
    let mut lines: Vec<(u64, &JournalRecord)> = first.chain(protests).collect();
    lines.sort_by_key(|(line, _)| *line);
    let records = lines.into_iter();
    records.map(|(_, record)| describe::journal(contest.state(), play, &record.event).text(lang)).collect()
}
