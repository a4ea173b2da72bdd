//! Results by chance.

use kolo_model::{ForfeitResult, GameTerms, Outcome, PerSide, Place, PlayedResult, RawEntry, RawGameResult};

use super::{Draft, Kind};

impl Draft {
    /// A match with a result by chance, forfeited at times; remembers who has met.
    pub(super) fn some_match(&mut self, first: u32, second: u32) -> RawEntry {
        let forfeits = match self.kind {
            Kind::Paired | Kind::Random | Kind::Draws => 20,
            Kind::Dense => 12,
            Kind::Unplayed => 3,
            Kind::Clubs | Kind::Spread => 10,
            Kind::Arranged => 40,
        };
        if self.one_in(forfeits) {
            let result = ForfeitResult::ALL[self.one_of(3)];
            return self.forfeit(first, second, result);
        }
        let draws = match self.kind {
            Kind::Draws | Kind::Arranged => 9,
            Kind::Clubs => 7,
            Kind::Paired | Kind::Random | Kind::Dense | Kind::Unplayed | Kind::Spread => 3,
        };
        let result = if self.below(10) < draws {
            PlayedResult::Draw
        } else if self.one_in(2) {
            PlayedResult::FirstWins
        } else {
            PlayedResult::SecondWins
        };
        self.played(first, second, result)
    }

    pub(super) fn played(&mut self, first: u32, second: u32, result: PlayedResult) -> RawEntry {
        self.met.insert((first.min(second), first.max(second)));
        let full = self.full_score();
        let more = full - self.below(2) * full / 4;
        let score = match result {
            PlayedResult::FirstWins => (more, full - more),
            PlayedResult::SecondWins => (full - more, more),
            _ => (full / 2, full / 2),
        };
        written(first, second, Outcome::played(result), Some(score))
    }

    pub(super) fn forfeit(&mut self, first: u32, second: u32, result: ForfeitResult) -> RawEntry {
        let half = self.full_score() / 2;
        let score = self.one_in(4).then(|| (self.below(half + 1), self.below(half + 1)));
        written(first, second, Outcome::Forfeit(result), score)
    }
}

fn written(first: u32, second: u32, outcome: Outcome, score: Option<(u32, u32)>) -> RawEntry {
    RawEntry::Game {
        place: Place::default(),
        sides: PerSide::new(first, second),
        result: RawGameResult::Outcome(outcome),
        score: score.map(|(first, second)| PerSide::new(i64::from(first), i64::from(second))),
        terms: GameTerms::EVEN,
    }
}
