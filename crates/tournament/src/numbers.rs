//! Numbers that name things in a tournament's log.

use std::fmt;

use kolo_messages::Arg;
use kolo_model::StartNumber;
use serde::{Deserialize, Serialize};

/// The table of a published round, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableNumber(StartNumber);

impl TableNumber {
    /// Table `n`, or `None` for zero.
    pub fn new(n: u32) -> Option<Self> {
        StartNumber::new(n).map(TableNumber)
    }

    /// The table at `index` of the board order.
    pub fn from_index(index: usize) -> Self {
        TableNumber(StartNumber::from_index(index))
    }

    /// The index in the board order.
    pub fn index(self) -> usize {
        self.0.index()
    }
}

impl fmt::Display for TableNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<TableNumber> for Arg {
    fn from(table: TableNumber) -> Self {
        Arg::from(table.0)
    }
}

/// An incident, from 1 in the order they were recorded; numbers are never given twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct IncidentId(pub u32);

impl From<IncidentId> for Arg {
    fn from(id: IncidentId) -> Self {
        Arg::from(id.0)
    }
}

/// A protest, from 1 in the order they were lodged; numbers are never given twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ProtestId(pub u32);

impl From<ProtestId> for Arg {
    fn from(id: ProtestId) -> Self {
        Arg::from(id.0)
    }
}

/// A sanction, from 1 in the order they were given; numbers are never given twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SanctionId(pub u32);

impl From<SanctionId> for Arg {
    fn from(id: SanctionId) -> Self {
        Arg::from(id.0)
    }
}
