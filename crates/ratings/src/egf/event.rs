//! A whole event.

use kolo_messages::{Arg, Message};
use kolo_model::{
    Game, HalfPoints, Outcome, PerSide, RatingReport, RoundNumber, Share, Side, StartNumber, Tournament,
};

use super::class::EventClass;
use super::formula::{GameChange, LEAST_RATING, game_change};
use super::start::{RatingSource, rating_before};
use crate::{Billionths, RatingPoints};

/// What a tournament does to the ratings of all its players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventRating {
    /// How much its games weigh.
    pub class: EventClass,
    /// Every player with a rating or a rank, by start number.
    pub players: Vec<PlayerRating>,
    /// Games that change nothing, and why.
    pub skipped: Vec<SkippedGame>,
}

/// One player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerRating {
    /// Who.
    pub no: StartNumber,
    /// The rating before the event.
    pub before: RatingPoints,
    /// Where it comes from.
    pub source: RatingSource,
    /// The games that count, round by round.
    pub games: Vec<RatedGame>,
}

/// One game of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatedGame {
    /// In which round.
    pub round: RoundNumber,
    /// Against whom.
    pub opponent: StartNumber,
    /// The opponent's rating before the event.
    pub opponent_rating: RatingPoints,
    /// Which side the player had; the first one is Black.
    pub side: Side,
    /// Handicap stones of the game.
    pub stones: u8,
    /// The result.
    pub share: Share,
    /// What the formula gives.
    pub formula: GameChange,
    /// The change with the weight of the class.
    pub change: Billionths,
}

/// A game that changes nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SkippedGame {
    /// In which round.
    pub round: RoundNumber,
    /// Who was paired, Black first.
    pub sides: PerSide<StartNumber>,
    /// Why it does not count.
    pub why: NotRated,
}

/// Why a game is not rated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotRated {
    /// It was not played.
    Forfeit,
    /// It has no result yet.
    Unfinished,
    /// It is not reported for rating.
    NotReported,
    /// Of this player neither rating nor rank is known.
    StrengthUnknown(StartNumber),
}

impl NotRated {
    /// The reason in words.
    pub fn message(self) -> Message {
        match self {
            NotRated::Forfeit => Message::new("egf-skipped-forfeit"),
            NotRated::Unfinished => Message::new("egf-skipped-unfinished"),
            NotRated::NotReported => Message::new("egf-skipped-not-reported"),
            NotRated::StrengthUnknown(no) => Message::new("egf-skipped-strength-unknown").with("no", no),
        }
    }
}

impl RatedGame {
    /// The game as a sum that can be checked by hand; `opponent` is how the opponent is called.
    pub fn message(&self, opponent: &str, class: EventClass) -> Message {
        let side = match self.side {
            Side::First => Message::new("egf-side-black"),
            Side::Second => Message::new("egf-side-white"),
        };
        let (result, actual) = match self.share {
            Share::Win => (Message::new("egf-result-won"), "1"),
            Share::Draw => (Message::new("egf-result-jigo"), "0.5"),
            Share::Loss => (Message::new("egf-result-lost"), "0"),
        };
        let message = match (self.stones, class) {
            (0, EventClass::A) => Message::new("egf-game"),
            (0, _) => Message::new("egf-game-weighed"),
            (_, EventClass::A) => Message::new("egf-game-handicap"),
            (_, _) => Message::new("egf-game-handicap-weighed"),
        };
        message
            .with("round", self.round)
            .with("side", side)
            .with("opponent", opponent)
            .with("rating", self.opponent_rating)
            .with("stones", u32::from(self.stones))
            .with("result", result)
            .with("con", self.formula.con.rounded())
            .with("actual", actual)
            .with("expected", self.formula.expected.rounded())
            .with("bonus", self.formula.bonus.rounded())
            .with("weight", Arg::decimal(class.weight()))
            .with("change", Arg::decimal(self.change.rounded().signed()))
    }
}

impl PlayerRating {
    /// The change of all games, rounded once.
    pub fn change(&self) -> RatingPoints {
        self.games.iter().map(|game| game.change).sum::<Billionths>().rounded()
    }

