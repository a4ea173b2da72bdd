//! How often something happens, given in per cent.

use std::fmt;
use std::str::FromStr;

/// A share of a whole in steps of a tenth of a per cent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Rate {
    per_mille: u32,
}

impl Rate {
    /// So many of a thousand.
    pub(crate) fn per_mille(self) -> u32 {
        self.per_mille
    }
}

/// A text that is not a rate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct UnreadableRate;

impl fmt::Display for UnreadableRate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected per cent from 0 to 100 with at most one decimal, such as 2.5")
    }
}

impl std::error::Error for UnreadableRate {}

impl FromStr for Rate {
    type Err = UnreadableRate;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.strip_suffix('%').unwrap_or(text);
        let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |part: &str, most: usize| {
            let sound = (1..=most).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
            part.parse::<u32>().ok().filter(|_| sound).ok_or(UnreadableRate)
        };
        let per_mille = digits(whole, 3)? * 10 + digits(tenth, 1)?;
        if per_mille <= 1000 { Ok(Rate { per_mille }) } else { Err(UnreadableRate) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn per_cents_are_read_without_rounding() {
        for (text, per_mille) in [("0", 0), ("2", 20), ("2.5", 25), ("100", 1000), ("7%", 70)] {
            assert_eq!(text.parse(), Ok(Rate { per_mille }), "{text}");
        }
        for text in ["", "-1", "2.55", "100.1", "101", "x", ".5", "1.", "1e1"] {
            assert_eq!(text.parse::<Rate>(), Err(UnreadableRate), "{text}");
        }
    }
}
