//! The Swiss of pIšQworky 2023 at the command line.

use std::path::{Path, PathBuf};

use crate::support::Folder;

/// The case files of the pairing crate.
fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../pairing/tests/data/pisqworky")
}

fn inputs() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(cases()).expect("the folder of cases is in the repository");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file of a case").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    files
}

fn pair<'a>(file: &'a Path, options: &[&'a str]) -> Vec<&'a str> {
    let file = file.to_str().expect("the path of the repository is text");
    [&["pair", "--system", "pisqworky-2023", file], options].concat()
}

#[test]
fn every_case_has_its_answer_and_its_exit_code() {
    let folder = Folder::new();
    let mut checked = 0;
    for file in inputs() {
        for (ending, options) in [
            ("expected", &[][..]),
            ("alternate.expected", &["--alternate"]),
            ("lim-numbers.expected", &["--lim-numbers"]),
        ] {
            let Ok(expected) = std::fs::read_to_string(file.with_extension(ending)) else { continue };
            let run = folder.kolo(&pair(&file, options));
            let (code, out) = match expected.trim_end() {
                "NONE" => (1, ""),
                "BAD" => (3, ""),
                _ => (0, expected.as_str()),
            };
            assert_eq!((run.code, run.out.trim_end()), (Some(code), out.trim_end()), "{}", file.display());
            checked += 1;
        }
    }
    assert_eq!(checked, 120 + 32 + 30);
}

/// Three after round 1 of two: 1 beat 2, 3 was free.
const THREE: &str = r#"{"kolo": 1, "system": "pisqworky-2023", "rounds": 2, "lot": "first-starts",
 "competitors": [{"no": 1, "name": "Adamová"}, {"no": 2, "name": "Beneš"}, {"no": 3, "name": "Černá"}],
 "played": [[{"first": 1, "second": 2, "points": [2, 0], "score": [3, 1]}, {"bye": 3}]]}"#;

fn three() -> Folder {
    let folder = Folder::new();
    folder.write("three.json", THREE);
    folder
}

