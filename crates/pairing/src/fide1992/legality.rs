//! R-B1, R-B2: what must not be. R-B4, R-B5, R-B6: what should not be, asked of one pair.

use kolo_model::{RoundNumber, Side};

use super::field::{Field, Rank};
use super::floats::FloatRules;

/// Why two players cannot be a pair while certain float rules are in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Obstacle {
    /// R-B1a: they have met.
    Met(RoundNumber),
    /// The organiser keeps them apart.
    ForbiddenPairs,
    /// R-B2: whatever the colours, one of them would get a colour they must not get.
    Colours,
    /// R-B5: the lower one floated up in the last round.
    UpAgain(Rank),
    /// R-B6: the lower one floated up two rounds ago.
    UpAfterTwo(Rank),
}

impl Field {
    /// R-B1, R-B2: the absolute obstacle between two players.
    pub(super) fn absolute_obstacle(&self, a: Rank, b: Rank) -> Option<Obstacle> {
        if let Some(round) = self.met(a, b) {
            Some(Obstacle::Met(round))
        } else if self.forbidden_pairs(a, b) {
            Some(Obstacle::ForbiddenPairs)
        } else if !self.colours_can_be_given(a, b) {
            Some(Obstacle::Colours)
        } else {
            None
        }
    }

    /// Whether two players may be paired at all.
    pub(super) fn legal(&self, a: Rank, b: Rank) -> bool {
        self.absolute_obstacle(a, b).is_none()
    }

    /// R-B2: whether there are colours that both may have.
    fn colours_can_be_given(&self, a: Rank, b: Rank) -> bool {
        Side::BOTH.iter().any(|&side| self.permit(a, side) && self.permit(b, side.other()))
    }

    /// R-B2: whether `who` may have `side`.
    pub(super) fn permit(&self, who: Rank, side: Side) -> bool {
        self[who].colours.permit(side, self[who].exempt)
    }

    /// R-B4: whether both should get the same colour, so that one preference is not met.
    pub(super) fn clash(&self, a: Rank, b: Rank) -> bool {
        match (self[a].preference, self[b].preference) {
            (Some(a), Some(b)) => a.side == b.side,
            _ => false,
        }
    }

    /// R-B5, R-B6: what keeps the lower-scored player of a pair of unequal scores from floating up.
    fn up_obstacle(&self, a: Rank, b: Rank, up: FloatRules) -> Option<Obstacle> {
        let lower = match self[a].score.cmp(&self[b].score) {
            std::cmp::Ordering::Equal => return None,
            std::cmp::Ordering::Less => a,
            std::cmp::Ordering::Greater => b,
        };
        match self[lower].up {
            needed if needed <= up => None,
            FloatRules::Neither => Some(Obstacle::UpAgain(lower)),
            FloatRules::B5AndB6 | FloatRules::B5Only => Some(Obstacle::UpAfterTwo(lower)),
        }
    }

    /// What keeps two players from being a pair no matter whom they have met, while the float rules `up` are in
    /// force. The answer is the same for all players with the same colours to come, score and floats.
    pub(super) fn obstacle_of_kinds(&self, a: Rank, b: Rank, up: FloatRules) -> Option<Obstacle> {
        if self.colours_can_be_given(a, b) { self.up_obstacle(a, b, up) } else { Some(Obstacle::Colours) }
    }

    /// What keeps two players from being a pair while the float rules `up` are in force; the weightiest
    /// first.
    pub(super) fn obstacle(&self, a: Rank, b: Rank, up: FloatRules) -> Option<Obstacle> {
        self.absolute_obstacle(a, b).or_else(|| self.up_obstacle(a, b, up))
    }
}
