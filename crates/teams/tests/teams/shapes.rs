//! Results of matches of every shape (K-SHAPE), against a plain second reading of the rules.

use kolo_model::{
    ForfeitResult, Outcome, PerSide, PlayedResult, RatingReport, Share, Side, SplitMix64, Verdict,
};
use kolo_teams::{
    BoardNumber, BoardResult, DuelNumber, DuelResult, ForfeitBy, Game, Games, MatchResult, ScoreEntry, Shape,
    SheetProblem, parse_entry,
};

const FIRST: Outcome = Outcome::Played(PlayedResult::FirstWins, RatingReport::Rated);
const DRAW: Outcome = Outcome::Played(PlayedResult::Draw, RatingReport::Rated);
const SECOND: Outcome = Outcome::Played(PlayedResult::SecondWins, RatingReport::Rated);

fn four() -> Shape {
    Shape::of(4, Games::Single).expect("a match of four boards")
}

fn score(first: u32, second: u32) -> PerSide<u32> {
    PerSide::new(first, second)
}

/// The first clause that a result breaks.
fn clause(shape: Shape, result: &MatchResult) -> &'static str {
    let problems = shape.judge(result).expect_err("it cannot be");
    problems.first().expect("a problem").clause().id()
}

#[test]
fn one_game_counts_as_it_ended() {
    let judged = |result: MatchResult| Shape::GAME.judge(&result);
    for outcome in PlayedResult::ALL.map(Outcome::played).into_iter().chain([Outcome::Adjourned]) {
        assert_eq!(judged(outcome.into()), Ok(outcome.into()));
    }
    let scored = Verdict { outcome: FIRST, score: Some(score(3, 1)) };
    assert_eq!(judged(scored.into()), Ok(scored), "points inside a game are what they are");
    assert_eq!(judged(MatchResult::of_outcomes([DRAW])), Ok(DRAW.into()));
    let forfeit = MatchResult::Forfeit(ForfeitBy::First);
    assert_eq!(judged(forfeit), Ok(Outcome::Forfeit(ForfeitResult::SecondWins).into()));
    for wrong in [
        MatchResult::score(3, 1),
        Outcome::Pending.into(),
        MatchResult::of_games([Game::forfeited(ForfeitBy::First)]),
    ] {
        assert_eq!(clause(Shape::GAME, &wrong), "K-SHAPE", "{wrong:?}");
    }
    assert_eq!(clause(Shape::GAME, &MatchResult::of_outcomes([FIRST, FIRST])), "P-3.1.1");
}

#[test]
fn four_boards_add_up() {
    let judged = |text: &str| four().judge(&parse_entry(text, four()).expect("it can be read"));
    let won = Verdict { outcome: FIRST, score: Some(score(5, 3)) };
    assert_eq!(judged("1=0 1"), Ok(won));
    assert_eq!(judged("5:3"), Ok(won));
    assert_eq!(judged("1 0 = ="), Ok(Verdict { outcome: DRAW, score: Some(score(4, 4)) }));
    assert_eq!(
        judged("+ + + +"),
        Ok(Verdict { outcome: Outcome::Forfeit(ForfeitResult::FirstWins), score: Some(score(8, 0)) })
    );
    assert_eq!(judged("+ + + 0"), Ok(Verdict { outcome: FIRST, score: Some(score(6, 2)) }));
    assert_eq!(judged("l > < 1"), Ok(Verdict { outcome: FIRST, score: Some(score(3, 1)) }));
    assert_eq!(judged("- : +"), four().judge(&MatchResult::Forfeit(ForfeitBy::First)));
    assert_eq!(judged("5:2 x1").map_err(|wrong| wrong.len()), Err(1));
}

