//! A team that paid its invoice in advance has one code, and the code takes over the fee of one member who plays alone
//! (P-1.2.1.9). A team whose fee was waived paid no invoice and has none.

use super::{DiscountCode, FeeBook, FeeProblem, FeeState, PaidWhen};
use crate::{Entry, EntryId, Kind, PlayerId};

impl FeeBook<'_> {
    /// The code of a team; `None` as long as it has none.
    pub fn code(&self, team: &Entry) -> Option<DiscountCode> {
        let earned = match self.state(&team.id) {
            FeeState::Paid { when: PaidWhen::InAdvance, .. } => team.category.kind() == Kind::Teams,
            FeeState::Paid { when: PaidWhen::OnSite, .. }
            | FeeState::Due
            | FeeState::Waived
            | FeeState::Discounted { .. } => false,
        };
        earned.then(|| DiscountCode::of(self.seed, &team.id))
    }

    /// Takes over the fee of a person who plays alone with the code of their team.
    ///
    /// # Errors
    /// When the fee is settled, the entry is a team, the code is unknown, not earned, used or of a team they are not
    /// in.
    pub fn discount(&self, entry: &Entry, code: &DiscountCode) -> Result<FeeState, FeeProblem> {
        self.still_due(entry)?;
        if entry.category.kind() != Kind::Individuals {
            return Err(FeeProblem::DiscountForTeam(entry.name.clone()));
        }
        let of_code = |team: &&Entry| {
            team.category.kind() == Kind::Teams && DiscountCode::of(self.seed, &team.id) == *code
        };
        let Some(team) = self.entries.values().find(of_code) else {
            return Err(FeeProblem::UnknownCode(code.clone()));
        };
        if self.code(team).is_none() {
            return Err(FeeProblem::CodeNotEarned(team.name.clone()));
        }
        if let Some(by) = self.used_by(&team.id) {
            return Err(FeeProblem::CodeUsed { team: team.name.clone(), by: by.name.clone() });
        }
        let in_team = |player: &PlayerId| team.members.iter().any(|member| member.player == *player);
        if !entry.members.iter().any(|member| in_team(&member.player)) {
            return Err(FeeProblem::NotOfTeam { name: entry.name.clone(), team: team.name.clone() });
        }
        Ok(FeeState::Discounted { team: team.id.clone() })
    }

    /// Whose fee the code of a team has taken over.
    fn used_by(&self, team: &EntryId) -> Option<&Entry> {
        let used = |entry: &&Entry| match self.state(&entry.id) {
            FeeState::Discounted { team: used } => used == team,
            FeeState::Due | FeeState::Paid { .. } | FeeState::Waived => false,
        };
        self.entries.values().find(used)
    }
}
