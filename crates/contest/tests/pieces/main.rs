//! Eligibility, line-ups, quotas, fees, seeding and lists of entries, through the public interface.

mod eligibility;
mod fees;
mod line_ups;
mod quotas;
mod registrations;
mod seedings;
mod support;
