//! A plain HTTP/1.1 client: one request a connection, and streams of events line by line.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout_at};

/// How long a signal may take, on a machine that does a lot beside.
const PATIENCE: Duration = Duration::from_mins(1);

/// What the server answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    head: String,
    pub(crate) body: String,
}

impl Answer {
    /// The value of a header; empty if it is not there.
    pub(crate) fn header(&self, name: &str) -> &str {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.into_iter().find(|(found, _)| found.eq_ignore_ascii_case(name)).map_or("", |(_, value)| value)
    }

    /// The body as JSON.
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        let read = serde_json::from_str(&self.body);
        assert!(read.is_ok(), "no JSON: {}", self.body);
        read.unwrap_or_default()
    }

    /// The body as JSON of a request that did what was asked.
    #[track_caller]
    pub(crate) fn ok(&self) -> Value {
        assert_eq!(self.status, 200, "{}", self.body);
        self.json()
    }

    /// Status and clause of a refusal.
    pub(crate) fn refusal(&self) -> (u16, String) {
        let json = self.json();
        assert!(json["message"].as_str().is_some_and(|text| !text.is_empty()), "{}", self.body);
        (self.status, json["clause"].as_str().unwrap_or_default().to_owned())
    }
}

/// A client of one server, with the headers it always sends.
#[derive(Debug, Clone)]
pub(crate) struct Client {
    address: SocketAddr,
    headers: Vec<(String, String)>,
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Client {
        Client { address, headers: Vec::new() }
    }

    /// The same with one more header.
    pub(crate) fn with(&self, name: &str, value: &str) -> Client {
        let mut more = self.clone();
        more.headers.push((name.to_owned(), value.to_owned()));
        more
    }

    /// The same headers, sent to the server of another client.
    pub(crate) fn towards(&self, other: &Client) -> Client {
        Client { address: other.address, headers: self.headers.clone() }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, "").await
    }

    /// Sends JSON.
    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.with("content-type", "application/json").send("POST", path, &body.to_string()).await
    }

    pub(crate) async fn send(&self, method: &str, path: &str, body: &str) -> Answer {
        let mut stream = self.open(method, path, body, "close").await;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.expect("an answer");
        let text = String::from_utf8(bytes).expect("text");
        let (head, body) = text.split_once("\r\n\r\n").expect("a head");
        let status = head.split(' ').nth(1).expect("a status").parse().expect("a number");
        Answer { status, head: head.to_owned(), body: body.to_owned() }
    }

    /// A file: the head of the answer, and what it holds.
    pub(crate) async fn file(&self, path: &str) -> (Answer, Vec<u8>) {
        self.bytes("GET", path, "").await
    }

    /// A file that a form is answered with.
    pub(crate) async fn sent(&self, path: &str, body: &str) -> (Answer, Vec<u8>) {
        self.bytes("POST", path, body).await
    }

    async fn bytes(&self, method: &str, path: &str, body: &str) -> (Answer, Vec<u8>) {
        let mut stream = self.open(method, path, body, "close").await;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.expect("an answer");
        let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").expect("a head");
        let content = bytes.split_off(end + 4);
        let head = String::from_utf8(bytes).expect("text");
        let status = head.split(' ').nth(1).expect("a status").parse().expect("a number");
        (Answer { status, head, body: String::new() }, content)
    }

    /// The status of an answer whose end is not waited for.
    pub(crate) async fn status(&self, path: &str) -> u16 {
        let stream = self.open("GET", path, "", "close").await;
        let line = BufReader::new(stream).lines().next_line().await.expect("an answer").expect("a status");
        line.split(' ').nth(1).expect("a status").parse().expect("a number")
    }

    /// Opens a stream of events.
    pub(crate) async fn follow(&self, path: &str) -> Events {
        let stream = self.open("GET", path, "", "keep-alive").await;
        let mut lines = BufReader::new(stream).lines();
        let status = lines.next_line().await.expect("an answer").expect("a status");
        assert!(status.contains(" 200 "), "{status}");
        Events { lines }
    }

    async fn open(&self, method: &str, path: &str, body: &str, connection: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).await.expect("the server listens");
        let mut head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: {connection}\r\ncontent-length: {}\r\n",
            self.address,
            body.len()
        );
        for (name, value) in &self.headers {
            head.extend([name.as_str(), ": ", value.as_str(), "\r\n"]);
        }
        head.push_str("\r\n");
        stream.write_all(head.as_bytes()).await.expect("the head is sent");
        // A server that refuses by the head alone may close before it has read the rest.
        let _ = stream.write_all(body.as_bytes()).await;
        stream
    }
}

/// A stream of events.
pub(crate) struct Events {
    lines: Lines<BufReader<TcpStream>>,
}

impl Events {
    /// The next line; `None` when the server has closed the stream. Signs of life come for ever, so a signal that does not
    /// would hang the test and not fail it: `until` ends the patience.
    async fn line(&mut self, until: Instant) -> Option<String> {
        let line = timeout_at(until, self.lines.next_line()).await.expect("the signal comes within a minute");
        line.ok().flatten()
    }

    /// The next field of this name, of whatever event.
    pub(crate) async fn field(&mut self, name: &str) -> Option<String> {
        let wanted = format!("{name}: ");
        let until = Instant::now() + PATIENCE;
        while let Some(line) = self.line(until).await {
            if let Some(value) = line.strip_prefix(&wanted) {
                return Some(value.to_owned());
            }
        }
        None
    }

    /// The data of the next event of this kind; `None` when the server has closed the stream.
    pub(crate) async fn next(&mut self, kind: &str) -> Option<String> {
        let wanted = format!("event: {kind}");
        let mut found = false;
        let until = Instant::now() + PATIENCE;
        while let Some(line) = self.line(until).await {
            if line == wanted {
                found = true;
            } else if let Some(data) = line.strip_prefix("data: ").filter(|_| found) {
                return Some(data.to_owned());
            }
        }
        None
    }
}
