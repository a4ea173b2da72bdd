//! Duels and positions, from files or from the command line itself.

use std::path::Path;

use kolo_messages::Message;
use kolo_play::Mark;
use kolo_play::record::{self, Format, Reading, RecordProblems};

use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input::{self, STANDARD_STREAM};

/// The marks by their letters.
pub(crate) fn mark_code(mark: Mark) -> &'static str {
    match mark {
        Mark::Cross => "x",
        Mark::Circle => "o",
    }
}

/// A picture on standard output stands there alone, so nothing else can be asked for with it.
pub(crate) fn require_alone(svg: Option<&Path>, other: bool) -> Result<(), Failure> {
    let alone = svg.is_some_and(|out| out.as_os_str() == STANDARD_STREAM);
    if alone && other { Err(Failure::usage(Message::new("board-cli-svg-alone"))) } else { Ok(()) }
}

/// Reads a file, or standard input for `-`.
pub(crate) fn file(file: &Path, format: Option<Format>) -> Result<Reading, Failure> {
    let name = file.display().to_string();
    let bytes = input::bytes(file)?;
    let reading = match format {
        Some(format) => record::read_as(format, &bytes),
        None => record::read(&bytes),
    };
    reading.map_err(|problems| failure(&name, &problems))
}

/// Reads a file, standard input, or the text itself: what is not a file is taken for a position.
pub(crate) fn file_or_text(text: &str) -> Result<(String, Reading), Failure> {
    let path = Path::new(text);
    if text == STANDARD_STREAM || path.exists() {
        return file(path, None).map(|reading| (text.to_owned(), reading));
    }
    if Format::sniff(text).is_none() {
        let message = Message::new("prove-cli-no-position");
        return Err(Failure::one(Exit::BadInput, Complaint::file(text, message)));
    }
    let reading = record::read(text.as_bytes()).map_err(|problems| failure("kolo", &problems))?;
    Ok(("kolo".to_owned(), reading))
}

/// What is wrong with a record, as complaints. Our own rule about files says nothing that the sentence does not.
pub(crate) fn failure(name: &str, problems: &RecordProblems) -> Failure {
    let exit = if problems.is_too_large() { Exit::TooLarge } else { Exit::BadInput };
    let complaints = problems.iter().map(|problem| Complaint {
        place: problem.place.clone(),
        clause: Some(problem.kind.clause()).filter(|clause| clause.id() != "K-FILE"),
        ..Complaint::file(name, problem.kind.message())
    });
    Failure::Complaints { exit, complaints: complaints.collect() }
}
