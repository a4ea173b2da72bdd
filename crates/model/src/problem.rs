//! What can be wrong with input, in words an arbiter can act on.

use std::fmt;

use kolo_messages::{Lang, Message};

use crate::{
    GoRank, HalfPoints, NameProblem, PerSide, Place, RatingOutOfRange, Scoring, UnreadableDate,
    UnreadableRank, UnreadableTitle,
};

/// One thing that is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Where it stands.
    pub place: Place,
    /// What is wrong.
    pub kind: ProblemKind,
}

/// What is wrong. Each kind says what to do about it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProblemKind {
    /// There are no players.
    NoCompetitors,
    /// More competitors or rounds than the program takes.
    TooMany {
        /// What there is too much of: competitors or rounds.
        what: TooManyOf,
        /// How many there are.
        count: usize,
        /// How many are taken.
        most: usize,
    },
    /// A start number of zero.
    NumberZero,
    /// A start number given twice.
    NumberTwice {
        /// The number.
        no: u32,
        /// Where it was given first.
        first: Place,
    },
    /// A start number is skipped.
    NumberMissing {
        /// The number no player has.
        no: u32,
        /// The highest number given.
        highest: u32,
    },
    /// A name cannot be shown.
    Name(NameProblem),
    /// A rating that cannot be.
    Rating(RatingOutOfRange),
    /// A title that is none.
    Title(UnreadableTitle),
    /// A go rank that is none.
    Rank(UnreadableRank),
    /// A date that is none.
    Date(UnreadableDate),
    /// A round names a player who is not entered.
    UnknownCompetitor {
        /// The number.
        no: u32,
        /// The round, if it is about one.
        round: Option<u32>,
    },
    /// A player meets themselves.
    AgainstHimself {
        /// The number.
        no: u32,
        /// The round.
        round: u32,
    },
    /// A player stands in a round twice.
    NamedTwice {
        /// The number.
        no: u32,
        /// The round.
        round: u32,
    },
    /// One says that they met the other; the other says something else.
    OpponentDisagrees {
        /// The round.
        round: u32,
        /// Who says it.
        who: u32,
        /// Whom they name.
        opponent: u32,
        /// Whom that one names, if anyone.
        opponent_has: Option<u32>,
    },
    /// Both say that they had the same side.
    SidesDisagree {
        /// The round.
        round: u32,
        /// The one.
        who: u32,
        /// The other.
        opponent: u32,
    },
    /// A played game without sides.
    SideMissing {
        /// The round.
        round: u32,
        /// The one.
        who: u32,
        /// The other.
        opponent: u32,
    },
    /// The two lines give different handicaps.
    TermsDisagree {
        /// The round.
        round: u32,
        /// The one.
        who: u32,
        /// The other.
        opponent: u32,
    },
    /// The two lines give results that cannot both be true.
    ResultsDisagree {
        /// The round.
        round: u32,
        /// The one.
        who: u32,
        /// The other.
        opponent: u32,
    },
    /// Points that no result gives.
    PointsImpossible {
        /// The points.
        points: PerSide<HalfPoints>,
        /// Whether the game was marked as not played.
        forfeit: bool,
    },
    /// The tournament gives more points for a round than any does.
    PointsTooMany {
        /// The points.
        points: HalfPoints,
    },
    /// A match of the gomoku contest was played and has no score.
    ScoreMissing,
    /// A score that this many games cannot give.
    ScoreImpossible {
        /// The score.
        score: PerSide<i64>,
        /// The highest possible.
        most: u32,
    },
    /// A round without any game or bye stands before one that has some.
    RoundEmpty {
        /// The round.
        round: u32,
    },
    /// More rounds were played than planned.
    MoreRoundsThanPlanned {
        /// Rounds played.
        played: usize,
        /// Rounds planned.
        planned: u32,
    },
    /// The McMahon bar lies below the floor.
    BarBelowFloor {
        /// The bar.
        bar: GoRank,
        /// The floor.
        floor: GoRank,
    },
    /// A professional grade where an amateur rank is due.
    RankNotAmateur {
        /// The grade.
        rank: GoRank,
    },
    /// A criterion of the pairing that is named twice.
    WishTwice {
        /// Its name in files.
        wish: &'static str,
    },
    /// A tournament of no rounds.
    NoRounds,
    /// A number of boards other than 1, 3 or 5.
    BoardsImpossible {
        /// The number.
        boards: u32,
    },
    /// A player plays after having withdrawn.
    PlaysAfterWithdrawal {
        /// The number.
        no: u32,
        /// Withdrew after this round.
        withdrawn_after: u32,
        /// Plays in this round.
        round: u32,
    },
    /// An absence is planned for a round that has been played.
    PlannedInThePast {
        /// The round.
        round: u32,
        /// Rounds played.
        played: usize,
    },
    /// A prohibition that names fewer than two.
    ForbiddenTooFew,
}

