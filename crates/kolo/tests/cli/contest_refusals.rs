//! What `kolo contest` refuses: each with its clause, and the file as it was, byte for byte.

use std::process::Stdio;

use crate::contest_support::{AUTUMN, FILE, HEADINGS, Office, entries};
use crate::support::Folder;

#[test]
fn a_player_over_age_bars_the_team() {
    let office = Office::open();
    let list = entries(&[("b1", 1)]).replacen("2009-04-12;8", "2007-04-12;9", 1);
    office.folder.write("e.csv", list);
    let printed = office.refused(AUTUMN, &["register", FILE, "e.csv"], 1, "P-1.1.1.10");
    assert!(printed.starts_with("e.csv:2:") && printed.contains("Hráč b1-1-1"), "{printed}");
}

#[test]
fn a_fifth_team_of_a_school_is_too_many() {
    let office = Office::open();
    office.folder.write("e.csv", entries(&[("b1", 1), ("b1", 2), ("b1", 3), ("b1", 4), ("b1", 5)]));
    let printed = office.refused(AUTUMN, &["register", FILE, "e.csv"], 1, "P-1.1.3.1");
    assert!(printed.contains("Tým b1 5"), "{printed}");
    office.folder.write("e.csv", entries(&[("b1", 1), ("b1", 2), ("b1", 3), ("b1", 4)]));
    office.order(AUTUMN, &["register", FILE, "e.csv"]);
}

#[test]
fn rosters_do_not_change_after_entries_close() {
    let office = Office::entered();
    let amend = ["amend", FILE, "b1-1", "--regular", "b1-1-1", "b1-1-2", "--reason", "moved away"];
    office.refused("2023-10-28", &amend, 1, "P-1.1.2.3");
    office.folder.write("late.csv", entries(&[("b1", 3)]));
    office.refused("2023-10-28", &["register", FILE, "late.csv"], 1, "P-1.1.2.3");
    office.order("2023-10-27", &amend);
}

#[test]
fn results_that_cannot_be_are_named() {
    let office = Office::started();
    let result = |text: &'static str| ["result", FILE, "ot-brno", "A.1.1", text];
    let at = "2023-11-08";
    office.refused(at, &result("21:-1"), 3, "P-3.1.1");
    office.refused(at, &result("7:6"), 3, "P-3.1.3");
    office.refused(at, &result("11 11"), 3, "P-3.1.1");
    let printed = office.refused(at, &result("11 1y 00"), 3, "K-FILE");
    assert!(printed.contains("“11 1y 00”: column 5: “y” is not a valid result mark"), "{printed}");
    office.refused(at, &["result", FILE, "ot-brno", "Z9", "7:5"], 3, "K-KNOWN");
}

#[test]
fn what_is_unknown_is_named() {
    let office = Office::entered();
    office.folder.write("e.csv", entries(&[("nowhere", 1)]));
    let printed = office.refused(AUTUMN, &["register", FILE, "e.csv"], 3, "P-1.1.3.1");
    assert!(printed.contains("nowhere"), "{printed}");
    office.refused(AUTUMN, &["start", FILE, "nowhere"], 3, "K-KNOWN");
    office.refused(AUTUMN, &["result", FILE, "nowhere", "A.1.1", "7:5"], 3, "K-KNOWN");
    office.refused(AUTUMN, &["pay", FILE, "nobody"], 3, "K-KNOWN");
    office.refused(AUTUMN, &["pay", FILE, "b1-1"], 1, "K-ORDER");
    office.folder.write("s.csv", "id;name;area;e-mail\nx1;ZŠ x1;nowhere;x\n;ZŠ x2;brno;\n");
    let before = office.folder.read(FILE);
    let printed = office.try_order(AUTUMN, &["tables", FILE, "--schools", "s.csv"]).complaint(3);
    let lines: Vec<&str> = printed.lines().collect();
    assert_eq!(lines.len(), 3, "{printed}");
    assert!(lines[0].starts_with("s.csv:1:14: there is no column “e-mail”"), "{printed}");
    assert!(lines[1].starts_with("s.csv:2:1: ") && lines[1].ends_with("[P-1.1.1.5]"), "{printed}");
    assert!(lines[2].starts_with("s.csv:3:1: "), "{printed}");
    assert_eq!(office.folder.read(FILE), before);
}

