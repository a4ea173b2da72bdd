//! What happened to people, invitations and sessions.

use kolo_live::KeyHash;
use kolo_model::Name;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::grant::Grant;
use super::person::{Login, PersonId};
use crate::subject::InvalidEvent;

/// Who came in by a one-time key of the server, and until when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Opened {
    /// Who it is.
    pub(crate) name: Name,
    /// When the session runs out, in milliseconds since 1970.
    pub(crate) until: i64,
}

/// Something that happened. Times stand inside, so that a replay needs nothing else. The name of each variant in the log is
/// its stable code, which stands beside the payload.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) enum SiteEvent {
    /// A one-time key of the server was given out: it makes an administrator.
    #[serde(rename = "WK")]
    KeyIssued {
        /// Its hash.
        key: KeyHash,
        /// When.
        at: i64,
        /// Until when it can be used.
        until: i64,
    },
    /// A user came in for a day, in the form of the first versions.
    #[serde(rename = "WE")]
    Entered {
        /// With this key.
        key: KeyHash,
        /// The session that began.
        session: KeyHash,
        /// Who, and until when.
        opened: Opened,
        /// When.
        at: i64,
    },
    /// A user left.
    #[serde(rename = "WL")]
    Left {
        /// The session that ended.
        session: KeyHash,
        /// When.
        at: i64,
    },
    /// A person was invited.
    #[serde(rename = "WI")]
    Invited {
        /// The hash of the key.
        key: KeyHash,
        /// What it gives.
        grant: Grant,
        /// For whom it is meant.
        note: String,
        /// Who has invited.
        by: Option<Name>,
        /// The number of the user who has invited. Earlier versions did not write it down, nor does the server have
        /// one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        inviter: Option<PersonId>,
        /// When.
        at: i64,
        /// Until when it can be used.
        until: i64,
    },
    /// An invitation is no longer valid.
    #[serde(rename = "WR")]
    Revoked {
        /// Its key.
        key: KeyHash,
        /// When.
        at: i64,
    },
    /// A new user came in by a key.
    #[serde(rename = "WJ")]
    Joined {
        /// The key, which is used up.
        key: KeyHash,
        /// The number that they have from now on.
        person: PersonId,
        /// The name.
        name: Name,
        /// How to sign in, if a password was chosen.
        login: Option<Login>,
        /// The session that began.
        session: KeyHash,
        /// When.
        at: i64,
        /// When the session runs out.
        until: i64,
    },
    /// A user who is known here took an invitation.
    #[serde(rename = "WC")]
    Accepted {
        /// The key, which is used up.
        key: KeyHash,
        /// Who.
        person: PersonId,
        /// When.
        at: i64,
    },
    /// A user signed in with a password.
    #[serde(rename = "WS")]
    SignedIn {
        /// Who.
        person: PersonId,
        /// The session that began.
        session: KeyHash,
        /// When.
        at: i64,
        /// When it runs out.
        until: i64,
    },
    /// A user chose a password; the other sessions ended.
    #[serde(rename = "WP")]
    PasswordSet {
        /// Who.
        person: PersonId,
        /// How to sign in from now on.
        login: Login,
        /// The session that goes on.
        keep: KeyHash,
        /// When.
        at: i64,
    },
    /// A user was granted more.
    #[serde(rename = "WG")]
    Granted {
        /// Who.
        person: PersonId,
        /// What.
        grant: Grant,
        /// When.
        at: i64,
    },
    /// A grant of a user was revoked.
    #[serde(rename = "WT")]
    Withdrawn {
        /// From whom.
        person: PersonId,
        /// What.
        grant: Grant,
        /// When.
        at: i64,
    },
    /// A user may not come in; all sessions ended.
    #[serde(rename = "WD")]
    Disabled {
        /// Who.
        person: PersonId,
        /// When.
        at: i64,
    },
    /// A user may come in again.
    #[serde(rename = "WU")]
    Enabled {
        /// Who.
        person: PersonId,
        /// When.
        at: i64,
    },
    /// A person was erased from logs (K-ERASE). Who is not said.
    #[serde(rename = "WZ")]
    Erased {
        /// Which logs say something else since then.
        streams: Vec<String>,
        /// How many of their events.
        events: u64,
        /// By whom.
        by: String,
        /// Why.
        reason: String,
        /// When.
        at: i64,
    },
    /// Sessions of a user ended.
    #[serde(rename = "WX")]
    SessionsEnded {
        /// Whose.
        person: PersonId,
        /// The one that goes on.
        keep: Option<KeyHash>,
        /// When.
        at: i64,
    },
}

impl SiteEvent {
    /// Its code and its payload as the log keeps them.
    pub(crate) fn written(&self) -> Result<(String, String), InvalidEvent> {
        let Value::Object(tagged) = serde_json::to_value(self).map_err(InvalidEvent::of)? else {
            return Err(InvalidEvent("an event has a code and a payload".to_owned()));
        };
        let (code, payload) =
            tagged.into_iter().next().ok_or_else(|| InvalidEvent("an event has a code".to_owned()))?;
        Ok((code, payload.to_string()))
    }

    /// An event from the log.
    pub(crate) fn read(code: &str, schema: u16, payload: &str) -> Result<SiteEvent, InvalidEvent> {
        if schema != 1 {
            return Err(InvalidEvent(format!("the form {schema} of `{code}` is unknown")));
        }
        let payload: Value = serde_json::from_str(payload).map_err(InvalidEvent::of)?;
        let tagged = Map::from_iter([(code.to_owned(), payload)]);
        serde_json::from_value(Value::Object(tagged)).map_err(InvalidEvent::of)
    }
}
