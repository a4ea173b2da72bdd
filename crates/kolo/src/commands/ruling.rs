//! `kolo ruling`: what the rules say about a situation at the board, and what to enter.

mod data;
mod text;

use kolo_model::Clause;
use kolo_rulings::facts::FactProblem;
use kolo_rulings::{ALL, RuleEntry, Situation};

use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};

const EXAMPLES: &str = "\
Examples:
  kolo ruling                                 every situation, with its clauses
  kolo ruling wrong-colours                   which facts it asks for
  kolo ruling wrong-colours move=3            clause, ruling and what to enter
  kolo ruling late-arrival basic-time=45min black=50min
  kolo ruling time-limit win=shown by=second --json
  kolo ruling --conduct                       the rules of conduct, clause by clause
  kolo ruling --verdicts                      every verdict, as it is written in a log

The program says what the rules say; the arbiter decides.";

/// Say what the rules decide in a situation at the board
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch on the command line")]
pub struct Args {
    /// What happened [default: list all situations]
    situation: Option<String>,
    /// What is known, each as name=value
    #[arg(value_name = "FACT=VALUE")]
    facts: Vec<String>,
    /// List the facts that are needed
    #[arg(long = "facts", requires = "situation", conflicts_with = "facts")]
    list_facts: bool,
    /// List the rules of conduct and other texts, clause by clause
    #[arg(long, conflicts_with_all = ["situation", "verdicts"])]
    conduct: bool,
    /// List every verdict
    #[arg(long, conflicts_with = "situation")]
    verdicts: bool,
    /// Print as JSON
    #[arg(long)]
    json: bool,
}

/// # Errors
/// When there is no such situation, or facts are missing or wrong.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let lang = console.lang();
    let answer = match (&args.situation, args.json) {
        (None, true) if args.conduct => data::texts(lang),
        (None, false) if args.conduct => text::texts(lang),
        (None, true) if args.verdicts => data::verdicts(lang),
        (None, false) if args.verdicts => text::verdicts(lang),
        (None, true) => data::book(lang),
        (None, false) => text::book(lang),
        (Some(id), json) => {
            let entry = known(id)?;
            let asks = entry.fields.iter().any(|field| field.default.is_none()) && args.facts.is_empty();
            if args.list_facts || asks {
                if json { data::entry_text(&entry, lang) } else { text::entry(&entry, lang) }
            } else {
                let case = situation(id, &args.facts)?;
                if json { data::ruling(&case, lang) } else { text::ruling(&case, lang) }
            }
        }
    };
    console.print(&answer)?;
    Ok(Exit::Done)
}

/// The ids of clauses.
fn ids(clauses: &[Clause]) -> Vec<&'static str> {
    clauses.iter().map(|clause| clause.id()).collect()
}

fn known(id: &str) -> Result<RuleEntry, Failure> {
    let found = ALL.iter().find(|entry| entry.id == id).copied();
    found.ok_or_else(|| problems(&[FactProblem::UnknownSituation(id.to_owned())]))
}

/// A situation from its name and facts, each `name=value`; everything that is wrong is reported at once.
pub(super) fn situation(id: &str, facts: &[String]) -> Result<Situation, Failure> {
    let mut wrong = Vec::new();
    let mut pairs = Vec::new();
    for fact in facts {
        match fact.split_once('=') {
            Some((name, value)) => pairs.push((name.trim().to_owned(), value.to_owned())),
            None => wrong.push(FactProblem::NotAPair(fact.clone())),
        }
    }
    match Situation::read(id, &pairs) {
        Ok(case) if wrong.is_empty() => Ok(case),
        Ok(_) => Err(problems(&wrong)),
        Err(more) => {
            wrong.extend(more);
            Err(problems(&wrong))
        }
    }
}

fn problems(wrong: &[FactProblem]) -> Failure {
    let complaint = |problem: &FactProblem| Complaint {
        clause: Some(problem.clause()),
        ..Complaint::usage(problem.message())
    };
    Failure::Complaints { exit: Exit::BadInput, complaints: wrong.iter().map(complaint).collect() }
}
