//! Writing a whole stream into one file.

use std::fmt;
use std::io;
use std::path::Path;

use kolo_messages::{Lang, Message};
use serde::Serialize;
use tokio::io::{AsyncWrite, AsyncWriteExt, BufWriter};

use super::lines::{EventLine, FORMAT, FORMAT_VERSION, Header, Seal};
use crate::new_file::{self, NewFile};
use crate::{EventLog, StoreError, StreamId, Version};

/// How many events are read at a time.
const PAGE: u32 = 1000;

/// Why a stream was not exported.
#[derive(Debug)]
#[non_exhaustive]
pub enum ExportError {
    /// Trouble with the store.
    Store(StoreError),
    /// The writer did not take it.
    Write(io::Error),
}

impl ExportError {
    /// What is wrong, for people.
    pub fn message(&self) -> Message {
        match self {
            ExportError::Store(error) => error.message(),
            ExportError::Write(error) => Message::new("store-export-write").with("detail", error.to_string()),
        }
    }
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for ExportError {}

impl From<StoreError> for ExportError {
    fn from(error: StoreError) -> Self {
        ExportError::Store(error)
    }
}

impl From<io::Error> for ExportError {
    fn from(error: io::Error) -> Self {
        ExportError::Write(error)
    }
}

/// Writes the stream as it is now; what is appended meanwhile is not in it. Answers its version.
///
/// # Errors
/// [`StoreError::NotFound`] for an unknown stream; trouble with the store or the writer.
pub async fn export<L: EventLog, W: AsyncWrite + Unpin + Send>(
    log: &L,
    stream: &StreamId,
    out: &mut W,
) -> Result<Version, ExportError> {
    let version = log.version(stream).await?;
    if version == Version::NONE {
        let place = log.place().to_owned();
        return Err(StoreError::NotFound { stream: stream.clone(), place }.into());
    }
    let mut out = Sealed { out, seal: Seal::default() };
    let header = Header {
        format: FORMAT.to_owned(),
        version: FORMAT_VERSION,
        stream: stream.to_string(),
        events: version.0,
    };
    out.line(&header).await?;
    let mut reached = Version::NONE;
    while reached < version {
        for event in log.read(stream, reached, PAGE).await? {
            if event.seq > version {
                break;
            }
            reached = event.seq;
            out.line(&EventLine::from(event)).await?;
        }
    }
    let Sealed { out, seal } = out;
    out.write_all(seal.line().as_bytes()).await?;
    out.flush().await?;
    Ok(version)
}

/// [`export`] into a new file, which appears whole or not at all.
///
/// # Errors
/// As [`export`], and [`StoreError::FileExists`].
pub async fn export_to_file<L: EventLog>(
    log: &L,
    stream: &StreamId,
    path: &Path,
) -> Result<Version, StoreError> {
    let file = NewFile::begin(path)?;
    let failed = |error: &io::Error| new_file::failed(path, error);
    let open = tokio::fs::File::create(file.path()).await.map_err(|error| failed(&error))?;
    let version = export(log, stream, &mut BufWriter::new(open)).await.map_err(|error| match error {
        ExportError::Store(error) => error,
        ExportError::Write(error) => failed(&error),
    })?;
    file.finish().await?;
    Ok(version)
}

/// A writer of lines that keeps the seal.
struct Sealed<'w, W> {
    out: &'w mut W,
    seal: Seal,
}

impl<W: AsyncWrite + Unpin> Sealed<'_, W> {
    async fn line(&mut self, content: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_vec(content)?;
        line.push(b'\n');
        self.seal.add(&line);
        self.out.write_all(&line).await
    }
}
