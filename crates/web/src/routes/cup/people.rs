//! Who works at a tournament of stages.

use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;

use super::visit::{AtCup, Given, Visit};
use crate::desk::Arbiter;
use crate::pages;
use crate::pages::cup::Part;
use crate::pages::day::View;
use crate::pages::people::here::HerePage;
use crate::pages::people::list::Made;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::people::{orders, to};
use crate::site::Place;
use crate::tasks::of;

pub(super) fn routes() -> Routes {
    Routes::new().route("/desk/s/{id}/people", get(here).post(change))
}

async fn here(at: AtCup<of::Invite>) -> Result<Response, Problem> {
    show(&at, &at.by, None)
}

fn show(at: &Visit, by: &Arbiter, made: Option<Made>) -> Result<Response, Problem> {
    let mut shell = at.shell(View::Desk, Part::People);
    if made.is_some() {
        // What is shown once must not be swept away by news.
        shell.follow = String::new();
    }
    let place = Place::Stages(at.id.clone());
    let places = std::iter::once((place.clone(), at.cup.setup().name.to_string())).collect();
    pages::html(&HerePage::new(&at.app, at.lang, shell, by, &place, &places, made)?)
}

async fn change(headers: HeaderMap, given: Given<of::Invite>) -> Result<Response, Problem> {
    match orders::act(&given.app, &headers, &given.posted).await? {
        None => to(&format!("{}/people", given.base())),
        made => show(&given, &given.posted.by, made),
    }
}
