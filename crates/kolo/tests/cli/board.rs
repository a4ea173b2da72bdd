//! `kolo duel`, `kolo prove` and `kolo clock`.

use kolo_play::record::Format;
use serde_json::Value;

use crate::support::Folder;

const WON: &str = "first: Ada Malá\nsecond: <script>\nswap1: xa1 oa2 xb1 | x | b2 c1 c2 d1 d2 e1\n";
const OPEN_THREE: &str = "xf8 xg8 xh8 oh9 oi7 ob2 > x";

const GUIDE: &str = include_str!("../../../../docs/guide/duels.md");

#[test]
fn the_guide_shows_what_comes_out() {
    let folder = Folder::new();
    folder.write("final.txt", WON.replace("<script>", "Jan Novák"));
    let block = GUIDE.split("```text\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a block");
    let (command, shown) = block.split_once('\n').expect("a command and its answer");
    assert_eq!(command, "$ kolo duel final.txt");
    let answer = folder.kolo(&["duel", "final.txt"]).answer();
    let (top, bottom) = shown.split_once("…\n").expect("the rows between are left out");
    assert!(answer.starts_with(top) && answer.ends_with(bottom), "{answer}");

    let example = GUIDE.split("```\n").nth(1).expect("the example");
    let again = folder.kolo_with_input(&["duel", "-", "--to", "text"], example).answer();
    assert_eq!(again, example);
    for format in Format::ALL {
        assert!(GUIDE.contains(&format!("| `{}` |", format.code())), "{}", format.code());
    }
}

#[test]
fn the_guide_to_forced_wins_shows_what_comes_out() {
    let guide = include_str!("../../../../docs/guide/forced-win.md");
    let block = guide.split("```text\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a block");
    let (command, shown) = block.split_once('\n').expect("a command and its answer");
    assert_eq!(command, format!("$ kolo prove '{OPEN_THREE}'"));
    let answer = Folder::new().kolo(&["prove", OPEN_THREE]).answer();
    for part in shown.split("…\n") {
        assert!(answer.contains(part), "{part}\n{answer}");
    }
}

/// Every end in the table of the guide can be read, and what is written is in the table.
#[test]
fn every_end_of_the_guide_is_understood() {
    let table = GUIDE.split("| end | what it says |").nth(1).and_then(|rest| rest.split("\n\n").next());
    let cells = table.expect("the table").lines().skip(2).filter_map(|row| row.split('|').nth(1));
    let ends: Vec<&str> = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect();
    assert_eq!(ends.len(), 15, "{ends:?}");
    for end in ends {
        let duel = format!("swap1: xh8 oi8 xj10 | x | f6 | {end}");
        let read = kolo_play::record::text::read(&duel);
        assert!(read.is_ok_and(|record| record.claim.is_some()), "{end}");
    }
}

