//! A browser's end of the line: requests one after the other, and the stream of signals.

use std::net::SocketAddr;

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{self, HeaderMap};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::task::JoinHandle;

use crate::Outcome;

/// One connection.
pub(crate) struct Line {
    host: String,
    sender: SendRequest<Full<Bytes>>,
    connection: JoinHandle<()>,
}

impl Drop for Line {
    fn drop(&mut self) {
        self.connection.abort();
    }
}

/// An answer, read to its end.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    body: Bytes,
}

impl Answer {
    /// What it holds, if it is good news.
    pub(crate) fn good(&self) -> Outcome<Value> {
        if self.status.is_success() {
            return Ok(serde_json::from_slice(&self.body)?);
        }
        Err(format!("{}: {}", self.status, String::from_utf8_lossy(&self.body)).into())
    }
}

impl Line {
    pub(crate) async fn open(address: SocketAddr) -> Outcome<Line> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await?;
        let connection = tokio::spawn(async move {
            // Whoever waits for an answer hears of it.
            let _ = connection.await;
        });
        Ok(Line { host: address.to_string(), sender, connection })
    }

    pub(crate) async fn get(&mut self, path: &str) -> Outcome<Value> {
        self.ask(Method::GET, path, "", &[]).await?.good()
    }

    pub(crate) async fn post(
        &mut self,
        path: &str,
        body: &Value,
        headers: &[(&str, &str)],
    ) -> Outcome<Answer> {
        let mut all = vec![("content-type", "application/json")];
        all.extend_from_slice(headers);
        self.ask(Method::POST, path, &body.to_string(), &all).await
    }

    /// Any request.
    pub(crate) async fn ask(
        &mut self,
        method: Method,
        path: &str,
        body: &str,
        headers: &[(&str, &str)],
    ) -> Outcome<Answer> {
        let response = self.send(method, path, body, headers).await?;
        let (parts, body) = response.into_parts();
        let body = body.collect().await?.to_bytes();
        Ok(Answer { status: parts.status, headers: parts.headers, body })
    }

    /// Turns the line into a stream of signals.
    pub(crate) async fn listen(mut self, path: &str) -> Outcome<Signals> {
        let response = self.send(Method::GET, path, "", &[]).await?;
        if !response.status().is_success() {
            return Err(format!("{path}: {}", response.status()).into());
        }
        Ok(Signals { body: response.into_body(), heard: String::new(), _line: self })
    }

    async fn send(
        &mut self,
        method: Method,
        path: &str,
        body: &str,
        headers: &[(&str, &str)],
    ) -> Outcome<hyper::Response<Incoming>> {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, &self.host);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.sender.ready().await?;
        Ok(self.sender.send_request(request.body(Full::new(Bytes::from(body.to_owned())))?).await?)
    }
}

/// What the server tells by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Signal {
    /// The match has grown.
    Version(u64),
    /// How long is the line?
    Ping(u64),
}

/// A stream of signals.
pub(crate) struct Signals {
    body: Incoming,
    heard: String,
    _line: Line,
}

impl Signals {
    /// The next one; waits for it.
    pub(crate) async fn next(&mut self) -> Outcome<Signal> {
        loop {
            while let Some(end) = self.heard.find("\n\n") {
                let signal = read(&self.heard[..end])?;
                self.heard.drain(..end + 2);
                if let Some(signal) = signal {
                    return Ok(signal);
                }
            }
            let frame = self.body.frame().await.ok_or("the stream of signals has ended")??;
            if let Some(bytes) = frame.data_ref() {
                self.heard.push_str(std::str::from_utf8(bytes)?);
            }
        }
    }
}

/// A heartbeat is no signal.
fn read(event: &str) -> Outcome<Option<Signal>> {
    let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
    let (Some(kind), Some(data)) = (field("event:"), field("data:")) else { return Ok(None) };
    match kind {
        "version" => Ok(Some(Signal::Version(data.parse()?))),
        "ping" => Ok(Some(Signal::Ping(data.parse()?))),
        "alive" => Ok(None),
        other => Err(format!("an unknown signal `{other}`").into()),
    }
}
