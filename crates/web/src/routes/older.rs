//! Which page of a log is asked for.

use serde::Deserialize;

/// What stands behind the address of a log.
#[derive(Debug, Clone, Copy, Deserialize)]
pub(super) struct Older {
    /// Only what comes before this line, counted from the oldest.
    pub(super) before: Option<usize>,
}
