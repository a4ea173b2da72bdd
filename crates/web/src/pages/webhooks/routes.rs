//! Webhooks on the organiser's pages: the list, one more, one less, one tried out.

use std::collections::BTreeSet;

use crate::handler::{erased, get};
use axum::response::Response;
use kolo_desk::StreamKind;
use kolo_messages::{Lang, Message};
use kolo_store::Version;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::config::WebhookReach;
use crate::desk::Arbiter;
use crate::form::{Hidden, Posted, wrong};
use crate::pages;
use crate::pages::webhooks::page::{self, Line, Made, WebhooksPage};
use crate::problem::Problem;
use crate::room::Room;
use crate::routes::Routes;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::visiting::seen;
use crate::tasks::of;
use crate::time;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, Shell, View};
use crate::webhooks::call::Caller;
use crate::webhooks::progress::{Attempt, Progress};
use crate::webhooks::source::Source;
use crate::webhooks::{self, Hook, HookAct, HookOrder, HookUrl, Hooks, Topic};

pub(in crate::pages) fn routes() -> Routes {
    Routes::new().route("/desk/t/{id}/webhooks", get(page).post(erased(change))).routes(routes!(list))
}

/// Where the webhooks are looked at: of what they are, and what stands around their page.
pub(crate) struct Around<'a> {
    /// What all handlers share.
    pub(crate) app: &'a App,
    /// The language of the page.
    pub(crate) lang: Lang,
    /// Of what.
    pub(crate) source: Source,
    /// The version that is shown.
    pub(crate) version: Version,
    /// What stands around the page.
    pub(crate) shell: Shell,
    /// Where forms are sent to, without their last part.
    pub(crate) base: String,
}

impl Around<'_> {
    async fn hooks(&self) -> Result<std::sync::Arc<Room<Hooks>>, Problem> {
        let stream = StreamKind::Webhooks.stream(&self.source.list()).ok_or_else(Problem::not_found)?;
        Ok(self.app.hooks.room(&stream).await?)
    }
}

fn around(at: &Visit) -> Result<Around<'_>, Problem> {
    at.state()?;
    let shell = at.shell(View::Desk, Part::Webhooks)?;
    let base = shell.home.clone();
    let source = Source::Tournament(at.id.clone());
    Ok(Around { app: &at.app, lang: at.lang, source, version: at.newest.version, shell, base })
}

/// A webhook and how far it has come.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct HookView {
    /// Its number.
    pub(crate) id: u32,
    /// Where.
    pub(crate) url: String,
    /// The topics it is notified of.
    pub(crate) topics: Vec<Topic>,
    /// How many messages wait to be sent.
    pub(crate) waiting: u64,
    /// The latest attempts, newest first.
    pub(crate) latest: Vec<Attempt>,
}

/// All webhooks, and how far they have come.
pub(crate) async fn views(at: &Around<'_>) -> Result<Vec<HookView>, Problem> {
    let newest = at.hooks().await?.newest();
    let mut views = Vec::new();
    for (id, hook) in newest.state.all() {
        let progress = Progress::load(&at.app.store, &at.source.list(), *id, hook.since).await?;
        let waiting = at.source.waiting(at.app, progress.after, &hook.topics).await?;
        views.push(HookView {
            id: *id,
            url: hook.url.as_str().to_owned(),
            topics: hook.topics.iter().copied().collect(),
            waiting: waiting.unwrap_or(0),
            latest: progress.latest,
        });
    }
    Ok(views)
}

/// The webhooks of a tournament and what became of their latest deliveries.
#[utoipa::path(
    get, path = "/api/desk/t/{id}/webhooks", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "all webhooks, without their secrets", body = Viewed<Vec<HookView>>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn list(at: AtDesk<of::HandOutLinks>) -> Result<Response, Problem> {
    let view = views(&around(&at)?).await?;
    Ok(seen(&at, view))
}

async fn page(at: AtDesk<of::HandOutLinks>) -> Result<Response, Problem> {
    show(around(&at)?, &at.by, None, None).await
}

async fn change(at: Visit, posted: Posted<of::HandOutLinks>) -> Result<Response, Problem> {
    changed(around(&at)?, &posted).await
}

/// Adds, removes or tries out. The secret follows from the session and the name of the form, so that the same form sent
/// again shows the same one.
pub(crate) async fn changed(at: Around<'_>, posted: &Posted<of::HandOutLinks>) -> Result<Response, Problem> {
    let room = at.hooks().await?;
    let number = || posted.fields.text("which").parse::<u32>().map_err(|_| Problem::unreadable("which"));
    let order = |act| HookOrder { at: time::now(), by: posted.by.name.clone(), act };
    match posted.fields.text("do") {
        "add" => {
            let hook = typed(&at, posted)?;
            let made = Made { url: hook.url.as_str().to_owned(), secret: hook.secret.clone() };
            room.give(posted.command.clone(), &order(HookAct::Add(hook))).await?;
            show(at, &posted.by, Some(made), None).await
        }
        "remove" => {
            room.give(posted.command.clone(), &order(HookAct::Remove(number()?))).await?;
            show(at, &posted.by, None, None).await
        }
        "test" => {
            let id = number()?;
            let newest = room.newest();
            let hook = newest.state.all().get(&id).ok_or_else(Problem::not_found)?;
            let now = time::now().0;
            let parcel = at.source.trial(id, now);
            let sent = Caller::new(at.app.config.webhooks).send(hook, &parcel, 1, now).await;
            let message = match sent {
                Ok(status) => Message::new("webhooks-test-taken").with("status", u32::from(status)),
                Err(failure) => Message::new("webhooks-test-failed").with("why", page::why(&failure.code())),
            };
            show(at, &posted.by, None, Some(&message)).await
        }
        _ => Err(Problem::unreadable("do")),
    }
}

fn typed(at: &Around<'_>, posted: &Posted<of::HandOutLinks>) -> Result<Hook, Problem> {
    let url: HookUrl = posted
        .fields
        .text("url")
        .parse()
        .map_err(|none: webhooks::address::NoHookUrl| wrong(Message::new("webhooks-url"), none.into()))?;
    let near = url.target().and_then(|target| target.host.parse().ok());
    if near.is_some_and(|host| !webhooks::address::may_go(host, at.app.config.webhooks)) {
        return Err(wrong(Message::new("webhooks-url"), Message::new("webhooks-url-local")));
    }
    let topics: BTreeSet<Topic> =
        Topic::ALL.into_iter().filter(|topic| posted.fields.given(topic.code()).is_some()).collect();
    let secret =
        posted.by.secret.derived(&format!("webhook {} {}", at.source.list(), posted.command.as_str()));
    Ok(Hook { url, secret: secret.reveal().to_owned(), topics, since: Source::behind(at.version.0) })
}

/// The page.
pub(crate) async fn show(
    at: Around<'_>,
    by: &Arbiter,
    made: Option<Made>,
    message: Option<&Message>,
) -> Result<Response, Problem> {
    let lines = views(&at).await?.into_iter().map(|view| Ok(Line::new(view, Hidden::new(by)?, at.lang)));
    let lines: Vec<Line> = lines.collect::<Result<_, Problem>>()?;
    let Around { app, lang, mut shell, base, .. } = at;
    if made.is_some() || message.is_some() {
        // What is shown once must not be swept away by news.
        shell.follow = String::new();
    }
    let local = app.config.webhooks == WebhookReach::Local;
    pages::html(&WebhooksPage::new(app, lang, shell, base, lines, made, message, Hidden::new(by)?, local))
}
