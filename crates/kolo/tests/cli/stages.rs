//! `kolo stages`, from the plan to the final places.

use crate::support::Folder;

fn cup(players: &str, args: &[&str]) -> Folder {
    let folder = Folder::new();
    let mut all = vec!["stages", "plan", "--players", players, "--out", "cup.json"];
    all.extend(args);
    assert_eq!(folder.kolo(&all).answer(), "");
    folder
}

#[test]
fn a_knockout_is_planned_played_and_shown() {
    let folder = cup("5", &["--knockout", "--third-place"]);
    let checked = folder.kolo(&["stages", "check", "cup.json"]).answer();
    assert_eq!(checked, "The plan is valid: entrants 5, matches 5, events 0\n");
    let output = folder.kolo(&["stages", "result", "cup.json", "QF2", "first", "--score", "3:1"]).answer();
    assert!(output.starts_with("Recorded as step 1: QF2: entrant 4 beat entrant 5, 3:1\n"), "{output}");
    assert!(output.contains("second side of SF1: not known yet → entrant 4"), "{output}");
    for args in [["SF1", "second"], ["SF2", "first"], ["final", "first"]] {
        folder.kolo(&["stages", "result", "cup.json", args[0], args[1]]).answer();
    }
    folder.kolo(&["stages", "walkover", "cup.json", "P3", "both"]).answer();
    let shown = folder.kolo(&["stages", "show", "cup.json"]).answer();
    assert_eq!(shown, include_str!("data/stages-five.txt"));
    let explained = folder.kolo(&["stages", "show", "cup.json", "--explain=final.first"]).answer();
    assert_eq!(
        explained,
        "first side of final: entrant 4\n  winner of SF1: entrant 4 beat entrant 1 [G-3.1.4]\n"
    );
    let data: serde_json::Value =
        serde_json::from_str(&folder.kolo(&["stages", "show", "cup.json", "--json"]).answer()).unwrap();
    assert_eq!(data["places"][0]["entrant"], 4);
    assert_eq!(data["ready"], serde_json::json!([]));
    let log = folder.kolo(&["stages", "log", "cup.json"]).answer();
    assert_eq!(log.lines().count(), 5, "{log}");
}

#[test]
fn a_correction_is_shown_before_it_is_written() {
    let folder = cup("4", &["--knockout"]);
    folder.kolo(&["stages", "result", "cup.json", "SF1", "first"]).answer();
    let before = folder.read("cup.json");
    let correct = ["stages", "result", "cup.json", "SF1", "second", "--correct"];
    let output = folder.kolo(&correct).complaint(3);
    assert_eq!(output, "cup.json: give a reason for this [K-REASON]\n");
    let mut preview = correct.to_vec();
    preview.extend(["--reason", "slip misread", "--preview"]);
    let shown = folder.kolo(&preview).answer();
    assert!(shown.starts_with("Nothing was written."), "{shown}");
    assert!(shown.contains("  first side of final: entrant 1 → entrant 4\n"), "{shown}");
    assert_eq!(folder.read("cup.json"), before);
    preview.pop();
    let done = folder.kolo(&preview).answer();
    // The first line says by itself how the match ended.
    let ended = "  SF1: entrant 1 beat entrant 4 → entrant 4 beat entrant 1\n";
    assert!(shown.contains(ended), "{shown}");
    assert_eq!(done.split_once('\n').unwrap().1, shown.split_once('\n').unwrap().1.replace(ended, ""));
    folder.kolo(&["stages", "result", "cup.json", "SF2", "first"]).answer();
    folder.kolo(&["stages", "result", "cup.json", "final", "first"]).answer();
    let again = ["stages", "result", "cup.json", "SF1", "first", "--correct", "--reason", "x"];
    let refused = folder.kolo(&again).complaint(1);
    assert!(refused.contains("already played: final.") && refused.ends_with("[K-LATER]\n"), "{refused}");
    let mut take_back = again.to_vec();
    take_back.push("--take-back");
    assert!(folder.kolo(&take_back).answer().contains("the result of final is removed"));
    assert_eq!(folder.kolo(&["stages", "undo", "cup.json", "5", "--reason", "x"]).code, Some(0));
}

