//! Protests of a tournament: until when they come, and what waits for them (K-PROTEST).

use std::collections::BTreeSet;

use kolo_log::Order;
use kolo_messages::Message;
use kolo_model::{Outcome, RoundNumber};
use kolo_stages::Command;
use kolo_teams::SlipEvent;
use kolo_tournament::book::{Protest, ProtestRuling, Scene, require_none};
use kolo_tournament::{EntrantId, PairingId, Place, ProtestId, StageId};

use super::journal::{JournalRecord, JournalStep};
use super::{Engine, Play, SlipStep, Tied};
use crate::decide::require_reason;
use crate::{EntryId, GameKey, Refusal, Timestamp};

/// A line of a journal that does not fit its tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JournalProblem {
    /// It is about a match that the tournament does not have.
    UnknownGame(PairingId),
    /// It is about a board that the match does not have.
    NoSuchBoard {
        /// The match.
        game: PairingId,
        /// The board.
        board: u32,
    },
    /// It is of a side that does not play here.
    NotInField(EntrantId),
}

impl JournalProblem {
    /// What is wrong, for people.
    pub fn message(&self) -> Message {
        match self {
            JournalProblem::UnknownGame(game) => {
                Message::new("contest-journal-game").with("game", game.to_string())
            }
            JournalProblem::NoSuchBoard { game, board } => {
                Message::new("contest-journal-board").with("game", game.to_string()).with("board", *board)
            }
            JournalProblem::NotInField(entry) => Message::new("contest-journal-entry").with("entry", entry.0),
        }
    }
}

impl Play {
    /// Those who played may protest against a result: in a Swiss before the next round is drawn, in groups and play-offs
    /// before a match that depends on it has begun (K-PROTEST).
    pub(super) fn protest_in_time(
        &self,
        hand: &Order,
        game: &GameKey,
        by: &EntryId,
    ) -> Result<(PairingId, EntrantId, Outcome), Refusal> {
        let pairing = self.pairing(game).ok_or_else(|| Refusal::UnknownGame(game.clone()))?;
        let side = self.sides.number(by).map(EntrantId).filter(|side| pairing.has(*side));
        let side = side.ok_or_else(|| Refusal::NotInMatch { game: game.clone(), entry: by.clone() })?;
        require_reason(hand)?;
        let against = self.engine.result(game).ok_or_else(|| Refusal::NoResultYet(game.clone()))?;
        let drawn_since = game.table().is_some_and(|(round, _)| round < self.rounds_drawn());
        let begun = || self.slips.keys().any(|later| self.feeding(later).contains(game));
        if drawn_since || begun() {
            return Err(Refusal::ProtestTooLate(game.clone()));
        }
        Ok((pairing, side, against))
    }

