//! Who may sit at the desk: one-time keys and sessions, kept as hashes in the stream `site`.
//!
//! They are in the log so that a second process, or this one after a restart, knows them too. What has run out is
//! forgotten with the next event.

mod event;

use std::collections::BTreeMap;

use kolo_live::KeyHash;
use kolo_messages::Message;
use kolo_model::Name;
use kolo_store::{NewEvent, StoredEvent, Timestamp};
use serde::{Deserialize, Serialize};

use crate::subject::{Misfit, Subject};
use crate::time::Now;

pub(crate) use event::SiteEvent;

/// The stream of this subject.
pub(crate) const STREAM: &str = "site";

/// How long a one-time key can be used.
const KEY_LASTS_MS: i64 = 12 * 60 * 60 * 1000;

/// How long a session lasts: a tournament day with its evening.
pub(crate) const SESSION_LASTS_MS: i64 = 18 * 60 * 60 * 1000;

/// Keys and sessions at a time. Nobody has so many arbiters; a program in a loop is stopped.
const MOST: usize = 1000;

/// Who may sit at the desk.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Site {
    keys: BTreeMap<KeyHash, i64>,
    sessions: BTreeMap<KeyHash, Session>,
}

/// Somebody at the desk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Session {
    /// Who it is.
    pub(crate) name: Name,
    /// When it runs out, in milliseconds since 1970.
    pub(crate) until: i64,
}

/// What somebody wants of the site.
#[derive(Debug, Clone)]
pub(crate) struct SiteOrder {
    /// When.
    pub(crate) at: Now,
    /// What.
    pub(crate) act: SiteAct,
}

/// What can be wanted of the site.
#[derive(Debug, Clone)]
pub(crate) enum SiteAct {
    /// A one-time key is given out.
    IssueKey(KeyHash),
    /// Somebody comes in with a one-time key.
    Enter {
        /// The key.
        key: KeyHash,
        /// The session that begins.
        session: KeyHash,
        /// Who it is.
        name: Name,
    },
    /// Somebody leaves the desk.
    Leave(KeyHash),
}

/// Why somebody does not get in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SiteRefusal {
    /// The key is unknown, used, or has run out.
    KeyUnknown,
    /// There are too many keys and sessions.
    TooMany,
}

impl SiteRefusal {
    /// The sentence for people.
    pub(crate) fn message(self) -> Message {
        match self {
            SiteRefusal::KeyUnknown => Message::new("web-key-unknown"),
            SiteRefusal::TooMany => Message::new("web-too-many-keys"),
        }
    }
}

impl Site {
    /// Who sits there, if the session still lasts.
    pub(crate) fn session(&self, hash: &KeyHash, at: Now) -> Option<&Session> {
        self.sessions.get(hash).filter(|session| session.until > at.0)
    }

    /// Whether a one-time key can still be used.
    pub(crate) fn knows_key(&self, hash: &KeyHash, at: Now) -> bool {
        self.keys.get(hash).is_some_and(|until| *until > at.0)
    }
}

impl Subject for Site {
    type Order = SiteOrder;
    type Event = SiteEvent;
    type Refusal = SiteRefusal;

    fn empty() -> Self {
        Site::default()
    }

    fn decide(&self, order: &SiteOrder) -> Result<Vec<SiteEvent>, SiteRefusal> {
        let at = order.at;
        let event = match &order.act {
            SiteAct::IssueKey(key) => {
                let lasting = self.keys.values().filter(|until| **until > at.0).count();
                if lasting >= MOST {
                    return Err(SiteRefusal::TooMany);
                }
                SiteEvent::KeyIssued { key: *key, at: at.0, until: at.0.saturating_add(KEY_LASTS_MS) }
            }
            SiteAct::Enter { key, session, name } => {
                if !self.knows_key(key, at) {
                    return Err(SiteRefusal::KeyUnknown);
                }
                let lasting = self.sessions.values().filter(|session| session.until > at.0).count();
                if lasting >= MOST {
                    return Err(SiteRefusal::TooMany);
                }
                let until = at.0.saturating_add(SESSION_LASTS_MS);
                let opened = Session { name: name.clone(), until };
                SiteEvent::Entered { key: *key, session: *session, opened, at: at.0 }
            }
            SiteAct::Leave(session) => {
                if self.session(session, at).is_none() {
                    return Ok(Vec::new());
                }
                SiteEvent::Left { session: *session, at: at.0 }
            }
        };
        Ok(vec![event])
    }

