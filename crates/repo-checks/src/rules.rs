//! The pages under `docs/rules`: one table row per clause.
//!
//! [`Page::parse`] reads the tables, [`check`] looks for what is not true in them.

mod check;
mod page;
mod reference;

pub use check::{State, check, check_ids, count_states, is_clause_id};
pub use page::{Page, Row};
pub use reference::Reference;
