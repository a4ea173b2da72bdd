//! MSOS (G-3.3.2d): SOS without the weakest or the strongest opponent, depending on the own result.
//!
//! Who won more than half loses the weakest opponent (G-3.3.2d.1), who won less the strongest
//! (G-3.3.2d.2), who won exactly half loses both (G-3.3.2d.3). With more than eight rounds two instead of one
//! (G-3.3.2d.4). Our readings:
//!
//! - Half is measured by own wins against the rounds done, in McMahon as well: a jigo is half a win, a free
//!   round and a win by forfeit are won, a missed round is not, and a game that is not over is not a round done.
//! - The eight rounds are those of the table, so that an early table does not lose half of the opponents.
//! - Who has fewer opponents than are to be left out loses all of them, the weakest first.

use kolo_messages::Message;
use kolo_model::{Cell, Clause, HalfPoints, Idle, Row, Share, StartNumber};

use super::{leave_out, sos};
use crate::Contribution;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;

pub(crate) static MSOS: Rule = Rule {
    code: "msos",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("G-3.3.2d"),
    heading: Some(|| Message::new("criterion-msos")),
    meaning: || Message::new("criterion-msos-meaning"),
    allowed: Allowed::NotInRoundRobin,
    apply: |table, by| table.by_amount(by, |field, no| contributions(field, no, LeftOut::ByRounds)),
};

pub(crate) static MSOS_ONE: Rule = Rule {
    code: "msos-one",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("G-3.3.2d"),
    heading: Some(|| Message::new("criterion-msos-one")),
    meaning: || Message::new("criterion-msos-one-meaning"),
    allowed: Allowed::NotInRoundRobin,
    apply: |table, by| table.by_amount(by, |field, no| contributions(field, no, LeftOut::One)),
};

/// From this many rounds on a second opponent is left out.
const MANY_ROUNDS: usize = 9;

/// How many opponents are left out on a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LeftOut {
    /// One, and two when there are more than eight rounds.
    ByRounds,
    /// One, however many rounds there are.
    One,
}

/// What a player made of the rounds done, and how many opponents are left out for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OwnShare {
    /// Wins, a jigo counted as half.
    pub won: HalfPoints,
    /// Rounds done.
    pub rounds: u32,
    /// How many of the weakest opponents are left out.
    pub weakest: usize,
    /// How many of the strongest opponents are left out.
    pub strongest: usize,
}

pub(crate) fn contributions(field: &Field, no: StartNumber, left_out: LeftOut) -> Vec<Contribution> {
    let share = OwnShare::of(field.row(no), left_out);
    let mut list = sos::contributions(field, no);
    leave_out(&mut list, share.weakest, share.strongest);
    list.push(Contribution::AgainstHalf(share));
    list
}

impl OwnShare {
    fn of(row: &Row, left_out: LeftOut) -> Self {
        let done = || row.cells.iter().filter_map(won);
        let (won, rounds) = (done().sum::<HalfPoints>(), u32::try_from(done().count()).unwrap_or(u32::MAX));
        let each = match left_out {
            LeftOut::ByRounds if row.cells.len() >= MANY_ROUNDS => 2,
            LeftOut::ByRounds | LeftOut::One => 1,
        };
        // Half of the rounds is as many half wins as there are rounds.
        let (weakest, strongest) = match won.halves().cmp(&rounds) {
            std::cmp::Ordering::Greater => (each, 0),
            std::cmp::Ordering::Less => (0, each),
            std::cmp::Ordering::Equal => (each, each),
        };
        OwnShare { won, rounds, weakest, strongest }
    }

    pub(crate) fn message(self) -> Message {
        let message = match (self.weakest, self.strongest) {
            (_, 0) => Message::new("msos-above-half"),
            (0, _) => Message::new("msos-below-half"),
            (_, _) => Message::new("msos-exactly-half"),
        };
        message
            .with("won", self.won)
            .with("rounds", self.rounds)
            .with("count", self.weakest.max(self.strongest))
    }
}

/// How much of a round was won, or `None` while its game is not over.
fn won(cell: &Cell) -> Option<HalfPoints> {
    match cell {
        Cell::Game(game) => game.share().map(|share| match share {
            Share::Win => HalfPoints::ONE,
            Share::Draw => HalfPoints::HALF,
            Share::Loss => HalfPoints::ZERO,
        }),
        Cell::Idle(Idle::PairingBye | Idle::FullPointBye) => Some(HalfPoints::ONE),
        Cell::Idle(Idle::HalfPointBye) => Some(HalfPoints::HALF),
        Cell::Idle(Idle::ZeroPointBye | Idle::AnnouncedAbsence | Idle::Absent) => Some(HalfPoints::ZERO),
    }
}
