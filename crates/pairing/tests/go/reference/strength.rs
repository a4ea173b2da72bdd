//! 2.1 and the end of 2.6: how strong somebody is, and with what coefficient he starts.

use kolo_model::{Competitor, GoRank, McMahon, StrengthBy, SuperGroup, Tournament};

/// Ordered from weak to strong: first the steps, then the rating, and no rating below any.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Strength {
    /// Steps above 30 kyu; 0 for whoever has neither rank nor rating.
    pub(crate) steps: i64,
    pub(crate) rating: Option<i64>,
}

impl Strength {
    pub(crate) fn of(rules: McMahon, competitor: &Competitor) -> Strength {
        let rating = competitor.rating.map(|rating| i64::from(rating.value()));
        let by_rank = competitor.rank.map(|rank| steps_of_rank(rules, rank));
        let by_rating = rating.map(steps_of_rating);
        let steps = match rules.by {
            StrengthBy::Rank => by_rank.or(by_rating),
            StrengthBy::Rating => by_rating.or(by_rank),
        };
        Strength { steps: steps.unwrap_or(0), rating }
    }
}

/// 30k = 0, 1k = 29, 1d = 30; the first professional grade as the event says, and upwards from there.
pub(crate) fn steps_of_rank(rules: McMahon, rank: GoRank) -> i64 {
    match rank.professional_grade() {
        None => i64::from(rank.steps()),
        Some(grade) => i64::from(rules.first_professional.steps()) + i64::from(grade) - 1,
    }
}

fn steps_of_rating(rating: i64) -> i64 {
    (30 + (rating - 2050).div_euclid(100)).max(0)
}

/// The McMahon start coefficients in whole points, by start number.
pub(crate) fn start_coefficients(tournament: &Tournament) -> Vec<i64> {
    let rules = tournament.go().mcmahon;
    let bar = rules.bar.map(|rank| steps_of_rank(rules, rank));
    let floor = rules.floor.map(|rank| steps_of_rank(rules, rank));
    let cut = |competitor: &Competitor| {
        let steps = Strength::of(rules, competitor).steps;
        let below_the_bar = bar.map_or(steps, |bar| steps.min(bar));
        floor.map_or(below_the_bar, |floor| below_the_bar.max(floor))
    };
    let members = tournament.competitors().iter().filter(|c| c.super_group == SuperGroup::Member);
    let top = members.map(cut).max().map(|strongest| bar.unwrap_or(strongest));
    let start = |competitor: &Competitor| {
        let start = match (top, competitor.super_group) {
            (None, _) => cut(competitor),
            (Some(top), SuperGroup::Member) => top,
            (Some(top), SuperGroup::Outside) => cut(competitor).min((top - 1).max(0)),
        };
        (start + i64::from(competitor.adjustment)).max(0)
    };
    tournament.competitors().iter().map(start).collect()
}
