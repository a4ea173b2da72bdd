//! A tournament as it was written down: nothing here is checked yet.

use crate::{
    Acceleration, AdjournedGames, EventInfo, FloatsTwoRoundsAgo, GameTerms, GoSettings, HalfPoints, Idle,
    Lot, MemberRole, PerSide, Place, RatingBasis, RatingReport, Scoring, Sex, Share, Side, Spot, SuperGroup,
    System,
};

/// Everything a file, a form or a script can say about a tournament.
///
/// [`RawTournament::check`](crate::RawTournament::check) makes a [`Tournament`](crate::Tournament) of it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RawTournament {
    /// Name, place and officials.
    pub event: EventInfo,
    /// How pairs are made.
    pub system: Option<System>,
    /// Number of rounds planned.
    pub rounds: Option<Spot<u32>>,
    /// The lot of round 1.
    pub lot: Option<Lot>,
    /// Games per match (gomoku).
    pub boards: Option<Spot<u32>>,
    /// Score of a bye (gomoku).
    pub bye_score: Option<Spot<u32>>,
    /// Points for results, if not the usual ones of the system.
    pub scoring: Option<Scoring>,
    /// What adjourned games are worth for pairing.
    pub adjourned_games: AdjournedGames,
    /// Which floats the system of 1992 looks back at.
    pub b6: FloatsTwoRoundsAgo,
    /// Which acceleration is used for pairing; `accelerations` are the points themselves.
    pub acceleration: Acceleration,
    /// What only go tournaments set.
    pub go: GoSettings,
    /// Seed of all lots.
    pub seed: Option<u64>,
    /// Order of players, if not the usual one of the system.
    pub criteria: Vec<Spot<String>>,
    /// Who plays.
    pub competitors: Vec<RawCompetitor>,
    /// The rounds so far.
    pub played: Vec<RawRound>,
    /// Rounds to come that a player will miss.
    pub planned: Vec<RawPlanned>,
    /// Pairs that must not be made.
    pub forbidden: Vec<RawForbidden>,
    /// Fictitious points for pairing, by start number, one a round.
    pub accelerations: Vec<(Spot<u32>, Vec<HalfPoints>)>,
    /// Named groups of players.
    pub teams: Vec<(String, Vec<Spot<u32>>)>,
}

/// A competitor as written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RawCompetitor {
    /// Where the entry begins.
    pub place: Place,
    /// Start number.
    pub no: u32,
    /// Name.
    pub name: String,
    /// Rating and its origin.
    pub rating: Option<Spot<i64>>,
    /// Where the rating comes from.
    pub rating_basis: RatingBasis,
    /// Chess title.
    pub title: Option<Spot<String>>,
    /// Go rank.
    pub rank: Option<Spot<String>>,
    /// What the arbiter adds to the McMahon start coefficient.
    pub adjustment: i32,
    /// Whether named for the super group.
    pub super_group: SuperGroup,
    /// Club or school.
    pub club: Option<Spot<String>>,
    /// Country or federation.
    pub country: Option<Spot<String>>,
    /// Sex.
    pub sex: Option<Sex>,
    /// Date of birth.
    pub born: Option<Spot<String>>,
    /// Number in the federation's list.
    pub federation_id: Option<u64>,
    /// Withdrew after this round.
    pub withdrawn_after: Option<Spot<u32>>,
    /// Roster; `None` for a person.
    pub roster: Option<Vec<(Spot<String>, MemberRole)>>,
    /// Points the file states; compared with the sum of the results.
    pub listed_points: Option<Spot<HalfPoints>>,
    /// Place the file states.
    pub listed_place: Option<u32>,
}

impl RawCompetitor {
    /// A competitor of whom number and name are known.
    pub fn named(no: u32, name: &str) -> Self {
        RawCompetitor { no, name: name.to_owned(), ..RawCompetitor::default() }
    }
}

/// A round as written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RawRound {
    /// Games, halves of games and byes in any order.
    pub entries: Vec<RawEntry>,
}

/// One entry of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RawEntry {
    /// A whole game with both sides.
    Game {
        /// Where it stands.
        place: Place,
        /// Start numbers.
        sides: PerSide<u32>,
        /// How it ended.
        result: RawGameResult,
        /// Points inside the match.
        score: Option<PerSide<i64>>,
        /// Handicap and komi.
        terms: GameTerms,
    },
    /// What one player's line says about the game; the opponent's line must say the same.
    Half {
        /// Where it stands.
        place: Place,
        /// Whose line.
        who: u32,
        /// Against whom.
        opponent: u32,
        /// On which side, if the line says it.
        side: Option<Side>,
        /// How it ended for them.
        result: RawHalfResult,
        /// Handicap and komi.
        terms: GameTerms,
    },
    /// A round without opponent.
    Idle {
        /// Where it stands.
        place: Place,
        /// Who.
        who: u32,
        /// Why.
        idle: Idle,
    },
}

impl RawEntry {
    /// An even game between two start numbers, of which nothing more is written.
    pub fn game(first: u32, second: u32, result: RawGameResult) -> Self {
        let place = Place::default();
        RawEntry::Game {
            place,
            sides: PerSide::new(first, second),
            result,
            score: None,
            terms: GameTerms::EVEN,
        }
    }
}

/// The result of a whole game as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RawGameResult {
    /// Points of each side for a played game.
    Points(PerSide<HalfPoints>),
    /// Points of each side for a game that was not played.
    ForfeitPoints(PerSide<HalfPoints>),
    /// Adjourned.
    Adjourned,
    /// No result yet.
    Pending,
    /// Already in the model's own words.
    Outcome(crate::Outcome),
}

/// The result in one player's line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RawHalfResult {
    /// Played.
    Played(Share, RatingReport),
    /// Not played.
    Forfeit(Share),
    /// Adjourned.
    Adjourned,
    /// No result yet.
    Pending,
}

/// A round that a player will miss.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RawPlanned {
    /// Where it stands.
    pub place: Place,
    /// The round; `None` for the next one.
    pub round: Option<u32>,
    /// Who.
    pub who: u32,
    /// Which kind.
    pub idle: Idle,
}

/// Competitors who must not meet each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RawForbidden {
    /// Where it stands.
    pub place: Place,
    /// Start numbers.
    pub members: Vec<u32>,
    /// First round of the prohibition.
    pub from: Option<u32>,
    /// Last round of the prohibition.
    pub to: Option<u32>,
}
