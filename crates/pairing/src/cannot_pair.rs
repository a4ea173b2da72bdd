//! Why there is no next round.

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::{Clause, PerSide, RoundNumber, StartNumber, Tournament};

/// Why a round was not paired. Every kind says what to do about it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum CannotPair {
    /// The tournament is over.
    AllRoundsPlayed {
        /// How many rounds it had.
        rounds: u32,
    },
    /// A game of an earlier round has no result, and this system pairs by results.
    GameWithoutResult {
        /// The round of the game.
        round: RoundNumber,
        /// Who plays it.
        sides: PerSide<StartNumber>,
    },
    /// More rounds are planned than the system has for so many competitors.
    TooManyRounds {
        /// Rounds planned.
        planned: u32,
        /// Rounds there can be.
        most: u32,
        /// Number of competitors.
        competitors: usize,
    },
    /// A match of an earlier round is none of this system, so that it cannot be counted.
    NotAMatch {
        /// The round of the match.
        round: RoundNumber,
        /// Who played it.
        sides: PerSide<StartNumber>,
        /// What is wrong with it.
        why: Message,
    },
    /// More different scores come together in a bracket than the program can weigh against each other: hundreds, which
    /// only acceleration points can make.
    TooManyScores {
        /// The round.
        round: RoundNumber,
        /// How many there are.
        scores: usize,
    },
    /// The rules leave no pairing.
    NoPairing {
        /// The round.
        round: RoundNumber,
        /// The clause that cannot be kept.
        clause: Clause,
        /// Which obstacle was found.
        obstacle: Message,
    },
}

/// What kind of answer a refusal is. Scripts distinguish the two by the exit code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The question was sound and the answer is no.
    AnswerIsNo,
    /// The input or the request must be corrected first.
    BadInput,
}

impl CannotPair {
    /// Whether the answer is no, or the input must be corrected.
    pub fn refusal(&self) -> Refusal {
        match self {
            CannotPair::NoPairing { .. } => Refusal::AnswerIsNo,
            CannotPair::AllRoundsPlayed { .. }
            | CannotPair::GameWithoutResult { .. }
            | CannotPair::TooManyRounds { .. }
            | CannotPair::TooManyScores { .. }
            | CannotPair::NotAMatch { .. } => Refusal::BadInput,
        }
    }

    /// The clause behind the refusal; none when the program, not a rule, is the reason.
    pub fn clause(&self) -> Option<Clause> {
        match self {
            CannotPair::AllRoundsPlayed { .. } | CannotPair::GameWithoutResult { .. } => {
                Some(Clause::new("K-ORDER"))
            }
            CannotPair::TooManyRounds { .. } => Some(Clause::new("G-3.1.1")),
            CannotPair::NotAMatch { .. } => Some(Clause::new("P-6.1")),
            CannotPair::TooManyScores { .. } => None,
            CannotPair::NoPairing { clause, .. } => Some(*clause),
        }
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            CannotPair::AllRoundsPlayed { rounds } => {
                Message::new("pair-all-rounds-played").with("rounds", *rounds)
            }
            CannotPair::GameWithoutResult { round, sides } => Message::new("pair-game-without-result")
                .with("round", *round)
                .with("first", sides.first)
                .with("second", sides.second),
            CannotPair::TooManyRounds { planned, most, competitors } => Message::new("pair-too-many-rounds")
                .with("planned", *planned)
                .with("most", *most)
                .with("competitors", *competitors),
            CannotPair::NotAMatch { round, sides, why } => Message::new("pair-not-a-match")
                .with("round", *round)
                .with("first", sides.first)
                .with("second", sides.second)
                .with("why", why.clone()),
            CannotPair::TooManyScores { round, scores } => {
                Message::new("pair-too-many-scores").with("round", *round).with("scores", *scores)
            }
            CannotPair::NoPairing { round, obstacle, .. } => {
                Message::new("pair-no-pairing").with("round", *round).with("obstacle", obstacle.clone())
            }
        }
    }
}

impl fmt::Display for CannotPair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for CannotPair {}

/// Refuses a tournament that is over, and one in which a game has no result yet: what every system that pairs by points
/// asks before anything else.
pub(crate) fn require_another_round(tournament: &Tournament) -> Result<(), CannotPair> {
    match tournament.planned_rounds() {
        Some(rounds) if tournament.is_complete() => Err(CannotPair::AllRoundsPlayed { rounds }),
        _ => require_results(tournament),
    }
}

/// Refuses a tournament in which a game has no result yet. Systems that pair by points ask this first;
/// the tables of a round robin do not depend on results.
///
/// # Errors
/// [`CannotPair::GameWithoutResult`] names the first such game.
pub fn require_results(tournament: &Tournament) -> Result<(), CannotPair> {
    match tournament.pending_games().next() {
        Some((round, game)) => Err(CannotPair::GameWithoutResult { round, sides: game.sides }),
        None => Ok(()),
    }
}
