//! Who comes: ranks, ratings, clubs and countries.

use kolo_model::{GoRank, Place, RawCompetitor, Spot, SuperGroup};
use kolo_pairing::SplitMix64;

use super::{Kind, between, pick};

/// The same club in several spellings stands together.
const CLUBS: [&[&str]; 4] =
    [&["Praha", "PRAHA", "praha"], &["Brno", "brno"], &["Žilina", "ŽILINA"], &["Plzeň"]];
const COUNTRIES: [&[&str]; 3] = [&["CZ", "cz"], &["SK"], &["PL", "Pl"]];

/// How the field of one tournament is made.
struct Make {
    /// The weakest rank, in steps above 30 kyu.
    weakest: u32,
    /// So many steps from the weakest to the strongest.
    spread: u32,
    /// Of a thousand, how many have a rank.
    ranked: u32,
    /// Of a thousand, how many have a rating.
    rated: u32,
    clubs: usize,
    /// Of a thousand, how many have a club, and how many a country.
    at_home: u32,
    adjusted: u32,
    super_group: u32,
}

pub(super) fn competitors(random: &mut SplitMix64, kind: Kind, players: u32) -> Vec<RawCompetitor> {
    let clubs = kind == Kind::Clubs;
    let make = Make {
        weakest: between(random, 1, 34),
        spread: *pick(random, &[0, 1, 2, 4, 8, 20]),
        ranked: *pick(random, &[0, 500, 900, 1000]),
        rated: *pick(random, &[0, 500, 900]),
        clubs: if clubs { 2 } else { *pick(random, &[1, 2, 4]) },
        at_home: if clubs { 950 } else { *pick(random, &[0, 500, 900]) },
        adjusted: *pick(random, &[0, 0, 150]),
        super_group: *pick(random, &[0, 0, 0, 300]),
    };
    (1..=players).map(|no| competitor(random, &make, no)).collect()
}

fn competitor(random: &mut SplitMix64, make: &Make, no: u32) -> RawCompetitor {
    let steps = make.weakest + between(random, 0, make.spread);
    let spot = |text: String| Spot::new(text, Place::default());
    let rank = random.happens(make.ranked).then(|| spot(rank(steps).to_string()));
    // Ratings collide, and some are far from the rank.
    let rating = random.happens(make.rated).then(|| {
        let off = if random.happens(100) { between(random, 0, 8) } else { 4 };
        let rating = 2050 + 100 * (i64::from(steps) + i64::from(off) - 34) + *pick(random, &[0, 0, 30, 99]);
        Spot::new(rating.max(-900), Place::default())
    });
    let adjustment = if random.happens(make.adjusted) { *pick(random, &[-2, -1, 1, 2]) } else { 0 };
    let member = random.happens(make.super_group);
    RawCompetitor {
        rank,
        rating,
        adjustment,
        super_group: if member { SuperGroup::Member } else { SuperGroup::Outside },
        club: home(random, make.at_home, &CLUBS[..make.clubs]),
        country: home(random, make.at_home, &COUNTRIES[..make.clubs.min(COUNTRIES.len())]),
        ..RawCompetitor::named(no, &format!("Player {no}"))
    }
}

/// The rank so many steps above 30 kyu; the strongest are now and then professionals.
fn rank(steps: u32) -> GoRank {
    let steps = u8::try_from(steps).unwrap();
    let rank = match steps {
        0..=29 => GoRank::kyu(30 - steps),
        30..=37 => GoRank::dan(steps - 29),
        _ => GoRank::professional((steps - 37).min(9)),
    };
    rank.unwrap()
}

fn home(random: &mut SplitMix64, at_home: u32, of: &[&[&str]]) -> Option<Spot<String>> {
    random.happens(at_home).then(|| {
        let spellings = *pick(random, of);
        Spot::new((*pick(random, spellings)).to_owned(), Place::default())
    })
}
