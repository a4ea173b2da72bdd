//! Which documents there are.

use kolo_messages::Message;

/// A kind of document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// A round by table.
    Pairings,
    /// A round by name.
    Names,
    /// Slips for the results of a round.
    Slips,
    /// Sheets for the matches of a round.
    MatchSheets,
    /// Places.
    Standings,
    /// All against all.
    Crosstable,
    /// All rounds of all players.
    Chart,
    /// The groups of a tournament of teams, with their tables.
    Groups,
    /// The play-off.
    Bracket,
    /// Name badges.
    Badges,
    /// The address of the tournament as a picture.
    Poster,
}

impl Kind {
    /// Every kind, in the order of a day.
    pub const ALL: [Kind; 11] = [
        Kind::Badges,
        Kind::Poster,
        Kind::Pairings,
        Kind::Names,
        Kind::Slips,
        Kind::MatchSheets,
        Kind::Groups,
        Kind::Bracket,
        Kind::Standings,
        Kind::Crosstable,
        Kind::Chart,
    ];

    /// Its name in addresses and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Kind::Pairings => "pairings",
            Kind::Names => "names",
            Kind::Slips => "slips",
            Kind::MatchSheets => "match-sheets",
            Kind::Standings => "standings",
            Kind::Crosstable => "crosstable",
            Kind::Chart => "chart",
            Kind::Groups => "groups",
            Kind::Bracket => "bracket",
            Kind::Badges => "badges",
            Kind::Poster => "poster",
        }
    }

    /// The kind with this name.
    pub fn of_code(code: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.code() == code)
    }

    /// Whether it is about one round.
    pub const fn is_of_round(self) -> bool {
        matches!(self, Kind::Pairings | Kind::Names | Kind::Slips | Kind::MatchSheets)
    }

    /// Whether it says nothing but what is in the public view.
    pub const fn is_public(self) -> bool {
        match self {
            Kind::Pairings
            | Kind::Names
            | Kind::Standings
            | Kind::Crosstable
            | Kind::Chart
            | Kind::Groups
            | Kind::Bracket => true,
            Kind::Slips | Kind::MatchSheets | Kind::Badges | Kind::Poster => false,
        }
    }

    /// What it is called.
    pub fn title(self) -> Message {
        match self {
            Kind::Pairings => Message::new("paper-kind-pairings"),
            Kind::Names => Message::new("paper-kind-names"),
            Kind::Slips => Message::new("paper-kind-slips"),
            Kind::MatchSheets => Message::new("paper-kind-match-sheets"),
            Kind::Standings => Message::new("paper-kind-standings"),
            Kind::Crosstable => Message::new("paper-kind-crosstable"),
            Kind::Chart => Message::new("paper-kind-chart"),
            Kind::Groups => Message::new("paper-kind-groups"),
            Kind::Bracket => Message::new("paper-kind-bracket"),
            Kind::Badges => Message::new("paper-kind-badges"),
            Kind::Poster => Message::new("paper-kind-poster"),
        }
    }

    /// What it is for.
    pub fn about(self) -> Message {
        match self {
            Kind::Pairings => Message::new("paper-about-pairings"),
            Kind::Names => Message::new("paper-about-names"),
            Kind::Slips => Message::new("paper-about-slips"),
            Kind::MatchSheets => Message::new("paper-about-match-sheets"),
            Kind::Standings => Message::new("paper-about-standings"),
            Kind::Crosstable => Message::new("paper-about-crosstable"),
            Kind::Chart => Message::new("paper-about-chart"),
            Kind::Groups => Message::new("paper-about-groups"),
            Kind::Bracket => Message::new("paper-about-bracket"),
            Kind::Badges => Message::new("paper-about-badges"),
            Kind::Poster => Message::new("paper-about-poster"),
        }
    }

    /// What it is called where matches have names instead of tables.
    pub fn title_of_matches(self) -> Message {
        match self {
            Kind::Pairings => Message::new("paper-kind-by-match"),
            Kind::Names
            | Kind::Slips
            | Kind::MatchSheets
            | Kind::Standings
            | Kind::Crosstable
            | Kind::Chart
            | Kind::Groups
            | Kind::Bracket
            | Kind::Badges
            | Kind::Poster => self.title(),
        }
    }

    /// What it is for where matches have names instead of tables.
    pub fn about_of_matches(self) -> Message {
        match self {
            Kind::Pairings => Message::new("paper-about-by-match"),
            Kind::Names => Message::new("paper-about-names-of-matches"),
            Kind::Slips => Message::new("paper-about-slips-of-matches"),
            Kind::Standings => Message::new("paper-about-places"),
            Kind::MatchSheets
            | Kind::Crosstable
            | Kind::Chart
            | Kind::Groups
            | Kind::Bracket
            | Kind::Badges
            | Kind::Poster => self.about(),
        }
    }

    /// The title of a document about a round.
    pub fn of_round(self, round: u32) -> Message {
        Message::new("paper-of-round").with("round", round).with("what", self.title())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_found_by_its_name() {
        for kind in Kind::ALL {
            assert_eq!(Kind::of_code(kind.code()), Some(kind));
        }
        assert_eq!(Kind::of_code("secrets"), None);
    }
}
