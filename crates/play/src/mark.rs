//! What players place in squares.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use kolo_messages::{Arg, Lang, Message};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A cross or a circle (P-3.3.1.1). Where others speak of Black and White, crosses are Black.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// ✕, black stones elsewhere.
    Cross,
    /// ◯, white stones elsewhere.
    Circle,
}

impl Mark {
    /// Both, the cross first.
    pub const BOTH: [Mark; 2] = [Mark::Cross, Mark::Circle];

    /// The opponent's mark.
    #[must_use]
    pub fn other(self) -> Mark {
        match self {
            Mark::Cross => Mark::Circle,
            Mark::Circle => Mark::Cross,
        }
    }

    /// One letter: `x` or `o`.
    pub fn letter(self) -> char {
        match self {
            Mark::Cross => 'x',
            Mark::Circle => 'o',
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Mark::Cross => "cross",
            Mark::Circle => "circle",
        })
    }
}

/// For choosing between sentences: `cross` or `circle`.
impl From<Mark> for Arg {
    fn from(mark: Mark) -> Arg {
        Arg::from(mark.to_string())
    }
}

/// A text that names no mark.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnreadableMark(
    /// The text.
    pub String,
);

impl UnreadableMark {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        Message::new("duel-unreadable-mark").with("text", self.0.clone())
    }
}

impl fmt::Display for UnreadableMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for UnreadableMark {}

/// `x`, `cross`, `b`, `black`; `o`, `circle`, `w`, `white`.
impl FromStr for Mark {
    type Err = UnreadableMark;

    fn from_str(text: &str) -> Result<Mark, UnreadableMark> {
        match text.to_ascii_lowercase().as_str() {
            "x" | "cross" | "b" | "black" => Ok(Mark::Cross),
            "o" | "circle" | "w" | "white" => Ok(Mark::Circle),
            _ => Err(UnreadableMark(text.to_owned())),
        }
    }
}

/// Something that each mark has one of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PerMark<T> {
    /// What crosses have.
    pub cross: T,
    /// What circles have.
    pub circle: T,
}

impl<T> Index<Mark> for PerMark<T> {
    type Output = T;

    fn index(&self, mark: Mark) -> &T {
        match mark {
            Mark::Cross => &self.cross,
            Mark::Circle => &self.circle,
        }
    }
}

impl<T> IndexMut<Mark> for PerMark<T> {
    fn index_mut(&mut self, mark: Mark) -> &mut T {
        match mark {
            Mark::Cross => &mut self.cross,
            Mark::Circle => &mut self.circle,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_go_by_several_names() {
        for (text, mark) in
            [("x", Mark::Cross), ("B", Mark::Cross), ("o", Mark::Circle), ("white", Mark::Circle)]
        {
            assert_eq!(text.parse(), Ok(mark));
            assert_eq!(mark.to_string().parse(), Ok(mark));
            assert_eq!(mark.letter().to_string().parse(), Ok(mark));
        }
        assert_eq!("0".parse::<Mark>(), Err(UnreadableMark("0".to_owned())));
    }
}
