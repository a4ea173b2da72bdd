use crate::support::Folder;

const CLUB: &str = r#"{
  "kolo": 1, "system": "swiss",
  "competitors": [
    {"no": 1, "name": "Adamová", "rating": 2100}, {"no": 2, "name": "Beneš", "rating": 2100},
    {"no": 3, "name": "Černá", "rank": "20k"}, {"no": 4, "name": "Dušek"}
  ],
  "played": [
    [{"first": 1, "second": 2, "points": [1, 0]}, {"first": 3, "second": 4, "points": [1, 0]}],
    [{"first": 2, "second": 3, "points": [1, 0], "forfeit": true}, {"absent": 1}, {"absent": 4}]
  ]
}"#;

#[test]
fn the_table_shows_before_and_after() {
    let folder = Folder::new();
    folder.write("club.json", CLUB);
    let table = folder.kolo(&["rating", "club.json"]).answer();
    let expected = "\
No.  Name       Before  Games  Expected  Actual  Change     After
  1  Adamová  2100.000      1     0.500     1.0  +9.306  2109.306
  2  Beneš    2100.000      1     0.500     0.0  -8.275  2091.725
  3  Černá    *100.000      0     0.000     0.0   0.000   100.000

Class A, weight 1
* One rating before the tournament is derived from the rank.
Round 1, 3 Černá – 4 Dušek: not rated, neither rating nor rank of no. 4 is known
Round 2, 2 Beneš – 3 Černá: not rated, not played
";
    assert_eq!(table, expected);
}

#[test]
fn every_number_opens_into_games() {
    let folder = Folder::new();
    folder.write("club.json", CLUB);
    let args = ["rating", "club.json", "--explain", "--player", "1"];
    let output = folder.kolo(&args).answer();
    let game = "  Round 1, Black against 2 Beneš (2100.000): won; 17.581 × (1 − 0.500) + 0.516 = +9.306\n";
    assert!(output.contains("1 Adamová: 2100.000, after the tournament 2109.306 (+9.306)\n"), "{output}");
    assert!(output.contains(game), "{output}");
    let weighed = folder.kolo(&[&args[..], &["--class", "C", "--lang", "cs"]].concat()).answer();
    let game =
        "  1. kolo, černý, soupeř 2 Beneš (2100,000): výhra; (17,581 × (1 − 0,500) + 0,516) × 0,5 = +4,653\n";
    assert!(weighed.contains(game), "{weighed}");
    assert!(folder.kolo(&["rating", "club.json", "--player", "9"]).complaint(3).contains('9'));
}

#[test]
fn the_same_as_data() {
    let folder = Folder::new();
    folder.write("club.json", CLUB);
    let data: serde_json::Value =
        serde_json::from_str(&folder.kolo(&["rating", "club.json", "--json", "--class", "B"]).answer())
            .unwrap();
    assert_eq!(data["class"], "B");
    assert_eq!(data["players"][0]["change"], "6.980");
    assert_eq!(data["players"][0]["games"][0]["opponent"], 2);
    assert_eq!(data["players"][2]["before_by_rank"], true);
    assert_eq!(data["not_rated"][1]["why"]["message"]["key"], "egf-skipped-forfeit");
}

#[test]
fn other_games_have_other_ratings() {
    let folder = Folder::new();
    folder.write("chess.json", include_str!("data/chess.json"));
    let output = folder.kolo(&["rating", "chess.json"]).complaint(3);
    assert!(output.contains("is for go"), "{output}");
    assert!(folder.kolo(&["rating", "chess.json", "--class", "E"]).complaint(3).contains("possible values"));
}