#[test]
fn groups_lead_to_a_knockout_and_a_tie_is_asked_for() {
    let folder = cup("6", &["--groups", "2", "--advance", "1", "--knockout"]);
    for game in ["B.1.1", "B.2.1", "B.3.1"] {
        folder.kolo(&["stages", "result", "cup.json", game, "draw"]).answer();
    }
    let output = folder.kolo(&["stages", "show", "cup.json"]).answer();
    assert!(
        output
            .contains("Tied in group B, the order has to be decided: 2 entrant 2, 3 entrant 3, 6 entrant 6"),
        "{output}"
    );
    let wrong = folder.kolo(&["stages", "decide", "cup.json", "B", "2", "3", "--reason", "x"]).complaint(1);
    assert!(wrong.contains("[K-TIE]"), "{wrong}");
    folder.kolo(&["stages", "decide", "cup.json", "B", "6", "3", "2", "--reason", "play-off"]).answer();
    let czech =
        folder.kolo(&["stages", "show", "cup.json", "--explain=final.second", "--lang", "cs"]).answer();
    assert!(czech.contains("rozhodčí určil pořadí: entrant 6, entrant 3, entrant 2 [K-TIE]"), "{czech}");
    let lot = folder.kolo(&["stages", "decide", "cup.json", "A", "--lot"]).complaint(1);
    assert!(lot.contains("no tie to decide in group A"), "{lot}");
}

#[test]
fn links_are_exchanged_and_people_withdraw() {
    let folder = cup("8", &["--knockout", "--consolation"]);
    let edit = ["stages", "slot", "cup.json", "QF1.first=entrant 2", "--reason", "one club"];
    let refused = folder.kolo(&edit).complaint(1);
    assert!(refused.contains("is already in") && refused.ends_with("[K-PLAN]\n"), "{refused}");
    let mut exchange = edit.to_vec();
    exchange.push("--exchange");
    let output = folder.kolo(&exchange).answer();
    assert!(output.contains("first side of QF1: entrant 1 → entrant 2"), "{output}");
    assert!(output.contains("first side of QF3: entrant 2 → entrant 1"), "{output}");
    let output = folder.kolo(&["stages", "withdraw", "cup.json", "8"]).answer();
    assert!(output.contains("first side of SF1: not known yet → entrant 2"), "{output}");
    let unknown = folder.kolo(&["stages", "withdraw", "cup.json", "9"]).complaint(3);
    assert_eq!(unknown, "cup.json: there is no entrant 9 [K-KNOWN]\n");
}

#[test]
fn a_broken_plan_is_named_with_all_its_problems() {
    let folder = cup("4", &["--knockout"]);
    let broken =
        folder.read("cup.json").replace("winner SF2", "winner SF9").replace("\"entrant 4\"", "\"entrant 3\"");
    folder.write("cup.json", broken);
    let output = folder.kolo(&["stages", "check", "cup.json"]).complaint(3);
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!(lines.len(), 2, "{output}");
    assert_eq!(lines[0], "cup.json: plan.stages[0].matches[2].second: there is no match SF9 [K-PLAN]");
    assert!(
        lines[1].starts_with("cup.json: plan.stages[0].matches[1].second: entrant 3 is already"),
        "{output}"
    );
    folder.write("cup.json", "{\"kolo-stages\": 1, \"seed\": 1}");
    let output = folder.kolo(&["stages", "show", "cup.json"]).complaint(3);
    assert_eq!(output, "cup.json:1:29: the file has the wrong structure here: missing field `entrants`\n");
}

