//! Where the lots of the contest come from: the seed of the season and what the lot is about (K-SEED).

use kolo_model::SplitMix64;

use crate::{EntryId, VenueId};

/// What a lot decides, so that lots about one tournament differ.
#[derive(Debug, Clone, Copy)]
enum About {
    Play,
    Seeding,
    Numbers,
}

fn seed(season: u64, about: About, venue: &VenueId) -> u64 {
    let start = match about {
        About::Play => 0x706C_6179,
        About::Seeding => 0x7365_6564,
        About::Numbers => 0x6E75_6D62,
    };
    let mixed = |seed: u64, byte: u8| SplitMix64::new(seed ^ u64::from(byte)).next_u64();
    venue.as_str().bytes().fold(season ^ start, mixed)
}

/// The seed of the lots inside a tournament.
pub(crate) fn of_venue(season: u64, venue: &VenueId) -> u64 {
    seed(season, About::Play, venue)
}

/// The seed of the lot among equally placed ones in the seeding of a grand final.
pub(crate) fn of_seeding(season: u64, venue: &VenueId) -> u64 {
    seed(season, About::Seeding, venue)
}

/// Start numbers where the rules name no seeding: by lot.
pub(crate) fn shuffle_field(season: u64, venue: &VenueId, field: &mut [EntryId]) {
    SplitMix64::new(seed(season, About::Numbers, venue)).shuffle(field);
}

/// The seed of the lot among exactly equal remainders of a quota.
pub(crate) fn of_quota(season: u64, region: Option<&crate::RegionId>) -> u64 {
    let mixed = |seed: u64, byte: u8| SplitMix64::new(seed ^ u64::from(byte)).next_u64();
    let name = region.map(crate::RegionId::as_str).unwrap_or_default();
    name.bytes().fold(season ^ 0x7175_6F74, mixed)
}
