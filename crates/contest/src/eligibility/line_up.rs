//! Who plays for a team at a tournament (P-1.1.2.2, P-1.1.2.4, P-1.1.2.5).
//!
//! Substitutes step in only for regular players who did not come, so no more play than there are boards; a place for
//! which no player was registered counts as one whose player did not come. Substitutes take the places of the absent in
//! the order of registration; where no player is left for a place, those behind it move up and the last boards stay
//! empty.

use std::collections::{BTreeMap, BTreeSet};

use kolo_messages::Message;
use kolo_model::{Clause, Name};
use serde::{Deserialize, Serialize};

use crate::{Entry, MemberRole, Player, PlayerId};

/// Those who play for an entry at a tournament, by boards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LineUp(Vec<PlayerId>);

impl LineUp {
    /// The players, the first board first.
    pub fn players(&self) -> &[PlayerId] {
        &self.0
    }
}

/// Why a line-up cannot be taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineUpProblem {
    /// A player is not a member.
    NotMember {
        /// Who: name or id.
        player: String,
        /// The team.
        team: Name,
    },
    /// A player is named twice.
    Twice {
        /// Who: name or id.
        player: String,
        /// The team.
        team: Name,
    },
    /// A player plays for another team of the tournament.
    PlaysElsewhere {
        /// Who: name or id.
        player: String,
        /// The team.
        team: Name,
    },
    /// Substitutes play although the regular players are there.
    TooMany {
        /// The team.
        team: Name,
        /// How many came.
        count: usize,
        /// How many play.
        boards: usize,
    },
    /// Too few to start.
    TooFew {
        /// The team.
        team: Name,
        /// How many came.
        count: usize,
        /// How many are needed.
        fewest: usize,
    },
}

impl LineUpProblem {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        Clause::new(match self {
            LineUpProblem::NotMember { .. } | LineUpProblem::Twice { .. } => "P-1.1.2.1",
            LineUpProblem::PlaysElsewhere { .. } => "P-1.1.2.2",
            LineUpProblem::TooMany { .. } => "P-1.1.2.4",
            LineUpProblem::TooFew { .. } => "P-1.1.2.5",
        })
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            LineUpProblem::NotMember { player, team } => {
                Message::new("pieces-lineup-not-member").with("player", player.as_str()).with("team", team)
            }
            LineUpProblem::Twice { player, team } => {
                Message::new("pieces-lineup-twice").with("player", player.as_str()).with("team", team)
            }
            LineUpProblem::PlaysElsewhere { player, team } => {
                Message::new("pieces-lineup-elsewhere").with("player", player.as_str()).with("team", team)
            }
            LineUpProblem::TooMany { team, count, boards } => Message::new("pieces-lineup-too-many")
                .with("team", team)
                .with("count", *count)
                .with("boards", *boards),
            LineUpProblem::TooFew { team, count, fewest } => Message::new("pieces-lineup-too-few")
                .with("team", team)
                .with("count", *count)
                .with("fewest", *fewest),
        }
    }
}

/// The line-up of those who came, or everything that stands against it. `elsewhere` are those who play for another team
/// of this tournament; `players` gives their names to the sentences.
///
/// # Errors
/// When a player is not a member, is named twice or plays elsewhere, and when too many or too few came.
pub fn check_lineup(
    entry: &Entry,
    present: &[PlayerId],
    elsewhere: &BTreeSet<PlayerId>,
    players: &BTreeMap<PlayerId, Player>,
) -> Result<LineUp, Vec<LineUpProblem>> {
    let name = |id: &PlayerId| players.get(id).map_or(id.as_str(), |player| player.name.as_str()).to_owned();
    let team = || entry.name.clone();
    let mut came: BTreeSet<&PlayerId> = BTreeSet::new();
    let mut problems = Vec::new();
    for id in present {
        if !came.insert(id) {
            problems.push(LineUpProblem::Twice { player: name(id), team: team() });
        } else if !entry.members.iter().any(|member| member.player == *id) {
            problems.push(LineUpProblem::NotMember { player: name(id), team: team() });
        } else if elsewhere.contains(id) {
            problems.push(LineUpProblem::PlaysElsewhere { player: name(id), team: team() });
        }
    }
    let (count, boards, fewest) = (came.len(), entry.category.regulars(), entry.category.fewest_to_start());
    if count > boards {
        problems.push(LineUpProblem::TooMany { team: team(), count, boards });
    }
    if count < fewest {
        problems.push(LineUpProblem::TooFew { team: team(), count, fewest });
    }
    if problems.is_empty() { Ok(by_boards(entry, &came)) } else { Err(problems) }
}

/// Regular players in their places, substitutes in the places of the absent ones, then in those never filled.
fn by_boards(entry: &Entry, came: &BTreeSet<&PlayerId>) -> LineUp {
    let of = |role| entry.members.iter().filter(move |member| member.role == role);
    let mut substitutes = of(MemberRole::Substitute).map(|m| &m.player).filter(|id| came.contains(id));
    let mut players: Vec<PlayerId> = Vec::new();
    for regular in of(MemberRole::Regular) {
        let plays = if came.contains(&regular.player) { Some(&regular.player) } else { substitutes.next() };
        players.extend(plays.cloned());
    }
    players.extend(substitutes.cloned());
    LineUp(players)
}
