//! Pairing, checking and generating by Swiss and McMahon of the go association.

use serde_json::Value;

use crate::support::Folder;

/// Twelve players after two rounds of four, with bar, floor, handicap and a recorded seed.
const OPEN: &str = include_str!("../../../../docs/guide/examples/mcmahon.json");

fn open() -> Folder {
    let folder = Folder::new();
    folder.write("open.json", OPEN);
    folder
}

fn data(folder: &Folder, args: &[&str]) -> Value {
    let answer = folder.kolo(&[&["pair", "--json", "open.json"], args].concat()).answer();
    serde_json::from_str(&answer).expect("the answer is JSON")
}

#[test]
fn every_game_has_sides_handicap_and_komi_and_the_draw_its_origin() {
    let answer = data(&open(), &[]);
    assert_eq!(answer["program"], concat!("kolo ", env!("CARGO_PKG_VERSION")));
    assert_eq!(
        (&answer["system"], &answer["seed"], &answer["round"]),
        (&"mcmahon".into(), &7.into(), &3.into())
    );
    let games = answer["games"].as_array().expect("a list of games");
    let pairs = answer["pairs"].as_array().expect("a list of pairs");
    assert_eq!(games.len(), pairs.len());
    for (index, (game, pair)) in games.iter().zip(pairs).enumerate() {
        assert_eq!(game["board"], index + 1);
        assert_eq!((&game["black"], &game["white"]), (&pair[0], &pair[1]));
    }
    // Gita (29) less Lev (24), less one: four stones for Lev, who is Black.
    let lev = games.iter().find(|game| game["black"] == 12).expect("Lev is paired");
    assert_eq!((&lev["white"], &lev["handicap"], &lev["komi"]), (&7.into(), &4.into(), &0.5.into()));
    assert_eq!((&games[0]["handicap"], &games[0]["komi"]), (&0.into(), &6.5.into()));
}

#[test]
fn the_other_systems_have_no_games_with_terms() {
    let folder = Folder::new();
    folder.write("club.json", include_str!("data/club.json"));
    let answer = folder.kolo(&["pair", "--json", "club.json"]).answer();
    let answer: Value = serde_json::from_str(&answer).expect("the answer is JSON");
    assert_eq!(answer.get("games"), None);
}

#[test]
fn choices_of_the_command_line_take_the_place_of_the_files() {
    let folder = open();
    let scores = |args: &[&str]| {
        let printed = folder.kolo(&[&["pair", "--explain", "open.json"], args].concat()).answer();
        let groups = printed.lines().filter(|line| line.trim_start().starts_with("score "));
        groups.map(str::to_owned).collect::<Vec<_>>()
    };
    assert!(scores(&[])[0].contains("score 33, 1 player: 2 Božena"), "{:?}", scores(&[]));
    assert!(scores(&["--bar", "1k"])[0].contains("score 31"), "{:?}", scores(&["--bar", "1k"]));
    let lowest = |args| scores(args).last().cloned().unwrap_or_default();
    assert!(lowest(&["--floor", "12k"]).contains("score 18"), "{}", lowest(&["--floor", "12k"]));
    // In a Swiss the coefficients do not count.
    assert!(scores(&["--system", "swiss"])[0].contains("score 2,"));

    let printed = |args: &[&str]| folder.kolo(&[&["pair", "--explain", "open.json"], args].concat()).answer();
    assert!(printed(&["--draw", "opengotha-mm"]).contains("distance of floaters from the middle"));
    assert!(printed(&["--seeding", "fold"]).contains("“first against last”"));
}

#[test]
fn handicap_can_be_asked_for_where_the_file_gives_none() {
    let folder = open();
    folder.write("open.json", OPEN.replace("  \"handicap\": {\"none_from\": \"1d\"},\n", ""));
    let stones = |args: &[&str]| -> u64 {
        let answer = data(&folder, args);
        let games = answer["games"].as_array().expect("a list of games").clone();
        games.iter().filter_map(|game| game["handicap"].as_u64()).sum()
    };
    assert_eq!(stones(&[]), 0);
    assert!(stones(&["--handicap"]) > 0);
}

