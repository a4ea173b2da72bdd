//! The check of match sheets, by example and against a plain counter.

use kolo_messages::Lang;
use kolo_model::{ForfeitResult, Outcome, PerSide, PlayedResult, Side, SplitMix64};
use kolo_teams::{
    BoardNumber, CheckedSheet, DuelNumber, DuelResult, ForfeitBy, Game, HowEnded, LineUp, MatchResult,
    MatchSheet, PlayerId, ScoreEntry, Seat, Shape, SheetProblem, SlipRule, Table, Terms, Worth,
};

use crate::support::{any_game, any_line_up, any_shape, finished_game, two_teams};

const THREE: Shape = Shape::THREE;

fn check(entry: MatchResult) -> Result<CheckedSheet, Vec<SheetProblem>> {
    MatchSheet::new(THREE, entry).check(Terms::default())
}

fn worth(entry: MatchResult) -> (u32, u32, u32, u32, HowEnded) {
    let Worth { points, score, how } = check(entry).expect("a sound sheet").result();
    (points.first, points.second, score.first, score.second, how)
}

/// P-3.1.4, P-2.1.1.6, P-2.1.1.7.
#[test]
fn more_duel_points_win_the_match_and_equal_ones_share_it() {
    use HowEnded::Played;
    assert_eq!(worth(MatchResult::score(7, 5)), (2, 0, 7, 5, Played));
    assert_eq!(worth(MatchResult::score(6, 6)), (1, 1, 6, 6, Played));
    assert_eq!(worth(MatchResult::score(0, 12)), (0, 2, 0, 12, Played));
    let draw = Game::of(DuelResult::Draw, DuelResult::FirstWins);
    let lost = Game::of(DuelResult::SecondWins, DuelResult::SecondWins);
    assert_eq!(worth(MatchResult::of_games(vec![draw, lost, draw])), (1, 1, 6, 6, Played));
}

#[test]
fn a_match_forfeited_whole_gives_the_full_score() {
    use HowEnded::Forfeited;
    assert_eq!(worth(MatchResult::Forfeit(ForfeitBy::First)), (0, 2, 0, 12, Forfeited));
    assert_eq!(worth(MatchResult::Forfeit(ForfeitBy::Second)), (2, 0, 12, 0, Forfeited));
    assert_eq!(worth(MatchResult::Forfeit(ForfeitBy::Both)), (0, 0, 0, 0, Forfeited));
}

#[test]
fn a_side_that_gives_up_every_duel_has_not_come() {
    use ForfeitBy::{Both, First, Second};
    let games = |boards: [ForfeitBy; 3]| MatchResult::of_games(boards.map(Game::forfeited).to_vec());
    assert_eq!(worth(games([First; 3])), (0, 2, 0, 12, HowEnded::Forfeited));
    assert_eq!(worth(games([Second, Both, Second])), (2, 0, 8, 0, HowEnded::Forfeited));
    assert_eq!(worth(games([Both; 3])), (0, 0, 0, 0, HowEnded::Forfeited));
    assert_eq!(worth(games([First, Both, Second])), (1, 1, 4, 4, HowEnded::Played));
    let left = Game { duels: [Some(DuelResult::FirstWins), None], forfeit: Some(First) };
    assert_eq!(worth(MatchResult::of_games(vec![left; 3])), (0, 2, 0, 12, HowEnded::Played));
}

#[test]
fn the_result_reads_the_same_in_tables_and_pairings() {
    let outcome = |entry| check(entry).expect("a sound sheet").verdict().outcome;
    assert_eq!(outcome(MatchResult::score(7, 5)), Outcome::played(PlayedResult::FirstWins));
    assert_eq!(outcome(MatchResult::score(6, 6)), Outcome::played(PlayedResult::Draw));
    assert_eq!(outcome(MatchResult::Forfeit(ForfeitBy::First)), Outcome::Forfeit(ForfeitResult::SecondWins));
    assert_eq!(outcome(MatchResult::Forfeit(ForfeitBy::Both)), Outcome::Forfeit(ForfeitResult::BothLose));
}