fn round(args: &[&'static str]) -> Vec<&'static str> {
    [&["pair", "--system", "pisqworky-2023", "three.json"], args].concat()
}

#[test]
fn the_one_named_first_starts() {
    // 3 has started no match, 1 has: 3 starts.
    assert_eq!(three().kolo(&round(&[])).answer(), "2\n3 1\n2 0\n");
    let output = three().kolo(&round(&["--explain", "--lang", "en"])).answer();
    assert!(output.contains("Table 1: 3 Černá – 1 Adamová"), "{output}");
    assert!(output.contains("3 Černá starts: has started fewer matches (0 to 1) [P-6.7a]"), "{output}");
}

#[test]
fn the_number_of_rounds_is_an_input() {
    let folder = three();
    folder.write("three.json", THREE.replace("\"rounds\": 2", "\"rounds\": 1"));
    assert!(folder.kolo(&round(&[])).complaint(3).contains("[K-ORDER]"));
    folder.write("three.json", THREE.replace("\"rounds\": 2", "\"rounds\": 9"));
    assert_eq!(folder.kolo(&round(&[])).answer(), "2\n3 1\n2 0\n");
}

#[test]
fn check_names_the_clause_that_decides_first() {
    let folder = three();
    let second = r#"[{"first": 1, "second": 3, "points": [2, 0], "score": [4, 0]}, {"bye": 2}]"#;
    let played = |round: &str| THREE.replace("{\"bye\": 3}]]", &format!("{{\"bye\": 3}}], {round}]"));
    let check =
        |args: &[&str]| folder.kolo(&[&["check", "--system", "pisqworky-2023", "three.json"], args].concat());
    folder.write("three.json", played(second));
    assert_eq!(
        check(&[]).out,
        "round 2: the file has 1-3, the rules give 3-1 [P-6.7a]\nRounds checked: 2, different: 1\n"
    );
    folder.write(
        "three.json",
        played(&second.replace("\"first\": 1, \"second\": 3", "\"first\": 3, \"second\": 1")),
    );
    assert_eq!(check(&["--alternate"]).answer(), "Rounds checked: 2, different: 0\n");
    folder.write(
        "three.json",
        played(r#"[{"first": 3, "second": 2, "points": [2, 0], "score": [4, 0]}, {"bye": 1}]"#),
    );
    assert_eq!(
        check(&[]).out,
        "round 2: the file has 3-2 1-0, the rules give 3-1 2-0 [P-6.2]\nRounds checked: 2, different: 1\n"
    );
}

#[test]
fn what_was_generated_is_by_the_rules() {
    let folder = Folder::new();
    for (boards, players) in [("1", "9"), ("3", "32"), ("5", "24"), ("1", "101")] {
        let recipe = ["generate", "--system", "pisqworky-2023", "--players", players, "--rounds", "6"];
        let wild = ["--seed", "8", "--boards", boards, "--absence-rate", "8", "--forfeit-rate", "5"];
        folder.kolo(&[&recipe[..], &wild, &["--out", "made.json"]].concat()).answer();
        assert_eq!(folder.kolo(&["check", "made.json"]).answer(), "Rounds checked: 6, different: 0\n");
    }
}

#[test]
fn options_of_gomoku_are_refused_elsewhere() {
    let folder = three();
    for option in ["--alternate", "--lim-numbers"] {
        let output = folder.kolo(&["pair", "--system", "swiss", "three.json", option]).complaint(3);
        assert!(output.contains(option) && output.contains("pisqworky-2023"), "{output}");
    }
    let recipe =
        ["generate", "--system", "swiss", "--players", "9", "--rounds", "3", "--seed", "1", "--boards", "3"];
    assert!(folder.kolo(&recipe).complaint(3).contains("--boards"));
}

#[test]
fn matches_of_another_system_are_refused() {
    let folder = Folder::new();
    let one_more = include_str!("data/chess.json").replace("\"rounds\": 3", "\"rounds\": 4");
    folder.write("club.json", one_more);
    let output = folder.kolo(&["pair", "--system", "pisqworky-2023", "club.json"]).complaint(3);
    assert!(output.contains("[P-6.1]"), "{output}");
}

#[test]
fn every_step_explains_itself_in_three_languages() {
    let folder = Folder::new();
    let file = cases().join("t0036-r7.json");
    for (lang, parts) in [
        (
            "en",
            [
                "Round 7, Swiss of pIšQworky 2023, present: 9",
                "not 10 Tým 10: had the bye in round 1 [P-6.2]",
                "1 Tým 1 has no legal opponent in this score group and floats down [P-6.4a]",
                "in exchange 4 Tým 4 floats down: the lowest placed of the next group with a legal opponent here [P-6.5a]",
                "not all can be paired here: 4 Tým 4 floats up [P-6.5b]",
                "floated down 3, up 0: the last pair made below is cancelled, 4 Tým 4 – 10 Tým 10 [P-6.6b.1]",
                "not 8 Tým 8: then the others of the group could not all be paired [P-6.6a]",
                "not 8 Tým 8: they have already played (round 4) [P-6.r1]",
            ],
        ),
        (
            "cs",
            [
                "7. kolo, švýcarský systém pIšQworek 2023, přítomných: 9",
                "ne 10 Tým 10: bez soupeře už v dřívějším kole (1. kolo) [P-6.2]",
                "1 Tým 1 nemá v tomto seskupení přípustného soupeře a přesouvá se dolů [P-6.4a]",
                "výměnou se dolů bere 4 Tým 4: nejhůře umístěný z dalšího seskupení, kdo tu má přípustného soupeře [P-6.5a]",
                "všechny tu nalosovat nelze: nahoru se přesouvá 4 Tým 4 [P-6.5b]",
                "ruší se dvojice vytvořená dole jako poslední, 4 Tým 4 – 10 Tým 10 [P-6.6b.1]",
                "ne 8 Tým 8: ostatní ze seskupení by pak všechny nalosovat nešlo [P-6.6a]",
                "ne 8 Tým 8: už spolu hráli (4. kolo) [P-6.r1]",
            ],
        ),
        (
            "sk",
            [
                "7. kolo, švajčiarsky systém pIšQworiek 2023, prítomných: 9",
                "nie 10 Tým 10: bez súpera už v skoršom kole (1. kolo) [P-6.2]",
                "1 Tým 1 nemá v tejto bodovej skupine prípustného súpera a presúva sa nadol [P-6.4a]",
                "výmenou sa nadol berie 4 Tým 4: najhoršie umiestnený z ďalšej skupiny, kto tu má prípustného súpera [P-6.5a]",
                "všetkých tu vyžrebovať nemožno: nahor sa presúva 4 Tým 4 [P-6.5b]",
                "ruší sa dvojica vytvorená dole ako posledná, 4 Tým 4 – 10 Tým 10 [P-6.6b.1]",
                "nie 8 Tým 8: ostatných zo skupiny by sa potom všetkých vyžrebovať nedalo [P-6.6a]",
                "nie 8 Tým 8: už spolu hrali (4. kolo) [P-6.r1]",
            ],
        ),
    ] {
        let output = folder.kolo(&pair(&file, &["--explain", "--lang", lang])).answer();
        for part in parts {
            assert!(output.contains(part), "`{part}` is missing in\n{output}");
        }
    }
    let data = folder.kolo(&pair(&file, &["--json"])).answer();
    let data: serde_json::Value = serde_json::from_str(&data).unwrap();
    assert_eq!(data["pairs"], serde_json::json!([[4, 1], [8, 2], [3, 10], [7, 9]]));
    assert_eq!(data["byes"], serde_json::json!([6]));
    let steps = data["explanation"][0]["steps"].as_array().unwrap();
    assert_eq!(steps[0]["steps"][0]["clause"], "P-6.1");
    assert_eq!((&steps[1]["subject"], &steps[1]["bye"]), (&"bye".into(), &6.into()));
    assert_eq!(steps.iter().filter(|step| step["subject"] == "pair").count(), 4);
}
