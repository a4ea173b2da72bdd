//! `kolo man`: the manual pages.

use clap::CommandFactory;
use clap_mangen::Man;
use kolo_messages::Message;

use crate::cli::Cli;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  kolo man | man -l -
  kolo man pair > /usr/local/share/man/man1/kolo-pair.1";

/// Print a manual page
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The page of this command [default: the overview]
    command: Option<String>,
}

/// # Errors
/// When there is no such command or standard output fails.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let mut cli = Cli::command();
    cli.build();
    let described = match &args.command {
        None => cli,
        Some(name) => cli.find_subcommand(name).cloned().ok_or_else(|| unknown(name))?,
    };
    let mut page = Vec::new();
    Man::new(described).render(&mut page).map_err(|error| Failure::of_output(&error))?;
    console.print_bytes(&page)?;
    Ok(Exit::Done)
}

fn unknown(name: &str) -> Failure {
    Failure::usage(Message::new("cli-no-such-command").with("name", name))
}
