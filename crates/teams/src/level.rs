//! What the level of the contest changes in a match: clocks and the slip.

use serde::{Deserialize, Serialize};

/// A level of the contest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Area tournament (OT).
    Area,
    /// Regional tournament (KT).
    Regional,
    /// Nomination tournament, played online (NT).
    Online,
    /// Grand final (GRF).
    GrandFinal,
}

impl Level {
    /// When the slip of a match must have its line-up (P-3.1.5).
    pub fn slip_rule(self) -> SlipRule {
        match self {
            Level::Area | Level::Regional | Level::Online => SlipRule::LineUpAnyTime,
            Level::GrandFinal => SlipRule::LineUpFirst,
        }
    }

    /// Whether clocks are used at all (P-3.3.2.1). In a regional tournament the two players must agree on them
    /// (P-3.3.2.2); online they are part of the platform (P-1.2.2.6); the grand final has them unless there are none
    /// to be had (P-1.1.6.7, P-1.2.3.5).
    pub fn clock_rule(self) -> ClockRule {
        match self {
            Level::Area => ClockRule::Never,
            Level::Regional => ClockRule::IfBothAgree,
            Level::Online => ClockRule::Always,
            Level::GrandFinal => ClockRule::IfAvailable,
        }
    }
}

/// When a slip must name who plays whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SlipRule {
    /// It may be filled in later, or not at all.
    #[default]
    LineUpAnyTime,
    /// Before the first duel: a result without line-up is refused (P-3.1.5).
    LineUpFirst,
}

/// When a duel is played with a chess clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockRule {
    /// Without.
    Never,
    /// If both players want it.
    IfBothAgree,
    /// If the organiser has one for the table.
    IfAvailable,
    /// With.
    Always,
}

/// Whether this duel has a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clocks {
    /// It has.
    Used,
    /// It has none.
    NotUsed,
}

/// How matters stand at a table where the level leaves the clock open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockOffer {
    /// A clock is there and, where that is asked for, both players want it.
    Taken,
    /// There is none, or a player does not want it.
    Declined,
}

impl ClockRule {
    /// Whether a duel has a clock.
    pub fn clocks(self, offer: ClockOffer) -> Clocks {
        match (self, offer) {
            (ClockRule::Always, ClockOffer::Taken | ClockOffer::Declined)
            | (ClockRule::IfBothAgree | ClockRule::IfAvailable, ClockOffer::Taken) => Clocks::Used,
            (ClockRule::Never, ClockOffer::Taken | ClockOffer::Declined)
            | (ClockRule::IfBothAgree | ClockRule::IfAvailable, ClockOffer::Declined) => Clocks::NotUsed,
        }
    }
}

/// Whether the games of a table are shown to the public while they are played (P-1.1.6.8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableKind {
    /// On paper.
    #[default]
    Usual,
    /// On the organiser's tablets, and perhaps on the broadcast. Its players sit in the order of registration (P-3.1.2).
    Broadcast,
}

/// How many tables play on the organiser's tablets: the first ones of a round (P-1.1.6.8). Zero outside grand finals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BroadcastTables(pub u32);

impl BroadcastTables {
    /// What `table` is, counted from 1.
    pub fn kind(self, table: u32) -> TableKind {
        if (1..=self.0).contains(&table) { TableKind::Broadcast } else { TableKind::Usual }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_tables_of_a_grand_final_are_shown() {
        use TableKind::{Broadcast, Usual};
        let tables: Vec<TableKind> = (0..5).map(|table| BroadcastTables(2).kind(table)).collect();
        assert_eq!(tables, [Usual, Broadcast, Broadcast, Usual, Usual]);
        assert_eq!(BroadcastTables::default().kind(1), Usual);
    }

    #[test]
    fn only_the_grand_final_asks_for_the_line_up_first() {
        let levels = [Level::Area, Level::Regional, Level::Online, Level::GrandFinal];
        let strict: Vec<Level> =
            levels.into_iter().filter(|level| level.slip_rule() == SlipRule::LineUpFirst).collect();
        assert_eq!(strict, [Level::GrandFinal]);
    }

    #[test]
    fn clocks_by_level() {
        let clocks = |level: Level, offer| level.clock_rule().clocks(offer) == Clocks::Used;
        assert!(!clocks(Level::Area, ClockOffer::Taken));
        assert!(clocks(Level::Regional, ClockOffer::Taken) && !clocks(Level::Regional, ClockOffer::Declined));
        assert!(
            clocks(Level::GrandFinal, ClockOffer::Taken) && !clocks(Level::GrandFinal, ClockOffer::Declined)
        );
        assert!(clocks(Level::Online, ClockOffer::Declined));
    }
}
