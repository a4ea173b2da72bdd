//! One live match, run from the organiser's pages.

use askama::Template;
use kolo_live::{Home, LiveMatch};
use kolo_messages::{Lang, Message};

use crate::app::App;
use crate::pages::Frame;
use crate::pages::table::{self, TableWords};
use crate::pages::words::words;

words! {
    /// Words for the arbiter. Words between percent signs are filled in by the module.
    DeskMatchWords {
        desk: "web-desk-heading",
        watch: "web-desk-watch",
        home: "web-desk-home",
        seats: "web-desk-seats",
        seats_about: "web-desk-seats-about",
        new_link: "web-desk-new-link",
        new_link_sure: "web-desk-new-link-sure",
        revoke: "web-desk-revoke",
        linked: "web-desk-linked",
        not_linked: "web-desk-not-linked",
        start: "web-desk-start",
        stop: "web-desk-stop",
        resume: "web-desk-resume",
        set_time: "web-desk-set-time",
        set_limit: "web-desk-set-limit",
        answer_call: "web-desk-answer-call",
        time_left: "web-desk-time-left",
        reason: "web-desk-reason",
        accept_claim: "web-desk-accept-claim",
        reject_claim: "web-desk-reject-claim",
        end_by_limit: "web-desk-end-by-limit",
        rule: "web-desk-rule",
        correct: "web-desk-correct",
        outcome: "web-desk-outcome",
        wins: "web-desk-wins",
        draw: "web-drawn",
        forfeits: "web-desk-forfeits",
        both_forfeit: "web-desk-both-forfeit",
        slip: "web-desk-slip",
        looking: "web-desk-looking",
        show_proof: "web-desk-show-proof",
        bad_time: "web-desk-bad-time",
        do_it: "web-desk-do-it",
        yes: "web-yes",
        no: "web-no",
    }
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "pages/desk_match/page.html")]
pub(crate) struct DeskMatch {
    frame: Frame,
    w: DeskMatchWords,
    table: TableWords,
    words: String,
    own_words: String,
    name: String,
    title: String,
    /// The page of the match in its tournament, if it belongs to one.
    home: Option<String>,
}

impl DeskMatch {
    /// The page of a match.
    pub(crate) fn new(app: &App, lang: Lang, name: &str, game: &LiveMatch) -> Self {
        let title = game.setting().title.to_string();
        let (w, table) = (DeskMatchWords::of(lang), TableWords::of(lang));
        DeskMatch {
            frame: Frame::new(app, lang, &Message::new("web-watch-title").with("title", title.as_str())),
            words: table::json(&table),
            own_words: table::json(&w),
            w,
            table,
            name: name.to_owned(),
            home: game.setting().home.as_ref().map(|home| match home {
                Home::Contest(home) => format!("/desk/c/{}/{}/slip/{}", home.contest, home.venue, home.game),
                Home::Tournament(home) => format!("/desk/t/{}/match/{}", home.tournament, home.pairing),
            }),
            title,
        }
    }
}
