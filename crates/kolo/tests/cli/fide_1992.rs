//! Tables, prizes and ratings of a tournament by the rules of 1992.

use crate::support::Folder;

const CHESS: &str = include_str!("data/chess.json");

fn folder() -> Folder {
    let folder = Folder::new();
    folder.write("chess.json", CHESS);
    folder
}

#[test]
fn the_table_follows_article_f_10_and_names_doubtful_ratings() {
    assert_eq!(
        folder().kolo(&["standings", "chess.json"]).answer(),
        "\
Place  No.  Name      Points  Direct 1st  Avg rating  Lot
    1    2  Beneš          2           1        1984
    2    1  Adamová        2           2     2006.67
    3    4  Dušek        1.5                    2168
    4    6  Fiala        1.5                    1900
    5    5  Eliášová       1                    2060
    6    3  Černá          1                    1984

4 Dušek: rating 1900 (not verified)
5 Eliášová: rating 1800 (estimated)
"
    );
}

#[test]
fn every_number_of_the_table_can_be_opened() {
    let folder = folder();
    assert_eq!(
        folder.kolo(&["standings", "chess.json", "--explain", "2", "--prizes", "1000,500,250"]).answer(),
        "\
2 Beneš, place 1
Points 2: points of all rounds [R-F10.1]
  round 1: win against 5: 1
  round 2: win against 1: 1
  round 3: loss by forfeit to 4: 0
Direct 1st 1: for first place only: result in the games between the tied players, points won less points lost [R-F10.2]
  better than 1: 1:0
  games with those tied for first place: 1 won, 0 lost
Avg rating 1984: average rating of the opponents played [R-F10.3]
  round 1: win against 5: 1800 (estimated)
  round 2: win against 1: 2168 (from INGO 84)
  round 3: loss by forfeit to 4: not played, does not count
  3968 / 2 = 1984
Lot not needed, no tie left: order drawn by lot among the tied players [R-F10.4]
Prize 750: places 1-2: 1000 + 500 = 1500, shared by 2: 750 each [R-F10.1]
"
    );
    let sixth = folder.kolo(&["standings", "chess.json", "--explain", "6", "--prizes", "1000"]).answer();
    assert!(sixth.contains("  only for a tie for first place\n"), "{sixth}");
    assert!(sixth.ends_with("no prize [R-F10.1]\n"), "{sixth}");
}

#[test]
fn the_lot_is_drawn_from_the_seed_of_the_file_or_of_the_command() {
    let folder = folder();
    folder.write("plain.json", CHESS.replace("  \"seed\": 1992,\n", ""));
    let lots = |args: &[&str]| -> Vec<String> {
        let args = [&["standings"], args, &["--by", "lot"]].concat();
        let table = folder.kolo(&args).answer();
        let lines = table.lines().skip(1).take(6);
        lines.map(|line| line.split_whitespace().take(2).collect::<Vec<_>>().join(" ")).collect()
    };
    assert_eq!(lots(&["plain.json"])[0], "1-6 1", "without a seed all share the place");
    // Pinned: another order for the same seed would be another draw.
    let drawn = ["1 1", "2 5", "3 6", "4 4", "5 2", "6 3"];
    assert_eq!(lots(&["chess.json"]), drawn);
    assert_eq!(lots(&["plain.json", "--seed", "1992"]), drawn);
    assert_ne!(lots(&["chess.json", "--seed", "7"]), drawn);
}

#[test]
fn prizes_are_shared_by_equal_points() {
    let folder = folder();
    let text = folder.kolo(&["standings", "chess.json", "--prizes", "1000,500.01,250"]).answer();
    let prizes = text.split("\n\n").last().unwrap();
    assert_eq!(
        prizes,
        "\x20Prize  No.  Name     How it was calculated
750.01    2  Beneš    places 1-2: 1000.00 + 500.01 = 1500.01, shared by 2: 750.00 each, and 0.01 more for the first one in the standings
750.00    1  Adamová  places 1-2: 1000.00 + 500.01 = 1500.01, shared by 2: 750.00 each, and 0.01 more for the first one in the standings
125.00    4  Dušek    places 3-4: 250.00, shared by 2: 125.00 each
125.00    6  Fiala    places 3-4: 250.00, shared by 2: 125.00 each
"
    );
    let data = folder.kolo(&["standings", "chess.json", "--json", "--prizes", "1000,500,250"]).answer();
    let data: serde_json::Value = serde_json::from_str(&data).unwrap();
    assert_eq!((&data["prizes"]["awarded"], &data["prizes"]["paid"]), (&1750.into(), &1750.into()));
    assert_eq!(data["prizes"]["shared"][1]["shares"][0]["units"], 125);
    assert_eq!(data["rows"][0]["rating"], serde_json::json!({ "value": 2120, "basis": "bcf" }));
    let refused = folder.kolo(&["standings", "chess.json", "--prizes", "1000,many"]).complaint(3);
    assert!(refused.contains("“many” is not a prize"), "{refused}");
}

