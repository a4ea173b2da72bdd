//! The command line of Kolo: what was typed, what it means, and what comes out.
//!
//! - [`cli`]: the arguments as typed; help, completions and the man page come from the same definitions.
//! - [`commands`]: one module per command. Each turns its arguments into a request that has been
//!   validated, and answers it.
//! - [`exit`] and [`failure`]: how a run ends; the exit codes are a contract with scripts.
//! - [`console`], [`input`], [`output`]: the only places that touch the terminal and files.
//! - `board_input`: duels and positions, from files or from the command line itself.
//! - [`crash`]: what happens if there is a bug.

mod board_input;
pub mod cli;
mod clock;
pub mod commands;
pub mod console;
pub mod crash;
mod database;
mod exclusive;
pub mod exit;
pub mod failure;
pub mod input;
pub mod language;
pub mod output;
mod rate;
mod text_table;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

use crate::cli::Cli;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;

/// Runs the program with the arguments, environment and streams of the process.
pub fn main() -> ExitCode {
    let mut stderr = std::io::stderr();
    let exit = crash::guard(&mut stderr, &std::env::temp_dir(), || {
        let mut stdout = std::io::BufWriter::new(std::io::stdout().lock());
        run(std::env::args_os(), &mut stdout, &mut std::io::stderr())
    });
    exit.into()
}

/// Runs one command line, its program name included.
pub fn run(
    args: impl IntoIterator<Item = impl Into<OsString> + Clone>,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> Exit {
    let cli = match Cli::try_parse_from(args) {
        Ok(cli) => cli,
        Err(error) => return answer_usage(&error, out, err),
    };
    let lang = cli.lang.unwrap_or_else(|| language::from_environment(|name| std::env::var(name).ok()));
    let mut console = Console::new(lang, out, err);
    let ended = commands::run(cli.command, &mut console).and_then(|exit| console.flush().map(|()| exit));
    ended.unwrap_or_else(|failure| console.complain(&failure))
}

/// Help and version are answers; anything else the parser says is wrong usage.
fn answer_usage(error: &clap::Error, out: &mut dyn Write, err: &mut dyn Write) -> Exit {
    let text = error.render();
    if error.use_stderr() {
        // There is no place left to report that standard error fails.
        let _ = write!(err, "{text}");
        return Exit::BadInput;
    }
    let written = write!(out, "{text}").and_then(|()| out.flush());
    written.map_or_else(|error| Failure::of_output(&error).exit(), |()| Exit::Done)
}