fn data(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn a_lawful_duel_is_drawn_and_its_result_reported() {
    let folder = Folder::new();
    folder.write("final.txt", WON);
    let output = folder.kolo(&["duel", "final.txt"]).answer();
    let head = "◯ Ada Malá\n✕ <script>\nOpening: SWAP 1\n\n15 . .";
    assert!(output.starts_with(head), "{output}");
    assert!(output.contains(" 1 X X X X(X). . . . . . . . . .\n"), "{output}");
    let end = "Won by <script>: 5 in a row from a1 to e1. [P-3.3.1.4]\nThe record is legal: 8 steps.\n";
    assert!(output.ends_with(end), "{output}");
    let czech = folder.kolo(&["duel", "final.txt", "--lang", "cs"]).answer();
    assert!(czech.ends_with("Záznam odpovídá pravidlům: 8 kroků.\n"), "{czech}");
}

#[test]
fn an_unlawful_duel_is_a_no_with_step_and_clause() {
    let folder = Folder::new();
    let run = folder.kolo_with_input(&["duel", "-"], "swap1: xa1 oa2 xb1 | x | a1 c3 c3 | five");
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
    for line in [
        "The record is not legal: 3 errors.\n",
        "  Step 3: there is already a cross on a1: choose an empty square [P-3.3.1.1]\n",
        "  Step 5: ",
        "  End: ",
    ] {
        assert!(run.out.contains(line), "{line}\n{}", run.out);
    }
    let json = folder.kolo_with_input(&["duel", "-", "--json"], "h8 i9 h8");
    let found = data(&json.out);
    assert_eq!((json.code, &found["lawful"]), (Some(1), &Value::from(false)));
    assert_eq!(
        (&found["faults"][0]["step"], &found["faults"][0]["clause"]),
        (&Value::from(3), &Value::from("P-3.3.1.1"))
    );
    let converted = folder.kolo_with_input(&["duel", "-", "--to", "json"], "h8 i9 h8");
    assert_eq!(converted.code, Some(1));
    assert!(converted.out.contains("\"plain-x\"") && converted.err.contains("-: Step 3: "), "{converted:?}");
}

#[test]
fn unreadable_records_are_named_with_their_places() {
    let folder = Folder::new();
    folder.write("bad.txt", "swap1: xh8 oi8 | x\n").write("bad.psq", "Piskvorky 15x15, 0:0, 0\n16,1,0\n");
    let output = folder.kolo(&["duel", "bad.txt"]).complaint(3);
    assert_eq!(output, "bad.txt:1:8: there are 2 marks here instead of 3: correct the marks [P-3.3.3.1]\n");
    assert!(folder.kolo(&["duel", "bad.psq"]).complaint(3).starts_with("bad.psq:2:1: "));
    assert!(folder.kolo_with_input(&["duel", "-"], "hello").complaint(3).starts_with("-:1:1: "));
    folder.kolo(&["duel", "nowhere.txt"]).complaint(5);
    folder.write("large.txt", " ".repeat((1 << 20) + 1));
    folder.kolo(&["duel", "large.txt"]).complaint(4);
}

#[test]
fn duels_are_converted_and_back() {
    let folder = Folder::new();
    folder.write("final.txt", WON);
    for format in ["text", "json", "psq"] {
        let converted = folder.kolo(&["duel", "final.txt", "--to", format]).answer();
        folder.write("other", &converted);
        assert_eq!(folder.kolo(&["duel", "other", "--to", "text"]).answer(), WON, "{format}");
    }
    let output = folder.kolo(&["duel", "final.txt", "--to", "marks"]).complaint(3);
    assert!(output.contains("already won"), "{output}");
    let diagram = folder.kolo_with_input(&["duel", "-", "--to", "diagram"], "b15 o14 c1").answer();
    let rows: Vec<&str> = diagram.lines().collect();
    assert_eq!((rows[0], rows[1]), ("15 . x . . . . . . . . . . . . .", "14 . . . . . . . . . . . . . . o"));
    let gomocup = folder.kolo_with_input(&["duel", "-", "--to", "gomocup"], &diagram).answer();
    assert_eq!(gomocup, "START 15\nBOARD\n2,14,2\n1,0,2\n14,1,1\nDONE\n");
}

#[test]
fn a_picture_is_written_to_a_file_or_stands_alone() {
    let folder = Folder::new();
    folder.write("final.txt", WON);
    let output = folder.kolo(&["duel", "final.txt", "--svg", "final.svg"]).answer();
    let drawn = folder.read("final.svg");
    assert!(output.contains("legal") && drawn.starts_with("<svg ") && drawn.ends_with("</svg>\n"));
    assert!(drawn.contains("<title>Duel: Ada Malá – &lt;script&gt;</title>") && !drawn.contains("<script>"));
    assert_eq!(folder.kolo(&["duel", "final.txt", "--svg", "-"]).answer(), drawn);
}

#[test]
fn an_open_three_is_proven_and_the_proof_can_be_checked() {
    let folder = Folder::new();
    let output = folder.kolo(&["prove", OPEN_THREE]).answer();
    assert!(output.contains("Crosses claim a forced win; crosses to move.\n"), "{output}");
    assert!(output.contains("[P-3.3.1.6]\nLine of play: x") && output.contains("marks tried"), "{output}");
    let tree = folder.kolo(&["prove", OPEN_THREE, "--tree"]).answer();
    assert!(tree.starts_with(&output[..output.len() - 1]) && tree.contains("\n   1  Crosses "), "{tree}");

    let saved = folder.kolo(&["prove", OPEN_THREE, "--json", "--svg", "line.svg"]).answer();
    assert_eq!(data(&saved)["verdict"], "proven");
    assert!(folder.read("line.svg").contains(">1</text>"));
    folder.write("proof.json", &saved);
    let held = folder.kolo(&["prove", "--verify", "proof.json"]).answer();
    assert!(held.starts_with("The proof holds: crosses force a win"), "{held}");

    let mut damaged = data(&saved);
    damaged["proof"]["steps"][0] = serde_json::json!({"line": ["a15"]});
    folder.write("damaged.json", damaged.to_string());
    let run = folder.kolo(&["prove", "--verify", "damaged.json"]);
    assert_eq!(
        (run.code, run.out.starts_with("The proof does not hold at step ")),
        (Some(1), true),
        "{run:?}"
    );
    for (name, text) in [("none", "{}"), ("text", "hello"), ("empty", r#"{"kolo-proof": 1, "proof": null}"#)]
    {
        folder.write(name, text);
        folder.kolo(&["prove", "--verify", name]).complaint(3);
    }
}

#[test]
fn a_claim_against_a_win_is_refuted_and_little_search_proves_nothing() {
    let folder = Folder::new();
    let run = folder.kolo(&["prove", OPEN_THREE, "--claimant", "o", "--json"]);
    let found = data(&run.out);
    assert_eq!(
        (run.code, &found["verdict"], &found["why"]),
        (Some(1), &Value::from("refuted"), &Value::from("opponent-wins"))
    );
    assert_eq!(found["proof_of"], "x");
    folder.write("refuted.json", &run.out);
    // The opponent's proof holds, and so the claim does not.
    let checked = folder.kolo(&["prove", "--verify", "refuted.json"]);
    assert_eq!(checked.code, Some(1), "{checked:?}");
    assert!(
        checked.out.starts_with("The proof holds: crosses force a win") && checked.err.is_empty(),
        "{checked:?}"
    );
    assert!(checked.out.ends_with("This refutes the claim of circles.\n"), "{checked:?}");
    let mut nobodys = found.clone();
    nobodys["claimant"] = Value::Null;
    folder.write("nobodys.json", nobodys.to_string());
    assert!(folder.kolo(&["prove", "--verify", "nobodys.json"]).complaint(3).contains("claimant"));

    // No room for crosses but in rows that circles stop by pairs: the pairs are in the data.
    let full: Vec<String> = (1..=15)
        .flat_map(|row| ('a'..='o').enumerate().map(move |(column, letter)| (row, column, letter)))
        .filter(|(row, column, _)| !(*row == 8 && (5..10).contains(column)))
        .map(|(row, column, letter)| {
            let mark = if (column + 2 * row) % 4 < 2 { 'x' } else { 'o' };
            format!("{mark}{letter}{row}")
        })
        .collect();
    let run = folder.kolo(&["prove", &format!("{} > x", full.join(" ")), "--json"]);
    let refuted = data(&run.out);
    assert_eq!((run.code, &refuted["why"]), (Some(1), &Value::from("pairs")), "{}", run.out);
    let pairs = refuted["pairs"].as_array().expect("a list");
    assert!(pairs.iter().all(|pair| pair.as_array().is_some_and(|pair| pair.len() == 2)), "{pairs:?}");
    assert!(found["pairs"].is_null());

    let quiet = folder.kolo(&["prove", "h8", "--claimant", "x", "--nodes", "200", "--json"]);
    let found = data(&quiet.out);
    assert_eq!((quiet.code, &found["verdict"]), (Some(1), &Value::from("not-proven")), "{}", quiet.out);
    assert!(found["proof"].is_null());
}

#[test]
fn positions_for_a_proof_come_in_every_form_or_are_refused() {
    let folder = Folder::new();
    folder.write("record.txt", "swap1: xf8 oh9 xg8 | x | oi7 | time limit".replace(" oi7", " i7 h8 b2"));
    let run = folder.kolo(&["prove", "record.txt", "--to-move", "x"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let position = folder.kolo_with_input(&["duel", "-", "--to", "position"], OPEN_THREE).answer();
    folder.kolo_with_input(&["prove", "-"], &position).answer();
    assert!(folder.kolo(&["prove", "no-such-file"]).complaint(3).contains("no such file"));
    assert!(folder.kolo(&["prove", "xh8 oi8"]).complaint(3).contains("who is to move"));
    let odd = folder.kolo(&["prove", "xh8 xi8 xj8", "--to-move", "x"]).answer();
    assert!(odd.contains("There are 3 crosses and 0 circles, with crosses to move."), "{odd}");
    assert!(folder.kolo(&["prove", "a1 a2 b1 b2 c1 c2 d1 d2 e1"]).complaint(3).contains("P-3.3.1.4"));
    folder.kolo(&["prove"]).complaint(3);
    folder.kolo(&["prove", OPEN_THREE, "--nodes", "0"]).complaint(3);
}

#[test]
fn a_win_is_shown_move_by_move() {
    let folder = Folder::new();
    let four = "xf8 xg8 xh8 xi8 oh9 oi7 ob2 ok3 > x";
    let run = folder.kolo_with_input(&["prove", four, "--show"], "z9\nf8\nj8\n");
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(run.out.contains("“z9” is not a valid square"), "{}", run.out);
    let stopped = folder.kolo_with_input(&["prove", four, "--show"], "a15\nquit\n");
    assert!(stopped.code == Some(1) && stopped.out.contains("Defence: "), "{stopped:?}");
    folder.kolo_with_input(&["prove", "-", "--show"], "").complaint(3);

    // The board is drawn anew only when it has changed, and a long line is one slip.
    let boards = |out: &str| out.matches("\n 1 ").count();
    let slips = folder.kolo_with_input(&["prove", four, "--show"], "z9\n\nf8\nj8\n");
    assert_eq!(boards(&slips.out), 1, "{}", slips.out);
    let long = format!("{} j8\nquit\n", "long ".repeat(1_000));
    let run = folder.kolo_with_input(&["prove", four, "--show"], &long);
    assert_eq!((run.code, run.out.matches("is not a valid square").count()), (Some(1), 1), "{}", run.out);
}

/// Five against the program is not a proof: the answer and the exit code say so.
#[test]
fn what_is_not_proven_is_not_shown() {
    let folder = Folder::new();
    // i8 makes two open threes; of the squares below those that are taken meanwhile are slips.
    let three = "xg8 xh8 xi9 xi10 oa1 oo1 oa15 oo15 > x";
    let moves = "i8\nj8\nf8\nk8\ni11\ni7\ni12\n";
    let output = folder.kolo_with_input(&["prove", three, "--show", "--nodes", "1"], "quit\n").out;
    assert!(output.contains("From here the win is not proven. That is not a refutation"), "{output}");
    let run = folder.kolo_with_input(&["prove", three, "--show", "--nodes", "1"], moves);
    assert!(run.code == Some(1) && run.out.contains("The claim itself is not proven"), "{}", run.out);
    let run = folder.kolo_with_input(&["prove", three, "--show"], moves);
    assert!(run.code == Some(0) && run.out.contains("the win is shown"), "{}", run.out);
}

/// The first example of the help is a position that can be in a duel.
#[test]
fn the_example_of_the_help_draws_no_caution() {
    let folder = Folder::new();
    let help = folder.kolo(&["prove", "--help"]).answer();
    let example =
        help.split("kolo prove '").nth(1).and_then(|rest| rest.split('\'').next()).expect("an example");
    let answer = folder.kolo(&["prove", example]).answer();
    assert!(!answer.contains("to move. Players alternate"), "{answer}");
}

#[test]
fn a_picture_on_standard_output_stands_alone_or_is_refused() {
    let folder = Folder::new();
    folder.write("final.txt", WON);
    for args in [
        &["prove", OPEN_THREE, "--svg", "-", "--json"][..],
        &["prove", OPEN_THREE, "--svg", "-", "--tree"],
        &["duel", "final.txt", "--svg", "-", "--json"],
        &["duel", "final.txt", "--svg", "-", "--to", "json"],
    ] {
        assert!(folder.kolo(args).complaint(3).contains("standard output"), "{args:?}");
    }
    assert!(folder.kolo(&["prove", OPEN_THREE, "--svg", "-"]).answer().starts_with("<svg "));
}

/// The same numbers of marks are taken by both commands, with the same caution.
#[test]
fn odd_numbers_of_marks_are_a_caution_in_both_commands() {
    let folder = Folder::new();
    let caution = "There are 3 crosses and 0 circles, with crosses to move.";
    assert!(folder.kolo(&["prove", "xh8 xi8 xj8 > x"]).out.contains(caution));
    let run = folder.kolo_with_input(&["duel", "-"], "xh8 xi8 xj8 > x");
    assert!(run.code == Some(1) && run.out.contains(" x x x "), "{run:?}");
    assert!(run.err.contains(caution) && run.err.contains("P-3.3.1.3"), "{run:?}");
    let converted = folder.kolo_with_input(&["duel", "-", "--to", "position"], "xh8 xi8 xj8 > x");
    assert!(converted.code == Some(1) && converted.out.contains("h8"), "{converted:?}");
}

const LOG: &str = r#"{
  "kolo-clock": 1,
  "control": "8m+8m",
  "events": [
    {"at":0,"event":{"kind":"start","by":"first"}},
    {"at":60000,"event":{"kind":"press","by":"first"}},
    {"at":560500,"event":{"kind":"claim-flag","by":"first"}}
  ]
}"#;

#[test]
fn a_log_of_a_clock_is_replayed() {
    let folder = Folder::new();
    folder.write("clock.json", LOG);
    let output = folder.kolo(&["clock", "clock.json"]).answer();
    assert!(output.starts_with("8m+8m\n") && output.contains("[7:00 · 8:00]"), "{output}");
    assert!(output.trim_end().ends_with("[P-3.3.2.8]"), "{output}");
    let early = folder.kolo(&["clock", "clock.json", "--at", "2m"]).answer();
    assert!(early.ends_with("2 events, all valid.\n") && !early.contains("P-3.3.2.8"), "{early}");
    // An event with a wrong time that does not fit has not happened; those behind it count.
    let slip = r#"{"at":900000,"event":{"kind":"resume","by":"arbiter"}},
    {"at":60000,"event":{"kind":"press","by":"first"}}"#;
    folder.write("slip.json", LOG.replace(r#"{"at":60000,"event":{"kind":"press","by":"first"}}"#, slip));
    let run = folder.kolo(&["clock", "slip.json", "--at", "2m"]);
    assert!(run.code == Some(1) && run.out.contains("[7:00 · 8:00]"), "{}", run.out);
    assert!(run.out.ends_with("One event is not valid.\n"), "{}", run.out);
    // An event that did happen ends the replay there, whatever time those behind it claim.
    let late = r#"{"at":900000,"event":{"kind":"press","by":"first"}},
    {"at":60000,"event":{"kind":"press","by":"second"}}"#;
    folder.write("late.json", LOG.replace(r#"{"at":60000,"event":{"kind":"press","by":"first"}}"#, late));
    let early = folder.kolo(&["clock", "late.json", "--at", "2m"]).answer();
    assert!(early.ends_with("One event, and it is valid.\n"), "{early}");
    let json = data(&folder.kolo(&["clock", "clock.json", "--json"]).answer());
    assert_eq!(json["steps"].as_array().map(Vec::len), Some(3));
    assert_eq!(
        (&json["verdict"]["clause"], &json["misfits"]),
        (&Value::from("P-3.3.2.8"), &Value::Array(vec![]))
    );
    assert_eq!(json["used"]["first"], 60_000);
}

#[test]
fn events_that_do_not_fit_are_a_no_and_other_files_bad_input() {
    let folder = Folder::new();
    folder.write("clock.json", LOG.replace(r#""press","by":"first""#, r#""press","by":"second""#));
    let run = folder.kolo(&["clock", "clock.json"]);
    assert_eq!(run.code, Some(1), "{run:?}");
    assert!(run.out.contains("(P-3.3.2.3)") && run.out.contains("not valid"), "{}", run.out);
    // One misfit does not hide how it ended.
    let ended =
        LOG.replace(r#"{"at":60000"#, r#"{"at":50000,"event":{"kind":"press","by":"second"}},{"at":60000"#);
    folder.write("ended.json", ended);
    let run = folder.kolo(&["clock", "ended.json"]);
    assert!(run.code == Some(1) && run.out.contains("[P-3.3.2.8]\n"), "{}", run.out);
    folder.kolo(&["clock", "clock.json", "--at", "soon"]).complaint(3);
    folder.kolo(&["clock", "clock.json", "--at", "999999h"]).complaint(3);
    let output =
        folder.kolo_with_input(&["clock", "-"], "{\"kolo-clock\": 1,\n \"control\": 5}").complaint(3);
    assert!(output.starts_with("-:2:"), "{output}");
}