#[test]
fn ratings_are_listed_with_their_origin() {
    let folder = folder();
    let run = folder.kolo(&["ratings", "chess.json"]);
    assert_eq!(run.code, Some(1), "one is not verified, one is missing");
    assert_eq!(
        run.out,
        "\
No.  Name      Rating
  1  Adamová   2168 (from INGO 84)
  2  Beneš     2120 (from BCF 190)
  3  Černá     2000
  4  Dušek     1900 (not verified)
  5  Eliášová  1800 (estimated)
  6  Fiala     no rating
"
    );
    folder.write("list.csv", "Jméno;Elo;Původ ratingu\nAdamová;INGO 84;\nBeneš;1850;odhad\n");
    let run = folder.kolo(&["ratings", "list.csv", "--json"]);
    assert_eq!(run.code, Some(0));
    assert_eq!(run.err, "list.csv:2:9: warning: INGO 84: 2840 − 8 × 84 = 2168\n");
    let data: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((&data[0]["rating"], &data[0]["before_conversion"]), (&2168.into(), &84.into()));
    assert_eq!(data[1]["basis"], "estimated");
    // The list becomes a tournament, and nothing of it is lost.
    folder.kolo(&["convert", "list.csv", "list.json"]);
    assert!(folder.read("list.json").contains(r#""rating": 2168, "rating_basis": "ingo""#));
}

#[test]
fn ratings_of_older_scales_are_converted() {
    let folder = Folder::new();
    assert_eq!(
        folder.kolo(&["ratings", "--convert", "INGO 84", "--convert", "bcf190"]).answer(),
        "INGO 84: 2840 − 8 × 84 = 2168 [R-A1.3]\nBCF 190: 600 + 8 × 190 = 2120 [R-A1.3]\n"
    );
    let data = folder.kolo(&["ratings", "--convert", "BCF 190", "--json"]).answer();
    let data: serde_json::Value = serde_json::from_str(&data).unwrap();
    assert_eq!(data, serde_json::json!([{ "given": "BCF 190", "rating": 2120, "basis": "bcf" }]));
    let refused = folder.kolo(&["ratings", "--convert", "DWZ 1500"]).complaint(3);
    assert!(refused.contains("INGO 84 or BCF 190"), "{refused}");
    assert!(folder.kolo(&["ratings", "--convert", "INGO 900"]).complaint(3).contains("-4360"));
    assert_eq!(folder.kolo(&["ratings"]).code, Some(3));
}

#[test]
fn the_file_says_how_b6_is_read_unless_the_command_does() {
    // After two rounds 7 has floated up; whether he may have the bye now depends on the reading.
    let file = |b6: &str| {
        let players: Vec<String> = (1..=9).map(|no| format!(r#"{{"no": {no}, "name": "P{no}"}}"#)).collect();
        let draws = |pairs: &[(u32, u32)], idle: &str| {
            let games = pairs
                .iter()
                .map(|(a, b)| format!(r#"{{"first": {a}, "second": {b}, "points": [0.5, 0.5]}}"#));
            format!("[{}, {idle}]", games.collect::<Vec<_>>().join(", "))
        };
        format!(
            r#"{{"kolo": 1, "system": "fide-1992", "rounds": 4, "lot": "white"{b6}, "competitors": [{}], "played": [{}, {}],
            "absent_next": [1, 9]}}"#,
            players.join(", "),
            draws(&[(5, 2), (3, 6), (8, 4)], r#"{"half_bye": 1}, {"bye": 9}"#),
            draws(&[(9, 1), (2, 3), (6, 7)], r#"{"half_bye": 8}"#),
        )
    };
    let folder = Folder::new();
    folder.write("plain.json", file(""));
    folder.write("czech.json", file(r#", "b6": "any""#));
    let (english, czech) = ("4\n6 2\n3 8\n4 5\n7 0\n", "4\n6 2\n3 8\n7 5\n4 0\n");
    assert_eq!(folder.kolo(&["pair", "plain.json"]).answer(), english);
    assert_eq!(folder.kolo(&["pair", "czech.json"]).answer(), czech);
    assert_eq!(folder.kolo(&["pair", "--b6", "same", "czech.json"]).answer(), english);
    assert_eq!(folder.kolo(&["pair", "--b6", "any", "plain.json"]).answer(), czech);
}
