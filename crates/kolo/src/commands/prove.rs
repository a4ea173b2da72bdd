//! `kolo prove`: whether a player wins by force (P-3.3.1.6).

mod file;
mod showing;
mod tree;

use std::path::PathBuf;

use kolo_messages::{Lang, Message};
use kolo_play::diagram::{Labels, Picture, letters, svg};
use kolo_play::duel::Placed;
use kolo_play::prover::{Answer, Budget, Proven, Question, Refutation, Stage, Verdict, prove};
use kolo_play::record::{Counting, Position};
use kolo_play::{Cell, Mark};

use crate::board_input;
use crate::cli::choice;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input::STANDARD_STREAM;
use crate::output;

/// More would take hours.
const MOST_NODES: u64 = 10_000_000_000;

const EXAMPLES: &str = "\
Examples:
  kolo prove 'xf8 xg8 xh8 oh9 oi7 ob2 > x'    marks on the board, then the side to move
  kolo prove duel.txt --claimant o            the position after the last step of a record
  kolo prove position.json --nodes 2000000    search longer
  kolo prove duel.txt --tree                  the answer to every defence
  kolo prove duel.txt --show                  enter the winning moves, the program defends
  kolo prove duel.txt --json > proof.json
  kolo prove --verify proof.json              check a proof without searching for one

Exit code 0 if the win is proven, 1 if it is not. Not proven is not refuted: there may be a win that
was not found. The answer says which.";

/// Prove a forced win in a gomoku position, or refute it
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// A file with a position or a record, - for standard input, or the position itself
    #[arg(required_unless_present = "verify")]
    position: Option<String>,
    /// Who claims the win [default: the side to move]
    #[arg(long, value_name = "MARK", value_parser = choice(&Mark::BOTH, board_input::mark_code))]
    claimant: Option<Mark>,
    /// The side to move [default: as the position says]
    #[arg(long, value_name = "MARK", value_parser = choice(&Mark::BOTH, board_input::mark_code))]
    to_move: Option<Mark>,
    /// How many marks the search may place
    #[arg(long, value_name = "N", default_value_t = Budget::default().0,
          value_parser = clap::value_parser!(u64).range(1..=MOST_NODES))]
    nodes: u64,
    /// Print the whole proof: the answer to every defence
    #[arg(long, conflicts_with = "json")]
    tree: bool,
    /// Print the answer as JSON, with the proof
    #[arg(long)]
    json: bool,
    /// Write a picture of the position with the winning line, - for standard output
    #[arg(long, value_name = "OUT")]
    svg: Option<PathBuf>,
    /// Enter the win move by move on standard input; the program defends
    #[arg(long, conflicts_with_all = ["json", "tree", "svg"])]
    show: bool,
    /// Check the proof in an answer saved with --json, without a search
    #[arg(long, value_name = "PROOF", conflicts_with_all = ["position", "claimant", "to_move", "nodes",
          "tree", "json", "svg", "show"])]
    verify: Option<PathBuf>,
}

/// # Errors
/// When there is no position, or nothing can be claimed in it.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    if let Some(proof) = &args.verify {
        return file::verify(proof, console);
    }
    board_input::require_alone(args.svg.as_deref(), args.json || args.tree)?;
    let text = args.position.as_deref().unwrap_or(STANDARD_STREAM);
    if args.show && text == STANDARD_STREAM {
        return Err(Failure::usage(Message::new("prove-cli-show-stdin")));
    }
    let (name, reading) = board_input::file_or_text(text)?;
    // Numbers that cannot be in a duel bring a warning with the answer: at the time limit there is no time to count
    // marks first.
    let position = reading
        .position(args.to_move, Counting::Any)
        .map_err(|problems| board_input::failure(&name, &problems))?;
    let claimant = args.claimant.unwrap_or(position.to_move());
    let question = Question::new(position.board().clone(), position.to_move(), claimant).map_err(|flaw| {
        let complaint = Complaint { clause: Some(flaw.clause()), ..Complaint::file(&name, flaw.message()) };
        Failure::one(Exit::BadInput, complaint)
    })?;
    let budget = Budget(args.nodes);
    if args.show {
        return showing::run(question, budget, console);
    }
    let answer = prove(&question, budget);
    answer_with(args, &position, &question, &answer, console)
}

