//! What came in since the last look (K-STALE), a sentence each.

use kolo_contest::{Contest, Play, Timestamp, VenueId};
use kolo_messages::Message;

use super::describe;

/// How much is shown: after an hour away one reads the log.
const FEW: usize = 6;

/// The latest of what `now` has and `then`, an earlier state of the same contest, had not; in one tournament if it is
/// known which one is meant and something happened there.
pub fn changes_since(then: Option<&Contest>, now: &Contest, venue: Option<&VenueId>) -> Vec<Message> {
    let here = venue.map(|venue| in_play(then, now, venue)).unwrap_or_default();
    let mut lines = if here.is_empty() {
        let plays = now.plays().flat_map(|(venue, _)| in_play(then, now, venue));
        plays.chain(in_office(then, now)).collect()
    } else {
        here
    };
    lines.sort_by_key(|(at, _)| *at);
    let few = lines.len().saturating_sub(FEW);
    lines.split_off(few).into_iter().map(|(_, message)| message).collect()
}

type Line = (Timestamp, Message);

fn line(at: Timestamp, by: &kolo_model::Name, what: Message) -> Line {
    (at, Message::new("day-log-by").with("by", by.to_string()).with("what", what))
}

fn in_office(then: Option<&Contest>, now: &Contest) -> Vec<Line> {
    let known = then.map_or(0, |then| then.records().len());
    let records = now.records().iter().skip(known);
    records
        .map(|record| line(record.at, &record.by.name, describe::event(now.state(), &record.event)))
        .collect()
}

fn in_play(then: Option<&Contest>, now: &Contest, venue: &VenueId) -> Vec<Line> {
    let Some(play) = now.play(venue) else { return Vec::new() };
    let then = then.and_then(|then| then.play(venue));
    let known = |count: fn(&Play) -> usize| then.map_or(0, count);
    let state = now.state();
    let slips = play.slip_log().iter().enumerate().skip(known(|play| play.slip_log().len()));
    let mut lines: Vec<Line> = slips
        .map(|(number, record)| line(record.at, &record.by.name, describe::slip(state, play, number, record)))
        .collect();
    let journal = play.journal().records().iter().skip(known(|play| play.journal().records().len()));
    lines.extend(
        journal.map(|record| line(record.at, &record.by.name, describe::journal(state, play, &record.event))),
    );
    if let Some(ledger) = play.swiss() {
        let drawn =
            ledger.records().iter().skip(known(|play| play.swiss().map_or(0, |one| one.records().len())));
        // Results stand on slips.
        let drawn = drawn.filter(|record| {
            matches!(
                record.event,
                kolo_tournament::Event::RoundDrafted(_)
                    | kolo_tournament::Event::DraftEdited(_)
                    | kolo_tournament::Event::DraftDiscarded(_)
                    | kolo_tournament::Event::RoundPublished(_)
                    | kolo_tournament::Event::RoundRevoked(_)
            )
        });
        lines.extend(
            drawn.map(|record| line(record.at, &record.by.name, crate::log::describe(ledger, record))),
        );
    }
    if let Some(ledger) = play.stages() {
        let steps =
            ledger.records().iter().skip(known(|play| play.stages().map_or(0, |one| one.records().len())));
        let steps = steps.filter(|record| {
            !matches!(
                record.event,
                kolo_stages::Event::Result { .. }
                    | kolo_stages::Event::Corrected { .. }
                    | kolo_stages::Event::SidesCorrected { .. }
            )
        });
        lines.extend(
            steps.map(|record| line(record.at, &record.by.name, ledger.state().describe(&record.event))),
        );
    }
    lines
}
