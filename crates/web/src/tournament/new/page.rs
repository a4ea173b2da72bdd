//! The form of a new tournament.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_model::System;
use kolo_views::overview::system_message;

use crate::app::App;
use crate::form::Hidden;
use crate::pages::Frame;
use crate::tournament::DayWords;
use crate::tournament::shape::ShapeForm;

/// A system to choose.
#[derive(Debug)]
pub(crate) struct Choice {
    code: &'static str,
    label: String,
    about: String,
    chosen: bool,
}

/// What was typed so far.
#[derive(Debug, Clone)]
pub(crate) struct Typed {
    /// The name.
    pub(crate) name: String,
    /// The system.
    pub(crate) system: String,
    /// The number of rounds.
    pub(crate) rounds: String,
    /// Whether players are checked in.
    pub(crate) check_in: bool,
}

impl Default for Typed {
    fn default() -> Self {
        Typed { name: String::new(), system: String::new(), rounds: "7".to_owned(), check_in: false }
    }
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "tournament/new/page.html")]
pub(crate) struct NewPage {
    frame: Frame,
    w: DayWords,
    hidden: Hidden,
    typed: Typed,
    systems: Vec<Choice>,
    shape: ShapeForm,
    trouble: Option<String>,
}

/// The systems, in the order in which most people look for them.
const OFFERED: [System; 6] = [
    System::Dutch,
    System::Fide1992,
    System::Swiss,
    System::McMahon,
    System::RoundRobin,
    System::Pisqworky2023,
];

/// For whom a system is, for those who do not know its name.
fn about(system: System) -> Message {
    match system {
        System::Dutch => Message::new("hall-new-about-dutch"),
        System::Fide1992 => Message::new("hall-new-about-chess"),
        System::Swiss => Message::new("hall-new-about-swiss"),
        System::McMahon => Message::new("hall-new-about-mcmahon"),
        System::RoundRobin => Message::new("hall-new-about-round-robin"),
        System::Pisqworky2023 => Message::new("hall-new-about-pisqworky"),
    }
}

impl NewPage {
    /// The form, with what was typed before and what was wrong with it.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        hidden: Hidden,
        typed: Typed,
        shape: ShapeForm,
        trouble: Option<&Message>,
    ) -> NewPage {
        let choice = |system: System| Choice {
            code: system.code(),
            label: system_message(system).text(lang),
            about: about(system).text(lang),
            chosen: system.code() == typed.system,
        };
        NewPage {
            frame: Frame::new(app, lang, &Message::new("hall-new-heading")),
            w: DayWords::of(lang),
            hidden,
            systems: OFFERED.into_iter().map(choice).collect(),
            typed,
            shape,
            trouble: trouble.map(|message| message.text(lang)),
        }
    }
}
