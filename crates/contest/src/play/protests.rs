//! Protests of a tournament: until when they come, and what waits for them (K-PROTEST).

use std::collections::BTreeSet;

use kolo_messages::Message;
use kolo_stages::Command;
use kolo_teams::SlipEvent;

use super::journal::{MatchProtest, MatchRuling, MatchScene};
use super::{Engine, Play, Progress, SlipStep, Tied};
use crate::command::Actor;
use crate::decide::require_reason;
use crate::{EntryId, GameKey, Moment, Refusal};

/// A line of a journal that does not fit its tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JournalProblem {
    /// It is about a match that the tournament does not have.
    UnknownGame(GameKey),
    /// It is about a board that the match does not have.
    NoSuchBoard {
        /// The match, if one is named.
        game: Option<GameKey>,
        /// The board.
        board: u32,
    },
    /// It is of a participant who does not play here.
    NotInField(EntryId),
}

impl JournalProblem {
    /// What is wrong, for people.
    pub fn message(&self) -> Message {
        match self {
            JournalProblem::UnknownGame(game) => Message::new("contest-journal-game").with("game", game),
            JournalProblem::NoSuchBoard { game: Some(game), board } => {
                Message::new("contest-journal-board").with("game", game).with("board", *board)
            }
            JournalProblem::NoSuchBoard { game: None, board } => {
                Message::new("contest-journal-board-nowhere").with("board", *board)
            }
            JournalProblem::NotInField(entry) => Message::new("contest-journal-entry").with("entry", entry),
        }
    }
}

impl Play {
    /// Those who played may protest against a result: in a Swiss before the next round is paired, in groups and
    /// play-offs before a match that depends on it has begun (K-PROTEST).
    pub(super) fn require_protest_in_time(
        &self,
        hand: &Actor,
        game: &GameKey,
        by: &EntryId,
    ) -> Result<(), Refusal> {
        let meeting = self.engine.meeting(game).ok_or_else(|| Refusal::UnknownGame(game.clone()))?;
        if self.side_of(game, by).is_none() {
            return Err(Refusal::NotInMatch { game: game.clone(), entry: by.clone() });
        }
        require_reason(hand)?;
        match meeting.progress {
            Progress::Over(_) | Progress::Tied => {}
            Progress::Open | Progress::Waiting => return Err(Refusal::NoResultYet(game.clone())),
        }
        let drawn_since = game.table().is_some_and(|(round, _)| round < self.rounds_drawn());
        let begun = || self.slips.keys().any(|later| self.feeding(later).contains(game));
        if drawn_since || begun() { Err(Refusal::ProtestTooLate(game.clone())) } else { Ok(()) }
    }

    /// When the result of a match came, or was corrected last.
    pub(crate) fn settled_at(&self, game: &GameKey) -> Option<Moment> {
        let settles = |step: &SlipStep| match step {
            SlipStep::Wrote(
                SlipEvent::Confirmed { .. } | SlipEvent::Entered { .. } | SlipEvent::Corrected { .. },
            )
            | SlipStep::Turned => true,
            SlipStep::Wrote(
                SlipEvent::LineUpSet { .. } | SlipEvent::Reported { .. } | SlipEvent::PapersTicked(_),
            )
            | SlipStep::Void
            | SlipStep::LiveOpened(_)
            | SlipStep::LiveClosed => false,
        };
        let mut records = self.log.iter().rev();
        records.find(|record| record.game == *game && settles(&record.step)).map(|record| record.at)
    }

    /// How many rounds of a Swiss are paired; none in groups and play-offs.
    pub(super) fn rounds_drawn(&self) -> u32 {
        let state = self.swiss().and_then(kolo_tournament::Ledger::state);
        state.map_or(0, |state| u32::try_from(state.rounds().len()).unwrap_or(u32::MAX))
    }

    /// The matches whose results say who plays in this one. Rounds of a Swiss are held back as a whole instead.
    fn feeding(&self, key: &GameKey) -> BTreeSet<GameKey> {
        match &self.engine {
            Engine::Groups(ledger) => {
                let games = ledger.state().plan().feeding(&key.0.as_str().into());
                games.into_iter().map(|id| GameKey(id.as_str().to_owned())).collect()
            }
            Engine::Swiss(_) | Engine::Alone => BTreeSet::new(),
        }
    }

    /// Whether the slip of a match was corrected, or begun again, since the protest.
    fn is_corrected(&self, protest: &MatchProtest) -> bool {
        (0_u64..).zip(&self.log).any(|(line, record)| {
            let since = protest.slips.map_or(record.at >= protest.at, |slips| line >= slips);
            let corrects = match &record.step {
                SlipStep::Wrote(SlipEvent::Corrected { .. }) | SlipStep::Void | SlipStep::Turned => true,
                SlipStep::Wrote(_) | SlipStep::LiveOpened(_) | SlipStep::LiveClosed => false,
            };
            since && corrects && record.game == protest.game
        })
    }

