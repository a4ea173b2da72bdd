//! Who works here: people with their roles, invitations and sessions, kept in the stream `site`.
//!
//! They are in the log so that a second process, or this one after a restart, knows them too. Of keys and sessions only
//! hashes are kept, of passwords what argon2 makes of them. What has run out is forgotten with the next event.

mod decide;
mod event;
mod grant;
mod order;
mod person;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use kolo_live::KeyHash;
use kolo_model::Name;
use kolo_store::{NewEvent, StoredEvent, StreamId, Timestamp};

use crate::subject::{InvalidEvent, Subject};
use crate::tasks::Rights;
use crate::time::Now;

pub(crate) use event::SiteEvent;
pub(crate) use kolo_desk::SITE;

pub(crate) use grant::{Grant, Place, Role};
pub(crate) use order::{Giver, SiteAct, SiteOrder, SiteRefusal};
pub(crate) use person::{
    Access, Invitation, Login, NoSignInName, PasswordHash, Person, PersonId, Session, SignInName,
};

/// How long a one-time key of the server can be used.
const KEY_LASTS_MS: i64 = 12 * 60 * 60 * 1000;

/// How long an invitation can be used: it may be sent in the week before the tournament.
const INVITATION_LASTS_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// How long a user without a password stays: a tournament day with its evening.
const GUEST_LASTS_MS: i64 = 18 * 60 * 60 * 1000;

/// How long a user with a password stays signed in: a tournament of several days.
pub(crate) const SESSION_LASTS_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// Invitations at a time. No organiser invites so many; a program in a loop is stopped.
const MOST_INVITATIONS: usize = 1000;

/// Sessions at a time.
const MOST_SESSIONS: usize = 5000;

/// Sessions of one person at a time; with another the oldest ends.
const MOST_OWN: usize = 20;

/// People at a time.
const MOST_PEOPLE: usize = 10_000;

/// Who works here.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Site {
    people: BTreeMap<PersonId, Person>,
    /// The same by what they sign in with.
    names: BTreeMap<SignInName, PersonId>,
    invitations: BTreeMap<KeyHash, Invitation>,
    sessions: BTreeMap<KeyHash, Session>,
    /// The highest number that was given to any user.
    last: u32,
    /// Users who were responsible for a place and are not any more: the form that created it, sent again, changes
    /// nothing about that.
    dismissed: BTreeSet<(PersonId, Place)>,
    /// Logs that were rewritten (K-ERASE), one entry an erasure.
    erased: Vec<Vec<String>>,
}

impl Site {
    /// The logs that were rewritten, one entry an erasure: servers that have them in memory read them again.
    pub(crate) fn erased(&self) -> &[Vec<String>] {
        &self.erased
    }

    /// How many of the first so many erasures have named one of these logs.
    pub(crate) fn erasures_of(&self, logs: &[StreamId], first: usize) -> usize {
        let names_one =
            |names: &&Vec<String>| logs.iter().any(|log| names.iter().any(|name| name == log.as_str()));
        self.erased.iter().take(first).filter(names_one).count()
    }

    /// A session that still lasts.
    pub(crate) fn session(&self, hash: &KeyHash, at: Now) -> Option<&Session> {
        self.sessions.get(hash).filter(|session| session.until > at.0)
    }

    /// An invitation that still holds.
    pub(crate) fn invitation(&self, hash: &KeyHash, at: Now) -> Option<&Invitation> {
        self.invitations.get(hash).filter(|invitation| invitation.until > at.0)
    }

    /// A user by number.
    pub(crate) fn person(&self, id: PersonId) -> Option<&Person> {
        self.people.get(&id)
    }

    /// A user by what they sign in with.
    pub(crate) fn named(&self, sign_in: &SignInName) -> Option<(PersonId, &Person)> {
        let id = *self.names.get(sign_in)?;
        Some((id, self.people.get(&id)?))
    }

    /// What a user may do.
    pub(crate) fn rights(&self, id: PersonId) -> Rights {
        let open = self.people.get(&id).filter(|person| person.access == Access::Open);
        Rights::of(open.map_or(&[], |person| person.grants.as_slice()))
    }

    /// All users.
    pub(crate) fn people(&self) -> impl Iterator<Item = (PersonId, &Person)> {
        self.people.iter().map(|(id, person)| (*id, person))
    }