/// What there is too much of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TooManyOf {
    /// Competitors.
    Competitors,
    /// Rounds.
    Rounds,
}

impl ProblemKind {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            ProblemKind::NoCompetitors => Message::new("no-competitors"),
            ProblemKind::TooMany { what: TooManyOf::Competitors, count, most } => {
                Message::new("too-many-competitors").with("count", *count).with("most", *most)
            }
            ProblemKind::TooMany { what: TooManyOf::Rounds, count, most } => {
                Message::new("too-many-rounds").with("count", *count).with("most", *most)
            }
            ProblemKind::NumberZero => Message::new("number-zero"),
            ProblemKind::NumberTwice { no, first } => {
                let first = first.to_string();
                if first.is_empty() {
                    Message::new("number-twice").with("no", *no)
                } else {
                    Message::new("number-twice-at").with("no", *no).with("first", first)
                }
            }
            ProblemKind::NumberMissing { no, highest } => {
                Message::new("number-missing").with("no", *no).with("highest", *highest)
            }
            ProblemKind::Name(problem) => problem.message(),
            ProblemKind::Rating(problem) => problem.message(),
            ProblemKind::Title(problem) => problem.message(),
            ProblemKind::Rank(problem) => problem.message(),
            ProblemKind::Date(problem) => problem.message(),
            ProblemKind::UnknownCompetitor { no, round: Some(round) } => {
                Message::new("unknown-competitor-in-round").with("no", *no).with("round", *round)
            }
            ProblemKind::UnknownCompetitor { no, round: None } => {
                Message::new("unknown-competitor").with("no", *no)
            }
            ProblemKind::AgainstHimself { no, round } => {
                Message::new("against-himself").with("no", *no).with("round", *round)
            }
            ProblemKind::NamedTwice { no, round } => {
                Message::new("named-twice").with("no", *no).with("round", *round)
            }
            ProblemKind::OpponentDisagrees { round, who, opponent, opponent_has } => {
                let message = match opponent_has {
                    Some(other) => Message::new("opponent-names-another").with("other", *other),
                    None => Message::new("opponent-names-nobody"),
                };
                between(message, *round, *who, *opponent)
            }
            ProblemKind::SidesDisagree { round, who, opponent } => {
                between(Message::new("sides-disagree"), *round, *who, *opponent)
            }
            ProblemKind::SideMissing { round, who, opponent } => {
                between(Message::new("side-missing"), *round, *who, *opponent)
            }
            ProblemKind::TermsDisagree { round, who, opponent } => {
                between(Message::new("terms-disagree"), *round, *who, *opponent)
            }
            ProblemKind::ResultsDisagree { round, who, opponent } => {
                between(Message::new("results-disagree"), *round, *who, *opponent)
            }
            ProblemKind::PointsImpossible { points, forfeit } => {
                let message = if *forfeit {
                    Message::new("forfeit-points-impossible")
                } else {
                    Message::new("points-impossible")
                };
                message.with("first", points.first).with("second", points.second)
            }
            ProblemKind::ScoreMissing => Message::new("score-missing"),
            ProblemKind::ScoreImpossible { score, most } => Message::new("score-impossible")
                .with("first", score.first)
                .with("second", score.second)
                .with("most", *most),
            ProblemKind::RoundEmpty { round } => Message::new("round-empty").with("round", *round),
            ProblemKind::MoreRoundsThanPlanned { played, planned } => {
                Message::new("more-rounds-than-planned").with("played", *played).with("planned", *planned)
            }
            ProblemKind::NoRounds => Message::new("no-rounds"),
            ProblemKind::BoardsImpossible { boards } => {
                Message::new("boards-impossible").with("boards", *boards)
            }
            ProblemKind::PlaysAfterWithdrawal { no, withdrawn_after, round } => {
                Message::new("plays-after-withdrawal")
                    .with("no", *no)
                    .with("withdrawn", *withdrawn_after)
                    .with("round", *round)
            }
            ProblemKind::PlannedInThePast { round, played } => {
                Message::new("planned-in-the-past").with("round", *round).with("played", *played)
            }
            ProblemKind::ForbiddenTooFew => Message::new("forbidden-too-few"),
            ProblemKind::PointsTooMany { points } => {
                Message::new("points-too-many").with("points", *points).with("most", Scoring::MOST)
            }
            ProblemKind::BarBelowFloor { bar, floor } => {
                Message::new("bar-below-floor").with("bar", bar.to_string()).with("floor", floor.to_string())
            }
            ProblemKind::RankNotAmateur { rank } => {
                Message::new("rank-not-amateur").with("rank", rank.to_string())
            }
            ProblemKind::WishTwice { wish } => Message::new("json-wish-twice").with("wish", *wish),
        }
    }
}

