//! Spans of time.

use kolo_messages::Message;
use kolo_model::RuleSet;

use super::{Fact, Kind};

/// A span of time in whole seconds, at most a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span(u32);

impl Span {
    /// The longest span: a day.
    pub const LONGEST: Span = Span(24 * 60 * 60);
    /// No time at all.
    pub const NONE: Span = Span(0);

    /// So many seconds; a longer span than [`Span::LONGEST`] is cut off.
    pub const fn seconds(seconds: u32) -> Span {
        if seconds < Span::LONGEST.0 { Span(seconds) } else { Span::LONGEST }
    }

    /// So many minutes.
    pub const fn minutes(minutes: u32) -> Span {
        Span::seconds(minutes.saturating_mul(60))
    }

    /// The number of seconds.
    pub const fn as_seconds(self) -> u32 {
        self.0
    }

    /// What is left after `other` has passed; nothing if that was longer.
    #[must_use]
    pub const fn less(self, other: Span) -> Span {
        Span(self.0.saturating_sub(other.0))
    }

    /// In minutes and seconds, for people.
    pub fn message(self) -> Message {
        let (minutes, seconds) = (self.0 / 60, self.0 % 60);
        match (minutes, seconds) {
            (0, seconds) => Message::new("rulings-span-seconds").with("seconds", seconds),
            (minutes, 0) => Message::new("rulings-span-minutes").with("minutes", minutes),
            (minutes, seconds) => {
                Message::new("rulings-span-both").with("minutes", minutes).with("seconds", seconds)
            }
        }
    }
}

/// A number of one to seven digits.
fn number(text: &str) -> Option<u32> {
    let digits = (1..=7).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

/// Minutes or seconds behind a colon: two digits below sixty.
fn sixtieth(text: &str) -> Option<u32> {
    number(text).filter(|number| text.len() == 2 && *number < 60)
}

impl Fact for Span {
    const KIND: Kind = Kind::Span;

    /// A number alone is refused: it could mean minutes or seconds.
    fn read(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.split(':').collect();
        let seconds = match *parts.as_slice() {
            [hours, minutes, seconds] => {
                let minutes = number(hours)?.checked_mul(60)?.checked_add(sixtieth(minutes)?)?;
                minutes.checked_mul(60)?.checked_add(sixtieth(seconds)?)?
            }
            [minutes, seconds] => number(minutes)?.checked_mul(60)?.checked_add(sixtieth(seconds)?)?,
            _ => {
                let (count, unit) = [("min", 60), ("m", 60), ("h", 3600), ("s", 1)]
                    .into_iter()
                    .find_map(|(unit, seconds)| Some((text.strip_suffix(unit)?, seconds)))?;
                number(count.trim_end())?.checked_mul(unit)?
            }
        };
        (seconds <= Span::LONGEST.0).then_some(Span(seconds))
    }

    fn write(&self) -> String {
        if self.0 > 0 && self.0.is_multiple_of(60) {
            format!("{}min", self.0 / 60)
        } else {
            format!("{}s", self.0)
        }
    }

    fn describe(&self, _: RuleSet) -> Option<Message> {
        Some(self.message())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn spans_are_read_with_their_unit() {
        for (text, seconds) in [
            ("45s", 45),
            ("10min", 600),
            ("10 min", 600),
            ("2m", 120),
            ("1h", 3600),
            ("1:30", 90),
            ("1:00:01", 3601),
        ] {
            assert_eq!(Span::read(text), Some(Span(seconds)), "{text}");
        }
        for text in
            ["", "10", "-1s", "1:60", "1:3", ":30", "1:2:3:4", "25h", "99999999s", "4294967295h", "1.5min"]
        {
            assert_eq!(Span::read(text), None, "{text}");
        }
    }

    proptest! {
        #[test]
        fn what_is_written_reads_back(seconds in 0u32..=86_400) {
            prop_assert_eq!(Span::read(&Span(seconds).write()), Some(Span(seconds)));
        }

        #[test]
        fn any_text_is_read_or_refused(text in ".{0,20}") {
            if let Some(span) = Span::read(&text) {
                prop_assert!(span <= Span::LONGEST);
            }
        }
    }
}
