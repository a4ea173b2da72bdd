use crate::support::Folder;

const CLUB: &str = include_str!("data/club.json");

#[test]
fn a_file_by_the_rules_passes() {
    let folder = Folder::new();
    folder.write("club.json", CLUB);
    assert_eq!(folder.kolo(&["check", "club.json"]).answer(), "Rounds checked: 2, different: 0\n");
}

#[test]
fn each_difference_names_round_file_rules_and_clause() {
    let folder = Folder::new();
    // Round 1 with the sides of 2 and 5 exchanged; round 2 with 1 and 4 in each other's place.
    let wrong = CLUB
        .replace(
            "\"first\": 2, \"second\": 5, \"points\": [1, 0]",
            "\"first\": 5, \"second\": 2, \"points\": [0, 1]",
        )
        .replace(
            "\"first\": 1, \"second\": 2, \"points\": [0, 1]}, {\"bye\": 4}",
            "\"first\": 4, \"second\": 2, \"points\": [0, 1]}, {\"bye\": 1}",
        );
    folder.write("wrong.json", wrong);
    let run = folder.kolo(&["check", "wrong.json"]);
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
    assert_eq!(
        run.out,
        "round 1: the file has 5-2, the rules give 2-5 [G-3.2.2]
round 2: the file has 4-2 1-0, the rules give 1-2 4-0 [G-3.2.2]
Rounds checked: 2, different: 2
"
    );
}

#[test]
fn a_forfeited_game_has_no_sides() {
    let folder = Folder::new();
    let game = "\"first\": 2, \"second\": 5, \"points\": [1, 0]";
    folder.write(
        "club.json",
        CLUB.replace(game, "\"first\": 5, \"second\": 2, \"points\": [0, 1], \"forfeit\": true"),
    );
    assert_eq!(folder.kolo(&["check", "club.json"]).answer(), "Rounds checked: 2, different: 0\n");
}

#[test]
fn a_round_that_the_rules_do_not_have_is_a_difference() {
    let folder = Folder::new();
    let two = "{\"kolo\": 1, \"system\": \"round-robin\", \"competitors\": [{\"no\": 1, \"name\": \"A\"}, {\"no\": 2, \"name\": \"B\"}],
        \"played\": [[{\"first\": 1, \"second\": 2, \"points\": [1, 0]}], [{\"first\": 2, \"second\": 1, \"points\": [1, 0]}]]}";
    folder.write("two.json", two);
    let run = folder.kolo(&["check", "two.json"]);
    assert_eq!(run.code, Some(1));
    assert!(
        run.out.contains("round 2: the file has 2-1, the rules give the only round has been paired"),
        "{run:?}"
    );
    folder.write("two.json", two.replace("\"competitors\"", "\"rounds\": 2, \"competitors\""));
    assert_eq!(folder.kolo(&["check", "two.json"]).answer(), "Rounds checked: 2, different: 0\n");
}
