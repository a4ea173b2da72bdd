//! Ranks where a file wants one for all players.

use kolo_model::{Competitor, GoRank, McMahon};

/// The rank of a competitor: the given one, else the one of the rating, else 30 kyu.
pub(crate) fn rank_of(competitor: &Competitor) -> GoRank {
    let of_rating = || {
        let steps = competitor.rating.map_or(0, |rating| McMahon::of_rating(rating.value()));
        of_steps(steps)
    };
    competitor.rank.unwrap_or_else(of_rating)
}

/// So many steps above 30 kyu, at most 9 dan.
fn of_steps(steps: u32) -> GoRank {
    let steps = u8::try_from(steps).unwrap_or(u8::MAX).min(38);
    let rank = if steps < 30 { GoRank::kyu(30 - steps) } else { GoRank::dan(steps - 29) };
    rank.expect("steps up to 38 are ranks from 30 kyu to 9 dan")
}

/// `3D`, `12K`, `1P`.
pub(crate) fn upper_rank(rank: GoRank) -> String {
    rank.to_string().to_uppercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_ranks() {
        let shown = |steps| upper_rank(of_steps(steps));
        assert_eq!([0, 29, 30, 38, 99].map(shown), ["30K", "1K", "1D", "9D", "9D"]);
    }
}
