//! Incidents and protests of a tournament: what happened, what the rules advise, what the organiser decided (P-2.1.1.1).
//!
//! Lines are added and never changed; a line that does not count any more is undone by a later one (K-UNDO).

use std::collections::BTreeMap;

use kolo_log::{Effect, Log, Machine, Step, UndoRefusal};
use kolo_model::Name;
use kolo_rulings::Assessment;
use kolo_tournament::Repeat;
use serde::{Deserialize, Serialize};

use super::Play;
use crate::command::Actor;
use crate::decide::require_reason;
use crate::{EntryId, GameKey, Moment, Refusal};

/// What can be asked of the journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JournalCommand {
    /// Write an incident down.
    RecordIncident {
        /// Where it happened.
        scene: MatchScene,
        /// What happened, the advice and the decision.
        assessment: Assessment,
        /// What if the same stands there already.
        repeat: Repeat,
    },
    /// Record an incident again.
    AmendIncident {
        /// Which.
        id: u32,
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
        id: u32,
        /// How.
        ruling: MatchRuling,
    },
    /// Let play go on over a protest that is not settled (K-PROTEST). The reason says why.
    PassOver(u32),
    /// Let an earlier line not count, by its number from 1.
    Undo(u64),
    /// Let a line count again that was undone.
    Redo(u64),
}

/// Where something happened.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchScene {
    /// In which match, if it was in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameKey>,
    /// On which board, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
}

/// How a protest was decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum MatchRuling {
    /// It was right.
    Upheld {
        /// The correction that is to be made on the slip, in words. Until the slip is corrected the protest is not settled.
        correction: String,
    },
    /// The result stays.
    Rejected,
}

/// One thing that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum JournalStep {
    /// An incident was recorded.
    Incident {
        /// Its number.
        id: u32,
        /// Where it happened.
        scene: MatchScene,
        /// What happened, the advice and the decision.
        assessment: Assessment,
    },
    /// An incident was recorded again.
    IncidentAmended {
        /// Which.
        id: u32,
        /// What holds now, whole.
        assessment: Assessment,
    },
    /// A participant protested.
    Protest {
        /// Its number.
        id: u32,
        /// Against the result of which match.
        game: GameKey,
        /// Who.
        by: EntryId,
        /// How many lines the slips of the tournament had then: a correction comes after them. Lines of earlier versions do
        /// not say it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        slips: Option<u64>,
    },
    /// A protest was decided.
    ProtestDecided {
        /// Which.
        id: u32,
        /// How.
        ruling: MatchRuling,
    },
    /// Play goes on over a protest that is not settled.
    PassedOver {
        /// Which.
        id: u32,
        /// How many rounds of a Swiss were paired then; 0 in groups and play-offs.
        rounds: u32,
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
    /// Whether it lets another line count or not.
    pub fn is_about_lines(&self) -> bool {
        match self {
            JournalStep::Undone { .. } | JournalStep::Redone { .. } => true,
            JournalStep::Incident { .. }
            | JournalStep::IncidentAmended { .. }
            | JournalStep::Protest { .. }
            | JournalStep::ProtestDecided { .. }
            | JournalStep::PassedOver { .. } => false,
        }
    }
}

/// A line of the journal: what happened, when, by whom and why (K-WHO).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JournalRecord {
    /// When.
    pub at: Moment,
    /// Who.
    pub by: Name,
    /// Why, where that is asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// What.
    pub step: JournalStep,
}

/// An incident as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchIncident {
    /// The line that recorded it, from 1.
    pub line: u64,
    /// Where it happened.
    pub scene: MatchScene,
    /// What happened, the advice and the decision.
    pub assessment: Assessment,
    /// The lines that recorded it again.
    pub amended: Vec<u64>,
}

/// A protest as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchProtest {
    /// The line that recorded it, from 1.
    pub line: u64,
    /// Against the result of which match.
    pub game: GameKey,
    /// Who protests.
    pub by: EntryId,
    /// How it was decided; nothing while it is open.
    pub ruling: Option<MatchRuling>,
    /// The line that decided it.
    pub decided: Option<u64>,
    /// The lines that passed over it.
    pub passed_over: Vec<u64>,
    /// How many rounds of a Swiss were paired when it was passed over last.
    pub(super) passed_over_in: Option<u32>,
    /// How many lines the slips had when it was lodged, if that is known.
    pub(super) slips: Option<u64>,
    /// When it was lodged.
    pub(super) at: Moment,
}

/// The journal of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Journal {
    log: Log<Book>,
}

/// What the lines that count add up to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Book {
    incidents: BTreeMap<u32, MatchIncident>,
    protests: BTreeMap<u32, MatchProtest>,
}

/// A line that is about nothing that stands there, or stands there twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Misplaced;

