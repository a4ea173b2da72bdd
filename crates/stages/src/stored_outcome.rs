//! How a verdict is written in the file, for `#[serde(with)]`. The file says who did not come, where a [`Verdict`] says
//! who won by it; its form stays as it was (K-LOG).

use kolo_model::{ForfeitResult, Outcome, PerSide, Side, Verdict};
use serde::{Deserialize, Deserializer, Serialize, Serializer, ser};

use crate::verdict::{counted, drawn, forfeit, winner, won};

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Stored {
    Won {
        by: Side,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        score: Option<PerSide<u32>>,
    },
    Drawn {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        score: Option<PerSide<u32>>,
    },
    Walkover {
        missing: Missing,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Missing {
    First,
    Second,
    Both,
}

/// Writes a verdict that a plan counts.
///
/// # Errors
/// No match of a plan ends like this; or what the serializer says.
pub fn serialize<S: Serializer>(verdict: &Verdict, serializer: S) -> Result<S::Ok, S::Error> {
    let verdict = counted(*verdict).map_err(|_| ser::Error::custom("no match of a plan ends like this"))?;
    let score = verdict.score;
    let stored = match (verdict.outcome, winner(verdict)) {
        (Outcome::Forfeit(result), _) => Stored::Walkover {
            missing: match result {
                ForfeitResult::SecondWins => Missing::First,
                ForfeitResult::FirstWins => Missing::Second,
                ForfeitResult::BothLose => Missing::Both,
            },
        },
        (_, Some(by)) => Stored::Won { by, score },
        (_, None) => Stored::Drawn { score },
    };
    stored.serialize(serializer)
}

/// Reads a verdict.
///
/// # Errors
/// It is of another form.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Verdict, D::Error> {
    Ok(match Stored::deserialize(deserializer)? {
        Stored::Won { by, score } => won(by, score),
        Stored::Drawn { score } => drawn(score),
        Stored::Walkover { missing: Missing::First } => forfeit(ForfeitResult::SecondWins),
        Stored::Walkover { missing: Missing::Second } => forfeit(ForfeitResult::FirstWins),
        Stored::Walkover { missing: Missing::Both } => forfeit(ForfeitResult::BothLose),
    })
}