#[test]
fn wrong_recipes_are_named() {
    let folder = Folder::new();
    for (args, expected) in [
        (&["--players", "8"][..], "there is nothing to play"),
        (&["--players", "8", "--groups", "2", "--knockout"], "--advance must be given"),
        (&["--players", "8", "--groups", "5", "--advance", "1", "--knockout"], "8 are too few for 5 groups"),
        (&["--players", "8", "--knockout", "--lot", "--seed", "1", "--seeded", "3"], "3 seeds do not fit"),
        (&["--players", "1", "--knockout"], "so many entrants (1)"),
        (&["--players", "8", "--knockout", "--lot"], "--seed"),
        (&["--knockout"], "--entrants"),
        (&["--players", "4", "--groups", "1", "--by", "luck"], "“luck” is not a criterion"),
    ] {
        let mut all = vec!["stages", "plan"];
        all.extend(args);
        let complaint = folder.kolo(&all).complaint(3);
        assert!(complaint.contains(expected), "{complaint}");
    }
    folder.kolo(&["stages", "plan", "--players", "5000", "--knockout"]).complaint(4);
}

#[test]
fn entrants_come_from_a_list_and_the_lot_from_its_seed() {
    let folder = Folder::new();
    folder.write("list.csv", "name,rating,club\nEva,2100,A\nJan,1900,A\nIva,2000,B\nOta,1800,B\n");
    let plan = |seed: &str| {
        let args = ["stages", "plan", "--entrants", "list.csv", "--knockout", "--seeding", "rating", "--lot"];
        folder.kolo(&[&args[..], &["--seeded", "2", "--seed", seed]].concat()).answer()
    };
    assert_eq!(plan("3"), plan("3"));
    for seed in ["1", "2", "3", "4"] {
        let file = plan(seed);
        // Eva and Iva are seeded; neither meets her club-mate.
        assert!(file.contains(r#""first":"entrant 1","second":"entrant 4""#), "{file}");
        assert!(file.contains(r#""first":"entrant 3","second":"entrant 2""#), "{file}");
        assert!(file.contains(&format!("\"seed\": {seed},")), "{file}");
    }
}

/// Everybody at once: what one records, nobody else overwrites.
#[test]
fn writers_at_the_same_moment_lose_nothing() {
    let folder = cup("32", &["--knockout"]);
    let writers: Vec<_> = (1..=16)
        .map(|game| {
            let game = format!("R32-{game}");
            let mut command = folder.command(&["stages", "result", "cup.json", &game, "first"]);
            command.stdout(std::process::Stdio::null()).spawn().expect("kolo starts")
        })
        .collect();
    for mut writer in writers {
        assert!(writer.wait().expect("kolo ends").success());
    }
    assert_eq!(folder.kolo(&["stages", "log", "cup.json"]).answer().lines().count(), 16);
    assert!(!folder.path(".cup.json.lock").exists());
}

#[test]
fn a_lock_that_was_left_behind_is_named() {
    let folder = cup("4", &["--knockout"]);
    folder.write(".cup.json.lock", "");
    let output = folder.kolo(&["stages", "result", "cup.json", "SF1", "first"]).complaint(5);
    assert!(output.contains("another program is writing") && output.contains(".cup.json.lock"), "{output}");
    let refused = folder.read("cup.json");
    folder.kolo(&["stages", "show", "cup.json"]).answer();
    std::fs::remove_file(folder.path(".cup.json.lock")).unwrap();
    folder.kolo(&["stages", "result", "cup.json", "SF1", "first"]).answer();
    assert_ne!(folder.read("cup.json"), refused);
}

#[test]
fn a_new_plan_never_takes_the_place_of_what_was_played() {
    let folder = cup("4", &["--knockout"]);
    let plan = ["stages", "plan", "--players", "8", "--knockout", "--out"];
    let to = |name: &'static str| [&plan[..], &[name]].concat();
    folder.kolo(&to("cup.json")).answer();
    folder.kolo(&["stages", "result", "cup.json", "QF1", "first"]).answer();
    let before = folder.read("cup.json");
    let output = folder.kolo(&to("cup.json")).complaint(3);
    assert!(output.contains("a plan already in play") && output.ends_with("[K-LOG]\n"), "{output}");
    assert_eq!(folder.read("cup.json"), before);
    folder.write("list.csv", "name\nEva\n");
    assert!(folder.kolo(&to("list.csv")).complaint(3).contains("another kind"));
}

#[test]
fn what_is_recorded_is_said_in_words_and_can_be_undone_and_redone() {
    let folder = cup("4", &["--knockout"]);
    let output = folder.kolo(&["stages", "result", "cup.json", "SF1", "second", "--score", "1:3"]).answer();
    assert!(output.starts_with("Recorded as step 1: SF1: entrant 4 beat entrant 1, 1:3\n"), "{output}");
    let redo = ["stages", "redo", "cup.json", "1", "--reason", "it was right"];
    assert!(folder.kolo(&redo).complaint(1).contains("step 1 is not undone"));
    folder.kolo(&["stages", "undo", "cup.json", "1", "--reason", "wrong match"]).answer();
    let output = folder.kolo(&redo).answer();
    assert!(output.starts_with("Recorded as step 3: step 1 counts again\n"), "{output}");
    assert!(output.contains("first side of final: not known yet → entrant 4"), "{output}");
    let czech = folder.kolo(&["stages", "log", "cup.json", "--lang", "cs"]).answer();
    assert!(czech.contains("krok 1 už neplatí – wrong match\n"), "{czech}");
    let output = folder.kolo(&["stages", "slot", "cup.json", "SF2.first", "--reason", "x"]).complaint(3);
    assert!(output.contains("write for example “QF1.first=entrant 3”"), "{output}");
    let output =
        folder.kolo(&["stages", "result", "cup.json", "SF2", "first", "--score", "1:3"]).complaint(3);
    assert!(output.contains("the score does not fit"), "{output}");
}

fn contest(teams: &str, more: &[&str]) -> (Folder, crate::support::Run) {
    let folder = Folder::new();
    let mut args = vec!["stages", "plan", "--players", teams, "--format", "pisqworky-2023", "--boards", "3"];
    args.extend(["--seed", "3", "--out", "area.json"]);
    args.extend(more);
    let run = folder.kolo(&args);
    (folder, run)
}

#[test]
fn a_small_field_of_the_contest_is_planned_on_request_only() {
    let (_, run) = contest("3", &[]);
    let refused = run.complaint(3);
    assert!(refused.ends_with("(--small) [P-1.1.4.3]\n"), "{refused}");
    let (folder, run) = contest("3", &["--small"]);
    assert_eq!(run.answer(), "");
    assert!(folder.read("area.json").contains("\"small\": \"double-round\""));
    let (_, run) = contest("1", &["--small"]);
    assert!(run.complaint(3).contains("without a match"));
}

#[test]
fn the_order_of_all_waits_for_the_end_and_a_plan_without_a_draw_has_none() {
    let (folder, run) = contest("4", &[]);
    assert_eq!(run.answer(), "");
    let output = folder.kolo(&["stages", "order", "area.json"]).complaint(1);
    assert!(output.contains("finish the play first"), "{output}");
    assert_eq!(folder.kolo(&["stages", "draw", "area.json"]).answer().lines().count(), 4);
    let folder = cup("4", &["--knockout"]);
    let output = folder.kolo(&["stages", "draw", "cup.json"]).complaint(1);
    assert!(output.ends_with("[P-1.1.4.4]\n"), "{output}");
}

#[test]
fn a_score_that_no_match_of_the_contest_has_is_refused() {
    let (folder, _) = contest("4", &[]);
    let output = folder.kolo(&["stages", "result", "area.json", "A.1.1", "first"]).complaint(3);
    assert!(output.contains("12 points in total") && output.ends_with("[P-3.1.3]\n"), "{output}");
    let equal = ["stages", "result", "area.json", "A.1.1", "first", "--score", "6:6"];
    assert!(folder.kolo(&equal).complaint(3).ends_with("[P-3.1.4]\n"));
}
