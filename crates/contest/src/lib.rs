//! A contest of several levels, run as one: season, regions, schools, entries, fees, quotas, advancement, seeding,
//! sanctions, and its tournaments (P-1, P-2 of the pIšQworky rules).

mod category;
mod day;
pub mod eligibility;
mod facts;
pub mod fees;
mod ids;
mod level;
mod lot;
mod money;
mod problem;
pub mod quota;
pub mod registration;
mod season;
pub mod seeding;

pub use category::{Category, Kind};
pub use day::{Day, Moment};
pub use facts::{Area, Consents, Country, Entry, Member, MemberRole, Player, Region, School, Schooling};
pub use ids::{AreaId, EntryId, PlayerId, RegionId, SchoolId, VenueId};
pub use level::{DuelTime, Level, Opening, Terms};
pub use money::{Currency, Money};
pub use problem::{BadDay, BadId, BadMoment};
pub use season::{Season, Window};
