//! How a game that was paired ended.

use serde::{Deserialize, Serialize};

use crate::{PerSide, Side};

/// What one side got out of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Share {
    /// Lost.
    Loss,
    /// Drawn; *jigo* in go.
    Draw,
    /// Won.
    Win,
}

/// The result of a game that was really played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayedResult {
    /// The first side won.
    FirstWins,
    /// Neither side won.
    Draw,
    /// The second side won.
    SecondWins,
    /// Declared lost for both.
    BothLose,
    /// The arbiter gave the first side a draw and the second side a loss.
    FirstDrawsSecondLoses,
    /// The arbiter gave the second side a draw and the first side a loss.
    SecondDrawsFirstLoses,
}

impl PlayedResult {
    /// Every result there is.
    pub const ALL: [PlayedResult; 6] = [
        PlayedResult::FirstWins,
        PlayedResult::Draw,
        PlayedResult::SecondWins,
        PlayedResult::BothLose,
        PlayedResult::FirstDrawsSecondLoses,
        PlayedResult::SecondDrawsFirstLoses,
    ];

    /// What each side got.
    pub fn shares(self) -> PerSide<Share> {
        use Share::{Draw, Loss, Win};
        match self {
            PlayedResult::FirstWins => PerSide::new(Win, Loss),
            PlayedResult::Draw => PerSide::new(Draw, Draw),
            PlayedResult::SecondWins => PerSide::new(Loss, Win),
            PlayedResult::BothLose => PerSide::new(Loss, Loss),
            PlayedResult::FirstDrawsSecondLoses => PerSide::new(Draw, Loss),
            PlayedResult::SecondDrawsFirstLoses => PerSide::new(Loss, Draw),
        }
    }

    /// The result in which the sides got these shares; `None` for two winners and the like.
    pub fn from_shares(shares: PerSide<Share>) -> Option<Self> {
        PlayedResult::ALL.into_iter().find(|result| result.shares() == shares)
    }

    /// The same result with the sides exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        match self {
            PlayedResult::FirstWins => PlayedResult::SecondWins,
            PlayedResult::SecondWins => PlayedResult::FirstWins,
            PlayedResult::Draw => PlayedResult::Draw,
            PlayedResult::BothLose => PlayedResult::BothLose,
            PlayedResult::FirstDrawsSecondLoses => PlayedResult::SecondDrawsFirstLoses,
            PlayedResult::SecondDrawsFirstLoses => PlayedResult::FirstDrawsSecondLoses,
        }
    }
}

/// The result of a game that was paired but not played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ForfeitResult {
    /// The second side did not play.
    FirstWins,
    /// The first side did not play.
    SecondWins,
    /// Neither side played.
    BothLose,
}

impl ForfeitResult {
    /// Every result there is.
    pub const ALL: [ForfeitResult; 3] =
        [ForfeitResult::FirstWins, ForfeitResult::SecondWins, ForfeitResult::BothLose];

    /// What each side got.
    pub fn shares(self) -> PerSide<Share> {
        match self {
            ForfeitResult::FirstWins => PerSide::new(Share::Win, Share::Loss),
            ForfeitResult::SecondWins => PerSide::new(Share::Loss, Share::Win),
            ForfeitResult::BothLose => PerSide::new(Share::Loss, Share::Loss),
        }
    }

    /// The forfeit in which the sides got these shares, if there is one.
    pub fn from_shares(shares: PerSide<Share>) -> Option<Self> {
        ForfeitResult::ALL.into_iter().find(|result| result.shares() == shares)
    }

    /// The same forfeit with the sides exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        match self {
            ForfeitResult::FirstWins => ForfeitResult::SecondWins,
            ForfeitResult::SecondWins => ForfeitResult::FirstWins,
            ForfeitResult::BothLose => ForfeitResult::BothLose,
        }
    }
}

/// Whether a played game is reported for rating. Tournament files keep the two apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RatingReport {
    /// The usual game.
    #[default]
    Rated,
    /// Played, but not reported.
    Unrated,
}

/// How far a paired game has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// No result yet.
    Pending,
    /// Adjourned: counts as a draw for pairing (R-F9).
    Adjourned,
    /// Played over the board.
    Played(PlayedResult, RatingReport),
    /// Not played: no colour, and the pair may be made again (R-F2).
    Forfeit(ForfeitResult),
}

impl Outcome {
    /// A rated game with this result.
    pub fn played(result: PlayedResult) -> Self {
        Outcome::Played(result, RatingReport::Rated)
    }

    /// What `side` got, or `None` while that is not known.
    pub fn share(self, side: Side) -> Option<Share> {
        match self {
            Outcome::Pending | Outcome::Adjourned => None,
            Outcome::Played(result, _) => Some(result.shares()[side]),
            Outcome::Forfeit(result) => Some(result.shares()[side]),
        }
    }

    /// Whether the two really sat at the board: counts for sides and for "met" (R-F2).
    ///
    /// A game without a result counts: it is being played, and so is an adjourned one.
    pub fn is_game(self) -> bool {
        !matches!(self, Outcome::Forfeit(_))
    }

    /// The same outcome with the sides exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        match self {
            Outcome::Pending => Outcome::Pending,
            Outcome::Adjourned => Outcome::Adjourned,
            Outcome::Played(result, report) => Outcome::Played(result.swapped(), report),
            Outcome::Forfeit(result) => Outcome::Forfeit(result.swapped()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_lead_back_to_the_result() {
        for result in PlayedResult::ALL {
            assert_eq!(PlayedResult::from_shares(result.shares()), Some(result));
            assert_eq!(result.swapped().shares(), result.shares().swapped());
        }
        assert_eq!(PlayedResult::from_shares(PerSide::new(Share::Win, Share::Win)), None);
        assert_eq!(PlayedResult::from_shares(PerSide::new(Share::Win, Share::Draw)), None);
    }

    #[test]
    fn a_forfeit_is_no_game() {
        assert!(!Outcome::Forfeit(ForfeitResult::FirstWins).is_game());
        assert!(Outcome::Adjourned.is_game());
        assert_eq!(Outcome::Adjourned.share(Side::First), None);
    }
}
