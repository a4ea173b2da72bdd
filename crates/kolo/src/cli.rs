//! The command line as it is typed. Help, completions and the man page come from these definitions.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand};
use kolo_messages::Lang;
use kolo_model::System;

use crate::commands::{
    check, clock, completions, contest, convert, demo, duel, generate, log, man, pair, players, print, prove,
    rating, ratings, ruling, serve, simulate, stages, standings, table, walk,
};

const EXAMPLES: &str = "\
Examples:
  kolo pair --system round-robin club.trf     pair the next round
  kolo pair --explain club.json               and say why
  kolo check club.trf --system round-robin    compare every round with the rules
  kolo standings club.json                    the standings
  kolo table 10                               the round-robin table for ten
  kolo duel final.psq --svg final.svg         check the record of a duel, make a picture

Exit codes: 0 done, 1 the answer is no, 2 internal error, 3 wrong usage or bad input, 4 too large,
5 a file, database or port failed.";

/// Runs tournaments of chess, go and gomoku by the rules, and explains every decision
#[derive(Debug, Parser)]
#[command(name = "kolo", version, after_help = EXAMPLES)]
pub struct Cli {
    /// Language of messages [default: that of the locale]
    #[arg(long, global = true, value_name = "LANG", value_parser = languages())]
    pub lang: Option<Lang>,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What to do. A new command is a variant here, a module in `commands` and an arm in `commands::run`.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Pair the next round
    Pair(pair::Args),
    /// Compare every round of a file with the pairing by the rules
    Check(check::Args),
    /// Show the standings, and how every number came about
    Standings(standings::Args),
    /// Show how a go tournament changes European ratings
    Rating(rating::Args),
    /// List where ratings come from, or convert them from the INGO and BCF scales
    Ratings(ratings::Args),
    /// Look up players in the rating list of the European Go Database
    Players(players::Args),
    /// Print the round-robin (Schurig) table
    Table(table::Args),
    /// Convert a file into another format
    Convert(convert::Args),
    /// Make a random tournament that was paired by the rules
    Generate(generate::Args),
    /// Serve example tournaments, half played, to try everything out
    Demo(demo::Args),
    /// Walk through a small tournament in the terminal
    Walk(walk::Args),
    /// Say what the rules decide in a situation at the board
    Ruling(ruling::Args),
    /// Plan and run a knockout, groups, or groups and then a knockout
    Stages(stages::Args),
    /// Run a contest of several levels: entries, fees, tournaments, who advances
    Contest(contest::Args),
    /// Simulate a whole season and check that everything is consistent
    Simulate(simulate::Args),
    /// Check the record of a gomoku duel, make a picture of it, or convert it
    Duel(duel::Args),
    /// Prove a forced win in a gomoku position, or refute it
    Prove(prove::Args),
    /// Replay the log of a clock: every event, what followed, and the times
    Clock(clock::Args),
    /// Serve the web application: organiser's pages, public pages, live matches, displays
    Serve(serve::Args),
    /// Print pairings, slips, tables, match sheets, badges and posters as a PDF
    Print(print::Args),
    /// List, show, copy and check the logs of a database
    Log(log::Args),
    /// Print completions for a shell
    Completions(completions::Args),
    /// Print a manual page
    Man(man::Args),
}

fn languages() -> impl TypedValueParser<Value = Lang> {
    choice(&Lang::ALL, Lang::code)
}

/// The names of all systems.
pub(crate) fn systems() -> impl TypedValueParser<Value = System> {
    choice(&System::ALL, System::code)
}

/// One of several values by name; the names show in help and completions.
pub(crate) fn choice<T>(all: &'static [T], code: fn(T) -> &'static str) -> impl TypedValueParser<Value = T>
where
    T: Copy + Send + Sync + 'static,
{
    let names = PossibleValuesParser::new(all.iter().map(|value| code(*value)));
    names.try_map(move |name| all.iter().copied().find(|value| code(*value) == name).ok_or(NotAChoice))
}

/// The parser of names let a name through that no value has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NotAChoice;

impl std::fmt::Display for NotAChoice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("not one of the possible values")
    }
}

impl std::error::Error for NotAChoice {}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn verify_cli() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_command_shows_an_example() {
        let cli = Cli::command();
        for command in std::iter::once(&cli).chain(cli.get_subcommands()) {
            let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            assert!(help.starts_with("Example"), "`{}` has no example", command.get_name());
            assert!(help.contains("  kolo "), "`{}` has no example", command.get_name());
        }
    }
}
