//! `kolo check`: is every round paired as the rules ask?

mod worse;

use std::path::PathBuf;

use kolo_messages::{Lang, Message};
use kolo_model::{Clause, Idle, Outcome, PerSide, Round, RoundNumber, StartNumber, System, Tournament};
use kolo_pairing::{CannotPair, Explanation, NextRound, Options, Silent};

use crate::cli::systems;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::input::{self, Input};

const EXAMPLES: &str = "\
Examples:
  kolo check club.json
  kolo check club.trf --system round-robin
  kolo check open.json --system mcmahon --seed 7

Every round is paired again from the rounds before it. Each difference names the round, the pairs
of the file, the pairs by the rules and the clause that decides; in Swiss and McMahon also the first
criterion in which the round in the file is worse, and by how much. The exit code is 1 if there is
any difference.";

/// Compare every round of a file with the pairing by the rules
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// A tournament file (.trf, .json, .h9 or .xml), or - for standard input
    file: PathBuf,
    /// Pairing system [default: the one named in the file]
    #[arg(long, value_name = "SYSTEM", value_parser = systems())]
    system: Option<System>,
    #[command(flatten)]
    choices: super::pair::Choices,
}

/// # Errors
/// When the file is wrong or its system cannot be checked.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let input = input::tournament(&args.file, console)?;
    let system = super::system(args.system, &input, console)?;
    let input = args.choices.applied(system, input, console)?;
    let options = args.choices.options(&input);
    let mut different = 0usize;
    for (index, round) in input.tournament.rounds().iter().enumerate() {
        let number = RoundNumber::from_index(index);
        let Some(difference) = compare(system, &options, &input, number, round)? else { continue };
        if is_right_as_last(system, &options, &input, number, round)? {
            let note = Message::new("cli-checked-as-last").with("round", number);
            console.print(&format!("{}\n", note.text(console.lang())))?;
            continue;
        }
        different += 1;
        console.print(&difference.text(console.lang()))?;
    }
    let checked = input.tournament.rounds().len();
    let summary = Message::new("cli-checked").with("rounds", checked).with("different", different);
    console.print(&format!("{}\n", summary.text(console.lang())))?;
    Ok(if different == 0 { Exit::Done } else { Exit::No })
}

/// What is different in a round.
struct Difference {
    /// Whole sentences.
    found: Vec<Message>,
    /// In what the file's round is worse, where that can be said.
    reasons: Vec<Message>,
}

impl Difference {
    fn text(&self, lang: Lang) -> String {
        let found = self.found.iter().map(|message| format!("{}\n", message.text(lang)));
        let reasons = self.reasons.iter().map(|message| format!("  {}\n", message.text(lang)));
        found.chain(reasons).collect()
    }
}

/// Whether the rules give this round if it is the last one, where the file does not say how many there are.
fn is_right_as_last(
    system: System,
    options: &Options,
    input: &Input,
    number: RoundNumber,
    found: &Round,
) -> Result<bool, Failure> {
    // Those with more than half of the points are paired by other rules then.
    let differs = matches!(system, System::Fide1992 | System::Dutch);
    let is_last_here = number.index() + 1 == input.tournament.rounds().len();
    if !differs || !is_last_here || input.tournament.planned_rounds().is_some() {
        return Ok(false);
    }
    let earlier = input.tournament.before_round(number).with_planned_rounds(number.get());
    Ok(compare_after(system, options, input, &earlier, number, found)?.is_none())
}

/// What is different in one round, or nothing.
fn compare(
    system: System,
    options: &Options,
    input: &Input,
    number: RoundNumber,
    found: &Round,
) -> Result<Option<Difference>, Failure> {
    compare_after(system, options, input, &input.tournament.before_round(number), number, found)
}

fn compare_after(
    system: System,
    options: &Options,
    input: &Input,
    earlier: &Tournament,
    number: RoundNumber,
    found: &Round,
) -> Result<Option<Difference>, Failure> {
    match kolo_pairing::pair(system, earlier, options, &mut Silent) {
        Ok(expected) => {
            // Reasons are worth their time only where something differs.
            let mut explanation = Explanation::default();
            if is_different(found, &expected) {
                kolo_pairing::pair(system, earlier, options, &mut explanation)
                    .map_err(|cannot| Failure::of_pairing(&input.name, &cannot))?;
            }
            let pairs = difference(system, number, found, &expected, &explanation);
            let reasons = || worse::reasons(system, earlier, options, found, &expected);
            let reasons = if pairs.is_some() { reasons() } else { Vec::new() };
            let handicaps = worse::other_handicaps(system, earlier, number, found);
            let found: Vec<Message> = pairs.into_iter().chain(handicaps).collect();
            Ok((!found.is_empty()).then_some(Difference { found, reasons }))
        }
        // The file has a round where the rules have none.
        Err(cannot @ (CannotPair::AllRoundsPlayed { .. } | CannotPair::NoPairing { .. })) => {
            let found = vec![no_round(number, found, &cannot)];
            Ok(Some(Difference { found, reasons: Vec::new() }))
        }
        Err(cannot) => Err(Failure::of_pairing(&input.name, &cannot)),
    }
}

