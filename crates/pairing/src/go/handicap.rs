//! Stones and komi of a game.

use kolo_model::{
    Competitor, GameTerms, Handicap, HandicapBy, HandicapRules, PerSide, StartNumber, System, Tournament,
};

use super::field::{Field, Player, Scores};

/// What the handicap of a tournament is worked out from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Measure {
    rules: HandicapRules,
    by: HandicapBy,
}

/// What is measured of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Measured {
    /// The larger, the stronger.
    value: u32,
    /// Too strong for handicap games.
    even_only: bool,
}

impl Measure {
    /// How handicap is measured, if the tournament gives any.
    pub(super) fn of(system: System, tournament: &Tournament) -> Option<Self> {
        let rules = tournament.go().handicap?;
        // In a Swiss tournament the score is no strength.
        let by = if system == System::McMahon { rules.by } else { HandicapBy::Ranks };
        Some(Measure { rules, by })
    }

    pub(super) fn player(
        self,
        tournament: &Tournament,
        scores: &Scores,
        competitor: &Competitor,
    ) -> Measured {
        let natural = tournament.start(competitor.no).natural;
        let value = match self.by {
            HandicapBy::Coefficients => scores.now(competitor.no).halves() / 2,
            HandicapBy::Ranks => natural,
        };
        let rules = tournament.go().mcmahon;
        Measured { value, even_only: natural >= rules.of_rank(self.rules.none_from) }
    }

    fn stones(self, a: Measured, b: Measured) -> Handicap {
        if a.even_only || b.even_only {
            return Handicap::NONE;
        }
        self.rules.stones(a.value.abs_diff(b.value))
    }
}

/// The stones of a pair.
#[inline]
pub(super) fn stones(field: &Field, a: &Player, b: &Player) -> Handicap {
    match (field.handicap, a.measured, b.measured) {
        (Some(measure), Some(of_a), Some(of_b)) => measure.stones(of_a, of_b),
        _ => Handicap::NONE,
    }
}

#[inline]
pub(super) fn is_handicap_game(field: &Field, a: &Player, b: &Player) -> bool {
    field.handicap.is_some() && !stones(field, a, b).is_none()
}

/// Whether `a` is the weaker one of a handicap game.
pub(super) fn is_weaker(a: &Player, b: &Player) -> bool {
    a.measured.map(|measured| measured.value) < b.measured.map(|measured| measured.value)
}

/// Handicap and komi of games of the next round, no matter who paired them: in the order of `pairs`.
///
/// Even games have the komi of the tournament, if it sets one. Where the stronger one has Black, put there by hand,
/// the game is even. So is a game of one who does not play in the tournament.
pub fn game_terms(system: System, tournament: &Tournament, pairs: &[PerSide<StartNumber>]) -> Vec<GameTerms> {
    let even = GameTerms { handicap: Handicap::NONE, komi: tournament.go().komi };
    let measure = match system {
        System::Swiss | System::McMahon => Measure::of(system, tournament),
        // The tables give the sides, no matter who is weaker.
        System::RoundRobin => None,
        System::Fide1992 | System::Dutch | System::Pisqworky2023 => {
            return vec![GameTerms::EVEN; pairs.len()];
        }
    };
    let Some(measure) = measure else {
        return vec![even; pairs.len()];
    };
    let scores = Scores::of(system, tournament);
    let stones = |pair: &PerSide<StartNumber>| {
        let of = |no| Some(measure.player(tournament, &scores, tournament.competitor(no)?));
        let (black, white): (Measured, Measured) = (of(pair.first)?, of(pair.second)?);
        // Put on the wrong side by hand: the stronger one gets no stones.
        let fits = black.value < white.value;
        Some(if fits { measure.stones(black, white) } else { Handicap::NONE })
    };
    let terms = |pair| match stones(pair) {
        Some(handicap) if !handicap.is_none() => GameTerms { handicap, komi: Some(measure.rules.komi) },
        _ => even,
    };
    pairs.iter().map(terms).collect()
}
