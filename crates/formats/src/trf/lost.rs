//! What a TRF has no place for.

use kolo_messages::Message;

use crate::losses;

/// A kind of fact that is left out or changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Loss {
    System,
    Acceleration,
    Seed,
    Criteria,
    AdjournedGames,
    B6,
    GoSettings,
    GameTerms,
    StartCoefficients,
    Boards,
    ByeScore,
    BoardOrder,
    Scores,
    RoundsWithoutGames,
    ZeroPointByes,
    AbsencesWithoutReason,
    PlannedPairingByes,
    Withdrawals,
    Clubs,
    GoRanks,
    RatingOrigins,
    ZeroRatings,
    Rosters,
    LongNames,
    LongCountries,
    FederationNumbers,
    Places,
    TeamNames,
    Texts,
    KeptLines,
    LongLines,
    FarRounds,
}

impl losses::Loss for Loss {
    fn message(self) -> Message {
        match self {
            Loss::System => Message::new("trf-lost-system"),
            Loss::Acceleration => Message::new("trf-lost-acceleration"),
            Loss::Seed => Message::new("trf-lost-seed"),
            Loss::Criteria => Message::new("trf-lost-criteria"),
            Loss::AdjournedGames => Message::new("trf-lost-adjourned-games"),
            Loss::B6 => Message::new("trf-lost-b6"),
            Loss::GoSettings => Message::new("trf-lost-go-settings"),
            Loss::GameTerms => Message::new("trf-lost-game-terms"),
            Loss::StartCoefficients => Message::new("trf-lost-start-coefficients"),
            Loss::Boards => Message::new("trf-lost-boards"),
            Loss::ByeScore => Message::new("trf-lost-bye-score"),
            Loss::BoardOrder => Message::new("trf-lost-board-order"),
            Loss::Scores => Message::new("trf-lost-scores"),
            Loss::RoundsWithoutGames => Message::new("trf-lost-rounds-without-games"),
            Loss::ZeroPointByes => Message::new("trf-lost-zero-byes"),
            Loss::AbsencesWithoutReason => Message::new("trf-lost-absences"),
            Loss::PlannedPairingByes => Message::new("trf-lost-planned-byes"),
            Loss::Withdrawals => Message::new("trf-lost-withdrawals"),
            Loss::Clubs => Message::new("trf-lost-clubs"),
            Loss::GoRanks => Message::new("trf-lost-go-ranks"),
            Loss::ZeroRatings => Message::new("trf-lost-zero-ratings"),
            Loss::RatingOrigins => Message::new("trf-lost-rating-origins"),
            Loss::Rosters => Message::new("trf-lost-rosters"),
            Loss::LongNames => Message::new("trf-lost-long-names"),
            Loss::LongCountries => Message::new("trf-lost-long-countries"),
            Loss::FederationNumbers => Message::new("trf-lost-federation-numbers"),
            Loss::Places => Message::new("trf-lost-places"),
            Loss::TeamNames => Message::new("trf-lost-team-names"),
            Loss::Texts => Message::new("trf-lost-texts"),
            Loss::KeptLines => Message::new("trf-lost-kept-lines"),
            Loss::LongLines => Message::new("trf-lost-long-lines"),
            Loss::FarRounds => Message::new("trf-lost-far-rounds"),
        }
    }
}

/// Losses with how often they happen.
pub(super) type Losses = losses::Losses<Loss>;
