//! Names of people, teams and clubs.

use std::fmt;

use kolo_messages::{Arg, Lang, Message};
use serde::{Deserialize, Serialize};

/// A name that can be shown on one line: not empty, no control characters, not endless.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Name(String);

/// Why a text cannot be a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NameProblem {
    /// Nothing but spaces.
    Empty,
    /// Longer than [`Name::MOST_CHARACTERS`].
    TooLong {
        /// How long it is.
        characters: usize,
    },
    /// Holds a line break, a tabulator or another control character.
    ControlCharacter {
        /// Its code point.
        code: u32,
    },
}

impl NameProblem {
    /// The sentence for people.
    pub fn message(self) -> Message {
        match self {
            NameProblem::Empty => Message::new("name-empty"),
            NameProblem::TooLong { characters } => Message::new("name-too-long")
                .with("characters", characters)
                .with("most", Name::MOST_CHARACTERS),
            NameProblem::ControlCharacter { code } => {
                Message::new("name-control-character").with("code", format!("U+{code:04X}"))
            }
        }
    }
}

impl fmt::Display for NameProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for NameProblem {}

impl Name {
    /// Enough for the longest school name; a pasted page is refused.
    pub const MOST_CHARACTERS: usize = 200;

    /// Takes `text` without the spaces around it.
    ///
    /// # Errors
    /// When it cannot be shown on one line.
    pub fn new(text: &str) -> Result<Self, NameProblem> {
        let trimmed = text.trim();
        if trimmed.chars().all(is_invisible) {
            return Err(NameProblem::Empty);
        }
        if let Some(control) = trimmed.chars().find(|c| c.is_control() || turns_writing(*c)) {
            return Err(NameProblem::ControlCharacter { code: u32::from(control) });
        }
        let characters = trimmed.chars().count();
        if characters > Name::MOST_CHARACTERS {
            return Err(NameProblem::TooLong { characters });
        }
        Ok(Name(trimmed.to_owned()))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Characters without a picture of their own: a name of nothing else could not be seen.
fn is_invisible(letter: char) -> bool {
    letter.is_whitespace()
        || matches!(
            letter,
            '\u{AD}'
                | '\u{34F}'
                | '\u{61C}'
                | '\u{115F}'
                | '\u{1160}'
                | '\u{17B4}'
                | '\u{17B5}'
                | '\u{180B}'..='\u{180F}'
                | '\u{200B}'..='\u{200F}'
                | '\u{2060}'..='\u{206F}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{FE00}'..='\u{FE0F}'
                | '\u{FEFF}'
                | '\u{FFA0}'
                | '\u{E0000}'..='\u{E0FFF}'
        )
}

/// Marks that turn the direction of writing: in a table they would turn the other columns, too.
fn turns_writing(letter: char) -> bool {
    matches!(letter, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl From<&Name> for Arg {
    fn from(name: &Name) -> Self {
        Arg::from(name.as_str())
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

impl TryFrom<String> for Name {
    type Error = NameProblem;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Name::new(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_can_be_seen() {
        for text in ["\u{200B}", "\u{FEFF}\u{2060}", "\u{3164}", " \u{AD} "] {
            assert_eq!(Name::new(text), Err(NameProblem::Empty), "{text:?}");
        }
        assert!(Name::new("A\u{200D}B").is_ok());
    }

    #[test]
    fn names_are_trimmed_and_checked() {
        assert_eq!(Name::new("  Žofie Ďurišová ").map(String::from), Ok("Žofie Ďurišová".to_owned()));
        assert_eq!(Name::new(" \u{a0} "), Err(NameProblem::Empty));
        assert_eq!(Name::new("a\nb"), Err(NameProblem::ControlCharacter { code: 10 }));
        assert_eq!(Name::new("a\u{202E}b"), Err(NameProblem::ControlCharacter { code: 0x202E }));
        assert_eq!(Name::new(&"x".repeat(201)), Err(NameProblem::TooLong { characters: 201 }));
        assert!(Name::new(&"ř".repeat(200)).is_ok());
    }
}
