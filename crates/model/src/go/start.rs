//! Every player's start coefficient and how it came about.

use super::{McMahon, StrengthBy, SuperGroup};
use crate::{Competitor, GoRank, HalfPoints, Rating};

/// What a start coefficient was taken from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StartBasis {
    /// The rank.
    Rank(GoRank),
    /// The rating.
    Rating(i32),
    /// Neither is known: as low as a player may start.
    Unknown,
}

/// What a start coefficient was cut by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cut {
    /// Nothing.
    No,
    /// The bar.
    Bar,
    /// The floor.
    Floor,
    /// Lifted or lowered to the top: a member of the super group.
    SuperGroup,
    /// One below the super group.
    BelowSuperGroup,
}

/// The coefficient a player starts with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StartCoefficient {
    /// What it was taken from.
    pub basis: StartBasis,
    /// The coefficient of that alone.
    pub natural: u32,
    /// What it was cut by.
    pub cut: Cut,
    /// What the arbiter added.
    pub adjustment: i32,
    /// The coefficient at the start; never below zero.
    pub value: u32,
}

impl StartCoefficient {
    /// As points, to be added to those of the rounds.
    pub fn points(&self) -> HalfPoints {
        HalfPoints::from_whole(self.value)
    }
}

/// The coefficients of the whole field, by start number.
pub(crate) fn start_coefficients(rules: McMahon, competitors: &[Competitor]) -> Vec<StartCoefficient> {
    let natural: Vec<(StartBasis, u32)> =
        competitors.iter().map(|c| rules.natural(c.rank, c.rating)).collect();
    let cut: Vec<(u32, Cut)> =
        natural.iter().map(|(_, natural)| between_floor_and_bar(rules, *natural)).collect();
    let top = super_group_top(rules, competitors, &cut);
    let start = |index: usize| {
        let (basis, natural) = natural[index];
        let Competitor { adjustment, super_group, .. } = competitors[index];
        let (value, cut) = match (top, super_group) {
            (Some(top), SuperGroup::Member) => (top, Cut::SuperGroup),
            (Some(top), SuperGroup::Outside) if cut[index].0 >= top => {
                (top.saturating_sub(1), Cut::BelowSuperGroup)
            }
            (Some(_), SuperGroup::Outside) | (None, _) => cut[index],
        };
        let value = value.saturating_add_signed(adjustment);
        StartCoefficient { basis, natural, cut, adjustment, value }
    };
    (0..competitors.len()).map(start).collect()
}

/// The coefficient that bar and floor leave.
fn between_floor_and_bar(rules: McMahon, natural: u32) -> (u32, Cut) {
    let floor = rules.floor.map(|rank| rules.of_rank(rank));
    let bar = rules.bar.map(|rank| rules.of_rank(rank));
    match (bar, floor) {
        (Some(bar), _) if natural > bar => (bar, Cut::Bar),
        (_, Some(floor)) if natural < floor => (floor, Cut::Floor),
        _ => (natural, Cut::No),
    }
}

impl McMahon {
    /// The coefficient of strength alone, and what it is taken from.
    pub fn natural(self, rank: Option<GoRank>, rating: Option<Rating>) -> (StartBasis, u32) {
        let by_rank = rank.map(|rank| (StartBasis::Rank(rank), self.of_rank(rank)));
        let by_rating = rating.map(|rating| {
            let rating = rating.value();
            (StartBasis::Rating(rating), McMahon::of_rating(rating))
        });
        let known = match self.by {
            StrengthBy::Rank => by_rank.or(by_rating),
            StrengthBy::Rating => by_rating.or(by_rank),
        };
        known.unwrap_or((StartBasis::Unknown, 0))
    }
}

/// Where the super group starts, if there is one: at the bar, or where its strongest member would.
fn super_group_top(rules: McMahon, competitors: &[Competitor], cut: &[(u32, Cut)]) -> Option<u32> {
    let members = competitors.iter().zip(cut).filter(|(c, _)| c.super_group == SuperGroup::Member);
    let strongest = members.map(|(_, (start, _))| *start).max()?;
    Some(rules.bar.map_or(strongest, |bar| rules.of_rank(bar)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GoSettings, Place, RawCompetitor, RawTournament, Spot, StartNumber};

    fn starts(mcmahon: McMahon, people: &[(&str, i32, SuperGroup)]) -> Vec<(u32, Cut)> {
        let competitors = people.iter().zip(1..).map(|((rank, adjustment, super_group), no)| RawCompetitor {
            rank: (!rank.is_empty()).then(|| Spot::new((*rank).to_owned(), Place::default())),
            adjustment: *adjustment,
            super_group: *super_group,
            ..RawCompetitor::named(no, "Eva")
        });
        let raw = RawTournament {
            competitors: competitors.collect(),
            go: GoSettings { mcmahon, ..GoSettings::default() },
            ..RawTournament::default()
        };
        let tournament = raw.check().unwrap().tournament;
        let of = |index| tournament.start(StartNumber::from_index(index));
        (0..people.len()).map(|index| (of(index).value, of(index).cut)).collect()
    }

    fn rank(text: &str) -> Option<GoRank> {
        text.parse().ok()
    }

    #[test]
    fn bar_and_floor_cut_and_the_arbiter_adjusts() {
        let out = SuperGroup::Outside;
        let rules = McMahon { bar: rank("3d"), floor: rank("20k"), ..McMahon::default() };
        let people =
            [("6d", 0, out), ("3d", 1, out), ("1k", 0, out), ("25k", 0, out), ("25k", -2, out), ("", 0, out)];
        let expected = [
            (32, Cut::Bar),
            (33, Cut::No),
            (29, Cut::No),
            (10, Cut::Floor),
            (8, Cut::Floor),
            (10, Cut::Floor),
        ];
        assert_eq!(starts(rules, &people), expected);
    }

    #[test]
    fn nobody_starts_below_zero() {
        assert_eq!(starts(McMahon::default(), &[("30k", -5, SuperGroup::Outside)]), [(0, Cut::No)]);
    }

    #[test]
    fn all_others_start_below_the_super_group() {
        let (out, member) = (SuperGroup::Outside, SuperGroup::Member);
        let people = [("6d", 0, out), ("5d", 0, member), ("3d", 0, member), ("4d", 0, out), ("2d", 0, out)];
        let expected = [
            (33, Cut::BelowSuperGroup),
            (34, Cut::SuperGroup),
            (34, Cut::SuperGroup),
            (33, Cut::No),
            (31, Cut::No),
        ];
        assert_eq!(starts(McMahon::default(), &people), expected);
        let with_bar = McMahon { bar: rank("4d"), ..McMahon::default() };
        let at_the_bar: Vec<u32> = starts(with_bar, &people).into_iter().map(|(value, _)| value).collect();
        assert_eq!(at_the_bar, [32, 33, 33, 32, 31]);
    }

    #[test]
    fn the_floor_lifts_nobody_to_the_super_group() {
        let (out, member) = (SuperGroup::Outside, SuperGroup::Member);
        let people = [("15k", 0, member), ("25k", 0, out), ("15k", 0, out), ("", 0, out)];
        let floor = McMahon { floor: rank("10k"), ..McMahon::default() };
        let expected = [
            (20, Cut::SuperGroup),
            (19, Cut::BelowSuperGroup),
            (19, Cut::BelowSuperGroup),
            (19, Cut::BelowSuperGroup),
        ];
        assert_eq!(starts(floor, &people), expected);
        let with_bar = McMahon { bar: rank("10k"), ..floor };
        assert_eq!(starts(with_bar, &people), expected);
    }
}
