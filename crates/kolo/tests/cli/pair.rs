use crate::support::Folder;

const CLUB: &str = include_str!("data/club.json");

#[test]
fn the_answer_is_the_number_of_pairs_then_one_a_line() {
    let folder = Folder::new();
    folder.write("club.json", CLUB);
    // Row 3 for six: 2-6 3-1 4-5. Nobody has number 6, and 5 is away.
    assert_eq!(folder.kolo(&["pair", "club.json"]).answer(), "3\n3 1\n2 0\n4 0\n");
    assert_eq!(folder.kolo(&["pair", "--system", "round-robin", "club.json"]).answer(), "3\n3 1\n2 0\n4 0\n");
}

#[test]
fn a_dash_is_standard_input_in_either_format() {
    let folder = Folder::new();
    assert_eq!(folder.kolo_with_input(&["pair", "-"], CLUB).answer(), "3\n3 1\n2 0\n4 0\n");
    let trf = "XXR 3\n001    1      Eva\n001    2      Jan\n001    3      Ota\n001    4      Ida\n";
    let run = folder.kolo_with_input(&["pair", "--system", "round-robin", "-"], trf);
    assert_eq!(run.answer(), "2\n1 4\n2 3\n");
}

#[test]
fn the_explanation_names_program_seed_clauses_and_reasons() {
    let folder = Folder::new();
    folder.write("club.json", CLUB);
    let output = folder.kolo(&["pair", "--explain", "--seed", "7", "club.json"]).answer();
    assert_eq!(
        output.lines().next(),
        Some(concat!("Paired by kolo ", env!("CARGO_PKG_VERSION"), ", system round-robin, seed 7"))
    );
    for part in [
        "Round 3 of 5, round robin",
        "Board 1: 3 Černá – 1 Adamová",
        "3 and 1 are both odd or both even: the higher number 3 has the first side [G-3.2.2]",
        "the table pairs 4 with 5 Eliášová, who is absent [G-3.2.1]",
        "Pairs: 1, without an opponent: 2",
    ] {
        assert!(output.contains(part), "`{part}` is missing in\n{output}");
    }
}

#[test]
fn the_same_as_data() {
    let folder = Folder::new();
    folder.write("club.json", CLUB);
    let answer = folder.kolo(&["pair", "--json", "--lang", "cs", "club.json"]).answer();
    let data: serde_json::Value = serde_json::from_str(&answer).unwrap();
    assert_eq!(
        (&data["round"], &data["seed"], &data["system"]),
        (&3.into(), &0.into(), &"round-robin".into())
    );
    assert_eq!(data["pairs"], serde_json::json!([[3, 1]]));
    assert_eq!(data["byes"], serde_json::json!([2, 4]));
    let round = &data["explanation"][0];
    assert_eq!(round["title"], "3. kolo z 5, každý s každým");
    assert!(round["steps"].as_array().unwrap().iter().any(|step| step["pair"] == serde_json::json!([3, 1])));
}

#[test]
fn a_lot_is_repeated_by_its_seed_and_the_file_may_hold_it() {
    let folder = Folder::new();
    folder.write("club.json", CLUB.replace("\"rounds\": 5,", "\"rounds\": 5, \"seed\": 3,"));
    let drawn = |args: &[&str]| folder.kolo(&[&["pair", "--nigiri", "club.json"], args].concat()).answer();
    assert_eq!(drawn(&[]), drawn(&["--seed", "3"]));
    let sides: std::collections::BTreeSet<String> =
        (0..20).map(|seed| drawn(&["--seed", &seed.to_string()])).collect();
    assert_eq!(sides.len(), 2, "one game, two ways to sit");
}

#[test]
fn when_all_rounds_are_paired_nothing_is_left_to_ask() {
    let folder = Folder::new();
    folder.write("club.json", CLUB.replace("\"rounds\": 5", "\"rounds\": 2"));
    let output = folder.kolo(&["pair", "club.json"]).complaint(3);
    assert_eq!(output, "club.json: all 2 rounds have been paired: there is no next round [K-ORDER]\n");
}

#[test]
fn systems_that_are_unknown_or_not_named_are_wrong_usage() {
    let folder = Folder::new();
    folder.write("club.json", CLUB).write("plain.json", CLUB.replace("\"system\": \"round-robin\",", ""));
    let silent = folder.kolo(&["pair", "plain.json"]).complaint(3);
    assert!(
        silent.starts_with("plain.json: the file does not name its pairing system: add --system"),
        "{silent}"
    );
    let unknown = folder.kolo(&["pair", "--system", "chess", "club.json"]).complaint(3);
    assert!(unknown.contains("round-robin"), "{unknown}");
}

#[test]
fn what_is_odd_is_reported_beside_the_answer() {
    let folder = Folder::new();
    folder.write(
        "odd.trf",
        "XXR 3\n001    1      Eva\n001    2      Jan\n001    3      Ota\n001    4      Ida\n999 What?\n",
    );
    let run = folder.kolo(&["pair", "--system", "round-robin", "odd.trf"]);
    assert_eq!((run.code, run.out.as_str()), (Some(0), "2\n1 4\n2 3\n"));
    assert!(run.err.starts_with("odd.trf:6:1: warning: "), "{}", run.err);
}

#[test]
fn when_the_rules_leave_no_pairing_the_answer_is_no() {
    let folder = Folder::new();
    folder.write(
        "club.json",
        CLUB.replace("\"rounds\": 5,", "\"rounds\": 5, \"forbidden\": [{\"members\": [1, 3]}],"),
    );
    let output = folder.kolo(&["pair", "club.json"]).complaint(1);
    assert_eq!(output, "club.json: round 3 cannot be paired: 3 and 1 are a forbidden pair [K-APART]\n");
}
