//! What round 1 fixes (K-LOCK).

use kolo_messages::Message;

use crate::{Acceleration, Settings};

/// A setting that stays as it is once round 1 is published.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fixed {
    /// How pairs are made.
    System,
    /// The seed of all lots.
    Seed,
    /// The lot of round 1.
    Lot,
    /// What results are worth, the shape of a match and byes included.
    Points,
    /// Who is first of equal players.
    EqualPlayers,
    /// What follows when a player does not come.
    NoShows,
    /// Which floats are looked back at.
    Floats,
    /// Which acceleration points are given, which the number of rounds decides as well (C.04.7).
    Acceleration,
    /// Who starts in gomoku (P-6.7).
    WhoStarts,
    /// Start coefficients: what they are taken from, bar, floor (G-3.1.3).
    StartCoefficients,
    /// How handicap is given.
    Handicap,
    /// What the pairing looks at.
    Draw,
    /// By whose rules the tournament is run.
    Rules,
    /// Stages whose plans are published (K-STAGE).
    Stages,
}

impl Fixed {
    /// Everything that differs, in the order above. Free to change are the name, the number of rounds, the order of
    /// players, the groups of forbidden pairs, komi, and the check-in, which is over when round 1 starts.
    pub(crate) fn differences(old: &Settings, new: &Settings) -> Vec<Fixed> {
        let points = |s: &Settings| (s.boards, s.shape(), s.sides, s.bye_score, s.scoring, s.adjourned_games);
        let acceleration = |s: &Settings| match s.acceleration {
            Acceleration::NotUsed => None,
            Acceleration::Baku => Some(s.rounds),
        };
        let rules = |s: &Settings| (s.rules, s.governing_body, s.rules_of_play, s.importance);
        let same = [
            (Fixed::System, old.system == new.system),
            (Fixed::Seed, old.seed == new.seed),
            (Fixed::Lot, old.lot == new.lot),
            (Fixed::Points, points(old) == points(new)),
            (Fixed::EqualPlayers, old.equals_by == new.equals_by),
            (Fixed::NoShows, old.no_shows == new.no_shows),
            (Fixed::Floats, old.b6 == new.b6),
            (Fixed::Acceleration, acceleration(old) == acceleration(new)),
            (Fixed::WhoStarts, old.pisqworky == new.pisqworky),
            (Fixed::StartCoefficients, old.go.mcmahon == new.go.mcmahon),
            (Fixed::Handicap, old.go.handicap == new.go.handicap),
            (Fixed::Draw, old.go.draw == new.go.draw),
            (Fixed::Rules, rules(old) == rules(new)),
        ];
        same.into_iter().filter(|(_, same)| !same).map(|(fixed, _)| fixed).collect()
    }

    /// The setting in words.
    pub fn message(self) -> Message {
        Message::new(match self {
            Fixed::System => "fixed-system",
            Fixed::Seed => "fixed-seed",
            Fixed::Lot => "fixed-lot",
            Fixed::Points => "fixed-points",
            Fixed::EqualPlayers => "fixed-equal-players",
            Fixed::NoShows => "fixed-no-shows",
            Fixed::Floats => "fixed-floats",
            Fixed::Acceleration => "fixed-acceleration",
            Fixed::WhoStarts => "fixed-who-starts",
            Fixed::StartCoefficients => "fixed-start-coefficients",
            Fixed::Handicap => "fixed-handicap",
            Fixed::Draw => "fixed-draw",
            Fixed::Rules => "fixed-rules",
            Fixed::Stages => "fixed-stages",
        })
    }
}
