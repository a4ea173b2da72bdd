use crate::support::Folder;

const CLUB: &str = include_str!("data/club.json");

#[test]
fn the_table_lines_up_and_equal_players_share_the_place() {
    let folder = Folder::new();
    folder.write("club.json", CLUB);
    // 2 beat 5 and 1; 3 and 4 drew, 3 beat 5, 4 was free; 1 was free.
    assert_eq!(
        folder.kolo(&["standings", "club.json"]).answer(),
        "\
Place  No.  Name      Points  Direct  SDOS
    1    2  Beneš          2             1
  2-3    3  Černá        1.5     1-2  0.75
  2-3    4  Dušek        1.5     1-2  0.75
    4    1  Adamová        1             0
    5    5  Eliášová       0             0
"
    );
}

#[test]
fn criteria_come_from_the_command_then_the_file_then_the_system() {
    let folder = Folder::new();
    folder.write("club.json", CLUB);
    folder.write("own.json", CLUB.replace("\"rounds\": 5,", "\"rounds\": 5, \"criteria\": [\"wins\"],"));
    folder.write("plain.json", CLUB.replace("\"system\": \"round-robin\",", ""));
    let head = |args: &[&str]| {
        let answer = folder.kolo(&[&["standings"], args].concat()).answer();
        answer
            .lines()
            .next()
            .map(|line| line.split_whitespace().skip(3).collect::<Vec<_>>().join(" "))
            .unwrap()
    };
    assert_eq!(head(&["club.json", "--by", "points,wins"]), "Points Wins");
    assert_eq!(head(&["own.json", "--by", "sdos"]), "SDOS");
    assert_eq!(head(&["own.json"]), "Wins");
    assert_eq!(head(&["plain.json"]), "Points");
    assert_eq!(head(&["plain.json", "--system", "swiss"]), "Points SOS SDOS Direct");
}

#[test]
fn every_number_can_be_opened() {
    let folder = Folder::new();
    folder.write("club.json", CLUB);
    assert_eq!(
        folder.kolo(&["standings", "club.json", "--explain", "3"]).answer(),
        "\
3 Černá, place 2-3
Points 1.5: points of all rounds [G-3.3.1]
  round 1: draw with 4: 0.5
  round 2: win against 5: 1
Direct 1-2: place among the tied players, by the games between them [G-3.3.2e]
  level with 4: 0.5:0.5
SDOS 0.75: sum of the scores of opponents beaten; an opponent drawn with counts half [G-3.3.2b]
  round 1: draw with 4: counts half of 1.5 = 0.75
  round 2: win against 5: counts 0
"
    );
    let alone = folder.kolo(&["standings", "club.json", "--explain", "1"]).answer();
    assert!(alone.contains("Direct not needed, no tie left"), "{alone}");
    let nobody = folder.kolo(&["standings", "club.json", "--explain", "9"]).complaint(3);
    assert_eq!(nobody, "club.json: there is no competitor with number 9\n");
}

#[test]
fn the_same_as_data() {
    let folder = Folder::new();
    folder.write("club.json", CLUB);
    let data: serde_json::Value =
        serde_json::from_str(&folder.kolo(&["standings", "club.json", "--json"]).answer()).unwrap();
    assert_eq!(data["criteria"], serde_json::json!(["points", "direct", "sdos"]));
    let second = &data["rows"][1];
    assert_eq!((&second["no"], &second["place"]), (&3.into(), &serde_json::json!([2, 3])));
    assert_eq!(second["values"][2]["value"], "0.75");
    let part = &second["values"][2]["derivation"][1];
    assert_eq!(part["text"], "round 2: win against 5: counts 0");
    assert_eq!(part["message"]["args"]["event"]["args"]["opponent"], 5);
}

#[test]
fn lists_that_make_no_sense_are_wrong_usage() {
    let folder = Folder::new();
    folder.write("club.json", CLUB);
    let refused = |list| folder.kolo(&["standings", "club.json", "--by", list]).complaint(3);
    assert!(refused("points,luck").contains("“luck” is not a criterion"));
    assert!(refused("points,points").contains("given twice"));
    assert!(refused("").contains("no criterion is given"));
    assert!(refused("points,sos").contains("[G-3.3.2a]"));
    assert!(refused("points,median-buchholz").contains("[G-3.3.2a]"));
    assert!(refused("mm,direct").contains("[G-3.3.1]"));
    assert!(refused("points,rating").contains("[G-3.3.2f]"));
}

#[test]
fn the_system_asked_for_is_stronger_than_that_of_the_file() {
    let folder = Folder::new();
    folder.write("club.json", CLUB);
    let refused = folder.kolo(&["standings", "club.json", "--by", "points,sos"]).complaint(3);
    assert!(refused.contains("G-3.3.2a"), "{refused}");
    let table = folder.kolo(&["standings", "club.json", "--system", "swiss"]).answer();
    assert!(table.lines().next().is_some_and(|head| head.contains("SOS")), "{table}");
}
