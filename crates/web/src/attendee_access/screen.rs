//! What the display on the wall shows: parts one after the other, a message, the start of the next round.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A part that the display can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ScreenPart {
    /// Who sits where, by name.
    Names,
    /// Who sits where, by table.
    Tables,
    /// The tables of groups.
    Groups,
    /// The bracket.
    Bracket,
    /// Places.
    Standings,
    /// The message and the start of the next round.
    Message,
    /// The time to the next round alone, as large as it can be.
    Clock,
}

impl ScreenPart {
    /// What is played in rounds has these.
    pub(crate) const OF_ROUNDS: [ScreenPart; 5] = [
        ScreenPart::Names,
        ScreenPart::Tables,
        ScreenPart::Standings,
        ScreenPart::Message,
        ScreenPart::Clock,
    ];

    /// What is played in groups and a bracket has these.
    pub(crate) const OF_STAGES: [ScreenPart; 7] = [
        ScreenPart::Names,
        ScreenPart::Tables,
        ScreenPart::Groups,
        ScreenPart::Bracket,
        ScreenPart::Standings,
        ScreenPart::Message,
        ScreenPart::Clock,
    ];

    /// The name in forms and pages.
    pub(crate) fn code(self) -> &'static str {
        match self {
            ScreenPart::Names => "names",
            ScreenPart::Tables => "tables",
            ScreenPart::Groups => "groups",
            ScreenPart::Bracket => "bracket",
            ScreenPart::Standings => "standings",
            ScreenPart::Message => "message",
            ScreenPart::Clock => "clock",
        }
    }
}

/// What the display shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Screen {
    /// The parts in their order; each is shown for a while.
    pub(crate) parts: Vec<ScreenPart>,
    /// For how many seconds.
    pub(crate) seconds: u32,
    /// The message to all who look.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) message: String,
    /// When the next round starts, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) starts: Option<i64>,
}

impl Screen {
    /// These parts, for as long as it takes to find a name.
    fn usual(parts: Vec<ScreenPart>) -> Screen {
        Screen { parts, seconds: 15, message: String::new(), starts: None }
    }

    /// What is shown of groups and a bracket until something is chosen.
    pub(crate) fn of_stages() -> Screen {
        Screen::usual(vec![ScreenPart::Names, ScreenPart::Tables, ScreenPart::Groups, ScreenPart::Bracket])
    }
}

impl Default for Screen {
    fn default() -> Self {
        Screen::usual(vec![ScreenPart::Names, ScreenPart::Tables, ScreenPart::Standings])
    }
}

/// The name of a display: small letters, digits and hyphens, as it stands in its address. The first display has none.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct ScreenName(String);

/// The longest name of a display.
const LONGEST_NAME: usize = 24;

impl ScreenName {
    /// The name in an address, if it can be one.
    pub(crate) fn new(text: &str) -> Option<ScreenName> {
        let sound = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        (text.len() <= LONGEST_NAME && text.chars().all(sound)).then(|| ScreenName(text.to_owned()))
    }

    /// As it stands in addresses; empty for the first display.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<ScreenName> for String {
    fn from(name: ScreenName) -> String {
        name.0
    }
}

impl TryFrom<String> for ScreenName {
    type Error = String;

    fn try_from(text: String) -> Result<ScreenName, String> {
        ScreenName::new(&text).ok_or_else(|| format!("`{text}` is no name of a screen"))
    }
}

/// More displays than a building has walls.
pub(crate) const MOST_SCREENS: usize = 20;

/// The longest message that can be read from the last row.
pub(crate) const LONGEST: usize = 300;

/// For how long a part may be shown.
pub(crate) const SECONDS: std::ops::RangeInclusive<u32> = 3..=600;
