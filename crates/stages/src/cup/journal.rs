//! Incidents and protests of a tournament of stages: what happened at the boards, what the rules advise, what was decided
//! (G-7.1, G-4.4.8).
//!
//! The journal is apart from the draw and from play: undoing a step of those loses nothing of it. A line that does not count
//! any more is undone by a later event (K-UNDO), and only if no later line stands on it.

use std::collections::{BTreeMap, BTreeSet};

use kolo_model::PerSide;
use kolo_rulings::{Assessment, Repeat};
use serde::{Deserialize, Serialize};

use crate::{EntrantId, MatchId, Outcome};

/// What can be asked of the journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoteCommand {
    /// Write an incident down.
    RecordIncident {
        /// In which match, if it was in one.
        game: Option<MatchId>,
        /// What happened, the advice and the decision.
        assessment: Assessment,
        /// What if the same stands there already.
        repeat: Repeat,
    },
    /// Write an incident down anew. The reason says why.
    AmendIncident {
        /// Which.
        id: u32,
        /// What holds now, whole.
        assessment: Assessment,
    },
    /// Protest against the result of a match. The reason says why.
    LodgeProtest {
        /// Which match.
        game: MatchId,
        /// Who protests.
        by: EntrantId,
    },
    /// Decide a protest. The reason says why.
    DecideProtest {
        /// Which.
        id: u32,
        /// How.
        answer: Answer,
    },
    /// Let play go on over an open protest (K-PROTEST). The reason says why.
    PassOver(u32),
}

/// The answer to a protest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// It is right. The result is corrected with it, and what others played since by the wrong one is taken back.
    Upheld {
        /// The right result; nothing where the remedy is something else, which the reason says.
        outcome: Option<Outcome>,
    },
    /// The result stays.
    Rejected,
}

/// A line of the journal. Names and fields are kept for ever.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Note {
    /// An incident was written down.
    Incident {
        /// Its number.
        id: u32,
        /// In which match, if it was in one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<MatchId>,
        /// Who played it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sides: Option<PerSide<EntrantId>>,
        /// What happened, the advice and the decision.
        assessment: Assessment,
    },
    /// An incident was written down anew.
    IncidentAmended {
        /// Which.
        id: u32,
        /// What holds now, whole.
        assessment: Assessment,
    },
    /// Somebody protested.
    Protest {
        /// Its number.
        id: u32,
        /// Against the result of which match.
        game: MatchId,
        /// Who played it.
        sides: PerSide<EntrantId>,
        /// Who protests.
        by: EntrantId,
        /// The result that counted.
        against: Outcome,
    },
    /// A protest was decided.
    ProtestDecided {
        /// Which.
        id: u32,
        /// How.
        ruling: NoteRuling,
    },
    /// Play goes on over an open protest.
    PassedOver {
        /// Which.
        id: u32,
    },
}

/// How a protest was decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum NoteRuling {
    /// It was right.
    Upheld {
        /// The step of play that corrected the result, from 1, if one did: it is undone and done again with the ruling.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        step: Option<u64>,
    },
    /// The result stays.
    Rejected,
}

/// An incident as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CupIncident {
    /// The event that wrote it down, from 1.
    pub event: u64,
    /// In which match, if it was in one.
    pub game: Option<MatchId>,
    /// Who played it.
    pub sides: Option<PerSide<EntrantId>>,
    /// What happened, the advice and the decision.
    pub assessment: Assessment,
}

/// A protest as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CupProtest {
    /// The event that wrote it down, from 1.
    pub event: u64,
    /// Which of the draws counted, from 0.
    pub(super) draw: usize,
    /// Against the result of which match.
    pub game: MatchId,
    /// Who played it.
    pub sides: PerSide<EntrantId>,
    /// Who protests.
    pub by: EntrantId,
    /// The result that counted.
    pub against: Outcome,
    /// How it was decided; nothing while it is open.
    pub ruling: Option<NoteRuling>,
    /// Whether play goes on over it.
    pub passed_over: bool,
}

/// Everything that was written down.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Journal {
    /// Every line by its event, with the draw that counted then.
    lines: BTreeMap<u64, (Option<usize>, Note)>,
    undone: BTreeSet<u64>,
    incidents: BTreeMap<u32, CupIncident>,
    protests: BTreeMap<u32, CupProtest>,
}

/// A line that does not fit those before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Misplaced;

impl Journal {
    /// Takes a further line in.
    pub(super) fn write(&mut self, event: u64, draw: Option<usize>, note: &Note) -> Result<(), Misplaced> {
        if !self.fold(event, draw, note) {
            return Err(Misplaced);
        }
        self.lines.insert(event, (draw, note.clone()));
        Ok(())
    }

    /// The same with a line that does not count, or counts again.
    pub(super) fn with(&self, event: u64, counts: bool) -> Result<Journal, Misplaced> {
        let mut undone = self.undone.clone();
        let changed = if counts { undone.remove(&event) } else { undone.insert(event) };
        if !changed || !self.lines.contains_key(&event) {
            return Err(Misplaced);
        }
        let mut journal = Journal { undone, ..Journal::default() };
        for (line, (draw, note)) in &self.lines {
            // What was amended about an incident that is withdrawn is withdrawn with it.
            let withdrawn = *line != event
                && matches!(note, Note::IncidentAmended { id, .. } if !journal.incidents.contains_key(id));
            if !journal.undone.contains(line) && !withdrawn && !journal.fold(*line, *draw, note) {
                return Err(Misplaced);
            }
        }
        journal.lines.clone_from(&self.lines);
        Ok(journal)
    }

