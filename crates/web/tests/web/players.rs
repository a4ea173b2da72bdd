//! Two players at one board, who know how to play.

use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::site::Game;

/// One of them.
pub(crate) struct Player {
    client: Client,
    pub(crate) key: String,
}

impl Player {
    pub(crate) async fn sit(client: &Client, game: &Game, board: u32, side: &str) -> Player {
        let path = game.link(board, side).await;
        let key = path.trim_start_matches("/seat/").to_owned();
        Player { client: client.clone(), key }
    }

    /// The same player at another server.
    pub(crate) fn at(&self, client: &Client) -> Player {
        Player { client: client.clone(), key: self.key.clone() }
    }

    pub(crate) async fn does(&self, id: &str, mut act: Value) -> Answer {
        act["id"] = json!(id);
        self.client.post(&format!("/api/seat/{}", self.key), &act).await
    }

    pub(crate) async fn sees(&self) -> Value {
        self.client.get(&format!("/api/seat/{}", self.key)).await.ok()
    }

    /// Takes a step in the duel that the board is at.
    pub(crate) async fn steps(&self, id: &str, take: &Value) -> Answer {
        let view = self.sees().await;
        let index =
            |number: &Value| usize::try_from(number.as_u64().expect("a number")).expect("a small one");
        let board = &view["view"]["boards"][index(&view["seat"]["board"]) - 1];
        let duel = &board["duels"][index(&board["current"])];
        let number = if duel["number"] == 1 { "one" } else { "two" };
        self.does(id, step(duel["ply"].as_u64().expect("a number"), number, take)).await
    }
}

/// A step as a page sends it.
pub(crate) fn step(ply: u64, duel: &str, take: &Value) -> Value {
    json!({"act": "step", "ply": ply, "duel": duel, "take": take})
}

pub(crate) fn play(cell: &str) -> Value {
    json!({"step": "play", "cell": cell})
}

pub(crate) fn marks(kind: &str, list: &[(&str, &str)]) -> Value {
    let marks: Vec<Value> = list.iter().map(|(cell, mark)| json!({"cell": cell, "mark": mark})).collect();
    json!({"step": kind, "marks": marks})
}

/// Three marks to open with.
pub(crate) fn opening() -> Value {
    marks("open", &[("h8", "cross"), ("i8", "circle"), ("j10", "cross")])
}

/// The first duel is opened by Ana, and Bo has chosen circles, so that it is Bo's move.
pub(crate) async fn opened(game: &Game, client: &Client) -> (Player, Player) {
    let ana = Player::sit(client, game, 1, "first").await;
    let bo = Player::sit(client, game, 1, "second").await;
    ana.does("here", json!({"act": "arrive"})).await.ok();
    bo.does("here", json!({"act": "arrive"})).await.ok();
    ana.steps("open", &opening()).await.ok();
    bo.steps("choose", &json!({"step": "choose", "mark": "circle"})).await.ok();
    (ana, bo)
}
