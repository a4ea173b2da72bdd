//! By whose rules a tournament is run.

use kolo_messages::Message;
use serde::{Deserialize, Serialize};

use crate::System;

/// A rule document that the program follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RuleSet {
    /// Tournament rules of the Czech Go Association, 2009 (G-1.1).
    #[serde(rename = "go-2009")]
    Go2009,
    /// FIDE Swiss rules based on rating, 1992.
    #[serde(rename = "fide-1992")]
    Fide1992,
    /// FIDE (Dutch) Swiss rules.
    FideDutch,
    /// Rules of the pIšQworky contest, 2023.
    #[serde(rename = "pisqworky-2023")]
    Pisqworky2023,
}

impl RuleSet {
    /// The rules that a system comes from, where nobody names others. Everybody plays round robins.
    pub fn of_system(system: System) -> Option<Self> {
        match system {
            System::Swiss | System::McMahon => Some(RuleSet::Go2009),
            System::Fide1992 => Some(RuleSet::Fide1992),
            System::Dutch => Some(RuleSet::FideDutch),
            System::Pisqworky2023 => Some(RuleSet::Pisqworky2023),
            System::RoundRobin => None,
        }
    }

    /// The name of the document.
    pub fn message(self) -> Message {
        Message::new(match self {
            RuleSet::Go2009 => "rules-go-2009",
            RuleSet::Fide1992 => "rules-fide-1992",
            RuleSet::FideDutch => "rules-fide-dutch",
            RuleSet::Pisqworky2023 => "rules-pisqworky-2023",
        })
    }

    /// Whether the document itself says how players of this system are ordered (G-3.3.4). Where it does not, the
    /// organiser must (G-3.3.5.2).
    pub fn orders_players_of(self, system: System) -> bool {
        match self {
            RuleSet::Go2009 => match system {
                System::RoundRobin | System::Swiss | System::McMahon => true,
                System::Fide1992 | System::Dutch | System::Pisqworky2023 => false,
            },
            RuleSet::Fide1992 | RuleSet::FideDutch | RuleSet::Pisqworky2023 => true,
        }
    }
}

/// The higher body at whose international event the tournament is played. Its rules hold, too, and prevail where
/// they differ (G-1.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GoverningBody {
    /// European Go Federation.
    Egf,
    /// International Go Federation.
    Igf,
}

impl GoverningBody {
    /// That its rules prevail.
    pub fn message(self) -> Message {
        Message::new(match self {
            GoverningBody::Egf => "governing-body-egf",
            GoverningBody::Igf => "governing-body-igf",
        })
    }
}
