//! Pairing, checking and generating by the rules of 1992.

use crate::support::Folder;

/// Six players after two rounds of five.
const SIX: &str = "\
XXR 5
001    1      Adamová                           2200                             2.0          4 w 1     2 b 1
001    2      Beneš                             2100                             1.0          5 b 1     1 w 0
001    3      Černá                             2000                             1.5          6 w 1     5 b =
001    4      Dušek                             1900                             1.0          1 b 0     6 w 1
001    5      Eliášová                          1800                             0.5          2 w 0     3 w =
001    6      Fiala                             1700                             0.0          3 b 0     4 b 0
";

fn pair<'a>(args: &[&'a str]) -> Vec<&'a str> {
    [&["pair", "--system", "fide-1992"], args].concat()
}

fn six() -> Folder {
    let folder = Folder::new();
    folder.write("six.trf", SIX);
    folder
}

#[test]
fn pairs_come_in_board_order_white_first() {
    assert_eq!(six().kolo(&pair(&["six.trf"])).answer(), "3\n1 3\n4 2\n6 5\n");
}

#[test]
fn every_pair_explains_itself_in_three_languages() {
    let folder = six();
    for (lang, parts) in [
        (
            "en",
            [
                "Round 3 of 5, FIDE Swiss system based on rating",
                "1 Adamová has no legal opponent in this score group and downfloats: there is no other player [R-C1.3]",
                "Board 1: 1 Adamová – 3 Černá",
                "the higher ranked player gets their preference [R-E4.1]",
            ],
        ),
        (
            "cs",
            [
                "3. kolo (celkem 5), švýcarský systém FIDE založený na ratingu",
                "1 Adamová nemá v tomto seskupení přípustného soupeře a přesouvá se dolů: nikdo další tu není [R-C1.3]",
                "1. šachovnice: 1 Adamová – 3 Černá",
                "stejnou barvu; vyhoví se výše zařazenému [R-E4.1]",
            ],
        ),
        (
            "sk",
            [
                "3. kolo (spolu 5), švajčiarsky systém FIDE založený na ratingu",
                "1 Adamová nemá v tejto bodovej skupine prípustného súpera a presúva sa nadol: nikto ďalší tu nie je [R-C1.3]",
                "1. šachovnica: 1 Adamová – 3 Černá",
                "rovnakú farbu; vyhovie sa vyššie zaradenému [R-E4.1]",
            ],
        ),
    ] {
        let output = folder.kolo(&pair(&["six.trf", "--explain", "--lang", lang])).answer();
        for part in parts {
            assert!(output.contains(part), "`{part}` is missing in\n{output}");
        }
    }
}

#[test]
fn pairs_and_reasons_come_as_data() {
    let answer = six().kolo(&pair(&["six.trf", "--json"])).answer();
    let data: serde_json::Value = serde_json::from_str(&answer).unwrap();
    assert_eq!((&data["round"], &data["system"]), (&3.into(), &"fide-1992".into()));
    assert_eq!(data["pairs"], serde_json::json!([[1, 3], [4, 2], [6, 5]]));
    assert_eq!(data["byes"], serde_json::json!([]));
    let steps = data["explanation"][0]["steps"].as_array().unwrap();
    assert_eq!(steps[0]["clause"], "R-A3.1");
    assert_eq!(steps[0]["message"]["key"], "fide-field");
}

#[test]
fn a_wrong_pair_is_found_with_its_clause() {
    // Of those with one point 3 is left over, and the first one below whom 3 can meet is 4.
    let run = six().kolo(&["check", "six.trf", "--system", "fide-1992"]);
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
    assert_eq!(
        run.out,
        "round 2: the file has 5-3 4-6, the rules give 4-3 6-5 [R-C6.0]\nRounds checked: 2, different: 1\n"
    );
}

#[test]
fn what_was_generated_is_by_the_rules() {
    let folder = Folder::new();
    for (seed, players) in [("1", "9"), ("2", "16"), ("3", "31"), ("4", "60")] {
        let recipe = ["generate", "--system", "fide-1992", "--players", players, "--rounds", "7"];
        let wild = ["--seed", seed, "--absence-rate", "8", "--withdraw-rate", "2", "--forfeit-rate", "5"];
        folder.kolo(&[&recipe[..], &wild, &["--out", "made.trf"]].concat()).answer();
        let checked = folder.kolo(&["check", "made.trf", "--system", "fide-1992"]).answer();
        assert_eq!(checked, "Rounds checked: 7, different: 0\n", "seed {seed}");
    }
}

