//! Time for thinking: the program's numbers and the words Kolo keeps.

use std::fmt;

/// Basic time in minutes and what follows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Time {
    pub(super) minutes: u32,
    pub(super) after: After,
}

/// What follows the basic time; times in seconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum After {
    Nothing,
    Standard { seconds: u32 },
    Canadian { moves: u32, seconds: u32 },
    Fischer { seconds: u32 },
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} min", self.minutes)?;
        match self.after {
            After::Nothing => Ok(()),
            After::Standard { seconds } => write!(f, " + byo-yomi {seconds} s"),
            After::Canadian { moves, seconds } => write!(f, " + Canadian {moves} moves in {seconds} s"),
            After::Fischer { seconds } => write!(f, " + Fischer {seconds} s"),
        }
    }
}

impl Time {
    /// Reads the words back; other words are none of these.
    pub(super) fn parse(text: &str) -> Option<Time> {
        let (basic, after) = text.split_once(" + ").map_or((text, ""), |(basic, after)| (basic, after));
        let minutes = basic.strip_suffix(" min")?.parse().ok()?;
        let words: Vec<&str> = after.split(' ').collect();
        let after = match words[..] {
            [""] => After::Nothing,
            ["byo-yomi", seconds, "s"] => After::Standard { seconds: seconds.parse().ok()? },
            ["Canadian", moves, "moves", "in", seconds, "s"] => {
                After::Canadian { moves: moves.parse().ok()?, seconds: seconds.parse().ok()? }
            }
            ["Fischer", seconds, "s"] => After::Fischer { seconds: seconds.parse().ok()? },
            _ => return None,
        };
        let time = Time { minutes, after };
        (time.to_string() == text).then_some(time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_read_back() {
        for after in [
            After::Nothing,
            After::Standard { seconds: 30 },
            After::Canadian { moves: 15, seconds: 300 },
            After::Fischer { seconds: 20 },
        ] {
            let time = Time { minutes: 60, after };
            assert_eq!(Time::parse(&time.to_string()), Some(time));
        }
        for text in ["", "60", "1 h", "060 min", "60 min + a lot", "60 min + "] {
            assert_eq!(Time::parse(text), None, "{text}");
        }
    }
}