    /// All invitations that hold.
    pub(crate) fn invitations(&self, at: Now) -> impl Iterator<Item = (&KeyHash, &Invitation)> {
        self.invitations.iter().filter(move |(_, invitation)| invitation.until > at.0)
    }

    /// The sessions of a user.
    pub(crate) fn sessions_of(&self, id: PersonId, at: Now) -> impl Iterator<Item = (&KeyHash, &Session)> {
        self.sessions.iter().filter(move |(_, session)| session.person == id && session.until > at.0)
    }

    /// Whether an administrator can sign in with a password, so that the server need not print a link.
    pub(crate) fn has_administrator(&self) -> bool {
        self.people.values().any(|person| {
            person.login.is_some()
                && person.access == Access::Open
                && person.grants.contains(&Grant::Administrator)
        })
    }

    fn used(&mut self, key: &KeyHash) -> Result<Grant, InvalidEvent> {
        let invitation = self.invitations.remove(key);
        invitation
            .map(|invitation| invitation.grant)
            .ok_or_else(|| InvalidEvent("a person comes in by a key that was never given out".to_owned()))
    }

    fn known(&mut self, id: PersonId) -> Result<&mut Person, InvalidEvent> {
        self.people.get_mut(&id).ok_or_else(|| InvalidEvent(format!("nobody has the number {}", id.0)))
    }

    fn join(&mut self, id: PersonId, name: &Name, login: Option<&Login>, grant: Grant) {
        self.last = self.last.max(id.0);
        if let Some(login) = login {
            self.names.insert(login.sign_in.clone(), id);
        }
        let person =
            Person { name: name.clone(), login: login.cloned(), grants: vec![grant], access: Access::Open };
        self.people.insert(id, person);
    }

    fn begin(&mut self, session: KeyHash, person: PersonId, since: i64, until: i64) {
        self.sessions.insert(session, Session { person, since, until });
        let own = self.sessions.iter().filter(|(_, session)| session.person == person);
        let mut own: Vec<(i64, KeyHash)> = own.map(|(hash, session)| (session.since, *hash)).collect();
        own.sort_unstable();
        for (_, oldest) in own.iter().take(own.len().saturating_sub(MOST_OWN)) {
            self.sessions.remove(oldest);
        }
    }

    fn end(&mut self, person: PersonId, keep: Option<&KeyHash>) {
        self.sessions.retain(|hash, session| session.person != person || Some(hash) == keep);
    }

    /// Withdraws the invitations of a user who was shut out, or whose grant was revoked, as far as they could not make
    /// them now. A user who came for a day and has left was not shut out: those invitations hold.
    fn uninvite(&mut self, by: PersonId) {
        let rights = self.rights(by);
        self.invitations.retain(|_, one| one.inviter != Some(by) || rights.may_give(&one.grant));
    }

