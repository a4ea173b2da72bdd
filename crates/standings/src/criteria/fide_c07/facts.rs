//! What several tie-breaks need of each player, computed once: adjusted scores (16.3), Buchholz, performances.
//!
//! The adjusted score of a participant is for the tie-breaks of those who met them. Rounds count with the points they
//! brought (16.3.1), but a requested bye after which they were never there to play again counts as a draw (16.3.2).
//!
//! Our readings: in a round robin nothing is adjusted (15.2). For Fore Buchholz every player who was paired in the
//! final round drew there, also where the game was forfeited, so that a bye before it is no longer at the end. The
//! final round is the last one planned, where that is known, else the last one of the table.

use std::cell::OnceCell;

use kolo_model::{Adjourned, Cell, HalfPoints, Row, StartNumber, System, Tournament};

use super::round_kind::RoundKind;
use super::{buchholz, perfect_performance, performance};
use crate::field::Field;
use crate::tie_break::{Cut, Forfeits, LastRound};
use crate::{Contribution, Ground, QuarterPoints};

/// The facts of a table.
pub(crate) struct Facts {
    /// Pairings were made beforehand (15.2).
    pub(super) predetermined: bool,
    /// The index of the final round, if it has been paired.
    final_round: Option<usize>,
    /// How many have no rating.
    pub(crate) unrated: usize,
    adjusted: PerLastRound<Vec<SeenScore>>,
    buchholz: PerLastRound<Vec<QuarterPoints>>,
    performances: OnceCell<Vec<Option<i32>>>,
    perfect: OnceCell<Vec<Option<i32>>>,
}

/// A score with and without the last round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SeenScore {
    /// Their points; for Fore Buchholz with a draw in the final round.
    pub(crate) own: HalfPoints,
    /// What they count for in the tie-breaks of others.
    pub(crate) adjusted: HalfPoints,
}

/// One for results as they are and one for draws in the final round.
struct PerLastRound<T> {
    as_played: OnceCell<T>,
    drawn: OnceCell<T>,
}

impl<T> PerLastRound<T> {
    const fn new() -> Self {
        PerLastRound { as_played: OnceCell::new(), drawn: OnceCell::new() }
    }

    fn get(&self, last: LastRound, make: impl FnOnce() -> T) -> &T {
        match last {
            LastRound::AsPlayed => self.as_played.get_or_init(make),
            LastRound::Drawn => self.drawn.get_or_init(make),
        }
    }
}

impl Facts {
    pub(crate) fn of(tournament: &Tournament, ground: Ground) -> Self {
        let drawn = tournament.rounds().len();
        let planned = tournament.planned_rounds().map_or(drawn, |planned| planned as usize);
        let competitors = tournament.competitors().iter();
        Facts {
            predetermined: ground.system == Some(System::RoundRobin),
            final_round: (drawn > 0 && drawn >= planned).then(|| drawn - 1),
            unrated: competitors.filter(|competitor| competitor.rating.is_none()).count(),
            adjusted: PerLastRound::new(),
            buchholz: PerLastRound::new(),
            performances: OnceCell::new(),
            perfect: OnceCell::new(),
        }
    }

    /// Whether this cell is a game of the final round that counts as a draw.
    pub(super) fn is_drawn(&self, last: LastRound, index: usize, cell: &Cell) -> bool {
        last == LastRound::Drawn && self.final_round == Some(index) && matches!(cell, Cell::Game(_))
    }
}

/// What a player counts for in the tie-breaks of those who met them.
pub(super) fn seen(field: &Field, last: LastRound, no: StartNumber) -> SeenScore {
    let all = || field.crosstable.rows().iter().map(|row| adjust(field, last, row)).collect();
    field.c07.adjusted.get(last, all)[no.index()]
}

fn adjust(field: &Field, last: LastRound, row: &Row) -> SeenScore {
    let facts = &field.c07;
    let is_drawn = |index: usize, cell: &Cell| facts.is_drawn(last, index, cell);
    let there = |index: usize, cell: &Cell| is_drawn(index, cell) || !RoundKind::of(cell).is_voluntary();
    let cells = || row.cells.iter().enumerate();
    let last_there = cells().filter(|(index, cell)| there(*index, cell)).map(|(index, _)| index).next_back();
    let own = |index: usize, cell: &Cell| {
        if is_drawn(index, cell) {
            field.scoring.draw
        } else {
            cell.points(&field.scoring, Adjourned::NotYet)
        }
    };
    let adjusted = |index: usize, cell: &Cell| {
        let at_the_end = last_there.is_none_or(|there| index > there);
        if !facts.predetermined && at_the_end && RoundKind::of(cell) == RoundKind::RequestedBye {
            field.scoring.draw
        } else {
            own(index, cell)
        }
    };
    SeenScore {
        own: cells().map(|(index, cell)| own(index, cell)).sum(),
        adjusted: cells().map(|(index, cell)| adjusted(index, cell)).sum(),
    }
}

/// The Buchholz of a player, for the averages of others.
pub(super) fn buchholz_of(field: &Field, last: LastRound, no: StartNumber) -> QuarterPoints {
    let whole = Cut { low: 0, high: 0 };
    let one = |row: &Row| -> QuarterPoints {
        let parts = buchholz::contributions(field, row.no, last, whole, Forfeits::Unplayed);
        parts.iter().map(Contribution::amount).sum()
    };
    field.c07.buchholz.get(last, || field.crosstable.rows().iter().map(one).collect())[no.index()]
}

/// The performance of a player.
pub(super) fn performance_of(field: &Field, no: StartNumber) -> Option<i32> {
    let one = |row: &Row| performance::performance(field, row.no).0;
    let all = || field.crosstable.rows().iter().map(one).collect();
    field.c07.performances.get_or_init(all)[no.index()]
}

/// The perfect performance of a player.
pub(super) fn perfect_of(field: &Field, no: StartNumber) -> Option<i32> {
    let one = |row: &Row| perfect_performance::performance(field, row.no).0;
    let all = || field.crosstable.rows().iter().map(one).collect();
    field.c07.perfect.get_or_init(all)[no.index()]
}
