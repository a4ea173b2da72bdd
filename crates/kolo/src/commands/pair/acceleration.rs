//! Acceleration points (C.04.7), where the user asks for the Baku acceleration or the file names it.

use std::collections::BTreeMap;

use kolo_formats::FileNote;
use kolo_messages::Message;
use kolo_model::{Acceleration, Cell, HalfPoints, Place, StartNumber, System, Tournament};
use kolo_pairing::{Baku, Lent};

use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input::Input;

/// What the tournament of the file is paired with. Acceleration points in the file count; it is reported if they are
/// not those of the acceleration that the file names.
///
/// # Errors
/// When the user asks for the acceleration and the file has acceleration points itself, and when it cannot be worked
/// out.
pub(super) fn applied(
    asked: bool,
    system: System,
    input: Input,
    console: &mut Console<'_>,
) -> Result<Input, Failure> {
    let own = !input.tournament.accelerations().is_empty();
    if asked {
        let lent = lent(system, &input.tournament, "cli-baku-rounds").map_err(Failure::usage)?;
        if own {
            return Err(Failure::usage(Message::new("cli-baku-lent")));
        }
        return Ok(with(input, lent));
    }
    // Another system than that of the file has no acceleration points.
    if system != System::Dutch || input.tournament.acceleration() != Acceleration::Baku {
        return Ok(input);
    }
    let lent = lent(system, &input.tournament, "cli-baku-file-rounds");
    if own {
        if lent.is_ok_and(|lent| differs(&input.tournament, &lent)) {
            let note = FileNote { place: Place::default(), message: Message::new("cli-baku-differs") };
            console.warn(&input.name, &[note]);
        }
        return Ok(input);
    }
    let cannot = |message| Failure::one(Exit::BadInput, Complaint::file(&input.name, message));
    let lent = lent.map_err(cannot)?;
    Ok(with(input, lent))
}

fn with(input: Input, lent: Lent) -> Input {
    Input { tournament: input.tournament.with_accelerations(lent), ..input }
}

/// The acceleration points, or why there are none; `rounds_unknown` says that the number of rounds is
/// missing.
fn lent(system: System, tournament: &Tournament, rounds_unknown: &'static str) -> Result<Lent, Message> {
    let scoring = tournament.scoring();
    if system != System::Dutch || !Baku::is_for(&scoring) {
        return Err(Message::new("refused-acceleration"));
    }
    let baku = Baku::of(tournament).ok_or_else(|| Message::new(rounds_unknown))?;
    Ok(baku.lent(tournament.competitors().len(), &scoring))
}

/// Whether the points of the file are not those of the acceleration, as far as it matters: in the rounds so far for
/// players who were paired, and in the next one. Files written during a tournament say nothing of later rounds.
fn differs(tournament: &Tournament, lent: &[(StartNumber, Vec<HalfPoints>)]) -> bool {
    let by_number = |lent: &[(StartNumber, Vec<HalfPoints>)]| -> BTreeMap<StartNumber, Vec<HalfPoints>> {
        lent.iter().cloned().collect()
    };
    let (own, named) = (by_number(tournament.accelerations()), by_number(lent));
    let crosstable = tournament.crosstable();
    let next = tournament.rounds().len();
    let points = |lent: &BTreeMap<StartNumber, Vec<HalfPoints>>, no: StartNumber, round: usize| {
        lent.get(&no).and_then(|points| points.get(round)).copied().unwrap_or(HalfPoints::ZERO)
    };
    crosstable.rows().iter().any(|row| {
        let was_there = |round: usize| round == next || matches!(row.cells.get(round), Some(Cell::Game(_)));
        (0..=next)
            .any(|round| was_there(round) && points(&own, row.no, round) != points(&named, row.no, round))
    })
}
