//! What is agreed before a match on devices begins.

use kolo_model::{Name, PerSide, Side};
use kolo_play::clock::{ClockSource, LagRule, RawTimeControl, SideTime, TimeControl};
use kolo_play::duel::Opening;
use kolo_teams::{LineUp, PlayerId, Roster, Seat as LineUpSeat, Shape, Table};
use serde::{Deserialize, Serialize};

use crate::LiveRefusal;

/// Who plays on a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardSetting {
    /// The players; a side without one loses the game by forfeit.
    pub players: PerSide<Option<Name>>,
    /// Who opens the first duel; the other one opens the second (P-3.2.2).
    pub opens: Side,
}

/// A match as the arbiter sets it up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setting {
    /// What it is called, for example the round and the table.
    pub title: Name,
    /// How many games it has (P-3.1.1).
    pub shape: Shape,
    /// The teams; in a match of individuals the players again.
    pub sides: PerSide<Name>,
    /// The boards, the first one first.
    pub boards: Vec<BoardSetting>,
    /// How duels begin (P-3.3.1.2).
    pub opening: Opening,
    /// The time of a duel.
    pub time: TimeControl,
    /// The match of a tournament that it is, if it is one: its result comes home to that slip.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub home: Option<Home>,
}

/// Where a match belongs. To this crate these are mere names.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Home {
    /// A match of a contest.
    Contest(ContestHome),
    /// A match of a tournament by itself.
    Tournament(TournamentHome),
}

/// A match of a contest.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContestHome {
    /// The contest, by the name under which it is kept.
    pub contest: String,
    /// The tournament of the contest.
    pub venue: String,
    /// The match in it.
    pub game: String,
}

/// A match of a tournament by itself.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentHome {
    /// The tournament, by the name under which it is kept.
    pub tournament: String,
    /// The pairing.
    pub pairing: String,
}

impl Setting {
    /// Makes sure that there are as many boards as the match has games, and players.
    ///
    /// # Errors
    /// When the numbers differ, or no board has two players.
    pub fn check(&self) -> Result<(), LiveRefusal> {
        let boards = self.shape.boards();
        if u32::try_from(self.boards.len()) != Ok(boards) {
            return Err(LiveRefusal::WrongBoards { given: self.boards.len(), boards });
        }
        if self.boards.iter().any(BoardSetting::is_played) { Ok(()) } else { Err(LiveRefusal::NobodyPlays) }
    }

    /// The time of a duel on a device: whichever clock was meant, the server's switches by itself (P-3.3.2.4).
    ///
    /// # Errors
    /// When no clock can run by it.
    pub(crate) fn time_on_screen(&self) -> Result<TimeControl, LiveRefusal> {
        let raw = self.time.raw();
        let sides = raw.sides.map(|sides| match sides.source {
            ClockSource::Server { .. } => sides,
            ClockSource::Organiser {} | ClockSource::Players {} => {
                SideTime { source: ClockSource::Server { lag: LagRule::USUAL }, ..sides }
            }
        });
        RawTimeControl { sides, ..raw }.check().map_err(LiveRefusal::Time)
    }

    /// The pairings for the slip. Players go by their place: first side 1, 2, …, second side from 101 on.
    pub(crate) fn line_up(&self) -> LineUp {
        let seat = |player: &Option<Name>, number: u32| match player {
            Some(_) => LineUpSeat::Player(PlayerId(number)),
            None => LineUpSeat::Missing,
        };
        let tables = (1..).zip(&self.boards).map(|(number, board)| Table {
            seats: PerSide::new(
                seat(&board.players.first, number),
                seat(&board.players.second, 100 + number),
            ),
            opens: board.opens,
        });
        LineUp { tables: tables.collect() }
    }
}

impl BoardSetting {
    /// A board of a line-up; players are called as in the rosters.
    pub fn of(table: &Table, rosters: PerSide<&Roster>) -> Self {
        let player = |side: Side| {
            let member = table.seats[side].player().and_then(|id| rosters[side].member(id));
            member.map(|member| member.name.clone())
        };
        BoardSetting { players: PerSide::new(player(Side::First), player(Side::Second)), opens: table.opens }
    }

    /// Whether both sides have a player here.
    pub fn is_played(&self) -> bool {
        self.players.first.is_some() && self.players.second.is_some()
    }
}
