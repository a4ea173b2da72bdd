//! Where the lots of the contest come from: the seed of the season and what the lot is about (K-SEED).

use kolo_model::SplitMix64;

use crate::{EntryId, GameKey, RegionId, VenueId};

/// What a lot decides, so that lots about one thing differ.
#[derive(Debug, Clone, Copy)]
enum About {
    Play,
    Seeding,
    Numbers,
    Quota,
    LineUp,
}

impl About {
    fn salt(self) -> u64 {
        match self {
            About::Play => 0x706C_6179,
            About::Seeding => 0x7365_6564,
            About::Numbers => 0x6E75_6D62,
            About::Quota => 0x7175_6F74,
            About::LineUp => 0x6C69_6E65,
        }
    }
}

/// A seed of its own for what a lot decides about something with this name.
fn seed(of: u64, about: About, name: &str) -> u64 {
    let mixed = |seed: u64, byte: u8| SplitMix64::new(seed ^ u64::from(byte)).next_u64();
    name.bytes().fold(of ^ about.salt(), mixed)
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

/// The seed of the lot among exactly equal remainders of a quota.
pub(crate) fn of_quota(season: u64, region: Option<&RegionId>) -> u64 {
    seed(season, About::Quota, region.map(RegionId::as_str).unwrap_or_default())
}

/// The seed of the lot of a line-up (P-3.1.2).
pub(crate) fn of_line_up(venue: u64, game: &GameKey) -> u64 {
    seed(venue, About::LineUp, &game.0)
}
