//! Tournaments written down by hand, round by round.

use kolo_model::{
    ForfeitResult, Idle, Outcome, Place, PlayedResult, RawCompetitor, RawEntry, RawGameResult, RawPlanned,
    RawRound, RawTournament, Spot, Tournament,
};

/// A round to be filled.
#[derive(Default)]
pub(crate) struct RoundOf(RawRound);

impl RoundOf {
    /// A game, White first, with its outcome.
    #[must_use]
    pub(crate) fn game(mut self, white: u32, black: u32, outcome: Outcome) -> Self {
        self.0.entries.push(RawEntry::game(white, black, RawGameResult::Outcome(outcome)));
        self
    }

    /// White wins.
    #[must_use]
    pub(crate) fn white(self, white: u32, black: u32) -> Self {
        self.game(white, black, Outcome::played(PlayedResult::FirstWins))
    }

    /// Black wins.
    #[must_use]
    pub(crate) fn black(self, white: u32, black: u32) -> Self {
        self.game(white, black, Outcome::played(PlayedResult::SecondWins))
    }

    /// A draw.
    #[must_use]
    pub(crate) fn draw(self, white: u32, black: u32) -> Self {
        self.game(white, black, Outcome::played(PlayedResult::Draw))
    }

    /// Black did not come.
    #[must_use]
    pub(crate) fn forfeit(self, white: u32, black: u32) -> Self {
        self.game(white, black, Outcome::Forfeit(ForfeitResult::FirstWins))
    }

    /// Somebody without an opponent.
    #[must_use]
    pub(crate) fn idle(mut self, who: u32, idle: Idle) -> Self {
        self.0.entries.push(RawEntry::Idle { place: Place::default(), who, idle });
        self
    }
}

/// A tournament of so many competitors up to these rounds, of whom only `present` play the next one.
pub(crate) fn tournament(
    competitors: u32,
    planned: u32,
    rounds: Vec<RoundOf>,
    present: &[u32],
) -> Tournament {
    raw(competitors, planned, rounds, present).check().unwrap().tournament
}

/// The same before it is checked, so that more can be said about it.
pub(crate) fn raw(competitors: u32, planned: u32, rounds: Vec<RoundOf>, present: &[u32]) -> RawTournament {
    let absent = (1..=competitors).filter(|no| !present.contains(no));
    RawTournament {
        competitors: (1..=competitors).map(|no| RawCompetitor::named(no, "Somebody")).collect(),
        rounds: Some(Spot::new(planned, Place::default())),
        planned: absent
            .map(|who| RawPlanned { place: Place::default(), round: None, who, idle: Idle::AnnouncedAbsence })
            .collect(),
        played: rounds.into_iter().map(|round| round.0).collect(),
        ..RawTournament::default()
    }
}
