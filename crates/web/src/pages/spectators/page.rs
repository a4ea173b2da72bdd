//! Pages for those who watch.

use askama::Template;
use kolo_live::LiveMatch;
use kolo_messages::{Lang, Message};

use crate::app::App;
use crate::pages::Frame;
use crate::pages::table::{self, TableWords};

/// All boards of a match, or one of them large.
#[derive(Debug, Template)]
#[template(path = "pages/spectators/page.html")]
pub(crate) struct Spectators {
    frame: Frame,
    w: TableWords,
    words: String,
    name: String,
    title: String,
    board: Option<u32>,
}

impl Spectators {
    /// The page of a match, or of one board.
    pub(crate) fn new(app: &App, lang: Lang, name: &str, game: &LiveMatch, board: Option<u32>) -> Self {
        let title = game.setting().title.to_string();
        let w = TableWords::of(lang);
        Spectators {
            frame: Frame::new(app, lang, &Message::new("web-watch-title").with("title", title.as_str())),
            words: table::json(&w),
            w,
            name: name.to_owned(),
            title,
            board,
        }
    }
}
