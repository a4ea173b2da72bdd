//! Players as sentences call them.

use kolo_messages::{Arg, Message};
use kolo_model::{Clause, Tournament};

use crate::blocked::shortened;
use crate::pisqworky::admissible::Obstacle;
use crate::pisqworky::field::{Field, MEET_ONCE, Place};

/// Names and numbers of the players.
#[derive(Clone, Copy)]
pub(super) struct People<'a> {
    pub(super) tournament: &'a Tournament,
    pub(super) field: &'a Field,
}

impl People<'_> {
    /// Number and name.
    pub(super) fn one(self, who: Place) -> String {
        self.tournament.label(self.field[who].no)
    }

    /// Numbers and names; of many only the first.
    pub(super) fn several(self, players: &[Place]) -> Arg {
        if players.is_empty() {
            return Arg::from(Message::new("pisqworky-nobody"));
        }
        shortened(players.iter().map(|who| Arg::from(self.one(*who))).collect())
    }
}

/// What keeps two apart, with its clause.
pub(super) fn obstacle(obstacle: Obstacle) -> (Clause, Message) {
    match obstacle {
        Obstacle::Met(round) => (MEET_ONCE, Message::new("pisqworky-have-met").with("round", round)),
        Obstacle::ForbiddenPairs => (Clause::new("K-APART"), Message::new("pisqworky-kept-apart")),
    }
}
