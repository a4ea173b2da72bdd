//! What the rounds so far say about each player.

use kolo_model::{
    Adjourned, Cell, Crosstable, HalfPoints, Idle, RoundNumber, Row, StartNumber, System, Tournament,
};

use super::field::Player;
use super::floats::{Float, float_of};
use super::preference::preference;
use crate::colours::Colours;
use crate::invariants::bars_from_bye;

/// The rounds so far.
pub(super) struct History<'a> {
    tournament: &'a Tournament,
    pub(super) crosstable: Crosstable,
    /// Points for pairing of all players before the last round, and before the one before it.
    earlier: [Vec<HalfPoints>; 2],
    /// Acceleration points of all players for the next round.
    lent: Vec<HalfPoints>,
    /// Every player's number among those who take part.
    numbers: Vec<u32>,
}

impl<'a> History<'a> {
    pub(super) fn of(tournament: &'a Tournament) -> Self {
        let crosstable = tournament.crosstable();
        let scoring = tournament.scoring();
        let rounds = tournament.rounds().len();
        let before = |index: usize| -> Vec<HalfPoints> {
            let round = RoundNumber::from_index(index);
            let won =
                crosstable.rows().iter().map(|row| row.points_before(round, &scoring, Adjourned::AsDraw));
            won.zip(lent_for(tournament, index)).map(|(won, lent)| won + lent).collect()
        };
        let earlier = [before(rounds.saturating_sub(1)), before(rounds.saturating_sub(2))];
        let lent = lent_for(tournament, rounds);
        let numbers = numbers(tournament, &crosstable);
        History { tournament, crosstable, earlier, lent, numbers }
    }

    /// One player before the next round; whom they have met is not filled in.
    pub(super) fn player(&self, no: StartNumber) -> Player {
        let row = self.crosstable.row(no);
        let points = row.points(&self.tournament.scoring(), Adjourned::AsDraw);
        let score = points + self.lent[no.index()];
        let colours = Colours::new(row.games().map(|(_, game)| game.side).collect());
        let played = colours.history().len();
        Player {
            no,
            number: self.numbers[no.index()],
            score,
            points,
            preference: preference(&colours),
            colours,
            floats: [self.float(row, 0), self.float(row, 1)],
            topscorer: self.is_topscorer(score),
            barred_from_bye: points_without_play(row),
            unplayed: u32::try_from(row.cells.len() - played).unwrap_or(u32::MAX),
            met: Vec::new(),
        }
    }

    /// The float of the last round (`ago` 0) or the one before it (`ago` 1).
    fn float(&self, row: &Row, ago: usize) -> Option<Float> {
        let index = row.cells.len().checked_sub(ago + 1)?;
        let points = &self.earlier[ago];
        float_of(&row.cells[index], points[row.no.index()], points, &self.tournament.scoring())
    }

    /// 1.8: whether so many points are more than half of what could be had, and this is the last round.
    fn is_topscorer(&self, score: HalfPoints) -> bool {
        let played = self.tournament.rounds().len();
        let last = self.tournament.planned_rounds().is_some_and(|planned| planned as usize == played + 1);
        let most = u64::from(self.tournament.scoring().win.halves()) * played as u64;
        last && 2 * u64::from(score.halves()) > most
    }
}

/// C.04.2, 2.4: a late player gets a number when they are there. Until then they do not count.
fn numbers(tournament: &Tournament, crosstable: &Crosstable) -> Vec<u32> {
    let was_paired =
        |row: &Row| row.cells.iter().any(|cell| matches!(cell, Cell::Game(_) | Cell::Idle(Idle::PairingBye)));
    let rows = crosstable.rows().iter();
    rows.scan(0, |number, row| {
        *number += u32::from(was_paired(row) || tournament.idle_next(row.no).is_none());
        Some(*number)
    })
    .collect()
}

/// Acceleration points of all players for the pairing of the round with this index.
fn lent_for(tournament: &Tournament, index: usize) -> Vec<HalfPoints> {
    let mut lent = vec![HalfPoints::ZERO; tournament.competitors().len()];
    for (no, rounds) in tournament.accelerations() {
        lent[no.index()] = rounds.get(index).copied().unwrap_or_default();
    }
    lent
}

/// C2: the first round that gave the points of a win without a game.
fn points_without_play(row: &Row) -> Option<RoundNumber> {
    let bars = |cell: &Cell| bars_from_bye(System::Dutch, cell);
    row.cells.iter().position(bars).map(RoundNumber::from_index)
}
