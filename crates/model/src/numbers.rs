//! Numbers that must not be mixed up.

use std::fmt;
use std::num::NonZeroU32;

use kolo_messages::Arg;
use serde::{Deserialize, Serialize};

macro_rules! counted_from_one {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(NonZeroU32);

        impl $name {
            /// Number one.
            pub const FIRST: $name = $name(NonZeroU32::MIN);

            /// The number `n`, or `None` for zero: counting starts at one.
            pub fn new(n: u32) -> Option<Self> {
                NonZeroU32::new(n).map($name)
            }

            /// The number of the thing at `index` in a list (index 0 is number 1).
            pub fn from_index(index: usize) -> Self {
                let index = u32::try_from(index).unwrap_or(u32::MAX - 1);
                $name(NonZeroU32::MIN.saturating_add(index))
            }

            /// The place in a list that starts at index 0.
            pub fn index(self) -> usize {
                // u32 fits into usize on every target the program is built for.
                (self.0.get() - 1) as usize
            }

            /// The plain number.
            pub fn get(self) -> u32 {
                self.0.get()
            }

            /// The number after this one.
            #[must_use]
            pub fn next(self) -> Self {
                $name(self.0.saturating_add(1))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl From<$name> for Arg {
            fn from(number: $name) -> Self {
                Arg::from(number.get())
            }
        }
    };
}

counted_from_one! {
    /// The start number of a competitor (R-A2.2): 1 is the highest ranked before round 1.
    StartNumber
}

counted_from_one! {
    /// The number of a round.
    RoundNumber
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zero_is_no_number() {
        assert_eq!(StartNumber::new(0), None);
        assert!(serde_json::from_str::<RoundNumber>("0").is_err());
    }

    #[test]
    fn index_and_number_agree() {
        assert_eq!(StartNumber::from_index(0), StartNumber::FIRST);
        assert_eq!(StartNumber::from_index(41).get(), 42);
        assert_eq!(StartNumber::from_index(41).index(), 41);
        assert_eq!(StartNumber::FIRST.next().get(), 2);
    }
}