#[test]
fn what_a_shape_cannot_give_is_named() {
    let problems = |shape: Shape, result: MatchResult| shape.judge(&result).expect_err("it cannot be");
    let (board, open) = (BoardNumber(2), Game { duels: [Some(DuelResult::Draw), None], forfeit: None });
    let won = Game::of(DuelResult::FirstWins, DuelResult::FirstWins);
    assert_eq!(
        problems(Shape::THREE, MatchResult::of_games([won, open, won])),
        [SheetProblem::DuelMissing { board, duel: DuelNumber::Two }]
    );
    assert_eq!(
        problems(four(), MatchResult::of_outcomes([FIRST, Outcome::Adjourned, DRAW, DRAW])),
        [SheetProblem::GameMissing { board }]
    );
    let mixed = vec![BoardResult::Duels(won), BoardResult::Game(FIRST), BoardResult::Duels(won)];
    assert_eq!(
        problems(Shape::THREE, MatchResult::Boards(mixed)),
        [SheetProblem::OtherGames { board, games: Games::TwoDuels }]
    );
    assert_eq!(
        problems(Shape::FIVE, MatchResult::of_games([won; 3])),
        [SheetProblem::WrongGames { given: 3, boards: 5 }]
    );
    assert_eq!(problems(Shape::FIVE, FIRST.into()), [SheetProblem::ScoreMissing]);
    let said = |outcome, score| MatchResult::Game(Verdict { outcome, score });
    let end = SheetProblem::EndAgainstScore { score: PerSide::new(8, 12) };
    assert_eq!(problems(Shape::FIVE, said(FIRST, Some(score(8, 12)))), [end]);
    assert_eq!(
        Shape::FIVE.judge(&said(SECOND, Some(score(8, 12)))),
        Ok(Verdict { outcome: SECOND, score: Some(score(8, 12)) })
    );
    assert_eq!(
        Shape::FIVE.judge(&said(FIRST, Some(score(8, 4)))).map(|verdict| verdict.outcome),
        Ok(FIRST),
        "four void duels"
    );
    for (wrong, clause_id) in [
        (said(FIRST, Some(score(9, 12))), "P-3.1.3"),
        (said(FIRST, Some(score(24, 0))), "P-3.1.1"),
        (said(Outcome::played(PlayedResult::BothLose), Some(score(0, 0))), "K-SHAPE"),
        (said(Outcome::Forfeit(ForfeitResult::FirstWins), Some(score(21, 0))), "P-3.1.1"),
        (MatchResult::score(11, 8), "P-3.1.3"),
        (said(SECOND, Some(score(12, 8))), "P-3.1.4"),
        (said(Outcome::Pending, None), "K-SHAPE"),
    ] {
        assert_eq!(clause(Shape::FIVE, &wrong), clause_id, "{wrong:?}");
    }
}

/// The points of one duel or game by the letter of P-3.1.3 and P-3.1.6, and whether each side gave it up.
type Part = (u32, u32, bool, bool, bool);

fn part_of_duel(result: DuelResult) -> Part {
    match result {
        DuelResult::FirstWins => (2, 0, false, false, true),
        DuelResult::SecondWins => (0, 2, false, false, true),
        DuelResult::Draw => (1, 1, false, false, true),
        DuelResult::ForfeitedBy(ForfeitBy::First) => (0, 2, true, false, false),
        DuelResult::ForfeitedBy(ForfeitBy::Second) => (2, 0, false, true, false),
        DuelResult::ForfeitedBy(ForfeitBy::Both) => (0, 0, true, true, false),
    }
}

fn part_of_game(outcome: Outcome) -> Part {
    let points = |side| match outcome.share(side) {
        Some(Share::Win) => 2,
        Some(Share::Draw) => 1,
        Some(Share::Loss) | None => 0,
    };
    let gave_up = |side| !outcome.is_game() && outcome.share(side) == Some(Share::Loss);
    (
        points(Side::First),
        points(Side::Second),
        gave_up(Side::First),
        gave_up(Side::Second),
        outcome.is_game(),
    )
}

fn parts(boards: &[BoardResult]) -> Vec<Part> {
    let mut parts = Vec::new();
    for board in boards {
        match board {
            BoardResult::Game(outcome) => parts.push(part_of_game(*outcome)),
            BoardResult::Duels(game) => {
                for duel in game.duels {
                    let counted = match game.forfeit {
                        Some(by) => DuelResult::ForfeitedBy(by),
                        None => duel.expect("every duel has a result"),
                    };
                    let mut part = part_of_duel(counted);
                    part.4 = duel.is_some_and(DuelResult::is_played);
                    parts.push(part);
                }
            }
        }
    }
    parts
}

