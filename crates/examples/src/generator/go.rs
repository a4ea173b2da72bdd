//! Fields of go players: ranks and ratings from 20 kyu to 6 dan, clubs and countries, start coefficients that fit.

use kolo_model::{GoRank, GoSettings, HandicapRules, Komi, McMahon, RawCompetitor, SplitMix64, System};

use super::{Recipe, names, nowhere, number};

/// The weakest rating: 20 kyu.
const LEAST: i64 = 100;
/// Ratings reach almost up to 7 dan.
const SPREAD: u64 = 2540;

/// Clubs with their country. Most people are at home.
const CLUBS: [(&str, &str); 14] = [
    ("Praha", "CZ"),
    ("Praha", "CZ"),
    ("Praha", "CZ"),
    ("Brno", "CZ"),
    ("Brno", "CZ"),
    ("Ostrava", "CZ"),
    ("Plzeň", "CZ"),
    ("Olomouc", "CZ"),
    ("Hradec Králové", "CZ"),
    ("Bratislava", "SK"),
    ("Košice", "SK"),
    ("Wien", "AT"),
    ("Dresden", "DE"),
    ("Wrocław", "PL"),
];

/// The field, strongest first.
pub(super) fn entries(recipe: &Recipe, chance: &mut SplitMix64) -> Vec<RawCompetitor> {
    let mut people: Vec<(i64, GoRank)> = (0..recipe.players).map(|_| strength(chance)).collect();
    people.sort_unstable_by_key(|(rating, rank)| std::cmp::Reverse((*rank, *rating)));
    let competitor = |(index, (rating, rank)): (usize, (i64, GoRank))| {
        let drawn = usize::try_from(chance.below(CLUBS.len() as u64)).unwrap_or(0);
        let (club, country) = CLUBS[drawn % CLUBS.len()];
        RawCompetitor {
            rating: Some(nowhere(rating)),
            rank: Some(nowhere(rank.to_string())),
            club: Some(nowhere(club.to_owned())),
            country: Some(nowhere(country.to_owned())),
            ..RawCompetitor::named(number(index + 1), &names::draw(chance))
        }
    };
    people.into_iter().enumerate().map(competitor).collect()
}

/// A rating, the middle more common than the ends, and the rank that goes with it; one in seven is promoted late or
/// early.
fn strength(chance: &mut SplitMix64) -> (i64, GoRank) {
    let half = SPREAD / 2;
    let rating = LEAST + i64::try_from(chance.below(half + 1) + chance.below(SPREAD - half)).unwrap_or(0);
    let steps = i32::try_from(rating).map_or(0, McMahon::of_rating);
    let drift = match chance.below(14) {
        0 => 1,
        1 => -1,
        _ => 0,
    };
    let steps = steps.saturating_add_signed(drift);
    (rating, rank_of(steps))
}

/// The rank so many steps above 30 kyu, up to 6 dan.
fn rank_of(steps: u32) -> GoRank {
    let steps = u8::try_from(steps.clamp(10, 35)).unwrap_or(10);
    let rank = if steps < 30 { GoRank::kyu(30 - steps) } else { GoRank::dan(steps - 29) };
    rank.unwrap_or(McMahon::FIRST_PROFESSIONAL)
}

/// Bar and floor where enough people stand on either side, komi, and handicap where it is asked for.
pub(super) fn settings(recipe: &Recipe, competitors: &[RawCompetitor]) -> GoSettings {
    let rank_at = |index: usize| -> Option<GoRank> {
        competitors.get(index)?.rank.as_ref().and_then(|rank| rank.value.parse().ok())
    };
    let last = recipe.players.saturating_sub(1);
    // A top group that can have one winner, and a bottom group whose members find each other.
    let top = (recipe.players / 5).max(recipe.rounds).min(last / 2);
    let mcmahon = match recipe.system {
        System::McMahon => {
            McMahon { bar: rank_at(top), floor: rank_at(last - recipe.players / 10), ..McMahon::default() }
        }
        System::Swiss | System::Fide1992 | System::Dutch | System::Pisqworky2023 | System::RoundRobin => {
            McMahon::default()
        }
    };
    GoSettings {
        mcmahon,
        handicap: recipe.handicap.then(HandicapRules::default),
        komi: Some(Komi::from_halves(13)),
        ..GoSettings::default()
    }
}