#[test]
fn numbers_of_those_who_go_on_are_shared_within_the_field_and_locked() {
    let office = Office::entered();
    let quotas = ["quotas", FILE, "--category", "zs", "--level"];
    let with = |args: &[&'static str]| [&quotas[..], args].concat();
    office.refused(AUTUMN, &with(&["area"]), 1, "P-1.1.4.1");
    office.refused(AUTUMN, &with(&["area", "--seats", "9"]), 1, "P-1.1.4.1");
    office.refused(AUTUMN, &["start", FILE, "ot-brno"], 1, "P-1.1.4.1");
    office.order(AUTUMN, &with(&["area", "--per-region", "4"]));
    office.refused(AUTUMN, &with(&["regional"]), 1, "P-1.1.5.1");
    office.order("2023-11-08", &["check-in", FILE, "ot-brno", "--all"]);
    office.order("2023-11-08", &["start", FILE, "ot-brno"]);
    office.refused(AUTUMN, &with(&["area", "--per-region", "3"]), 1, "P-1.1.4.1");
}

#[test]
fn days_outside_the_season_and_wrong_lists_are_refused() {
    let office = Office::entered();
    let late = ["venue", FILE, "ot-brno", "--day", "2023-12-24"];
    office.refused(AUTUMN, &late, 1, "P-1.1.4.2");
    office.folder.write("e.csv", format!("{HEADINGS}xx;b1;Tým;Jan;2009-13-01;8;regular;yes;;\n"));
    let printed = office.refused(AUTUMN, &["register", FILE, "e.csv"], 3, "K-FILE");
    assert!(printed.lines().count() >= 2 && printed.starts_with("e.csv:2:1: "), "{printed}");
    let open = office.folder.kolo(&["contest", "open", FILE, "--name", "x", "--seed", "1"]).complaint(3);
    assert!(open.contains("never replaced") && open.contains("[K-LOG]"), "{open}");
    let bad = office.folder.kolo(&["contest", "start", FILE, "a b"]).complaint(3);
    assert!(bad.contains("is not a valid id"), "{bad}");
}

#[test]
fn broken_files_are_named_with_the_place() {
    let office = Office::started();
    office.order("2023-11-08", &["result", FILE, "ot-brno", "A.1.1", "7:5"]);
    let sound = office.folder.read(FILE);
    let entered = sound.lines().find(|line| line.contains("\"entered\"")).expect("an entry").to_owned();
    for (broken, expected) in [
        (String::new(), "empty"),
        ("[]".to_owned(), "kolo-contest"),
        (sound[..sound.len() / 2].to_owned(), "cup.json:"),
        (sound.replacen("\"kolo-contest\": 1", "\"kolo-contest\": 99", 1), "version 99"),
        (sound.replacen("\"events\"", "\"vents\"", 1), "vents"),
        (sound.replacen(&format!("{entered}\n"), "", 1), "[K-LOG]"),
        (sound.replacen("[7,5]", "[5,7]", 1).replacen("\"first\":7", "\"first\":5", 1), "cup.json"),
    ] {
        office.folder.write(FILE, &broken);
        let complaint = office.folder.kolo(&["contest", "show", FILE]).complaint(3);
        assert!(complaint.contains(expected), "{expected}: {complaint}");
        let order = office.try_order("2023-11-08", &["result", FILE, "ot-brno", "A.1.2", "7:5"]);
        assert_eq!(order.code, Some(3), "{}", order.err);
        assert_eq!(office.folder.read(FILE), broken);
    }
    let missing = Folder::new();
    missing.kolo(&["contest", "show", "none.json"]).complaint(5);
}

#[test]
fn two_who_write_at_once_lose_nothing() {
    let office = Office::open();
    office.folder.write("e.csv", entries(&[("b1", 1), ("b1", 2), ("b2", 1), ("b2", 2)]));
    office.order(AUTUMN, &["register", FILE, "e.csv"]);
    let writers: Vec<_> = ["b1-1", "b1-2", "b2-1", "b2-2"]
        .into_iter()
        .map(|entry| {
            let mut command = office.folder.command(&["contest", "pay", FILE, entry, "--at", AUTUMN]);
            command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("kolo starts")
        })
        .collect();
    for writer in writers {
        let output = writer.wait_with_output().expect("kolo ends");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    let fees = office.look(&["fees", FILE]);
    assert!(fees.ends_with("Entries 4, unpaid 0\n"), "{fees}");
}
