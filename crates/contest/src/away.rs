//! Who is away from a tournament for a longer time (P-2.1.1.3).

use kolo_teams::{Absence, EndsTooEarly, Informed, Notice, RawAbsence};
use serde::{Deserialize, Serialize};

use crate::{EntryId, PlayerId, Timestamp, VenueId, VenueState};

/// A longer absence: who, from where, when, and who was informed. For players of a team the captain answers, in the
/// individual contest each player does (`kolo_teams::Answerable`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Away {
    /// From which tournament.
    pub venue: VenueId,
    /// Who.
    pub player: PlayerId,
    /// When it was announced.
    pub announced: Timestamp,
    /// From when on he is away.
    pub from: Timestamp,
    /// Until when; open if nobody knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Timestamp>,
    /// Who was informed.
    #[serde(rename = "told")]
    pub informed: Informed,
}

impl Away {
    /// Whether it was announced before it began; nothing for a record that cannot be.
    pub fn notice(&self) -> Option<Notice> {
        self.record().ok().map(|absence| absence.notice())
    }

    /// Whether he is away at a moment.
    pub fn covers(&self, moment: Timestamp) -> bool {
        self.record().is_ok_and(|absence| absence.covers(moment.0))
    }

    /// The times as a match knows them. Whose they are stands here: numbers on slips are given at the start only.
    ///
    /// # Errors
    /// When it ends before it begins.
    pub fn record(&self) -> Result<Absence, EndsTooEarly> {
        let player = kolo_teams::PlayerId(0);
        let (announced, from, until) = (self.announced.0, self.from.0, self.until.map(|until| until.0));
        RawAbsence { player, announced, from, until, informed: self.informed }.check()
    }
}

impl VenueState {
    /// Whether the player is away at a moment.
    pub fn is_away(&self, player: &PlayerId, now: Timestamp) -> bool {
        self.absences.iter().any(|away| away.player == *player && away.covers(now))
    }

    /// Whether no player of an entry is there at a moment: all who came are away, so that no match of it can be played
    /// (K-AWAY).
    pub fn is_all_away(&self, entry: &EntryId, now: Timestamp) -> bool {
        let came = self.present.get(entry).map(Vec::as_slice).unwrap_or_default();
        !came.is_empty() && came.iter().all(|player| self.is_away(player, now))
    }
}
