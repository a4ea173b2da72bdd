//! Taking part means having agreed (P-1.1.1.3, P-1.1.1.4, P-1.2.1.4, P-1.2.1.5). The day of each consent is kept with
//! the person; without it they do not play.

use kolo_messages::{Arg, Message};
use kolo_model::Clause;

use super::{Case, EntryFault};
use crate::{Category, Kind};

/// What all agree to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Consent {
    /// The rules, fair play and the terms of data processing.
    RulesAndData,
    /// Photos and their publication.
    Photos,
}

impl Consent {
    /// The clause that asks for it.
    pub(super) fn clause(self, category: Category) -> Clause {
        Clause::new(match (self, category.kind()) {
            (Consent::RulesAndData, Kind::Teams) => "P-1.1.1.3",
            (Consent::Photos, Kind::Teams) => "P-1.1.1.4",
            (Consent::RulesAndData, Kind::Individuals) => "P-1.2.1.4",
            (Consent::Photos, Kind::Individuals) => "P-1.2.1.5",
        })
    }

    /// What it is about, for people.
    pub fn message(self) -> Message {
        match self {
            Consent::RulesAndData => Message::new("pieces-consent-rules-and-data"),
            Consent::Photos => Message::new("pieces-consent-photos"),
        }
    }
}

impl From<Consent> for Arg {
    fn from(consent: Consent) -> Self {
        Arg::from(consent.message())
    }
}

/// Every member, substitutes included, has agreed to both.
pub(super) fn all_agreed(case: &Case<'_>, faults: &mut Vec<EntryFault>) {
    for player in case.people() {
        let given = [
            (Consent::RulesAndData, player.consents.rules_and_data),
            (Consent::Photos, player.consents.photos),
        ];
        for (consent, _) in given.into_iter().filter(|(_, day)| day.is_none()) {
            let category = case.entry.category;
            faults.push(EntryFault::ConsentMissing { player: player.name.clone(), consent, category });
        }
    }
}
