//! What should never happen.

use thiserror::Error;

/// An example that the program itself refuses: a bug.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("an example cannot be made: {0}")]
pub struct Mistake(String);

impl Mistake {
    /// With the words of its cause.
    pub(crate) fn of(cause: impl std::fmt::Debug) -> Mistake {
        Mistake(format!("{cause:?}"))
    }
}
