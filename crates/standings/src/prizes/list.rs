//! The prizes as they are announced, and the money they are counted in.

use std::fmt;
use std::str::FromStr;

use kolo_messages::{Arg, Lang, Message};

use crate::PlaceRange;

/// More digits than any prize has.
const MOST_DIGITS: usize = 12;
/// Digits after the point.
const MOST_DECIMALS: usize = 4;
/// Places with a prize; more than anyone announces. A prize has less than 10^16 units, since one with
/// [`MOST_DIGITS`] digits may be counted in [`MOST_DECIMALS`], so that the sum of all prizes still fits.
const MOST_PRIZES: usize = 1_000;

/// An amount of money in its smallest unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Money {
    /// How many of the smallest units.
    pub units: u64,
    /// How many digits stand after the point: 2 when the unit is a hundredth.
    pub decimals: u8,
}

impl fmt::Display for Money {
    /// `1000`, or `1000.00` where the unit is a hundredth.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.decimals == 0 {
            return f.pad(&self.units.to_string());
        }
        let whole = 10u64.saturating_pow(u32::from(self.decimals));
        let width = usize::from(self.decimals);
        f.pad(&format!("{}.{:0width$}", self.units / whole, self.units % whole))
    }
}

impl From<Money> for Arg {
    fn from(money: Money) -> Self {
        Arg::decimal(money)
    }
}

/// The prizes, that of the first place first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrizeList(Vec<Money>);

impl PrizeList {
    /// The prizes, that of the first place first.
    pub fn prizes(&self) -> &[Money] {
        &self.0
    }

    /// The prizes of these places.
    pub(super) fn of_places(&self, places: PlaceRange) -> impl Iterator<Item = Money> {
        self.0.iter().take(places.to).skip(places.from - 1).copied()
    }
}

/// A text that is not a list of prizes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UnreadablePrizes {
    /// A part that is not a prize; empty if there is none at all.
    Part(String),
    /// More prizes than anyone announces.
    TooMany(usize),
}

impl UnreadablePrizes {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            UnreadablePrizes::Part(part) => Message::new("prizes-unreadable").with("part", part.as_str()),
            UnreadablePrizes::TooMany(count) => {
                Message::new("prizes-too-many").with("count", *count).with("most", MOST_PRIZES)
            }
        }
    }
}

impl fmt::Display for UnreadablePrizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for UnreadablePrizes {}

/// Digits before and after the point of one prize.
fn digits(part: &str) -> Option<(&str, &str)> {
    let (whole, rest) = match part.split_once('.') {
        Some((_, "")) => return None,
        Some((whole, rest)) => (whole, rest),
        None => (part, ""),
    };
    let all_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let fits = !whole.is_empty() && whole.len() + rest.len() <= MOST_DIGITS && rest.len() <= MOST_DECIMALS;
    (fits && all_digits(whole) && all_digits(rest)).then_some((whole, rest))
}

impl FromStr for PrizeList {
    type Err = UnreadablePrizes;

    /// `1000,500,250` or `1000.00,500.00`: the most exact of them says what the smallest unit is.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unreadable = |part: &str| UnreadablePrizes::Part(part.to_owned());
        let parts: Vec<&str> = text.split(',').map(str::trim).collect();
        if parts.len() > MOST_PRIZES {
            return Err(UnreadablePrizes::TooMany(parts.len()));
        }
        let split =
            |part: &&'_ str| digits(part).map(|d| (d.0.to_owned(), d.1.to_owned())).ok_or(unreadable(part));
        let split: Vec<(String, String)> = parts.iter().map(split).collect::<Result<_, _>>()?;
        // No money has tenths: `0.5` means fifty hundredths.
        let decimals = match split.iter().map(|(_, rest)| rest.len()).max().unwrap_or(0) {
            1 => 2,
            decimals => decimals,
        };
        let money = |(whole, rest): &(String, String)| {
            let units = format!("{whole}{rest:0<decimals$}").parse().map_err(|_| unreadable(whole))?;
            Ok(Money { units, decimals: u8::try_from(decimals).map_err(|_| unreadable(rest))? })
        };
        split.iter().map(money).collect::<Result<_, _>>().map(PrizeList)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prizes_are_counted_in_the_unit_they_are_written_in() {
        let read = |text: &str| -> Vec<String> {
            let list: PrizeList = text.parse().unwrap();
            list.prizes().iter().map(ToString::to_string).collect()
        };
        assert_eq!(read("1000,500, 250"), ["1000", "500", "250"]);
        assert_eq!(read("1000,500.5,0.05"), ["1000.00", "500.50", "0.05"]);
        assert_eq!(read("0"), ["0"]);
        assert_eq!("1000,0.5".parse::<PrizeList>().unwrap().prizes()[1].units, 50);
    }

    #[test]
    fn what_is_no_prize_is_refused_by_name() {
        for (text, part) in [
            ("", ""),
            ("1000,,250", ""),
            ("1000,x", "x"),
            ("-5", "-5"),
            ("1.", "1."),
            (".5", ".5"),
            ("1.00001", "1.00001"),
            ("1234567890123", "1234567890123"),
            ("1000,-0", "-0"),
            ("1e3", "1e3"),
            ("１０", "１０"),
        ] {
            assert_eq!(text.parse::<PrizeList>(), Err(UnreadablePrizes::Part(part.to_owned())), "{text}");
        }
    }

    #[test]
    fn the_greatest_prizes_can_be_added_up() {
        let most = format!("0.0001{}", ",999999999999".repeat(MOST_PRIZES - 1));
        let list: PrizeList = most.parse().unwrap();
        let sum = list.prizes().iter().try_fold(0_u64, |sum, prize| sum.checked_add(prize.units));
        assert_eq!(sum, Some(9_999_999_999_990_000 * 999 + 1));
        assert_eq!(format!("{most},1").parse::<PrizeList>(), Err(UnreadablePrizes::TooMany(1_001)));
    }
}