fn answer_with(
    args: &Args,
    position: &Position,
    question: &Question,
    answer: &Answer,
    console: &mut Console<'_>,
) -> Result<Exit, Failure> {
    let lang = console.lang();
    let line = proven_of(&answer.verdict).map(Proven::main_line).unwrap_or_default();
    if let Some(out) = &args.svg {
        let picture = Picture::of_line(position, &in_turn(question, &line));
        let labels = Labels {
            title: asked(question).text(lang),
            description: answer.verdict.message(question).text(lang),
            captions: Vec::new(),
        };
        output::save(out, svg(&picture, &labels).as_bytes(), console)?;
    }
    if args.svg.as_ref().is_none_or(|out| out.as_os_str() != STANDARD_STREAM) {
        let text = if args.json {
            format!("{:#}\n", file::data(position, question, answer, Budget(args.nodes), lang))
        } else {
            describe(args, position, question, answer, &line, lang)
        };
        console.print(&text)?;
    }
    Ok(match answer.verdict {
        Verdict::Proven(_) => Exit::Done,
        Verdict::NotProven(_) | Verdict::Refuted(_) => Exit::No,
    })
}

/// The proof in an answer: the claimant's, or the opponent's that refutes the claim.
fn proven_of(verdict: &Verdict) -> Option<&Proven> {
    match verdict {
        Verdict::Proven(proven) | Verdict::Refuted(Refutation::OpponentWins(proven)) => Some(proven),
        Verdict::NotProven(_) | Verdict::Refuted(Refutation::Pairs(_) | Refutation::AllMovesTried) => None,
    }
}

fn in_turn(question: &Question, line: &[Cell]) -> Vec<Placed> {
    let mut mark = question.to_move();
    let mut placed = Vec::new();
    for cell in line {
        placed.push(Placed { cell: *cell, mark });
        mark = mark.other();
    }
    placed
}

fn asked(question: &Question) -> Message {
    Message::new("prove-cli-question").with("claimant", question.claimant()).with("turn", question.to_move())
}

fn describe(
    args: &Args,
    position: &Position,
    question: &Question,
    answer: &Answer,
    line: &[Cell],
    lang: Lang,
) -> String {
    let mut lines = vec![letters(&Picture::of_position(position)), asked(question).text(lang)];
    lines.extend(question.caution().map(|caution| caution.text(lang)));
    let clause = answer.verdict.clause();
    lines.push(format!("{} [{clause}]", answer.verdict.message(question).text(lang)));
    if !line.is_empty() {
        let moves: Vec<String> = in_turn(question, line)
            .iter()
            .map(|placed| format!("{}{}", placed.mark.letter(), placed.cell))
            .collect();
        lines.push(Message::new("prove-cli-line").with("moves", moves.join(" ")).text(lang));
    }
    lines.push(effort(answer).text(lang));
    if let Some(proven) = proven_of(&answer.verdict).filter(|_| args.tree) {
        lines.push(String::new());
        lines.push(tree::describe(proven, lang));
    }
    let mut text = lines.join("\n");
    if !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

fn effort(answer: &Answer) -> Message {
    let by = match answer.effort.stage {
        None => "none",
        Some(stage) => stage_code(stage),
    };
    Message::new("prove-cli-effort").with("nodes", answer.effort.nodes.to_string()).with("by", by)
}

fn stage_code(stage: Stage) -> &'static str {
    match stage {
        Stage::Fours => "fours",
        Stage::Threats => "threats",
        Stage::AllMoves => "all-moves",
    }
}
