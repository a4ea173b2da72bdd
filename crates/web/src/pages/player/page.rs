//! The page of a player.

use askama::Template;
use kolo_live::{LiveMatch, Seat};
use kolo_messages::{Lang, Message};
use kolo_model::Side;

use crate::app::App;
use crate::pages::Frame;
use crate::pages::table::{self, TableWords};
use crate::pages::words::words;
use crate::room_key::RoomKey;

words! {
    /// Words for a player. Words between percent signs are filled in by the module.
    PlayerWords {
        turn_open: "web-turn-open",
        turn_choose: "web-turn-choose",
        turn_choose_or_add: "web-turn-choose-or-add",
        turn_add: "web-turn-add",
        turn_move: "web-turn-move",
        wait: "web-turn-wait",
        which_mark: "web-which-mark",
        confirm: "web-confirm",
        take_back: "web-take-back",
        choose_cross: "web-choose-cross",
        choose_circle: "web-choose-circle",
        add_two: "web-add-two",
        choose_instead: "web-choose-instead",
        ready: "web-ready",
        ready_wait: "web-ready-wait",
        resign: "web-resign",
        resign_sure: "web-resign-sure",
        yes: "web-yes",
        no: "web-no",
        offer_draw: "web-offer-draw",
        offered_draw: "web-offered-draw",
        accept_draw: "web-accept-draw",
        decline_draw: "web-decline-draw",
        claim_flag: "web-claim-flag",
        claim_win: "web-claim-win",
        accept_limit: "web-accept-limit",
        accepted_limit: "web-accepted-limit",
        waits_limit: "web-waits-limit",
        limit_about: "web-limit-about",
        claimed: "web-claimed",
        call_arbiter: "web-call-arbiter",
        call_sure: "web-call-sure",
        call_sure_no_clocks: "web-call-sure-no-clocks",
        called_wait: "web-called-wait",
        move_hint: "web-move-hint",
        move_hint_over: "web-move-hint-over",
        sending: "web-sending",
        sending_again: "web-sending-again",
        ask_first: "web-ask-first",
        play_here: "web-play-here",
        you_won: "web-you-won",
        you_lost: "web-you-lost",
        all_done: "web-all-done",
        you: "web-you",
        actions: "web-actions",
        seat_lost: "web-key-unknown",
    }
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "pages/player/page.html")]
pub(crate) struct Player {
    frame: Frame,
    w: TableWords,
    words: String,
    own_words: String,
    key: String,
    name: String,
    title: String,
}

impl Player {
    /// The page of the player who has this seat.
    pub(crate) fn new(app: &App, lang: Lang, key: &RoomKey, seat: Seat, game: &LiveMatch) -> Self {
        let setting = game.setting();
        let title = setting.title.to_string();
        let index = usize::try_from(seat.board.0).unwrap_or_default().saturating_sub(1);
        let players = setting.boards.get(index).map(|board| &board.players);
        let player = players.and_then(|players| match seat.side {
            Side::First => players.first.as_ref(),
            Side::Second => players.second.as_ref(),
        });
        let w = TableWords::of(lang);
        Player {
            frame: Frame::new(app, lang, &Message::new("web-watch-title").with("title", title.as_str())),
            words: table::json(&w),
            own_words: table::json(&PlayerWords::of(lang)),
            w,
            key: key.reveal().to_string(),
            name: player.map(ToString::to_string).unwrap_or_default(),
            title,
        }
    }
}
