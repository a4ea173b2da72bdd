//! Who belongs to a side, in the order of registration (P-1.1.2.1).

use kolo_model::{MemberRole, Name, PerSide, Side};
use serde::{Deserialize, Serialize};

use crate::PlayerId;

/// One who may play for a side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RosterMember {
    /// The number of the contest.
    pub id: PlayerId,
    /// Name.
    pub name: Name,
    /// Regular player or substitute.
    pub role: MemberRole,
}

/// A side of matches: a team with its members in the order of registration, or one player alone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roster {
    /// Name of the team, or of the player.
    pub name: Name,
    /// Members in the order of registration.
    pub members: Vec<RosterMember>,
}

impl Roster {
    /// A player of the individual contest: a side of one.
    pub fn individual(id: PlayerId, name: Name) -> Self {
        let member = RosterMember { id, name: name.clone(), role: MemberRole::Captain };
        Roster { name, members: vec![member] }
    }

    /// The member with this number.
    pub fn member(&self, id: PlayerId) -> Option<&RosterMember> {
        self.members.iter().find(|member| member.id == id)
    }

    /// Those who play unless they cannot come, in the order of registration.
    pub fn regulars(&self) -> impl Iterator<Item = &RosterMember> {
        self.members.iter().filter(|member| !is_substitute(member.role))
    }

    /// Those who step in, in the order of registration.
    pub fn substitutes(&self) -> impl Iterator<Item = &RosterMember> {
        self.members.iter().filter(|member| is_substitute(member.role))
    }
}

fn is_substitute(role: MemberRole) -> bool {
    match role {
        MemberRole::Captain | MemberRole::Player => false,
        MemberRole::Substitute => true,
    }
}

/// The name of a player whose team may not be known: their number then.
pub(crate) fn player_name(rosters: Option<PerSide<&Roster>>, id: PlayerId) -> String {
    let found = rosters.and_then(|rosters| Side::BOTH.into_iter().find_map(|side| rosters[side].member(id)));
    found.map_or_else(|| id.to_string(), |member| member.name.to_string())
}
