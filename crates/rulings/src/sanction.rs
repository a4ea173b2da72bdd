//! Sanctions for breaches: what may follow at once, and what needs a warning before (P-2.1.1.2, P-3.2.3, P-3.3.1.7, P-4.1.1.8).

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::conduct::ContestBreach;
use crate::entry::Measure;
use crate::facts::{Fact, Weight};

/// What becomes of matches that were played already, with an exclusion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayedMatches {
    /// They stay as they were played.
    #[default]
    Stay,
    /// They are lost by forfeit.
    Forfeited,
}

impl ContestBreach {
    /// Whether the rules let this follow at once, without a warning before and whether it is serious or not: the loss of
    /// the game a player left (P-3.2.3), of the duel they delayed (P-3.3.1.7), and exclusion for bad conduct (P-4.1.1.8).
    pub fn at_once(self, measure: Measure) -> bool {
        match self {
            ContestBreach::Rules | ContestBreach::Disobedience => false,
            ContestBreach::LeftGame => measure == Measure::ForfeitGame,
            ContestBreach::Delay => measure == Measure::ForfeitDuel,
            ContestBreach::Language
            | ContestBreach::Insult
            | ContestBreach::Attack
            | ContestBreach::Damage
            | ContestBreach::Advice
            | ContestBreach::Cheating
            | ContestBreach::Unsporting => measure == Measure::Exclusion,
        }
    }
}

/// Whether a warning must have come before (P-2.1.1.2): more than one is for repeated or serious breaches, except where a rule
/// has its own penalty.
pub fn needs_warning(breach: Option<ContestBreach>, weight: Weight, measure: Measure) -> bool {
    let at_once = measure == Measure::Warning || breach.is_some_and(|breach| breach.at_once(measure));
    match weight {
        Weight::Serious => false,
        Weight::Usual => !at_once,
    }
}

/// Stored and sent by its stable word.
macro_rules! by_word {
    ($($name:ty),*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.code())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let word = String::deserialize(deserializer)?;
                <$name as Fact>::read(&word).ok_or_else(|| D::Error::custom(format!("unknown word {word}")))
            }
        }
    )*};
}
by_word!(ContestBreach, Weight);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_back() {
        for breach in ContestBreach::ALL {
            let text = serde_json::to_string(breach).expect("a word");
            assert_eq!(text, format!("\"{}\"", breach.code()));
            assert_eq!(serde_json::from_str::<ContestBreach>(&text).ok(), Some(*breach));
        }
        assert!(serde_json::from_str::<ContestBreach>("\"none\"").is_err());
        assert_eq!(serde_json::from_str::<Weight>("\"serious\"").ok(), Some(Weight::Serious));
    }

    #[test]
    fn more_than_a_warning_waits_unless_the_rule_says_otherwise() {
        let usual = |breach, measure| needs_warning(Some(breach), Weight::Usual, measure);
        assert!(!usual(ContestBreach::Rules, Measure::Warning));
        assert!(usual(ContestBreach::Rules, Measure::Exclusion));
        assert!(!usual(ContestBreach::Insult, Measure::Exclusion));
        assert!(usual(ContestBreach::Insult, Measure::ForfeitMatch));
        assert!(!usual(ContestBreach::LeftGame, Measure::ForfeitGame));
        assert!(!usual(ContestBreach::Delay, Measure::ForfeitDuel));
        assert!(needs_warning(None, Weight::Usual, Measure::Exclusion));
        assert!(!needs_warning(None, Weight::Serious, Measure::Exclusion));
    }
}