fn no_round(number: RoundNumber, found: &Round, cannot: &CannotPair) -> Message {
    let clause = cannot.clause().map_or("–", Clause::id);
    Message::new("cli-difference")
        .with("round", number)
        .with("found", written(entries_of(found).iter()))
        .with("expected", cannot.message())
        .with("clause", clause)
}

fn is_different(found: &Round, expected: &NextRound) -> bool {
    let (found, expected) = (entries_of(found), entries_of_next(expected));
    let missing = |one: &[Entry], other: &[Entry]| one.iter().any(|entry| !other.iter().any(|o| o.is(entry)));
    missing(&found, &expected) || missing(&expected, &found)
}

fn difference(
    system: System,
    number: RoundNumber,
    found: &Round,
    expected: &NextRound,
    explanation: &Explanation,
) -> Option<Message> {
    let found = entries_of(found);
    let expected = entries_of_next(expected);
    let only_found: Vec<&Entry> =
        found.iter().filter(|entry| !expected.iter().any(|e| e.is(entry))).collect();
    let only_expected: Vec<&Entry> =
        expected.iter().filter(|entry| !found.iter().any(|f| f.is(entry))).collect();
    if only_found.is_empty() && only_expected.is_empty() {
        return None;
    }
    let clause = decided_first(system, &only_expected).find_map(|entry| match entry {
        Entry::Pair { sides, .. } if found.iter().any(|other| other.meet_on_other_sides(*sides)) => {
            explanation.clause_of_sides(*sides)
        }
        Entry::Pair { sides, .. } => explanation.clause_of_pair(*sides),
        Entry::Bye(no) => explanation.clause_of_bye(*no),
    });
    let message = Message::new("cli-difference")
        .with("round", number)
        .with("found", written(only_found.into_iter()))
        .with("expected", written(only_expected.into_iter()))
        .with("clause", clause.map_or("–", Clause::id));
    Some(message)
}

/// What differs, in the order in which the system decides it: in gomoku the bye comes before the pairs.
fn decided_first<'a>(system: System, entries: &[&'a Entry]) -> impl Iterator<Item = &'a Entry> {
    let bye_first = system == System::Pisqworky2023;
    let mut entries = entries.to_vec();
    entries.sort_by_key(|entry| bye_first && matches!(entry, Entry::Pair { .. }));
    entries.into_iter()
}

/// A pair or a bye, as far as the pairing decides it. Board order is not compared: most files do not keep it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Entry {
    Pair { sides: PerSide<StartNumber>, colours: Colours },
    Bye(StartNumber),
}

/// Whether the sides of a game are a fact. A game that was not played has none (R-F2.1), and files often
/// leave them out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Colours {
    Known,
    Unknown,
}

impl Entry {
    /// Whether the same two meet with the sides exchanged.
    fn meet_on_other_sides(&self, pair: PerSide<StartNumber>) -> bool {
        match self {
            Entry::Pair { sides, .. } => sides.swapped() == pair,
            Entry::Bye(_) => false,
        }
    }

    fn is(&self, other: &Entry) -> bool {
        match (self, other) {
            (Entry::Bye(one), Entry::Bye(two)) => one == two,
            (Entry::Pair { sides: one, colours: a }, Entry::Pair { sides: two, colours: b }) => {
                one == two || ((*a, *b) != (Colours::Known, Colours::Known) && one.swapped() == *two)
            }
            (Entry::Bye(_), Entry::Pair { .. }) | (Entry::Pair { .. }, Entry::Bye(_)) => false,
        }
    }
}

fn entries_of(round: &Round) -> Vec<Entry> {
    let games = round.games.iter().map(|game| {
        let colours = match game.outcome {
            Outcome::Pending | Outcome::Adjourned | Outcome::Played(..) => Colours::Known,
            Outcome::Forfeit(_) => Colours::Unknown,
        };
        Entry::Pair { sides: game.sides, colours }
    });
    let byes = round.idle.iter().filter(|(_, idle)| *idle == Idle::PairingBye);
    games.chain(byes.map(|(no, _)| Entry::Bye(*no))).collect()
}

fn entries_of_next(next: &NextRound) -> Vec<Entry> {
    let pairs = next.pairs.iter().map(|pair| Entry::Pair { sides: *pair, colours: Colours::Known });
    pairs.chain(next.byes.iter().copied().map(Entry::Bye)).collect()
}

/// `1-4 2-3 5-0`, or a dash for nothing.
fn written<'a>(entries: impl Iterator<Item = &'a Entry>) -> String {
    let texts: Vec<String> = entries
        .map(|entry| match entry {
            Entry::Pair { sides, .. } => format!("{}-{}", sides.first, sides.second),
            Entry::Bye(no) => format!("{no}-0"),
        })
        .collect();
    if texts.is_empty() { "–".to_owned() } else { texts.join(" ") }
}
