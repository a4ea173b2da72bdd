//! Rules that a sheet of pairs breaks.

use std::collections::BTreeSet;

use kolo_messages::Message;
use kolo_model::{Clause, PerSide, StartNumber};
use kolo_pairing::{NextRound, Violation, check_round};

use crate::state::State;
use crate::{AmendGround, EntrantId, PairingSheet, Refusal};

/// One rule that a sheet breaks, with its clause.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RuleBreak {
    /// What is wrong.
    pub violation: Violation,
    /// The clause, by the system of the tournament.
    pub clause: Clause,
}

/// What can be done about a broken rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Weight {
    /// The sheet makes no sense: a player is missing, named twice or absent.
    Impossible,
    /// A rule is broken; the arbiter may do so, with a reason.
    Waivable(Option<AmendGround>),
}

impl RuleBreak {
    /// The sentence for people, with the clause.
    pub fn message(&self) -> Message {
        Message::new("rule-break").with("what", self.violation.message()).with("clause", self.clause)
    }

    /// Whether it says that two meet again (R-B1a, C1).
    pub fn is_rematch(&self) -> bool {
        matches!(self.violation, Violation::MetBefore { .. })
    }

    /// Whether the arbiter may waive it, and whether it is a listed reason to change published pairs (R-F6).
    pub fn weight(&self) -> Weight {
        match self.violation {
            Violation::WrongRound { .. }
            | Violation::NamedTwice { .. }
            | Violation::NotEntered { .. }
            | Violation::NotPresent { .. }
            | Violation::Forgotten { .. }
            | Violation::AgainstHimself { .. } => Weight::Impossible,
            Violation::Forbidden { .. } | Violation::SeveralByes { .. } => Weight::Waivable(None),
            Violation::MetBefore { .. } | Violation::SecondBye { .. } => {
                Weight::Waivable(Some(AmendGround::BreaksB1))
            }
            Violation::ThirdTimeInARow { .. } | Violation::SideTooOften { .. } => {
                Weight::Waivable(Some(AmendGround::BreaksB2))
            }
        }
    }
}

impl State {
    /// Every rule that `sheet` breaks as the next round.
    ///
    /// # Errors
    /// When the sheet names a player without a start number, or does not name each player once.
    pub fn rule_breaks(&self, sheet: &PairingSheet) -> Result<Vec<RuleBreak>, Refusal> {
        self.rule_breaks_among(sheet, |violation| Some(*violation))
    }

    /// Every rule that `sheet` breaks in the place of the latest published round, for the same people.
    ///
    /// # Errors
    /// As [`State::rule_breaks`], and when nothing is published.
    pub fn rule_breaks_instead_of_latest(&self, sheet: &PairingSheet) -> Result<Vec<RuleBreak>, Refusal> {
        let latest = self.rounds.last().ok_or(Refusal::NothingPublished)?;
        let before = self.before_latest().ok_or(Refusal::NothingPublished)?;
        before.rule_breaks_instead_of(latest.sheet().named(), sheet)
    }

    /// As [`State::rule_breaks`] for a round that was already published: these people are to be paired, regardless of
    /// who came or went since.
    pub(crate) fn rule_breaks_instead_of(
        &self,
        people: impl Iterator<Item = EntrantId>,
        sheet: &PairingSheet,
    ) -> Result<Vec<RuleBreak>, Refusal> {
        let numbers: BTreeSet<StartNumber> = people.filter_map(|id| self.number_of(id)).collect();
        if sheet.named().filter_map(|id| self.number_of(id)).any(|no| !numbers.contains(&no)) {
            return Err(Refusal::SheetUnknown);
        }
        self.rule_breaks_among(sheet, |violation| match violation {
            Violation::Forgotten { no } => numbers.contains(no).then_some(*violation),
            Violation::NotPresent { no, .. } => (!numbers.contains(no)).then_some(*violation),
            other => Some(*other),
        })
    }

    fn rule_breaks_among(
        &self,
        sheet: &PairingSheet,
        counts: impl Fn(&Violation) -> Option<Violation>,
    ) -> Result<Vec<RuleBreak>, Refusal> {
        let next = self.next_round_of(sheet).ok_or(Refusal::SheetUnknown)?;
        let facts = self.facts().map_err(|problems| Refusal::unsound(&problems))?;
        let system = self.rounds_system()?;
        let breaks: Vec<RuleBreak> = check_round(system, &facts, &next)
            .iter()
            .filter_map(counts)
            .map(|violation| RuleBreak { violation, clause: violation.clause(system) })
            .collect();
        let impossible: Vec<RuleBreak> =
            breaks.iter().filter(|broken| broken.weight() == Weight::Impossible).copied().collect();
        if impossible.is_empty() { Ok(breaks) } else { Err(Refusal::SheetWrong(impossible)) }
    }

    /// The sheet in start numbers.
    fn next_round_of(&self, sheet: &PairingSheet) -> Option<NextRound> {
        let pair = |pair: &PerSide<_>| -> Option<PerSide<StartNumber>> {
            Some(PerSide::new(self.number_of(pair.first)?, self.number_of(pair.second)?))
        };
        Some(NextRound {
            round: self.next_round(),
            pairs: sheet.pairs.iter().map(pair).collect::<Option<_>>()?,
            byes: sheet.byes.iter().map(|id| self.number_of(*id)).collect::<Option<_>>()?,
        })
    }

    /// The sheet of a round that the program paired, in competitors.
    pub(crate) fn sheet_of(&self, next: &NextRound) -> PairingSheet {
        let id = |no: StartNumber| self.order[no.index()];
        PairingSheet {
            pairs: next.pairs.iter().map(|pair| pair.map(id)).collect(),
            terms: Vec::new(),
            byes: next.byes.iter().map(|no| id(*no)).collect(),
        }
    }
}
