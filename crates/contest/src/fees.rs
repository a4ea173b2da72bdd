//! Entry fees: how much, who pays nothing, and codes that let a member of a team play alone for free
//! (P-1.1.2.7, P-1.1.2.8, P-1.2.1.8, P-1.2.1.9).
//!
//! An entry's fee is due until it is settled, once and in one of three ways: paid, waived for a host school, or taken
//! over by the code of a team. A [`FeeBook`] looks at all entries and answers for one of them, or names the clause that
//! stands against it.
//!
//! | rule | module |
//! | --- | --- |
//! | amounts (P-1.1.2.7, P-1.2.1.8) | `tariff` |
//! | one team of each category free for a host school (P-1.1.2.8) | `waiver` |
//! | a code for every team that paid in advance (P-1.2.1.9) | `code`, `discount` |

mod code;
mod discount;
mod problem;
mod tariff;
mod waiver;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::{Country, Day, Entry, EntryId, Money, SchoolId};

pub use code::{BadCode, DiscountCode};
pub use problem::FeeProblem;
pub use tariff::{PaidWhen, amount_due};

/// Where the fee of an entry stands.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum FeeState {
    /// Nothing has come yet.
    #[default]
    Due,
    /// Paid in full.
    Paid {
        /// In advance or on site.
        when: PaidWhen,
        /// How much.
        amount: Money,
        /// On which day.
        on: Day,
    },
    /// Waived for a host school.
    Waived,
    /// Taken over by the code of a team.
    Discounted {
        /// The team.
        team: EntryId,
    },
}

impl FeeState {
    /// Whether the entry may play as far as the fee goes.
    pub fn is_settled(&self) -> bool {
        match self {
            FeeState::Due => false,
            FeeState::Paid { .. } | FeeState::Waived | FeeState::Discounted { .. } => true,
        }
    }
}

/// What fees are decided on.
#[derive(Debug, Clone, Copy)]
pub struct FeeBook<'a> {
    /// Entries that count, by their ids.
    pub entries: &'a BTreeMap<EntryId, Entry>,
    /// Where their fees stand; due where nothing is recorded.
    pub fees: &'a BTreeMap<EntryId, FeeState>,
    /// Schools where a tournament of the contest takes place.
    pub hosts: &'a BTreeSet<SchoolId>,
    /// The seed of the season, which codes come from.
    pub seed: u64,
}

impl<'a> FeeBook<'a> {
    /// Where the fee of an entry stands.
    pub fn state(&self, entry: &EntryId) -> &'a FeeState {
        const DUE: &FeeState = &FeeState::Due;
        self.fees.get(entry).unwrap_or(DUE)
    }

    /// Takes a payment: the exact amount, once (P-1.1.2.7, P-1.2.1.8). `country` is that of the school, or of a person
    /// who plays alone without one.
    ///
    /// # Errors
    /// When the fee is settled, the amount is another one, or an individual pays on site.
    pub fn pay(
        &self,
        entry: &Entry,
        country: Country,
        when: PaidWhen,
        amount: Money,
        on: Day,
    ) -> Result<FeeState, FeeProblem> {
        self.still_due(entry)?;
        let due = amount_due(entry.category, country, when)?;
        if amount != due {
            let (name, category) = (entry.name.clone(), entry.category);
            return Err(FeeProblem::WrongAmount { name, category, paid: amount, due });
        }
        Ok(FeeState::Paid { when, amount, on })
    }

    /// A fee is settled once.
    fn still_due(&self, entry: &Entry) -> Result<(), FeeProblem> {
        if self.state(&entry.id).is_settled() {
            return Err(FeeProblem::SettledAlready(entry.name.clone()));
        }
        Ok(())
    }
}
