//! Reading an exported file back: every line is checked before anything is written.

use std::path::Path;

use tokio::io::{AsyncBufRead, AsyncBufReadExt, AsyncReadExt, BufReader};

use super::file_problem::{FileProblem, ImportError};
use super::lines::{EventLine, FORMAT, FORMAT_VERSION, FormatOnly, Header, LONGEST_LINE, Seal};
use crate::whole_stream::NotWhole;
use crate::{EventLog, StoreError, StoredEvent, StreamId, WholeStream, new_file};

/// The name under which a stream is imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ImportAs {
    /// The name it had.
    SameName,
    /// Another one.
    Name(StreamId),
}

/// Reads an exported stream and writes it, all or nothing. Answers the name it has now.
/// `file` is the name that errors show.
///
/// The whole file is held in memory while it is checked.
///
/// # Errors
/// A file that is cut off or changed in any way is refused with the line; an existing stream
/// of that name is refused with [`StoreError::StreamExists`].
pub async fn import<L: EventLog, R: AsyncBufRead + Unpin + Send>(
    log: &L,
    file: &str,
    reader: &mut R,
    name: ImportAs,
) -> Result<StreamId, ImportError> {
    let whole = read(file, reader, name).await?;
    let stream = whole.stream().clone();
    log.insert_stream(whole).await?;
    Ok(stream)
}

/// [`import`] from a file.
///
/// # Errors
/// As [`import`]; a file that cannot be opened.
pub async fn import_from_file<L: EventLog>(
    log: &L,
    path: &Path,
    name: ImportAs,
) -> Result<StreamId, ImportError> {
    let opened = tokio::fs::File::open(path).await;
    let opened = opened.map_err(|error| new_file::failed(path, &error))?;
    import(log, &path.display().to_string(), &mut BufReader::new(opened), name).await
}

/// Reads an exported stream and checks all of it, without writing anything.
///
/// # Errors
/// As [`import`].
pub async fn read_exported<R: AsyncBufRead + Unpin>(
    file: &str,
    reader: &mut R,
) -> Result<WholeStream, ImportError> {
    read(file, reader, ImportAs::SameName).await
}

async fn read<R: AsyncBufRead + Unpin>(
    file: &str,
    reader: &mut R,
    name: ImportAs,
) -> Result<WholeStream, ImportError> {
    let mut lines = Lines { file, reader, number: 0, seal: Seal::default() };

    let header = header(&lines.next().await?).map_err(|problem| lines.wrong(problem))?;
    let stream: StreamId =
        header.stream.parse().map_err(|invalid| lines.wrong(FileProblem::Name(invalid)))?;
    let mut events: Vec<StoredEvent> = Vec::new();
    for expected in 1..=header.events {
        let line = lines.next().await?;
        let event = event(&line, expected, &stream).map_err(|problem| lines.wrong(problem))?;
        events.push(event);
    }
    lines.end().await?;

    let stream = match name {
        ImportAs::SameName => stream,
        ImportAs::Name(other) => other,
    };
    WholeStream::new(stream, events).map_err(|not_whole| {
        // Events stand from the second line on.
        let at = |place: usize| place as u64 + 2;
        let (line, problem) = match not_whole {
            NotWhole::Empty => (1, FileProblem::Empty),
            NotWhole::Misnumbered(place) => {
                (at(place), FileProblem::Misnumbered { expected: place as u64 + 1 })
            }
            NotWhole::SplitCommand(place) => (at(place), FileProblem::SplitCommand),
            NotWhole::Unstorable(place, problem) => (at(place), FileProblem::Unstorable(problem)),
        };
        ImportError::File { file: file.to_owned(), line, problem }
    })
}

fn header(line: &[u8]) -> Result<Header, FileProblem> {
    let format: FormatOnly = serde_json::from_slice(line).map_err(|_| FileProblem::NotAnExport)?;
    if format.format != FORMAT {
        return Err(FileProblem::NotAnExport);
    }
    if format.version > FORMAT_VERSION {
        return Err(FileProblem::NewerFormat { found: format.version, known: FORMAT_VERSION });
    }
    serde_json::from_slice(line).map_err(unreadable)
}

fn event(line: &[u8], expected: u64, stream: &StreamId) -> Result<StoredEvent, FileProblem> {
    let line: EventLine = serde_json::from_slice(line).map_err(unreadable)?;
    if line.seq != expected {
        return Err(FileProblem::Misnumbered { expected });
    }
    line.into_event(stream).map_err(FileProblem::Name)
}

#[expect(clippy::needless_pass_by_value, reason = "the shape that map_err asks for")]
fn unreadable(error: serde_json::Error) -> FileProblem {
    FileProblem::Unreadable { detail: error.to_string() }
}

/// The lines of the file, counted and sealed.
struct Lines<'r, R> {
    file: &'r str,
    reader: &'r mut R,
    number: u64,
    seal: Seal,
}

impl<R: AsyncBufRead + Unpin> Lines<'_, R> {
    /// The next line, which must be there and whole.
    async fn next(&mut self) -> Result<Vec<u8>, ImportError> {
        let line = self.raw().await?;
        self.seal.add(&line);
        Ok(line)
    }

    /// The last line must be the seal of all the others, and nothing may follow.
    async fn end(&mut self) -> Result<(), ImportError> {
        let expected = self.seal.clone().line();
        if self.raw().await? != expected.as_bytes() {
            return Err(self.wrong(FileProblem::Changed));
        }
        self.number += 1;
        let rest = self.reader.fill_buf().await.map(<[u8]>::is_empty);
        match rest {
            Ok(true) => Ok(()),
            Ok(false) => Err(self.wrong(FileProblem::Surplus)),
            Err(error) => Err(self.broken(&error)),
        }
    }

    async fn raw(&mut self) -> Result<Vec<u8>, ImportError> {
        self.number += 1;
        let mut line = Vec::new();
        let mut limited = (&mut *self.reader).take(LONGEST_LINE as u64);
        limited.read_until(b'\n', &mut line).await.map_err(|error| self.broken(&error))?;
        match line.last() {
            Some(b'\n') => Ok(line),
            _ if line.len() == LONGEST_LINE => Err(self.wrong(FileProblem::TooLong)),
            _ => Err(self.wrong(FileProblem::Truncated)),
        }
    }

    fn wrong(&self, problem: FileProblem) -> ImportError {
        ImportError::File { file: self.file.to_owned(), line: self.number, problem }
    }

    fn broken(&self, error: &std::io::Error) -> ImportError {
        let error: StoreError = new_file::failed(Path::new(self.file), error);
        error.into()
    }
}
