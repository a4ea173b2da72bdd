//! A plan of stages as it is recorded: nothing here is checked yet.

use serde::{Deserialize, Serialize};

use crate::{Contest, GroupId, MatchId, Slot, StageId, TieRule};

/// Who plays whom, as a graph: every slot holds a link. Links are `String`s as written in a file, or [`Slot`]s.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan<L = Slot> {
    /// What a contest of schools adds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contest: Option<Contest>,
    /// The stages, in the order they are shown. Which comes first is a matter of the links.
    pub stages: Vec<Stage<L>>,
    /// Who takes which place in the end, place 1 first.
    pub places: Vec<FinalPlaces<L>>,
}

/// A plan whose links are texts.
pub type RawPlan = Plan<String>;

/// Groups, or matches of a knockout, or both.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stage<L = Slot> {
    /// Name.
    pub id: StageId,
    /// Groups; all meet each other.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<Group<L>>,
    /// Matches; the winner moves on (G-3.1.4).
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<Match<L>>,
}

/// A group. Its games are those of the Schurig table (G-3.2.2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group<L = Slot> {
    /// Name.
    pub id: GroupId,
    /// The members, number 1 of the table first.
    pub members: Vec<L>,
    /// Once or twice.
    #[serde(default, skip_serializing_if = "Games::is_usual")]
    pub games: Games,
    /// Names of the criteria that order the group; the usual ones of a round robin if empty (G-3.3.4a).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub criteria: Vec<String>,
    /// What decides between those whom no criterion separated.
    #[serde(default, skip_serializing_if = "TieRule::is_usual")]
    pub ties: TieRule,
    /// So many places from the first on are separated even if nothing but a final place depends on them.
    #[serde(default, skip_serializing_if = "is_none")]
    pub settle: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_none(places: &u32) -> bool {
    *places == 0
}

/// How often all meet each other in a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Games {
    /// Once.
    #[default]
    Single,
    /// Twice, the second time with the sides exchanged.
    Double,
}

impl Games {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_usual(&self) -> bool {
        *self == Games::Single
    }
}

/// A match of a knockout.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Match<L = Slot> {
    /// Name.
    pub id: MatchId,
    /// The first side.
    pub first: L,
    /// The second side.
    pub second: L,
    /// What decides a drawn match.
    #[serde(default, skip_serializing_if = "TieRule::is_usual")]
    pub ties: TieRule,
}

/// A final place, or several that are shared because they are not played out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinalPlaces<L = Slot> {
    /// The best of the places.
    pub from: u32,
    /// The last of them.
    pub to: u32,
    /// Who takes them.
    pub who: Vec<L>,
}

impl<L> Plan<L> {
    /// The same plan with every link put through `f`.
    pub fn map<M>(&self, mut f: impl FnMut(&L) -> M) -> Plan<M> {
        let stage = |stage: &Stage<L>, f: &mut dyn FnMut(&L) -> M| Stage {
            id: stage.id.clone(),
            groups: stage
                .groups
                .iter()
                .map(|group| Group {
                    id: group.id.clone(),
                    members: group.members.iter().map(&mut *f).collect(),
                    games: group.games,
                    criteria: group.criteria.clone(),
                    ties: group.ties,
                    settle: group.settle,
                })
                .collect(),
            matches: stage
                .matches
                .iter()
                .map(|game| Match {
                    id: game.id.clone(),
                    first: f(&game.first),
                    second: f(&game.second),
                    ties: game.ties,
                })
                .collect(),
        };
        Plan {
            contest: self.contest.clone(),
            stages: self.stages.iter().map(|one| stage(one, &mut f)).collect(),
            places: self
                .places
                .iter()
                .map(|places| FinalPlaces {
                    from: places.from,
                    to: places.to,
                    who: places.who.iter().map(&mut f).collect(),
                })
                .collect(),
        }
    }
}

impl Plan<Slot> {
    /// With the links as texts.
    pub fn to_raw(&self) -> RawPlan {
        self.map(ToString::to_string)
    }
}
