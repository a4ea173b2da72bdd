//! The journal of a tournament: its book of incidents and protests (P-2.1.1.1), line by line.
//!
//! What is written into a book, and what it says then, is the same in every tournament ([`Book`]). The journal adds the log
//! that a tournament of a contest keeps its book in, and how matches and entries of the contest are called there. Lines are
//! added and never changed; a line that does not count any more is undone by a later one (K-UNDO).

use kolo_log::{Effect, Happening, Log, Machine, Order, Step, UndoRefusal};
use kolo_model::RuleSet;
use kolo_rulings::Assessment;
use kolo_tournament::book::{
    Book, BookEvent, BookRefusal, GivenNumbers, Misplaced, ProtestDecided, ProtestLodged, ProtestRuling,
    Remedy, Scene,
};
use kolo_tournament::{IncidentId, ProtestId, Repeat};
use serde::{Deserialize, Serialize};

use super::Play;
use crate::decide::require_reason;
use crate::{EntryId, GameKey, Refusal};

/// What can be asked of the journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JournalCommand {
    /// Write an incident down.
    RecordIncident {
        /// In which match, if it was in one.
        game: Option<GameKey>,
        /// On which board, from 1.
        board: Option<u32>,
        /// What happened, the advice and the decision.
        assessment: Assessment,
        /// What if the same stands there already.
        repeat: Repeat,
    },
    /// Write an incident down again.
    AmendIncident {
        /// Which.
        id: IncidentId,
        /// What holds now, whole.
        assessment: Assessment,
    },
    /// Protest against the result of a match. The reason says why.
    LodgeProtest {
        /// Which match.
        game: GameKey,
        /// Who protests.
        by: EntryId,
    },
    /// Decide a protest. The reason says why.
    DecideProtest {
        /// Which.
        id: ProtestId,
        /// How.
        ruling: ProtestRuling,
    },
    /// Let play go on over a protest that is not settled (K-PROTEST). The reason says why.
    PassOver(ProtestId),
    /// Let an earlier line not count, by its number from 1.
    Undo(u64),
    /// Let a line count again that was undone.
    Redo(u64),
}

/// What a line says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum JournalStep {
    /// Something was written into the book.
    Wrote {
        /// What.
        event: BookEvent,
        /// How many rounds of a Swiss were drawn then; 0 in groups and play-offs.
        rounds: u32,
        /// How many lines the slips of the tournament had then: what came after them came after this.
        slips: u64,
    },
    /// An earlier line does not count any more.
    Undone {
        /// Its number, from 1.
        step: u64,
    },
    /// A line that did not count any more counts again.
    Redone {
        /// Its number, from 1.
        step: u64,
    },
}

impl JournalStep {
    /// What it wrote into the book; nothing if it lets another line count or not.
    pub fn event(&self) -> Option<&BookEvent> {
        match self {
            JournalStep::Wrote { event, .. } => Some(event),
            JournalStep::Undone { .. } | JournalStep::Redone { .. } => None,
        }
    }
}

/// A line of the journal: what happened, when, by whom and why (K-WHO).
pub type JournalRecord = kolo_log::Line<JournalStep>;

/// The journal of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Journal {
    log: Log<Kept>,
}

/// What the lines add up to: the book that counts, and the numbers that were ever given.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Kept {
    book: Book,
    given: GivenNumbers,
}

impl Happening for JournalStep {
    fn effect(&self) -> Effect {
        match *self {
            JournalStep::Undone { step } => Effect::Undo(Step(step)),
            JournalStep::Redone { step } => Effect::Redo(Step(step)),
            JournalStep::Wrote { .. } => Effect::Plain,
        }
    }
}

impl Machine for Kept {
    type Record = JournalRecord;
    type Invalid = Misplaced;
    type Ahead = ();

    fn apply(&mut self, _seq: u64, record: &JournalRecord, _ahead: &()) -> Result<(), Misplaced> {
        self.skip(record);
        match &record.event {
            JournalStep::Wrote { event, rounds, .. } => self.book.apply(event, *rounds as usize),
            JournalStep::Undone { .. } | JournalStep::Redone { .. } => Ok(()),
        }
    }

    fn skip(&mut self, record: &JournalRecord) {
        if let Some(event) = record.event.event() {
            self.given.note(event);
        }
    }
}

impl Journal {
    /// The journal that these lines add up to.
    ///
    /// # Errors
    /// The number of the first line that does not fit those before it.
    pub(crate) fn replay(records: Vec<JournalRecord>) -> Result<Journal, u64> {
        let mut journal = Journal::default();
        journal.follow(records)?;
        Ok(journal)
    }

    /// Takes further lines in.
    ///
    /// # Errors
    /// The number of the first line that does not fit those before it; then nothing has changed.
    pub(crate) fn follow(&mut self, records: Vec<JournalRecord>) -> Result<(), u64> {
        let prepared = self.log.follow(records).map_err(|damaged| damaged.step().0)?;
        self.log.commit(prepared);
        Ok(())
    }

