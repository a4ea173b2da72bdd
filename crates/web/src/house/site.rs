//! Who was let in, what for, and by whom; sessions; erasures.

use std::collections::BTreeMap;

use kolo_live::KeyHash;
use kolo_messages::{Lang, Message};
use kolo_store::{StoredEvent, StreamId};

use super::{About, HouseLine, line};
use crate::site::{Grant, PersonId, Place, Site, SiteEvent};
use crate::subject::{InvalidEvent, Subject as _};

/// Of what the lines are.
#[derive(Debug, Clone, Copy)]
pub(super) enum Of<'a> {
    /// Of everything.
    Site,
    /// Of who works at a place, or in it, and of what was erased from its log.
    Place {
        /// The place.
        place: &'a Place,
        /// Its log.
        own: Option<&'a StreamId>,
    },
}

impl Of<'_> {
    fn concerns(self, grant: &Grant) -> bool {
        match (self, grant) {
            (Of::Site, _) => true,
            (Of::Place { place, .. }, Grant::At(_, at)) => place.covers(at),
            (Of::Place { .. }, Grant::Administrator | Grant::Creator) => false,
        }
    }

    /// Whether it is about the whole site, which those responsible for one place do not see.
    fn is_site(self) -> bool {
        matches!(self, Of::Site)
    }
}

/// What was known when an event came: names by number, and what invitations give.
#[derive(Debug, Default)]
struct Known {
    names: BTreeMap<PersonId, String>,
    invitations: BTreeMap<KeyHash, (Grant, String)>,
}

impl Known {
    fn name(&self, who: PersonId) -> String {
        self.names.get(&who).cloned().unwrap_or_default()
    }

    fn grant(&self, key: &KeyHash) -> Option<&Grant> {
        self.invitations.get(key).map(|(grant, _)| grant)
    }
}

/// What was done.
pub(super) fn lines(stored: &[StoredEvent], of: Of<'_>, lang: Lang) -> Result<Vec<HouseLine>, InvalidEvent> {
    let mut known = Known::default();
    let mut lines = Vec::new();
    for event in stored {
        let read = Site::read(event)?;
        if let SiteEvent::Erased { streams, events, by, reason, .. } = &read {
            let here = match of {
                Of::Site => true,
                Of::Place { own, .. } => own.is_some_and(|own| streams.iter().any(|one| one == own.as_str())),
            };
            if here {
                let text = Message::new("house-erased")
                    .with("events", usize::try_from(*events).unwrap_or(usize::MAX));
                let text = text.with("logs", streams.join(", ")).text(lang);
                let (by, reason) = (by.clone(), Some(reason.clone()));
                lines.push(HouseLine { by, reason, ..line(event, About::Data, text) });
            }
            continue;
        }
        if let Some(message) = describe(&read, &mut known, of) {
            lines.push(line(event, About::People, message.text(lang)));
        }
    }
    Ok(lines)
}

/// What an event says, if it concerns what is asked about.
fn describe(event: &SiteEvent, known: &mut Known, of: Of<'_>) -> Option<Message> {
    let about = |key: &'static str, name: String| Message::new(key).with("name", name);
    let on_site = |message: Message| of.is_site().then_some(message);
    match event {
        SiteEvent::KeyIssued { key, .. } => {
            known.invitations.insert(*key, (Grant::Administrator, String::new()));
            on_site(Message::new("house-key"))
        }
        SiteEvent::Entered { opened, .. } => on_site(about("house-entered", opened.name.to_string())),
        SiteEvent::Left { .. } => on_site(Message::new("house-left")),
        SiteEvent::Invited { key, grant, note, .. } => {
            known.invitations.insert(*key, (grant.clone(), note.clone()));
            let message = about("house-invited", note.clone()).with("grant", grant.message());
            of.concerns(grant).then_some(message)
        }
        SiteEvent::Revoked { key, .. } => {
            let (grant, note) = known.invitations.remove(key)?;
            let message = about("house-uninvited", note).with("grant", grant.message());
            of.concerns(&grant).then_some(message)
        }
        SiteEvent::Joined { key, person, name, .. } => {
            known.names.insert(*person, name.to_string());
            let grant = known.grant(key)?;
            let message = about("house-joined", name.to_string()).with("grant", grant.message());
            of.concerns(grant).then_some(message)
        }
        SiteEvent::Accepted { key, person, .. } => {
            let grant = known.grant(key)?;
            let message = about("house-accepted", known.name(*person)).with("grant", grant.message());
            of.concerns(grant).then_some(message)
        }
        SiteEvent::SignedIn { person, .. } => on_site(about("house-signed-in", known.name(*person))),
        SiteEvent::PasswordSet { person, .. } => on_site(about("house-password", known.name(*person))),
        SiteEvent::Granted { person, grant, .. } => {
            let message = about("house-granted", known.name(*person)).with("grant", grant.message());
            of.concerns(grant).then_some(message)
        }
        SiteEvent::Withdrawn { person, grant, .. } => {
            let message = about("house-withdrawn", known.name(*person)).with("grant", grant.message());
            of.concerns(grant).then_some(message)
        }
        SiteEvent::Disabled { person, .. } => on_site(about("house-disabled", known.name(*person))),
        SiteEvent::Enabled { person, .. } => on_site(about("house-enabled", known.name(*person))),
        SiteEvent::SessionsEnded { person, .. } => on_site(about("house-sessions", known.name(*person))),
        // Shown with its author and its reason, which stand inside.
        SiteEvent::Erased { .. } => None,
    }
}