#[test]
fn choices_that_cannot_be_are_refused() {
    let folder = open();
    let refused = |args: &[&str]| folder.kolo(&[&["pair", "open.json"], args].concat()).complaint(3);
    assert!(refused(&["--bar", "20k"]).contains("bar"), "{}", refused(&["--bar", "20k"]));
    assert!(refused(&["--bar", "zelený"]).contains("zelený"));
    assert!(refused(&["--seeding", "swirl"]).contains("slip, fold, halves, random"));
    assert!(refused(&["--draw", "mine"]).contains("opengotha-swiss"));
    let printed = refused(&["--system", "swiss", "--bar", "2d"]);
    assert!(printed.contains("--bar is for mcmahon only, not for swiss"), "{printed}");
    let printed = refused(&["--system", "round-robin", "--handicap"]);
    assert!(printed.contains("--handicap is for swiss, mcmahon only, not for round-robin"), "{printed}");
}

#[test]
fn a_system_asked_for_brings_its_warnings() {
    let folder = Folder::new();
    let file = r#"{"kolo": 1, "rounds": 2, "competitors": [{"no": 1, "name": "A", "rank": "1k"}, {"no": 2, "name": "B"}]}"#;
    folder.write("club.json", file);
    let printed = |system: &str| {
        let output = folder.command(&["pair", "club.json", "--system", system]).output().expect("kolo runs");
        String::from_utf8(output.stderr).expect("text")
    };
    assert!(printed("swiss").contains("a round robin suits them better"), "{}", printed("swiss"));
    let mcmahon = printed("mcmahon");
    assert!(mcmahon.contains("fewer than three") && mcmahon.contains("Number 2 has neither"), "{mcmahon}");
    assert_eq!(printed("round-robin"), "");
}

