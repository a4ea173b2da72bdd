//! What the pairing of Swiss and McMahon looks at, after the score (G-3.2.2).

use serde::{Deserialize, Serialize};

/// One wish. The order in which a tournament names its wishes is their importance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// No player floats up or down as in the round before.
    RepeatedFloats,
    /// No player floats up, or down, more than once beyond balance.
    FloatBalance,
    /// Players who float up or down come from the middle of their score group.
    Floaters,
    /// Who meets whom inside a score group.
    Seeding,
    /// Few games within a club.
    Club,
    /// Few games within a country.
    Country,
    /// Both colours equally often, in games without handicap.
    Colours,
}

impl Wish {
    /// Every wish, with its name in files.
    pub const ALL: [(&'static str, Wish); 7] = [
        ("repeated-floats", Wish::RepeatedFloats),
        ("float-balance", Wish::FloatBalance),
        ("floaters", Wish::Floaters),
        ("seeding", Wish::Seeding),
        ("club", Wish::Club),
        ("country", Wish::Country),
        ("colours", Wish::Colours),
    ];
}

/// Who meets whom inside a score group of which the order is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seeding {
    /// The first of the upper half against the first of the lower half, and so on.
    Slip,
    /// The first against the last, and so on.
    Fold,
    /// A player of the upper half against one of the lower half; the lot says who.
    Halves,
    /// The lot says who.
    Random,
}

impl Seeding {
    /// Every way, with its name in files.
    pub const ALL: [(&'static str, Seeding); 4] = [
        ("slip", Seeding::Slip),
        ("fold", Seeding::Fold),
        ("halves", Seeding::Halves),
        ("random", Seeding::Random),
    ];
}

/// Seeding that changes in the course of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeedingPlan {
    /// In the first rounds.
    pub first: Seeding,
    /// How many rounds are the first ones.
    pub first_rounds: u32,
    /// Afterwards.
    pub later: Seeding,
}

impl SeedingPlan {
    /// The same way in every round.
    pub const fn always(seeding: Seeding) -> Self {
        SeedingPlan { first: seeding, first_rounds: 0, later: seeding }
    }

    /// The way of a round.
    pub fn in_round(self, round: crate::RoundNumber) -> Seeding {
        if round.get() <= self.first_rounds { self.first } else { self.later }
    }
}

/// A list of wishes with a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawPreset {
    /// The reading of the association's rules.
    #[default]
    Association,
    /// What people who come from OpenGotha know as McMahon.
    OpengothaMm,
    /// What people who come from OpenGotha know as Swiss.
    OpengothaSwiss,
}

impl DrawPreset {
    /// Every preset, with its name in files and on the command line.
    pub const ALL: [(&'static str, DrawPreset); 3] = [
        ("association", DrawPreset::Association),
        ("opengotha-mm", DrawPreset::OpengothaMm),
        ("opengotha-swiss", DrawPreset::OpengothaSwiss),
    ];

    /// The name.
    pub fn code(self) -> &'static str {
        DrawPreset::ALL.into_iter().find(|(_, preset)| *preset == self).map_or("", |(code, _)| code)
    }
}

/// The criteria of a tournament's pairing: a preset, and what differs from it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DrawWishes {
    /// Where to start from.
    pub preset: DrawPreset,
    /// The wishes in the order of their importance, if not those of the preset.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wishes: Option<Vec<Wish>>,
    /// Who meets whom inside a score group, if not as in the preset.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seeding: Option<SeedingPlan>,
}
