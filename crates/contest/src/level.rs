//! The levels of the contest and how a duel is played on each.

use std::fmt;

use kolo_messages::{Arg, Message};
use kolo_play::duel::Opening;
use serde::{Deserialize, Serialize};

/// A level: those who do well go on to the next one (P-1.1.1.2, P-1.2.1.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Area tournaments of teams (OT).
    Area,
    /// Regional tournaments of teams (KT).
    Regional,
    /// The first level of individuals, online.
    FirstOnline,
    /// The second level of individuals, online.
    SecondOnline,
    /// The grand final (GRF).
    GrandFinal,
}

/// How long a duel takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum DuelTime {
    /// So many seconds for both together, without clocks.
    Together {
        /// Seconds.
        seconds: u32,
    },
    /// So many seconds a side, on a chess clock.
    EachSide {
        /// Seconds.
        seconds: u32,
        /// Seconds for both together where there are no clocks.
        without_clocks: Option<u32>,
    },
}

/// The terms of the duels of a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Terms {
    /// How the first marks are set.
    pub opening: Opening,
    /// How long it takes.
    pub time: DuelTime,
}

impl Level {
    /// Every level.
    pub const ALL: [Level; 5] =
        [Level::Area, Level::Regional, Level::FirstOnline, Level::SecondOnline, Level::GrandFinal];

    /// The name on the command line and in files.
    pub fn code(self) -> &'static str {
        match self {
            Level::Area => "area",
            Level::Regional => "regional",
            Level::FirstOnline => "first-online",
            Level::SecondOnline => "second-online",
            Level::GrandFinal => "grand-final",
        }
    }

    /// The level that feeds this one.
    pub fn before(self, kind: crate::Kind) -> Option<Level> {
        match self {
            Level::Area | Level::FirstOnline => None,
            Level::Regional => Some(Level::Area),
            Level::SecondOnline => Some(Level::FirstOnline),
            Level::GrandFinal => Some(match kind {
                crate::Kind::Teams => Level::Regional,
                crate::Kind::Individuals => Level::SecondOnline,
            }),
        }
    }

    /// The level that this one feeds.
    pub fn after(self) -> Option<Level> {
        match self {
            Level::Area => Some(Level::Regional),
            Level::FirstOnline => Some(Level::SecondOnline),
            Level::Regional | Level::SecondOnline => Some(Level::GrandFinal),
            Level::GrandFinal => None,
        }
    }

    /// Opening and time of a duel: P-1.1.4.5, P-1.1.4.6 (areas), P-1.1.5.5, P-1.1.5.6 (regions), P-1.2.2.5,
    /// P-1.2.2.6 (online), P-1.1.6.6, P-1.1.6.7, P-1.2.3.3, P-1.2.3.5 (grand final).
    pub fn terms(self) -> Terms {
        match self {
            Level::Area => Terms { opening: Opening::Swap1, time: DuelTime::Together { seconds: 15 * 60 } },
            Level::Regional => {
                Terms { opening: Opening::Swap2, time: DuelTime::Together { seconds: 20 * 60 } }
            }
            Level::FirstOnline | Level::SecondOnline => Terms {
                opening: Opening::Swap2,
                time: DuelTime::EachSide { seconds: 450, without_clocks: None },
            },
            Level::GrandFinal => Terms {
                opening: Opening::Swap2,
                time: DuelTime::EachSide { seconds: 8 * 60, without_clocks: Some(16 * 60) },
            },
        }
    }

    /// The name for people.
    pub fn message(self) -> Message {
        match self {
            Level::Area => Message::new("contest-level-area"),
            Level::Regional => Message::new("contest-level-regional"),
            Level::FirstOnline => Message::new("contest-level-first-online"),
            Level::SecondOnline => Message::new("contest-level-second-online"),
            Level::GrandFinal => Message::new("contest-level-grand-final"),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl From<Level> for Arg {
    fn from(level: Level) -> Self {
        Arg::from(level.message())
    }
}

#[cfg(test)]
mod tests {
    use crate::Category;

    #[test]
    fn levels_follow_each_other() {
        for category in Category::ALL {
            let levels = category.levels();
            for pair in levels.windows(2) {
                assert_eq!(pair[0].after(), Some(pair[1]));
                assert_eq!(pair[1].before(category.kind()), Some(pair[0]));
            }
            assert_eq!(levels[0].before(category.kind()), None);
            assert_eq!(levels[2].after(), None);
        }
    }
}
