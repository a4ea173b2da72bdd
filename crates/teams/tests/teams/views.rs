//! Sheets to look at.

use kolo_messages::Lang;
use kolo_model::PerSide;
use kolo_teams::{
    BoardNumber, DuelNumber, LineUp, MatchResult, MatchSheet, OpenDuel, PlayerId, Seat, Shape, parse_entry,
};

use crate::support::two_teams;

const THREE: Shape = Shape::THREE;

fn line_up() -> LineUp {
    let player = |number| Seat::Player(PlayerId(number));
    let (first, second) =
        (vec![player(11), player(12), player(13)], vec![player(21), player(22), Seat::Missing]);
    LineUp::of_seats(THREE, &PerSide::new(first, second))
}

fn sheet(text: &str) -> MatchSheet {
    MatchSheet::new(THREE, parse_entry(text, THREE).expect("readable")).with_line_up(Some(line_up()))
}

#[test]
fn a_sheet_is_shown_with_names_and_points() {
    let teams = two_teams(THREE);
    let rosters = Some(PerSide::new(&teams.first, &teams.second));
    let expected = "   Lípa      Dub    duels  points
1  Lípa 1 *  Dub 1  1=     3:1
2  Lípa 2 *  Dub 2  0.     0:2
3  Lípa 3 *  –      +      4:0
score so far 7:3
still missing: game 2 duel 2
";
    assert_eq!(sheet("1= 0. ..").view(rosters).table(Lang::En), expected);
    let finished = sheet("1= 00 ..").view(rosters).table(Lang::Cs);
    assert!(finished.ends_with("\nskóre 7:5, zápasové body 2:0\n"), "{finished}");
}

#[test]
fn a_sheet_without_games_is_one_line() {
    let shown = |entry: MatchResult| MatchSheet::new(THREE, entry).view(None).table(Lang::En);
    assert_eq!(shown(MatchResult::score(7, 5)), "score 7:5, match points 2:0\n");
    assert_eq!(shown(MatchResult::score(7, 4)), "“7:4” is not a valid result of this match\n");
    let forfeit = parse_entry("-:+", THREE).expect("readable");
    assert_eq!(shown(forfeit), "forfeited: score 0:12, match points 0:2\n");
}

#[test]
fn what_is_missing_is_listed() {
    let open = |board, duel| OpenDuel { board: BoardNumber(board), duel };
    let (one, two) = (DuelNumber::One, DuelNumber::Two);
    assert_eq!(sheet(".1 .. ..").open_duels(), [open(1, one), open(2, one), open(2, two)]);
    assert_eq!(sheet("11 0.- .+").open_duels(), [], "a forfeit leaves nothing open");
    assert_eq!(sheet("7:5").open_duels(), []);
    assert_eq!(MatchSheet::new(THREE, MatchResult::open(THREE)).open_duels().len(), 6);
}

#[test]
fn other_programs_get_the_same_data() {
    let teams = two_teams(THREE);
    let view = sheet("1= 0. ..").view(Some(PerSide::new(&teams.first, &teams.second)));
    let json = serde_json::to_value(&view).expect("it can be written");
    assert_eq!(json["boards"], 3);
    assert_eq!(json["score"], serde_json::json!({ "first": 7, "second": 3 }));
    assert_eq!(json["result"], serde_json::Value::Null);
    assert_eq!(json["open"], serde_json::json!([{ "board": 2, "duel": "two" }]));
    let third = serde_json::json!({
        "board": 3,
        "players": { "first": "Lípa 3", "second": null },
        "opens": "first",
        "duels": [null, null],
        "forfeit": "second",
        "notation": "+",
        "points": { "first": 4, "second": 0 },
    });
    assert_eq!(json["games"][2], third);
}
