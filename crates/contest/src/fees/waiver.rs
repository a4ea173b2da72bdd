//! A host school may have one team of each category free, on request (P-1.1.2.8).

use super::{FeeBook, FeeProblem, FeeState};
use crate::{Entry, Kind};

impl FeeBook<'_> {
    /// Waives the fee of a team of a host school, one in each category.
    ///
    /// # Errors
    /// When the fee is settled, the entry is no team of a host school, or another team of the school has it.
    pub fn waive(&self, entry: &Entry) -> Result<FeeState, FeeProblem> {
        self.still_due(entry)?;
        let name = || entry.name.clone();
        if entry.category.kind() != Kind::Teams {
            return Err(FeeProblem::WaiverForOne(name()));
        }
        if !entry.school.as_ref().is_some_and(|school| self.hosts.contains(school)) {
            return Err(FeeProblem::NotHost(name()));
        }
        let rival = self.entries.values().find(|other| {
            other.id != entry.id
                && other.school == entry.school
                && other.category == entry.category
                && *self.state(&other.id) == FeeState::Waived
        });
        match rival {
            Some(other) => Err(FeeProblem::WaiverUsed { name: name(), other: other.name.clone() }),
            None => Ok(FeeState::Waived),
        }
    }
}
