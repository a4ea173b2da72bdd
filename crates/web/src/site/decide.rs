//! What follows from an order about people.

use kolo_live::KeyHash;
use kolo_model::Name;

use super::grant::{Grant, Role};
use super::order::{Giver, SiteAct, SiteOrder, SiteRefusal};
use super::person::{Access, Login, PersonId};
use super::{
    GUEST_LASTS_MS, INVITATION_LASTS_MS, KEY_LASTS_MS, MOST_INVITATIONS, MOST_PEOPLE, MOST_SESSIONS,
    SESSION_LASTS_MS, Site, SiteEvent,
};
use crate::tasks::{Rights, Task};
use crate::time::Now;

impl Site {
    /// What follows from an order.
    ///
    /// # Errors
    /// Why it is not done.
    pub(super) fn follows(&self, order: &SiteOrder) -> Result<Option<SiteEvent>, SiteRefusal> {
        let at = order.at.0;
        let event = match &order.act {
            SiteAct::IssueKey(key) => {
                self.room_for_invitation(order.at)?;
                SiteEvent::KeyIssued { key: *key, at, until: at.saturating_add(KEY_LASTS_MS) }
            }
            SiteAct::Invite { key, grant, note } => {
                self.may_give(order, grant)?;
                self.room_for_invitation(order.at)?;
                let (by, inviter) = match &order.by {
                    Giver::Owner => (None, None),
                    Giver::Stranger(name) => (Some(name.clone()), None),
                    Giver::Person(id, name) => (Some(name.clone()), Some(*id)),
                };
                let (grant, note) = (grant.clone(), note.clone());
                SiteEvent::Invited {
                    key: *key,
                    grant,
                    note,
                    by,
                    inviter,
                    at,
                    until: at.saturating_add(INVITATION_LASTS_MS),
                }
            }
            SiteAct::Uninvite(key) => {
                let Some(invitation) = self.invitation(key, order.at) else { return Ok(None) };
                self.may_give(order, &invitation.grant)?;
                SiteEvent::Revoked { key: *key, at }
            }
            SiteAct::Enter { key, session, name, login } => {
                return self.enter(order.at, key, *session, name, login.as_ref()).map(Some);
            }
            SiteAct::Accept(key) => {
                let (person, _) = self.giver(order)?;
                self.invitation(key, order.at).ok_or(SiteRefusal::KeyUnknown)?;
                SiteEvent::Accepted { key: *key, person, at }
            }
            SiteAct::SignIn { person, hash, session } => {
                let found = self.person(*person).filter(|found| found.access == Access::Open);
                let login = found.and_then(|found| found.login.as_ref());
                if login.is_none_or(|login| login.hash != *hash) {
                    return Err(SiteRefusal::WrongPassword);
                }
                self.room_for_session(order.at)?;
                let until = at.saturating_add(SESSION_LASTS_MS);
                SiteEvent::SignedIn { person: *person, session: *session, at, until }
            }
            SiteAct::Leave(session) => {
                if self.session(session, order.at).is_none() {
                    return Ok(None);
                }
                SiteEvent::Left { session: *session, at }
            }
            SiteAct::SetPassword { login, keep } => {
                let (person, _) = self.giver(order)?;
                self.free_for(&login.sign_in, Some(person))?;
                SiteEvent::PasswordSet { person, login: login.clone(), keep: *keep, at }
            }
            SiteAct::Give { to, grant } => {
                self.may_give(order, grant)?;
                if self.known_person(*to)?.grants.contains(grant) {
                    return Ok(None);
                }
                SiteEvent::Granted { person: *to, grant: grant.clone(), at }
            }
            SiteAct::Take { from, grant } => {
                self.may_give(order, grant)?;
                if !self.known_person(*from)?.grants.contains(grant) {
                    return Ok(None);
                }
                if *grant == Grant::Administrator {
                    another(order, *from)?;
                }
                SiteEvent::Withdrawn { person: *from, grant: grant.clone(), at }
            }
            SiteAct::Disable(who) => return self.switch(order, *who, Access::Disabled),
            SiteAct::Enable(who) => return self.switch(order, *who, Access::Open),
            SiteAct::EndSessions { of, keep } => {
                let own = matches!(order.by, Giver::Person(id, _) if id == *of);
                if !own && !self.administers(order) {
                    return Err(SiteRefusal::NotAllowed);
                }
                self.known_person(*of)?;
                SiteEvent::SessionsEnded { person: *of, keep: *keep, at }
            }
            SiteAct::Erased { streams, events, by, reason } => SiteEvent::Erased {
                streams: streams.clone(),
                events: *events,
                by: by.clone(),
                reason: reason.clone(),
                at,
            },
            SiteAct::Found(place) => {
                let (person, rights) = self.giver(order)?;
                if !rights.may(Task::CreateTournament, None) {
                    return Err(SiteRefusal::NotAllowed);
                }
                let grant = Grant::At(Role::Organiser, place.clone());
                let dismissed = self.dismissed.contains(&(person, place.clone()));
                if dismissed
                    || rights.is_administrator()
                    || self.known_person(person)?.grants.contains(&grant)
                {
                    return Ok(None);
                }
                SiteEvent::Granted { person, grant, at }
            }
        };
        Ok(Some(event))
    }

