//! A contest of several levels, run as one: season, regions, schools, entries, fees, quotas, advancement, seeding,
//! sanctions, and its tournaments (P-1, P-2 of the pIšQworky rules).

mod category;
mod day;
mod eligibility;
mod facts;
mod fees;
mod ids;
mod level;
mod lot;
mod money;
mod problem;
mod quota;
mod registration;
mod season;
mod seeding;

pub use category::{Category, Kind};
pub use day::{Day, Moment};
pub use eligibility::{
    Consent, EntryFault, EntryProblem, Ineligible, IneligibleBecause, LineUp, LineUpProblem, MOST_TEAMS,
    Register, check_entry, check_lineup, check_person,
};
pub use facts::{Area, Consents, Country, Entry, Member, MemberRole, Player, Region, School, Schooling};
pub use fees::{BadCode, DiscountCode, FeeBook, FeeProblem, FeeState, PaidWhen, amount_due};
pub use ids::{AreaId, EntryId, PlayerId, RegionId, SchoolId, VenueId};
pub use level::{DuelTime, Level, Opening, Terms};
pub use money::{Currency, Money};
pub use problem::{BadDay, BadId, BadMoment};
pub use quota::{
    Award, Bound, CannotShare, Cut, Decided, Derivation, Method, Party, PartyKey, RemainderRow, Share,
    ShareFault, Shares, Sharing, share,
};
pub use registration::{
    NamedSchool, Registration, RegistrationColumn, RegistrationFault, RegistrationProblem,
    RegistrationProblems, read_registration, write_registration,
};
pub use season::{Season, Window};
pub use seeding::{AheadBy, CannotSeed, Qualified, SeedFault, Seeded, Seeding, seed_final};
