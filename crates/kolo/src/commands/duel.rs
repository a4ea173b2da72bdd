//! `kolo duel`: whether the record of a duel is legal, what it looks like, and the same in another format.

mod tell;

use std::path::PathBuf;

use kolo_messages::Message;
use kolo_model::Clause;
use kolo_play::diagram::{Labels, Picture, letters, svg};
use kolo_play::record::{self, Counting, Format, Reading, Record, Report, check_record, counting_caution};

use crate::board_input;
use crate::cli::choice;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input::STANDARD_STREAM;
use crate::output;

const EXAMPLES: &str = "\
Examples:
  kolo duel final.txt                         is it legal, what does it look like, who won
  kolo duel game.psq --to text                convert: text, json, psq, gomocup, marks, diagram,
                                              position
  kolo duel final.txt --svg final.svg         make a picture
  echo 'swap1: xh8 oi8 xj10 | x | f6' | kolo duel -

The format is recognised by the content. Exit code 1 if a step or the end is not legal, or
no duel can have so many marks of each side; 3 if the record cannot be read.";

/// Check the record of a gomoku duel, make a picture of it, or convert it
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// A record of a duel or a position, or - for standard input
    file: PathBuf,
    /// Format of the file [default: by its content]
    #[arg(long, value_name = "FORMAT", value_parser = choice(&Format::ALL, Format::code))]
    from: Option<Format>,
    /// Print the duel in this format instead
    #[arg(long, value_name = "FORMAT", conflicts_with = "json", value_parser = choice(&Format::ALL, Format::code))]
    to: Option<Format>,
    /// Write a picture of the board, - for standard output
    #[arg(long, value_name = "OUT")]
    svg: Option<PathBuf>,
    /// Print the check as JSON
    #[arg(long)]
    json: bool,
}

/// # Errors
/// When the file cannot be read, or the other format cannot hold it.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    board_input::require_alone(args.svg.as_deref(), args.json || args.to.is_some())?;
    let name = args.file.display().to_string();
    let reading = board_input::file(&args.file, args.from)?;
    let converted = match args.to {
        Some(format) => Some(
            record::write(format, &reading)
                .map_err(|cannot| Failure::one(Exit::BadInput, Complaint::file(&name, cannot.message())))?,
        ),
        None => None,
    };
    match &reading {
        Reading::Record(record) => duel(args, &name, record, converted, console),
        Reading::Position(raw) => {
            // As with a proof, numbers that cannot be in a duel are said and do not stand in the way.
            let position =
                raw.check(None, Counting::Any).map_err(|problems| board_input::failure(&name, &problems))?;
            let caution = counting_caution(position.board(), position.to_move());
            let lang = console.lang();
            let picture = Picture::of_position(&position);
            let turn = Message::new("duel-cli-to-move").with("mark", position.to_move());
            let labels = Labels {
                title: Message::new("duel-cli-position").text(lang),
                description: turn.text(lang),
                captions: Vec::new(),
            };
            draw(args, &picture, &labels, console)?;
            let text = match converted {
                Some(text) => text,
                None if args.json => record::position_json::write(&position),
                None => format!("{}\n{}\n", letters(&picture), turn.text(lang)),
            };
            print_unless_drawn(args, &text, console)?;
            match caution {
                None => Ok(Exit::Done),
                Some(caution) => {
                    let clause = Some(Clause::new("P-3.3.1.3"));
                    let complaint = Complaint { clause, ..Complaint::file(&name, caution) };
                    Err(Failure::one(Exit::No, complaint))
                }
            }
        }
    }
}

fn duel(
    args: &Args,
    name: &str,
    record: &Record,
    converted: Option<String>,
    console: &mut Console<'_>,
) -> Result<Exit, Failure> {
    let report = check_record(record);
    let lang = console.lang();
    let picture = Picture::of_report(&report);
    draw(args, &picture, &tell::labels(record, &report, lang), console)?;
    let exit = if report.is_lawful() { Exit::Done } else { Exit::No };
    let text = match converted {
        Some(text) => text,
        None if args.json => format!("{:#}\n", tell::data(record, &report, lang)),
        None => {
            let parts =
                [tell::head(record, &report, lang), letters(&picture), tell::verdict(record, &report, lang)];
            parts.join("\n")
        }
    };
    print_unless_drawn(args, &text, console)?;
    if args.to.is_some() && exit == Exit::No {
        // The answer is the converted record; what is wrong with it goes beside.
        return Err(Failure::Complaints { exit, complaints: complaints(name, &report) });
    }
    Ok(exit)
}

fn complaints(name: &str, report: &Report) -> Vec<Complaint> {
    let complaint = |fault: &record::Fault| Complaint {
        clause: Some(fault.clause()),
        ..Complaint::file(name, tell::fault(fault))
    };
    report.faults.iter().map(complaint).collect()
}

fn draw(args: &Args, picture: &Picture, labels: &Labels, console: &mut Console<'_>) -> Result<(), Failure> {
    match &args.svg {
        Some(out) => output::save(out, svg(picture, labels).as_bytes(), console),
        None => Ok(()),
    }
}

/// A picture on standard output stands there alone.
fn print_unless_drawn(args: &Args, text: &str, console: &mut Console<'_>) -> Result<(), Failure> {
    let drawn = args.svg.as_ref().is_some_and(|out| out.as_os_str() == STANDARD_STREAM);
    if drawn { Ok(()) } else { console.print(text) }
}
