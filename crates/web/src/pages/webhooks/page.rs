//! Webhooks of a tournament.

use askama::Template;
use kolo_messages::{Lang, Message};

use crate::app::App;
use crate::form::Hidden;
use crate::pages::Frame;
use crate::pages::webhooks::routes::HookView;
use crate::pages::words::words;
use crate::time;
use crate::tournament::Shell;
use crate::webhooks::Topic;
use crate::webhooks::progress::Outcome;

words! {
    /// The words of the page.
    WebhooksWords {
        about: "webhooks-about",
        actions: "hall-actions",
        add: "webhooks-add",
        add_heading: "webhooks-add-heading",
        attempts: "webhooks-attempts",
        heading: "webhooks-heading",
        local: "webhooks-local",
        none: "webhooks-none",
        remove: "webhooks-remove",
        secret: "webhooks-secret",
        secret_once: "webhooks-secret-once",
        test: "webhooks-test",
        topics: "webhooks-topics",
        url: "webhooks-url",
    }
}

/// A webhook that was just made.
#[derive(Debug)]
pub(crate) struct Made {
    /// Where it goes.
    pub(crate) url: String,
    /// What its signature is made with; it is never shown again.
    pub(crate) secret: String,
}

/// A webhook in the list.
#[derive(Debug)]
pub(crate) struct Line {
    id: u32,
    url: String,
    topics: String,
    standing: String,
    trouble: bool,
    latest: Vec<Tried>,
    hidden: Hidden,
}

/// An attempt in the list.
#[derive(Debug)]
struct Tried {
    at: String,
    iso: String,
    text: String,
}

/// What to choose from.
#[derive(Debug)]
struct Choice {
    code: &'static str,
    label: String,
}

fn label(topic: Topic) -> Message {
    match topic {
        Topic::Rounds => Message::new("webhooks-topic-rounds"),
        Topic::Results => Message::new("webhooks-topic-results"),
        Topic::End => Message::new("webhooks-topic-end"),
    }
}

/// Why an attempt failed, by the name that the note has for it.
pub(crate) fn why(code: &str) -> Message {
    match code {
        "slow" => Message::new("webhooks-why-slow"),
        "unreachable" => Message::new("webhooks-why-unreachable"),
        "closed" => Message::new("webhooks-why-closed"),
        "unsafe" => Message::new("webhooks-why-unsafe"),
        "broken" => Message::new("webhooks-why-broken"),
        status => Message::new("webhooks-why-status").with("status", status),
    }
}

impl Line {
    /// A webhook with its form.
    pub(crate) fn new(view: HookView, hidden: Hidden, lang: Lang) -> Line {
        let topics = view.topics.iter().map(|topic| label(*topic).text(lang)).collect::<Vec<_>>().join(", ");
        let trouble = view.latest.first().is_some_and(|attempt| attempt.outcome != Outcome::Delivered);
        let standing = match (view.waiting, trouble) {
            (0, _) => Message::new("webhooks-all-sent"),
            (waiting, true) => Message::new("webhooks-tries-again").with("waiting", small(waiting)),
            (waiting, false) => Message::new("webhooks-waiting").with("waiting", small(waiting)),
        };
        let tried = view.latest.iter().map(|attempt| {
            let text = match attempt.outcome {
                Outcome::Delivered => {
                    Message::new("webhooks-delivered").with("status", attempt.detail.as_str())
                }
                Outcome::Failed => Message::new("webhooks-failed").with("why", why(&attempt.detail)),
                Outcome::GivenUp => Message::new("webhooks-given-up").with("why", why(&attempt.detail)),
            };
            let text = text.with("delivery", attempt.id.as_str()).with("attempt", attempt.number);
            Tried { at: time::describe(attempt.at, lang), iso: time::iso(attempt.at), text: text.text(lang) }
        });
        let latest = tried.collect();
        Line { id: view.id, url: view.url, topics, standing: standing.text(lang), trouble, latest, hidden }
    }
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "pages/webhooks/page.html")]
pub(crate) struct WebhooksPage {
    frame: Frame,
    shell: Shell,
    w: WebhooksWords,
    base: String,
    lines: Vec<Line>,
    choices: Vec<Choice>,
    made: Option<Made>,
    message: Option<String>,
    hidden: Hidden,
    local: bool,
}

impl WebhooksPage {
    /// The page of a tournament.
    #[expect(clippy::too_many_arguments, reason = "each is one thing on the page")]
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        base: String,
        lines: Vec<Line>,
        made: Option<Made>,
        message: Option<&Message>,
        hidden: Hidden,
        local: bool,
    ) -> WebhooksPage {
        let choice = |topic: Topic| Choice { code: topic.code(), label: label(topic).text(lang) };
        WebhooksPage {
            frame: Frame::named(app, lang, &shell.name),
            w: WebhooksWords::of(lang),
            base,
            lines,
            choices: Topic::ALL.map(choice).into(),
            made,
            message: message.map(|message| message.text(lang)),
            hidden,
            local,
            shell,
        }
    }
}

/// A count as it is shown; no real count is larger.
fn small(count: u64) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
