//! The rule book: every criterion with a name of our own, in order, one module each. Tie-breaks of the FIDE Handbook
//! go by their codes and have a list of their own (`fide_c07`).
//!
//! A criterion that is a number gives, for one competitor, the contributions that add up to it. The direct
//! encounter and the lot are no numbers: they look at those who are still equal and put them in order as far as
//! they can.

pub(crate) mod average_rating;
pub(crate) mod buchholz;
pub(crate) mod buchholz_beaten;
pub(crate) mod cuss;
pub(crate) mod direct;
pub(crate) mod direct_first;
pub(crate) mod direct_two;
pub(crate) mod fide_c07;
pub(crate) mod lot;
pub(crate) mod median_buchholz;
pub(crate) mod mm;
pub(crate) mod msos;
pub(crate) mod points;
pub(crate) mod rating;
pub(crate) mod score;
pub(crate) mod sdos;
pub(crate) mod sonneborn_berger;
pub(crate) mod sos;
pub(crate) mod ssos;
pub(crate) mod start_number;
pub(crate) mod wins;

use std::cmp::Reverse;

use kolo_model::{Cell, ForfeitOpponents, Outcome, RoundNumber, Row, Share, StartNumber};

use crate::criterion::Rule;
use crate::{Contribution, Counted, Extreme, NotCounted, OpponentScore, TieBreak};

/// Declares the criteria: one list, so that names, parsing, messages and tables cannot drift apart.
macro_rules! criteria {
    ($( $(#[$doc:meta])* $name:ident($module:ident::$rule:ident), )*) => {
        /// One way to decide who is better.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Criterion {
            $( $(#[$doc])* $name, )*
            /// A tie-break of the FIDE Handbook C.07.
            TieBreak(TieBreak),
        }

        impl Criterion {
            /// Every criterion with a name of our own: all but the tie-breaks of C.07, which go by their codes.
            pub const NAMED: [Criterion; [$( Criterion::$name ),*].len()] = [$( Criterion::$name ),*];

            /// What its file says about it.
            pub(crate) fn rule(self) -> &'static Rule {
                match self {
                    $( Criterion::$name => &$module::$rule, )*
                    Criterion::TieBreak(tie_break) => tie_break.rule(),
                }
            }
        }
    };
}

criteria! {
    /// Points of all rounds.
    Points(points::RULE),
    /// McMahon start coefficient and points.
    Mm(mm::RULE),
    /// Own points inside the matches.
    Score(score::RULE),
    /// Results among those who are still equal.
    DirectEncounter(direct::RULE),
    /// Results among those who share the first place; for no others.
    DirectFirst(direct_first::RULE),
    /// The match between two who are still equal; nothing for three or more.
    DirectTwo(direct_two::RULE),
    /// Sum of the opponents' scores.
    Sos(sos::RULE),
    /// Sum of the defeated opponents' scores.
    Sdos(sdos::RULE),
    /// Sum of the opponents' SOS.
    Ssos(ssos::RULE),
    /// SOS without the weakest or strongest opponents; with many rounds two of them.
    Msos(msos::MSOS),
    /// SOS without the weakest or strongest opponent, one however many rounds there are.
    MsosOne(msos::MSOS_ONE),
    /// Own score after each round, added up.
    Cuss(cuss::RULE),
    /// Games won at the board.
    Wins(wins::RULE),
    /// Sum of the opponents' points.
    Buchholz(buchholz::RULE),
    /// Sum of the points of the opponents beaten; nothing for a draw.
    BuchholzBeaten(buchholz_beaten::RULE),
    /// Buchholz without the weakest and the strongest opponent.
    MedianBuchholz(median_buchholz::RULE),
    /// Sum of the defeated opponents' points.
    SonnebornBerger(sonneborn_berger::RULE),
    /// Average rating of the opponents.
    AverageRating(average_rating::RULE),
    /// Own rating.
    Rating(rating::RULE),
    /// Own start number.
    StartNumber(start_number::RULE),
    /// The lot.
    Lot(lot::RULE),
}

/// An opponent who was played, and what this game brought.
struct Met {
    opponent: StartNumber,
    share: Share,
}

/// The opponent of a round, if the game was played and is over. An opponent of a forfeit only was played where
/// `forfeits` says so.
fn met(cell: &Cell, forfeits: ForfeitOpponents) -> Result<Met, NotCounted> {
    let game = match cell {
        Cell::Idle(_) => return Err(NotCounted::NoOpponent),
        Cell::Game(game) => game,
    };
    let Some(share) = game.share() else { return Err(NotCounted::NotFinished) };
    match (game.outcome, forfeits) {
        (Outcome::Forfeit(_), ForfeitOpponents::NotPlayed) => Err(NotCounted::Forfeit),
        (Outcome::Forfeit(_), ForfeitOpponents::Count)
        | (Outcome::Pending | Outcome::Adjourned | Outcome::Played(..), _) => {
            Ok(Met { opponent: game.opponent, share })
        }
    }
}

/// The rounds of a row with their numbers.
fn rounds(row: &Row) -> impl Iterator<Item = (RoundNumber, &Cell)> {
    row.cells.iter().enumerate().map(|(index, cell)| (RoundNumber::from_index(index), cell))
}

/// The opponent of a round, if met at the board and the game is over.
fn met_at_the_board(cell: &Cell) -> Result<Met, NotCounted> {
    met(cell, ForfeitOpponents::NotPlayed)
}

/// Walks the rounds of a row; `counted` decides about an opponent who was played.
fn over_opponents(
    row: &Row,
    forfeits: ForfeitOpponents,
    counted: impl Fn(Met) -> Counted,
) -> Vec<Contribution> {
    let counted = |cell| met(cell, forfeits).map_or_else(Counted::Not, &counted);
    rounds(row)
        .map(|(round, cell)| Contribution::Opponent { round, cell: *cell, counted: counted(cell) })
        .collect()
}

/// How the scores of those who were not lost to count: all of a beaten opponent's, half of one drawn with.
fn beaten(share: Share, score: OpponentScore) -> Counted {
    match share {
        Share::Win => Counted::Whole(score),
        Share::Draw => Counted::Half(score),
        Share::Loss => Counted::Not(NotCounted::NotBeaten),
    }
}

/// Leaves out so many of the weakest opponents that count, and then so many of the strongest of the rest. Of equal
/// ones it is all the same for the sum which of them goes; the earlier round goes first.
fn leave_out(list: &mut [Contribution], weakest: usize, strongest: usize) {
    let mut whole: Vec<(&mut Counted, OpponentScore)> = Vec::with_capacity(list.len());
    for part in list {
        if let Contribution::Opponent { counted, .. } = part
            && let Counted::Whole(score) = *counted
        {
            whole.push((counted, score));
        }
    }
    whole.sort_by_key(|(_, score)| score.total());
    let mut rest = whole.into_iter();
    for (counted, score) in rest.by_ref().take(weakest) {
        *counted = Counted::LeftOut(Extreme::Weakest, score);
    }
    let mut rest: Vec<_> = rest.collect();
    rest.sort_by_key(|(_, score)| Reverse(score.total()));
    for (counted, score) in rest.into_iter().take(strongest) {
        *counted = Counted::LeftOut(Extreme::Strongest, score);
    }
}
