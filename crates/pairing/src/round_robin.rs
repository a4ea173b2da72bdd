//! Round robin: all meet each other (G-3.1.1), by the Schurig tables (G-3.2.2).
//!
//! The table is fixed by the number of competitors and their numbers; results do not matter to it, so a
//! round can be paired while games of the round before are still going on. The start numbers are the
//! numbers of the table. [`draw_numbers`] draws lots for them, unless the arbiter gives them.
//!
//! Three readings of ours, where the document is silent:
//! - **Who is not there** (announced absence or withdrawal, G-3.2.1) is not paired, and whom the table
//!   would have given them is free in this round, as if the field were odd. The other pairs stay as they
//!   are in the table: the round robin does not close ranks.
//! - **A double round robin** is played when more rounds are planned than one cycle has. Its second cycle
//!   repeats the first with the sides exchanged. There is no third cycle.
//! - **A pair the table asks for but the rules forbid** (a forbidden pair, or met before because
//!   earlier rounds left the table) is not replaced by another: there is no pairing, and the arbiter decides.

mod cycles;
mod lot;
mod schurig;

use kolo_messages::Message;
use kolo_model::{Clause, PerSide, RoundNumber, SplitMix64, StartNumber, System, Tournament};

pub use self::cycles::Cycles;
pub use self::lot::draw_numbers;
pub use self::schurig::{Meeting, RoundOfTable, table};
use crate::{CannotPair, NextRound, Observer, Options, SidesBy, Subject, check_round, report, section};

const ALL: Clause = Clause::new("G-3.1.1");
const PRESENCE: Clause = Clause::new("G-3.2.1");
const TABLE: Clause = Clause::new("G-3.2.2");

/// The next round by the table.
///
/// # Errors
/// [`CannotPair`], when the tournament is over, more rounds are planned than two cycles have, or the table
/// asks for a pair that must not be made.
pub fn next_round(
    tournament: &Tournament,
    options: &Options,
    observer: &mut dyn Observer,
) -> Result<NextRound, CannotPair> {
    let field = tournament.competitors().len();
    let cycles = Cycles::planned(tournament)?;
    let rounds = tournament.planned_rounds().unwrap_or(cycles.rounds(field));
    let round = tournament.next_round();
    if round.get() > rounds {
        return Err(CannotPair::AllRoundsPlayed { rounds });
    }
    let row = RoundOfTable::new(field, round);
    let title = || Message::new("round-robin-title").with("round", round).with("rounds", rounds);
    let next = section(observer, Subject::Round, title, |observer| {
        explain_about_the_table(field, rounds, &row, observer);
        let drawn = Draw { tournament, options, row: &row, round };
        drawn.collect(observer)
    });
    refuse_unlawful_pairs(tournament, next)
}

fn explain_about_the_table(field: usize, rounds: u32, row: &RoundOfTable, observer: &mut dyn Observer) {
    report(observer, ALL, || {
        let all = Cycles::Single.rounds(field);
        let key = if rounds < all { "round-robin-too-short" } else { "round-robin-field" };
        Message::new(key).with("competitors", field).with("needed", all).with("rounds", rounds)
    });
    report(observer, TABLE, || match row.cycle() {
        Cycles::Single => Message::new("round-robin-row").with("row", row.number()).with("size", row.size()),
        Cycles::Double => {
            Message::new("round-robin-row-reversed").with("row", row.number()).with("size", row.size())
        }
    });
}

/// One round on its way from the table to the boards.
struct Draw<'a> {
    tournament: &'a Tournament,
    options: &'a Options,
    row: &'a RoundOfTable,
    round: RoundNumber,
}

impl Draw<'_> {
    fn collect(&self, observer: &mut dyn Observer) -> NextRound {
        let mut next = NextRound { round: self.round, pairs: Vec::new(), byes: Vec::new() };
        let mut lots = SplitMix64::stream(self.options.seed, self.round.get());
        for meeting in self.row.meetings() {
            match meeting {
                Meeting::Free(no) if self.is_present(no) => {
                    self.free(no, observer, || Message::new("round-robin-odd-field").with("no", no), ALL);
                    next.byes.push(no);
                }
                Meeting::Free(no) => self.explain_absent(no, observer),
                Meeting::Game(by_table) => self.game(by_table, &mut lots, &mut next, observer),
            }
        }
        next.byes.sort();
        next
    }

    fn game(
        &self,
        by_table: PerSide<StartNumber>,
        lots: &mut SplitMix64,
        next: &mut NextRound,
        observer: &mut dyn Observer,
    ) {
        // Drawn for absent players as well: who comes must not change the sides on the other boards.
        let sides = match self.options.sides {
            SidesBy::Table => by_table,
            SidesBy::Nigiri if lots.below(2) == 0 => by_table,
            SidesBy::Nigiri => by_table.swapped(),
        };
        match (self.is_present(sides.first), self.is_present(sides.second)) {
            (true, true) => {
                next.pairs.push(sides);
                self.explain_pair(sides, next.pairs.len(), observer);
            }
            (true, false) => self.left_alone(sides, next, observer),
            (false, true) => self.left_alone(sides.swapped(), next, observer),
            (false, false) => {
                self.explain_absent(sides.first, observer);
                self.explain_absent(sides.second, observer);
            }
        }
    }

    /// `pair.first` came, `pair.second` did not.
    fn left_alone(&self, pair: PerSide<StartNumber>, next: &mut NextRound, observer: &mut dyn Observer) {
        let PerSide { first: here, second: absent } = pair;
        let reason = || {
            let absent = self.tournament.label(absent);
            Message::new("round-robin-opponent-absent").with("no", here).with("absent", absent)
        };
        self.free(here, observer, reason, PRESENCE);
        next.byes.push(here);
    }

    fn free(
        &self,
        no: StartNumber,
        observer: &mut dyn Observer,
        reason: impl FnOnce() -> Message,
        clause: Clause,
    ) {
        let title = || Message::new("round-robin-free").with("who", self.tournament.label(no));
        section(observer, Subject::Bye(no), title, |observer| report(observer, clause, reason));
    }

    fn explain_pair(&self, sides: PerSide<StartNumber>, board: usize, observer: &mut dyn Observer) {
        let title = || {
            Message::new("round-robin-pair")
                .with("board", board)
                .with("first", self.tournament.label(sides.first))
                .with("second", self.tournament.label(sides.second))
        };
        section(observer, Subject::Pair(sides), title, |observer| {
            report(observer, TABLE, || self.row.why_they_meet(sides));
            match self.options.sides {
                SidesBy::Table => report(observer, TABLE, || self.row.why_these_sides(sides)),
                SidesBy::Nigiri => report(observer, Clause::new("K-SEED"), || {
                    Message::new("round-robin-nigiri")
                        .with("first", sides.first)
                        .with("seed", self.options.seed.to_string())
                }),
            }
        });
    }

    fn explain_absent(&self, no: StartNumber, observer: &mut dyn Observer) {
        report(observer, PRESENCE, || {
            Message::new("round-robin-absent").with("who", self.tournament.label(no))
        });
    }

    fn is_present(&self, no: StartNumber) -> bool {
        self.tournament.idle_next(no).is_none()
    }
}

fn refuse_unlawful_pairs(tournament: &Tournament, next: NextRound) -> Result<NextRound, CannotPair> {
    let obstacle = check_round(System::RoundRobin, tournament, &next).into_iter().next();
    match obstacle {
        None => Ok(next),
        Some(violation) => Err(CannotPair::NoPairing {
            round: next.round,
            clause: violation.clause(System::RoundRobin),
            obstacle: violation.message(),
        }),
    }
}
