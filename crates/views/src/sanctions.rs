//! Sanctions of a tournament: whom, for what, what followed.

use kolo_messages::{Lang, Message};
use kolo_model::CzechKey;
use kolo_tournament::{Event, Ledger, Sanction, State};

use crate::contest::sanctions::SanctionLine;

/// The clause by which a sanction is given where the rules have no list of breaches.
const HOUSE: &str = "K-SANCTION";

/// The sanctions of a tournament, the newest first.
pub fn lines(ledger: &Ledger, lang: Lang) -> Vec<SanctionLine> {
    let line = |record: &kolo_tournament::Recorded| {
        let Event::SanctionGiven(given) = &record.event else { return None };
        Some(SanctionLine {
            step: record.step.0,
            text: message(ledger, &given.sanction).text(lang),
            clause: given.sanction.breach.map_or(HOUSE, |breach| breach.clause().id()),
            reason: record.reason.clone(),
            at: record.at.0,
            by: record.by.name.to_string(),
            counts: !ledger.is_undone(record.step),
        })
    };
    ledger.records().iter().rev().filter_map(line).collect()
}

/// Who was sanctioned before, so that more may follow: players, teams and their members by their names.
pub fn warned(state: &State) -> Vec<String> {
    let names = state.sanctions().values().filter_map(|one| state.name_against(one.against));
    let mut names: Vec<String> = names.map(|name| name.to_string()).collect();
    names.sort_by_cached_key(|name| CzechKey::new(name));
    names.dedup();
    names
}

/// A sanction in words.
pub(crate) fn message(ledger: &Ledger, sanction: &Sanction) -> Message {
    let who = ledger.state().and_then(|state| state.name_against(sanction.against));
    let who = who.map(|name| name.to_string()).unwrap_or_default();
    let message = match sanction.breach {
        Some(breach) => Message::new("day-log-sanction-breach").with("breach", breach.describe()),
        None => Message::new("day-log-sanction"),
    };
    message.with("who", who).with("measure", sanction.measure.kind().message())
}
