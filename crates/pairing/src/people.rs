//! What both Swiss systems of FIDE explain: players by rank, boards, and who gets White.

use std::collections::BTreeMap;

use kolo_messages::{Arg, Message};
use kolo_model::{Cell, Clause, HalfPoints, Idle, Lot, PerSide, RoundNumber, StartNumber, Tournament};

use crate::colours::Preference;
use crate::names::{self, Names};
use crate::{Observer, report};

/// A field in the order of its rules, as far as sentences ask about it.
pub(crate) trait Ranked {
    /// A place in that order.
    type Rank: Copy + Ord;

    fn no(&self, who: Self::Rank) -> StartNumber;
    /// The points by which they are paired.
    fn score(&self, who: Self::Rank) -> HalfPoints;
    /// The colour they should get.
    fn preference(&self, who: Self::Rank) -> Option<Preference>;
}

/// Names and numbers of the players.
pub(crate) struct People<'a, F> {
    pub(crate) tournament: &'a Tournament,
    pub(crate) field: &'a F,
}

impl<F> Clone for People<'_, F> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F> Copy for People<'_, F> {}

impl<F: Ranked> People<'_, F> {
    /// Number and name.
    pub(crate) fn one(self, who: F::Rank) -> String {
        Names(self.tournament).one(self.no(who))
    }

    /// A sentence about these players: how many they are, and their numbers and names.
    pub(crate) fn about(self, key: &'static str, players: &[F::Rank]) -> Message {
        Message::new(key).with("count", players.len()).with("players", self.several(players))
    }

    /// Numbers and names; of many only the first.
    pub(crate) fn several(self, players: &[F::Rank]) -> Arg {
        Names(self.tournament).several(players.iter().map(|who| self.no(*who)))
    }

    /// Start numbers; of many only the first.
    pub(crate) fn numbers(self, players: &[F::Rank]) -> Arg {
        names::numbers(players.iter().map(|who| self.no(*who)))
    }

    pub(crate) fn no(self, who: F::Rank) -> StartNumber {
        self.field.no(who)
    }

    /// The points by which they are paired.
    pub(crate) fn score(self, who: F::Rank) -> HalfPoints {
        self.field.score(who)
    }

    /// A preference in words.
    pub(crate) fn wish(self, who: F::Rank) -> Message {
        names::wish(self.field.preference(who))
    }

    /// Who may not have the bye, and what they got in this round without playing. What it was worth does not matter.
    pub(crate) fn barred(self, who: F::Rank, round: RoundNumber) -> Message {
        let crosstable = self.tournament.crosstable();
        let kind = match crosstable.row(self.no(who)).cells.get(round.index()) {
            Some(Cell::Idle(Idle::PairingBye)) => "bye",
            Some(Cell::Idle(_)) => "full-point",
            Some(Cell::Game(_)) | None => "forfeit",
        };
        Message::new("fide-barred").with("player", self.one(who)).with("round", round).with("kind", kind)
    }

    /// Explains who has White by which rule; `more` adds what only this rule says.
    pub(crate) fn explain_colours(
        self,
        (clause, key): (&'static str, &'static str),
        sides: PerSide<F::Rank>,
        more: impl FnOnce(Message) -> Message,
        observer: &mut dyn Observer,
    ) {
        report(observer, Clause::new(clause), || {
            more(
                Message::new(key)
                    .with("white", self.one(sides.first))
                    .with("wish-white", self.wish(sides.first))
                    .with("wish-black", self.wish(sides.second)),
            )
        });
    }
}

/// What sets the boards: their numbers and the lot of colours.
pub(crate) struct Boards<R> {
    numbers: BTreeMap<R, usize>,
    pub(crate) lot: Lot,
}

impl<R: Copy + Ord> Boards<R> {
    /// The pairs in board order, the higher ranked first.
    pub(crate) fn new(pairs: &[(R, R)], lot: Lot) -> Self {
        let numbers = pairs.iter().enumerate().map(|(index, (higher, _))| (*higher, index + 1)).collect();
        Boards { numbers, lot }
    }

    /// The board of a pair, by its higher ranked player.
    pub(crate) fn number(&self, higher: R) -> usize {
        self.numbers.get(&higher).copied().unwrap_or(0)
    }
}
