//! Fees: paid, waived, settled by a code, and the list of them.

use std::path::PathBuf;

use kolo_contest::fees::{DiscountCode, FeeState, PaidWhen};
use kolo_contest::{Category, Command, Entry, EntryId, State};
use kolo_messages::Message;
use serde_json::json;

use super::file::{Common, give, read, visible};
use super::tell;
use super::values::categories;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::text_table::{self, Align};

/// Record that fees were paid
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct PayArgs {
    /// A contest file
    file: PathBuf,
    /// For which entries
    #[arg(value_name = "ENTRY", required = true)]
    entries: Vec<EntryId>,
    /// Paid on the day of the tournament, not in advance
    #[arg(long)]
    on_site: bool,
    #[command(flatten)]
    common: Common,
}

pub(super) fn pay(args: &PayArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let when = if args.on_site { PaidWhen::OnSite } else { PaidWhen::InAdvance };
    let commands =
        args.entries.iter().map(|entry| Command::Pay { entry: entry.clone(), when, amount: None }).collect();
    give(&args.file, &args.common, |_| Ok(commands), console)
}

/// Waive the fee of a host school's team
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct WaiveArgs {
    /// A contest file
    file: PathBuf,
    /// For which entry
    entry: EntryId,
    #[command(flatten)]
    common: Common,
}

pub(super) fn waive(args: &WaiveArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    give(&args.file, &args.common, |_| Ok(vec![Command::Waive(args.entry.clone())]), console)
}

/// Let the code of a team pay for one of its members as an individual
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct CodeArgs {
    /// A contest file
    file: PathBuf,
    /// For which individual entry
    entry: EntryId,
    /// The code of the team
    code: DiscountCode,
    #[command(flatten)]
    common: Common,
}

pub(super) fn code(args: &CodeArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let command = Command::UseCode { entry: args.entry.clone(), code: args.code.clone() };
    give(&args.file, &args.common, |_| Ok(vec![command]), console)
}

/// List what is due and what is paid, with the codes
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct FeesArgs {
    /// A contest file, or - for standard input
    file: PathBuf,
    /// Only this competition
    #[arg(long, value_name = "CATEGORY", value_parser = categories())]
    category: Option<Category>,
    /// Only those who have not paid
    #[arg(long)]
    due: bool,
    /// Print as JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn fees(args: &FeesArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let contest = read(&args.file)?;
    let state = contest.state();
    let fee = |id: &EntryId| state.entry(id).map(|entry| entry.fee.clone()).unwrap_or_default();
    let asked = |entry: &&Entry| {
        let category = args.category.is_none_or(|category| category == entry.category);
        category && (!args.due || !fee(&entry.id).is_settled())
    };
    let entries: Vec<(&Entry, FeeState)> =
        state.entries().values().filter(asked).map(|entry| (entry, fee(&entry.id))).collect();
    let lang = console.lang();
    if args.json {
        let rows = entries.iter().map(|(entry, fee)| {
            json!({
                "entry": entry.id,
                "name": entry.name,
                "category": entry.category,
                "settled": how(fee),
                "told": standing(state, entry, fee).text(lang),
                "code": state.code_of(&entry.id),
            })
        });
        console.print(&format!("{:#}\n", json!({ "fees": rows.collect::<Vec<_>>() })))?;
        return Ok(Exit::Done);
    }
    let rows: Vec<Vec<String>> = entries
        .iter()
        .map(|(entry, fee)| {
            let code = state.code_of(&entry.id).map(|code| code.to_string()).unwrap_or_default();
            let text = visible(&standing(state, entry, fee).text(lang));
            vec![entry.id.to_string(), visible(entry.name.as_str()), text, code]
        })
        .collect();
    console.print(&text_table::lines(&[Align::Left; 4], &rows))?;
    let open = entries.iter().filter(|(_, fee)| !fee.is_settled()).count();
    let sum = Message::new("contest-cli-fees").with("all", entries.len()).with("open", open);
    super::file::say(console, &sum)?;
    Ok(Exit::Done)
}

fn how(fee: &FeeState) -> Option<&'static str> {
    match fee {
        FeeState::Due => None,
        FeeState::Paid { when: PaidWhen::InAdvance, .. } => Some("in-advance"),
        FeeState::Paid { when: PaidWhen::OnSite, .. } => Some("on-site"),
        FeeState::Waived => Some("waived"),
        FeeState::Discounted { .. } => Some("code"),
    }
}

fn standing(state: &State, entry: &Entry, fee: &FeeState) -> Message {
    match fee {
        FeeState::Due => match state.amount_due(entry, PaidWhen::InAdvance) {
            Ok(amount) => Message::new("contest-cli-fee-due").with("amount", amount.message()),
            Err(problem) => problem.message(),
        },
        FeeState::Paid { amount, .. } => {
            Message::new("contest-cli-fee-paid").with("amount", amount.message())
        }
        FeeState::Waived => Message::new("contest-cli-fee-waived"),
        FeeState::Discounted { team } => {
            Message::new("contest-cli-fee-code").with("team", tell::entry(state, team))
        }
    }
}
