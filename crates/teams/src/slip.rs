//! The slip of one match: who plays whom, what each side reports, what was settled (P-2.1.1.5, P-3.1.5).
//!
//! Both captains report, in the individual contest both players. Equal reports settle the match; different ones are
//! for the organiser to decide. Nothing is overwritten without a trace: what was corrected stays on the slip.

mod command;
mod decide;
mod difference;
mod event;
mod refusal;

use kolo_messages::Message;
use kolo_model::{PerSide, Side};
use serde::{Deserialize, Serialize};

use crate::{CheckedSheet, LineUp, MatchResult, MatchSheet, Shape, SlipRule, Terms};

pub use command::{Actor, SlipCommand};
pub use decide::decide;
pub use difference::{Difference, differences, fuller};
pub use event::{InvalidSlipEvent, SlipEvent};
pub use refusal::SlipRefusal;

/// The slip of a match: what its events add up to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slip {
    #[serde(rename = "boards")]
    shape: Shape,
    line_up: Option<LineUp>,
    reports: PerSide<Option<CheckedSheet>>,
    settled: Option<Settlement>,
    past: Vec<PastSheet>,
    papers: Papers,
}

/// How a match was settled.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settlement {
    /// The sheet that counts.
    pub sheet: CheckedSheet,
    /// Who settled it.
    pub by: SettledBy,
    /// Why, where the organiser had to say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// Who settled a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SettledBy {
    /// Both sides reported the same.
    Sides,
    /// The organiser, or an assistant.
    Organiser,
}

/// A sheet that counted once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PastSheet {
    /// What it said.
    pub settlement: Settlement,
    /// Why it was replaced.
    pub reason: String,
}

/// Whether the game sheets and the slip are handed in (P-2.1.1.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Papers {
    /// Not yet.
    #[default]
    Due,
    /// It has.
    HandedIn,
}

/// How far a slip has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SlipState<'a> {
    /// There is no report yet.
    Open,
    /// One side has reported, the other has not.
    Reported(Side),
    /// The reports differ; the organiser decides, or a side corrects its own.
    Mismatch(Vec<Difference>),
    /// The match has its result.
    Settled(&'a Settlement),
}

/// Something that a slip still needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SlipNeed {
    /// Who plays whom (P-3.1.5).
    LineUp,
    /// The report of a side.
    Report(Side),
    /// The organiser's decision between two reports.
    Decision,
    /// The sheets on paper (P-2.1.1.5).
    Papers,
}

impl SlipNeed {
    /// The sentence for people.
    pub fn message(self) -> Message {
        Message::new(match self {
            SlipNeed::LineUp => "teams-need-line-up",
            SlipNeed::Report(Side::First) => "teams-need-report-first",
            SlipNeed::Report(Side::Second) => "teams-need-report-second",
            SlipNeed::Decision => "teams-need-decision",
            SlipNeed::Papers => "teams-need-papers",
        })
    }
}

impl Slip {
    /// The empty slip of a match.
    pub fn new(shape: Shape) -> Self {
        let reports = PerSide::new(None, None);
        Slip { shape, line_up: None, reports, settled: None, past: Vec::new(), papers: Papers::Due }
    }

    /// How many games the match has.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Who plays whom, if that is known.
    pub fn line_up(&self) -> Option<&LineUp> {
        self.line_up.as_ref()
    }

    /// What a side reported last.
    pub fn report(&self, side: Side) -> Option<&CheckedSheet> {
        self.reports[side].as_ref()
    }

    /// What counts, once it is settled.
    pub fn settled(&self) -> Option<&Settlement> {
        self.settled.as_ref()
    }

    /// What counted before it was corrected, the oldest first.
    pub fn past(&self) -> &[PastSheet] {
        &self.past
    }

    /// Whether the sheets are handed in.
    pub fn papers(&self) -> Papers {
        self.papers
    }

    /// Whether `side` stands by what counts: its last report says the same.
    pub fn is_confirmed_by(&self, side: Side) -> bool {
        match (&self.settled, self.report(side)) {
            (Some(settled), Some(report)) => differences(report, &settled.sheet).is_empty(),
            (Some(_) | None, _) => false,
        }
    }

    /// How far it has come.
    pub fn state(&self) -> SlipState<'_> {
        if let Some(settled) = &self.settled {
            return SlipState::Settled(settled);
        }
        match (&self.reports.first, &self.reports.second) {
            (None, None) => SlipState::Open,
            (Some(_), None) => SlipState::Reported(Side::First),
            (None, Some(_)) => SlipState::Reported(Side::Second),
            (Some(first), Some(second)) => SlipState::Mismatch(differences(first, second)),
        }
    }

    /// What is still missing, in the order in which it is due.
    pub fn needs(&self, rule: SlipRule) -> Vec<SlipNeed> {
        let mut needs = Vec::new();
        let strict = match rule {
            SlipRule::LineUpFirst => true,
            SlipRule::LineUpAnyTime => false,
        };
        if strict && self.line_up.is_none() && self.settled.is_none() {
            needs.push(SlipNeed::LineUp);
        }
        match self.state() {
            SlipState::Open => needs.extend(Side::BOTH.map(SlipNeed::Report)),
            SlipState::Reported(side) => needs.push(SlipNeed::Report(side.other())),
            SlipState::Mismatch(_) => needs.push(SlipNeed::Decision),
            SlipState::Settled(_) => {}
        }
        let unplayed = self.settled().is_some_and(|settled| !settled.sheet.result().is_played());
        match self.papers {
            Papers::Due if !unplayed => needs.push(SlipNeed::Papers),
            Papers::Due | Papers::HandedIn => {}
        }
        needs
    }

    /// The same slip with the sides exchanged: everything stays with the people it is about.
    #[must_use]
    pub fn swapped(self) -> Self {
        let settlement = |settled: Settlement| Settlement { sheet: settled.sheet.swapped(), ..settled };
        let past = self.past.into_iter();
        Slip {
            line_up: self.line_up.map(LineUp::swapped),
            reports: self.reports.swapped().map(|report| report.map(CheckedSheet::swapped)),
            settled: self.settled.map(settlement),
            past: past.map(|one| PastSheet { settlement: settlement(one.settlement), ..one }).collect(),
            ..self
        }
    }

    /// A report on this slip, checked.
    fn sheet(&self, entry: &MatchResult, terms: Terms<'_>) -> Result<CheckedSheet, Vec<crate::SheetProblem>> {
        MatchSheet::new(self.shape, entry.clone()).with_line_up(self.line_up.clone()).check(terms)
    }
}
