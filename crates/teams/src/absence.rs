//! Who is away, and what happens when a player is late at the board (P-2.1.1.3, P-2.1.1.4).

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::{Clause, Side};
use serde::{Deserialize, Serialize};

use crate::{Clocks, DuelResult, ForfeitBy, PlayerId, Shape};

/// Whom a player informed of an absence (P-2.1.1.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Informed {
    /// The organiser.
    Organiser,
    /// One of the organiser's assistants.
    Assistant,
    /// Technical support.
    Support,
}

/// A longer absence as it was written down. Times are milliseconds since 1970 in UTC.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawAbsence {
    /// Who.
    pub player: PlayerId,
    /// When it was announced.
    pub announced: i64,
    /// From when on they are away.
    pub from: i64,
    /// Until when; open if that is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<i64>,
    /// Who was informed.
    #[serde(rename = "told")]
    pub informed: Informed,
}

/// An absence that ends before it begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EndsTooEarly;

impl EndsTooEarly {
    /// The clause behind it.
    pub fn clause(self) -> Clause {
        Clause::new("P-2.1.1.3")
    }

    /// The sentence for people.
    pub fn message(self) -> Message {
        Message::new("teams-absence-ends-early")
    }
}

impl fmt::Display for EndsTooEarly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for EndsTooEarly {}

/// A longer absence on record (P-2.1.1.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "RawAbsence", try_from = "RawAbsence")]
pub struct Absence(RawAbsence);

/// Whether an absence was announced as it should be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Notice {
    /// Before it began.
    InAdvance,
    /// Only afterwards.
    Afterwards,
}

impl RawAbsence {
    /// Checks the record.
    ///
    /// # Errors
    /// When it ends before it begins.
    pub fn check(self) -> Result<Absence, EndsTooEarly> {
        let ends_early = self.until.is_some_and(|until| until <= self.from);
        if ends_early { Err(EndsTooEarly) } else { Ok(Absence(self)) }
    }
}

impl Absence {
    /// What is on record.
    pub fn record(&self) -> &RawAbsence {
        &self.0
    }

    /// Whether it was announced in advance.
    pub fn notice(&self) -> Notice {
        if self.0.announced <= self.0.from { Notice::InAdvance } else { Notice::Afterwards }
    }

    /// Whether the player is away at this moment.
    pub fn covers(&self, moment: i64) -> bool {
        self.0.from <= moment && self.0.until.is_none_or(|until| moment < until)
    }
}

impl TryFrom<RawAbsence> for Absence {
    type Error = EndsTooEarly;

    fn try_from(raw: RawAbsence) -> Result<Self, EndsTooEarly> {
        raw.check()
    }
}

impl From<Absence> for RawAbsence {
    fn from(absence: Absence) -> Self {
        absence.0
    }
}

/// Who answers for a player being there when their match starts (P-2.1.1.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Answerable {
    /// The captain of their team.
    Captain,
    /// The player.
    Player,
}

impl Answerable {
    /// Who answers in matches of this shape.
    pub fn of(shape: Shape) -> Self {
        if shape.is_of_teams() { Answerable::Captain } else { Answerable::Player }
    }
}

/// Who is not at the board when a duel is to start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Late {
    /// The player of the first side.
    First,
    /// The player of the second side.
    Second,
    /// Both.
    Both,
}

/// What happens then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LateRuling {
    /// The clock of this side runs from the start of the duel (P-2.1.1.4).
    StartClock(Side),
    /// Both are late, and each finds the own clock running (P-2.1.1.4).
    StartBothClocks,
    /// Without clocks the rules name nothing: the organiser forfeits the duel or waits (P-2.1.1.1).
    OrganiserDecides(Late),
}

/// What the organiser can do without clocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LateChoice {
    /// The duel starts when both players are there.
    Wait,
    /// The duel is lost by the player who is late.
    Forfeit,
}

/// What happens when a player is late for a duel.
pub fn late_at_board(late: Late, clocks: Clocks) -> LateRuling {
    match (clocks, late) {
        (Clocks::Used, Late::First) => LateRuling::StartClock(Side::First),
        (Clocks::Used, Late::Second) => LateRuling::StartClock(Side::Second),
        (Clocks::Used, Late::Both) => LateRuling::StartBothClocks,
        (Clocks::NotUsed, late) => LateRuling::OrganiserDecides(late),
    }
}

impl LateRuling {
    /// The clause behind it.
    pub fn clause(self) -> Clause {
        Clause::new(match self {
            LateRuling::StartClock(_) | LateRuling::StartBothClocks => "P-2.1.1.4",
            LateRuling::OrganiserDecides(_) => "P-2.1.1.1",
        })
    }

    /// The sentence for people.
    pub fn message(self) -> Message {
        Message::new(match self {
            LateRuling::StartClock(Side::First) => "teams-late-clock-first",
            LateRuling::StartClock(Side::Second) => "teams-late-clock-second",
            LateRuling::StartBothClocks => "teams-late-clock-both",
            LateRuling::OrganiserDecides(_) => "teams-late-organiser",
        })
    }
}

impl LateChoice {
    /// The result of the duel, if the choice gives one.
    pub fn result(self, late: Late) -> Option<DuelResult> {
        let by = match late {
            Late::First => ForfeitBy::First,
            Late::Second => ForfeitBy::Second,
            Late::Both => ForfeitBy::Both,
        };
        match self {
            LateChoice::Wait => None,
            LateChoice::Forfeit => Some(DuelResult::ForfeitedBy(by)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn away(announced: i64, from: i64, until: Option<i64>) -> RawAbsence {
        RawAbsence { player: PlayerId(7), announced, from, until, informed: Informed::Assistant }
    }

    #[test]
    fn an_absence_covers_its_time_and_nothing_else() {
        let absence = away(5, 10, Some(20)).check().expect("a sound record");
        let moments = [9, 10, 19, 20].map(|moment| absence.covers(moment));
        assert_eq!(moments, [false, true, true, false]);
        assert_eq!(absence.notice(), Notice::InAdvance);
        let open = away(11, 10, None).check().expect("a sound record");
        assert!(open.covers(i64::MAX));
        assert_eq!(open.notice(), Notice::Afterwards);
        assert_eq!(away(5, 10, Some(10)).check(), Err(EndsTooEarly));
    }

    #[test]
    fn captains_answer_for_teams_and_players_for_themselves() {
        let answers = Shape::CONTEST.map(Answerable::of);
        assert_eq!(answers, [Answerable::Player, Answerable::Captain, Answerable::Captain]);
    }

    #[test]
    fn a_late_player_finds_his_clock_running() {
        let ruling = |late| late_at_board(late, Clocks::Used);
        assert_eq!(ruling(Late::First), LateRuling::StartClock(Side::First));
        assert_eq!(ruling(Late::Second), LateRuling::StartClock(Side::Second));
        assert_eq!(ruling(Late::Both), LateRuling::StartBothClocks);
        assert_eq!(ruling(Late::Both).clause().id(), "P-2.1.1.4");
    }

    #[test]
    fn without_clocks_the_organiser_decides() {
        let ruling = late_at_board(Late::Second, Clocks::NotUsed);
        assert_eq!(ruling, LateRuling::OrganiserDecides(Late::Second));
        assert_eq!(LateChoice::Wait.result(Late::Second), None);
        let forfeit = LateChoice::Forfeit.result(Late::Second).map(DuelResult::points);
        assert_eq!(forfeit, Some(kolo_model::PerSide::new(2, 0)));
    }
}
