//! What the arbiter may choose about a pairing.

use kolo_model::FloatsTwoRoundsAgo;
use serde::{Deserialize, Serialize};

/// The choices that are not facts of the tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Options {
    /// The seed of every lot in this pairing (K-SEED). The same seed gives the same pairing.
    pub seed: u64,
    /// Who gets which side in a round robin.
    pub sides: SidesBy,
    /// Which floats the FIDE 1992 system looks back at (R-B6).
    pub b6: FloatsTwoRoundsAgo,
    /// Who starts in the Swiss of gomoku (P-6.7).
    pub pisqworky: PisqworkyOptions,
}

/// Where the sides of a round-robin game come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum SidesBy {
    /// The table: sides balance over the cycle.
    #[default]
    Table,
    /// A lot for every game, the custom of *nigiri* in go.
    Nigiri,
}

/// How the two doubtful sentences of P-6.7 are taken. Nothing said, the document is followed as it is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PisqworkyOptions {
    /// Who starts where the histories of the two differ (P-6.7c to P-6.7f).
    #[serde(skip_serializing_if = "AtLastDifference::is_usual")]
    pub alternate: AtLastDifference,
    /// Whose number decides where the histories are the same (P-6.7g.1, P-6.7g.2).
    #[serde(skip_serializing_if = "DecidingNumber::is_usual")]
    pub lim_numbers: DecidingNumber,
}

/// Who starts, of two who did not always have the same role: the last such match decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AtLastDifference {
    /// As printed: the one who started then starts again.
    #[default]
    StartsAgain,
    /// The roles alternate: the one who did not start then starts now.
    Alternates,
}

impl AtLastDifference {
    /// Whether this is what holds where nothing is said.
    pub fn is_usual(&self) -> bool {
        *self == AtLastDifference::default()
    }
}

/// Which of two with the same history is given the role that suits them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DecidingNumber {
    /// As printed: the larger start number in upper groups and the middle one, the smaller one in lower groups.
    #[default]
    AsPrinted,
    /// As in the Lim system, which calls no. 1 the highest number: the other one of the two.
    AsInLim,
}

impl DecidingNumber {
    /// Whether this is what holds where nothing is said.
    pub fn is_usual(&self) -> bool {
        *self == DecidingNumber::default()
    }
}
