//! The key in the link of a seat: the name of the match, a dot, the secret.
//!
//! The name leads to the right stream without a list of all keys; the secret alone opens the seat.

use std::fmt;

use kolo_store::StreamId;

use crate::key::Secret;

/// The key in the link of a seat. `Debug` hides the secret.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SeatKey {
    /// The stream of the match.
    pub(crate) stream: StreamId,
    name: String,
    /// What opens the seat.
    pub(crate) secret: Secret,
}

impl SeatKey {
    /// The key of a seat in the match of this name.
    pub(crate) fn new(name: &str, secret: Secret) -> Option<SeatKey> {
        Some(SeatKey { stream: super::stream(name)?, name: name.to_owned(), secret })
    }

    /// What somebody sent, if it can be such a key at all.
    pub(crate) fn sent(text: &str) -> Option<SeatKey> {
        let (name, secret) = text.split_once('.')?;
        SeatKey::new(name, Secret::sent(secret)?)
    }

    /// The whole key, for the one who is to have it.
    pub(crate) fn reveal(&self) -> impl fmt::Display {
        format!("{}.{}", self.name, self.secret.reveal())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_name_their_match_and_read_back() {
        let key = SeatKey::new("abc234", Secret::random().expect("random bytes")).expect("a name");
        let text = key.reveal().to_string();
        assert_eq!(SeatKey::sent(&text), Some(key.clone()));
        assert_eq!(key.stream.as_str(), "live-abc234");
        assert!(!format!("{key:?}").contains(key.secret.reveal()));
        let secret = key.secret.reveal();
        for bad in ["", ".", secret, &format!("A.{secret}"), &format!("a/b.{secret}"), "abc234.", &text[..20]]
        {
            assert_eq!(SeatKey::sent(bad), None, "{bad}");
        }
    }
}
