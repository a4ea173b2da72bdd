//! A game: two duels of the same two players (P-3.2.1, P-7.partie), and the game that a player forfeits (P-3.2.3).

use kolo_model::{PerSide, Side};
use serde::{Deserialize, Serialize};

use crate::{DuelNumber, DuelResult, ForfeitBy};

/// A game has two duels (P-3.2.1).
pub(crate) const DUELS_OF_GAME: u32 = 2;

/// Who opens a duel when `first_duel` opens the first one: the other player opens the second (P-3.2.2).
pub fn opener(first_duel: Side, duel: DuelNumber) -> Side {
    match duel {
        DuelNumber::One => first_duel,
        DuelNumber::Two => first_duel.other(),
    }
}

/// What is known of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// Its duels in the order of play; `None` while a duel has no result.
    #[serde(default)]
    pub duels: [Option<DuelResult>; 2],
    /// Who forfeits the game as a whole: did not come, left without permission (P-3.2.3), or by the organiser's order
    /// (P-2.1.1.2). The opponent then wins *the game*: both duels count as won, also one that was played. What was
    /// played stays written down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<ForfeitBy>,
}

impl Game {
    /// A game without any result.
    pub const OPEN: Game = Game { duels: [None, None], forfeit: None };

    /// A game with two results.
    pub const fn of(one: DuelResult, two: DuelResult) -> Self {
        Game { duels: [Some(one), Some(two)], forfeit: None }
    }

    /// A game of which no duel was played.
    pub const fn forfeited(by: ForfeitBy) -> Self {
        Game { duels: [None, None], forfeit: Some(by) }
    }

    /// What was written down for a duel.
    pub fn duel(&self, duel: DuelNumber) -> Option<DuelResult> {
        let [one, two] = self.duels;
        match duel {
            DuelNumber::One => one,
            DuelNumber::Two => two,
        }
    }

    /// Writes down the result of a duel.
    pub fn set(&mut self, duel: DuelNumber, result: Option<DuelResult>) {
        let [one, two] = &mut self.duels;
        match duel {
            DuelNumber::One => *one = result,
            DuelNumber::Two => *two = result,
        }
    }

    /// What counts for a duel: the forfeit of the whole game stands above the duel's own result.
    pub fn counted(&self, duel: DuelNumber) -> Option<DuelResult> {
        self.forfeit.map(DuelResult::ForfeitedBy).or(self.duel(duel))
    }

    /// The points so far.
    pub fn points(&self) -> PerSide<u32> {
        let results = DuelNumber::BOTH.into_iter().filter_map(|duel| self.counted(duel));
        sum(results.map(DuelResult::points))
    }

    /// Whether nothing is left to be played or written down.
    pub fn is_over(&self) -> bool {
        DuelNumber::BOTH.into_iter().all(|duel| self.counted(duel).is_some())
    }

    /// Whether a player really played a duel, whatever it counts for now.
    pub fn was_played(&self) -> bool {
        self.duels.into_iter().flatten().any(DuelResult::is_played)
    }

    /// Whether `side` gave up both duels.
    pub fn is_forfeited_by(&self, side: Side) -> bool {
        DuelNumber::BOTH.into_iter().all(|duel| {
            let forfeit = self.counted(duel).and_then(DuelResult::forfeit);
            forfeit.is_some_and(|by| by.includes(side))
        })
    }

    /// The one way to write this game: where no duel was played and both are forfeited alike, the game is forfeited.
    #[must_use]
    pub fn canonical(self) -> Self {
        let alike = self.counted(DuelNumber::One) == self.counted(DuelNumber::Two);
        match self.counted(DuelNumber::One).and_then(DuelResult::forfeit) {
            Some(by) if alike && !self.was_played() => Game::forfeited(by),
            Some(_) | None => self,
        }
    }

    /// The same game with the sides exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        Game {
            duels: self.duels.map(|duel| duel.map(DuelResult::swapped)),
            forfeit: self.forfeit.map(ForfeitBy::swapped),
        }
    }
}

/// The points of all together.
pub(crate) fn sum(parts: impl Iterator<Item = PerSide<u32>>) -> PerSide<u32> {
    parts.fold(PerSide::new(0, 0), |so_far, part| {
        PerSide::new(so_far.first + part.first, so_far.second + part.second)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_other_player_opens_the_second_duel() {
        for side in Side::BOTH {
            assert_eq!(opener(side, DuelNumber::One), side);
            assert_eq!(opener(side, DuelNumber::Two), side.other());
        }
    }

    /// P-3.2.3: a player won the first duel and walked away; the opponent has won the game.
    #[test]
    fn leaving_without_permission_loses_both_duels() {
        let left = Game { duels: [Some(DuelResult::FirstWins), None], forfeit: Some(ForfeitBy::First) };
        assert_eq!(left.points(), PerSide::new(0, 4));
        assert!(left.is_over() && left.was_played() && left.is_forfeited_by(Side::First));
        assert_eq!(left.duel(DuelNumber::One), Some(DuelResult::FirstWins));
    }

    #[test]
    fn a_missing_player_loses_nil_to_four() {
        assert_eq!(Game::forfeited(ForfeitBy::First).points(), PerSide::new(0, 4));
        assert_eq!(Game::forfeited(ForfeitBy::Second).points(), PerSide::new(4, 0));
        assert_eq!(Game::forfeited(ForfeitBy::Both).points(), PerSide::new(0, 0));
        assert!(!Game::forfeited(ForfeitBy::Both).was_played());
    }

    #[test]
    fn an_open_duel_has_no_points_yet() {
        let half = Game { duels: [Some(DuelResult::Draw), None], forfeit: None };
        assert_eq!((half.points(), half.is_over()), (PerSide::new(1, 1), false));
        assert_eq!(Game::OPEN.points(), PerSide::new(0, 0));
    }

    #[test]
    fn two_forfeited_duels_are_a_forfeited_game() {
        let forfeit = DuelResult::ForfeitedBy(ForfeitBy::Second);
        assert_eq!(Game::of(forfeit, forfeit).canonical(), Game::forfeited(ForfeitBy::Second));
        let one_only = Game::of(DuelResult::Draw, forfeit);
        assert_eq!(one_only.canonical(), one_only);
    }
}
