//! People who work here, their invitations and their sessions.

use std::fmt;
use std::str::FromStr;

use kolo_messages::Message;
use kolo_model::Name;
use serde::{Deserialize, Serialize};

use super::grant::Grant;

/// The number of a user on this site; never given twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct PersonId(pub(crate) u32);

/// The name a user types to sign in: small letters, digits, `.`, `-`, `_` and `@`, so that its spelling is never in
/// doubt.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct SignInName(String);

/// A text that cannot be a sign-in name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no name to sign in with")]
pub(crate) struct NoSignInName(String);

/// The shortest and the longest sign-in name.
const LENGTH: std::ops::RangeInclusive<usize> = 2..=60;

impl SignInName {
    /// The name as text.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl NoSignInName {
    /// What is wrong, for people.
    pub(crate) fn message(&self) -> Message {
        let message = Message::new("people-bad-sign-in").with("typed", self.0.as_str());
        message.with("from", *LENGTH.start()).with("to", *LENGTH.end())
    }
}

impl FromStr for SignInName {
    type Err = NoSignInName;

    /// Capital letters are taken for small ones.
    fn from_str(text: &str) -> Result<SignInName, NoSignInName> {
        let name = text.trim().to_ascii_lowercase();
        let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_' | '@');
        let sound = LENGTH.contains(&name.len()) && name.chars().all(allowed);
        if sound { Ok(SignInName(name)) } else { Err(NoSignInName(name.chars().take(60).collect())) }
    }
}

impl TryFrom<String> for SignInName {
    type Error = NoSignInName;

    fn try_from(text: String) -> Result<SignInName, NoSignInName> {
        text.parse()
    }
}

impl From<SignInName> for String {
    fn from(name: SignInName) -> String {
        name.0
    }
}

/// What is kept of a password. `Debug` hides it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct PasswordHash(pub(crate) String);

impl fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PasswordHash(…)")
    }
}

/// How a user signs in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Login {
    /// The name to type.
    pub(crate) sign_in: SignInName,
    /// What is kept of the password.
    pub(crate) hash: PasswordHash,
}

/// Whether a user may come in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    /// As usual.
    Open,
    /// Not until an administrator says so.
    Disabled,
}

/// A user who works here: with a password for long, without one for the day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Person {
    /// Their name; it stands beside everything that is decided.
    pub(crate) name: Name,
    /// How to sign in, if a password was chosen.
    pub(crate) login: Option<Login>,
    /// What was given, each once.
    pub(crate) grants: Vec<Grant>,
    /// Whether they may come in.
    pub(crate) access: Access,
}

/// A browser in which a user is signed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Session {
    /// Who.
    pub(crate) person: PersonId,
    /// Since when, in milliseconds since 1970.
    pub(crate) since: i64,
    /// When it runs out.
    pub(crate) until: i64,
}

/// A link that lets its holder in once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Invitation {
    /// What it gives.
    pub(crate) grant: Grant,
    /// For whom it is meant, as the inviter has noted.
    pub(crate) note: String,
    /// Who has made it; none if the server did.
    pub(crate) by: Option<Name>,
    /// The number of the user who has made it, if it is known: a user who is shut out lets no other in.
    pub(crate) inviter: Option<PersonId>,
    /// When it runs out.
    pub(crate) until: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_to_sign_in_are_plain() {
        let name: SignInName = " Eva.Nova@Skola-1.cz ".parse().expect("a name");
        assert_eq!(name.as_str(), "eva.nova@skola-1.cz");
        for bad in ["", "a", "eva nova", "éva", "a<b", &"a".repeat(61)] {
            assert!(bad.parse::<SignInName>().is_err(), "{bad}");
        }
    }

    #[test]
    fn hashes_stay_hidden() {
        assert!(!format!("{:?}", PasswordHash("$argon2id$x".to_owned())).contains("argon"));
    }
}
