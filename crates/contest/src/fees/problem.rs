//! Why a fee cannot be settled in a way.

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::{Clause, Name};

use super::DiscountCode;
use crate::{Category, Kind, Money};

/// What stands against settling a fee.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FeeProblem {
    /// Individuals pay in advance.
    NotOnSite,
    /// Another amount than is due.
    WrongAmount {
        /// The entry.
        name: Name,
        /// Its category.
        category: Category,
        /// What came.
        paid: Money,
        /// What is due.
        due: Money,
    },
    /// The fee is settled.
    SettledAlready(Name),
    /// Only teams of host schools play for free.
    WaiverForOne(Name),
    /// The school hosts no tournament.
    NotHost(Name),
    /// Another team of the school in the category plays for free.
    WaiverUsed {
        /// The entry.
        name: Name,
        /// The other team.
        other: Name,
    },
    /// Codes are for individuals.
    DiscountForTeam(Name),
    /// No team has this code.
    UnknownCode(DiscountCode),
    /// The team did not pay in advance.
    CodeNotEarned(Name),
    /// The code is used.
    CodeUsed {
        /// The team.
        team: Name,
        /// For whom.
        by: Name,
    },
    /// The code is of a team the person does not play in.
    NotOfTeam {
        /// Who.
        name: Name,
        /// The team.
        team: Name,
    },
}

impl FeeProblem {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        Clause::new(match self {
            FeeProblem::NotOnSite => "P-1.2.1.8",
            FeeProblem::WrongAmount { category, .. } => match category.kind() {
                Kind::Teams => "P-1.1.2.7",
                Kind::Individuals => "P-1.2.1.8",
            },
            FeeProblem::SettledAlready(_) => "K-ORDER",
            FeeProblem::WaiverForOne(_) | FeeProblem::NotHost(_) | FeeProblem::WaiverUsed { .. } => {
                "P-1.1.2.8"
            }
            FeeProblem::DiscountForTeam(_)
            | FeeProblem::UnknownCode(_)
            | FeeProblem::CodeNotEarned(_)
            | FeeProblem::CodeUsed { .. }
            | FeeProblem::NotOfTeam { .. } => "P-1.2.1.9",
        })
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            FeeProblem::NotOnSite => Message::new("pieces-fee-not-on-site"),
            FeeProblem::WrongAmount { name, category: _, paid, due } => {
                Message::new("pieces-fee-wrong-amount")
                    .with("entry", name)
                    .with("paid", *paid)
                    .with("due", *due)
            }
            FeeProblem::SettledAlready(name) => Message::new("pieces-fee-settled").with("entry", name),
            FeeProblem::WaiverForOne(name) => Message::new("pieces-fee-waiver-for-one").with("entry", name),
            FeeProblem::NotHost(name) => Message::new("pieces-fee-not-host").with("entry", name),
            FeeProblem::WaiverUsed { name, other } => {
                Message::new("pieces-fee-waiver-used").with("entry", name).with("other", other)
            }
            FeeProblem::DiscountForTeam(name) => {
                Message::new("pieces-fee-discount-for-team").with("entry", name)
            }
            FeeProblem::UnknownCode(code) => {
                Message::new("pieces-fee-unknown-code").with("code", code.to_string())
            }
            FeeProblem::CodeNotEarned(team) => Message::new("pieces-fee-code-not-earned").with("team", team),
            FeeProblem::CodeUsed { team, by } => {
                Message::new("pieces-fee-code-used").with("team", team).with("by", by)
            }
            FeeProblem::NotOfTeam { name, team } => {
                Message::new("pieces-fee-not-of-team").with("entry", name).with("team", team)
            }
        }
    }
}

impl fmt::Display for FeeProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for FeeProblem {}
