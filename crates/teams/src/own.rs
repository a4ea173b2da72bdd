//! A result as one side of the match sees it: what a phone sends, and what it sends to confirm the other side's.

use kolo_model::{Outcome, PerSide, PlayedResult, Share, Side, Verdict};

use crate::{BoardResult, DuelNumber, DuelResult, Game, Games, MatchResult, ScoreEntry, Shape};

/// What a side says about its own match, seen from that side. That a player did not come is for the organiser to say: there
/// is no walkover here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OwnReport {
    /// How the match ended as a whole.
    Whole {
        /// What the side got.
        got: Share,
        /// The own points inside the match and those of the other side, where they are known.
        points: Option<(u32, u32)>,
    },
    /// The own points and those of the other side: the side with more has won.
    Points(u32, u32),
    /// What the side got in every duel, or in every game where no duels are played, board by board. Nothing where nobody
    /// could play.
    Boards(Vec<Option<Share>>),
}

impl OwnReport {
    /// The result by the sides of the match, when `side` says this.
    pub fn by(&self, side: Side, shape: Shape) -> MatchResult {
        match self {
            OwnReport::Whole { got, points } => {
                let score = points.map(|(own, other)| by_sides(side, own, other));
                Verdict { outcome: Outcome::played(played(*got, side)), score }.into()
            }
            OwnReport::Points(own, other) => {
                let got = match own.cmp(other) {
                    std::cmp::Ordering::Less => Share::Loss,
                    std::cmp::Ordering::Equal => Share::Draw,
                    std::cmp::Ordering::Greater => Share::Win,
                };
                OwnReport::Whole { got, points: Some((*own, *other)) }.by(side, shape)
            }
            OwnReport::Boards(marks) => boards(marks, side, shape),
        }
    }

    /// What `side` says so that it agrees with a result; nothing where a side cannot say it.
    pub fn that_agrees(result: &MatchResult, side: Side) -> Option<Self> {
        match result {
            MatchResult::Game(verdict) => {
                let Outcome::Played(result, _) = verdict.outcome else { return None };
                let got = result.shares()[side];
                let points = verdict.score.map(|score| (score[side], score[side.other()]));
                (played(got, side) == result).then_some(OwnReport::Whole { got, points })
            }
            MatchResult::Score(ScoreEntry { first, second, .. }) => {
                let points = PerSide::new(u32::try_from(*first).ok()?, u32::try_from(*second).ok()?);
                Some(OwnReport::Points(points[side], points[side.other()]))
            }
            MatchResult::Boards(boards) => {
                let marks = boards.iter().flat_map(|board| match board {
                    BoardResult::Game(outcome) => vec![share_of_game(*outcome, side)],
                    BoardResult::Duels(game) => {
                        DuelNumber::BOTH.map(|duel| game.duel(duel).and_then(|one| share(one, side))).into()
                    }
                });
                Some(OwnReport::Boards(marks.collect()))
            }
            MatchResult::Forfeit(_) => None,
        }
    }
}

fn by_sides<T>(side: Side, own: T, other: T) -> PerSide<T> {
    let seen = PerSide::new(own, other);
    if side == Side::First { seen } else { seen.swapped() }
}

/// How a game ended in which `side` got this.
fn played(got: Share, side: Side) -> PlayedResult {
    match (got, side) {
        (Share::Win, Side::First) | (Share::Loss, Side::Second) => PlayedResult::FirstWins,
        (Share::Loss, Side::First) | (Share::Win, Side::Second) => PlayedResult::SecondWins,
        (Share::Draw, Side::First | Side::Second) => PlayedResult::Draw,
    }
}

fn duel(got: Share, side: Side) -> DuelResult {
    match (got, side) {
        (Share::Win, Side::First) | (Share::Loss, Side::Second) => DuelResult::FirstWins,
        (Share::Loss, Side::First) | (Share::Win, Side::Second) => DuelResult::SecondWins,
        (Share::Draw, Side::First | Side::Second) => DuelResult::Draw,
    }
}

/// What a side got in a duel that was played.
fn share(result: DuelResult, side: Side) -> Option<Share> {
    let all = [Share::Win, Share::Draw, Share::Loss];
    all.into_iter().find(|got| duel(*got, side) == result)
}

/// What a side got in a game that was played.
fn share_of_game(outcome: Outcome, side: Side) -> Option<Share> {
    match outcome {
        Outcome::Played(result, _) => Some(result.shares()[side]),
        Outcome::Pending | Outcome::Adjourned | Outcome::Forfeit(_) => None,
    }
}

/// As many boards as were given: the shape of the match says what is wrong with more or fewer.
fn boards(marks: &[Option<Share>], side: Side, shape: Shape) -> MatchResult {
    match shape.games() {
        Games::Single => {
            let game = |got: Share| Outcome::played(played(got, side));
            MatchResult::of_outcomes(marks.iter().map(|mark| mark.map_or(Outcome::Pending, game)))
        }
        Games::TwoDuels => MatchResult::of_games(marks.chunks(2).map(|marks| {
            let result = |index: usize| marks.get(index).copied().flatten().map(|got| duel(got, side));
            Game { duels: [result(0), result(1)], forfeit: None }
        })),
    }
}