/// Every pair of numbers: those that duels can add up to pass, nothing else does.
#[test]
fn only_scores_that_duels_add_up_to_pass() {
    for shape in Shape::CONTEST {
        let duels = i64::from(shape.parts());
        for void in 0..=shape.parts() {
            for first in -2..2 * duels + 3 {
                for second in -2..2 * duels + 3 {
                    let entry = MatchResult::Score(ScoreEntry { first, second, void });
                    let sound = first >= 0 && second >= 0 && first + second == 2 * (duels - i64::from(void));
                    let checked = MatchSheet::new(shape, entry).check(Terms::default());
                    assert_eq!(checked.is_ok(), sound, "{shape:?} {first}:{second} void {void}");
                }
            }
        }
    }
}

#[test]
fn impossible_scores_name_their_clause() {
    let clause = |first, second| {
        let problems = check(MatchResult::score(first, second)).unwrap_err();
        assert_eq!(problems.len(), 1);
        (problems[0].clause().id(), problems[0].message().key())
    };
    assert_eq!(clause(13, -1), ("P-3.1.1", "teams-score-outside"));
    assert_eq!(clause(13, 0), ("P-3.1.1", "teams-score-outside"));
    assert_eq!(clause(i64::MIN, i64::MAX), ("P-3.1.1", "teams-score-outside"));
    assert_eq!(clause(7, 4), ("P-3.1.3", "teams-score-odd"));
    assert_eq!(clause(6, 4), ("P-3.1.3", "teams-score-sum"));
    assert_eq!(clause(8, 8), ("P-3.1.3", "teams-score-sum"));
    let reduced = MatchResult::Score(ScoreEntry { first: 6, second: 4, void: 1 });
    assert_eq!(worth(reduced), (2, 0, 6, 4, HowEnded::Played));
    let all_void = MatchResult::Score(ScoreEntry { first: 0, second: 0, void: 6 });
    assert_eq!(worth(all_void), (0, 0, 0, 0, HowEnded::Forfeited));
    let too_many = MatchResult::Score(ScoreEntry { first: 0, second: 0, void: u32::MAX });
    assert_eq!(check(too_many), Err(vec![SheetProblem::VoidDuels { void: u32::MAX, least: 0, most: 6 }]));
}

#[test]
fn missing_results_are_named_one_by_one() {
    let half = Game { duels: [Some(DuelResult::Draw), None], forfeit: None };
    let won = Game::of(DuelResult::FirstWins, DuelResult::FirstWins);
    let missing = |board, duel| SheetProblem::DuelMissing { board: BoardNumber(board), duel };
    assert_eq!(
        check(MatchResult::of_games(vec![half, won, Game::OPEN])),
        Err(vec![missing(1, DuelNumber::Two), missing(3, DuelNumber::One), missing(3, DuelNumber::Two)])
    );
    assert_eq!(
        check(MatchResult::of_games(vec![won])),
        Err(vec![SheetProblem::WrongGames { given: 1, boards: 3 }])
    );
}

fn seats(numbers: &[(u32, u32)]) -> LineUp {
    let seat = |number: u32| if number == 0 { Seat::Missing } else { Seat::Player(PlayerId(number)) };
    LineUp { tables: numbers.iter().map(|(first, second)| Table::new(seat(*first), seat(*second))).collect() }
}

#[test]
fn all_problems_of_a_line_up_are_reported_at_once() {
    let teams = two_teams(THREE);
    let rosters = Some(PerSide::new(&teams.first, &teams.second));
    let line_up = seats(&[(11, 21), (11, 12), (99, 23), (13, 0)]);
    let sheet = MatchSheet::new(THREE, MatchResult::score(9, 9)).with_line_up(Some(line_up));
    let problems = sheet.check(Terms { rosters, ..Terms::default() }).unwrap_err();
    let keys: Vec<&str> = problems.iter().map(|problem| problem.message().key()).collect();
    let expected = [
        "teams-wrong-tables",
        "teams-player-twice",
        "teams-plays-for-others",
        "teams-stranger",
        "teams-score-sum",
    ];
    assert_eq!(keys, expected);
    for problem in &problems {
        assert!(!problem.to_string().contains(['{', '}']), "{problem}");
    }
}

