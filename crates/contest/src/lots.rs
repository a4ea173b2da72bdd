//! Where the lots of the contest come from: the seed, what the lot is about, and a name fix them alone (K-SEED).

use kolo_model::SplitMix64;

use crate::{EntryId, GameKey, VenueId};

/// What a lot decides, so that lots about one thing differ.
#[derive(Debug, Clone, Copy)]
enum About {
    Play,
    Seeding,
    Numbers,
    LineUp,
}

impl About {
    fn part(self) -> u32 {
        match self {
            About::Play => 101,
            About::Seeding => 102,
            About::Numbers => 103,
            About::LineUp => 104,
        }
    }
}

/// The lot of `text` in part `part` of what `seed` decides. Each subject has a part of its own.
pub(crate) fn of_text(seed: u64, part: u32, text: &str) -> u64 {
    let own_seed = SplitMix64::stream(seed, part).next_u64();
    text.chars().fold(own_seed, |seed, letter| SplitMix64::stream(seed, u32::from(letter)).next_u64())
}

fn seed(of: u64, about: About, name: &str) -> u64 {
    of_text(of, about.part(), name)
}

/// The seed of the lots inside a tournament.
pub(crate) fn of_venue(season: u64, venue: &VenueId) -> u64 {
    seed(season, About::Play, venue.as_str())
}

/// The seed of the lot among equally placed ones in the seeding of a grand final.
pub(crate) fn of_seeding(season: u64, venue: &VenueId) -> u64 {
    seed(season, About::Seeding, venue.as_str())
}

/// Start numbers where the rules name no seeding: by lot.
pub(crate) fn shuffle_field(season: u64, venue: &VenueId, field: &mut [EntryId]) {
    SplitMix64::new(seed(season, About::Numbers, venue.as_str())).shuffle(field);
}

/// The seed of the lot of a line-up (P-3.1.2).
pub(crate) fn of_line_up(venue: u64, game: &GameKey) -> u64 {
    seed(venue, About::LineUp, &game.0)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn names_subjects_and_seeds_have_lots_of_their_own() {
        let mut lots = BTreeSet::new();
        for seed in 0..10 {
            for part in 0..3 {
                for text in ["", "a", "b", "ab", "ba", "ž"] {
                    assert!(lots.insert(of_text(seed, part, text)));
                    assert_eq!(of_text(seed, part, text), of_text(seed, part, text));
                }
            }
        }
    }
}