    /// When the result of a match came, or was corrected last.
    pub(crate) fn settled_at(&self, game: &GameKey) -> Option<Timestamp> {
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

    /// The match as the book knows it: where it is played, and by whom.
    pub fn pairing(&self, key: &GameKey) -> Option<PairingId> {
        let sides = self.engine.meeting(key)?.sides.map(EntrantId);
        match key.table() {
            Some((round, _)) => Some(PairingId::in_round(StageId::main(), RoundNumber::new(round)?, sides)),
            None => Some(PairingId::at_node(StageId::main(), key.0.as_str().into(), sides)),
        }
    }

    /// The name under which a match of the book is played now, if it is.
    pub fn key_of(&self, pairing: &PairingId) -> Option<GameKey> {
        match &pairing.place {
            Place::Node(game) => Some(GameKey(game.as_str().to_owned())),
            Place::Round(round) => {
                let (_, table, _) = self.swiss()?.state()?.find(pairing)?;
                Some(GameKey::at_table(round.get(), u32::try_from(table.index() + 1).ok()?))
            }
        }
    }

    /// An entry by its number in the book.
    pub fn side_in_book(&self, EntrantId(number): EntrantId) -> Option<&EntryId> {
        self.sides.entry(number)
    }

    /// Whether the slip of a match was corrected, or begun again, since a protest was lodged.
    fn is_corrected(&self, id: ProtestId, protest: &Protest) -> bool {
        let lodged = self.journal.about_protest(id);
        let Some(JournalStep::Wrote { slips, .. }) = lodged.first().map(|(_, record)| &record.event) else {
            return false;
        };
        let game = self.key_of(&protest.pairing);
        (0_u64..).zip(&self.log).any(|(line, record)| {
            let since = line >= *slips;
            let corrects = match &record.step {
                SlipStep::Wrote(SlipEvent::Corrected { .. }) | SlipStep::Void | SlipStep::Turned => true,
                SlipStep::Wrote(_) | SlipStep::LiveOpened(_) | SlipStep::LiveClosed => false,
            };
            since && corrects && Some(&record.game) == game.as_ref()
        })
    }

    /// Protests that are open, or upheld while the slip is not corrected.
    pub fn unsettled_protests(&self) -> Vec<ProtestId> {
        let unsettled = self.journal.book().protests().iter().filter(|(id, protest)| match &protest.ruling {
            None => true,
            Some(ProtestRuling::Rejected) => false,
            Some(ProtestRuling::Upheld(_)) => !self.is_corrected(**id, protest),
        });
        unsettled.map(|(id, _)| *id).collect()
    }

    /// Protests that hold something back: those that are not settled and that nobody passed over.
    pub fn holding_protests(&self) -> Vec<ProtestId> {
        let (book, here) = (self.journal.book(), self.rounds_drawn() as usize);
        self.unsettled_protests().into_iter().filter(|id| !book.is_passed_over(*id, here)).collect()
    }

    fn holding_among(&self, games: &BTreeSet<GameKey>) -> Vec<ProtestId> {
        let game = |id: &ProtestId| self.key_of(&self.journal.book().protests().get(id)?.pairing);
        let mut holding = self.holding_protests();
        holding.retain(|id| game(id).is_some_and(|game| games.contains(&game)));
        holding
    }

    /// Protests that this match of groups and play-off waits for: those against results that say who plays in it. A match
    /// that has begun waits for none, also when a protest holds again since then.
    pub fn held_by(&self, key: &GameKey) -> Vec<ProtestId> {
        // Hardly any tournament has a protest, and this is asked for every match.
        if self.journal.book().protests().is_empty() || self.slips.contains_key(key) {
            return Vec::new();
        }
        self.holding_among(&self.feeding(key))
    }

    /// K-PROTEST: a match is not begun over a protest that was not passed over.
    pub(super) fn require_not_held(&self, key: &GameKey) -> Result<(), Refusal> {
        Ok(require_none(self.held_by(key))?)
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
        Ok(require_none(self.holding_among(&games))?)
    }

    /// K-PROTEST: no round is paired and nothing is closed over a protest that is neither settled nor passed over.
    /// A reason given for something else is none for this.
    pub(crate) fn require_no_open_protest(&self) -> Result<(), Refusal> {
        Ok(require_none(self.holding_protests())?)
    }

    /// Lines of the journal that do not fit this tournament, by their numbers; a file changed by hand may have some.
    pub(crate) fn journal_problems(&self) -> Vec<(u64, JournalProblem)> {
        let book = self.journal.book();
        let line = |lines: Vec<(u64, &JournalRecord)>| lines.first().map_or(0, |(line, _)| *line);
        let scenes = book.incidents().iter().filter_map(|(id, incident)| {
            let Scene::Match { pairing, board } = &incident.scene else { return None };
            let problem = self.pairing_problem(pairing).or_else(|| self.board_problem(pairing, *board))?;
            Some((line(self.journal.about_incident(*id)), problem))
        });
        let protests = book.protests().iter().filter_map(|(id, protest)| {
            let stranger = self.side_in_book(protest.by).is_none();
            let by = || stranger.then_some(JournalProblem::NotInField(protest.by));
            let problem = self.pairing_problem(&protest.pairing).or_else(by)?;
            Some((line(self.journal.about_protest(*id)), problem))
        });
        scenes.chain(protests).collect()
    }

    /// Others may stand in a match by now, and a round may have been taken back: what happened in it stays.
    fn pairing_problem(&self, pairing: &PairingId) -> Option<JournalProblem> {
        let there = match (&pairing.place, &self.engine) {
            (Place::Node(game), Engine::Groups(_)) => self.engine.knows(&GameKey(game.as_str().to_owned())),
            (Place::Round(round), Engine::Swiss(ledger)) => {
                ledger.state().is_some_and(|state| round.get() <= state.settings().rounds)
            }
            (Place::Node(_) | Place::Round(_), Engine::Groups(_) | Engine::Swiss(_) | Engine::Alone) => false,
        };
        let sides = [pairing.sides.first, pairing.sides.second];
        let known = there && sides.into_iter().all(|side| self.side_in_book(side).is_some());
        (!known).then(|| JournalProblem::UnknownGame(pairing.clone()))
    }

    fn board_problem(&self, pairing: &PairingId, board: Option<u32>) -> Option<JournalProblem> {
        let board = board.filter(|board| !(1..=self.shape().boards()).contains(board))?;
        Some(JournalProblem::NoSuchBoard { game: pairing.clone(), board })
    }
}
