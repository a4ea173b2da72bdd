//! Stages that are played by plans, knockouts and groups: drawn, played, decided. Everything else is the tournament's.

mod api;
mod draw;
mod game;
mod new;
mod show;
mod stages;
mod ties;

use kolo_views::plan::Plan;

use super::day::visit::Visit;
use crate::problem::Problem;
use crate::routes::Routes;

pub(super) fn routes() -> Routes {
    Routes::new()
        .merge(api::routes())
        .merge(draw::routes())
        .merge(game::routes())
        .merge(new::routes())
        .merge(show::routes())
        .merge(stages::routes())
        .merge(ties::routes())
}

/// The stage in the address.
///
/// # Errors
/// When the tournament has no such stage.
fn plan(at: &Visit) -> Result<Plan<'_>, Problem> {
    Plan::named(at.state()?, at.word("stage")).ok_or_else(Problem::not_found)
}
