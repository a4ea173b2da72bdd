//! Average rating of the opponents (R-F10.3): the highest goes first.
//!
//! Our readings: only opponents of games that were played count, whatever the result; an opponent without a
//! rating is left out of the average; who has no rated opponent at all comes after everybody who has one. The
//! averages are compared as fractions.

use kolo_model::{Cell, Outcome, Rating, RoundNumber, StartNumber};

use crate::field::Field;
use crate::{Average, Contribution, NotCounted, OpponentRating};

/// The average, the ratings it comes from round by round, and the sum they make.
pub(crate) fn average(field: &Field, no: StartNumber) -> (Option<Average>, Vec<Contribution>) {
    let cells = field.row(no).cells.iter().enumerate();
    let ratings: Vec<(RoundNumber, Cell, OpponentRating)> =
        cells.map(|(index, cell)| (RoundNumber::from_index(index), *cell, rating_of(field, cell))).collect();
    let counted = ratings.iter().filter_map(|(.., rating)| match rating {
        OpponentRating::Counts(rating) => Some(rating.value()),
        OpponentRating::Unrated | OpponentRating::Not(_) => None,
    });
    let average = Average::of(counted);
    let rated = |(round, cell, rating)| Contribution::OpponentRating { round, cell, rating };
    let derivation = ratings.into_iter().map(rated).chain(average.map(Contribution::Average)).collect();
    (average, derivation)
}

fn rating_of(field: &Field, cell: &Cell) -> OpponentRating {
    let game = match cell {
        Cell::Idle(_) => return OpponentRating::Not(NotCounted::NoOpponent),
        Cell::Game(game) => game,
    };
    match game.outcome {
        Outcome::Forfeit(_) => OpponentRating::Not(NotCounted::Forfeit),
        Outcome::Pending | Outcome::Adjourned => OpponentRating::Not(NotCounted::NotFinished),
        Outcome::Played(..) => {
            let rating: Option<Rating> = field.rating(game.opponent);
            rating.map_or(OpponentRating::Unrated, OpponentRating::Counts)
        }
    }
}