    fn apply(&mut self, event: &SiteEvent) -> Result<(), Misfit> {
        let at = match event {
            SiteEvent::KeyIssued { key, at, until } => {
                self.keys.insert(*key, *until);
                at
            }
            SiteEvent::Entered { key, session, opened, at } => {
                if self.keys.remove(key).is_none() {
                    return Err(Misfit("a session begins with a key that nobody has given out".to_owned()));
                }
                self.sessions.insert(*session, opened.clone());
                at
            }
            SiteEvent::Left { session, at } => {
                self.sessions.remove(session);
                at
            }
        };
        self.keys.retain(|_, until| *until > *at);
        self.sessions.retain(|_, session| session.until > *at);
        Ok(())
    }

    fn write(order: &SiteOrder, event: &SiteEvent) -> Result<NewEvent, Misfit> {
        Ok(NewEvent {
            code: event.code().to_owned(),
            schema: 1,
            payload: event.payload()?,
            author: "kolo serve".to_owned(),
            at: Timestamp(order.at.0),
            reason: None,
        })
    }

    fn read(stored: &StoredEvent) -> Result<SiteEvent, Misfit> {
        SiteEvent::read(&stored.code, stored.schema, &stored.payload)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key::Secret;

    fn hash() -> KeyHash {
        Secret::random().expect("random bytes").hash()
    }

    fn name(text: &str) -> Name {
        Name::new(text).expect("a name")
    }

    fn give(site: &mut Site, at: i64, act: SiteAct) -> Result<(), SiteRefusal> {
        for event in site.decide(&SiteOrder { at: Now(at), act })? {
            site.apply(&event).expect("it was decided here");
        }
        Ok(())
    }

    #[test]
    fn a_key_opens_one_session_and_only_in_its_time() {
        let mut site = Site::empty();
        let (key, session) = (hash(), hash());
        let enter = |session: &KeyHash| SiteAct::Enter { key, session: *session, name: name("Eva") };
        assert_eq!(give(&mut site, 0, enter(&session)), Err(SiteRefusal::KeyUnknown));
        give(&mut site, 0, SiteAct::IssueKey(key)).expect("a key");
        let late = give(&mut site.clone(), KEY_LASTS_MS, enter(&session));
        assert_eq!(late, Err(SiteRefusal::KeyUnknown), "it has run out");
        give(&mut site, 5, enter(&session)).expect("the key is good");
        assert_eq!(give(&mut site, 6, enter(&hash())), Err(SiteRefusal::KeyUnknown), "it works once");
        assert_eq!(site.session(&session, Now(7)).map(|found| found.name.as_str()), Some("Eva"));
        assert_eq!(site.session(&session, Now(5 + SESSION_LASTS_MS)), None, "it has run out");
        give(&mut site, 8, SiteAct::Leave(session)).expect("always");
        assert_eq!(site.session(&session, Now(9)), None);
    }

    #[test]
    fn what_has_run_out_is_forgotten_and_the_rest_is_bounded() {
        let mut site = Site::empty();
        for _ in 0..MOST {
            give(&mut site, 0, SiteAct::IssueKey(hash())).expect("room for it");
        }
        let more = SiteAct::IssueKey(hash());
        assert_eq!(give(&mut site, 1, more.clone()), Err(SiteRefusal::TooMany));
        give(&mut site, KEY_LASTS_MS, more).expect("the others have run out");
        assert_eq!(site.keys.len(), 1);
    }
}
