//! The book of a tournament: incidents, and protests with their rulings (K-INCIDENT, K-PROTEST).
//!
//! What is in it, what may be written into it, and which protests hold play back is said here once, for every log that keeps
//! a book. A log adds what it knows of its matches: which of them exist, until when a protest is in time, and what rests on
//! a result.

mod event;
mod refusal;

use std::collections::BTreeMap;

use kolo_log::Order;
use kolo_model::{Outcome, RuleSet};
use kolo_rulings::{Assessment, Repeat};
use kolo_teams::MatchResult;
use serde::{Deserialize, Serialize};

use crate::{EntrantId, IncidentId, PairingId, ProtestId, StageId};

pub use crate::event::{IncidentAmended, IncidentRecorded, ProtestDecided, ProtestLodged, ProtestPassedOver};

pub use self::event::{BookEvent, GivenNumbers, Misplaced};
pub use self::refusal::BookRefusal;

/// Where something happened.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Scene {
    /// Not in a round.
    Tournament,
    /// In a round, in no match.
    Round {
        /// Of which stage.
        stage: StageId,
        /// Which.
        round: kolo_model::RoundNumber,
    },
    /// In a match.
    Match {
        /// Which.
        pairing: PairingId,
        /// At which of its boards, from 1, if it has several and that is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        board: Option<u32>,
    },
}

impl Scene {
    /// The match, if it was in one.
    pub fn pairing(&self) -> Option<&PairingId> {
        match self {
            Scene::Match { pairing, .. } => Some(pairing),
            Scene::Tournament | Scene::Round { .. } => None,
        }
    }
}

/// An incident as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incident {
    /// Where it happened.
    pub scene: Scene,
    /// What happened, the advice and the decision.
    pub assessment: Assessment,
}

/// What upholding a protest leads to.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Remedy {
    /// The result is corrected in the same step.
    Correction(
        /// The right result, board by board where it is known so.
        MatchResult,
    ),
    /// The match sheet is to be corrected, in these words. Where results stand on sheets, the protest holds until then.
    OnSheet(String),
    /// Something that is no result; the reason says what.
    Other,
}

/// How a protest was decided.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ProtestRuling {
    /// It was right.
    Upheld(Remedy),
    /// The result stays.
    Rejected,
}

/// A protest as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Protest {
    /// Against the result of which match: the protest stays with the two when tables change.
    pub pairing: PairingId,
    /// Who protests.
    pub by: EntrantId,
    /// The result that counted.
    pub against: Outcome,
    /// How it was decided; nothing while it is open.
    pub ruling: Option<ProtestRuling>,
    /// How many rounds were published when the arbiter let play go on over it (K-PROTEST).
    pub passed_over_in: Option<usize>,
}

impl Protest {
    /// Whether it is open, of this side and against the result of this match.
    fn is_open_of(&self, by: EntrantId, pairing: &PairingId) -> bool {
        self.ruling.is_none() && self.by == by && self.pairing.is_match_of(pairing)
    }
}

/// All incidents and protests that count.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Book {
    incidents: BTreeMap<IncidentId, Incident>,
    protests: BTreeMap<ProtestId, Protest>,
}

impl Book {
    /// Every incident that counts.
    pub fn incidents(&self) -> &BTreeMap<IncidentId, Incident> {
        &self.incidents
    }

    /// Every protest that counts.
    pub fn protests(&self) -> &BTreeMap<ProtestId, Protest> {
        &self.protests
    }

    /// Protests without a ruling.
    pub fn open(&self) -> impl Iterator<Item = (ProtestId, &Protest)> {
        let open = self.protests.iter().filter(|(_, protest)| protest.ruling.is_none());
        open.map(|(id, protest)| (*id, protest))
    }

    /// Whether play goes on over a protest, after so many published rounds: it is said again after the next one.
    pub fn is_passed_over(&self, id: ProtestId, rounds: usize) -> bool {
        self.protests.get(&id).is_some_and(|protest| protest.passed_over_in == Some(rounds))
    }