    /// Every line, undone or not.
    pub fn records(&self) -> &[JournalRecord] {
        self.log.records()
    }

    /// Whether a line does not count any more.
    pub fn is_undone(&self, line: u64) -> bool {
        self.log.is_undone(Step(line))
    }

    /// Every incident and protest that counts.
    pub fn book(&self) -> &Book {
        &self.log.state().book
    }

    /// The lines that count and are about something, with their numbers; the first one wrote it down.
    fn about(&self, is: impl Fn(&BookEvent) -> bool) -> Vec<(u64, &JournalRecord)> {
        let counting = self.log.numbered().filter(|(line, _)| !self.is_undone(*line));
        counting.filter(|(_, record)| record.event.event().is_some_and(&is)).collect()
    }

    /// The lines that count about an incident, the one that wrote it down first.
    pub fn about_incident(&self, id: IncidentId) -> Vec<(u64, &JournalRecord)> {
        self.about(|event| event.incident() == Some(id))
    }

    /// The lines that count about a protest, the one that lodged it first.
    pub fn about_protest(&self, id: ProtestId) -> Vec<(u64, &JournalRecord)> {
        self.about(|event| event.protest() == Some(id))
    }
}

impl Play {
    /// The journal of the tournament.
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// Writes a line, if a command leads to one: an answer that is so already changes nothing; an incident that stands there
    /// already is asked about.
    pub(crate) fn write_journal(&mut self, hand: &Order, command: &JournalCommand) -> Result<(), Refusal> {
        let step = match self.journal_step(hand, command) {
            Err(Refusal::Book(BookRefusal::NothingChanges)) => return Ok(()),
            decided => decided?,
        };
        let stands_in = |later| Refusal::Journal(UndoRefusal::StandsIn { later: Step(later) });
        self.journal.follow(vec![hand.line(step)]).map_err(stands_in)
    }

    fn journal_step(&self, hand: &Order, command: &JournalCommand) -> Result<JournalStep, Refusal> {
        let (book, given) = (self.journal.book(), self.journal.log.state().given);
        let rules = Some(RuleSet::Pisqworky2023);
        let event = match command {
            JournalCommand::RecordIncident { game, board, assessment, repeat } => {
                let scene = self.scene(game.as_ref(), *board)?;
                let recorded = book.record(rules, given.next_incident(), scene, assessment, *repeat)?;
                BookEvent::IncidentRecorded(recorded)
            }
            JournalCommand::AmendIncident { id, assessment } => {
                BookEvent::IncidentAmended(book.amend(rules, hand, *id, assessment)?)
            }
            JournalCommand::LodgeProtest { game, by } => {
                let (pairing, by, against) = self.protest_in_time(hand, game, by)?;
                book.check_new(&pairing, by)?;
                BookEvent::ProtestLodged(ProtestLodged { id: given.next_protest(), pairing, by, against })
            }
            JournalCommand::DecideProtest { id, ruling } => {
                if let ProtestRuling::Upheld(Remedy::OnSheet(correction)) = ruling
                    && correction.trim().is_empty()
                {
                    return Err(Refusal::CorrectionMissing);
                }
                if book.protests().get(id).is_some_and(|known| known.ruling.as_ref() == Some(ruling)) {
                    return Err(BookRefusal::NothingChanges.into());
                }
                book.to_decide(hand, *id)?;
                BookEvent::ProtestDecided(ProtestDecided { id: *id, ruling: ruling.clone() })
            }
            JournalCommand::PassOver(id) => {
                let unsettled = self.unsettled_protests();
                let passed = book.pass_over(hand, *id, &unsettled, self.rounds_drawn() as usize)?;
                BookEvent::ProtestPassedOver(passed)
            }
            JournalCommand::Undo(step) => {
                require_reason(hand)?;
                let turn = self.journal.log.undo(Step(*step)).map_err(Refusal::Journal)?;
                turn.state().map_err(Refusal::Journal)?;
                return Ok(JournalStep::Undone { step: *step });
            }
            JournalCommand::Redo(step) => {
                require_reason(hand)?;
                let turn = self.journal.log.redo(Step(*step)).map_err(Refusal::Journal)?;
                turn.state().map_err(Refusal::Journal)?;
                return Ok(JournalStep::Redone { step: *step });
            }
        };
        Ok(JournalStep::Wrote { event, rounds: self.rounds_drawn(), slips: self.log.len() as u64 })
    }

    /// A place that is there.
    fn scene(&self, game: Option<&GameKey>, board: Option<u32>) -> Result<Scene, Refusal> {
        let Some(game) = game else {
            // A board without a match is nowhere.
            return if board.is_none() { Ok(Scene::Tournament) } else { Err(Refusal::BoardOfWhichMatch) };
        };
        let pairing = self.pairing(game).ok_or_else(|| Refusal::UnknownGame(game.clone()))?;
        match board {
            Some(board) if !(1..=self.shape().boards()).contains(&board) => {
                Err(Refusal::NoSuchBoard { game: game.clone(), board })
            }
            Some(_) | None => Ok(Scene::Match { pairing, board }),
        }
    }
}
