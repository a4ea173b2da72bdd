//! Who works at a contest, and at one of its tournaments.

use crate::handler::{erased, get};
use axum::http::HeaderMap;
use axum::response::Response;

use super::visit::{AtPlace, Given, Visit};
use crate::desk::Arbiter;
use crate::pages;
use crate::pages::contest::Part;
use crate::pages::people::here::page::HerePage;
use crate::pages::people::list::Made;
use crate::pages::people::sign_in::routes::to;
use crate::pages::people::{names, orders};
use crate::problem::Problem;
use crate::routes::Routes;
use crate::site::Place;
use crate::tasks::of;
use crate::tournament::View;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/c/{id}/-/people", get(here).post(erased(change)))
        .route("/desk/c/{id}/{venue}/people", get(here).post(erased(change)))
}

async fn here(at: AtPlace<of::Invite>) -> Result<Response, Problem> {
    show(&at, &at.by, None)
}

fn show(at: &Visit, by: &Arbiter, made: Option<Made>) -> Result<Response, Problem> {
    let place = at.place();
    let mut shell = match place {
        Place::Contest(_) | Place::Tournament(_) => at.office_shell(View::Desk, Part::OfficePeople),
        Place::Venue { .. } => at.shell(View::Desk, Part::People)?,
    };
    if made.is_some() {
        // What is shown once must not be swept away by news.
        shell.follow = String::new();
    }
    let places = names::of_contest(&at.id, at.contest());
    pages::html(&HerePage::new(&at.app, at.lang, shell, by, &place, &places, made)?)
}

async fn change(headers: HeaderMap, given: Given<of::Invite>) -> Result<Response, Problem> {
    match orders::act(&given.app, &headers, &given.posted).await? {
        None => to(&match given.place() {
            Place::Contest(_) | Place::Tournament(_) => {
                format!("{}/-/people", given.base())
            }
            Place::Venue { .. } => format!("{}/people", given.base()),
        }),
        made => show(&given, &given.posted.by, made),
    }
}