/// What a match counts for, from its parts alone.
fn reference(parts: &[Part]) -> Verdict {
    let (mut first, mut second) = (0, 0);
    for part in parts {
        first += part.0;
        second += part.1;
    }
    let played = parts.iter().any(|part| part.4);
    let gave_up = (parts.iter().all(|part| part.2), parts.iter().all(|part| part.3));
    let outcome = match (played, gave_up) {
        (false, (true, true)) => Outcome::Forfeit(ForfeitResult::BothLose),
        (false, (true, false)) => Outcome::Forfeit(ForfeitResult::SecondWins),
        (false, (false, true)) => Outcome::Forfeit(ForfeitResult::FirstWins),
        (true | false, _) if first > second => FIRST,
        (true | false, _) if first < second => SECOND,
        (true | false, _) => DRAW,
    };
    Verdict { outcome, score: Some(score(first, second)) }
}

fn any_boards(shape: Shape, random: &mut SplitMix64) -> Vec<BoardResult> {
    let forfeits_only = random.below(8) == 0;
    let mut board = || match shape.games() {
        Games::Single => {
            let of_all = random.below(9);
            BoardResult::Game(match usize::try_from(of_all).expect("small") {
                index @ 0..6 if !forfeits_only => Outcome::played(PlayedResult::ALL[index]),
                index => Outcome::Forfeit(ForfeitResult::ALL[index % 3]),
            })
        }
        Games::TwoDuels => {
            let mut duel = || {
                let index = usize::try_from(random.below(6)).expect("small");
                DuelResult::ALL[if forfeits_only { 3 + index % 3 } else { index }]
            };
            let mut game = Game::of(duel(), duel());
            if random.below(5) == 0 {
                game.forfeit = Some(ForfeitBy::ALL[usize::try_from(random.below(3)).expect("small")]);
            }
            BoardResult::Duels(game)
        }
    };
    (0..shape.boards()).map(|_| board()).collect()
}

#[test]
fn judge_agrees_with_a_plain_reference() {
    let mut random = SplitMix64::stream(20, 1);
    let mut forfeits = 0;
    for round in 0..4000_u32 {
        let games = if round % 2 == 0 { Games::Single } else { Games::TwoDuels };
        let shape = Shape::of(1 + round % 7, games).expect("a match");
        let boards = any_boards(shape, &mut random);
        let result = MatchResult::Boards(boards.clone());
        let verdict = shape.judge(&result).expect("every board has a result");
        if shape.is_one_game() {
            assert_eq!(BoardResult::Game(verdict.outcome), boards[0]);
            continue;
        }
        assert_eq!(verdict, reference(&parts(&boards)), "{result}");
        forfeits += u32::from(!verdict.outcome.is_game());
        assert_eq!(shape.judge(&result.clone().swapped()), Ok(verdict.swapped()), "{result}");
        let written = serde_json::to_string(&result).expect("JSON");
        assert_eq!(serde_json::from_str::<MatchResult>(&written).expect("a result"), result, "{written}");
        let read = parse_entry(&result.to_string(), shape).expect("the notation reads what it writes");
        assert_eq!(shape.judge(&read), Ok(verdict), "{result}");
        agrees_with_scores(shape, verdict);
    }
    assert!(forfeits > 100, "matches that were not played are among them: {forfeits}");
}

/// What the boards add up to can be typed as a score, and as the end with its score.
fn agrees_with_scores(shape: Shape, verdict: Verdict) {
    let sums = verdict.score.expect("a score");
    let missing = shape.full_score() - sums.first - sums.second;
    if missing % 2 == 1 || !verdict.outcome.is_game() {
        return;
    }
    let typed = ScoreEntry { first: sums.first.into(), second: sums.second.into(), void: missing / 2 };
    if typed.void < shape.parts() {
        assert_eq!(shape.judge(&MatchResult::Score(typed)), Ok(verdict));
        // Games that both lose are rare enough to be named: 2:2 of three boards is a slip of the pen.
        match shape.games() {
            Games::Single if missing > 0 => assert!(shape.judge(&MatchResult::Game(verdict)).is_err()),
            Games::Single | Games::TwoDuels => {
                assert_eq!(shape.judge(&MatchResult::Game(verdict)), Ok(verdict));
            }
        }
    }
}
