//! The order in which a grand final begins (P-1.1.6.5, P-1.2.3.6.1).
//!
//! Teams: all winners of regional tournaments, then all who were second, and so on; inside such a tier the lot. People
//! who play alone: by placing in the second online level, then in the first one, then the lot; those without a placing
//! in the first level come after those who have one. The seed of the season and the id of the entry fix a lot alone,
//! and the lowest goes first (K-SEED).

mod order;
mod problem;

use kolo_messages::Message;
use kolo_model::Clause;

use crate::{Category, EntryId, Kind};

pub use order::seed_final;
pub use problem::{CannotSeed, SeedFault};

/// A participant who reached the grand final.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Qualified {
    /// Who.
    pub entry: EntryId,
    /// The placing in the level before the final, from 1.
    pub higher: u32,
    /// The placing in the level before that, from 1; not looked at for teams.
    pub lower: Option<u32>,
}

/// The order of a grand final, the first seed first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seeding {
    /// Of which category.
    pub category: Category,
    /// All of them, from seed 1 on.
    pub order: Vec<Seeded>,
}

/// One who is seeded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seeded {
    /// Who, and the placings.
    pub who: Qualified,
    /// What put the next one behind; `None` for the last one.
    pub ahead_by: Option<AheadBy>,
}

/// What decides between neighbours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AheadBy {
    /// The placing in the level before the final.
    HigherLevel,
    /// The placing in the level before that.
    LowerLevel,
    /// The lot.
    Lot,
}

impl Seeding {
    /// The clause it follows.
    pub fn clause(&self) -> Clause {
        clause(self.category)
    }

    /// The entries, the first seed first.
    pub fn entries(&self) -> impl Iterator<Item = &EntryId> {
        self.order.iter().map(|seeded| &seeded.who.entry)
    }

    /// One sentence for each seed: who it is, by which placings, and why the next one is behind. `name` gives the names.
    pub fn messages(&self, name: impl Fn(&EntryId) -> String) -> Vec<Message> {
        let next = self.order.iter().skip(1).map(Some).chain([None]);
        let lines = self.order.iter().zip(next).zip(1_usize..);
        lines.map(|((seeded, next), number)| self.line(seeded, next, number, &name)).collect()
    }

    fn line(
        &self,
        seeded: &Seeded,
        next: Option<&Seeded>,
        number: usize,
        name: &impl Fn(&EntryId) -> String,
    ) -> Message {
        let message = match (seeded.ahead_by, next) {
            (Some(AheadBy::HigherLevel), Some(next)) => {
                Message::new("pieces-seed-by-higher").with("next", name(&next.who.entry))
            }
            (Some(AheadBy::LowerLevel), Some(next)) => {
                Message::new("pieces-seed-by-lower").with("next", name(&next.who.entry))
            }
            (Some(AheadBy::Lot), Some(next)) => {
                Message::new("pieces-seed-by-lot").with("next", name(&next.who.entry))
            }
            (None, _) | (_, None) => Message::new("pieces-seed-last"),
        };
        message
            .with("number", number)
            .with("name", name(&seeded.who.entry))
            .with("placings", self.placings(&seeded.who))
    }

    fn placings(&self, who: &Qualified) -> Vec<Message> {
        let [first, second, _] = self.category.levels();
        let placing =
            |level, place: u32| Message::new("pieces-seed-placing").with("level", level).with("place", place);
        let lower = match self.category.kind() {
            Kind::Teams => None,
            Kind::Individuals => who.lower,
        };
        [Some(placing(second, who.higher)), lower.map(|place| placing(first, place))]
            .into_iter()
            .flatten()
            .collect()
    }
}

/// The clause on the order of a grand final.
fn clause(category: Category) -> Clause {
    Clause::new(match category.kind() {
        Kind::Teams => "P-1.1.6.5",
        Kind::Individuals => "P-1.2.3.6.1",
    })
}
