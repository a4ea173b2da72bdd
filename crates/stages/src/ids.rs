//! Names of the parts of a plan.

use std::fmt;

use kolo_messages::Arg;
use serde::{Deserialize, Serialize};

/// The longest name that a part of a plan may have.
pub(crate) const MOST_CHARACTERS: usize = 40;

/// Whether `text` can name a part of a plan: letters, digits, `-` and `_`. The dot is left for what the program
/// names itself (`A.1.2`, `QF1.first`).
pub(crate) fn is_sound(text: &str) -> bool {
    let fits = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_');
    !text.is_empty() && text.chars().count() <= MOST_CHARACTERS && text.chars().all(fits) && text != PLACES
}

/// Stands for the list of final places where a slot is named (`places.3`), so nothing else may have this name.
pub(crate) const PLACES: &str = "places";

macro_rules! text_ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                $name(text.to_owned())
            }
        }

        impl From<String> for $name {
            fn from(text: String) -> Self {
                $name(text)
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
    /// A match of a knockout, such as `QF1`, or a game of a group, such as `A.1.2`.
    MatchId,
    /// A group, such as `A`.
    GroupId,
    /// A stage, such as `groups`.
    StageId,
}
