//! The codes themselves: nine letters and digits in threes, such as `ACD-EFG-HJK`.
//!
//! The seed of the season and the id of the team fix a code. The 23 characters leave out those that look alike on paper
//! or sounds alike (`B8`, `I1L`, `O0`, `S5`, `UV`, `Z2`). The last one is a check: since 23 is a prime, one wrong
//! character and two neighbours exchanged are always noticed. A code is no secret: it counts for members of its team.

use std::fmt;
use std::str::FromStr;

use kolo_messages::{Lang, Message};
use kolo_model::SplitMix64;
use serde::{Deserialize, Serialize};

use crate::{EntryId, lots};

const CHARACTERS: [char; 23] = [
    'A', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'M', 'N', 'P', 'Q', 'R', 'T', 'W', 'X', 'Y', '3', '4', '6',
    '7', '9',
];

/// How many characters there are; a prime.
const COUNT: u64 = 23;

/// Characters before the check.
const DRAWN: usize = 8;

/// The part of the seed that codes come from.
const PART: u32 = u32::MAX - 3;

/// A code that lets a member of a team play alone for free (P-1.2.1.9).
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct DiscountCode(String);

impl DiscountCode {
    /// The code of a team.
    pub fn of(seed: u64, team: &EntryId) -> DiscountCode {
        let mut generator = SplitMix64::new(lots::of_text(seed, PART, team.as_str()));
        let drawn: Vec<u64> = (0..DRAWN).map(|_| generator.below(COUNT)).collect();
        DiscountCode(drawn.iter().copied().chain([check(&drawn)]).map(character).collect())
    }
}

/// The sum of values times their places, counted from 1.
fn check(values: &[u64]) -> u64 {
    values.iter().zip(1_u64..).map(|(value, place)| value * place).sum::<u64>() % COUNT
}

fn character(value: u64) -> char {
    usize::try_from(value).ok().and_then(|value| CHARACTERS.get(value)).copied().unwrap_or('A')
}

fn value(letter: char) -> Option<u64> {
    let letter = letter.to_ascii_uppercase();
    CHARACTERS.iter().zip(0..).find(|(known, _)| **known == letter).map(|(_, value)| value)
}

impl FromStr for DiscountCode {
    type Err = BadCode;

    /// Capitals or not, with or without blanks and hyphens.
    fn from_str(text: &str) -> Result<Self, BadCode> {
        let bad = || BadCode(text.chars().take(40).collect());
        let letters = text.chars().filter(|letter| !letter.is_whitespace() && *letter != '-');
        let values: Vec<u64> = letters.map(value).collect::<Option<_>>().ok_or_else(bad)?;
        match values.split_last() {
            Some((last, drawn)) if drawn.len() == DRAWN && check(drawn) == *last => {
                Ok(DiscountCode(values.into_iter().map(character).collect()))
            }
            Some(_) | None => Err(bad()),
        }
    }
}

impl fmt::Display for DiscountCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, letter) in self.0.chars().enumerate() {
            if index > 0 && index % 3 == 0 {
                f.write_str("-")?;
            }
            write!(f, "{letter}")?;
        }
        Ok(())
    }
}

impl From<DiscountCode> for String {
    fn from(code: DiscountCode) -> String {
        code.to_string()
    }
}

impl TryFrom<String> for DiscountCode {
    type Error = BadCode;

    fn try_from(text: String) -> Result<Self, BadCode> {
        text.parse()
    }
}

/// A text that is no code, or one with a slip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadCode(pub String);

impl BadCode {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        Message::new("pieces-bad-code").with("text", self.0.as_str())
    }
}

impl fmt::Display for BadCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for BadCode {}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn code(seed: u64, team: &str) -> DiscountCode {
        DiscountCode::of(seed, &EntryId::new(team).unwrap())
    }

    #[test]
    fn codes_differ_and_stay_the_same() {
        let codes: BTreeSet<_> = (0..2_000).map(|team| code(2023, &format!("s-{team}"))).collect();
        assert_eq!(codes.len(), 2_000);
        assert_ne!(code(1, "s-1"), code(2, "s-1"));
        assert_eq!(code(2023, "gym-brno-1").to_string(), code(2023, "gym-brno-1").to_string());
        assert_eq!(code(2023, "gym-brno-1").to_string().len(), 11);
    }

    #[test]
    fn codes_are_read_back_however_they_are_typed() {
        let code = code(5, "x");
        let text = code.to_string();
        for typed in [text.clone(), text.to_lowercase(), text.replace('-', " "), text.replace('-', "")] {
            assert_eq!(typed.parse(), Ok(code.clone()));
        }
        assert_eq!(serde_json::from_value(serde_json::to_value(&code).unwrap()).ok(), Some(code));
        for bad in ["", "AAA", "AAA-AAA-AA0", "ACD-EFG-HJK-M"] {
            assert!(bad.parse::<DiscountCode>().is_err(), "{bad}");
        }
    }

    #[test]
    fn one_slip_is_always_noticed() {
        for team in 0..50 {
            let letters: Vec<char> = code(team, "slip").0.chars().collect();
            for place in 0..letters.len() {
                let mut wrong = letters.clone();
                for other in CHARACTERS.into_iter().filter(|other| *other != letters[place]) {
                    wrong[place] = other;
                    assert!(wrong.iter().collect::<String>().parse::<DiscountCode>().is_err());
                }
            }
            for place in 1..=DRAWN {
                let mut turned = letters.clone();
                turned.swap(place - 1, place);
                let read = turned.iter().collect::<String>().parse::<DiscountCode>();
                assert_eq!(read.is_ok(), letters[place - 1] == letters[place]);
            }
        }
    }
}
