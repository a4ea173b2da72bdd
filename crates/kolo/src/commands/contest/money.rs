//! Fees: paid, waived, settled by a code, and the list of them.

use std::path::PathBuf;

use kolo_contest::fees::{DiscountCode, PaidWhen};
use kolo_contest::{Category, Command, EntryId, EntryState, Settlement, State};
use kolo_messages::Message;
use serde_json::json;

use super::file::{Common, give, read, visible};
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
    let commands = args.entries.iter().map(|entry| Command::Pay { entry: entry.clone(), when }).collect();
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
    let asked = |entry: &&EntryState| {
        let category = args.category.is_none_or(|category| category == entry.entry.category);
        !entry.withdrawn && category && (!args.due || entry.settlement.is_none())
    };
    let entries: Vec<&EntryState> = state.entries().filter(asked).collect();
    let lang = console.lang();
    if args.json {
        let rows = entries.iter().map(|entry| {
            json!({
                "entry": entry.entry.id,
                "name": entry.entry.name,
                "category": entry.entry.category,
                "settled": entry.settlement.as_ref().map(how),
                "told": standing(state, entry).text(lang),
                "code": entry.code,
            })
        });
        console.print(&format!("{:#}\n", json!({ "fees": rows.collect::<Vec<_>>() })))?;
        return Ok(Exit::Done);
    }
    let rows: Vec<Vec<String>> = entries
        .iter()
        .map(|entry| {
            let code = entry.code.as_ref().map(ToString::to_string).unwrap_or_default();
            let told = standing(state, entry).text(lang);
            vec![entry.entry.id.to_string(), visible(entry.entry.name.as_str()), told, code]
        })
        .collect();
    console.print(&text_table::lines(&[Align::Left; 4], &rows))?;
    let open = entries.iter().filter(|entry| entry.settlement.is_none()).count();
    let sum = Message::new("contest-cli-fees").with("all", entries.len()).with("open", open);
    super::file::say(console, &sum)?;
    Ok(Exit::Done)
}

fn how(settlement: &Settlement) -> &'static str {
    match settlement {
        Settlement::Paid { when: PaidWhen::InAdvance, .. } => "in-advance",
        Settlement::Paid { when: PaidWhen::OnSite, .. } => "on-site",
        Settlement::Waived => "waived",
        Settlement::Code(_) => "code",
    }
}

fn standing(state: &State, entry: &EntryState) -> Message {
    match &entry.settlement {
        None => match state.amount_due(entry, PaidWhen::InAdvance) {
            Some(amount) => Message::new("contest-cli-fee-due").with("amount", amount.message()),
            None => Message::new("contest-cli-fee-open"),
        },
        Some(Settlement::Paid { amount, .. }) => {
            Message::new("contest-cli-fee-paid").with("amount", amount.message())
        }
        Some(Settlement::Waived) => Message::new("contest-cli-fee-waived"),
        Some(Settlement::Code(code)) => Message::new("contest-cli-fee-code").with("code", code),
    }
}