    fn enter(
        &self,
        now: Now,
        key: &KeyHash,
        session: KeyHash,
        name: &Name,
        login: Option<&Login>,
    ) -> Result<SiteEvent, SiteRefusal> {
        self.invitation(key, now).ok_or(SiteRefusal::KeyUnknown)?;
        if let Some(login) = login {
            self.free_for(&login.sign_in, None)?;
        }
        self.room_for_session(now)?;
        if self.people.len() >= MOST_PEOPLE {
            return Err(SiteRefusal::TooMany);
        }
        let lasts = if login.is_some() { SESSION_LASTS_MS } else { GUEST_LASTS_MS };
        Ok(SiteEvent::Joined {
            key: *key,
            person: PersonId(self.last.saturating_add(1)),
            name: name.clone(),
            login: login.cloned(),
            session,
            at: now.0,
            until: now.0.saturating_add(lasts),
        })
    }

    /// A user may come in no more, or again.
    fn switch(
        &self,
        order: &SiteOrder,
        who: PersonId,
        wanted: Access,
    ) -> Result<Option<SiteEvent>, SiteRefusal> {
        if !self.administers(order) {
            return Err(SiteRefusal::NotAllowed);
        }
        another(order, who)?;
        let (at, before) = (order.at.0, self.known_person(who)?.access);
        Ok((before != wanted).then_some(match wanted {
            Access::Disabled => SiteEvent::Disabled { person: who, at },
            Access::Open => SiteEvent::Enabled { person: who, at },
        }))
    }

    fn administers(&self, order: &SiteOrder) -> bool {
        match order.by {
            Giver::Owner => true,
            Giver::Person(id, _) => self.rights(id).is_administrator(),
            Giver::Stranger(_) => false,
        }
    }

    /// Who gives the order, and what they may do at this moment.
    fn giver(&self, order: &SiteOrder) -> Result<(PersonId, Rights), SiteRefusal> {
        match order.by {
            Giver::Person(id, _) if self.known_person(id)?.access == Access::Open => {
                Ok((id, self.rights(id)))
            }
            Giver::Person(..) | Giver::Owner | Giver::Stranger(_) => Err(SiteRefusal::NotAllowed),
        }
    }

    /// Users grant, or revoke, only what is in their own hands.
    fn may_give(&self, order: &SiteOrder, grant: &Grant) -> Result<(), SiteRefusal> {
        if order.by == Giver::Owner {
            return Ok(());
        }
        let (_, rights) = self.giver(order)?;
        if rights.may_give(grant) { Ok(()) } else { Err(SiteRefusal::NotAllowed) }
    }

    fn free_for(&self, sign_in: &super::SignInName, person: Option<PersonId>) -> Result<(), SiteRefusal> {
        match self.names.get(sign_in) {
            Some(other) if Some(*other) != person => Err(SiteRefusal::NameTaken),
            Some(_) | None => Ok(()),
        }
    }

    fn known_person(&self, id: PersonId) -> Result<&super::Person, SiteRefusal> {
        self.person(id).ok_or(SiteRefusal::NobodyThere)
    }

    fn room_for_invitation(&self, now: Now) -> Result<(), SiteRefusal> {
        let lasting = self.invitations.values().filter(|invitation| invitation.until > now.0).count();
        if lasting < MOST_INVITATIONS { Ok(()) } else { Err(SiteRefusal::TooMany) }
    }

    fn room_for_session(&self, now: Now) -> Result<(), SiteRefusal> {
        let lasting = self.sessions.values().filter(|session| session.until > now.0).count();
        if lasting < MOST_SESSIONS { Ok(()) } else { Err(SiteRefusal::TooMany) }
    }
}

/// Not about the one who gives the order.
fn another(order: &SiteOrder, who: PersonId) -> Result<(), SiteRefusal> {
    match order.by {
        Giver::Person(id, _) if id == who => Err(SiteRefusal::Oneself),
        Giver::Person(..) | Giver::Owner | Giver::Stranger(_) => Ok(()),
    }
}
