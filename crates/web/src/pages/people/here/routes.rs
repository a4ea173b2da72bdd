//! The page on which others are let in to one tournament.

use crate::handler::{erased, get};
use axum::http::HeaderMap;
use axum::response::Response;

use crate::desk::Arbiter;
use crate::form::Posted;
use crate::pages;
use crate::pages::people::here::page::HerePage;
use crate::pages::people::list::Made;
use crate::pages::people::orders::act;
use crate::pages::people::sign_in::routes::to;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::site::Place;
use crate::tasks::of;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};

pub(in crate::pages) fn routes() -> Routes {
    Routes::new().route("/desk/t/{id}/people", get(here).post(erased(change_here)))
}

async fn here(at: AtDesk<of::Invite>) -> Result<Response, Problem> {
    show_here(&at, &at.by, None)
}

fn show_here(at: &Visit, by: &Arbiter, made: Option<Made>) -> Result<Response, Problem> {
    let place = Place::Tournament(at.id.clone());
    let mut shell = at.shell(View::Desk, Part::People)?;
    if made.is_some() {
        // What is shown once must not be swept away by news.
        shell.follow = String::new();
    }
    let places = vec![(place.clone(), shell.name.clone())];
    pages::html(&HerePage::new(&at.app, at.lang, shell, by, &place, &places, made)?)
}

async fn change_here(at: Visit, headers: HeaderMap, posted: Posted<of::Invite>) -> Result<Response, Problem> {
    match act(&at.app, &headers, &posted).await? {
        None => to(&format!("/desk/t/{}/people", at.id)),
        made => show_here(&at, &posted.by, made),
    }
}
