//! Names of streams and of commands, checked once.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use kolo_messages::{Lang, Message};

/// The longest name of a stream or a command, in characters.
const LONGEST: usize = 64;

/// The name of one stream of events: one tournament.
///
/// 1 to 64 characters of `a`–`z`, `0`–`9` and `-`, so that it can stand in an address or a file name.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StreamId(Arc<str>);

/// The name of one command, given by its sender; sent again, the command counts once.
///
/// 1 to 64 characters of ASCII letters, digits, `-`, `_`, `.` and `:`. Unique within one stream.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CommandId(String);

impl StreamId {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl CommandId {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A text that cannot be a name.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum InvalidId {
    /// Not the name of a stream.
    Stream(String),
    /// Not the name of a command.
    Command(String),
}

impl InvalidId {
    /// What is wrong, for people.
    pub fn message(&self) -> Message {
        match self {
            InvalidId::Stream(given) => Message::new("store-invalid-stream").with("given", shortened(given)),
            InvalidId::Command(given) => {
                Message::new("store-invalid-command").with("given", shortened(given))
            }
        }
    }
}

impl fmt::Display for InvalidId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for InvalidId {}

impl FromStr for StreamId {
    type Err = InvalidId;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let allowed = |c: char| matches!(c, 'a'..='z' | '0'..='9' | '-');
        if is_name(text, allowed) {
            Ok(StreamId(text.into()))
        } else {
            Err(InvalidId::Stream(text.to_owned()))
        }
    }
}

impl FromStr for CommandId {
    type Err = InvalidId;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.' | ':');
        if is_name(text, allowed) {
            Ok(CommandId(text.to_owned()))
        } else {
            Err(InvalidId::Command(text.to_owned()))
        }
    }
}

impl fmt::Display for StreamId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn is_name(text: &str, allowed: impl Fn(char) -> bool) -> bool {
    // Allowed characters are ASCII, so bytes are characters here.
    (1..=LONGEST).contains(&text.len()) && text.chars().all(allowed)
}

/// The beginning of a refused text: enough to recognise it, never pages of it.
fn shortened(text: &str) -> String {
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_streams() {
        for good in ["a", "liga-2026", "0", &"x".repeat(64)] {
            assert_eq!(good.parse::<StreamId>().map(|id| id.to_string()), Ok(good.to_owned()));
        }
        for bad in ["", "A", "á", "a b", "a/b", "a\0", &"x".repeat(65)] {
            assert_eq!(bad.parse::<StreamId>(), Err(InvalidId::Stream(bad.to_owned())));
        }
    }

    #[test]
    fn names_of_commands() {
        for good in ["01J9ZK", "6f9619ff-8b86-d011-b42d-00cf4fc964ff", "form:7.2_b"] {
            assert_eq!(good.parse::<CommandId>().map(|id| id.to_string()), Ok(good.to_owned()));
        }
        for bad in ["", "a b", "č", "a\n", &"x".repeat(65)] {
            assert_eq!(bad.parse::<CommandId>(), Err(InvalidId::Command(bad.to_owned())));
        }
    }

    #[test]
    fn a_refused_name_is_shown_but_not_at_length() {
        let error = "Ř".repeat(1000).parse::<StreamId>().unwrap_err();
        assert!(error.to_string().contains("ŘŘŘ…"), "{error}");
        assert!(error.to_string().chars().count() < 250, "{error}");
    }
}
