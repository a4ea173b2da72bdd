//! One person in a tournament of stages by itself.

use kolo_messages::Lang;
use kolo_stages::cup::{Cup, ErasingEntrant};
use kolo_stages::{Entrant, EntrantId};
use kolo_store::{Store, StoredEvent, StreamId};
use kolo_tournament::{Author, Kept, NameForms, Role};
use kolo_views::contest::log::LogLine;
use kolo_views::cup::log::numbered;
use kolo_views::cup::mine::MyWay;
use serde_json::{Value, json};

use super::{PersonProblem, unreadable};
use crate::cup_room::{self, CupRoom};
use crate::subject::Subject as _;

/// The number of somebody.
pub(super) fn entrant(who: &str) -> Result<EntrantId, PersonProblem> {
    who.parse().map(EntrantId).map_err(|_| PersonProblem::Nobody)
}

/// What its events add up to.
pub(super) fn cup_of(events: &[StoredEvent]) -> Result<Cup, PersonProblem> {
    let mut room = CupRoom::empty();
    for event in events {
        let event = CupRoom::read(event).map_err(unreadable)?;
        room.apply(&event).map_err(unreadable)?;
    }
    room.cup().map(|cup| Cup::clone(cup)).map_err(|_| PersonProblem::Nobody)
}

/// An event without the person; nothing if it may stay.
pub(super) fn in_cup(
    erasing: &ErasingEntrant,
    forms: &NameForms,
    stored: &StoredEvent,
) -> Result<Option<Kept>, PersonProblem> {
    let event = CupRoom::read(stored).map_err(unreadable)?;
    let author: Author = serde_json::from_str(&stored.author).map_err(unreadable)?;
    let by = match author.role {
        Role::Competitor(id) => Some(EntrantId(id.0)),
        Role::Arbiter | Role::Helper => None,
    };
    let label = erasing.label();
    let text = |text: &str| forms.replaced(text, label.as_str());
    let after = erasing.rewritten(stored.seq.0, &event, by, text);
    let own = by.is_some() && by == erasing.number_at(stored.seq.0);
    let mut kept = Kept {
        code: stored.code.clone(),
        payload: stored.payload.clone(),
        author: stored.author.clone(),
        reason: stored.reason.as_deref().and_then(text).or_else(|| stored.reason.clone()),
    };
    if after != event {
        kept.payload = cup_room::payload(&after).map_err(unreadable)?;
    }
    if own && author.name != *label {
        kept.author = serde_json::to_string(&Author { name: label.clone(), ..author }).map_err(unreadable)?;
    }
    let same =
        (&kept.payload, &kept.author, &kept.reason) == (&stored.payload, &stored.author, &stored.reason);
    Ok((!same).then_some(kept))
}

/// The stream of links and screens.
fn front_stream(stream: &StreamId) -> Option<StreamId> {
    stream.as_str().strip_prefix(cup_room::PREFIX).and_then(cup_room::front_stream)
}

/// What is known about somebody, before it is put into words or data.
pub(super) struct OfEntrant<'a> {
    pub(super) entrant: &'a Entrant,
    pub(super) earlier_names: Vec<String>,
    pub(super) has_withdrawn: bool,
    pub(super) play: Option<MyWay>,
    pub(super) has_link: bool,
    /// The lines of the log that name the person.
    pub(super) lines: Vec<LogLine>,
}

/// Gathers everything that is known about somebody.
pub(super) async fn gathered<'a>(
    store: &Store,
    stream: &StreamId,
    cup: &'a Cup,
    id: EntrantId,
    lang: Lang,
) -> Result<OfEntrant<'a>, PersonProblem> {
    let entrant = cup.setup().entrants.iter().find(|one| one.id == id).ok_or(PersonProblem::Nobody)?;
    let erasing = ErasingEntrant::of(cup, id).ok_or(PersonProblem::Nobody)?;
    let forms = NameForms::of(erasing.names());
    let is_in = |text: &str| forms.replaced(text, "").is_some();
    let steps = numbered(cup, lang).into_iter().filter(|(number, line)| {
        let listed = erasing.is_listed_by(*number);
        listed || is_in(&line.text) || is_in(&line.by) || line.reason.as_deref().is_some_and(is_in)
    });
    let has_link = match cup.link_number(id).map(EntrantId) {
        Some(number) => super::links(store, front_stream(stream), number).await?,
        None => false,
    };
    let earlier = erasing.names().filter(|name| *name != entrant.name.as_str()).map(str::to_owned);
    Ok(OfEntrant {
        entrant,
        earlier_names: earlier.collect(),
        has_withdrawn: cup.state().is_some_and(|state| state.has_withdrawn(id)),
        play: MyWay::of(cup, id, lang),
        has_link,
        lines: steps.map(|(_, line)| line).collect(),
    })
}

/// Everything that is known about somebody, as plain data.
pub(super) async fn export(
    store: &Store,
    stream: &StreamId,
    cup: &Cup,
    id: EntrantId,
    lang: Lang,
) -> Result<Value, PersonProblem> {
    let known = gathered(store, stream, cup, id, lang).await?;
    let log = known
        .lines
        .iter()
        .map(|line| json!({ "at": line.at, "by": line.by, "reason": line.reason, "events": [line.text] }));
    Ok(json!({
        "tournament": cup.setup().name,
        "id": id,
        "entry": known.entrant,
        "earlier_names": known.earlier_names,
        "withdrawn": known.has_withdrawn,
        "play": known.play,
        "has_link": known.has_link,
        "log": log.collect::<Vec<Value>>(),
    }))
}
