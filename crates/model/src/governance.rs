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
    /// The rules that a system comes from, where no others are named. Round robins belong to all.
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

    /// Which edition of the document it is, as far as its makers date it (G-8, P-5.1.1.1).
    pub fn edition(self) -> Option<&'static str> {
        match self {
            RuleSet::Go2009 => Some("2009-02-20"),
            RuleSet::Fide1992 => Some("1992"),
            RuleSet::Pisqworky2023 => Some("2023"),
            RuleSet::FideDutch => None,
        }
    }

    /// Where the document is published, if its makers name a place (P-5.1.1.2).
    pub fn published_at(self) -> Option<&'static str> {
        match self {
            RuleSet::Pisqworky2023 => Some("https://pisqworky.cz"),
            RuleSet::Go2009 | RuleSet::Fide1992 | RuleSet::FideDutch => None,
        }
    }

    /// Where the document can be read, for people.
    pub fn link_message(self) -> Option<Message> {
        self.published_at().map(|link| Message::new("rules-published-at").with("link", link))
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

/// By which rules a game of go itself is played (G-4.1.1, G-4.1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RulesOfPlay {
    /// Those of the European Go Federation, which come from the Nihon Ki-in.
    Egf,
    /// Those of Ing.
    Ing,
    /// The Czech ones: Japanese rules with another way of settling disputes. For events of Czech importance only.
    Czech,
}

impl RulesOfPlay {
    /// Every value.
    pub const ALL: [RulesOfPlay; 3] = [RulesOfPlay::Egf, RulesOfPlay::Ing, RulesOfPlay::Czech];

    /// In words.
    pub fn message(self) -> Message {
        Message::new(match self {
            RulesOfPlay::Egf => "rules-of-play-egf",
            RulesOfPlay::Ing => "rules-of-play-ing",
            RulesOfPlay::Czech => "rules-of-play-czech",
        })
    }

    /// Whether an event of this importance may be played by them.
    pub fn are_for(self, importance: Importance) -> bool {
        match (self, importance) {
            (RulesOfPlay::Egf | RulesOfPlay::Ing, _) | (RulesOfPlay::Czech, Importance::National) => true,
            (RulesOfPlay::Czech, Importance::International) => false,
        }
    }
}

/// How far the importance of an event reaches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Importance {
    /// Within the country.
    #[default]
    National,
    /// Beyond it.
    International,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn czech_rules_are_for_czech_events() {
        for rules in [RulesOfPlay::Egf, RulesOfPlay::Ing] {
            assert!(rules.are_for(Importance::National) && rules.are_for(Importance::International));
        }
        assert!(RulesOfPlay::Czech.are_for(Importance::National));
        assert!(!RulesOfPlay::Czech.are_for(Importance::International));
    }

    #[test]
    fn editions_and_links_are_those_of_the_documents() {
        assert_eq!(RuleSet::Go2009.edition(), Some("2009-02-20"));
        assert_eq!(RuleSet::Pisqworky2023.edition(), Some("2023"));
        assert_eq!(RuleSet::Pisqworky2023.published_at(), Some("https://pisqworky.cz"));
        assert_eq!(RuleSet::Go2009.link_message(), None);
    }
}
