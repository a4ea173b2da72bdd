//! What stands behind the acronym of a tie-break.
//!
//! `Cn` leaves out the n lowest values, `Mn` also the n highest (article 14); `P` takes forfeits as games against the
//! scheduled opponent (6.1.1, 16.6); `L` moves the limit of Koya by half points (14.5); `R` turns the order round.
//! `F`, Fore Buchholz, makes another tie-break of `AOB`.

use kolo_messages::Message;

/// The modifiers of one code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Modifiers {
    pub(crate) cut: Cut,
    pub(crate) forfeits: Forfeits,
    /// By how many half points the limit is moved.
    pub(crate) limit: i32,
    pub(crate) direction: Direction,
}

/// How many values are left out on each side, the lowest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Cut {
    pub(crate) low: usize,
    pub(crate) high: usize,
}

/// How a game that was paired and not played counts in a Swiss.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Forfeits {
    /// As an unplayed round (article 16).
    Unplayed,
    /// As a game against the scheduled opponent.
    Played,
}

/// How the paired games of the final round count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LastRound {
    /// With their results.
    AsPlayed,
    /// As draws, so that the value is known before they are played (8.3).
    Drawn,
}

/// Which end goes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Direction {
    Usual,
    Reversed,
}

impl Modifiers {
    /// A code that is the acronym alone.
    pub(crate) const NONE: Modifiers = Modifiers {
        cut: Cut { low: 0, high: 0 },
        forfeits: Forfeits::Unplayed,
        limit: 0,
        direction: Direction::Usual,
    };

    /// `Cn`.
    pub(crate) const fn cut(self, low: usize) -> Modifiers {
        Modifiers { cut: Cut { low, high: 0 }, ..self }
    }

    /// `Mn`.
    pub(crate) const fn median(self, each: usize) -> Modifiers {
        Modifiers { cut: Cut { low: each, high: each }, ..self }
    }

    /// `P`.
    pub(crate) const fn forfeits_played(self) -> Modifiers {
        Modifiers { forfeits: Forfeits::Played, ..self }
    }

    /// `L`.
    pub(crate) const fn limit(self, half_points: i32) -> Modifiers {
        Modifiers { limit: half_points, ..self }
    }

    /// `R`.
    pub(crate) const fn reversed(self) -> Modifiers {
        Modifiers { direction: Direction::Reversed, ..self }
    }

    /// Whether few tournaments need them.
    pub(super) fn are_rare(self) -> bool {
        self.forfeits == Forfeits::Played || self.limit != 0
    }

    /// The meaning of a tie-break with what they change.
    pub(crate) fn explain(self, meaning: Message) -> Message {
        let meaning = match self.cut {
            Cut { low: 0, high: 0 } => meaning,
            Cut { low, high: 0 } => Message::new("tie-break-cut").with("meaning", meaning).with("count", low),
            Cut { low, high: _ } => {
                Message::new("tie-break-median").with("meaning", meaning).with("count", low)
            }
        };
        let meaning = match self.limit {
            0 => meaning,
            limit => {
                Message::new("tie-break-limit").with("meaning", meaning).with("steps", format!("{limit:+}"))
            }
        };
        let meaning = match self.forfeits {
            Forfeits::Unplayed => meaning,
            Forfeits::Played => Message::new("tie-break-forfeits").with("meaning", meaning),
        };
        match self.direction {
            Direction::Usual => meaning,
            Direction::Reversed => Message::new("tie-break-reversed").with("meaning", meaning),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::TieBreak;

    use super::*;

    /// As a code writes them.
    fn written(modifiers: Modifiers) -> String {
        let cut = match modifiers.cut {
            Cut { low: 0, high: 0 } => String::new(),
            Cut { low, high: 0 } => format!("/C{low}"),
            Cut { low, high } => {
                assert_eq!(low, high);
                format!("/M{low}")
            }
        };
        let limit = if modifiers.limit == 0 { String::new() } else { format!("/L{:+}", modifiers.limit) };
        let forfeits = if modifiers.forfeits == Forfeits::Played { "/P" } else { "" };
        let direction = if modifiers.direction == Direction::Reversed { "/R" } else { "" };
        format!("{cut}{limit}{forfeits}{direction}")
    }

    #[test]
    fn every_code_is_its_rule_and_its_modifiers() {
        for tie_break in TieBreak::all() {
            let expected = format!("{}{}", tie_break.rule().code, written(tie_break.modifiers()));
            assert_eq!(tie_break.code(), expected);
        }
        for named in [TieBreak::DE, TieBreak::BH, TieBreak::BH_C1, TieBreak::SB] {
            let listed = TieBreak::named(named.code()).expect("in the list");
            assert_eq!(listed.modifiers(), named.modifiers());
        }
    }
}