#[test]
fn without_a_pairing_the_players_in_the_way_are_named() {
    let folder = six();
    folder.write("apart.trf", format!("{SIX}XXP 1 2 3 4 5 6\n"));
    let output = folder.kolo(&pair(&["apart.trf"])).complaint(1);
    assert!(output.contains("round 3 cannot be paired: 1 Adamová has no legal opponent"), "{output}");
    assert!(output.contains("[R-B.abs]"), "{output}");
    folder.write("club.trf", format!("{SIX}XXP 3 4 5 6\n"));
    let output = folder.kolo(&pair(&["club.trf", "--lang", "cs"])).complaint(1);
    assert!(output.contains("nemohou hrát s nikým jiným než: 1 Adamová, 2 Beneš"), "{output}");
}

#[test]
fn nobody_to_pair_is_an_answer() {
    let folder = six();
    folder.write("away.trf", format!("{SIX}XXZ 1 2 3 4 5 6\n"));
    assert_eq!(folder.kolo(&pair(&["away.trf"])).answer(), "0\n");
    let output = folder.kolo(&pair(&["away.trf", "--explain"])).answer();
    assert!(output.contains("no player is to be paired in this round"), "{output}");
    folder.write("one.trf", format!("{SIX}XXZ 1 2 3 4 5\n"));
    assert_eq!(folder.kolo(&pair(&["one.trf"])).answer(), "1\n6 0\n");
}

#[test]
fn over_or_unfinished_there_is_no_next_round() {
    let folder = six();
    folder.write("over.trf", SIX.replace("XXR 5", "XXR 2"));
    assert!(folder.kolo(&pair(&["over.trf"])).complaint(3).contains("all 2 rounds have been paired"));
    let without = |mark: &str| {
        let [white, black] = ["2 w 0     3 w =", "6 w 1     5 b ="].map(|old| old.replace('=', mark));
        SIX.replace("2 w 0     3 w =", &white).replace("6 w 1     5 b =", &black)
    };
    folder.write("open.trf", without(" "));
    let output = folder.kolo(&pair(&["open.trf"])).complaint(3);
    assert!(output.contains("round 2: the game of 5 and 3 has no result"), "{output}");
    // An adjourned game is a draw for pairing (F 9).
    folder.write("adjourned.trf", without("*"));
    assert_eq!(folder.kolo(&pair(&["adjourned.trf"])).answer(), "3\n1 3\n4 2\n6 5\n");
}

#[test]
fn the_literal_reading_of_b_6_can_be_asked_for() {
    let folder = Folder::new();
    let recipe = ["generate", "--system", "fide-1992", "--players", "8", "--rounds", "4", "--seed", "29"];
    folder.write("made.trf", folder.kolo(&recipe).answer().replace("XXR 4", "XXR 6"));
    let next = |b6| folder.kolo(&pair(&["made.trf", "--b6", b6])).answer();
    assert_eq!(next("same"), "4\n3 2\n4 5\n1 7\n6 8\n");
    assert_eq!(next("same"), folder.kolo(&pair(&["made.trf"])).answer());
    assert_eq!(next("any"), "4\n1 2\n3 8\n4 7\n6 5\n");
    assert_eq!(folder.kolo(&pair(&["made.trf", "--b6", "none"])).code, Some(3));
}

#[test]
fn three_rounds_read_as_they_were_approved() {
    let folder = Folder::new();
    for (tournament, text) in [
        (include_str!("data/explained/club-round-3.trf"), include_str!("data/explained/club-round-3.cs.txt")),
        (include_str!("data/explained/open-round-6.trf"), include_str!("data/explained/open-round-6.cs.txt")),
        (include_str!("data/explained/last-round.trf"), include_str!("data/explained/last-round.cs.txt")),
    ] {
        folder.write("round.trf", tournament);
        let output = folder.kolo(&pair(&["--explain", "--lang", "cs", "round.trf"])).answer();
        // The first line names the version of the program.
        let without_version = |text: &str| text.split_once('\n').map(|(_, rest)| rest.to_owned());
        assert_eq!(without_version(&output), without_version(text));
    }
}

#[test]
fn fictitious_points_are_not_used_and_that_is_reported() {
    let folder = six();
    folder.write("fast.trf", format!("{SIX}XXA    5  1.0  1.0  1.0\n"));
    let plain = folder.kolo(&pair(&["six.trf"])).answer();
    assert_eq!(folder.kolo(&pair(&["fast.trf"])).answer(), plain);
    let output = folder.kolo(&pair(&["--explain", "--lang", "en", "fast.trf"])).answer();
    assert!(output.contains("only real points count [R-A2a]"), "{output}");
}
