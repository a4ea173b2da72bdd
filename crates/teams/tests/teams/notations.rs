//! The short notation reads back what it writes, and takes any text without falling over.

use kolo_messages::Lang;
use kolo_model::PerSide;
use kolo_teams::{
    DuelResult, ForfeitBy, Game, MatchResult, MatchSheet, ScoreEntry, Shape, Terms, parse_entry, parse_games,
};
use proptest::prelude::*;

fn any_duel() -> impl Strategy<Value = Option<DuelResult>> {
    prop::option::of(prop::sample::select(DuelResult::ALL.to_vec()))
}

fn any_board() -> impl Strategy<Value = Game> {
    let forfeit = prop::option::weighted(0.3, prop::sample::select(ForfeitBy::ALL.to_vec()));
    (any_duel(), any_duel(), forfeit).prop_map(|(one, two, forfeit)| Game { duels: [one, two], forfeit })
}

fn any_entry(shape: Shape) -> impl Strategy<Value = MatchResult> {
    let boards = usize::try_from(shape.boards()).expect("small");
    prop_oneof![
        3 => prop::collection::vec(any_board(), boards).prop_map(MatchResult::of_games),
        1 => (any::<i64>(), any::<i64>(), any::<u32>())
            .prop_map(|(first, second, void)| MatchResult::Score(ScoreEntry { first, second, void })),
        1 => prop::sample::select(ForfeitBy::ALL.to_vec()).prop_map(MatchResult::Forfeit),
    ]
}

fn shape_and_entry() -> impl Strategy<Value = (Shape, MatchResult)> {
    prop::sample::select(Shape::CONTEST.to_vec())
        .prop_flat_map(|shape| any_entry(shape).prop_map(move |entry| (shape, entry)))
}

proptest! {
    #[test]
    fn what_is_written_is_read_back((shape, entry) in shape_and_entry()) {
        prop_assert_eq!(parse_entry(&entry.to_string(), shape), Ok(entry));
    }

    #[test]
    fn boards_of_two_marks_need_no_spaces(duels in prop::collection::vec((any_duel(), any_duel()), 5)) {
        let games: Vec<Game> = duels.iter().map(|(one, two)| Game { duels: [*one, *two], forfeit: None }).collect();
        let text: String = games.iter().map(Game::to_string).collect();
        prop_assert_eq!(parse_games(&text, Shape::FIVE), Ok(games));
    }

    /// Whatever somebody types: it is read, or every trouble has a place in the text and a sentence.
    #[test]
    fn any_text_is_read_or_refused_with_places(text in "[-+x=.01 :/aé–٣]{0,16}", boards in 0usize..3) {
        let shape = Shape::CONTEST[boards];
        match parse_entry(&text, shape) {
            Ok(entry) => prop_assert_eq!(parse_entry(&entry.to_string(), shape), Ok(entry)),
            Err(problems) => {
                prop_assert!(!problems.is_empty());
                for problem in problems {
                    let column = usize::try_from(problem.column).expect("small");
                    prop_assert!((1..=text.chars().count() + 1).contains(&column), "{:?}: {}", text, problem);
                    for lang in Lang::ALL {
                        let unfilled = problem.message().text(lang).contains(['{', '}']);
                        prop_assert!(!unfilled);
                    }
                }
            }
        }
    }
}

/// Every mark of every board can be told from every other: 7 × 7 duels and four ways to forfeit.
#[test]
fn no_two_games_are_written_alike() {
    let duels: Vec<Option<DuelResult>> =
        std::iter::once(None).chain(DuelResult::ALL.into_iter().map(Some)).collect();
    let forfeits: Vec<Option<ForfeitBy>> =
        std::iter::once(None).chain(ForfeitBy::ALL.into_iter().map(Some)).collect();
    let mut texts = std::collections::BTreeSet::new();
    for one in &duels {
        for two in &duels {
            for forfeit in &forfeits {
                let game = Game { duels: [*one, *two], forfeit: *forfeit };
                assert_eq!(parse_games(&game.to_string(), Shape::ONE), Ok(vec![game]));
                texts.insert(game.to_string());
            }
        }
    }
    assert_eq!(texts.len(), 7 * 7 * 4);
}

/// The examples of the guide are what the program says.
#[test]
fn the_guide_tells_the_truth() {
    let guide = include_str!("../../../../docs/guide/match-sheet.md");
    let rows = guide.lines().filter_map(|line| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [text, score, points] = cells.as_slice() else { return None };
        Some((text.strip_prefix('`')?.strip_suffix('`')?, *score, *points))
    });
    let mut examples = 0;
    for (text, score, points) in rows {
        let entry = parse_entry(text, Shape::THREE).expect(text);
        let sheet = MatchSheet::new(Shape::THREE, entry).check(Terms::default()).expect(text);
        let shown = |pair: PerSide<u32>| format!("{}:{}", pair.first, pair.second);
        let result = sheet.result();
        assert_eq!((shown(result.score).as_str(), shown(result.points).as_str()), (score, points), "{text}");
        examples += 1;
    }
    assert_eq!(examples, 11);
    let marks: Vec<&str> =
        guide.lines().filter(|line| line.starts_with("| `") && line.matches('|').count() == 3).collect();
    assert_eq!(marks.len(), DuelResult::ALL.len() + 1, "every mark is explained");
    for result in DuelResult::ALL {
        assert!(marks.iter().any(|line| line.starts_with(&format!("| `{}` |", result.mark()))));
    }
}
