//! An order to the site, and why it is not carried out.

use axum::http::StatusCode;
use kolo_live::KeyHash;
use kolo_messages::Message;
use kolo_model::{Clause, Name};

use super::grant::{Grant, Place};
use super::person::{Login, PasswordHash, PersonId};
use crate::problem::Problem;
use crate::time::Now;

/// An order to the site.
#[derive(Debug, Clone)]
pub(crate) struct SiteOrder {
    /// When.
    pub(crate) at: Now,
    /// Who gives it.
    pub(crate) by: Giver,
    /// What.
    pub(crate) act: SiteAct,
}

/// Who gives an order about people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Giver {
    /// The one who started the server.
    Owner,
    /// A user who is not known yet, by this name: what opens the door is in the order.
    Stranger(Name),
    /// A user who works here.
    Person(PersonId, Name),
}

impl Giver {
    /// The author in the log.
    pub(crate) fn author(&self) -> String {
        match self {
            Giver::Owner => "kolo serve".to_owned(),
            Giver::Stranger(name) | Giver::Person(_, name) => name.to_string(),
        }
    }
}

/// What can be ordered of the site.
#[derive(Debug, Clone)]
pub(crate) enum SiteAct {
    /// A one-time key of the server.
    IssueKey(KeyHash),
    /// A person is invited.
    Invite {
        /// The key.
        key: KeyHash,
        /// What it gives.
        grant: Grant,
        /// For whom.
        note: String,
    },
    /// An invitation is withdrawn.
    Uninvite(KeyHash),
    /// A new user comes in by a key.
    Enter {
        /// The key.
        key: KeyHash,
        /// The session that begins.
        session: KeyHash,
        /// Who it is.
        name: Name,
        /// How to sign in later, if a password was chosen.
        login: Option<Login>,
    },
    /// The actor takes an invitation.
    Accept(KeyHash),
    /// A user whose password was found right begins a session.
    SignIn {
        /// Who.
        person: PersonId,
        /// What the password was compared with.
        hash: PasswordHash,
        /// The session that begins.
        session: KeyHash,
    },
    /// A session ends.
    Leave(KeyHash),
    /// The actor chooses a password; this session alone goes on.
    SetPassword {
        /// How to sign in from now on.
        login: Login,
        /// The session that goes on.
        keep: KeyHash,
    },
    /// A user is granted more.
    Give {
        /// Who.
        to: PersonId,
        /// What.
        grant: Grant,
    },
    /// A grant of a user is revoked.
    Take {
        /// From whom.
        from: PersonId,
        /// What.
        grant: Grant,
    },
    /// A user may not come in.
    Disable(PersonId),
    /// A user may come in again.
    Enable(PersonId),
    /// Sessions of a user end.
    EndSessions {
        /// Whose.
        of: PersonId,
        /// The one that goes on.
        keep: Option<KeyHash>,
    },
    /// A person was erased from logs.
    Erased {
        /// Which logs.
        streams: Vec<String>,
        /// How many of their events.
        events: u64,
        /// By whom.
        by: String,
        /// Why.
        reason: String,
    },
    /// The actor has just created this place and is responsible for it.
    Found(Place),
}

/// Why it is not done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SiteRefusal {
    /// The key is unknown, used, withdrawn, or has run out.
    KeyUnknown,
    /// There are too many invitations, people or sessions.
    TooMany,
    /// Another user signs in by this name.
    NameTaken,
    /// The password was changed meanwhile, or the account is disabled.
    WrongPassword,
    /// The actor may not give it.
    NotAllowed,
    /// No user has this number any more.
    NobodyThere,
    /// Users cannot shut themselves out.
    Oneself,
}

impl From<SiteRefusal> for Problem {
    fn from(refusal: SiteRefusal) -> Problem {
        let (status, message, clause) = match refusal {
            SiteRefusal::KeyUnknown => (StatusCode::FORBIDDEN, Message::new("web-key-unknown"), "K-DESK"),
            SiteRefusal::TooMany => {
                (StatusCode::SERVICE_UNAVAILABLE, Message::new("web-too-many-keys"), "K-DESK")
            }
            SiteRefusal::NameTaken => (StatusCode::CONFLICT, Message::new("people-name-taken"), "K-ACCOUNT"),
            SiteRefusal::WrongPassword => {
                (StatusCode::UNAUTHORIZED, Message::new("people-wrong-password"), "K-ACCOUNT")
            }
            SiteRefusal::NotAllowed => (StatusCode::FORBIDDEN, Message::new("people-not-yours"), "K-ROLE"),
            SiteRefusal::NobodyThere => (StatusCode::CONFLICT, Message::new("people-nobody-there"), "K-ROLE"),
            SiteRefusal::Oneself => (StatusCode::CONFLICT, Message::new("people-oneself"), "K-ROLE"),
        };
        Problem { clause: Some(Clause::new(clause)), ..Problem::new(status, message) }
    }
}