fn between(message: Message, round: u32, who: u32, opponent: u32) -> Message {
    message.with("round", round).with("who", who).with("opponent", opponent)
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.place.is_unknown() {
            write!(f, "{}: ", self.place)?;
        }
        f.write_str(&self.kind.message().text(Lang::En))
    }
}

/// Everything that is wrong, in the order of the input. Never empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// The problems found, or `None` if there are none. Sorted by place.
    pub fn from_list(mut problems: Vec<Problem>) -> Option<Self> {
        problems.sort_by_key(|problem| (problem.place.line, problem.place.column));
        (!problems.is_empty()).then_some(Problems(problems))
    }

    /// How many there are.
    #[expect(clippy::len_without_is_empty, reason = "there is always at least one")]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// One after the other.
    pub fn iter(&self) -> std::slice::Iter<'_, Problem> {
        self.0.iter()
    }

    /// Whether the input is sound but larger than the program takes.
    pub fn is_too_large(&self) -> bool {
        self.0.iter().any(|problem| matches!(problem.kind, ProblemKind::TooMany { .. }))
    }
}

impl From<Problem> for Problems {
    fn from(problem: Problem) -> Self {
        Problems(vec![problem])
    }
}

impl<'a> IntoIterator for &'a Problems {
    type Item = &'a Problem;
    type IntoIter = std::slice::Iter<'a, Problem>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.0.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{problem}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Problems {}

/// Something odd that does not keep the tournament from being used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Warning {
    /// Where it stands.
    pub place: Place,
    /// What is odd.
    pub kind: WarningKind,
}

/// What is odd.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum WarningKind {
    /// The file states other points than the results add up to.
    PointsDiffer {
        /// Who.
        no: u32,
        /// Stated in the file.
        listed: HalfPoints,
        /// Sum of the results.
        computed: HalfPoints,
    },
    /// Two met more than once (R-B1a).
    MetTwice {
        /// The one.
        first: u32,
        /// The other.
        second: u32,
        /// The later round.
        round: u32,
    },
    /// A Swiss tournament with no more players than rounds (G-3.1.2).
    FewForSwiss {
        /// How many play.
        players: usize,
        /// How many rounds are planned.
        rounds: u32,
    },
    /// A McMahon tournament with fewer than three players a round (G-3.1.3).
    FewForMcMahon {
        /// How many play.
        players: usize,
        /// How many rounds are planned.
        rounds: u32,
    },
    /// The strength of this player of a McMahon tournament is not known: they start at the bottom (G-3.1.3).
    StrengthUnknown {
        /// Who.
        no: u32,
    },
}

impl WarningKind {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            WarningKind::PointsDiffer { no, listed, computed } => Message::new("points-differ")
                .with("no", *no)
                .with("listed", *listed)
                .with("computed", *computed),
            WarningKind::MetTwice { first, second, round } => {
                Message::new("met-twice").with("first", *first).with("second", *second).with("round", *round)
            }
            WarningKind::FewForSwiss { players, rounds } => {
                Message::new("few-for-swiss").with("players", *players).with("rounds", *rounds)
            }
            WarningKind::FewForMcMahon { players, rounds } => {
                Message::new("few-for-mcmahon").with("players", *players).with("rounds", *rounds)
            }
            WarningKind::StrengthUnknown { no } => Message::new("strength-unknown").with("no", *no),
        }
    }
}
