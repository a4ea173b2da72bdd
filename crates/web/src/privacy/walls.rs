//! Messages on displays of the hall that bear the name of an erased person.

use kolo_desk::StreamKind;
use kolo_store::{EventLog, Rewrite, Store, StreamId};
use kolo_tournament::{Kept, NameForms};
use serde_json::Value;

use super::{PersonProblem, rewritten, unreadable};
use crate::attendee_access::Front;
use crate::subject::Subject as _;

/// The streams of links and displays beside a log: one of a tournament, and in a contest one for each of its
/// tournaments.
async fn beside(store: &Store, stream: &StreamId) -> Result<Vec<StreamId>, PersonProblem> {
    if let Some(name) = StreamKind::Tournament.name_of(stream) {
        return Ok(StreamKind::Access.stream(name).into_iter().collect());
    }
    let Some(contest) = StreamKind::Contest.name_of(stream) else { return Ok(Vec::new()) };
    let of_contest = |stream: &StreamId| {
        StreamKind::Access.owner_of(stream).is_some_and(|owner| owner.contest() == Some(contest))
    };
    let all = store.list().await?.into_iter().map(|info| info.stream);
    Ok(all.filter(of_contest).collect())
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
