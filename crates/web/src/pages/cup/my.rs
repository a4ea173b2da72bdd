//! The page of one player on a telephone.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_store::Version;
use kolo_views::contest::matches::MatchState;
use kolo_views::cup::mine::{Confirmation, MyMatch, MyWay};

use crate::app::App;
use crate::key::{NoChance, Secret};
use crate::pages::Frame;
use crate::pages::day::my::MyWords;
use crate::pages::words::words;
use crate::room_key::RoomKey;

words! {
    /// The words of a player's page.
    PlayerWords {
        others: "cup-my-others",
        place: "hall-place",
        score: "cup-my-score",
        table: "hall-table",
    }
}

/// A match that can be played, with its form.
#[derive(Debug)]
pub(crate) struct Now {
    game: MyMatch,
    /// What the page says about its result.
    standing: String,
    can_report: bool,
    command: String,
    confirm: Option<Confirm>,
}

/// One press that says the same as the other one.
#[derive(Debug)]
pub(crate) struct Confirm {
    command: String,
    same: Confirmation,
    label: String,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "cup/my.html")]
pub(crate) struct MyPage {
    frame: Frame,
    my: MyWords,
    p: PlayerWords,
    follow: String,
    key: String,
    id: String,
    tournament: String,
    version: Version,
    way: MyWay,
    now: Vec<Now>,
}

impl MyPage {
    /// For somebody with a link.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        key: &RoomKey,
        tournament: &str,
        (version, choices): (Version, u32),
        mut way: MyWay,
    ) -> Result<MyPage, NoChance> {
        let mut now = Vec::new();
        for game in std::mem::take(&mut way.open) {
            let can_report = game.state.is_open() && !game.held;
            let same = game.confirm.clone().filter(|_| can_report);
            let confirm = match same {
                None => None,
                Some(same) => {
                    let theirs = game.opponent_reported.as_deref().unwrap_or_default();
                    let label = Message::new("cup-my-agree").with("result", theirs).text(lang);
                    Some(Confirm { command: Secret::random()?.reveal().to_owned(), same, label })
                }
            };
            now.push(Now {
                confirm,
                standing: standing(&game).text(lang),
                can_report,
                command: Secret::random()?.reveal().to_owned(),
                game,
            });
        }
        Ok(MyPage {
            frame: Frame::named(app, lang, &way.name),
            my: MyWords::of(lang),
            p: PlayerWords::of(lang),
            follow: format!("/events/match/{}?public={choices}", key.reveal()),
            key: key.reveal().to_string(),
            id: key.name().to_owned(),
            tournament: tournament.to_owned(),
            version,
            way,
            now,
        })
    }
}

fn standing(game: &MyMatch) -> Message {
    match (&game.reported, &game.opponent_reported) {
        _ if game.held => Message::new("cup-my-held"),
        _ if game.state == MatchState::Tied => Message::new("school-match-tied"),
        (Some(own), Some(other)) => {
            Message::new("cup-my-differ").with("own", own.as_str()).with("other", other.as_str())
        }
        (Some(own), None) => Message::new("cup-my-reported").with("result", own.as_str()),
        (None, Some(other)) => Message::new("cup-my-confirm").with("result", other.as_str()),
        (None, None) => Message::new("hall-my-open"),
    }
}
