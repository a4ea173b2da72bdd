//! `kolo ruling`: situations listed, facts asked for, rulings given, wrong facts refused.

use serde_json::Value;

use crate::support::Folder;

fn data(args: &[&str]) -> Value {
    let answer = Folder::new().kolo(&[&["ruling"], args, &["--json"]].concat()).answer();
    serde_json::from_str(&answer).expect("the answer is JSON")
}

#[test]
fn all_situations_are_listed_by_their_rules() {
    let list = Folder::new().kolo(&["ruling"]).answer();
    let books: Vec<&str> = list.lines().filter(|line| line.contains("(edition")).collect();
    assert_eq!(
        books,
        [
            "Tournament rules of the Czech Go Association, 2009 (edition 2009-02-20)",
            "Rules of the pIšQworky contest, 2023 (edition 2023), published at https://pisqworky.cz",
        ]
    );
    assert!(list.contains("\nwrong-colours "), "{list}");
    assert!(list.contains("\ntime-limit "), "{list}");
    let data = data(&[]);
    let list = data.as_array().expect("a list");
    assert_eq!(list.len(), kolo_rulings_count());
    assert!(list.iter().all(|one| one["clauses"].as_array().is_some_and(|clauses| !clauses.is_empty())));
}

/// As many as the list in words has lines that are no headings.
fn kolo_rulings_count() -> usize {
    let list = Folder::new().kolo(&["ruling"]).answer();
    list.lines().filter(|line| line.contains(" G-") || line.contains(" P-")).count()
}

#[test]
fn a_situation_without_its_facts_asks_for_them() {
    let asked = Folder::new().kolo(&["ruling", "wrong-colours"]).answer();
    assert!(asked.contains("Clauses: G-6.1.1, G-6.1.2, G-4.4.3"), "{asked}");
    assert!(asked.contains("\n  move "), "{asked}");
    assert!(asked.contains("one of yes, no; yes if omitted"), "{asked}");
    // All facts can be left out, and are listed on request.
    let ruled = Folder::new().kolo(&["ruling", "protest"]).answer();
    assert!(ruled.contains("Ruling: the protest is heard"), "{ruled}");
    let asked = Folder::new().kolo(&["ruling", "protest", "--facts"]).answer();
    assert!(asked.contains("\n  next-drawn "), "{asked}");
    assert_eq!(data(&["protest", "--facts"])["facts"][1]["choices"], serde_json::json!(["no", "yes"]));
    let none = Folder::new().kolo(&["ruling", "unclear-stone", "--facts"]).answer();
    assert!(none.ends_with("This situation needs no facts.\n"), "{none}");
}

#[test]
fn the_third_and_the_fourth_move() {
    assert_eq!(
        Folder::new().kolo(&["ruling", "wrong-colours", "move=3"]).answer(),
        "The game was started with the wrong colours or handicap\n\
         Clauses: G-6.1.1, G-4.4.3\n\
         Ruling: the game is started again\n\
         The fourth move is not final yet (final moves: 3; placing the handicap is the first).\n\
         The arbiter decides; this is what the rules say.\n"
    );
    let late = data(&["wrong-colours", "move=3", "handicap=4"]);
    assert_eq!((late["verdict"].as_str(), late["must"].as_bool()), (Some("play-on"), Some(true)));
    assert_eq!(late["enter"][0]["kind"], "as-drawn");
    assert_eq!(late["situation"]["facts"]["final"], "yes");
}

#[test]
fn what_may_be_chosen_and_what_is_entered() {
    let output = Folder::new().kolo(&["ruling", "undue-delay", "who=first", "taken=26s"]).answer();
    assert!(output.contains("The arbiter may choose instead: lost for the first side"), "{output}");
    assert!(output.contains("Enter: record a sanction: a warning, forfeit of the duel"), "{output}");
    let shown = data(&["time-limit", "win=shown", "by=second"]);
    assert_eq!(shown["verdict"], "lost-for:first");
    assert_eq!(shown["alternatives"][0]["verdict"], "draw");
    let counted = Folder::new().kolo(&["ruling", "counting", "black=60", "white=54", "komi=6.5"]).answer();
    assert!(counted.contains("Black has 60, White has 60.5 with komi."), "{counted}");
    assert!(counted.contains("counted, margin 0.5"), "{counted}");
}

#[test]
fn every_language_is_spoken() {
    let rule = |lang| Folder::new().kolo(&["ruling", "illegal-move", "since=2", "--lang", lang]).answer();
    assert!(rule("cs").contains("Rozhodnutí: vracejí se poslední 3 tahy"), "{}", rule("cs"));
    assert!(rule("sk").contains("Rozhodnutie: vracajú sa posledné 3 ťahy"), "{}", rule("sk"));
    assert!(rule("en").contains("Ruling: the last 3 moves are taken back"), "{}", rule("en"));
}

#[test]
fn everything_that_is_wrong_is_reported_at_once() {
    let output = Folder::new()
        .kolo(&["ruling", "late-arrival", "black", "white=10", "colour=red", "black=1min", "black=2min"])
        .complaint(3);
    for part in [
        "“black” is not a fact",
        "“white” cannot be “10”",
        "“colour” is not a fact of this situation",
        "more than once",
    ] {
        assert!(output.contains(part), "{output}");
    }
    assert!(output.contains("“basic-time” is missing"), "{output}");
    assert_eq!(output.lines().count(), 5, "{output}");
    assert!(output.lines().all(|line| line.starts_with("kolo: ") && line.ends_with("[K-FILE]")), "{output}");
    let output = Folder::new().kolo(&["ruling", "no-such"]).complaint(3);
    assert!(output.contains("there is no situation “no-such”"), "{output}");
}

#[test]
fn texts_and_verdicts_are_listed() {
    let texts = Folder::new().kolo(&["ruling", "--conduct"]).answer();
    for clause in ["G-4.3.1a", "G-4.3.8", "G-4.4.6b", "G-8", "P-4.1.1.10", "P-5.1.1.1"] {
        assert!(texts.lines().any(|line| line.starts_with(&format!("{clause} "))), "{clause}: {texts}");
    }
    assert_eq!(data(&["--conduct"])[0]["breach"], "other-board");
    let verdicts = Folder::new().kolo(&["ruling", "--verdicts"]).answer();
    assert!(verdicts.contains("take-back:1 "), "{verdicts}");
    assert_eq!(data(&["--verdicts"])[0]["verdict"], "start-again");
    Folder::new().kolo(&["ruling", "--conduct", "--verdicts"]).complaint(3);
    let help = Folder::new().kolo(&["ruling", "--help"]).answer();
    assert!(help.contains("\nExamples:\n  kolo ruling"), "{help}");
    assert!(help.lines().all(|line| line.chars().count() <= 100), "{help}");
}

#[test]
fn the_guide_shows_what_comes_out() {
    let guide = include_str!("../../../../docs/guide/rulings.md");
    let blocks: Vec<&str> =
        guide.split("```text\n$ kolo ").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert_eq!(blocks.len(), 4);
    for block in blocks {
        let (command, answer) = block.split_once('\n').expect("a command and its answer");
        let args: Vec<&str> = command.split_whitespace().collect();
        assert_eq!(Folder::new().kolo(&args).answer(), answer, "{command}");
    }
}
