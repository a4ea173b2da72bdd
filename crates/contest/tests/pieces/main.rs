//! Eligibility, line-ups, quotas, fees, seeding and lists of entries, through the public interface.

mod eligibility;
mod line_ups;
mod quotas;
mod support;
