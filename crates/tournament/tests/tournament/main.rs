//! A tournament as its arbiter meets it: orders in, events or refusals out.

mod absences;
mod any_order;
mod day;
mod desk;
mod dutch;
mod dutch_grounds;
mod dutch_mistakes;
mod dutch_numbers;
mod fide_1992;
mod fide_1992_open;
mod go_swiss;
mod governance;
mod mcmahon;
mod protests;
mod repairs;
mod rulings;
mod stages;
mod staleness;
mod stored_log;
mod teams;
