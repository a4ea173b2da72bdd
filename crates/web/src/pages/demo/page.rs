//! The pages of a site of examples.

use askama::Template;
use kolo_examples::Example;
use kolo_messages::{Lang, Message};
use serde::Deserialize;

use crate::app::App;
use crate::pages::Frame;
use crate::pages::words::words;

words! {
    /// The words of these pages.
    DemoWords {
        heading: "demo-heading",
        about: "demo-about",
        come_in: "demo-come-in",
        try_this: "demo-try",
        restore: "demo-restore",
        restore_hint: "demo-restore-hint",
        restore_soon: "demo-restore-soon",
        own: "demo-own",
    }
}

/// As whom a newcomer looks around.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Guise {
    /// May do everything.
    Administrator,
    /// Arbiter of one example.
    Arbiter,
    /// Helper of one example.
    Helper,
    /// A player with a phone.
    Player,
}

/// A button of the way in.
#[derive(Debug)]
struct Door {
    code: &'static str,
    label: String,
}

/// An example, and what to try with it.
#[derive(Debug)]
struct Card {
    href: String,
    name: String,
    about: String,
    tries: Vec<Try>,
}

/// Something to try.
#[derive(Debug)]
struct Try {
    href: String,
    text: String,
}

/// The page of the examples.
#[derive(Debug, Template)]
#[template(path = "pages/demo/page.html")]
pub(crate) struct DemoPage {
    frame: Frame,
    w: DemoWords,
    inside: Option<String>,
    doors: Vec<Door>,
    cards: Vec<Card>,
    own: Vec<Try>,
    /// The server that answers; another one comes with the examples as they were.
    server: String,
}

impl DemoPage {
    /// The page for a visitor who is signed in by a name, or not.
    pub(crate) fn new(app: &App, lang: Lang, inside: Option<&str>) -> DemoPage {
        let doors = [
            ("administrator", Message::new("demo-as-administrator")),
            ("arbiter", Message::new("demo-as-arbiter")),
            ("helper", Message::new("demo-as-helper")),
            ("player", Message::new("demo-as-player")),
        ];
        let own = [
            ("/desk/new", Message::new("demo-own-tournament")),
            ("/desk/new/plan", Message::new("demo-own-knockout")),
            ("/desk/c/new", Message::new("demo-own-contest")),
        ];
        DemoPage {
            frame: Frame::new(app, lang, &Message::new("demo-heading")),
            w: DemoWords::of(lang),
            inside: inside.map(|name| Message::new("demo-you").with("name", name).text(lang)),
            doors: doors.into_iter().map(|(code, label)| Door { code, label: label.text(lang) }).collect(),
            cards: Example::ALL.into_iter().map(|example| card(example, lang)).collect(),
            own: own
                .into_iter()
                .map(|(href, text)| Try { href: href.to_owned(), text: text.text(lang) })
                .collect(),
            server: app.presence.name().to_owned(),
        }
    }
}

/// Where an example is and what can be tried there; addresses follow its own.
fn card(example: Example, lang: Lang) -> Card {
    let id = example.address();
    let (kind, about, tries) = match example {
        Example::RatingSwiss => (
            "t",
            Message::new("demo-swiss-about"),
            vec![
                (format!("/desk/t/{id}/results"), Message::new("demo-swiss-results")),
                (format!("/desk/t/{id}/correct/2/7"), Message::new("demo-swiss-correct")),
                (format!("/t/{id}/table"), Message::new("demo-swiss-table")),
            ],
        ),
        Example::GoWeekend => (
            "t",
            Message::new("demo-go-about"),
            vec![
                (format!("/desk/t/{id}/draw"), Message::new("demo-go-draw")),
                (format!("/t/{id}/chart"), Message::new("demo-go-chart")),
            ],
        ),
        Example::SchoolArea => (
            "c",
            Message::new("demo-area-about"),
            vec![
                (format!("/desk/c/{id}/oblast-kolin/results"), Message::new("demo-area-results")),
                (format!("/desk/c/{id}/oblast-kolin/groups"), Message::new("demo-area-groups")),
            ],
        ),
        Example::GrandFinal => (
            "c",
            Message::new("demo-final-about"),
            vec![
                (format!("/desk/c/{id}/finale"), Message::new("demo-final-day")),
                (format!("/desk/c/{id}"), Message::new("demo-final-office")),
            ],
        ),
        Example::RoundRobin => (
            "t",
            Message::new("demo-robin-about"),
            vec![
                (format!("/t/{id}/chart"), Message::new("demo-robin-chart")),
                (format!("/t/{id}/screen"), Message::new("demo-robin-screen")),
            ],
        ),
        Example::Knockout => (
            "t",
            Message::new("demo-knockout-about"),
            vec![
                (format!("/desk/t/{id}/results"), Message::new("demo-knockout-results")),
                (format!("/t/{id}/bracket"), Message::new("demo-knockout-bracket")),
                (format!("/desk/t/{id}/public"), Message::new("demo-knockout-public")),
            ],
        ),
    };
    let tries = tries.into_iter().map(|(href, text)| Try { href, text: text.text(lang) }).collect();
    Card { href: format!("/{kind}/{id}"), name: example.name().to_owned(), about: about.text(lang), tries }
}

/// The page while the examples are laid out again.
#[derive(Debug, Template)]
#[template(path = "pages/demo/restoring.html")]
pub(crate) struct RestoringPage {
    frame: Frame,
    w: DemoWords,
}

impl RestoringPage {
    /// The page.
    pub(crate) fn new(app: &App, lang: Lang) -> RestoringPage {
        RestoringPage { frame: Frame::new(app, lang, &Message::new("demo-heading")), w: DemoWords::of(lang) }
    }
}
