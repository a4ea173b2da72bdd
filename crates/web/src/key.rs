//! Secrets that open doors: links of seats, one-time keys and sessions of organisers.
//!
//! A secret leaves this process once, to its owner. The log and all memory keep its SHA-256 only.

use std::fmt;

use kolo_live::KeyHash;
use rand::TryRng;
use rand::rngs::SysRng;
use sha2::{Digest, Sha256};

/// The letters of keys and names: easy to type, none looks like another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Letters of a secret: 26 of five bits each, so 130 bits.
const SECRET: usize = 26;

/// Letters of a name that is no secret: a thousand million of them.
const NAME: usize = 6;

/// The system gives no random bytes.
#[derive(Debug, thiserror::Error)]
#[error("the system gives no random bytes: {0}")]
pub(crate) struct NoChance(String);

/// A secret in letters. It is never printed by accident: `Debug` hides it.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Secret(String);

impl Secret {
    /// A new one from the system's random bytes.
    pub(crate) fn random() -> Result<Secret, NoChance> {
        letters(SECRET).map(Secret)
    }

    /// What was sent, if it can be a secret at all.
    pub(crate) fn sent(text: &str) -> Option<Secret> {
        (text.len() == SECRET && text.bytes().all(|byte| LETTERS.contains(&byte)))
            .then(|| Secret(text.to_owned()))
    }

    /// A secret that follows from this one and a public text. Without knowing this one, nothing can be said about it.
    pub(crate) fn derived(&self, text: &str) -> Secret {
        let digest =
            Sha256::new().chain_update(self.0.as_bytes()).chain_update([0]).chain_update(text).finalize();
        Secret(spelled(&digest, SECRET))
    }

    /// The letters, for the one who is to have them.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    pub(crate) fn hash(&self) -> KeyHash {
        KeyHash::new(Sha256::digest(self.0.as_bytes()).into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A new name for a match, a clock or a command.
pub(crate) fn name() -> Result<String, NoChance> {
    letters(NAME)
}

/// The seed of a tournament's lots, recorded with it.
pub(crate) fn seed() -> Result<u64, NoChance> {
    let mut bytes = [0; 8];
    SysRng.try_fill_bytes(&mut bytes).map_err(|error| NoChance(error.to_string()))?;
    // Small enough to be read out and typed.
    Ok(u64::from_be_bytes(bytes) % 1_000_000)
}

/// Random bytes that make the same password look different each time.
pub(crate) fn salt() -> Result<[u8; 16], NoChance> {
    let mut bytes = [0; 16];
    SysRng.try_fill_bytes(&mut bytes).map_err(|error| NoChance(error.to_string()))?;
    Ok(bytes)
}

/// Hexadecimal digits of bytes.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        // Writing into a string does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn letters(count: usize) -> Result<String, NoChance> {
    let mut bytes = [0; SECRET];
    SysRng.try_fill_bytes(&mut bytes).map_err(|error| NoChance(error.to_string()))?;
    Ok(spelled(&bytes, count))
}

/// The first bytes as letters. 256 is a multiple of 32, so every letter is as likely as any other.
fn spelled(bytes: &[u8], count: usize) -> String {
    bytes.iter().take(count).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_differ_read_back_and_stay_hidden() {
        let secret = Secret::random().expect("random bytes");
        assert_ne!(Some(&secret), Secret::random().ok().as_ref());
        assert_eq!(Secret::sent(secret.reveal()), Some(secret.clone()));
        assert_eq!(secret.hash(), secret.clone().hash());
        assert!(!format!("{secret:?} {:?}", secret.hash()).contains(secret.reveal()));
        assert_eq!(secret.hash().to_string().len(), 64);
    }

    #[test]
    fn derived_secrets_follow_from_both_the_secret_and_the_text() {
        let (one, two) = (Secret::random().expect("random bytes"), Secret::random().expect("random bytes"));
        assert_eq!(one.derived("a"), one.derived("a"));
        assert_ne!(one.derived("a"), one.derived("b"));
        assert_ne!(one.derived("a"), two.derived("a"));
        assert_eq!(Secret::sent(one.derived("a").reveal()), Some(one.derived("a")));
    }

    #[test]
    fn other_texts_are_no_secrets() {
        let good = "a".repeat(SECRET);
        assert!(Secret::sent(&good).is_some());
        for bad in ["", "a", &"a".repeat(SECRET + 1), &"l".repeat(SECRET), &"A".repeat(SECRET), "á"] {
            assert_eq!(Secret::sent(bad), None, "{bad}");
        }
    }
}
