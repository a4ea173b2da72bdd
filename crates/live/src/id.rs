//! The name of a match on devices.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::KeyHash;

/// How many hexadecimal digits it has: a hash that long meets no other by chance.
const DIGITS: usize = 32;

/// The name of a match on devices that belongs to a tournament: the beginning of a hash of that tournament and of the
/// pairing, so that the same match is always opened under the same name.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct LiveId(String);

/// A text that is not the name of a match on devices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a match on devices is named by {DIGITS} hexadecimal digits in lower case")]
pub struct BadLiveId;

impl LiveId {
    /// By the digest of what the match is.
    pub fn of_digest(digest: [u8; 32]) -> Self {
        LiveId(KeyHash::new(digest).to_string().chars().take(DIGITS).collect())
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for LiveId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for LiveId {
    type Err = BadLiveId;

    fn from_str(text: &str) -> Result<Self, BadLiveId> {
        let sound =
            text.len() == DIGITS && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if sound { Ok(LiveId(text.to_owned())) } else { Err(BadLiveId) }
    }
}

impl TryFrom<String> for LiveId {
    type Error = BadLiveId;

    fn try_from(text: String) -> Result<Self, BadLiveId> {
        text.parse()
    }
}

impl From<LiveId> for String {
    fn from(id: LiveId) -> String {
        id.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_the_beginning_of_a_digest() {
        let mut digest = [0; 32];
        (digest[0], digest[15], digest[16]) = (0xa5, 0x0f, 0xff);
        let id = LiveId::of_digest(digest);
        assert!(id.as_str().starts_with("a500") && id.as_str().ends_with("000f"));
        assert_eq!(id.as_str().parse(), Ok(id.clone()));
        let text = id.to_string();
        for bad in ["", "a5", &text[1..], &text.to_uppercase(), &text.replace('a', "g")] {
            assert_eq!(bad.parse::<LiveId>(), Err(BadLiveId));
        }
    }
}
