//! What is said to the user, and in which language.

use std::io::Write;

use kolo_formats::FileNote;
use kolo_messages::{Lang, Message};

use crate::exit::Exit;
use crate::failure::{Complaint, Failure};

/// More complaints than this are counted, not shown: a wrong file often has the same mistake in every line.
const MOST_SHOWN: usize = 20;

/// Standard output for answers, standard error for everything else.
pub struct Console<'a> {
    lang: Lang,
    out: &'a mut dyn Write,
    err: &'a mut dyn Write,
}

impl<'a> Console<'a> {
    /// A console in `lang` on two streams.
    pub fn new(lang: Lang, out: &'a mut dyn Write, err: &'a mut dyn Write) -> Self {
        Console { lang, out, err }
    }

    /// The language of the user.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Prints a part of the answer.
    ///
    /// # Errors
    /// When standard output fails or is closed.
    pub fn print(&mut self, text: &str) -> Result<(), Failure> {
        self.print_bytes(text.as_bytes())
    }

    /// Prints a part of the answer that is not text for people.
    ///
    /// # Errors
    /// As [`Console::print`].
    pub fn print_bytes(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.out.write_all(bytes).map_err(|error| Failure::of_output(&error))
    }

    /// Makes sure that everything printed has left the program.
    ///
    /// # Errors
    /// As [`Console::print`].
    pub fn flush(&mut self) -> Result<(), Failure> {
        self.out.flush().map_err(|error| Failure::of_output(&error))
    }

    /// Reports what is odd about a file, or what was lost on the way to another format.
    pub fn warn(&mut self, file: &str, notes: &[FileNote]) {
        let lines = notes.iter().map(|note| Complaint {
            place: note.place.clone(),
            ..Complaint::file(file, Message::new("cli-warning").with("text", note.message.clone()))
        });
        self.report(&lines.collect::<Vec<_>>());
    }

    /// Reports why the command failed, and returns the exit code.
    pub fn complain(&mut self, failure: &Failure) -> Exit {
        match failure {
            Failure::BrokenPipe => {}
            Failure::Complaints { complaints, .. } => self.report(complaints),
        }
        failure.exit()
    }

    fn report(&mut self, complaints: &[Complaint]) {
        let mut lines: Vec<String> =
            complaints.iter().take(MOST_SHOWN).map(|complaint| complaint.text(self.lang)).collect();
        if complaints.len() > MOST_SHOWN {
            lines.push(
                Message::new("cli-and-more").with("count", complaints.len() - MOST_SHOWN).text(self.lang),
            );
        }
        for line in lines {
            // There is no place left to report that standard error fails.
            let _ = writeln!(self.err, "{line}");
        }
    }
}

/// A line that cannot move the cursor or change colours of a terminal.
pub(crate) fn visible(line: &str) -> String {
    let shown = |letter: char| if letter.is_control() && letter != '\n' { '\u{FFFD}' } else { letter };
    line.chars().map(shown).collect()
}