#[test]
fn a_missing_player_loses_his_game() {
    let won = Game::of(DuelResult::FirstWins, DuelResult::FirstWins);
    let line_up = Some(seats(&[(11, 21), (12, 0), (0, 0)]));
    let sheet = |games| MatchSheet::new(THREE, MatchResult::of_games(games)).with_line_up(line_up.clone());
    let checked = sheet(vec![won, Game::OPEN, Game::OPEN]).check(Terms::default()).expect("a sound sheet");
    assert_eq!(checked.result(), Worth::of_score(PerSide::new(8, 0)));
    let expected = [won, Game::forfeited(ForfeitBy::Second), Game::forfeited(ForfeitBy::Both)];
    assert_eq!(checked.games().as_deref(), Some(expected.as_slice()));
    let against = sheet(vec![won, won, Game::forfeited(ForfeitBy::First)]).check(Terms::default());
    let nobody = |board| SheetProblem::NobodyThere { board: BoardNumber(board) };
    assert_eq!(against, Err(vec![nobody(2), nobody(3)]));
    assert_eq!(checked.points_of(PlayerId(21)), Some(PerSide::new(0, 4)));
    assert_eq!(checked.points_of(PlayerId(13)), None);
}

#[test]
fn a_score_must_fit_the_empty_seats() {
    let line_up = Some(seats(&[(11, 21), (12, 0), (0, 0)]));
    let scored = |first, second, void| {
        let entry = MatchResult::Score(ScoreEntry { first, second, void });
        MatchSheet::new(THREE, entry).with_line_up(line_up.clone()).check(Terms::default())
    };
    assert_eq!(scored(6, 2, 2).map(|sheet| sheet.result()), Ok(Worth::of_score(PerSide::new(6, 2))));
    assert_eq!(scored(3, 9, 0), Err(vec![SheetProblem::VoidDuels { void: 0, least: 2, most: 6 }]));
    let against = SheetProblem::ScoreAgainstGaps { score: PerSide::new(3, 5), least: PerSide::new(4, 0) };
    assert_eq!(scored(3, 5, 2), Err(vec![against]));
    // Whoever is there may forfeit a duel as well; it then counts for neither side.
    assert!(scored(3, 3, 3).is_ok() && scored(2, 4, 3).is_ok() && scored(1, 5, 3).is_err());
    let nobody_came = Some(seats(&[(0, 21), (0, 22), (0, 23)]));
    let sheet = MatchSheet::new(THREE, MatchResult::score(0, 12)).with_line_up(nobody_came);
    let result = sheet.check(Terms::default()).map(|sheet| sheet.result().how);
    assert_eq!(result, Ok(HowEnded::Forfeited));
}

/// P-3.1.5.
#[test]
fn the_grand_final_wants_the_line_up_first() {
    let strict = Terms { slip_rule: SlipRule::LineUpFirst, ..Terms::default() };
    let sheet = MatchSheet::new(THREE, MatchResult::score(7, 5));
    assert_eq!(sheet.check(strict), Err(vec![SheetProblem::LineUpMissing]));
    let with = sheet.with_line_up(Some(seats(&[(11, 21), (12, 22), (13, 23)])));
    assert!(with.check(strict).is_ok());
    assert!(MatchSheet::new(THREE, MatchResult::Forfeit(ForfeitBy::First)).check(strict).is_ok());
}

/// Two points a duel, counted without any of the library's sums.
fn counted_plainly(games: &[Game]) -> (u32, u32) {
    let (mut first, mut second) = (0, 0);
    for game in games {
        for duel in game.duels {
            let end = match game.forfeit {
                Some(by) => Some(DuelResult::ForfeitedBy(by)),
                None => duel,
            };
            match end.expect("a finished game") {
                DuelResult::FirstWins | DuelResult::ForfeitedBy(ForfeitBy::Second) => first += 2,
                DuelResult::SecondWins | DuelResult::ForfeitedBy(ForfeitBy::First) => second += 2,
                DuelResult::Draw => {
                    first += 1;
                    second += 1;
                }
                DuelResult::ForfeitedBy(ForfeitBy::Both) => {}
            }
        }
    }
    (first, second)
}

#[test]
fn every_sheet_made_of_duels_passes_with_the_sum_of_a_plain_counter() {
    let mut random = SplitMix64::new(5);
    let mut unplayed = 0;
    for _ in 0..20_000 {
        let shape = any_shape(&mut random);
        let games: Vec<Game> = (0..shape.boards()).map(|_| finished_game(&mut random)).collect();
        let sheet = MatchSheet::new(shape, MatchResult::of_games(games.clone()));
        let result = sheet.check(Terms::default()).expect("everything is written down").result();
        let (first, second) = counted_plainly(&games);
        assert_eq!((result.score.first, result.score.second), (first, second));
        let points = (result.points.first, result.points.second);
        match result.how {
            HowEnded::Played if first == second => assert_eq!(points, (1, 1)),
            _ if first > second => assert_eq!(points, (2, 0)),
            _ if first < second => assert_eq!(points, (0, 2)),
            _ => assert_eq!((points, first, second), ((0, 0), 0, 0)),
        }
        unplayed += u32::from(!result.is_played());
        let swapped: Vec<Game> = games.iter().map(|game| game.swapped()).collect();
        let other_end = MatchSheet::new(shape, MatchResult::of_games(swapped)).check(Terms::default());
        let other_end = other_end.expect("the same sheet from the other end").result();
        let turned = Worth { points: result.points.swapped(), score: result.score.swapped(), ..result };
        assert_eq!(other_end, turned);
    }
    assert!(unplayed > 100, "{unplayed}");
}

