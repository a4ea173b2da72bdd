//! The Schurig tables by formula (G-3.2.2).
//!
//! Let N be the number of competitors, or one more if that is odd. In round r of 1 to N − 1:
//! - number N meets k, where k = (r + 1) / 2 in odd rounds and (r + N) / 2 in even ones; k has the first
//!   side in odd rounds, N in even ones;
//! - on the board d + 1, for d = 1 to N/2 − 1, the number k + d has the first side against k − d, both
//!   taken modulo N − 1 within 1 to N − 1.
//!
//! If N stands for no one, the player who meets it has a bye.
//!
//! Two consequences are easier to say to people, and a test shows that they hold: two numbers below N meet
//! in the round in which their sum is r + 1 or r + N; the higher of them has the first side if both are
//! odd or both even, the lower one otherwise.

use kolo_messages::Message;
use kolo_model::{PerSide, RoundNumber, StartNumber};

use super::Cycles;

/// One line of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meeting {
    /// Two numbers meet.
    Game(PerSide<StartNumber>),
    /// A number has no opponent.
    Free(StartNumber),
}

/// One row of the table: all meetings of one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundOfTable {
    field: u32,
    size: u32,
    number: u32,
    cycle: Cycles,
}

/// The whole table for a field of so many, round 1 first.
pub fn table(field: usize, cycles: Cycles) -> Vec<Vec<Meeting>> {
    let rounds = RoundNumber::FIRST.get()..=cycles.rounds(field);
    rounds
        .filter_map(RoundNumber::new)
        .map(|round| RoundOfTable::new(field, round).meetings().collect())
        .collect()
}

impl RoundOfTable {
    /// The row for `round` in a field of so many. Rounds beyond the first cycle belong to the second.
    pub fn new(field: usize, round: RoundNumber) -> Self {
        let once = Cycles::Single.rounds(field).max(1);
        let field = u32::try_from(field).unwrap_or(u32::MAX - 1);
        let before = round.get() - 1;
        let cycle = if before < once { Cycles::Single } else { Cycles::Double };
        RoundOfTable { field, size: once + 1, number: before % once + 1, cycle }
    }

    /// The number of the row, from 1 in each cycle.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// N: the number of competitors, or one more if that is odd.
    pub fn size(&self) -> u32 {
        self.size
    }

    /// Whether the row is played as it is, or with the sides exchanged in the second cycle.
    pub fn cycle(&self) -> Cycles {
        self.cycle
    }

    /// All meetings in board order. With an odd field the free one comes first.
    pub fn meetings(&self) -> impl Iterator<Item = Meeting> {
        let row = *self;
        (0..row.size / 2).filter_map(move |distance| row.meeting(distance))
    }

    fn meeting(&self, distance: u32) -> Option<Meeting> {
        let centre = self.centre();
        if distance == 0 {
            let k = StartNumber::new(centre)?;
            if self.size > self.field {
                return (centre <= self.field).then_some(Meeting::Free(k));
            }
            let k_first = PerSide::new(k, StartNumber::new(self.size)?);
            let sides = if self.number % 2 == 1 { k_first } else { k_first.swapped() };
            return Some(Meeting::Game(self.in_cycle(sides)));
        }
        let (up, down) = (self.wrapped(centre + distance), self.wrapped(centre + self.size - 1 - distance));
        Some(Meeting::Game(self.in_cycle(PerSide::new(StartNumber::new(up)?, StartNumber::new(down)?))))
    }

    /// k, the number that meets N.
    fn centre(&self) -> u32 {
        if self.number % 2 == 1 { self.number.div_ceil(2) } else { u32::midpoint(self.number, self.size) }
    }

    /// `number` modulo N − 1, within 1 to N − 1.
    fn wrapped(&self, number: u32) -> u32 {
        (number - 1) % (self.size - 1) + 1
    }

    fn in_cycle(&self, sides: PerSide<StartNumber>) -> PerSide<StartNumber> {
        match self.cycle {
            Cycles::Single => sides,
            Cycles::Double => sides.swapped(),
        }
    }

    /// Why these two meet in this row, for people.
    pub(super) fn why_they_meet(&self, sides: PerSide<StartNumber>) -> Message {
        let (low, high) = (sides.first.min(sides.second), sides.first.max(sides.second));
        if high.get() == self.size {
            return Message::new("round-robin-meets-last")
                .with("row", self.number)
                .with("no", low)
                .with("last", high);
        }
        Message::new("round-robin-meet-by-sum")
            .with("row", self.number)
            .with("first", low)
            .with("second", high)
            .with("sum", low.get() + high.get())
            .with("low", self.number + 1)
            .with("high", self.number + self.size)
    }

    /// Why these sides in this row, for people.
    pub(super) fn why_these_sides(&self, sides: PerSide<StartNumber>) -> Message {
        let by_table = self.in_cycle(sides);
        let high = by_table.first.max(by_table.second);
        let message = if high.get() == self.size {
            let key =
                if high == by_table.first { "round-robin-side-last" } else { "round-robin-side-not-last" };
            Message::new(key).with("half", self.size / 2)
        } else if high == by_table.first {
            Message::new("round-robin-side-high")
        } else {
            Message::new("round-robin-side-low")
        };
        let message = message.with("first", by_table.first).with("second", by_table.second);
        match self.cycle {
            Cycles::Single => message,
            Cycles::Double => Message::new("round-robin-side-reversed").with("reason", message),
        }
    }
}
