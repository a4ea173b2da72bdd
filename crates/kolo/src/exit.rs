//! The exit codes: the convention of the established pairing engines, and a contract with scripts.

use std::process::ExitCode;

/// How a run ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Exit {
    /// Done.
    Done,
    /// The answer is "no": no pairing exists, a check found a difference.
    No,
    /// A bug.
    Internal,
    /// Wrong usage or bad input.
    BadInput,
    /// Larger than the program takes.
    TooLarge,
    /// A file, database or port failed.
    Failed,
}

impl Exit {
    /// The code that the process ends with.
    pub fn code(self) -> u8 {
        match self {
            Exit::Done => 0,
            Exit::No => 1,
            Exit::Internal => 2,
            Exit::BadInput => 3,
            Exit::TooLarge => 4,
            Exit::Failed => 5,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        ExitCode::from(exit.code())
    }
}
