//! Who works here: signing in and out, one's own account, and the pages on which others are let in.

mod account;
pub(super) mod log;
pub(super) mod names;
pub(super) mod orders;
mod pages;
mod sign_in;

use crate::routes::Routes;

pub(crate) use sign_in::door;
pub(super) use sign_in::to;

pub(super) fn routes() -> Routes {
    Routes::new()
        .merge(sign_in::routes())
        .merge(account::routes())
        .merge(pages::routes())
        .merge(log::routes())
}
