//! Messages on displays of the hall that bear the name of an erased person.

use kolo_store::{EventLog, Rewrite, Store, StreamId};
use kolo_tournament::{Kept, NameForms};
use serde_json::Value;

use super::{PersonProblem, rewritten, unreadable};
use crate::attendee_access::{self, Front};
use crate::subject::Subject as _;
use crate::{contest_room, tournament};

/// The streams of links and displays beside a log: one of a tournament, and in a contest one for each of its
/// tournaments.
async fn beside(store: &Store, stream: &StreamId) -> Result<Vec<StreamId>, PersonProblem> {
    let name = stream.as_str();
    if let Some(name) = name.strip_prefix(tournament::PREFIX) {
        return Ok(attendee_access::stream(name).into_iter().collect());
    }
    let Some(name) = name.strip_prefix(contest_room::PREFIX) else { return Ok(Vec::new()) };
    let start = format!("{}{name}--", attendee_access::PREFIX);
    let all = store.list().await?.into_iter().map(|info| info.stream);
    Ok(all.filter(|stream| stream.as_str().starts_with(&start)).collect())
}

/// What is written there in place of the name.
pub(super) async fn rewrites(
    store: &Store,
    stream: &StreamId,
    forms: &NameForms,
    label: &str,
) -> Result<Vec<Rewrite>, PersonProblem> {
    let mut rewrites = Vec::new();
    for stream in beside(store, stream).await? {
        let events = store.read_all(&stream).await?;
        let Some(expected) = events.last().map(|last| last.seq) else { continue };
        let (after, events) = rewritten(&events, |_, kept| {
            let mut payload: Value = serde_json::from_str(&kept.payload).map_err(unreadable)?;
            let found = forms.replace_in(&mut payload, label);
            Ok(found.then(|| Kept { payload: payload.to_string(), ..kept.clone() }))
        })?;
        let mut front = Front::empty();
        for event in &after {
            front.apply(&Front::read(event).map_err(unreadable)?).map_err(unreadable)?;
        }
        rewrites.push(Rewrite { stream, expected, events });
    }
    Ok(rewrites)
}
