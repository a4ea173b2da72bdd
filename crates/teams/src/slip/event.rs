//! What happened to a slip. Events are written once and never changed; their names and fields are kept for ever.

use kolo_model::Side;
use serde::{Deserialize, Serialize};

use super::{Actor, Papers, PastSheet, SettledBy, Settlement, Slip};
use crate::{CheckedSheet, LineUp, MatchResult, SheetProblem, Terms};

/// One thing that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SlipEvent {
    /// It was written down who plays whom.
    LineUpSet {
        /// By whom.
        by: Actor,
        /// The pairings.
        line_up: LineUp,
    },
    /// A side reported.
    Reported {
        /// Which side.
        side: Side,
        /// What.
        entry: MatchResult,
    },
    /// A side reported the same as the other, which settled the match.
    Confirmed {
        /// Which side.
        side: Side,
        /// What.
        entry: MatchResult,
        /// The sheet that counts: of the two reports the one that says more.
        sheet: CheckedSheet,
    },
    /// The organiser settled the match.
    Entered {
        /// The sheet that counts.
        sheet: CheckedSheet,
        /// Why, where they were asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// The organiser corrected the sheet.
    Corrected {
        /// What counted.
        was: CheckedSheet,
        /// What counts.
        sheet: CheckedSheet,
        /// Why.
        reason: String,
    },
    /// The organiser recorded whether the sheets are handed in.
    PapersTicked(Papers),
}

/// An event that does not fit the slip: the log is damaged or belongs to another match.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum InvalidSlipEvent {
    /// The event is about a match with another number of boards.
    #[error("the event is about a match with another number of boards")]
    OtherShape,
    /// A report that the slip would have refused.
    #[error("the report cannot be: {0}")]
    Unsound(SheetProblem),
    /// What is corrected is not what counted.
    #[error("the event corrects a sheet that did not count")]
    OtherSheet,
}

impl Slip {
    /// Takes in what happened. Nothing changes if it does not fit.
    ///
    /// # Errors
    /// When the event cannot have happened to this slip.
    pub fn apply(&mut self, event: &SlipEvent) -> Result<(), InvalidSlipEvent> {
        match event {
            SlipEvent::LineUpSet { by: _, line_up } => {
                if line_up.tables.len() != self.shape.len() {
                    return Err(InvalidSlipEvent::OtherShape);
                }
                self.line_up = Some(line_up.clone());
            }
            SlipEvent::Reported { side, entry } => self.take_report(*side, entry)?,
            SlipEvent::Confirmed { side, entry, sheet } => {
                self.fits(sheet)?;
                self.take_report(*side, entry)?;
                let settlement = Settlement { sheet: sheet.clone(), by: SettledBy::Sides, reason: None };
                self.settled = Some(settlement);
            }
            SlipEvent::Entered { sheet, reason } => {
                self.fits(sheet)?;
                self.settle(sheet, reason.clone());
            }
            SlipEvent::Corrected { was, sheet, reason } => {
                self.fits(sheet)?;
                let settlement = self
                    .settled
                    .take_if(|settled| settled.sheet == *was)
                    .ok_or(InvalidSlipEvent::OtherSheet)?;
                self.past.push(PastSheet { settlement, reason: reason.clone() });
                self.settle(sheet, Some(reason.clone()));
            }
            SlipEvent::PapersTicked(papers) => self.papers = *papers,
        }
        Ok(())
    }

    fn fits(&self, sheet: &CheckedSheet) -> Result<(), InvalidSlipEvent> {
        if sheet.shape() == self.shape { Ok(()) } else { Err(InvalidSlipEvent::OtherShape) }
    }

    fn take_report(&mut self, side: Side, entry: &MatchResult) -> Result<(), InvalidSlipEvent> {
        let report = self.sheet(entry, Terms::default());
        let report = report.map_err(|mut problems| InvalidSlipEvent::Unsound(problems.swap_remove(0)))?;
        self.reports[side] = Some(report);
        Ok(())
    }

    fn settle(&mut self, sheet: &CheckedSheet, reason: Option<String>) {
        self.line_up = sheet.line_up().cloned();
        self.settled = Some(Settlement { sheet: sheet.clone(), by: SettledBy::Organiser, reason });
    }
}
