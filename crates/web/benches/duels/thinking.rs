//! What players play, and how long they think about it.

use std::time::Duration;

use kolo_model::SplitMix64;
use kolo_play::{Cell, Mark};
use serde_json::{Value, json};

/// How long players think, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pace {
    least: u64,
    more: u64,
}

impl Pace {
    pub(crate) const THOUGHTFUL: Pace = Pace { least: 1000, more: 2001 };
    pub(crate) const BLITZ: Pace = Pace { least: 50, more: 150 };

    /// The thoughts of the players of a duel, the same in every run.
    pub(crate) fn thinking(self, duel: u64) -> [Thinking; 2] {
        [0, 1].map(|side| Thinking { pace: self, random: SplitMix64::new(2 * duel + side) })
    }
}

/// What goes on in one head.
pub(crate) struct Thinking {
    pace: Pace,
    random: SplitMix64,
}

impl Thinking {
    /// How long for the next step.
    pub(crate) fn time(&mut self) -> Duration {
        Duration::from_millis(self.pace.least + self.random.below(self.pace.more))
    }

    /// The next step of a side in a duel as its page shows it, or nothing when all squares are used up.
    pub(crate) fn step(&mut self, duel: &Value, side: &str) -> Option<Value> {
        let placed = duel["placed"].as_array()?;
        let is_free = |cell: &Cell| placed.iter().all(|placed| placed["cell"] != cell.to_string().as_str());
        match duel["waits"].as_str()? {
            "for-opening" => {
                let [a, b, c] = self.marks([Mark::Cross, Mark::Circle, Mark::Cross])?;
                Some(json!({ "step": "open", "marks": [a, b, c] }))
            }
            "for-choice" | "for-choice-or-two-marks" => Some(json!({ "step": "choose", "mark": "circle" })),
            "for-move" => {
                let own = if duel["marks"][side] == "cross" { Mark::Cross } else { Mark::Circle };
                let free: Vec<Cell> =
                    Cell::all().filter(|cell| belongs_to(*cell) == own && is_free(cell)).collect();
                let chosen = free.get(self.below(free.len())?)?;
                Some(json!({ "step": "play", "cell": chosen.to_string() }))
            }
            _ => None,
        }
    }

    fn marks<const N: usize>(&mut self, marks: [Mark; N]) -> Option<[Value; N]> {
        let mut used = Vec::new();
        let mut placed = Vec::new();
        for mark in marks {
            let free: Vec<Cell> =
                Cell::all().filter(|cell| belongs_to(*cell) == mark && !used.contains(cell)).collect();
            let cell = *free.get(self.below(free.len())?)?;
            used.push(cell);
            placed.push(json!({ "cell": cell.to_string(), "mark": mark }));
        }
        placed.try_into().ok()
    }

    fn below(&mut self, count: usize) -> Option<usize> {
        let count = u64::try_from(count).ok().filter(|count| *count > 0)?;
        usize::try_from(self.random.below(count)).ok()
    }
}

/// Whose a square is. Nobody gets three in a row this way, so that no duel ends before its time.
fn belongs_to(cell: Cell) -> Mark {
    if (cell.column() / 2 + cell.row()).is_multiple_of(2) { Mark::Cross } else { Mark::Circle }
}
