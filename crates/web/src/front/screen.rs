//! What the screen on the wall shows: parts one after the other, a message, the start of the next round.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A part that the screen can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ScreenPart {
    /// Who sits where, by name.
    Names,
    /// Who sits where, by table.
    Tables,
    /// Places.
    Standings,
    /// The message and the start of the next round.
    Message,
}

impl ScreenPart {
    /// All of them.
    pub(crate) const ALL: [ScreenPart; 4] =
        [ScreenPart::Names, ScreenPart::Tables, ScreenPart::Standings, ScreenPart::Message];

    /// The name in forms and pages.
    pub(crate) fn code(self) -> &'static str {
        match self {
            ScreenPart::Names => "names",
            ScreenPart::Tables => "tables",
            ScreenPart::Standings => "standings",
            ScreenPart::Message => "message",
        }
    }
}

/// What the screen shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Screen {
    /// The parts in their order; each is shown for a while.
    pub(crate) parts: Vec<ScreenPart>,
    /// For how many seconds.
    pub(crate) seconds: u32,
    /// What is said to everybody.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) message: String,
    /// When the next round starts, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) starts: Option<i64>,
}

impl Default for Screen {
    fn default() -> Self {
        let parts = vec![ScreenPart::Names, ScreenPart::Tables, ScreenPart::Standings];
        Screen { parts, seconds: 15, message: String::new(), starts: None }
    }
}

/// The longest message that can be read from the last row.
pub(crate) const LONGEST: usize = 300;

/// For how long a part may be shown.
pub(crate) const SECONDS: std::ops::RangeInclusive<u32> = 3..=600;
