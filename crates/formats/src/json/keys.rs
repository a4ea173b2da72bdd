//! Names that reading and writing share.

use kolo_model::{
    Acceleration, AdjournedGames, CountLine, FloatsTwoRoundsAgo, ForfeitOpponents, Idle, Lot, MemberRole,
    OpponentPadding, RatingBasis, Sex, Share, System, TrfDialect,
};

/// The version of the format.
pub(super) const VERSION: u32 = 1;

/// Keys of the file, in the order in which they are written.
pub(super) const FILE: [&str; 25] = [
    "kolo",
    "event",
    "system",
    "rounds",
    "lot",
    "boards",
    "bye_score",
    "scoring",
    "adjourned_games",
    "b6",
    "acceleration",
    "mcmahon",
    "handicap",
    "komi",
    "draw",
    "forfeits",
    "seed",
    "criteria",
    "competitors",
    "played",
    "absent_next",
    "planned",
    "forbidden",
    "accelerations",
    "teams",
];

/// Keys of the event.
pub(super) const EVENT: [&str; 14] = [
    "name",
    "city",
    "federation",
    "start",
    "end",
    "kind",
    "chief_arbiter",
    "deputies",
    "time_control",
    "round_dates",
    "other_lines",
    "dialect",
    "opponents",
    "counts",
];

/// Keys of a competitor.
pub(super) const COMPETITOR: [&str; 16] = [
    "no",
    "name",
    "rating",
    "rating_basis",
    "title",
    "rank",
    "mm_adjustment",
    "super_group",
    "club",
    "country",
    "sex",
    "born",
    "federation_id",
    "listed_place",
    "withdrawn_after",
    "roster",
];

/// Keys of a game.
pub(super) const GAME: [&str; 11] = [
    "first",
    "second",
    "points",
    "result",
    "score",
    "forfeit",
    "unrated",
    "adjourned",
    "pending",
    "handicap",
    "komi",
];

/// Keys of the McMahon settings.
pub(super) const MCMAHON: [&str; 4] = ["by", "bar", "floor", "first_professional"];

/// Keys of the handicap.
pub(super) const HANDICAP: [&str; 5] = ["by", "reduction", "none_from", "most", "komi"];

/// Keys of the criteria of the pairing.
pub(super) const DRAW: [&str; 3] = ["preset", "wishes", "seeding"];

/// Keys of a seeding that changes.
pub(super) const SEEDING: [&str; 3] = ["first", "first_rounds", "later"];

pub(super) const FORFEITS: [(&str, ForfeitOpponents); 2] =
    [("not-played", ForfeitOpponents::NotPlayed), ("count", ForfeitOpponents::Count)];

/// Keys of an entry without opponent, each with its kind.
pub(super) const IDLE: [(&str, Idle); 6] = [
    ("bye", Idle::PairingBye),
    ("full_bye", Idle::FullPointBye),
    ("half_bye", Idle::HalfPointBye),
    ("zero_bye", Idle::ZeroPointBye),
    ("absent", Idle::AnnouncedAbsence),
    ("missing", Idle::Absent),
];

/// Keys of the scoring.
pub(super) const SCORING: [&str; 9] =
    ["win", "draw", "loss", "forfeit_win", "forfeit_loss", "pairing_bye", "full_bye", "half_bye", "absence"];

pub(super) const LOTS: [(&str, Lot); 4] = [
    ("first-starts", Lot::FirstStarts),
    ("first-waits", Lot::FirstWaits),
    ("white", Lot::FirstStarts),
    ("black", Lot::FirstWaits),
];

pub(super) const ADJOURNED_GAMES: [(&str, AdjournedGames); 2] =
    [("as-draws", AdjournedGames::AsDraws), ("without-points", AdjournedGames::WithoutPoints)];

pub(super) const B6: [(&str, FloatsTwoRoundsAgo); 2] =
    [("same", FloatsTwoRoundsAgo::Same), ("any", FloatsTwoRoundsAgo::Any)];

pub(super) const ACCELERATIONS: [(&str, Acceleration); 2] =
    [("not-used", Acceleration::NotUsed), ("baku", Acceleration::Baku)];

/// The origins of ratings by name.
pub(super) fn rating_bases() -> [(&'static str, RatingBasis); 5] {
    RatingBasis::ALL.map(|basis| (basis.code(), basis))
}

pub(super) const SEXES: [(&str, Sex); 2] = [("female", Sex::Female), ("male", Sex::Male)];

pub(super) const ROLES: [(&str, MemberRole); 3] = [
    ("captain", MemberRole::Captain),
    ("player", MemberRole::Player),
    ("substitute", MemberRole::Substitute),
];

pub(super) const SHARES: [(&str, Share); 3] =
    [("win", Share::Win), ("draw", Share::Draw), ("loss", Share::Loss)];

pub(super) const DIALECTS: [(&str, TrfDialect); 2] =
    [("trf16", TrfDialect::Trf16), ("trf26", TrfDialect::Trf26)];

pub(super) const PADDINGS: [(&str, OpponentPadding); 2] =
    [("spaces", OpponentPadding::Spaces), ("zeros", OpponentPadding::Zeros)];

pub(super) const COUNTS: [(&str, CountLine); 3] = [
    ("players", CountLine::Players),
    ("rated-players", CountLine::RatedPlayers),
    ("teams", CountLine::Teams),
];

/// The systems by name.
pub(super) fn systems() -> [(&'static str, System); 6] {
    System::ALL.map(|system| (system.code(), system))
}

/// The first name of `value`.
pub(super) fn name_of<T: PartialEq>(options: &[(&'static str, T)], value: &T) -> &'static str {
    options.iter().find(|(_, option)| option == value).map_or("", |(name, _)| name)
}