#[test]
fn numbers_beyond_all_measure_are_refused() {
    let refused = |of_file: &str, of_player: &str| {
        let folder = Folder::new();
        let file = format!(
            r#"{{"kolo": 1, "system": "mcmahon"{of_file}, "competitors": [{{"no": 1, "name": "A", "rank": "1k"{of_player}}}]}}"#
        );
        folder.write("club.json", file);
        folder.kolo(&["pair", "club.json"]).complaint(3)
    };
    let points = refused(r#", "scoring": {"win": 100000000}"#, "");
    assert!(points.contains("cannot bring 100000000 points: give at most 100"), "{points}");
    let adjusted = refused("", r#", "mm_adjustment": 1000"#);
    assert!(adjusted.contains("a whole number from -128 to 127, found the number 1000"), "{adjusted}");
    let reduced = refused(r#", "handicap": {"reduction": -1}"#, "");
    assert!(reduced.contains("a whole number from 0 to 255, found the number -1"), "{reduced}");
    let komi = refused(r#", "komi": 1000"#, "");
    assert!(komi.contains("up to 361"), "{komi}");
}

#[test]
fn a_czech_round_reads_as_it_was_approved() {
    let folder = Folder::new();
    folder.write("round.json", include_str!("data/explained/mcmahon-round-4.json"));
    let printed = folder.kolo(&["pair", "--explain", "--lang", "cs", "round.json"]).answer();
    let approved = include_str!("data/explained/mcmahon-round-4.cs.txt");
    assert_eq!(printed, approved.replace("olo 0.1.0", concat!("olo ", env!("CARGO_PKG_VERSION"))));
}

#[test]
fn a_file_by_the_rules_passes() {
    assert_eq!(open().kolo(&["check", "open.json"]).answer(), "Rounds checked: 2, different: 0\n");
}

/// The second round of the example with some of its games replaced.
fn with_round_two(games: &[(&str, &str)]) -> Folder {
    let folder = open();
    let changed = games.iter().fold(OPEN.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replace(from, to)
    });
    folder.write("open.json", changed);
    folder
}

#[test]
fn a_worse_round_is_reported_by_the_first_criterion() {
    // 4-2 and 3-1 have equal scores; 4-3 and 2-1 are one point apart each, which counts 2 × 2² = 8 more.
    let folder = with_round_two(&[
        ("\"first\": 4, \"second\": 2, ", "\"first\": 4, \"second\": 3, "),
        ("\"first\": 3, \"second\": 1, ", "\"first\": 2, \"second\": 1, "),
    ]);
    let run = folder.kolo(&["check", "open.json"]);
    assert_eq!(
        (run.code, run.out.as_str()),
        (
            Some(1),
            "round 2: the file has 4-3 2-1, the rules give 4-2 3-1 [G-3.1.3]
  squared differences of scores, in half points: 112 instead of 104 (G-3.1.3)
Rounds checked: 2, different: 1
"
        )
    );
}

#[test]
fn another_seed_is_only_another_lot() {
    let folder = open();
    let run = folder.kolo(&["check", "open.json", "--seed", "1"]);
    assert_eq!(run.code, Some(1));
    assert!(
        run.out.contains(
            "  equally good in every criterion: only a different draw of lots than that of seed 1\n"
        ),
        "{}",
        run.out
    );
}

#[test]
fn sides_handicap_and_broken_rules_are_reported() {
    let turned = [(
        "\"first\": 4, \"second\": 2, \"points\": [0, 1]",
        "\"first\": 2, \"second\": 4, \"points\": [1, 0]",
    )];
    let run = with_round_two(&turned).kolo(&["check", "open.json"]);
    assert!(run.out.contains("  the pairs are the same; only the sides differ\n"), "{}", run.out);

    let stones = [("\"handicap\": 2, \"komi\": 0.5", "\"handicap\": 5, \"komi\": 0.5")];
    let run = with_round_two(&stones).kolo(&["check", "open.json"]);
    let printed = "round 2: 11 Karla – 9 Ivana: the file has handicap 5, the rules give 2 [G-3.2.2]\n";
    assert_eq!((run.code, run.out), (Some(1), format!("{printed}Rounds checked: 2, different: 1\n")));

    let rematch = [
        ("\"first\": 4, \"second\": 2, ", "\"first\": 4, \"second\": 1, "),
        ("\"first\": 3, \"second\": 1, ", "\"first\": 3, \"second\": 2, "),
    ];
    let run = with_round_two(&rematch).kolo(&["check", "open.json"]);
    assert!(run.out.contains("  the file's round breaks a rule: "), "{}", run.out);
}

#[test]
fn what_was_generated_is_by_the_rules() {
    let folder = Folder::new();
    for (seed, system) in (1..=12).flat_map(|seed| [(seed, "swiss"), (seed, "mcmahon")]) {
        let players = (12 + 3 * seed).to_string();
        let seed_text = seed.to_string();
        let mut args = vec!["generate", "--system", system, "--players", &players, "--rounds", "4"];
        args.extend(["--seed", &seed_text, "--out", "made.json", "--forfeit-rate", "8"]);
        args.extend(["--absence-rate", "8", "--withdraw-rate", "3", "--draw-rate", "4"]);
        if seed % 2 == 0 {
            args.push("--handicap");
        }
        folder.kolo(&args).answer();
        folder.kolo(&["convert", "made.json", "again.json"]).answer();
        assert_eq!(folder.read("made.json"), folder.read("again.json"));
        let checked = folder.kolo(&["check", "again.json"]).answer();
        assert_eq!(checked, "Rounds checked: 4, different: 0\n", "{args:?}");
    }
}

#[test]
fn generated_fields_are_those_of_go() {
    let folder = Folder::new();
    let made = folder
        .kolo(&[
            "generate",
            "--system",
            "mcmahon",
            "--players",
            "18",
            "--rounds",
            "5",
            "--seed",
            "3",
            "--handicap",
        ])
        .answer();
    let made: Value = serde_json::from_str(&made).expect("go tournaments are written as JSON");
    let people = made["competitors"].as_array().expect("a list");
    assert!(people.iter().all(|person| person["rank"].is_string() && person["club"].is_string()));
    assert!(made["mcmahon"]["bar"].is_string() && made["mcmahon"]["floor"].is_string());
    let games: Vec<&Value> = made["played"]
        .as_array()
        .expect("rounds")
        .iter()
        .flat_map(|r| r.as_array().expect("games"))
        .collect();
    assert!(games.iter().any(|game| game["handicap"].is_u64()));
    let refused = [
        "generate",
        "--system",
        "round-robin",
        "--players",
        "8",
        "--rounds",
        "7",
        "--seed",
        "3",
        "--handicap",
    ];
    assert!(folder.kolo(&refused).complaint(3).contains("--handicap is for swiss, mcmahon only"));
    // A TRF cannot hold ranks: what is lost is said.
    let lossy = [
        "generate",
        "--system",
        "swiss",
        "--players",
        "8",
        "--rounds",
        "3",
        "--seed",
        "3",
        "--format",
        "trf",
    ];
    let run = folder.kolo(&lossy);
    assert_eq!(run.code, Some(0));
    assert!(run.err.contains("rank"), "{}", run.err);
}
