//! Making a line-up: in the order of registration, or by lot (P-3.1.2).

use std::collections::BTreeSet;

use kolo_messages::Message;
use kolo_model::{Clause, Name, PerSide, Side, SplitMix64};
use serde::{Deserialize, Serialize};

use crate::{LineUp, PlayerId, Roster, Seat, Shape, TableKind};

/// A side with those of its members who are there.
#[derive(Debug, Clone, Copy)]
pub struct Attendance<'a> {
    /// The members.
    pub roster: &'a Roster,
    /// Who of them is present.
    pub present: &'a BTreeSet<PlayerId>,
}

/// How opponents are matched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arrangement {
    /// The first registered against the first registered, and so on.
    Registration,
    /// By lot, on request (P-3.1.2).
    Random {
        /// Who asked.
        asked: AskedBy,
        /// The recorded seed (K-SEED).
        seed: u64,
    },
}

/// Which team asked for the lot; one is enough (P-3.1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AskedBy {
    /// The first team.
    First,
    /// The second team.
    Second,
    /// Both.
    Both,
}

/// Why a line-up cannot be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CannotArrange {
    /// A player who is present is not a member of the team.
    NotInTeam {
        /// Who.
        player: PlayerId,
        /// The team.
        team: Name,
    },
    /// A lot was asked for at a broadcast table.
    LotOnBroadcast,
}

impl CannotArrange {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        match self {
            CannotArrange::NotInTeam { .. } => Clause::new("P-1.1.2.3"),
            CannotArrange::LotOnBroadcast => Clause::new("P-3.1.2"),
        }
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            CannotArrange::NotInTeam { player, team } => {
                Message::new("teams-not-in-team").with("player", player.to_string()).with("team", team)
            }
            CannotArrange::LotOnBroadcast => Message::new("teams-lot-on-broadcast"),
        }
    }
}

/// The line-up of a match. The first side opens the first duel on every board; see [`LineUp::opened_by`].
///
/// # Errors
/// When a player who is present belongs to no team, or a lot is asked for at a broadcast table; all reasons at once.
pub fn arrange(
    shape: Shape,
    sides: PerSide<Attendance<'_>>,
    table: TableKind,
    arrangement: Arrangement,
) -> Result<LineUp, Vec<CannotArrange>> {
    let mut reasons: Vec<CannotArrange> =
        Side::BOTH.into_iter().flat_map(|side| strangers(sides[side])).collect();
    let lot = match arrangement {
        Arrangement::Registration => None,
        Arrangement::Random { seed, asked: AskedBy::First | AskedBy::Second | AskedBy::Both } => Some(seed),
    };
    if lot.is_some() && table == TableKind::Broadcast {
        reasons.push(CannotArrange::LotOnBroadcast);
    }
    if !reasons.is_empty() {
        return Err(reasons);
    }
    let mut seats = sides.map(|side| registration_seats(shape, side.roster, side.present));
    if let Some(seed) = lot {
        // A stream for each side: who is missing in one team does not shift the lots of the other.
        SplitMix64::stream(seed, 1).shuffle(&mut seats.first);
        SplitMix64::stream(seed, 2).shuffle(&mut seats.second);
    }
    Ok(LineUp::of_seats(shape, &seats))
}

/// The line-up in the order of registration, where all members are there. The first side opens the first duel on every board.
pub fn in_order(shape: Shape, rosters: PerSide<&Roster>) -> LineUp {
    let everyone = |roster: &Roster| roster.members.iter().map(|member| member.id).collect::<BTreeSet<_>>();
    LineUp::of_seats(shape, &rosters.map(|roster| registration_seats(shape, roster, &everyone(roster))))
}

fn strangers(side: Attendance<'_>) -> impl Iterator<Item = CannotArrange> {
    let unknown = side.present.iter().filter(move |id| side.roster.member(**id).is_none());
    unknown.map(move |id| CannotArrange::NotInTeam { player: *id, team: side.roster.name.clone() })
}

/// The seats of a side in the order of registration. A substitute takes the place of the regular player who is not
/// there (P-1.1.2.4); places that are still free close up, so that the last boards stay empty (reading).
pub(crate) fn registration_seats(shape: Shape, roster: &Roster, present: &BTreeSet<PlayerId>) -> Vec<Seat> {
    let is_here = |id: &PlayerId| present.contains(id);
    let mut substitutes = roster.substitutes().map(|member| member.id).filter(is_here);
    let mut players = Vec::new();
    for regular in roster.regulars().take(shape.len()) {
        players.extend(Some(regular.id).filter(is_here).or_else(|| substitutes.next()));
    }
    players.extend(substitutes.take(shape.len().saturating_sub(players.len())));
    let mut seats: Vec<Seat> = players.into_iter().map(Seat::Player).collect();
    seats.resize(shape.len(), Seat::Missing);
    seats
}
