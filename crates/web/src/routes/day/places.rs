//! Pages that the desk and everybody else have in common: places, derivations, the chart.

use axum::response::Response;
use kolo_views::table::Derivation;

use super::visit::Visit;
use crate::pages;
use crate::pages::day::{Part, View, table};
use crate::problem::Problem;

/// The standings.
pub(super) async fn table(visit: &Visit, view: View) -> Result<Response, Problem> {
    let page = || {
        let shell = visit.shell(view, Part::Table)?;
        pages::text(&table::TablePage::new(&visit.app, visit.lang, shell, visit.state()?))
    };
    visit.page(view, "table".into(), page).await
}

/// How the numbers of one competitor came about.
pub(super) async fn derivation(visit: &Visit, view: View) -> Result<Response, Problem> {
    let who = visit.number("who")?;
    let page = || {
        let opened = Derivation::of(visit.state()?, who, visit.lang);
        let opened =
            opened.map_err(|none| Problem::bad_field(none.message()))?.ok_or_else(Problem::not_found)?;
        let shell = visit.shell(view, Part::Table)?;
        pages::text(&table::DerivationPage::new(&visit.app, visit.lang, shell, opened))
    };
    visit.page(view, format!("table/{who}").into(), page).await
}

/// Everybody's rounds.
pub(super) async fn chart(visit: &Visit, view: View) -> Result<Response, Problem> {
    let page = || {
        let shell = visit.shell(view, Part::Chart)?;
        let page = match view {
            View::Desk => "results",
            View::Public => "round",
        };
        pages::text(&table::ChartPage::new(&visit.app, visit.lang, shell, visit.state()?, Some(page)))
    };
    visit.page(view, "chart".into(), page).await
}
