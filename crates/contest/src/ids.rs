//! Names of the parts of a contest: short texts that people can type.

use std::fmt;

use kolo_messages::Arg;
use serde::{Deserialize, Serialize};

use crate::problem::BadId;

/// The most characters a name of a part may have.
pub(crate) const MOST_CHARACTERS: usize = 60;

/// Whether a text can be typed as one word on the command line and stand in a file name.
fn is_sound(text: &str) -> bool {
    let fits = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_' | '.');
    let count = text.chars().count();
    count > 0 && count <= MOST_CHARACTERS && text.chars().all(fits) && !text.starts_with(['-', '.'])
}

macro_rules! text_ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(into = "String", try_from = "String")]
        pub struct $name(String);

        impl $name {
            /// A name of letters, digits, `-`, `_` and `.`.
            ///
            /// # Errors
            /// When the text has other characters, or none, or too many.
            pub fn new(text: &str) -> Result<Self, BadId> {
                let trimmed = text.trim();
                if is_sound(trimmed) { Ok($name(trimmed.to_owned())) } else { Err(BadId(text.to_owned())) }
            }

            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;

            fn try_from(text: String) -> Result<Self, BadId> {
                $name::new(&text)
            }
        }

        impl std::str::FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                $name::new(text)
            }
        }

        impl From<&$name> for Arg {
            fn from(id: &$name) -> Self {
                Arg::from(id.as_str())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }
    )*};
}

text_ids! {
    /// A region (kraj): the catchment of a regional tournament (P-1.1.1.5).
    RegionId,
    /// An area (oblast): the catchment of an area tournament (P-1.1.1.5).
    AreaId,
    /// A school.
    SchoolId,
    /// A person who plays.
    PlayerId,
    /// What was entered: a team, or one person in the individual contest.
    EntryId,
    /// One tournament of the contest: one level, one category, one place and day (P-7.turnaj).
    VenueId,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_one_word() {
        assert_eq!(SchoolId::new(" gym-brno ").map(String::from), Ok("gym-brno".to_owned()));
        for bad in ["", "a b", "-x", "a/b", "a\nb", ".hidden"] {
            assert!(SchoolId::new(bad).is_err(), "{bad:?}");
        }
        assert!(SchoolId::new(&"ž".repeat(60)).is_ok());
        assert!(SchoolId::new(&"ž".repeat(61)).is_err());
    }
}
