//! The prover on the organiser's pages.

use askama::Template;
use kolo_messages::{Lang, Message};

use crate::app::App;
use crate::pages::Frame;
use crate::pages::table::{self, TableWords};
use crate::pages::words::words;

words! {
    /// Words for users of the prover. Words between percent signs are filled in by the module.
    ProveWords {
        heading: "web-prove-heading",
        desk: "web-desk-heading",
        about: "web-prove-about",
        paste: "web-prove-paste",
        paste_hint: "web-prove-paste-hint",
        read: "web-prove-read",
        to_move: "web-prove-to-move",
        claimant: "web-prove-claimant",
        set: "web-which-mark",
        rub_out: "web-prove-rub-out",
        clear: "web-prove-clear",
        ask: "web-prove-ask",
        longer: "web-prove-longer",
        looking: "web-desk-looking",
        proven: "web-prove-proven",
        not_proven: "web-prove-not-proven",
        refuted: "web-prove-refuted",
        nodes: "web-prove-nodes",
        back: "web-prove-back",
        forward: "web-prove-forward",
        start: "web-prove-start",
        plays: "web-prove-plays",
        must_stop: "web-prove-must-stop",
        two_fives: "web-prove-two-fives",
        choice: "web-prove-choice",
        other_replies: "web-prove-other-replies",
        five: "web-prove-five",
        try_any: "web-prove-try-any",
        show: "web-show-begin",
        show_stop: "web-show-stop",
        show_about: "web-show-about",
        meaning: "web-prove-meaning",
        meaning_proven: "web-finding-proven",
        meaning_not_proven: "web-finding-not-proven",
        meaning_refuted: "web-finding-refuted",
    }
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "pages/prove/page.html")]
pub(crate) struct Prove {
    frame: Frame,
    w: ProveWords,
    table: TableWords,
    words: String,
    own_words: String,
}

impl Prove {
    /// The page.
    pub(crate) fn new(app: &App, lang: Lang) -> Self {
        let (w, table) = (ProveWords::of(lang), TableWords::of(lang));
        Prove {
            frame: Frame::new(app, lang, &Message::new("web-prove-heading")),
            words: table::json(&table),
            own_words: table::json(&w),
            w,
            table,
        }
    }
}