    /// Whether a line fits; then what stands follows it.
    fn fold(&mut self, event: u64, draw: Option<usize>, note: &Note) -> bool {
        match note {
            Note::Incident { id, game, sides, assessment } => {
                let (game, assessment) = (game.clone(), assessment.clone());
                self.incidents.insert(*id, CupIncident { event, game, sides: *sides, assessment }).is_none()
            }
            Note::IncidentAmended { id, assessment } => {
                let known = self.incidents.get_mut(id);
                known.map(|known| known.assessment = assessment.clone()).is_some()
            }
            Note::Protest { id, game, sides, by, against } => {
                let Some(draw) = draw else { return false };
                let protest = CupProtest {
                    event,
                    draw,
                    game: game.clone(),
                    sides: *sides,
                    by: *by,
                    against: *against,
                    ruling: None,
                    passed_over: false,
                };
                self.protests.insert(*id, protest).is_none()
            }
            Note::ProtestDecided { id, ruling } => {
                let open = self.protests.get_mut(id).filter(|protest| protest.ruling.is_none());
                open.map(|open| open.ruling = Some(*ruling)).is_some()
            }
            Note::PassedOver { id } => {
                self.protests.get_mut(id).map(|known| known.passed_over = true).is_some()
            }
        }
    }

    /// The line that an event wrote, counting or not.
    pub fn line(&self, event: u64) -> Option<&Note> {
        self.lines.get(&event).map(|(_, note)| note)
    }

    /// The draw that counted when an event wrote its line.
    pub(super) fn draw_of(&self, event: u64) -> Option<usize> {
        self.lines.get(&event).and_then(|(draw, _)| *draw)
    }

    /// Whether the line that an event wrote does not count any more.
    pub fn is_undone(&self, event: u64) -> bool {
        self.undone.contains(&event)
    }

    /// Every incident that counts, by its number.
    pub fn incidents(&self) -> &BTreeMap<u32, CupIncident> {
        &self.incidents
    }

    /// Every protest that counts, by its number.
    pub fn protests(&self) -> &BTreeMap<u32, CupProtest> {
        &self.protests
    }

    /// The same for those who may not read it: that somebody protests, and nothing else.
    pub(super) fn shown(&self, draw: Option<usize>) -> Journal {
        let here = self.protests.iter().filter(|(_, one)| Some(one.draw) == draw);
        let shown = |(id, one): (&u32, &CupProtest)| (*id, CupProtest { draw: 0, ..one.clone() });
        Journal { protests: here.map(shown).collect(), ..Journal::default() }
    }

    /// A number that no incident ever had.
    pub(super) fn next_incident(&self) -> u32 {
        self.next(|note| match note {
            Note::Incident { id, .. } => Some(*id),
            Note::IncidentAmended { .. }
            | Note::Protest { .. }
            | Note::ProtestDecided { .. }
            | Note::PassedOver { .. } => None,
        })
    }

    /// A number that no protest ever had.
    pub(super) fn next_protest(&self) -> u32 {
        self.next(|note| match note {
            Note::Protest { id, .. } => Some(*id),
            Note::Incident { .. }
            | Note::IncidentAmended { .. }
            | Note::ProtestDecided { .. }
            | Note::PassedOver { .. } => None,
        })
    }

    fn next(&self, number: impl Fn(&Note) -> Option<u32>) -> u32 {
        let known = self.lines.values().filter_map(|(_, note)| number(note));
        known.max().unwrap_or_default().saturating_add(1)
    }
}

impl Note {
    /// Whether it can have followed from this command (K-ONCE).
    pub(super) fn answers(&self, command: &NoteCommand) -> bool {
        match (self, command) {
            (
                Note::Incident { game, assessment, .. },
                NoteCommand::RecordIncident { game: at, assessment: wanted, .. },
            ) => game == at && assessment.case == wanted.case,
            (
                Note::IncidentAmended { id, assessment },
                NoteCommand::AmendIncident { id: which, assessment: wanted },
            ) => id == which && assessment.case == wanted.case,
            (Note::Protest { game, by, .. }, NoteCommand::LodgeProtest { game: at, by: who }) => {
                (game, by) == (at, who)
            }
            (Note::ProtestDecided { id, ruling }, NoteCommand::DecideProtest { id: which, answer }) => {
                let same = match (ruling, answer) {
                    (NoteRuling::Upheld { step }, Answer::Upheld { outcome }) => {
                        step.is_some() == outcome.is_some()
                    }
                    (NoteRuling::Rejected, Answer::Rejected) => true,
                    (NoteRuling::Upheld { .. }, Answer::Rejected)
                    | (NoteRuling::Rejected, Answer::Upheld { .. }) => false,
                };
                id == which && same
            }
            (Note::PassedOver { id }, NoteCommand::PassOver(which)) => id == which,
            (
                Note::Incident { .. }
                | Note::IncidentAmended { .. }
                | Note::Protest { .. }
                | Note::ProtestDecided { .. }
                | Note::PassedOver { .. },
                _,
            ) => false,
        }
    }
}
