//! What happened to a player in earlier rounds, as far as the pairing looks back.

use kolo_model::{Idle, Side, StartNumber, Tournament};

use super::field::Scores;

/// Against whom a player was paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Float {
    /// Against a higher score.
    Up,
    /// Against a lower score.
    Down,
}

/// One player's past.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Past {
    /// How often they floated up.
    pub(super) ups: u32,
    /// How often they floated down.
    pub(super) downs: u32,
    /// In the round before.
    pub(super) last: Option<Float>,
    /// Even games with the first side less even games with the second side.
    pub(super) balance: i32,
    pub(super) free_rounds: u32,
}

/// The past of all players, by start number.
#[derive(Debug)]
pub(super) struct History(Vec<Past>);

impl History {
    pub(super) fn of(tournament: &Tournament, scores: &Scores) -> Self {
        let mut all = vec![Past::default(); tournament.competitors().len()];
        for (index, round) in tournament.rounds().iter().enumerate() {
            for past in &mut all {
                past.last = None;
            }
            for game in &round.games {
                for side in Side::BOTH {
                    let (who, other) = (game.sides[side], game.sides[side.other()]);
                    let past = &mut all[who.index()];
                    let (own, his) = (scores.before(index, who), scores.before(index, other));
                    past.note_float(match own.cmp(&his) {
                        std::cmp::Ordering::Less => Some(Float::Up),
                        std::cmp::Ordering::Equal => None,
                        std::cmp::Ordering::Greater => Some(Float::Down),
                    });
                    if game.outcome.is_game() && game.terms.handicap.is_none() {
                        past.balance += match side {
                            Side::First => 1,
                            Side::Second => -1,
                        };
                    }
                }
            }
            for (who, idle) in &round.idle {
                all[who.index()].free_rounds += u32::from(*idle == Idle::PairingBye);
            }
        }
        History(all)
    }

    pub(super) fn of_player(&self, no: StartNumber) -> Past {
        self.0[no.index()]
    }
}

impl Past {
    fn note_float(&mut self, float: Option<Float>) {
        self.last = float;
        match float {
            Some(Float::Up) => self.ups += 1,
            Some(Float::Down) => self.downs += 1,
            None => {}
        }
    }
}
