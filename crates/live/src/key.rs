//! The secret of a seat, as the log keeps it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The SHA-256 of a seat's secret. A reader of the log cannot take a seat with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct KeyHash([u8; 32]);

/// A text that is not 64 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a key hash has 64 hexadecimal digits in lower case")]
pub struct UnreadableHash;

impl KeyHash {
    /// Of the digest itself.
    pub const fn new(digest: [u8; 32]) -> Self {
        KeyHash(digest)
    }
}

impl fmt::Display for KeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for KeyHash {
    type Err = UnreadableHash;

    fn from_str(text: &str) -> Result<Self, UnreadableHash> {
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Ok(byte - b'0'),
            b'a'..=b'f' => Ok(byte - b'a' + 10),
            _ => Err(UnreadableHash),
        };
        let digits: &[u8; 64] = text.as_bytes().try_into().map_err(|_| UnreadableHash)?;
        let mut digest = [0; 32];
        let (pairs, _) = digits.as_chunks::<2>();
        for (byte, [high, low]) in digest.iter_mut().zip(pairs) {
            *byte = digit(*high)? * 16 + digit(*low)?;
        }
        Ok(KeyHash(digest))
    }
}

impl TryFrom<String> for KeyHash {
    type Error = UnreadableHash;

    fn try_from(text: String) -> Result<Self, UnreadableHash> {
        text.parse()
    }
}

impl From<KeyHash> for String {
    fn from(hash: KeyHash) -> String {
        hash.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_written_as_digits() {
        let mut digest = [0; 32];
        (digest[0], digest[31]) = (0xa5, 0x0f);
        let text = KeyHash::new(digest).to_string();
        assert!(text.starts_with("a500") && text.ends_with("000f") && text.len() == 64);
        assert_eq!(text.parse(), Ok(KeyHash::new(digest)));
        for bad in ["", "a5", &text[1..], &text.to_uppercase(), &text.replace('a', "g")] {
            assert_eq!(bad.parse::<KeyHash>(), Err(UnreadableHash));
        }
    }
}
