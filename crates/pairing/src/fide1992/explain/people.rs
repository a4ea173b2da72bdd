//! Players as sentences call them.

use kolo_messages::{Arg, Message};
use kolo_model::{Clause, HalfPoints, StartNumber};

use super::super::field::{Field, Rank};
use super::super::legality::Obstacle;
use crate::FloatsTwoRoundsAgo;
use crate::colours::Preference;
use crate::names::shortened;
use crate::people::{self, Ranked};

/// How many reasons a sentence bears.
const MOST_REASONS: usize = 5;

/// Names and numbers of the players.
pub(super) type People<'a> = people::People<'a, Field>;

impl Ranked for Field {
    type Rank = Rank;

    fn no(&self, who: Rank) -> StartNumber {
        self[who].no
    }

    fn score(&self, who: Rank) -> HalfPoints {
        self[who].score
    }

    fn preference(&self, who: Rank) -> Option<Preference> {
        self[who].preference
    }
}

impl People<'_> {
    /// What keeps two players apart, with its clause.
    pub(super) fn obstacle(self, obstacle: Obstacle, one: Rank, other: Rank) -> (Clause, Message) {
        let (clause, message) = match obstacle {
            Obstacle::Met(round) => ("R-B1a", Message::new("fide-have-met").with("round", round)),
            Obstacle::ForbiddenPairs => ("K-APART", Message::new("fide-kept-apart")),
            Obstacle::Colours => {
                let both = [one, other].map(|who| self.field[who].colours.twice_in_a_row().is_some());
                let clause = if both == [false, false] { "R-B2a" } else { "R-B2b" };
                let message = Message::new("fide-colours-impossible")
                    .with("one", self.wish(one))
                    .with("other", self.wish(other));
                (clause, message)
            }
            Obstacle::UpAgain(_) => ("R-B5", Message::new("fide1992-up-again")),
            Obstacle::UpAfterTwo(_) => match self.field.b6 {
                FloatsTwoRoundsAgo::Same => ("R-B6", Message::new("fide1992-up-after-two")),
                FloatsTwoRoundsAgo::Any => ("R-B6", Message::new("fide1992-up-lately")),
            },
        };
        (Clause::new(clause), message)
    }

    /// Why `who` can meet none of `others`: one reason each, of many only the first.
    pub(super) fn reasons(self, who: Rank, others: &[Rank]) -> Arg {
        let others = others.iter().filter(|other| **other != who);
        let reasons: Vec<Arg> = others
            .clone()
            .filter_map(|other| {
                let (_, reason) = self.obstacle(self.field.absolute_obstacle(who, *other)?, who, *other);
                let message = Message::new("fide1992-reason-with");
                Some(Arg::from(message.with("other", self.one(*other)).with("reason", reason)))
            })
            .take(MOST_REASONS)
            .collect();
        if reasons.is_empty() {
            return Arg::from(Message::new("fide1992-nobody-else"));
        }
        shortened(reasons, others.count())
    }
}
