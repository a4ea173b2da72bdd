//! Which match is meant: where it is played and by whom.
//!
//! A place is where; a pairing is these two people there. Its id contains the people, so that a result never lands on
//! others: whatever becomes of the place, `main/r3/7-12` is what 7 and 12 did in round 3. Tables are not part of it: pairs
//! that stay when a round is amended keep their ids.

use std::fmt;
use std::str::FromStr;

use kolo_model::{EntrantId, PerSide, RoundNumber, Side};
use kolo_stages::MatchId;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The longest name of a stage.
const MOST_LETTERS: usize = 16;

/// A stage of a tournament, such as `main`: small letters, digits and dashes.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct StageId(String);

/// Text that is not what it should be.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum UnreadablePairing {
    /// A stage is called in small letters, digits and dashes.
    #[error("`{0}` is not the name of a stage: small letters, digits and dashes, at most {MOST_LETTERS}")]
    Stage(String),
    /// A pairing is written like `main/r3/7-12`.
    #[error("`{0}` is not a pairing such as main/r3/7-12")]
    Pairing(String),
}

impl StageId {
    /// The stage that a tournament of one stage has.
    pub fn main() -> Self {
        StageId("main".to_owned())
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// How people call it: by its number in the chain, where it has a name that the program gave it.
    pub fn label(&self) -> &str {
        match self.0.as_str() {
            "main" => "1",
            name => name.strip_prefix("stage-").unwrap_or(name),
        }
    }
}

impl Default for StageId {
    fn default() -> Self {
        StageId::main()
    }
}

impl FromStr for StageId {
    type Err = UnreadablePairing;

    fn from_str(text: &str) -> Result<Self, UnreadablePairing> {
        let fits = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        let sound = (1..=MOST_LETTERS).contains(&text.len()) && text.chars().all(fits);
        if sound { Ok(StageId(text.to_owned())) } else { Err(UnreadablePairing::Stage(text.to_owned())) }
    }
}

impl TryFrom<String> for StageId {
    type Error = UnreadablePairing;

    fn try_from(text: String) -> Result<Self, UnreadablePairing> {
        text.parse()
    }
}

impl From<StageId> for String {
    fn from(stage: StageId) -> String {
        stage.0
    }
}

impl fmt::Display for StageId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// Where a match is played: a round, or a node of a graph.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// A round, written `r3`.
    Round(RoundNumber),
    /// A match of a bracket or of a group, written by its name: `QF1`, `A.1.2`. None is called like a round.
    Node(MatchId),
}

impl Place {
    /// Whether a match of a plan may be called so: not like a round.
    pub fn is_free(name: &MatchId) -> bool {
        round_of(name.as_str()).is_none()
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Round(round) => write!(f, "r{round}"),
            Place::Node(id) => write!(f, "{id}"),
        }
    }
}

/// The round that is written `r3`.
fn round_of(text: &str) -> Option<RoundNumber> {
    let digits = text.strip_prefix('r').filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()))?;
    digits.parse().ok().and_then(RoundNumber::new)
}

/// A match: a stage, a place in it, the two who meet there, and which try it is.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PairingId {
    /// In which stage.
    pub stage: StageId,
    /// Where.
    pub place: Place,
    /// Who meets, the first side first.
    pub sides: PerSide<EntrantId>,
    /// From 1; it grows when a match is ordered to be played again.
    pub attempt: u8,
}

impl PairingId {
    /// Two who meet in a round.
    pub fn in_round(stage: StageId, round: RoundNumber, sides: PerSide<EntrantId>) -> Self {
        PairingId { stage, place: Place::Round(round), sides, attempt: 1 }
    }

    /// Two who meet at a node of a graph.
    pub fn at_node(stage: StageId, node: MatchId, sides: PerSide<EntrantId>) -> Self {
        PairingId { stage, place: Place::Node(node), sides, attempt: 1 }
    }

    /// The round, if it is played in one.
    pub fn round(&self) -> Option<RoundNumber> {
        match self.place {
            Place::Round(round) => Some(round),
            Place::Node(_) => None,
        }
    }

    /// Whether `who` plays it.
    pub fn has(&self, who: EntrantId) -> bool {
        self.side_of(who).is_some()
    }

    /// On which side `who` plays it, as it is written here.
    pub fn side_of(&self, who: EntrantId) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.sides[*side] == who)
    }

    /// The same match with the sides exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        PairingId { sides: self.sides.swapped(), ..self }
    }

    /// Whether it is the same match, on whichever sides the two sit.
    pub fn is_match_of(&self, other: &PairingId) -> bool {
        let same_two = self.sides == other.sides || self.sides.swapped() == other.sides;
        same_two && (&self.stage, &self.place, self.attempt) == (&other.stage, &other.place, other.attempt)
    }
}

impl fmt::Display for PairingId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}-{}", self.stage, self.place, self.sides.first, self.sides.second)?;
        if self.attempt == 1 { Ok(()) } else { write!(f, "~{}", self.attempt) }
    }
}

impl FromStr for PairingId {
    type Err = UnreadablePairing;

    fn from_str(text: &str) -> Result<Self, UnreadablePairing> {
        read(text).ok_or_else(|| UnreadablePairing::Pairing(text.to_owned()))
    }
}

fn read(text: &str) -> Option<PairingId> {
    let (stage, rest) = text.split_once('/')?;
    let (place, pair) = rest.split_once('/')?;
    let (pair, attempt) = match pair.split_once('~') {
        Some((pair, attempt)) => (pair, attempt.parse().ok().filter(|attempt| *attempt > 1)?),
        None => (pair, 1),
    };
    let (first, second) = pair.split_once('-')?;
    let sides = PerSide::new(EntrantId(first.parse().ok()?), EntrantId(second.parse().ok()?));
    let place = match round_of(place) {
        Some(round) => Place::Round(round),
        None if place.is_empty() => return None,
        None => Place::Node(place.to_owned().into()),
    };
    let read = PairingId { stage: stage.parse().ok()?, place, sides, attempt };
    // One text for one pairing: no zeros in front, no signs.
    (read.to_string() == text).then_some(read)
}

impl TryFrom<String> for PairingId {
    type Error = UnreadablePairing;

    fn try_from(text: String) -> Result<Self, UnreadablePairing> {
        text.parse()
    }
}

impl From<PairingId> for String {
    fn from(pairing: PairingId) -> String {
        pairing.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pairing_has_one_text() {
        for text in ["main/r3/7-12", "main/QF1/3-9", "main/A.1.2/1-2", "play-off/r1/4-5~2"] {
            let read: PairingId = text.parse().unwrap();
            assert_eq!(read.to_string(), text);
            assert_eq!(serde_json::to_string(&read).unwrap(), format!("\"{text}\""));
            assert!(read.is_match_of(&read.clone().swapped()) && read != read.clone().swapped());
        }
        for text in
            ["", "main", "main/r3", "main//1-2", "Main/r3/1-2", "main/r3/1", "main/r03/1-2", "main/r3/1-2~1"]
        {
            assert!(text.parse::<PairingId>().is_err(), "{text}");
        }
    }

    #[test]
    fn no_match_of_a_plan_is_called_like_a_round() {
        assert!(!Place::is_free(&"r3".to_owned().into()));
        assert!(Place::is_free(&"QF1".to_owned().into()) && Place::is_free(&"rapid".to_owned().into()));
    }
}
