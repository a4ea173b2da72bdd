//! Lines that Kolo does not know: kept as they are.

use std::collections::BTreeMap;

use kolo_messages::Message;
use kolo_model::Place;

use super::code::Code;
use super::criteria;
use crate::collector::Collector;
use crate::limits::MOST_TEXT_BYTES;

/// Where a kept line stands in the canonical form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Position {
    /// With the heading.
    Heading,
    End,
}

/// Where `line` stands, or `None` if it cannot be kept because it would be read as something else.
pub(super) fn position(line: &str) -> Option<Position> {
    let code: Vec<char> = line.chars().take(3).collect();
    let is_kept = match Code::of(line) {
        None => code.len() == 3 && line == line.trim_end() && code.iter().all(|letter| *letter != ' '),
        // A type of tournament that names no system of ours, and configuration that is not a colour.
        Some(Code::TournamentType) => line.len() > 4 && line == line.trim_end(),
        // An order of players with a criterion that is none of ours.
        Some(code @ (Code::TieBreaks | Code::RankOrder)) => {
            line.len() > 4 && line == line.trim_end() && !criteria::is_read(code, line)
        }
        Some(Code::Config) => line == RANKS_FROM_FILE,
        Some(_) => false,
    };
    if !is_kept || line.len() > MOST_TEXT_BYTES || line.contains(char::is_control) {
        return None;
    }
    let of_heading = line.starts_with("XX")
        || line.starts_with("BB")
        || matches!(code[..], [a, b, '2'] if a.is_ascii_digit() && b.is_ascii_digit());
    Some(if of_heading { Position::Heading } else { Position::End })
}

/// `XXC rank`: an engine is to pair by the place in columns 86 to 89. Kept, but start numbers decide here.
pub(super) const RANKS_FROM_FILE: &str = "XXC rank";

/// Kinds of kept lines, for one warning each instead of one a line.
#[derive(Debug, Default)]
pub(super) struct KeptKinds(BTreeMap<String, (Place, usize)>);

impl KeptKinds {
    /// Counts a kept line.
    pub(super) fn add(&mut self, line: &str, place: Place) {
        let code: String = line.chars().take(3).collect();
        // Comments are for people; a program is not expected to use them.
        if code != "###" && self.0.len() < MOST_KINDS {
            self.0.entry(code).or_insert((place, 0)).1 += 1;
        }
    }

    /// Warns once for each kind.
    pub(super) fn warn(self, notes: &mut Collector) {
        for (code, (place, count)) in self.0 {
            notes.warn(place, Message::new("trf-lines-kept").with("code", code).with("count", count));
        }
    }
}

/// A file with more kinds of unknown lines is not a TRF; what is wrong with it is reported elsewhere.
const MOST_KINDS: usize = 50;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kept_line_must_not_turn_into_a_known_one() {
        assert_eq!(position("182 Some Program 1.0"), Some(Position::Heading));
        assert_eq!(position("XXQ 7"), Some(Position::Heading));
        assert_eq!(position("202 EDET/P,BH:MP/C1"), Some(Position::Heading));
        assert_eq!(position("310   1 India"), Some(Position::End));
        assert_eq!(position("### comment"), Some(Position::End));
        assert_eq!(position(RANKS_FROM_FILE), Some(Position::Heading));
        for line in [
            "",
            "ab",
            "001    1",
            "XXR 5",
            "XXC white1",
            "202 BH,SB",
            "212",
            "### \n001",
            "310 x ",
            "3 0 x",
            "XXC rank ",
        ] {
            assert_eq!(position(line), None, "{line}");
        }
    }
}
