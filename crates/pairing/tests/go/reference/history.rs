//! 2.1: what the rounds so far say about somebody.

use std::collections::BTreeSet;

use kolo_model::{Adjourned, Idle, Side, System, Tournament};

use super::strength::start_coefficients;

/// Which way somebody was drawn, or would be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Drift {
    Up,
    Down,
}

/// Which way the first of two with these scores is drawn by meeting the second.
pub(crate) fn drift(own: i64, opponents: i64) -> Option<Drift> {
    match own.cmp(&opponents) {
        std::cmp::Ordering::Less => Some(Drift::Up),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(Drift::Down),
    }
}

/// One player's past.
#[derive(Debug, Clone, Default)]
pub(crate) struct History {
    /// The score before each round in half points; the last one counts now.
    scores: Vec<i64>,
    /// How he was drawn, round by round.
    pub(crate) drifts: Vec<Option<Drift>>,
    /// Start numbers of those he met at the board.
    pub(crate) met: BTreeSet<u32>,
    pub(crate) free_rounds: i64,
    /// Even games with the first side less even games with the second side.
    pub(crate) balance: i64,
}

impl History {
    pub(crate) fn score(&self) -> i64 {
        self.scores.last().copied().expect("there is a score before round 1")
    }

    /// How often he was drawn this way.
    pub(crate) fn times(&self, way: Drift) -> usize {
        self.drifts.iter().filter(|drift| **drift == Some(way)).count()
    }

    /// How he was drawn in the round before.
    pub(crate) fn last(&self) -> Option<Drift> {
        self.drifts.last().copied().flatten()
    }
}

/// Everybody's past, by start number.
pub(crate) fn histories(system: System, tournament: &Tournament) -> Vec<History> {
    let scoring = tournament.scoring();
    let count = tournament.competitors().len();
    let mut halves: Vec<i64> = match system {
        System::McMahon => start_coefficients(tournament).iter().map(|points| 2 * points).collect(),
        _ => vec![0; count],
    };
    let rounded = |halves: i64| match system {
        System::McMahon => halves - halves % 2,
        _ => halves,
    };
    let mut histories = vec![History::default(); count];
    for (history, halves) in histories.iter_mut().zip(&halves) {
        history.scores.push(rounded(*halves));
    }
    for round in tournament.rounds() {
        // Who is named nowhere was absent.
        let mut points = vec![scoring.idle(Idle::Absent); count];
        let mut drifts = vec![None; count];
        for (who, idle) in &round.idle {
            points[who.index()] = scoring.idle(*idle);
            histories[who.index()].free_rounds += i64::from(*idle == Idle::PairingBye);
        }
        for game in &round.games {
            for side in Side::BOTH {
                let (own, opponent) = (game.sides[side].index(), game.sides[side.other()].index());
                points[own] = scoring.outcome(game.outcome, side, Adjourned::AsDraw);
                drifts[own] = drift(histories[own].score(), histories[opponent].score());
                if game.outcome.is_game() {
                    histories[own].met.insert(game.sides[side.other()].get());
                }
                if game.outcome.is_game() && game.terms.handicap.is_none() {
                    histories[own].balance += if side == Side::First { 1 } else { -1 };
                }
            }
        }
        for (index, history) in histories.iter_mut().enumerate() {
            halves[index] += i64::from(points[index].halves());
            history.scores.push(rounded(halves[index]));
            history.drifts.push(drifts[index]);
        }
    }
    histories
}
