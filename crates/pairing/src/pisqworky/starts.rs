//! P-6.7: who starts the first duel of a match; the other one starts the second.
//!
//! [`RULES`] is the list of the appendix: the first rule that decides, decides.

use std::cmp::Ordering;

use kolo_model::{Clause, Lot, Side};

use super::field::{Field, Place};
use super::groups::Region;
use crate::{AtLastDifference, DecidingNumber};

/// The conditions in their order.
const RULES: [Rule; 5] =
    [Rule::FewerStarts, Rule::MoreWaits, Rule::LastDifference, Rule::SameHistory, Rule::NoHistory];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Rule {
    /// P-6.7a: who has started fewer matches.
    FewerStarts,
    /// P-6.7b: who has played more matches without starting.
    MoreWaits,
    /// P-6.7c to P-6.7f: the last match in which only one of them started.
    LastDifference,
    /// P-6.7g: with the same history the number decides whose turn it is to be suited.
    SameHistory,
    /// P-6.7: without any history the lot of round 1 decides.
    NoHistory,
}

/// Two who meet.
#[derive(Debug, Clone, Copy)]
pub(super) struct Meeting<'a> {
    pub(super) field: &'a Field,
    pub(super) better: Place,
    pub(super) worse: Place,
    /// Where the pair was made.
    pub(super) region: Region,
    /// Which pair of the round it is in the order of the better placed, from 0.
    pub(super) turn: usize,
}

/// Who starts, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Starter {
    pub(super) who: Place,
    pub(super) why: Why,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Why {
    /// They started so many matches, the opponent so many.
    FewerStarts { own: usize, others: usize },
    /// They did not start so many matches, the opponent so many.
    MoreWaits { own: usize, others: usize },
    /// So many matches ago only one of them started, of so many played.
    LastDifference { back: usize, of: usize },
    /// `decides` has the number that decides, and is suited like this.
    SameHistory { decides: Place, suited: Suited },
    /// The lot of round 1.
    Lot,
}

/// How the one whose number decides is suited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Suited {
    /// An odd round: another role than last time.
    OddRound,
    /// An even round: the role they had less often.
    LessOften,
    /// An even round, but they had both equally often: another role than last time.
    Level,
}

/// Who starts the first duel.
pub(super) fn decide(meeting: &Meeting<'_>) -> Starter {
    let decided = RULES.into_iter().find_map(|rule| rule.decide(meeting));
    decided.unwrap_or(Starter { who: meeting.better, why: Why::Lot })
}

impl Rule {
    fn decide(self, meeting: &Meeting<'_>) -> Option<Starter> {
        match self {
            Rule::FewerStarts => meeting.fewer_starts(),
            Rule::MoreWaits => meeting.more_waits(),
            Rule::LastDifference => meeting.last_difference(),
            Rule::SameHistory => meeting.same_history(),
            Rule::NoHistory => Some(meeting.by_lot()),
        }
    }
}

