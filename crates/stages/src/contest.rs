//! What a plan of the contest of schools says beyond its links (P-1.1.4.3, P-1.1.4.4, P-1.1.4.7, P-1.1.4.8).

use serde::{Deserialize, Serialize};

use crate::{EntrantId, GroupId};

/// More boards than any team has.
pub const MOST_BOARDS: u32 = 1_000;

/// A tournament of the contest: an area or regional one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contest {
    /// By which rules.
    pub rules: ContestRules,
    /// Games of a match, each of them two duels.
    pub boards: Boards,
    /// What was chosen for a field that the rules do not cover; left out where they do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub small: Option<SmallField>,
    /// The draw of the groups, in the order in which teams were drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draw: Vec<Drawn>,
}

/// The rules of a contest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ContestRules {
    /// pIšQworky 2023.
    #[serde(rename = "pisqworky-2023")]
    Pisqworky2023,
}

/// What decides between those who are tied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum TieRule {
    /// A match of a knockout needs a winner, and tied members of a group are put in order by the arbiter or by
    /// lot (K-TIE).
    #[default]
    #[serde(rename = "usual")]
    Usual,
    /// The steps of pIšQworky 2023: P-1.1.4.7 in groups, P-1.1.4.8.1 in the play-off.
    #[serde(rename = "pisqworky-2023")]
    Pisqworky2023,
}

impl TieRule {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(crate) fn is_usual(&self) -> bool {
        *self == TieRule::Usual
    }
}

/// Games of a match: three in the contest of primary schools, five in that of secondary schools.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Boards(u32);

impl Boards {
    /// So many, if a team can have so many.
    pub fn new(boards: u32) -> Option<Self> {
        let boards = Boards(boards);
        boards.is_possible().then_some(boards)
    }

    /// The number.
    pub fn get(self) -> u32 {
        self.0
    }

    /// The points of a match that one side has all of: two duels a board, two points each.
    pub fn full_score(self) -> u32 {
        self.0.saturating_mul(4)
    }

    /// A file can hold any number.
    pub(crate) fn is_possible(self) -> bool {
        (1..=MOST_BOARDS).contains(&self.0)
    }
}

/// A way out for a field of fewer than four teams, which the rules do not cover (P-1.1.4.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SmallField {
    /// No team came: the tournament is not held.
    NotHeld,
    /// One team: it goes on without a match.
    GoesOn,
    /// Two teams: two matches.
    TwoMatches,
    /// Three teams: all meet each other twice.
    DoubleRound,
}

impl SmallField {
    /// What is proposed for so many teams; `None` where the rules cover them.
    pub fn proposed(teams: usize) -> Option<Self> {
        match teams {
            0 => Some(SmallField::NotHeld),
            1 => Some(SmallField::GoesOn),
            2 => Some(SmallField::TwoMatches),
            3 => Some(SmallField::DoubleRound),
            _ => None,
        }
    }
}

/// One team drawn into a group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawn {
    /// Who.
    pub who: EntrantId,
    /// Where to.
    pub group: GroupId,
}
