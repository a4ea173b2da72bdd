//! P-1.1.4.8.1: what follows a drawn match of the play-off: a deciding duel, a second one if that is drawn, then the
//! lot. Neither side goes on before.

use kolo_model::{ForfeitResult, PerSide, Side, Verdict};

use super::Status;
use crate::{DuelNumber, DuelResult, EntrantId, Occupant};

/// What is needed next after a drawn match of the play-off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DeciderStep {
    /// A duel of nominated players.
    Duel(DuelNumber),
    /// The lot.
    Lot,
}

/// What decided a drawn match of the play-off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BrokenBy {
    /// A duel.
    Duel(DuelNumber),
    /// The lot.
    Lot,
    /// The other side does not play any more (K-OUT).
    Withdrawal,
}

/// The duels and the lot after one drawn match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Deciders {
    /// Who played the match.
    pub(crate) sides: PerSide<EntrantId>,
    pub(crate) duels: Vec<DuelResult>,
    pub(crate) lot: Option<Side>,
}

impl Deciders {
    pub(crate) fn new(sides: PerSide<EntrantId>) -> Self {
        Deciders { sides, duels: Vec::new(), lot: None }
    }

    fn winner(&self) -> Option<(Side, BrokenBy)> {
        let numbered = [DuelNumber::First, DuelNumber::Second].into_iter().zip(&self.duels);
        let mut won = numbered.filter_map(|(number, duel)| Some((duel.winner()?, BrokenBy::Duel(number))));
        won.next().or_else(|| self.lot.map(|side| (side, BrokenBy::Lot)))
    }

    fn next(&self) -> DeciderStep {
        match self.duels[..] {
            [] => DeciderStep::Duel(DuelNumber::First),
            [_] => DeciderStep::Duel(DuelNumber::Second),
            _ => DeciderStep::Lot,
        }
    }
}

/// How far a drawn match has come. A side that leaves before it is decided loses it; `left` says who did, if that is
/// noted.
pub(super) fn status(
    verdict: Verdict,
    deciders: Option<&Deciders>,
    left: Option<ForfeitResult>,
    sides: PerSide<Occupant>,
) -> Status {
    if let Some((winner, by)) = deciders.and_then(Deciders::winner) {
        return Status::TieBroken { verdict, winner, by };
    }
    let gone = |side: Occupant| matches!(side, Occupant::Out(_));
    let left = left.or(match (gone(sides.first), gone(sides.second)) {
        (false, false) => None,
        (true, false) => Some(ForfeitResult::SecondWins),
        (false, true) => Some(ForfeitResult::FirstWins),
        (true, true) => Some(ForfeitResult::BothLose),
    });
    match left {
        None => {
            let first = DeciderStep::Duel(DuelNumber::First);
            Status::Tied { verdict, step: deciders.map_or(first, Deciders::next) }
        }
        Some(ForfeitResult::SecondWins) => {
            Status::TieBroken { verdict, winner: Side::Second, by: BrokenBy::Withdrawal }
        }
        Some(ForfeitResult::FirstWins) => {
            Status::TieBroken { verdict, winner: Side::First, by: BrokenBy::Withdrawal }
        }
        Some(ForfeitResult::BothLose) => Status::GivenUp(ForfeitResult::BothLose),
    }
}