    fn take_in(&mut self, event: &SiteEvent) -> Result<i64, InvalidEvent> {
        match event {
            SiteEvent::KeyIssued { key, at, until } => {
                let grant = Grant::Administrator;
                let note = String::new();
                let invitation = Invitation { grant, note, by: None, inviter: None, until: *until };
                self.invitations.insert(*key, invitation);
                Ok(*at)
            }
            SiteEvent::Invited { key, grant, note, by, inviter, at, until } => {
                let (grant, note, by) = (grant.clone(), note.clone(), by.clone());
                let invitation = Invitation { grant, note, by, inviter: *inviter, until: *until };
                self.invitations.insert(*key, invitation);
                Ok(*at)
            }
            SiteEvent::Revoked { key, at } => self.used(key).map(|_| *at),
            SiteEvent::Entered { key, session, opened, at } => {
                let (grant, id) = (self.used(key)?, PersonId(self.last.saturating_add(1)));
                self.join(id, &opened.name, None, grant);
                self.begin(*session, id, *at, opened.until);
                Ok(*at)
            }
            SiteEvent::Joined { key, person, name, login, session, at, until } => {
                let grant = self.used(key)?;
                self.join(*person, name, login.as_ref(), grant);
                self.begin(*session, *person, *at, *until);
                Ok(*at)
            }
            SiteEvent::Accepted { key, person, at } => {
                let grant = self.used(key)?;
                let grants = &mut self.known(*person)?.grants;
                if !grants.contains(&grant) {
                    grants.push(grant);
                }
                Ok(*at)
            }
            SiteEvent::SignedIn { person, session, at, until } => {
                self.known(*person)?;
                self.begin(*session, *person, *at, *until);
                Ok(*at)
            }
            SiteEvent::Left { session, at } => {
                self.sessions.remove(session);
                Ok(*at)
            }
            SiteEvent::PasswordSet { person, login, keep, at } => {
                let old = self.known(*person)?.login.replace(login.clone());
                if let Some(old) = old {
                    self.names.remove(&old.sign_in);
                }
                self.names.insert(login.sign_in.clone(), *person);
                self.end(*person, Some(keep));
                Ok(*at)
            }
            SiteEvent::Granted { person, grant, at } => {
                self.known(*person)?.grants.push(grant.clone());
                Ok(*at)
            }
            SiteEvent::Withdrawn { person, grant, at } => {
                self.known(*person)?.grants.retain(|given| given != grant);
                if let Grant::At(Role::Organiser, place) = grant {
                    self.dismissed.insert((*person, place.clone()));
                }
                self.uninvite(*person);
                Ok(*at)
            }
            SiteEvent::Disabled { person, at } => {
                self.known(*person)?.access = Access::Disabled;
                self.uninvite(*person);
                self.end(*person, None);
                Ok(*at)
            }
            SiteEvent::Enabled { person, at } => {
                self.known(*person)?.access = Access::Open;
                Ok(*at)
            }
            SiteEvent::Erased { streams, at, .. } => {
                self.erased.push(streams.clone());
                Ok(*at)
            }
            SiteEvent::SessionsEnded { person, keep, at } => {
                self.end(*person, keep.as_ref());
                Ok(*at)
            }
        }
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
        Ok(self.follows(order)?.into_iter().collect())
    }

    fn apply(&mut self, event: &SiteEvent) -> Result<(), InvalidEvent> {
        let at = self.take_in(event)?;
        self.invitations.retain(|_, invitation| invitation.until > at);
        self.sessions.retain(|_, session| session.until > at);
        // A user who has no password and no session can never come back.
        let here: BTreeSet<PersonId> = self.sessions.values().map(|session| session.person).collect();
        self.people.retain(|id, person| person.login.is_some() || here.contains(id));
        Ok(())
    }

    fn write(order: &SiteOrder, event: &SiteEvent) -> Result<NewEvent, InvalidEvent> {
        let (code, payload) = event.written()?;
        let author = order.by.author();
        Ok(NewEvent { code, schema: 1, payload, author, at: Timestamp(order.at.0), reason: None })
    }

    fn read(stored: &StoredEvent) -> Result<SiteEvent, InvalidEvent> {
        SiteEvent::read(&stored.code, stored.schema, &stored.payload)
    }

    /// Forms send what is compared here. Everything else has a name that no user chooses.
    fn is_same(&self, order: &SiteOrder, first: &SiteEvent) -> bool {
        match &order.act {
            SiteAct::Invite { key: wanted, grant: given, .. } => {
                matches!(first, SiteEvent::Invited { key, grant, .. } if key == wanted && grant == given)
            }
            SiteAct::Uninvite(wanted) => matches!(first, SiteEvent::Revoked { key, .. } if key == wanted),
            SiteAct::Give { to, grant: given } => {
                matches!(first, SiteEvent::Granted { person, grant, .. } if person == to && grant == given)
            }
            SiteAct::Take { from, grant: taken } => {
                matches!(first, SiteEvent::Withdrawn { person, grant, .. } if person == from && grant == taken)
            }
            SiteAct::Disable(who) => matches!(first, SiteEvent::Disabled { person, .. } if person == who),
            SiteAct::Enable(who) => matches!(first, SiteEvent::Enabled { person, .. } if person == who),
            SiteAct::EndSessions { of, .. } => {
                matches!(first, SiteEvent::SessionsEnded { person, .. } if person == of)
            }
            SiteAct::Erased { streams: wanted, .. } => {
                matches!(first, SiteEvent::Erased { streams, .. } if streams == wanted)
            }
            SiteAct::IssueKey(_)
            | SiteAct::Enter { .. }
            | SiteAct::Accept(_)
            | SiteAct::SignIn { .. }
            | SiteAct::Leave(_)
            | SiteAct::SetPassword { .. }
            | SiteAct::Found(_) => true,
        }
    }
}
