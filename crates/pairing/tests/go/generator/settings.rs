//! What the organiser sets: start coefficients, handicap, wishes, points.

use kolo_model::{
    AdjournedGames, DrawPreset, DrawWishes, GoRank, GoSettings, HalfPoints, Handicap, HandicapBy,
    HandicapRules, Komi, McMahon, Scoring, Seeding, SeedingPlan, StrengthBy, Wish,
};
use kolo_pairing::SplitMix64;

use super::{Kind, between, pick};

pub(super) fn go(random: &mut SplitMix64, kind: Kind) -> GoSettings {
    let handicap = match kind {
        Kind::Handicap => true,
        Kind::Normal | Kind::Dense | Kind::Clubs | Kind::Wishes => random.happens(100),
    };
    GoSettings {
        mcmahon: mcmahon(random),
        handicap: handicap.then(|| handicap_rules(random)),
        komi: random.happens(500).then(|| Komi::from_halves(*pick(random, &[13, 15]))),
        draw: DrawWishes {
            preset: preset(random, kind),
            wishes: wishes(random, kind),
            seeding: seeding(random, kind),
        },
        ..GoSettings::default()
    }
}

fn preset(random: &mut SplitMix64, kind: Kind) -> DrawPreset {
    match kind {
        Kind::Normal | Kind::Dense => DrawPreset::Association,
        Kind::Clubs | Kind::Handicap | Kind::Wishes => pick(random, &DrawPreset::ALL).1,
    }
}

fn mcmahon(random: &mut SplitMix64) -> McMahon {
    let bar = random.happens(500).then(|| between(random, 4, 34));
    let floor = random.happens(300).then(|| between(random, 0, bar.unwrap_or(30).min(30)));
    McMahon {
        by: *pick(random, &[StrengthBy::Rank, StrengthBy::Rank, StrengthBy::Rating]),
        bar: bar.map(rank),
        floor: floor.map(rank),
        first_professional: if random.happens(200) { rank(36) } else { McMahon::FIRST_PROFESSIONAL },
    }
}

/// An amateur rank, in steps above 30 kyu.
fn rank(steps: u32) -> GoRank {
    let steps = u8::try_from(steps).unwrap();
    if steps < 30 { GoRank::kyu(30 - steps).unwrap() } else { GoRank::dan(steps - 29).unwrap() }
}

fn handicap_rules(random: &mut SplitMix64) -> HandicapRules {
    HandicapRules {
        by: *pick(random, &[HandicapBy::Coefficients, HandicapBy::Ranks]),
        reduction: *pick(random, &[0, 0, 1, 1, 2, 3]),
        none_from: rank(*pick(random, &[10, 20, 30, 38, 38])),
        most: Handicap::new(*pick(random, &[0, 2, 9, 9, 9])).unwrap(),
        komi: *pick(random, &[Komi::HALF, Komi::from_halves(-1)]),
    }
}

/// The list, or nothing for the association's.
fn wishes(random: &mut SplitMix64, kind: Kind) -> Option<Vec<Wish>> {
    let mut all: Vec<Wish> = Wish::ALL.into_iter().map(|(_, wish)| wish).collect();
    random.shuffle(&mut all);
    match kind {
        Kind::Normal => None,
        Kind::Clubs => {
            all.retain(|wish| !matches!(wish, Wish::Club | Wish::Country));
            all.insert(0, Wish::Club);
            all.insert(1, Wish::Country);
            random.happens(500).then_some(all)
        }
        Kind::Dense | Kind::Handicap => random.happens(300).then_some(all),
        Kind::Wishes => {
            all.truncate(between(random, 0, 7) as usize);
            Some(all)
        }
    }
}

fn seeding(random: &mut SplitMix64, kind: Kind) -> Option<SeedingPlan> {
    let own = match kind {
        Kind::Normal => 0,
        Kind::Dense | Kind::Handicap => 300,
        Kind::Clubs => 500,
        Kind::Wishes => 900,
    };
    let ways = Seeding::ALL.map(|(_, way)| way);
    random.happens(own).then(|| SeedingPlan {
        first: *pick(random, &ways),
        first_rounds: between(random, 0, 3),
        later: *pick(random, &ways),
    })
}

/// Mostly the usual points.
pub(super) fn scoring(random: &mut SplitMix64) -> Option<Scoring> {
    let usual = Scoring::ONE_HALF_ZERO;
    let half = HalfPoints::HALF;
    let (three, one) = (HalfPoints::from_whole(3), HalfPoints::ONE);
    let own = [
        Scoring { absence: half, ..usual },
        Scoring { pairing_bye: half, forfeit_loss: half, ..usual },
        Scoring { win: three, draw: one, forfeit_win: three, pairing_bye: three, full_bye: three, ..usual },
    ];
    random.happens(200).then(|| *pick(random, &own))
}

pub(super) fn adjourned_games(random: &mut SplitMix64) -> AdjournedGames {
    if random.happens(100) { AdjournedGames::WithoutPoints } else { AdjournedGames::AsDraws }
}