/// Games as they may be written, over line-ups with gaps: refused with reasons, or sound and stable.
#[test]
fn random_sheets_are_refused_with_reasons_or_stay_what_they_are() {
    let mut random = SplitMix64::new(6);
    let (mut sound, mut refused) = (0, 0);
    for _ in 0..10_000 {
        let shape = any_shape(&mut random);
        let games: Vec<_> = (0..shape.boards()).map(|_| any_game(&mut random)).collect();
        let line_up = any_line_up(shape, &mut random, 60);
        let sheet = MatchSheet::new(shape, MatchResult::of_games(games)).with_line_up(Some(line_up));
        match sheet.check(Terms::default()) {
            Ok(checked) => {
                sound += 1;
                assert_eq!(checked.sheet().check(Terms::default()).as_ref(), Ok(&checked));
                let text = serde_json::to_string(&checked).expect("a sheet can be written");
                assert_eq!(serde_json::from_str::<CheckedSheet>(&text).expect("and read"), checked);
                let result = checked.result();
                let score = ScoreEntry {
                    first: i64::from(result.score.first),
                    second: i64::from(result.score.second),
                    void: shape.parts() - u32::midpoint(result.score.first, result.score.second),
                };
                let short = MatchSheet { entry: MatchResult::Score(score), ..checked.sheet().clone() };
                let short = short.check(Terms::default()).expect("its score alone passes").result();
                assert_eq!(short.score, result.score);
            }
            Err(problems) => {
                refused += 1;
                assert!(!problems.is_empty());
            }
        }
    }
    assert!(sound > 1_000 && refused > 1_000, "{sound} sound, {refused} refused");
}

#[test]
fn a_stored_sheet_is_checked_when_it_is_read() {
    let stored = r#"{"boards":3,"entry":{"score":{"first":7,"second":5}}}"#;
    let sheet: CheckedSheet = serde_json::from_str(stored).expect("a sound sheet");
    assert_eq!(serde_json::to_string(&sheet).expect("written"), stored);
    for wrong in [
        r#"{"boards":3,"entry":{"score":{"first":7,"second":4}}}"#,
        r#"{"boards":4,"entry":{"score":{"first":7,"second":9}}}"#,
        r#"{"boards":3,"entry":{"games":[]}}"#,
        r#"{"boards":1,"entry":{"games":[{"duels":["draw",null]}]}}"#,
    ] {
        assert!(serde_json::from_str::<CheckedSheet>(wrong).is_err(), "{wrong}");
    }
    let games = r#"{"boards":1,"line_up":[{"seats":{"first":7,"second":null},"opens":"second"}],"entry":{"games":[{"duels":[null,null],"forfeit":"second"}]}}"#;
    let sheet: CheckedSheet = serde_json::from_str(games).expect("a sound sheet");
    assert_eq!(serde_json::to_string(&sheet).expect("written"), games);
    assert_eq!(sheet.line_up().map(|line_up| line_up.tables[0].opener(DuelNumber::One)), Some(Side::Second));
}

/// P-7: a match is a *zápas*, a game a *partie*, a duel a *duel*.
#[test]
fn the_words_are_those_of_the_glossary() {
    let games = SheetProblem::WrongGames { given: 2, boards: 3 }.message();
    let duel = SheetProblem::DuelMissing { board: BoardNumber(2), duel: DuelNumber::One }.message();
    let words = [(Lang::Cs, ["zápas", "partie", "duel"]), (Lang::Sk, ["zápas", "partie", "duel"])];
    for (lang, [a_match, game, a_duel]) in words {
        assert!(
            games.text(lang).contains(a_match) && games.text(lang).contains(game),
            "{}",
            games.text(lang)
        );
        assert!(duel.text(lang).contains(a_duel), "{}", duel.text(lang));
    }
}
