//! How the shares came about, from the code that made them.

use std::cmp::Ordering;

use kolo_messages::Message;

use super::{Claimant, Method, PartyKey, Sharing};

/// Who sends how many, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shares<K> {
    /// What was shared.
    pub sharing: Sharing,
    /// One share each, in the order of the parties given.
    pub shares: Vec<Share<K>>,
    /// The steps of the method.
    pub derivation: Derivation<K>,
    /// Between whom the last seat was decided; `None` where no other could have had it.
    pub cut: Option<Cut<K>>,
}

/// What one party sends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Share<K> {
    /// Who.
    pub key: K,
    /// Its entries.
    pub entries: u32,
    /// How many go on.
    pub seats: u32,
    /// The bound that held it, if its entries alone would have brought it another number.
    pub held_at: Option<Bound>,
}

/// A bound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bound {
    /// The fewest a party sends.
    Least,
    /// The most a party can send.
    Most,
}

/// The steps of a method.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Derivation<K> {
    /// Whole parts and remainders of those who are not held at a bound, the largest remainder first.
    Remainders {
        /// Seats they share.
        seats: u64,
        /// Their entries together: exact shares and remainders are over this number.
        entries: u64,
        /// One row each.
        rows: Vec<RemainderRow<K>>,
    },
    /// One seat after the other, after all have their least.
    Divisors {
        /// In the order given.
        awards: Vec<Award<K>>,
    },
}

/// An exact share.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RemainderRow<K> {
    /// Whose.
    pub key: K,
    /// Its entries.
    pub entries: u32,
    /// The whole part.
    pub whole: u32,
    /// What is left, over the entries of all who share.
    pub remainder: u64,
    /// Whether the remainder brought one seat more.
    pub extra: bool,
}

/// A seat given to the largest quotient.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Award<K> {
    /// To whom.
    pub key: K,
    /// Its entries.
    pub entries: u32,
    /// What they were divided by.
    pub divisor: u64,
}

/// Between whom the last seat was decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cut<K> {
    /// Who got it.
    pub last_in: K,
    /// Who would have been next.
    pub first_out: K,
    /// By what.
    pub decided: Decided,
}

/// What decided between two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Decided {
    /// The larger remainder or quotient.
    Claim,
    /// Equal claims: more entries.
    Entries,
    /// Equal entries, too: the lot.
    Lot,
}

impl<K: PartyKey> Claimant<'_, K> {
    /// The order of equal claims: more entries, then the lower lot. Keys decide between equal lots, which no seed known
    /// has brought about.
    pub(super) fn by_rank(&self, other: &Self) -> Ordering {
        let by_entries = other.party.entries.cmp(&self.party.entries);
        by_entries.then_with(|| (self.lot, &self.party.key).cmp(&(other.lot, &other.party.key)))
    }

    /// What decided between two equal claims.
    pub(super) fn decided_by(&self, other: &Self) -> Decided {
        if self.party.entries == other.party.entries { Decided::Lot } else { Decided::Entries }
    }
}

impl<K: PartyKey> Shares<K> {
    pub(super) fn new(
        sharing: Sharing,
        claimants: &[Claimant<'_, K>],
        seats: &[(u32, Option<Bound>)],
        derivation: Derivation<K>,
        cut: Option<Cut<K>>,
    ) -> Self {
        let share = |(claimant, (seats, held_at)): (&Claimant<'_, K>, &(u32, Option<Bound>))| Share {
            key: claimant.party.key.clone(),
            entries: claimant.party.entries,
            seats: *seats,
            held_at: *held_at,
        };
        let shares = claimants.iter().zip(seats).map(share).collect();
        Shares { sharing, shares, derivation, cut }
    }

    /// How many `key` sends; `None` for a key that is not a party.
    pub fn of(&self, key: &K) -> Option<u32> {
        self.shares.iter().find(|share| share.key == *key).map(|share| share.seats)
    }

    /// The whole derivation in sentences, step by step, and the result at the end.
    pub fn messages(&self) -> Vec<Message> {
        let mut messages = vec![self.head()];
        messages.extend(self.shares.iter().filter_map(Share::bound_message));
        messages.extend(self.steps());
        messages.extend(self.cut.as_ref().map(Cut::message));
        messages.extend(self.shares.iter().map(Share::message));
        messages
    }

    fn head(&self) -> Message {
        let entries: u64 = self.shares.iter().map(|share| u64::from(share.entries)).sum();
        Message::new("pieces-share-head")
            .with("seats", self.sharing.seats)
            .with("entries", entries.to_string())
            .with("method", self.sharing.method)
    }

    fn steps(&self) -> Vec<Message> {
        match &self.derivation {
            Derivation::Remainders { seats, entries, rows } => {
                rows.iter().map(|row| row.message(*seats, *entries)).collect()
            }
            Derivation::Divisors { awards } => awards.iter().zip(1_usize..).map(Award::message).collect(),
        }
    }

    /// How it was shared.
    pub fn method(&self) -> Method {
        self.sharing.method
    }
}

impl<K: PartyKey> Share<K> {
    /// That a bound held it, if one did.
    fn bound_message(&self) -> Option<Message> {
        let message = match self.held_at? {
            Bound::Least => Message::new("pieces-share-at-least"),
            Bound::Most => Message::new("pieces-share-at-most"),
        };
        Some(message.with("party", self.key.to_string()).with("seats", self.seats))
    }

    /// The result in a sentence.
    pub fn message(&self) -> Message {
        Message::new("pieces-share").with("party", self.key.to_string()).with("seats", self.seats)
    }
}

impl<K: PartyKey> RemainderRow<K> {
    fn message(&self, seats: u64, all: u64) -> Message {
        let message = if self.extra {
            Message::new("pieces-share-remainder-extra")
        } else {
            Message::new("pieces-share-remainder")
        };
        message
            .with("party", self.key.to_string())
            .with("seats", seats.to_string())
            .with("entries", self.entries.to_string())
            .with("all", all.to_string())
            .with("whole", self.whole.to_string())
            .with("remainder", self.remainder.to_string())
    }
}

impl<K: PartyKey> Award<K> {
    fn message((award, number): (&Self, usize)) -> Message {
        Message::new("pieces-share-award")
            .with("number", number)
            .with("party", award.key.to_string())
            .with("entries", award.entries.to_string())
            .with("divisor", award.divisor.to_string())
    }
}

impl<K: PartyKey> Cut<K> {
    fn message(&self) -> Message {
        let message = match self.decided {
            Decided::Claim => Message::new("pieces-share-cut-claim"),
            Decided::Entries => Message::new("pieces-share-cut-entries"),
            Decided::Lot => Message::new("pieces-share-cut-lot"),
        };
        message.with("in", self.last_in.to_string()).with("out", self.first_out.to_string())
    }
}
