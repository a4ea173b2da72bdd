//! A folder and a way to run `kolo` in it.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// An empty folder that disappears after the test.
pub(crate) struct Folder {
    folder: TempDir,
}

/// What a run left behind.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Folder {
    pub(crate) fn new() -> Self {
        Folder { folder: tempfile::tempdir().expect("a folder for temporary files") }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, content: impl AsRef<[u8]>) -> &Self {
        std::fs::write(self.path(name), content).expect("the test's own folder can be written");
        self
    }

    pub(crate) fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("a file that was written")
    }

    /// `kolo` with these arguments, not started yet. The locale of the machine does not reach it.
    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kolo"));
        command.args(args).current_dir(self.folder.path()).stdin(Stdio::null());
        for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(variable);
        }
        command
    }

    pub(crate) fn kolo(&self, args: &[&str]) -> Run {
        run_of(self.command(args).output().expect("kolo starts"))
    }

    /// As [`Folder::kolo`], with `input` on standard input.
    pub(crate) fn kolo_with_input(&self, args: &[&str], input: &str) -> Run {
        let mut command = self.command(args);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("kolo starts");
        let mut stdin = child.stdin.take().expect("standard input is a pipe");
        stdin.write_all(input.as_bytes()).expect("kolo reads its input");
        drop(stdin);
        run_of(child.wait_with_output().expect("kolo ends"))
    }
}

pub(crate) fn run_of(output: Output) -> Run {
    let text = |bytes| String::from_utf8(bytes).expect("kolo speaks UTF-8");
    Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

impl Run {
    /// The answer of a run that must have gone well without a word on standard error.
    pub(crate) fn answer(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// The complaint of a run that must have ended with `code` and no answer.
    pub(crate) fn complaint(self, code: i32) -> String {
        assert_eq!((self.code, self.out.as_str()), (Some(code), ""), "{}", self.err);
        self.err
    }
}
