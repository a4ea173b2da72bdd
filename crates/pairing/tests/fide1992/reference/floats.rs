//! The float criteria B5 and B6, for the way up and the way down.

use super::facts::Player;

/// What was written down for an unequal pair or a bye.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Float {
    Down,
    Up,
}

/// How much of the float criteria is in force; in the order in which they are given up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Level {
    B5AndB6,
    OnlyB5,
    Nothing,
}

impl Level {
    /// The order of C9 and C10.
    pub(crate) const ALL: [Level; 3] = [Level::B5AndB6, Level::OnlyB5, Level::Nothing];

    /// Whether the player may float like this now.
    pub(crate) fn allows(self, player: &Player, float: Float) -> bool {
        let b5 = player.last_round != Some(float);
        let b6 = player.two_rounds_ago != Some(float);
        player.exempt
            || match self {
                Level::B5AndB6 => b5 && b6,
                Level::OnlyB5 => b5,
                Level::Nothing => true,
            }
    }
}
