//! A contest of several levels, run as one: season, regions, schools, entries, fees, quotas, advancement, seeding,
//! sanctions, and its tournaments (P-1, P-2 of the pIšQworky rules).

mod category;
mod day;
mod facts;
mod ids;
mod level;
mod problem;
mod season;

pub use category::{Category, Kind};
pub use day::{Day, Moment};
pub use facts::{Area, Consents, Country, Entry, Member, MemberRole, Player, Region, School, Schooling};
pub use ids::{AreaId, EntryId, PlayerId, RegionId, SchoolId, VenueId};
pub use level::{DuelTime, Level, Opening, Terms};
pub use problem::{BadDay, BadId, BadMoment};
pub use season::{Season, Window};
