//! What happened to a player in a round, in words.

use kolo_messages::Message;
use kolo_model::{Cell, GameCell, Idle, Outcome, Share};

pub(super) fn cell_message(cell: &Cell) -> Message {
    match cell {
        Cell::Game(game) => game_message(game).with("opponent", game.opponent),
        Cell::Idle(Idle::PairingBye) => Message::new("event-pairing-bye"),
        Cell::Idle(Idle::FullPointBye) => Message::new("event-full-bye"),
        Cell::Idle(Idle::HalfPointBye) => Message::new("event-half-bye"),
        Cell::Idle(Idle::ZeroPointBye) => Message::new("event-zero-bye"),
        Cell::Idle(Idle::AnnouncedAbsence) => Message::new("event-announced-absence"),
        Cell::Idle(Idle::Absent) => Message::new("event-absent"),
    }
}

fn game_message(game: &GameCell) -> Message {
    match (game.outcome, game.share()) {
        (Outcome::Adjourned, _) => Message::new("event-adjourned"),
        (Outcome::Pending, _) | (Outcome::Played(..) | Outcome::Forfeit(_), None) => {
            Message::new("event-pending")
        }
        (Outcome::Played(..), Some(Share::Win)) => Message::new("event-win"),
        (Outcome::Played(..), Some(Share::Draw)) => Message::new("event-draw"),
        (Outcome::Played(..), Some(Share::Loss)) => Message::new("event-loss"),
        (Outcome::Forfeit(_), Some(Share::Win)) => Message::new("event-forfeit-win"),
        (Outcome::Forfeit(_), Some(Share::Draw | Share::Loss)) => Message::new("event-forfeit-loss"),
    }
}
