//! The key in the link of a seat or a clock: the name of the match or clock, a dot, the secret.
//!
//! The name leads to the right stream without a list of all keys; the secret alone opens the door.

use std::fmt;

use kolo_desk::StreamKind;
use kolo_store::StreamId;

use crate::key::Secret;

/// The key in such a link. `Debug` hides the secret.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RoomKey {
    /// The stream that it leads to.
    pub(crate) stream: StreamId,
    name: String,
    /// What opens the door.
    pub(crate) secret: Secret,
}

impl RoomKey {
    /// The key to what has this name, among the streams of a kind.
    pub(crate) fn new(kind: StreamKind, name: &str, secret: Secret) -> Option<RoomKey> {
        Some(RoomKey { stream: kind.stream(name)?, name: name.to_owned(), secret })
    }

    /// What a client sent, if it can be such a key at all.
    pub(crate) fn sent(kind: StreamKind, text: &str) -> Option<RoomKey> {
        let (name, secret) = text.split_once('.')?;
        RoomKey::new(kind, name, Secret::sent(secret)?)
    }

    /// The name of the match or clock.
    pub(crate) fn name(&self) -> &str {
        &self.name
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
        let key = RoomKey::new(StreamKind::Live, "abc234", Secret::random().expect("random bytes"))
            .expect("a name");
        let text = key.reveal().to_string();
        assert_eq!(RoomKey::sent(StreamKind::Live, &text), Some(key.clone()));
        assert_eq!(key.stream.as_str(), "live-abc234");
        assert!(!format!("{key:?}").contains(key.secret.reveal()));
        let secret = key.secret.reveal();
        for bad in ["", ".", secret, &format!("A.{secret}"), &format!("a/b.{secret}"), "abc234.", &text[..20]]
        {
            assert_eq!(RoomKey::sent(StreamKind::Live, bad), None, "{bad}");
        }
    }
}
