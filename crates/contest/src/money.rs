//! Amounts of money, in whole hundredths.

use kolo_messages::{Arg, Message};
use serde::{Deserialize, Serialize};

use crate::Country;

/// A currency of the contest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Currency {
    /// Czech crowns.
    Czk,
    /// Euros.
    Eur,
}

impl Currency {
    /// What is paid with in a country.
    pub fn of(country: Country) -> Currency {
        match country {
            Country::Cz => Currency::Czk,
            Country::Sk => Currency::Eur,
        }
    }
}

/// An amount of money.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Money {
    /// The currency.
    pub currency: Currency,
    /// Hundredths of it.
    pub hundredths: i64,
}

impl Money {
    /// An amount in hundredths.
    pub const fn new(currency: Currency, hundredths: i64) -> Money {
        Money { currency, hundredths }
    }

    /// Both amounts together; `None` for different currencies and for sums beyond all measure.
    pub fn plus(self, other: Money) -> Option<Money> {
        let hundredths = self.hundredths.checked_add(other.hundredths)?;
        (self.currency == other.currency).then_some(Money { hundredths, ..self })
    }

    /// The amount as people write it: `165 Kč`, `2.20 €`, with a comma in Czech and Slovak.
    pub fn message(self) -> Message {
        let (whole, cents) = (self.hundredths.unsigned_abs() / 100, self.hundredths.unsigned_abs() % 100);
        let sign = if self.hundredths < 0 { "-" } else { "" };
        let message = match (self.currency, cents) {
            (Currency::Czk, 0) => Message::new("pieces-money-czk"),
            (Currency::Czk, _) => Message::new("pieces-money-czk-cents").with("cents", format!("{cents:02}")),
            (Currency::Eur, 0) => Message::new("pieces-money-eur"),
            (Currency::Eur, _) => Message::new("pieces-money-eur-cents").with("cents", format!("{cents:02}")),
        };
        message.with("whole", format!("{sign}{whole}"))
    }
}

impl From<Money> for Arg {
    fn from(money: Money) -> Self {
        Arg::from(money.message())
    }
}

#[cfg(test)]
mod tests {
    use kolo_messages::Lang;

    use super::*;

    #[test]
    fn amounts_are_written_as_in_each_language() {
        let text = |currency, hundredths, lang| Money::new(currency, hundredths).message().text(lang);
        assert_eq!(Lang::ALL.map(|lang| text(Currency::Czk, 16_500, lang)), ["165 Kč"; 3]);
        assert_eq!(Lang::ALL.map(|lang| text(Currency::Eur, 220, lang)), ["2.20 €", "2,20 €", "2,20 €"]);
        assert_eq!(Lang::ALL.map(|lang| text(Currency::Eur, 1_200, lang)), ["12 €"; 3]);
        assert_eq!(text(Currency::Czk, -5, Lang::En), "-0.05 Kč");
        assert_eq!(text(Currency::Czk, 123_456_789, Lang::Cs), "1234567,89 Kč");
        assert!(text(Currency::Czk, i64::MIN, Lang::En).starts_with("-92233720368547758.08"));
    }

    #[test]
    fn only_one_currency_adds_up() {
        let crowns = Money::new(Currency::Czk, 5);
        assert_eq!(crowns.plus(Money::new(Currency::Czk, 6)), Some(Money::new(Currency::Czk, 11)));
        assert_eq!(crowns.plus(Money::new(Currency::Eur, 6)), None);
        assert_eq!(crowns.plus(Money::new(Currency::Czk, i64::MAX)), None);
    }
}
