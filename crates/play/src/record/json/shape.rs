//! The file as it is written: texts and numbers, nothing checked yet.

use kolo_model::{Name, NameProblem, Side};
use serde::{Deserialize, Serialize};

use crate::Mark;
use crate::duel::{Opening, Outcome, Placed, Step};
use crate::record::data::{Beginning, Claim, TakenStep};

/// The whole file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Written {
    /// Checked before.
    #[serde(rename = "kolo-duel")]
    _version: u32,
    pub(super) opening: RawOpening,
    #[serde(default)]
    pub(super) names: RawNames,
    pub(super) steps: Vec<RawStep>,
    #[serde(default)]
    pub(super) end: Option<RawEnd>,
}

/// Who played, as far as it is known.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawNames {
    #[serde(default)]
    pub(super) first: Option<String>,
    #[serde(default)]
    pub(super) second: Option<String>,
}

/// How it began.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawOpening {
    Swap1,
    Swap2,
    PlainX,
    PlainO,
}

impl RawOpening {
    pub(super) fn of(beginning: Beginning) -> RawOpening {
        match beginning {
            Beginning::Swap(Opening::Swap1) => RawOpening::Swap1,
            Beginning::Swap(Opening::Swap2) => RawOpening::Swap2,
            Beginning::Plain { first: Mark::Cross } => RawOpening::PlainX,
            Beginning::Plain { first: Mark::Circle } => RawOpening::PlainO,
        }
    }

    pub(super) fn beginning(self) -> Beginning {
        match self {
            RawOpening::Swap1 => Beginning::Swap(Opening::Swap1),
            RawOpening::Swap2 => Beginning::Swap(Opening::Swap2),
            RawOpening::PlainX => Beginning::Plain { first: Mark::Cross },
            RawOpening::PlainO => Beginning::Plain { first: Mark::Circle },
        }
    }
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum RawStep {
    Open {
        marks: Vec<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ms: Option<u64>,
    },
    Add {
        marks: Vec<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ms: Option<u64>,
    },
    Choose {
        mark: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ms: Option<u64>,
    },
    Play {
        cell: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ms: Option<u64>,
    },
}

impl RawStep {
    pub(super) fn of(taken: &TakenStep) -> RawStep {
        let ms = taken.spent.map(|spent| u64::from(spent.milliseconds()));
        let texts = |marks: &[Placed]| marks.iter().map(|placed| super::spelled(*placed)).collect();
        match &taken.step {
            Step::Open { marks } => RawStep::Open { marks: texts(marks), ms },
            Step::Add { marks } => RawStep::Add { marks: texts(marks), ms },
            Step::Choose { mark } => RawStep::Choose { mark: mark.letter().to_string(), ms },
            Step::Play { cell } => RawStep::Play { cell: cell.to_string(), ms },
        }
    }
}

/// Who won by a ruling.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawOutcome {
    First,
    Second,
    Draw,
}

/// How it ended. Braces also where there is nothing in them: without, unknown keys would be taken.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "end", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum RawEnd {
    Five {},
    Full {},
    Resigned { by: Side },
    Agreed {},
    Flag { loser: Side },
    BothFlags {},
    TimeLimit {},
    ForcedWin { winner: Side },
    Ruled { outcome: RawOutcome, reason: String },
}

impl RawEnd {
    pub(super) fn of(claim: &Claim) -> RawEnd {
        match claim {
            Claim::Five => RawEnd::Five {},
            Claim::Full => RawEnd::Full {},
            Claim::Resigned { by } => RawEnd::Resigned { by: *by },
            Claim::Agreed => RawEnd::Agreed {},
            Claim::Flag { loser } => RawEnd::Flag { loser: *loser },
            Claim::BothFlags => RawEnd::BothFlags {},
            Claim::TimeLimit => RawEnd::TimeLimit {},
            Claim::ForcedWin { winner } => RawEnd::ForcedWin { winner: *winner },
            Claim::Ruled { outcome, reason } => RawEnd::Ruled {
                outcome: match outcome {
                    Outcome::Won(Side::First) => RawOutcome::First,
                    Outcome::Won(Side::Second) => RawOutcome::Second,
                    Outcome::Drawn => RawOutcome::Draw,
                },
                reason: reason.as_str().to_owned(),
            },
        }
    }

    pub(super) fn claim(self) -> Result<Claim, NameProblem> {
        Ok(match self {
            RawEnd::Five {} => Claim::Five,
            RawEnd::Full {} => Claim::Full,
            RawEnd::Resigned { by } => Claim::Resigned { by },
            RawEnd::Agreed {} => Claim::Agreed,
            RawEnd::Flag { loser } => Claim::Flag { loser },
            RawEnd::BothFlags {} => Claim::BothFlags,
            RawEnd::TimeLimit {} => Claim::TimeLimit,
            RawEnd::ForcedWin { winner } => Claim::ForcedWin { winner },
            RawEnd::Ruled { outcome, reason } => Claim::Ruled {
                outcome: match outcome {
                    RawOutcome::First => Outcome::Won(Side::First),
                    RawOutcome::Second => Outcome::Won(Side::Second),
                    RawOutcome::Draw => Outcome::Drawn,
                },
                reason: Name::new(&reason)?,
            },
        })
    }
}
