//! A new match: its form, and the room that is opened for it.

use crate::handler::get;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use kolo_desk::StreamKind;
use kolo_live::Setting;
use kolo_messages::Lang;
use kolo_model::Name;

use crate::app::{self, App};
use crate::desk::By;
use crate::json_body::Sent;
use crate::live::{LiveAct, LiveOrder};
use crate::pages;
use crate::pages::new_match::form::NewMatch;
use crate::pages::new_match::page;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::openapi::Goto;
use crate::routes::openapi::described::{self, For, form};
use crate::tasks::of;
use crate::{key, time};

pub(in crate::pages) fn routes() -> Routes {
    Routes::new().route("/desk/live/new", get(new_match_page)).routes(described::post(
        "/api/desk/live",
        For::Desk,
        Some(form::<NewMatch>),
        form::<Goto>,
        "A new match on screens.",
        set_up,
    ))
}

/// The form of a new match. No match is called so: their names are made by chance and longer.
async fn new_match_page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    _: By<of::RunScreens>,
) -> Result<Response, Problem> {
    pages::html(&page::NewMatch::new(&app, lang))
}

/// Sets up a match under a new name.
async fn set_up(
    State(app): State<App>,
    arbiter: By<of::RunScreens>,
    Sent(form): Sent<NewMatch>,
) -> Result<Response, Problem> {
    open(&app, arbiter.name.clone(), form.setting()?).await
}

/// Opens the room of a match and leads to its page.
async fn open(app: &App, by: Name, setting: Setting) -> Result<Response, Problem> {
    let name = key::name()?;
    let stream = StreamKind::Live.stream(&name).ok_or_else(Problem::not_found)?;
    let act = LiveAct::Open { by, setting };
    app.presence.make_sure(app).await?;
    let room = app.live.room(&stream).await?;
    room.give(app::command("open")?, &LiveOrder { at: time::now(), act }).await?;
    Ok(Json(Goto { goto: format!("/desk/live/{name}") }).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presence::tests::{asleep, is_stopped, setting};

    #[tokio::test]
    async fn a_new_match_does_not_hide_that_the_server_was_away() {
        let (app, _folder) = asleep().await;
        open(&app, Name::new("Eva").expect("a name"), setting()).await.expect("it is set up");
        assert!(is_stopped(&app));
    }
}
