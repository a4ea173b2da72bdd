//! A result as one side sees it.

use kolo_model::{Outcome, PerSide, Share, Side, Verdict};
use kolo_teams::{ForfeitBy, Games, Judged, MatchResult, OwnReport, Shape, parse_entry};

fn judged(result: MatchResult, shape: Shape) -> Judged {
    let verdict = shape.judge(&result).expect("it can be");
    Judged { result, verdict }
}

#[test]
fn what_a_side_says_is_turned_to_the_sides_of_the_match() {
    let three = Shape::of(3, Games::Single).expect("a shape");
    let (win, draw, loss) = (Some(Share::Win), Some(Share::Draw), Some(Share::Loss));
    for (shape, marks, first, second) in [
        (three, vec![win, draw, loss], "1 = 0", "0 = 1"),
        (Shape::THREE, vec![win, win, draw, loss, loss, loss], "11 =0 00", "00 =1 11"),
        (Shape::THREE, vec![win, win, None, None, loss, draw], "11 .. 0=", "00 .. 1="),
    ] {
        let said = OwnReport::Boards(marks);
        assert_eq!(said.by(Side::First, shape), parse_entry(first, shape).expect("it can be read"));
        assert_eq!(said.by(Side::Second, shape), parse_entry(second, shape).expect("it can be read"));
    }
    let said = OwnReport::Points(2, 4);
    assert_eq!(said.by(Side::First, three), OwnReport::Points(4, 2).by(Side::Second, three));
    let expected = parse_entry("4:2", three).expect("it can be read");
    assert_eq!(judged(said.by(Side::Second, three), three).verdict, judged(expected, three).verdict);
    let beaten = OwnReport::Whole { got: Share::Loss, points: Some((0, 3)) };
    let first = Outcome::played(kolo_model::PlayedResult::FirstWins);
    let won = Verdict { outcome: first, score: Some(PerSide::new(3, 0)) };
    assert_eq!(beaten.by(Side::Second, Shape::GAME), won.into());
}

#[test]
fn a_side_confirms_what_the_other_one_said_and_nothing_else() {
    let two = Shape::of(2, Games::Single).expect("a shape");
    for (shape, texts) in [
        (two, vec!["1 0", "= 1", "3:1", "2:2", "0 0"]),
        (Shape::ONE, vec!["11", "10", "=0", "4:0", "1:3"]),
        (Shape::GAME, vec!["1", "0", "="]),
    ] {
        let results = texts.iter().map(|text| parse_entry(text, shape).expect("it can be read"));
        let results: Vec<Judged> = results.map(|result| judged(result, shape)).collect();
        for (theirs, text) in results.iter().zip(&texts) {
            for side in Side::BOTH {
                let own = OwnReport::that_agrees(&theirs.result, side).expect("a side can say it");
                let own = judged(own.by(side, shape), shape);
                assert!(Judged::agreed(theirs, &own).is_some(), "{text}");
                for others in results.iter().filter(|one| one.verdict != theirs.verdict) {
                    assert!(Judged::agreed(others, &own).is_none(), "{text} is not {}", others.result);
                }
            }
        }
    }
    let forfeit = MatchResult::Forfeit(ForfeitBy::First);
    assert_eq!(OwnReport::that_agrees(&forfeit, Side::Second), None, "a walkover is the organiser's");
}

/// K-SHAPE: boards are compared where both sides gave them; a score agrees with the boards that add up to it.
#[test]
fn the_same_score_from_other_boards_is_not_the_same_report() {
    let shape = Shape::of(2, Games::Single).expect("a shape");
    let of = |text: &str| judged(parse_entry(text, shape).expect("it can be read"), shape);
    assert!(Judged::agreed(&of("1 0"), &of("0 1")).is_none());
    let counted = of("1 0");
    assert_eq!(Judged::agreed(&of("2:2"), &counted), Some(&counted), "the boards count, they say more");
}
