//! The claimant shows the win at the keyboard, the program defends (P-3.3.1.6).

use std::io::{BufRead, Read};

use kolo_messages::Message;
use kolo_play::Cell;
use kolo_play::diagram::{Picture, letters};
use kolo_play::prover::{Budget, End, Question, Response, Showing};
use kolo_play::record::{Counting, Position};

use super::asked;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;

/// A square has at most three letters; what is longer is something else.
const MOST_LETTERS: u64 = 1_000;

/// Plays until five in a row, the end of the input, or the word `quit`.
pub(super) fn run(question: Question, budget: Budget, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let lang = console.lang();
    console.print(&format!("{}\n", asked(&question).text(lang)))?;
    let mut showing = Showing::begin(question, budget);
    if let Some(cell) = showing.played().first() {
        say(&Message::new("prove-cli-defence").with("cell", cell.to_string()), console)?;
    }
    say(&showing.standing().message(), console)?;
    let mut input = std::io::stdin().lock();
    let mut drawn = None;
    while showing.end().is_none() {
        // The board is shown when it has changed, not after every typing mistake.
        if drawn != Some(showing.played().len()) {
            board(&showing, console)?;
            drawn = Some(showing.played().len());
        }
        say(&Message::new("prove-cli-prompt").with("mark", showing.question().claimant()), console)?;
        console.flush()?;
        let Some(line) = next_line(&mut input)? else { break };
        let word = line.trim();
        if word.is_empty() {
            continue;
        }
        if matches!(word.to_ascii_lowercase().as_str(), "quit" | "q") {
            break;
        }
        let Ok(cell) = word.parse::<Cell>() else {
            let short: String = word.chars().take(20).collect();
            say(&kolo_play::UnreadableCell(short).message(), console)?;
            continue;
        };
        match showing.claim(cell) {
            Err(refused) => say(&refused.message(), console)?,
            Ok(Response::Defence { cell, standing }) => {
                say(&Message::new("prove-cli-defence").with("cell", cell.to_string()), console)?;
                say(&standing.message(), console)?;
            }
            Ok(Response::Over { reply, .. }) => {
                if let Some(cell) = reply {
                    say(&Message::new("prove-cli-defence").with("cell", cell.to_string()), console)?;
                }
            }
        }
    }
    let Some(end) = showing.end() else {
        say(&Message::new("prove-cli-not-shown"), console)?;
        return Ok(Exit::No);
    };
    say(&end.message(), console)?;
    Ok(match end {
        End::Shown(_) => Exit::Done,
        End::Reached(_) | End::Regained(_) | End::OpponentWins(_) | End::Full => Exit::No,
    })
}

fn say(message: &Message, console: &mut Console<'_>) -> Result<(), Failure> {
    let text = format!("{}\n", message.text(console.lang()));
    console.print(&text)
}

fn board(showing: &Showing, console: &mut Console<'_>) -> Result<(), Failure> {
    let question = showing.question();
    let position = Position::new(question.board().clone(), question.to_move(), Counting::Any);
    match position {
        Ok(position) => console.print(&letters(&Picture::of_position(&position))),
        // Neither has five while the showing goes on.
        Err(_) => Ok(()),
    }
}

/// The next line, or nothing at the end of the input. What is too long is cut, and the rest of it is skipped: it is
/// not a square anyway, and one line has one answer.
fn next_line(input: &mut impl BufRead) -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    let mut piece = Vec::new();
    loop {
        piece.clear();
        let read = input.by_ref().take(MOST_LETTERS).read_until(b'\n', &mut piece);
        let read = read.map_err(|error| Failure::of_reading("-", &error))?;
        if bytes.is_empty() {
            bytes.clone_from(&piece);
        }
        if read == 0 || piece.ends_with(b"\n") {
            break;
        }
    }
    Ok((!bytes.is_empty()).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}
