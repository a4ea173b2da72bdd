//! Files of go federations and programs.

use crate::support::Folder;

const LIST: &str = include_str!("../../../formats/tests/data/egd_list/invented.txt");

const CLUB: &str = r#"{
  "kolo": 1, "event": {"name": "Open", "city": "Kolín", "start": "2026-05-01"}, "system": "mcmahon", "rounds": 2,
  "mcmahon": {"bar": "3d", "floor": "20k"}, "komi": 6.5,
  "competitors": [
    {"no": 1, "name": "Nová Eva", "rank": "3d", "country": "CZ", "club": "Prah", "federation_id": 12345678},
    {"no": 2, "name": "Pes Ota", "rank": "1k", "country": "CZ", "club": "Brno"},
    {"no": 3, "name": "Žitná Ida", "rank": "2d", "country": "SK"}
  ],
  "played": [
    [{"first": 2, "second": 1, "points": [0, 1], "handicap": 3}, {"bye": 3}],
    [{"first": 3, "second": 1, "points": [1, 0]}, {"absent": 2}]
  ]
}"#;

#[test]
fn people_are_looked_up() {
    let folder = Folder::new();
    folder.write("egf_db.txt", LIST);
    let run = folder.kolo(&["players", "egf_db.txt", "Jan", "novák"]);
    let table = "     PIN  Name           Country  Club  Rank  Rating
10011178  Novak Jan      CZ       Prah    3d    2287
10523201  Novak Jan      CZ       Brno    4k    1712
11832077  Novakova Jana  CZ       Prah   12k     905
";
    assert_eq!((run.code, run.out.as_str()), (Some(0), table));
    assert!(run.err.starts_with("egf_db.txt:16:1: warning: "), "{}", run.err);
    let one = folder.kolo(&["players", "egf_db.txt", "novak", "--most", "1", "--lang", "cs"]);
    let lines: Vec<&str> = one.out.lines().collect();
    assert!(lines.len() == 3 && lines[1].contains("10011178") && lines[2].contains('2'), "{}", one.out);
    let nobody = folder.kolo(&["players", "egf_db.txt", "nikdo"]);
    assert_eq!((nobody.code, nobody.out.as_str()), (Some(1), "None of the 9 players has such a name.\n"));
    let data: serde_json::Value =
        serde_json::from_str(&folder.kolo(&["players", "egf_db.txt", "12650342", "--json"]).out).unwrap();
    assert_eq!((&data["date"], &data["people"][0]["name"]), (&"18 Oct 2025".into(), &"Černý Jiří".into()));
    let output = folder.write("bad.txt", "nothing\n").kolo(&["players", "bad.txt", "x"]).complaint(3);
    assert!(output.starts_with("bad.txt: no player was found"), "{output}");
}

#[test]
fn entrants_are_filled_in_from_the_list() {
    let folder = Folder::new();
    folder
        .write("egf_db.txt", LIST)
        .write("players.csv", "name,club\nJiří Černý,\nNovák Jan,\nNovák Jan,Brno\n");
    let run = folder.kolo(&["convert", "players.csv", "club.json", "--list", "egf_db.txt"]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(
        run.err.contains("players.csv:3:1: warning: Novák Jan: several players have this name"),
        "{}",
        run.err
    );
    let club: serde_json::Value = serde_json::from_str(&folder.read("club.json")).unwrap();
    let people = &club["competitors"];
    assert_eq!((&people[0]["rank"], &people[0]["rating"]), (&"1d".into(), &2151.into()));
    assert_eq!(people[0]["federation_id"], 12_650_342);
    assert_eq!(people[1]["federation_id"], serde_json::Value::Null);
    assert_eq!(people[2]["federation_id"], 10_523_201);
    let wrong = folder.kolo(&["convert", "club.json", "b.json", "--list", "egf_db.txt"]).complaint(3);
    assert!(wrong.contains("--list"), "{wrong}");
}

#[test]
fn results_for_the_european_database() {
    let folder = Folder::new();
    folder.write("club.json", CLUB);
    let run = folder.kolo(&["convert", "club.json", "club.h9", "--class", "B"]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    let bytes = std::fs::read(folder.path("club.h9")).unwrap();
    assert!(
        bytes.starts_with(b"; CL[B]\n; EV[Open]\n; PC[,Kol\xedn]\n"),
        "{}",
        String::from_utf8_lossy(&bytes)
    );
    let text = String::from_utf8_lossy(&bytes).into_owned();
    assert!(text.contains(" |12345678\n"), "{text}");
    assert!(text.contains("/b3"), "{text}");
    let rated = folder.kolo(&["rating", "club.h9"]);
    assert!(rated.out.contains("Class B, weight 0.75\n"), "{} {}", rated.out, rated.err);
    let table = folder.kolo(&["standings", "club.h9"]);
    assert_eq!(table.code, Some(0), "{}", table.err);
    let wrong = folder.kolo(&["convert", "club.json", "b.xml", "--class", "B"]).complaint(3);
    assert!(wrong.contains("--class"), "{wrong}");
}

#[test]
fn a_tournament_goes_to_opengotha_and_back() {
    let folder = Folder::new();
    folder.write("club.json", CLUB);
    assert_eq!(folder.kolo(&["convert", "club.json", "club.xml"]).code, Some(0));
    assert_eq!(folder.kolo(&["convert", "club.xml", "back.json"]).code, Some(0));
    assert_eq!(folder.kolo(&["convert", "back.json", "again.xml"]).code, Some(0));
    assert_eq!(folder.read("again.xml"), folder.read("club.xml"));
    let [here, back] = ["club.json", "back.json"]
        .map(|file| serde_json::from_str::<serde_json::Value>(&folder.read(file)).unwrap());
    for key in ["mcmahon", "komi", "rounds", "system", "played"] {
        assert_eq!(here[key].to_string().replace(".0", ""), back[key].to_string().replace(".0", ""), "{key}");
    }
    // Without an ending the content tells the format.
    folder.write("club", folder.read("club.xml"));
    let one = folder.kolo(&["standings", "club"]);
    assert_eq!((one.code, one.out), (Some(0), folder.kolo(&["standings", "club.xml"]).out));
    let cut = folder.read("club.xml")[..700].to_owned();
    let output = folder.write("cut.xml", cut).kolo(&["pair", "--system", "mcmahon", "cut.xml"]).complaint(3);
    assert!(output.starts_with("cut.xml:"), "{output}");
}