impl kolo_log::Record for JournalRecord {
    /// Every line is a step of its own.
    fn step(&self, seq: u64) -> Step {
        Step(seq)
    }

    fn effect(&self) -> Effect {
        match self.step {
            JournalStep::Undone { step } => Effect::Undo(Step(step)),
            JournalStep::Redone { step } => Effect::Redo(Step(step)),
            JournalStep::Incident { .. }
            | JournalStep::IncidentAmended { .. }
            | JournalStep::Protest { .. }
            | JournalStep::ProtestDecided { .. }
            | JournalStep::PassedOver { .. } => Effect::Plain,
        }
    }
}

impl Machine for Book {
    type Record = JournalRecord;
    type Invalid = Misplaced;
    type Ahead = ();

    fn apply(&mut self, seq: u64, record: &JournalRecord, _ahead: &()) -> Result<(), Misplaced> {
        self.take_in(seq, record).ok_or(Misplaced)
    }
}

impl Book {
    /// Takes a line in, if it fits.
    fn take_in(&mut self, line: u64, record: &JournalRecord) -> Option<()> {
        match &record.step {
            JournalStep::Incident { id, scene, assessment } => {
                let (scene, assessment) = (scene.clone(), assessment.clone());
                let incident = MatchIncident { line, scene, assessment, amended: Vec::new() };
                self.incidents.insert(*id, incident).is_none().then_some(())
            }
            JournalStep::IncidentAmended { id, assessment } => {
                let known = self.incidents.get_mut(id)?;
                known.assessment = assessment.clone();
                known.amended.push(line);
                Some(())
            }
            JournalStep::Protest { id, game, by, slips } => {
                let protest = MatchProtest {
                    line,
                    game: game.clone(),
                    by: by.clone(),
                    ruling: None,
                    decided: None,
                    passed_over: Vec::new(),
                    passed_over_in: None,
                    slips: *slips,
                    at: record.at,
                };
                self.protests.insert(*id, protest).is_none().then_some(())
            }
            JournalStep::ProtestDecided { id, ruling } => {
                let open = self.protests.get_mut(id).filter(|protest| protest.ruling.is_none())?;
                (open.ruling, open.decided) = (Some(ruling.clone()), Some(line));
                Some(())
            }
            JournalStep::PassedOver { id, rounds } => {
                let known = self.protests.get_mut(id)?;
                known.passed_over.push(line);
                known.passed_over_in = Some(*rounds);
                Some(())
            }
            JournalStep::Undone { .. } | JournalStep::Redone { .. } => Some(()),
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

    /// Every incident that counts, by its number.
    pub fn incidents(&self) -> &BTreeMap<u32, MatchIncident> {
        &self.log.state().incidents
    }

    /// Every protest that counts, by its number.
    pub fn protests(&self) -> &BTreeMap<u32, MatchProtest> {
        &self.log.state().protests
    }

    /// Protests that are not decided yet.
    pub fn open_protests(&self) -> Vec<u32> {
        let open = self.protests().iter().filter(|(_, protest)| protest.ruling.is_none());
        open.map(|(id, _)| *id).collect()
    }

    /// A number that no incident ever had.
    fn next_incident(&self) -> u32 {
        self.next(|step| match step {
            JournalStep::Incident { id, .. } => Some(*id),
            JournalStep::IncidentAmended { .. }
            | JournalStep::Protest { .. }
            | JournalStep::ProtestDecided { .. }
            | JournalStep::PassedOver { .. }
            | JournalStep::Undone { .. }
            | JournalStep::Redone { .. } => None,
        })
    }

    /// A number that no protest ever had.
    fn next_protest(&self) -> u32 {
        self.next(|step| match step {
            JournalStep::Protest { id, .. } => Some(*id),
            JournalStep::Incident { .. }
            | JournalStep::IncidentAmended { .. }
            | JournalStep::ProtestDecided { .. }
            | JournalStep::PassedOver { .. }
            | JournalStep::Undone { .. }
            | JournalStep::Redone { .. } => None,
        })
    }

    fn next(&self, number: impl Fn(&JournalStep) -> Option<u32>) -> u32 {
        let known = self.records().iter().filter_map(|record| number(&record.step));
        known.max().unwrap_or_default().saturating_add(1)
    }
}

impl Play {
    /// Incidents and protests.
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// Writes in the journal. An amendment or an answer that is so already changes nothing; an incident that stands there
    /// already is asked about.
    pub(crate) fn write_journal(&mut self, hand: &Actor, command: &JournalCommand) -> Result<(), Refusal> {
        let Some(step) = self.journal_step(hand, command)? else { return Ok(()) };
        let reason = hand.reason().map(str::to_owned);
        let line = JournalRecord { at: hand.at, by: hand.by.clone(), reason, step };
        let stands_in = |later| Refusal::Journal(UndoRefusal::StandsIn { later: Step(later) });
        self.journal.follow(vec![line]).map_err(stands_in)
    }

    fn journal_step(&self, hand: &Actor, command: &JournalCommand) -> Result<Option<JournalStep>, Refusal> {
        match command {
            JournalCommand::RecordIncident { scene, assessment, repeat } => {
                self.require_scene(scene)?;
                let same =
                    |known: &MatchIncident| known.scene == *scene && known.assessment.case == assessment.case;
                let first = self.journal.incidents().iter().find(|(_, known)| same(known));
                match (first, repeat) {
                    (Some((first, _)), Repeat::Ask) => return Err(Refusal::IncidentRepeated(*first)),
                    (Some(_), Repeat::Again) | (None, _) => {}
                }
                let (id, scene) = (self.journal.next_incident(), scene.clone());
                Ok(Some(JournalStep::Incident { id, scene, assessment: assessed(assessment)? }))
            }
            JournalCommand::AmendIncident { id, assessment } => {
                require_reason(hand)?;
                let known = self.journal.incidents().get(id).ok_or(Refusal::UnknownIncident(*id))?;
                let assessment = assessed(assessment)?;
                let differs = known.assessment != assessment;
                Ok(differs.then_some(JournalStep::IncidentAmended { id: *id, assessment }))
            }
            JournalCommand::LodgeProtest { game, by } => {
                self.require_protest_in_time(hand, game, by)?;
                let lodged = |protest: &MatchProtest| {
                    protest.ruling.is_none() && protest.game == *game && protest.by == *by
                };
                let again = self.journal.protests().values().any(lodged);
                let (id, game, by) = (self.journal.next_protest(), game.clone(), by.clone());
                let slips = Some(self.log.len() as u64);
                Ok((!again).then_some(JournalStep::Protest { id, game, by, slips }))
            }
            JournalCommand::DecideProtest { id, ruling } => {
                require_reason(hand)?;
                let protest = self.journal.protests().get(id).ok_or(Refusal::UnknownProtest(*id))?;
                match ruling {
                    MatchRuling::Upheld { correction } if correction.trim().is_empty() => {
                        return Err(Refusal::CorrectionMissing);
                    }
                    MatchRuling::Upheld { .. } | MatchRuling::Rejected => {}
                }
                match &protest.ruling {
                    None => Ok(Some(JournalStep::ProtestDecided { id: *id, ruling: ruling.clone() })),
                    Some(decided) if decided == ruling => Ok(None),
                    Some(_) => Err(Refusal::ProtestIsDecided(*id)),
                }
            }
            JournalCommand::PassOver(id) => {
                require_reason(hand)?;
                self.journal.protests().get(id).ok_or(Refusal::UnknownProtest(*id))?;
                if !self.unsettled_protests().contains(id) {
                    return Err(Refusal::ProtestIsDecided(*id));
                }
                let holds = self.holding_protests().contains(id);
                Ok(holds.then_some(JournalStep::PassedOver { id: *id, rounds: self.rounds_drawn() }))
            }
            JournalCommand::Undo(step) => {
                require_reason(hand)?;
                let turn = self.journal.log.undo(Step(*step)).map_err(Refusal::Journal)?;
                turn.state().map_err(Refusal::Journal)?;
                Ok(Some(JournalStep::Undone { step: *step }))
            }
            JournalCommand::Redo(step) => {
                require_reason(hand)?;
                let turn = self.journal.log.redo(Step(*step)).map_err(Refusal::Journal)?;
                turn.state().map_err(Refusal::Journal)?;
                Ok(Some(JournalStep::Redone { step: *step }))
            }
        }
    }

    fn require_scene(&self, scene: &MatchScene) -> Result<(), Refusal> {
        let Some(game) = &scene.game else {
            // A board without a match is nowhere.
            return if scene.board.is_none() { Ok(()) } else { Err(Refusal::BoardOfWhichMatch) };
        };
        self.engine.meeting(game).ok_or_else(|| Refusal::UnknownGame(game.clone()))?;
        match scene.board {
            Some(board) if !(1..=self.shape().boards()).contains(&board) => {
                Err(Refusal::NoSuchBoard { game: game.clone(), board })
            }
            Some(_) | None => Ok(()),
        }
    }
}

/// An incident is of the rules of the contest, decided, and says why where it departs from them (K-INCIDENT).
fn assessed(assessment: &Assessment) -> Result<Assessment, Refusal> {
    if assessment.case.entry().book != kolo_model::RuleSet::Pisqworky2023 {
        return Err(Refusal::SituationOfOtherRules(assessment.case.entry().id));
    }
    assessment.checked().map_err(Refusal::Assessment)
}
