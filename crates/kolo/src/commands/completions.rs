//! `kolo completions`: for the shell.

use clap::CommandFactory;
use clap_complete::Shell;

use crate::cli::Cli;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  kolo completions bash > /etc/bash_completion.d/kolo
  kolo completions fish > ~/.config/fish/completions/kolo.fish";

/// Print completions for a shell
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Which shell
    shell: Shell,
}

/// # Errors
/// When standard output fails.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "kolo", &mut script);
    console.print_bytes(&script)?;
    Ok(Exit::Done)
}
