//! What an entry costs (P-1.1.2.7, P-1.2.1.8): in advance, or on site with a surcharge. Individuals pay in advance only.

use serde::{Deserialize, Serialize};

use super::FeeProblem;
use crate::{Category, Country, Currency, Money};

/// When a fee is paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PaidWhen {
    /// To the account, after the entry.
    InAdvance,
    /// At the tournament.
    OnSite,
}

/// Who pays when, in crowns, in hundredths of a euro.
const TARIFF: [(Category, PaidWhen, i64, i64); 6] = [
    (Category::Zs, PaidWhen::InAdvance, 165, 600),
    (Category::Ss, PaidWhen::InAdvance, 275, 1_100),
    (Category::Zs, PaidWhen::OnSite, 180, 700),
    (Category::Ss, PaidWhen::OnSite, 300, 1_200),
    (Category::Kadeti, PaidWhen::InAdvance, 55, 220),
    (Category::Veterani, PaidWhen::InAdvance, 55, 220),
];

/// What an entry of a category costs.
///
/// # Errors
/// When an individual would pay on site (P-1.2.1.8).
pub fn amount_due(category: Category, country: Country, when: PaidWhen) -> Result<Money, FeeProblem> {
    let line = TARIFF.iter().find(|(who, at, ..)| (*who, *at) == (category, when));
    let (.., crowns, cents) = line.ok_or(FeeProblem::NotOnSite)?;
    let currency = Currency::of(country);
    Ok(match currency {
        Currency::Czk => Money::new(currency, crowns * 100),
        Currency::Eur => Money::new(currency, *cents),
    })
}
