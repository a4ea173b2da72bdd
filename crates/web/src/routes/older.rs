//! Which page of a log is asked for.

use serde::Deserialize;

/// What stands behind the address of a log.
#[derive(Debug, Clone, Copy, Deserialize)]
pub(crate) struct Older {
    /// Only what comes before this line, counted from the oldest.
    pub(crate) before: Option<usize>,
}
