//! Incidents and protests of a tournament of a contest, as those of every other tournament are shown.

use kolo_contest::{Contest, GameKey, JournalRecord, MatchRuling, MatchScene, Play, VenueId};
use kolo_messages::{Lang, Message};

use super::{matches, told};
use crate::Who;
use crate::incidents::{IncidentLine, ProtestLine, ProtestStanding, standing_message};

fn record(play: &Play, line: u64) -> Option<&JournalRecord> {
    play.journal().records().get(usize::try_from(line).ok()?.checked_sub(1)?)
}

/// Where something happened, with the names of those who met there.
fn place(contest: &Contest, play: &Play, scene: &MatchScene, lang: Lang) -> String {
    let text = told::scene_message(scene).text(lang);
    match &scene.game {
        Some(game) => {
            let sides = told::sides(contest.state(), play, game);
            format!("{text}, {} – {}", sides.first, sides.second)
        }
        None => text,
    }
}

/// Every incident that counts, the newest first. It is withdrawn by the number of its line.
pub fn incidents(contest: &Contest, venue: &VenueId, lang: Lang) -> Vec<IncidentLine> {
    let Some(play) = contest.play(venue) else { return Vec::new() };
    let line = |(id, incident): (&u32, &kolo_contest::MatchIncident)| {
        let written = record(play, incident.line);
        IncidentLine {
            id: *id,
            place: place(contest, play, &incident.scene, lang),
            text: incident.assessment.message().text(lang),
            note: incident.assessment.note.clone(),
            at: written.map_or(0, |record| record.at.0),
            by: written.map(|record| record.by.to_string()).unwrap_or_default(),
            step: incident.line,
        }
    };
    play.journal().incidents().iter().rev().map(line).collect()
}

/// Every protest that counts, the newest first.
pub fn protests(contest: &Contest, venue: &VenueId, lang: Lang) -> Vec<ProtestLine> {
    let Some(play) = contest.play(venue) else { return Vec::new() };
    let (holding, unsettled) = (play.holding_protests(), play.unsettled_protests());
    let line = |(id, protest): (&u32, &kolo_contest::MatchProtest)| {
        let standing = match protest.ruling {
            None if holding.contains(id) => ProtestStanding::Open,
            None => ProtestStanding::PassedOver,
            Some(MatchRuling::Upheld { .. }) => ProtestStanding::Upheld,
            Some(MatchRuling::Rejected) => ProtestStanding::Rejected,
        };
        let told = match &protest.ruling {
            Some(MatchRuling::Upheld { correction }) if unsettled.contains(id) => {
                Message::new("affairs-protest-to-correct").with("correction", correction.as_str())
            }
            Some(_) | None => standing_message(standing),
        };
        let scene = MatchScene { game: Some(protest.game.clone()), board: None };
        let score = matches::one(contest, venue, &protest.game, lang).and_then(|line| line.score);
        ProtestLine {
            id: *id,
            place: place(contest, play, &scene, lang),
            by: Who { id: 0, no: None, name: told::entry_name(contest.state(), &protest.by) },
            against: score.unwrap_or_default(),
            why: record(play, protest.line).and_then(|record| record.reason.clone()),
            standing,
            told: told.text(lang),
        }
    };
    play.journal().protests().iter().rev().map(line).collect()
}

/// What was recorded about a match: incidents and protests that count, a sentence each.
pub fn about(contest: &Contest, venue: &VenueId, game: &GameKey, lang: Lang) -> Vec<String> {
    let Some(play) = contest.play(venue) else { return Vec::new() };
    let journal = play.journal();
    let incidents = journal.incidents().values().filter(|one| one.scene.game.as_ref() == Some(game));
    let lines = incidents.map(|one| one.line);
    let protests = journal.protests().values().filter(|one| one.game == *game);
    let lines = lines.chain(protests.flat_map(|one| [Some(one.line), one.decided].into_iter().flatten()));
    let mut lines: Vec<u64> = lines.collect();
    lines.sort_unstable();
    let told = lines.into_iter().filter_map(|line| record(play, line));
    told.map(|record| told::journal(contest.state(), &record.step).text(lang)).collect()
}