    /// Protests that are open, or upheld while the slip is not corrected.
    pub fn unsettled_protests(&self) -> Vec<u32> {
        let unsettled = self.journal.protests().iter().filter(|(_, protest)| match &protest.ruling {
            None => true,
            Some(MatchRuling::Rejected) => false,
            Some(MatchRuling::Upheld { .. }) => !self.is_corrected(protest),
        });
        unsettled.map(|(id, _)| *id).collect()
    }

    /// Protests that hold something back: those that are neither settled nor passed over.
    pub fn holding_protests(&self) -> Vec<u32> {
        let here = Some(self.rounds_drawn());
        let passed_over =
            |id: &u32| self.journal.protests().get(id).is_some_and(|protest| protest.passed_over_in == here);
        self.unsettled_protests().into_iter().filter(|id| !passed_over(id)).collect()
    }

    fn holding_among(&self, games: &BTreeSet<GameKey>) -> Vec<u32> {
        let mut holding = self.holding_protests();
        holding.retain(|id| {
            self.journal.protests().get(id).is_some_and(|protest| games.contains(&protest.game))
        });
        holding
    }

    /// Protests that this match of groups and play-off waits for: those against results that say who plays in it. A match
    /// that has begun waits for none, also when a protest holds again since then.
    pub fn held_by(&self, key: &GameKey) -> Vec<u32> {
        // Hardly any tournament has a protest, and this is asked for every match.
        if self.journal.protests().is_empty() || self.slips.contains_key(key) {
            return Vec::new();
        }
        self.holding_among(&self.feeding(key))
    }

    /// K-PROTEST: a match is not begun over a protest that was not passed over.
    pub(super) fn require_not_held(&self, key: &GameKey) -> Result<(), Refusal> {
        let held = self.held_by(key);
        if held.is_empty() { Ok(()) } else { Err(Refusal::ProtestsOpen(held)) }
    }

    /// A tie is not decided while the results it comes from are protested against.
    pub(super) fn require_tie_not_held(&self, command: &Command) -> Result<(), Refusal> {
        let Engine::Groups(ledger) = &self.engine else { return Ok(()) };
        let plan = ledger.state().plan();
        let Some(tied) = Tied::by(command) else { return Ok(()) };
        let games = match &tied {
            Tied::Group(group) => plan.deciding_group(group),
            Tied::Match(game) => plan.feeding(game).into_iter().chain([game]).collect(),
        };
        let games = games.into_iter().map(|id| GameKey(id.as_str().to_owned())).collect();
        let held = self.holding_among(&games);
        if held.is_empty() { Ok(()) } else { Err(Refusal::ProtestsOpen(held)) }
    }

    /// K-PROTEST: no round is paired and nothing is closed over a protest that is neither settled nor passed over.
    /// A reason given for something else is none for this.
    pub(crate) fn require_no_open_protest(&self) -> Result<(), Refusal> {
        let holding = self.holding_protests();
        if holding.is_empty() { Ok(()) } else { Err(Refusal::ProtestsOpen(holding)) }
    }

    /// Lines of the journal that do not fit this tournament, by their numbers; a file changed by hand may have some.
    pub(crate) fn journal_problems(&self) -> Vec<(u64, JournalProblem)> {
        let incidents = self.journal.incidents().values();
        let scenes =
            incidents.filter_map(|incident| Some((incident.line, self.scene_problem(&incident.scene)?)));
        let protests = self.journal.protests().values().filter_map(|protest| {
            let game = (!self.engine.knows(&protest.game))
                .then(|| JournalProblem::UnknownGame(protest.game.clone()));
            let stranger = !self.sides.field.contains(&protest.by);
            let by = stranger.then(|| JournalProblem::NotInField(protest.by.clone()));
            Some((protest.line, game.or(by)?))
        });
        scenes.chain(protests).collect()
    }

    fn scene_problem(&self, scene: &MatchScene) -> Option<JournalProblem> {
        let unknown = scene.game.as_ref().filter(|game| !self.engine.knows(game));
        if let Some(game) = unknown {
            return Some(JournalProblem::UnknownGame(game.clone()));
        }
        let boards = if scene.game.is_some() { self.shape().boards() } else { 0 };
        let board = scene.board.filter(|board| !(1..=boards).contains(board))?;
        Some(JournalProblem::NoSuchBoard { game: scene.game.clone(), board })
    }
}
