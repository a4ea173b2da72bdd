//! Average rating of the opponents (10.1): those met at the board, each as often as they were met (4.4), rounded to a
//! whole number, a half up. A cut leaves out the lowest and then the highest ratings (14.1 to 14.4).
//!
//! The tie-breaks of article 10 are dropped where a player has no rating; the table does that before it asks here.
//! Our readings: the rating is the one of the list of players, which is the first one; forfeits never count, in a
//! round robin neither (15.2); who met no one comes after every player who did.

use kolo_messages::Message;
use kolo_model::{Cell, Clause, Rating, RoundNumber, Share, StartNumber};

use super::super::Met;
use crate::criteria::{met_at_the_board, rounds};
use crate::criterion::{Allowed, Rule};
use crate::field::Field;
use crate::tie_break::{Cut, Modifiers};
use crate::{Contribution, Extreme, OpponentRating, RoundedAverage};

pub(crate) static ARO: Rule = Rule {
    code: "ARO",
    modified: &[
        ("ARO/C1", Modifiers::NONE.cut(1)),
        ("ARO/C2", Modifiers::NONE.cut(2)),
        ("ARO/M1", Modifiers::NONE.median(1)),
        ("ARO/M2", Modifiers::NONE.median(2)),
    ],
    other_names: &[],
    clause: |_| Clause::new("T-10.1"),
    heading: None,
    meaning: || Message::new("tie-break-aro"),
    allowed: Allowed::Once,
    apply: |table, by| {
        let cut = by.modifiers().cut;
        table.by_whole(by, |field, no| average(field, no, cut));
    },
};

pub(super) struct RatedGame {
    pub(super) rating: Rating,
    pub(super) share: Share,
}

/// The games at the board against rated opponents, and the parts for all rounds.
pub(super) fn rated_games(field: &Field, no: StartNumber) -> (Vec<RatedGame>, Vec<Contribution>) {
    let (mut games, mut parts) = (Vec::new(), Vec::new());
    for (round, cell) in rounds(field.row(no)) {
        let rating = match met_at_the_board(cell) {
            Err(why) => OpponentRating::Not(why),
            Ok(Met { opponent, share }) => match field.rating(opponent) {
                None => OpponentRating::Unrated,
                Some(rating) => {
                    games.push(RatedGame { rating, share });
                    OpponentRating::Counts(rating)
                }
            },
        };
        parts.push(Contribution::OpponentRating { round, cell: *cell, rating });
    }
    (games, parts)
}

/// The average and the ratings it comes from.
pub(crate) fn average(field: &Field, no: StartNumber, cut: Cut) -> (Option<i32>, Vec<Contribution>) {
    let (_, parts) = rated_games(field, no);
    let mut counted: Vec<(i32, usize)> = Vec::new();
    let mut marked: Vec<(RoundNumber, Cell, OpponentRating)> = Vec::new();
    for part in parts {
        let Contribution::OpponentRating { round, cell, rating } = part else { continue };
        if let OpponentRating::Counts(rating) = rating {
            counted.push((rating.value(), marked.len()));
        }
        marked.push((round, cell, rating));
    }
    counted.sort_unstable();
    let lowest: Vec<_> = counted.drain(..cut.low.min(counted.len())).collect();
    let highest = counted.split_off(counted.len().saturating_sub(cut.high));
    for (extreme, left_out) in [(Extreme::Weakest, lowest), (Extreme::Strongest, highest)] {
        for (_, index) in left_out {
            if let OpponentRating::Counts(rating) = marked[index].2 {
                marked[index].2 = OpponentRating::LeftOut(extreme, rating);
            }
        }
    }
    let average = RoundedAverage::of(counted.into_iter().map(|(rating, _)| rating));
    let part = |(round, cell, rating)| Contribution::OpponentRating { round, cell, rating };
    let parts = marked.into_iter().map(part).chain(average.map(Contribution::RoundedAverage)).collect();
    (average.map(RoundedAverage::rounded), parts)
}
