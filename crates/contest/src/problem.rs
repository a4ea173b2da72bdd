//! Texts that cannot be read.

use std::fmt;

use kolo_messages::{Lang, Message};

use crate::ids;

macro_rules! unreadable {
    ($($(#[$doc:meta])* $name:ident => $message:expr),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct $name(pub String);

        impl $name {
            /// The sentence for people.
            pub fn message(&self) -> Message {
                $message.with("text", self.0.as_str())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.message().text(Lang::En))
            }
        }

        impl std::error::Error for $name {}
    )*};
}

unreadable! {
    /// A text that cannot be the id of a part of the contest.
    BadId => Message::new("contest-bad-id").with("most", ids::MOST_CHARACTERS),
}