impl Meeting<'_> {
    fn roles(&self, who: Place) -> &[Side] {
        &self.field[who].roles
    }

    fn count(&self, who: Place, role: Side) -> usize {
        self.roles(who).iter().filter(|had| **had == role).count()
    }

    fn opponent(&self, who: Place) -> Place {
        if who == self.better { self.worse } else { self.better }
    }

    fn fewer_starts(&self) -> Option<Starter> {
        let [better, worse] = [self.better, self.worse].map(|who| self.count(who, Side::First));
        let (who, own, others) = match better.cmp(&worse) {
            Ordering::Less => (self.better, better, worse),
            Ordering::Equal => return None,
            Ordering::Greater => (self.worse, worse, better),
        };
        Some(Starter { who, why: Why::FewerStarts { own, others } })
    }

    fn more_waits(&self) -> Option<Starter> {
        let [better, worse] = [self.better, self.worse].map(|who| self.count(who, Side::Second));
        let (who, own, others) = match better.cmp(&worse) {
            Ordering::Greater => (self.better, better, worse),
            Ordering::Equal => return None,
            Ordering::Less => (self.worse, worse, better),
        };
        Some(Starter { who, why: Why::MoreWaits { own, others } })
    }

    /// By now both have started and waited equally often, so their histories are equally long.
    fn last_difference(&self) -> Option<Starter> {
        let (better, worse) = (self.roles(self.better), self.roles(self.worse));
        let roles = better.iter().rev().zip(worse.iter().rev());
        let (back, (role, _)) = (1..).zip(roles).find(|(_, (one, other))| one != other)?;
        let started = match role {
            Side::First => self.better,
            Side::Second => self.worse,
        };
        let who = match self.field.options.alternate {
            AtLastDifference::StartsAgain => started,
            AtLastDifference::Alternates => self.opponent(started),
        };
        Some(Starter { who, why: Why::LastDifference { back, of: better.len() } })
    }

    fn same_history(&self) -> Option<Starter> {
        let decides = self.who_decides();
        let last = *self.roles(decides).last()?;
        let (starts, waits) = (self.count(decides, Side::First), self.count(decides, Side::Second));
        let even_round = self.field.round.get().is_multiple_of(2);
        let (role, suited) = match (even_round, starts.cmp(&waits)) {
            (false, _) => (last.other(), Suited::OddRound),
            (true, Ordering::Less) => (Side::First, Suited::LessOften),
            (true, Ordering::Greater) => (Side::Second, Suited::LessOften),
            (true, Ordering::Equal) => (last.other(), Suited::Level),
        };
        let who = match role {
            Side::First => decides,
            Side::Second => self.opponent(decides),
        };
        Some(Starter { who, why: Why::SameHistory { decides, suited } })
    }

    /// P-6.7g.1 above the middle and in it, P-6.7g.2 below it.
    fn who_decides(&self) -> Place {
        let number = |who: &Place| self.field[*who].no;
        let (smaller, larger) = if number(&self.better) < number(&self.worse) {
            (self.better, self.worse)
        } else {
            (self.worse, self.better)
        };
        match (self.region, self.field.options.lim_numbers) {
            (Region::Upper | Region::Middle, DecidingNumber::AsPrinted)
            | (Region::Lower, DecidingNumber::AsInLim) => larger,
            (Region::Lower, DecidingNumber::AsPrinted)
            | (Region::Upper | Region::Middle, DecidingNumber::AsInLim) => smaller,
        }
    }

    /// In round 1 the better placed starts and waits in turn from pair to pair; a late player is treated like the
    /// first pair.
    fn by_lot(&self) -> Starter {
        let exchanged = self.field.rounds_played() == 0 && !self.turn.is_multiple_of(2);
        let who = match (self.field.lot, exchanged) {
            (Lot::FirstStarts, false) | (Lot::FirstWaits, true) => self.better,
            (Lot::FirstStarts, true) | (Lot::FirstWaits, false) => self.worse,
        };
        Starter { who, why: Why::Lot }
    }
}

impl Why {
    /// The clause that decided, in a pair made in `region`.
    pub(super) fn clause(self, region: Region) -> Clause {
        match self {
            Why::FewerStarts { .. } => Clause::new("P-6.7a"),
            Why::MoreWaits { .. } => Clause::new("P-6.7b"),
            Why::LastDifference { back: 1, .. } => Clause::new("P-6.7c"),
            Why::LastDifference { back: 2, .. } => Clause::new("P-6.7d"),
            Why::LastDifference { back, of } if back == of => Clause::new("P-6.7f"),
            Why::LastDifference { .. } => Clause::new("P-6.7e"),
            Why::SameHistory { .. } => match region {
                Region::Upper | Region::Middle => Clause::new("P-6.7g.1"),
                Region::Lower => Clause::new("P-6.7g.2"),
            },
            Why::Lot => Clause::new("P-6.7"),
        }
    }
}
