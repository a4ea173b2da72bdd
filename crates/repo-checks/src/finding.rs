//! One thing that is out of order.

use std::fmt;

/// What is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The file, from the root of the repository.
    pub path: String,
    /// The line, where one can be named.
    pub line: Option<usize>,
    /// What is wrong and, where it is not plain, what to do.
    pub problem: String,
}

impl Finding {
    /// A finding about a whole file.
    pub fn in_file(path: &str, problem: impl Into<String>) -> Finding {
        Finding { path: path.to_owned(), line: None, problem: problem.into() }
    }

    /// A finding about one line.
    pub fn at_line(path: &str, line: usize, problem: impl Into<String>) -> Finding {
        Finding { path: path.to_owned(), line: Some(line), problem: problem.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.path, self.problem),
            None => write!(f, "{}: {}", self.path, self.problem),
        }
    }
}

/// All findings, one a line, for the message of a failing test.
pub fn report(findings: &[Finding]) -> String {
    let lines: Vec<String> = findings.iter().map(ToString::to_string).collect();
    format!("{} out of order:\n{}", findings.len(), lines.join("\n"))
}
