//! The arbiter: sets up matches of one board and gives out the seats.

use std::net::SocketAddr;

use hyper::{Method, StatusCode, header};
use kolo_model::Side;
use serde_json::{Value, json};

use crate::Outcome;
use crate::client::Line;

/// A match that is set up, with the keys of its two seats.
pub(crate) struct Table {
    pub(crate) name: String,
    /// Of the first and of the second side.
    pub(crate) keys: [String; 2],
}

/// A session at the desk.
pub(crate) struct Desk {
    address: SocketAddr,
    line: Line,
    cookie: String,
}

impl Desk {
    /// Uses the one-time key up.
    pub(crate) async fn enter(address: SocketAddr, key: &str) -> Outcome<Desk> {
        let mut line = Line::open(address).await?;
        let form = format!("key={key}&name=Anna");
        let headers = [("content-type", "application/x-www-form-urlencoded")];
        let answer = line.ask(Method::POST, "/desk/enter", &form, &headers).await?;
        if answer.status != StatusCode::SEE_OTHER {
            return Err(format!("the desk stays closed: {}", answer.status).into());
        }
        let cookie = answer.headers.get(header::SET_COOKIE).ok_or("no session")?.to_str()?;
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        Ok(Desk { address, line, cookie })
    }

    /// The same session on a line of its own.
    pub(crate) async fn again(other: &Desk) -> Outcome<Desk> {
        let line = Line::open(other.address).await?;
        Ok(Desk { address: other.address, line, cookie: other.cookie.clone() })
    }

    /// Sets up one match.
    pub(crate) async fn set_up(&mut self, number: usize) -> Outcome<Table> {
        let (first, second) = (format!("Ana {number}"), format!("Bořek {number}"));
        let form = json!({
            "title": format!("Table {number}"),
            "first": first,
            "second": second,
            "boards": [{ "first": first, "second": second, "opens": "first" }],
            "opening": "swap2",
            "time": "8m+8m",
        });
        let made = self.order("/api/desk/live", &form).await?;
        let name = made["goto"].as_str().and_then(|path| path.rsplit('/').next()).ok_or("no match")?;
        let first = self.seat(name, Side::First).await?;
        let second = self.seat(name, Side::Second).await?;
        Ok(Table { name: name.to_owned(), keys: [first, second] })
    }

    async fn seat(&mut self, name: &str, side: Side) -> Outcome<String> {
        let order = json!({ "id": format!("seat-{side:?}"), "act": "issue-seat", "seat": { "board": 1, "side": side } });
        let answer = self.order(&format!("/api/desk/live/{name}"), &order).await?;
        let link = answer["issued"]["link"].as_str().ok_or("no link of a seat")?;
        Ok(link.rsplit('/').next().unwrap_or_default().to_owned())
    }

    async fn order(&mut self, path: &str, order: &Value) -> Outcome<Value> {
        let headers = [("x-kolo-desk", "1"), ("cookie", self.cookie.as_str())];
        self.line.post(path, order, &headers).await?.good()
    }
}
