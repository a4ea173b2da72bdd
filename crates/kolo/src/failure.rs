//! Why a command could not do what was asked, in words for the person who asked.

use std::io::{Error, ErrorKind};

use kolo_formats::{CannotWrite, FileProblems};
use kolo_messages::{Lang, Message};
use kolo_model::{Clause, Place, Problems};
use kolo_pairing::{CannotPair, Refusal};
use kolo_standings::StandingsError;

use crate::exit::Exit;

mod hint;

/// The end of a command that failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Failure {
    /// The reader of the output has gone. Nothing is wrong, and nothing is said.
    BrokenPipe,
    /// Something is wrong.
    Complaints {
        /// How the run ends.
        exit: Exit,
        /// What is wrong; never empty.
        complaints: Vec<Complaint>,
    },
}

/// One thing that is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Complaint {
    /// The file, as the user called it; `None` when the command line itself is meant.
    pub file: Option<String>,
    /// Where in the file.
    pub place: Place,
    /// What is wrong.
    pub message: Message,
    /// The clause behind it.
    pub clause: Option<Clause>,
}

impl Complaint {
    /// About the command line.
    pub fn usage(message: Message) -> Self {
        Complaint { file: None, place: Place::default(), message, clause: None }
    }

    /// About a file as a whole.
    pub fn file(file: &str, message: Message) -> Self {
        Complaint { file: Some(file.to_owned()), ..Complaint::usage(message) }
    }

    /// One line: `file:line:column: text (what to type) [clause]`.
    pub fn text(&self, lang: Lang) -> String {
        let mut parts = vec![self.file.clone().unwrap_or_else(|| "kolo".to_owned())];
        if self.place.line > 0 {
            parts[0] = format!("{}:{}:{}", parts[0], self.place.line, self.place.column);
        }
        if !self.place.field.is_empty() {
            parts.push(self.place.field.clone());
        }
        parts.push(self.message.text(lang));
        let mut text = parts.join(": ");
        if let Some(hint) = hint::hint(self.message.key()) {
            text = format!("{text} ({hint})");
        }
        match self.clause {
            Some(clause) => format!("{text} [{clause}]"),
            None => text,
        }
    }
}

impl Failure {
    /// One complaint.
    pub fn one(exit: Exit, complaint: Complaint) -> Self {
        Failure::Complaints { exit, complaints: vec![complaint] }
    }

    /// Wrong usage that the parser of the command line could not see.
    pub fn usage(message: Message) -> Self {
        Failure::one(Exit::BadInput, Complaint::usage(message))
    }

    /// The output could not be written.
    pub fn of_output(error: &Error) -> Self {
        if error.kind() == ErrorKind::BrokenPipe {
            return Failure::BrokenPipe;
        }
        Failure::one(Exit::Failed, Complaint::usage(Message::new("cli-cannot-print").with("why", why(error))))
    }

    /// A file could not be read.
    pub fn of_reading(file: &str, error: &Error) -> Self {
        let message = Message::new("cli-cannot-read").with("why", why(error));
        Failure::one(Exit::Failed, Complaint::file(file, message))
    }

    /// A file could not be written.
    pub fn of_writing(file: &str, error: &Error) -> Self {
        let message = Message::new("cli-cannot-write").with("why", why(error));
        Failure::one(Exit::Failed, Complaint::file(file, message))
    }

    /// The content of a file is wrong.
    pub fn of_content(file: &str, problems: &FileProblems) -> Self {
        let notes = problems.iter().map(|note| (&note.place, note.message.clone()));
        Failure::of_list(file, problems.is_too_large(), notes)
    }

    /// The facts of a tournament do not fit together.
    pub fn of_problems(file: &str, problems: &Problems) -> Self {
        let notes = problems.iter().map(|problem| (&problem.place, problem.kind.message()));
        Failure::of_list(file, problems.is_too_large(), notes)
    }

    fn of_list<'a>(file: &str, too_large: bool, notes: impl Iterator<Item = (&'a Place, Message)>) -> Self {
        let exit = if too_large { Exit::TooLarge } else { Exit::BadInput };
        let complaint = |(place, message): (&Place, Message)| Complaint {
            place: place.clone(),
            ..Complaint::file(file, message)
        };
        Failure::Complaints { exit, complaints: notes.map(complaint).collect() }
    }

    /// The format cannot hold the tournament.
    pub fn of_format(file: &str, cannot: &CannotWrite) -> Self {
        let exit = match cannot {
            CannotWrite::NoTable(_) => Exit::BadInput,
            CannotWrite::TooManyCompetitors { .. }
            | CannotWrite::TooLarge { .. }
            | CannotWrite::TooManyPlayers { .. }
            | CannotWrite::TooManyRounds { .. }
            | CannotWrite::TooManyPoints { .. } => Exit::TooLarge,
        };
        Failure::one(exit, Complaint::file(file, cannot.message()))
    }

    /// There is no next round.
    pub fn of_pairing(file: &str, cannot: &CannotPair) -> Self {
        let exit = match cannot.refusal() {
            Refusal::AnswerIsNo => Exit::No,
            Refusal::BadInput => Exit::BadInput,
        };
        Failure::one(exit, Complaint { clause: cannot.clause(), ..Complaint::file(file, cannot.message()) })
    }

    /// The table cannot be made.
    pub fn of_standings(error: &StandingsError) -> Self {
        let complaint = Complaint { clause: error.clause(), ..Complaint::usage(error.message()) };
        Failure::one(Exit::BadInput, complaint)
    }

    /// How the run ends.
    pub fn exit(&self) -> Exit {
        match self {
            Failure::BrokenPipe => Exit::Done,
            Failure::Complaints { exit, .. } => *exit,
        }
    }
}

/// The usual reasons in the user's language; the rare ones as the system says them.
fn why(error: &Error) -> Message {
    match error.kind() {
        ErrorKind::NotFound => Message::new("cli-why-not-found"),
        ErrorKind::PermissionDenied => Message::new("cli-why-permission"),
        ErrorKind::IsADirectory => Message::new("cli-why-directory"),
        ErrorKind::NotADirectory => Message::new("cli-why-not-a-directory"),
        ErrorKind::StorageFull => Message::new("cli-why-full"),
        ErrorKind::ReadOnlyFilesystem => Message::new("cli-why-read-only"),
        _ => Message::new("cli-why-other").with("text", error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_complaint_is_one_line_with_file_line_and_column() {
        let message = || Message::new("no-competitors");
        let text = message().text(Lang::En);
        let mut complaint = Complaint::file("a.trf", message());
        assert_eq!(complaint.text(Lang::En), format!("a.trf: {text}"));
        complaint.place = Place { line: 3, column: 14, field: "played[0]".into() };
        complaint.clause = Some(Clause::new("G-3.1.1"));
        assert_eq!(complaint.text(Lang::En), format!("a.trf:3:14: played[0]: {text} [G-3.1.1]"));
        assert_eq!(Complaint::usage(message()).text(Lang::En), format!("kolo: {text}"));
    }

    #[test]
    fn a_broken_pipe_is_no_failure() {
        let failure = Failure::of_output(&Error::from(ErrorKind::BrokenPipe));
        assert_eq!((failure.exit(), &failure), (Exit::Done, &Failure::BrokenPipe));
        assert_eq!(Failure::of_output(&Error::from(ErrorKind::StorageFull)).exit(), Exit::Failed);
    }
}
