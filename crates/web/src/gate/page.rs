//! What an order would change, shown before it is given.

use askama::Template;
use kolo_messages::{Lang, Message};

use super::{Effect, Question, TAKE_BACK};
use crate::app::App;
use crate::form::{Fields, Hidden};
use crate::pages::Frame;
use crate::pages::words::words;
use crate::tournament::Shell;

words! {
    /// The words of the gate.
    GateWords {
        changes: "floor-changes",
        leave: "floor-leave",
        nothing: "floor-changes-nothing",
        preview: "floor-preview",
        reason: "floor-reason",
        save: "floor-save",
    }
}

/// Something that is said with its clause.
#[derive(Debug, Clone)]
pub(crate) struct Remark {
    /// What.
    pub(crate) text: String,
    /// The clause.
    pub(crate) clause: Option<&'static str>,
}

/// Something that can be typed or chosen beside the preview; anything else is another preview.
#[derive(Debug, Clone)]
pub(crate) enum Entry {
    /// A line of text that must be there.
    Text {
        /// The name of its field.
        name: &'static str,
        /// What is typed, in words.
        label: String,
        /// What was typed.
        value: String,
    },
    /// A box.
    Box {
        /// The name of its field.
        name: &'static str,
        /// What is chosen, in words.
        label: String,
        /// Whether it is chosen.
        on: bool,
    },
}

impl Entry {
    /// A line of text as it was sent.
    pub(crate) fn text(name: &'static str, label: &Message, fields: &Fields, lang: Lang) -> Entry {
        Entry::Text { name, label: label.text(lang), value: fields.text(name).to_owned() }
    }

    /// A box as it was sent.
    pub(crate) fn ticked(name: &'static str, label: &Message, fields: &Fields, lang: Lang) -> Entry {
        Entry::Box { name, label: label.text(lang), on: fields.given(name).is_some() }
    }

    /// What becomes of later results that no longer hold (K-LATER).
    pub(crate) fn take_back(fields: &Fields, lang: Lang) -> Entry {
        Entry::ticked(TAKE_BACK, &Message::new("school-take-back"), fields, lang)
    }

    /// The name of its field.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Entry::Text { name, .. } | Entry::Box { name, .. } => name,
        }
    }
}

/// What is shown of an order that was asked about.
#[derive(Debug)]
pub(super) struct Shown {
    /// What was sent before, carried on.
    pub(super) fields: Vec<(String, String)>,
    /// What was chosen and typed, in short.
    pub(super) chosen: String,
    /// The reason so far.
    pub(super) reason: String,
    /// Whether there must be one.
    pub(super) needs_reason: bool,
    /// What it would change; nothing if it cannot be given.
    pub(super) effect: Option<Effect>,
    /// What stands in the way.
    pub(super) trouble: Option<Remark>,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "gate/page.html")]
pub(super) struct GatePage {
    frame: Frame,
    shell: Shell,
    w: GateWords,
    asked: Question,
    shown: Shown,
    hidden: Hidden,
}

impl GatePage {
    /// The page of an order.
    pub(super) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        asked: Question,
        shown: Shown,
        hidden: Hidden,
    ) -> GatePage {
        let frame = Frame::named(app, lang, &shell.name);
        GatePage { frame, shell, w: GateWords::of(lang), asked, shown, hidden }
    }
}
