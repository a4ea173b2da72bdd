//! A rating as people write it down: a number, or a number on one of the older scales (R-A1.3).

use std::str::FromStr;

use kolo_messages::Message;

use crate::unreadable::unreadable;
use crate::{Rating, RatingBasis, RatingOutOfRange};

/// A rating on the scale it was given in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GivenRating {
    /// A rating as lists have it today.
    Points(i64),
    /// A number of the INGO scale, on which less is better.
    Ingo(i32),
    /// A number of the BCF scale.
    Bcf(i32),
}

impl GivenRating {
    /// The rating it comes to; `basis` is the origin of one that is not converted.
    ///
    /// # Errors
    /// When the result is no rating.
    pub fn rating(self, basis: RatingBasis) -> Result<Rating, RatingOutOfRange> {
        match self {
            GivenRating::Points(value) => Rating::new(value, basis),
            GivenRating::Ingo(number) => Rating::from_ingo(number),
            GivenRating::Bcf(number) => Rating::from_bcf(number),
        }
    }

    /// The origin that the scale says by itself.
    pub fn basis(self) -> Option<RatingBasis> {
        match self {
            GivenRating::Points(_) => None,
            GivenRating::Ingo(_) => Some(RatingBasis::Ingo),
            GivenRating::Bcf(_) => Some(RatingBasis::Bcf),
        }
    }

    /// The conversion as a sum that can be checked by hand, if there was one.
    pub fn conversion(self) -> Option<Message> {
        let (message, number) = match self {
            GivenRating::Points(_) => return None,
            GivenRating::Ingo(number) => (Message::new("rating-conversion-ingo"), number),
            GivenRating::Bcf(number) => (Message::new("rating-conversion-bcf"), number),
        };
        let rating = self.rating(RatingBasis::default()).ok()?;
        Some(message.with("number", number).with("value", rating.value()))
    }
}

unreadable! {
    /// A text that is not a rating on any scale.
    UnreadableRating, || Message::new("rating-unreadable")
}

impl FromStr for GivenRating {
    type Err = UnreadableRating;

    /// `2105`, `INGO 84`, `BCF 190`; large or small letters, with or without a blank.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unreadable = || UnreadableRating(text.to_owned());
        let trimmed = text.trim();
        let scale: String = trimmed.chars().take_while(char::is_ascii_alphabetic).collect();
        let number = trimmed[scale.len()..].trim_start();
        // A plus sign or a blank inside is not a number that was written on purpose.
        if !number.trim_start_matches('-').starts_with(|c: char| c.is_ascii_digit()) {
            return Err(unreadable());
        }
        match scale.to_ascii_lowercase().as_str() {
            "" => number.parse().map(GivenRating::Points).map_err(|_| unreadable()),
            "ingo" => number.parse().map(GivenRating::Ingo).map_err(|_| unreadable()),
            "bcf" => number.parse().map(GivenRating::Bcf).map_err(|_| unreadable()),
            _ => Err(unreadable()),
        }
    }
}

#[cfg(test)]
mod tests {
    use kolo_messages::Lang;

    use super::*;

    #[test]
    fn ratings_of_three_scales_are_read() {
        for (text, given) in [
            ("2105", GivenRating::Points(2105)),
            (" -50 ", GivenRating::Points(-50)),
            ("INGO 84", GivenRating::Ingo(84)),
            ("ingo84", GivenRating::Ingo(84)),
            ("Bcf  190", GivenRating::Bcf(190)),
        ] {
            assert_eq!(text.parse(), Ok(given), "{text}");
        }
        for text in ["", "INGO", "ELO 2100", "21o5", "2100?", "INGO +84", "BCF 190.5", "INGO --4", "+7"] {
            assert_eq!(text.parse::<GivenRating>(), Err(UnreadableRating(text.to_owned())), "{text}");
        }
    }

    #[test]
    fn a_conversion_is_shown_as_a_sum() {
        let shown = |given: GivenRating, lang| given.conversion().map(|message| message.text(lang));
        let ingo = "INGO 84: 2840 − 8 × 84 = 2168";
        assert_eq!(shown(GivenRating::Ingo(84), Lang::En).as_deref(), Some(ingo));
        assert_eq!(shown(GivenRating::Bcf(190), Lang::Cs).as_deref(), Some("BCF 190: 600 + 8 × 190 = 2120"));
        assert_eq!(shown(GivenRating::Points(2100), Lang::En), None);
        assert_eq!(shown(GivenRating::Ingo(9999), Lang::En), None);
        assert_eq!(GivenRating::Ingo(84).rating(RatingBasis::Listed), Rating::from_ingo(84));
    }
}
