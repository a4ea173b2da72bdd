//! The result of one round in a player's line.

use kolo_model::{GameTerms, Handicap, Idle, RatingReport, RawHalfResult, Share, Side};

/// What a line says about one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Entry {
    /// Against the player with this number.
    Game { opponent: u32, side: Option<Side>, result: RawHalfResult, terms: GameTerms },
    /// A draw in a game that was not played: half a point for being there.
    DrawnByDefault { opponent: u32 },
    /// Without opponent.
    Idle(Idle),
}

/// Whether a word is a result at all: a number with a sign behind it.
pub(super) fn is_result(word: &str) -> bool {
    let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    rest.len() < word.len() && rest.starts_with(['+', '-', '=', '?'])
}

/// Reads `23+/w`, `11-/b5`, `4+!w0`, `35=`, `0+`. `None` if it is something else.
pub(super) fn read(word: &str) -> Option<Entry> {
    let by_default = word.contains('!');
    let word: String = word.chars().filter(|letter| !matches!(letter, '/' | '!')).collect();
    let digits = word.len() - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    let opponent: u32 = word[..digits].parse().ok()?;
    let mut rest = word[digits..].chars();
    let share = match rest.next()? {
        '+' => Some(Share::Win),
        '=' => Some(Share::Draw),
        '-' => Some(Share::Loss),
        '?' => None,
        _ => return None,
    };
    let rest = rest.as_str();
    let side = match rest.chars().next() {
        Some('b' | 'B') => Some(Side::First),
        Some('w' | 'W') => Some(Side::Second),
        _ => None,
    };
    let rest = if side.is_some() || rest.starts_with('?') { &rest[1..] } else { rest };
    let handicap = if rest.is_empty() { Handicap::NONE } else { Handicap::new(rest.parse().ok()?)? };
    let terms = GameTerms { handicap, komi: None };
    if opponent == 0 {
        return Some(Entry::Idle(match share? {
            Share::Win => Idle::PairingBye,
            Share::Draw => Idle::HalfPointBye,
            Share::Loss => Idle::Absent,
        }));
    }
    let result = match (share, by_default) {
        (None, _) => RawHalfResult::Pending,
        (Some(Share::Draw), true) => return Some(Entry::DrawnByDefault { opponent }),
        (Some(share), true) => RawHalfResult::Forfeit(share),
        (Some(share), false) => RawHalfResult::Played(share, RatingReport::Rated),
    };
    Some(Entry::Game { opponent, side, result, terms })
}

/// The sign of a result.
pub(super) fn sign(share: Option<Share>) -> char {
    match share {
        Some(Share::Win) => '+',
        Some(Share::Draw) => '=',
        Some(Share::Loss) => '-',
        None => '?',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(opponent: u32, side: Option<Side>, result: RawHalfResult, stones: u8) -> Option<Entry> {
        let terms = GameTerms { handicap: Handicap::new(stones)?, komi: None };
        Some(Entry::Game { opponent, side, result, terms })
    }

    #[test]
    fn results_of_every_program_are_read() {
        let played = |share| RawHalfResult::Played(share, RatingReport::Rated);
        let (black, white) = (Some(Side::First), Some(Side::Second));
        for (word, entry) in [
            ("23+/w", game(23, white, played(Share::Win), 0)),
            ("11-/b5", game(11, black, played(Share::Loss), 5)),
            ("35=", game(35, None, played(Share::Draw), 0)),
            ("8?/w0", game(8, white, RawHalfResult::Pending, 0)),
            ("4+!w0", game(4, white, RawHalfResult::Forfeit(Share::Win), 0)),
            ("4-!", game(4, None, RawHalfResult::Forfeit(Share::Loss), 0)),
            ("4-/b0!", game(4, black, RawHalfResult::Forfeit(Share::Loss), 0)),
            ("3+w2", game(3, white, played(Share::Win), 2)),
            ("3+/?0", game(3, None, played(Share::Win), 0)),
            ("5=!b", Some(Entry::DrawnByDefault { opponent: 5 })),
            ("0+", Some(Entry::Idle(Idle::PairingBye))),
            ("0=", Some(Entry::Idle(Idle::HalfPointBye))),
            ("0-/", Some(Entry::Idle(Idle::Absent))),
        ] {
            assert_eq!(read(word), entry, "{word}");
            assert!(is_result(word), "{word}");
        }
    }

    #[test]
    fn what_is_no_result_is_refused() {
        for word in ["", "5", "+", "5x", "5+/b10", "5+/x", "0?", "5+/b-1", "99999999999+", "5+č"] {
            assert_eq!(read(word), None, "{word}");
        }
        for word in ["", "31.5", "-5", "0", "+", "160", "31½"] {
            assert!(!is_result(word), "{word}");
        }
    }
}
