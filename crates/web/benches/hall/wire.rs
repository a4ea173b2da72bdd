//! Connections as a browser or a load balancer has them: whoever loses one tries the next server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::Outcome;

/// How long to wait for an answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// The servers that can be asked.
#[derive(Debug)]
pub(crate) struct Servers {
    addresses: Vec<SocketAddr>,
    next: AtomicUsize,
}

impl Servers {
    pub(crate) fn new(addresses: Vec<SocketAddr>) -> Arc<Servers> {
        Arc::new(Servers { addresses, next: AtomicUsize::new(0) })
    }

    /// A connection to the next server in turn.
    pub(crate) async fn connect(&self) -> Outcome<Line> {
        let turn = self.next.fetch_add(1, Ordering::Relaxed) % self.addresses.len();
        let stream = tokio::time::timeout(PATIENCE, TcpStream::connect(self.addresses[turn])).await??;
        stream.set_nodelay(true)?;
        Ok(Line { stream: BufReader::with_capacity(1024, stream) })
    }
}

/// One connection.
pub(crate) struct Line {
    stream: BufReader<TcpStream>,
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    head: Vec<String>,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let found = self.head.iter().filter_map(|line| line.split_once(':'));
        found.filter(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim()).next()
    }
}

impl Line {
    /// Asks and reads the answer to its end.
    pub(crate) async fn ask(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Outcome<Answer> {
        tokio::time::timeout(PATIENCE, self.asked(method, path, headers, body)).await?
    }

    async fn asked(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Outcome<Answer> {
        let mut answer = self.head(method, path, headers, body).await?;
        let length = answer.header("content-length").ok_or("an answer without its length")?.parse()?;
        let mut bytes = vec![0; length];
        self.stream.read_exact(&mut bytes).await?;
        answer.body = String::from_utf8(bytes)?;
        Ok(answer)
    }

    /// Asks and reads the head of the answer.
    async fn head(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Outcome<Answer> {
        let mut request =
            format!("{method} {path} HTTP/1.1\r\nhost: kolo\r\ncontent-length: {}\r\n", body.len());
        for (name, value) in headers {
            request.extend([name, ": ", value, "\r\n"]);
        }
        request.extend(["\r\n", body]);
        self.stream.get_mut().write_all(request.as_bytes()).await?;
        let first = self.line().await?;
        let status = first.split(' ').nth(1).ok_or("no status")?.parse()?;
        let mut head = Vec::new();
        loop {
            let line = self.line().await?;
            if line.is_empty() {
                return Ok(Answer { status, head, body: String::new() });
            }
            head.push(line);
        }
    }

    /// Turns the connection into a stream of signals.
    pub(crate) async fn listen(mut self, path: &str) -> Outcome<Line> {
        let answer = tokio::time::timeout(PATIENCE, self.head("GET", path, &[], "")).await??;
        if answer.status == 200 { Ok(self) } else { Err(format!("{path}: {}", answer.status).into()) }
    }

    /// The next version that the stream tells.
    pub(crate) async fn version(&mut self) -> Outcome<u64> {
        let mut of_version = false;
        loop {
            let line = self.line().await?;
            match line.split_once(": ") {
                Some(("event", kind)) => of_version = kind == "version",
                Some(("data", data)) if of_version => return Ok(data.parse()?),
                Some(_) | None => {}
            }
        }
    }

    async fn line(&mut self) -> Outcome<String> {
        let mut line = String::new();
        if self.stream.read_line(&mut line).await? == 0 {
            return Err("the connection has ended".into());
        }
        line.truncate(line.trim_end().len());
        Ok(line)
    }
}