    /// The rating after the event, never below the least one.
    pub fn after(&self) -> RatingPoints {
        if self.games.is_empty() { self.before } else { (self.before + self.change()).max(LEAST_RATING) }
    }

    /// The sum of expected results.
    pub fn expected(&self) -> Billionths {
        self.games.iter().map(|game| game.formula.expected).sum()
    }

    /// The sum of actual results.
    pub fn actual(&self) -> HalfPoints {
        let halves = self.games.iter().map(|game| match game.share {
            Share::Loss => 0,
            Share::Draw => 1,
            Share::Win => 2,
        });
        HalfPoints::from_halves(halves.sum())
    }
}

/// Rates every game of an event with the ratings from before it.
pub fn rate_event(tournament: &Tournament, class: EventClass) -> EventRating {
    let before: Vec<_> = tournament.competitors().iter().map(rating_before).collect();
    let mut players: Vec<Option<PlayerRating>> = tournament
        .competitors()
        .iter()
        .zip(&before)
        .map(|(competitor, before)| {
            let (before, source) = (*before)?;
            Some(PlayerRating { no: competitor.no, before, source, games: Vec::new() })
        })
        .collect();
    let mut skipped = Vec::new();
    for (index, round) in tournament.rounds().iter().enumerate() {
        let round_number = RoundNumber::from_index(index);
        for game in &round.games {
            let rating =
                |no: StartNumber| before.get(no.index()).copied().flatten().map(|(rating, _)| rating);
            match rated(game, rating) {
                Err(why) => skipped.push(SkippedGame { round: round_number, sides: game.sides, why }),
                Ok(rated) => {
                    for side in Side::BOTH {
                        let slot = players.get_mut(game.sides[side].index());
                        if let Some(Some(player)) = slot {
                            player.games.push(rated.seen_from(side, round_number, class));
                        }
                    }
                }
            }
        }
    }
    EventRating { class, players: players.into_iter().flatten().collect(), skipped }
}

/// A game that counts.
struct Rated {
    sides: PerSide<StartNumber>,
    ratings: PerSide<RatingPoints>,
    shares: PerSide<Share>,
    stones: u8,
}

fn rated(game: &Game, rating: impl Fn(StartNumber) -> Option<RatingPoints>) -> Result<Rated, NotRated> {
    let shares = match game.outcome {
        Outcome::Played(result, RatingReport::Rated) => result.shares(),
        Outcome::Played(_, RatingReport::Unrated) => return Err(NotRated::NotReported),
        Outcome::Pending | Outcome::Adjourned => return Err(NotRated::Unfinished),
        Outcome::Forfeit(_) => return Err(NotRated::Forfeit),
    };
    let known = |no| rating(no).ok_or(NotRated::StrengthUnknown(no));
    let ratings = PerSide::new(known(game.sides.first)?, known(game.sides.second)?);
    Ok(Rated { sides: game.sides, ratings, shares, stones: game.terms.handicap.stones() })
}

impl Rated {
    fn seen_from(&self, side: Side, round: RoundNumber, class: EventClass) -> RatedGame {
        let help = |side| match side {
            Side::First => help_of_stones(self.stones),
            Side::Second => RatingPoints::default(),
        };
        let other = side.other();
        let formula =
            game_change(self.ratings[side], help(side), self.ratings[other], help(other), self.shares[side]);
        RatedGame {
            round,
            opponent: self.sides[other],
            opponent_rating: self.ratings[other],
            side,
            stones: self.stones,
            share: self.shares[side],
            formula,
            change: formula.change.quarters(class.quarters()),
        }
    }
}

/// Black counts as 100 · (H − ½) points stronger; an even game helps neither.
fn help_of_stones(stones: u8) -> RatingPoints {
    match stones {
        0 => RatingPoints::default(),
        stones => RatingPoints::from_thousandths(100_000 * i64::from(stones) - 50_000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_stone_is_worth_half_of_the_others() {
        assert_eq!(
            [0, 1, 2, 9].map(|stones| help_of_stones(stones).thousandths()),
            [0, 50_000, 150_000, 850_000]
        );
    }
}
