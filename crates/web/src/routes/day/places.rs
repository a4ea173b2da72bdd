//! Pages that the desk and everybody else have in common: places, derivations, the chart.

use axum::response::Response;
use kolo_day::table::Derivation;

use super::visit::Visit;
use crate::pages;
use crate::pages::day::{Part, View, table};
use crate::problem::Problem;

/// The standings.
pub(super) fn table(visit: &Visit, view: View) -> Result<Response, Problem> {
    let shell = visit.shell(view, Part::Table)?;
    pages::html(&table::TablePage::new(&visit.app, visit.lang, shell, visit.state()?))
}

/// How the numbers of one competitor came about.
pub(super) fn derivation(visit: &Visit, view: View) -> Result<Response, Problem> {
    let opened = Derivation::of(visit.state()?, visit.number("who")?, visit.lang);
    let opened = opened.map_err(|none| Problem::bad_field(none.message()))?.ok_or_else(Problem::not_found)?;
    let shell = visit.shell(view, Part::Table)?;
    pages::html(&table::DerivationPage::new(&visit.app, visit.lang, shell, opened))
}

/// Everybody's rounds.
pub(super) fn chart(visit: &Visit, view: View) -> Result<Response, Problem> {
    let shell = visit.shell(view, Part::Chart)?;
    pages::html(&table::ChartPage::new(&visit.app, visit.lang, shell, visit.state()?))
}