    /// An incident is of the rules of the tournament, decided, and says why where it departs from them (K-INCIDENT).
    fn assessed(rules: Option<RuleSet>, assessment: &Assessment) -> Result<Assessment, BookRefusal> {
        let situation = assessment.case.entry();
        match rules {
            Some(tournament @ (RuleSet::Go2009 | RuleSet::Pisqworky2023)) if tournament != situation.book => {
                Err(BookRefusal::SituationOfOtherRules { situation: situation.book, tournament })
            }
            // Round robins are played by any rules, and those of chess have no situations of their own here.
            Some(RuleSet::Go2009 | RuleSet::Pisqworky2023 | RuleSet::Fide1992 | RuleSet::FideDutch)
            | None => assessment.checked().map_err(BookRefusal::Assessment),
        }
    }

    /// Decides to write an incident down at a place that is there.
    ///
    /// # Errors
    /// When it is of other rules, not decided, or recorded already.
    pub fn record(
        &self,
        rules: Option<RuleSet>,
        id: IncidentId,
        scene: Scene,
        assessment: &Assessment,
        repeat: Repeat,
    ) -> Result<IncidentRecorded, BookRefusal> {
        let same = |known: &Incident| known.scene == scene && known.assessment.case == assessment.case;
        let first = self.incidents.iter().find(|(_, known)| same(known)).map(|(first, _)| *first);
        match (first, repeat) {
            (Some(first), Repeat::Ask) => return Err(BookRefusal::IncidentRepeated(first)),
            (Some(_), Repeat::Again) | (None, _) => {}
        }
        Ok(IncidentRecorded { id, scene, assessment: Self::assessed(rules, assessment)? })
    }

    /// Decides to write an incident down again.
    ///
    /// # Errors
    /// Without a reason, when there is none, or when it says the same.
    pub fn amend<C>(
        &self,
        rules: Option<RuleSet>,
        order: &Order<C>,
        id: IncidentId,
        assessment: &Assessment,
    ) -> Result<IncidentAmended, BookRefusal> {
        require_reason(order)?;
        let known = self.incidents.get(&id).ok_or(BookRefusal::UnknownIncident(id))?;
        let assessment = Self::assessed(rules, assessment)?;
        if known.assessment == assessment {
            return Err(BookRefusal::NothingChanges);
        }
        Ok(IncidentAmended { id, assessment })
    }

    /// Whether a protest that is in time is one more: one side does not lodge a second one while the first is open.
    ///
    /// # Errors
    /// When it is there already.
    pub fn check_new(&self, pairing: &PairingId, by: EntrantId) -> Result<(), BookRefusal> {
        let there = self.protests.values().any(|protest| protest.is_open_of(by, pairing));
        if there { Err(BookRefusal::NothingChanges) } else { Ok(()) }
    }

    /// A protest to be decided.
    ///
    /// # Errors
    /// When there is none, when it is decided, or without a reason.
    pub fn to_decide<C>(&self, order: &Order<C>, id: ProtestId) -> Result<&Protest, BookRefusal> {
        let protest = self.protests.get(&id).ok_or(BookRefusal::UnknownProtest(id))?;
        if protest.ruling.is_some() {
            return Err(BookRefusal::ProtestIsDecided(id));
        }
        require_reason(order)?;
        Ok(protest)
    }

    /// Decides to let play go on over a protest, by its number and with a reason of its own.
    ///
    /// # Errors
    /// When there is none, when it is settled or holds nothing back, or without a reason.
    pub fn pass_over<C>(
        &self,
        order: &Order<C>,
        id: ProtestId,
        unsettled: &[ProtestId],
        rounds: usize,
    ) -> Result<ProtestPassedOver, BookRefusal> {
        let protest = self.protests.get(&id).ok_or(BookRefusal::UnknownProtest(id))?;
        if protest.ruling.is_some() && !unsettled.contains(&id) {
            return Err(BookRefusal::ProtestIsDecided(id));
        }
        if !unsettled.contains(&id) || self.is_passed_over(id, rounds) {
            return Err(BookRefusal::NothingChanges);
        }
        require_reason(order)?;
        Ok(ProtestPassedOver { id })
    }
}

/// K-PROTEST: no round is paired, no match begun and nothing closed over protests that hold it back. A reason given for
/// something else is none for this.
///
/// # Errors
/// When there are any.
pub fn require_none(holding: Vec<ProtestId>) -> Result<(), BookRefusal> {
    if holding.is_empty() { Ok(()) } else { Err(BookRefusal::ProtestsOpen(holding)) }
}

fn require_reason<C>(order: &Order<C>) -> Result<(), BookRefusal> {
    if order.reason().is_some() { Ok(()) } else { Err(BookRefusal::ReasonMissing) }
}
