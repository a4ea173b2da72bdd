//! `kolo contest`: what was done wrongly is corrected, and what is being played never changes under the hands.

use crate::contest_support::{AUTUMN, FILE, Office};

const DAY: &str = "2023-11-08";

#[test]
fn a_duel_written_down_wrongly_is_taken_back_and_stays_in_the_log() {
    let office = Office::started();
    // The two best go to the semi-finals of a group of four; the first of them is drawn.
    for game in ["A.1.1", "A.1.2", "A.2.1", "A.2.2", "A.3.1", "A.3.2"] {
        office.order(DAY, &["result", FILE, "ot-brno", game, "11 11 10"]);
    }
    let drawn = office.data(&["games", FILE, "ot-brno", "--open"])["games"][0].clone();
    let [first, second] =
        ["first", "second"].map(|side| drawn[side]["entry"].as_str().expect("an id").to_owned());
    office.order(DAY, &["result", FILE, "ot-brno", "SF1", "6:6"]);
    office.refused(DAY, &["undecide", FILE, "ot-brno", "SF1", "--reason", "x"], 1, "K-UNDO");
    let players = [format!("{first}-1"), format!("{second}-1")];
    let duel = ["duel", FILE, "ot-brno", "SF1", "first", "--players", &players[0], &players[1]];
    let output = office.order(DAY, &duel);
    assert!(output.contains("deciding duel of SF1"), "{output}");
    office.refused(DAY, &["undecide", FILE, "ot-brno", "SF1"], 3, "K-REASON");
    let taken = office.order(DAY, &["undecide", FILE, "ot-brno", "SF1", "--reason", "wrong winner"]);
    assert!(taken.starts_with("undone: deciding duel of SF1"), "{taken}");
    assert!(taken.contains("is a draw: a duel of chosen players decides"), "{taken}");
    let log = office.look(&["log", FILE, "ot-brno"]);
    assert!(log.contains("no clock) (×)\n") && log.contains("– wrong winner\n"), "{log}");
    // An excluded player decides nothing.
    let sanction = ["sanction", FILE, "--venue", "ot-brno", "--player", &players[0], "--for", "cheating"];
    office.order(DAY, &[&sanction[..], &["--serious", "exclude", "--reason", "phone"]].concat());
    office.refused(DAY, &duel, 1, "P-2.1.1.2");
    let sound = office.look(&["check", FILE]);
    assert!(sound.starts_with("The contest is consistent"), "{sound}");
}

#[test]
fn who_plays_stays_the_same_when_a_check_in_is_undone() {
    let office = Office::entered();
    office.quotas("area", &["--per-region", "4"]);
    office.order(DAY, &["check-in", FILE, "ot-brno", "--all"]);
    office.order(DAY, &["check-in", FILE, "ot-brno", "b1-1", "b1-1-3", "b1-1-2"]);
    let log = office.look(&["log", FILE]);
    let second = log.lines().count().to_string();
    office.order(DAY, &["start", FILE, "ot-brno"]);
    office.refused(DAY, &["undo", FILE, &second, "--reason", "all three came"], 1, "K-ORDER");
}

#[test]
fn a_roster_corrected_after_the_check_in_is_looked_at_again() {
    let office = Office::entered();
    office.quotas("area", &["--per-region", "4"]);
    office.order(AUTUMN, &["check-in", FILE, "ot-brno", "--all"]);
    let amend = ["amend", FILE, "b1-1", "--regular", "b1-1-1", "b1-1-2", "--captain", "b1-1-1"];
    office.order(AUTUMN, &[&amend[..], &["--reason", "moved away"]].concat());
    office.refused(DAY, &["start", FILE, "ot-brno"], 1, "P-1.1.2.1");
    office.order(DAY, &["check-in", FILE, "ot-brno", "b1-1"]);
    office.order(DAY, &["start", FILE, "ot-brno"]);
}

#[test]
fn an_area_keeps_its_region_once_numbers_are_published() {
    let office = Office::entered();
    office.order(AUTUMN, &["region", FILE, "zlk", "--name", "Zlínský kraj", "--country", "cz"]);
    let moved = ["area", FILE, "brno", "--name", "Brno", "--region", "zlk"];
    office.order(AUTUMN, &moved);
    office.order(AUTUMN, &["area", FILE, "brno", "--name", "Brno", "--region", "jmk"]);
    office.quotas("area", &["--per-region", "4"]);
    office.refused(AUTUMN, &moved, 1, "K-LOCK");
    office.order(AUTUMN, &["area", FILE, "brno", "--name", "Brno-město", "--region", "jmk"]);
}

#[test]
fn an_exclusion_from_the_tournament_is_followed_by_one_from_the_contest() {
    let office = Office::started();
    let sanction = |rest: &[&str]| {
        let common = ["sanction", FILE, "--team", "b1-1", "--for", "cheating", "--serious"];
        office.order(DAY, &[&common[..], rest, &["exclude", "--reason", "phone"]].concat())
    };
    sanction(&["--venue", "ot-brno"]);
    office.play(DAY, "ot-brno");
    sanction(&[]);
    office.order(DAY, &["close", FILE, "ot-brno"]);
    // He has no place, and nobody calls him the winner.
    let table = office.look(&["table", FILE, "ot-brno"]);
    assert!(table.lines().last().is_some_and(|line| line.starts_with("   Tým b1 1")), "{table}");
    let shown = office.look(&["show", FILE]);
    assert!(shown.contains("over, won by Tým b1 2"), "{shown}");
}

#[test]
fn a_copy_in_which_something_was_undone_is_taken_in() {
    let office = Office::entered();
    office.quotas("area", &["--per-region", "4"]);
    office.look(&["copy", FILE, "brno.json"]);
    // The office works on.
    office.order(AUTUMN, &["region", FILE, "zlk", "--name", "Zlínský kraj", "--country", "cz"]);
    let away = |args: &[&str]| office.folder.kolo(&[&["contest"], args, &["--at", DAY]].concat()).answer();
    away(&["check-in", "brno.json", "ot-brno", "--all"]);
    let log = office.look(&["log", "brno.json"]);
    let last = log.lines().count().to_string();
    away(&["undo", "brno.json", &last, "--reason", "they did not come"]);
    away(&["start", "brno.json", "ot-brno", "--reason", "three came"]);
    let before = office.look(&["show", "brno.json", "ot-brno", "--json"]);
    office.order(DAY, &["take-in", FILE, "brno.json", "ot-brno"]);
    assert_eq!(office.look(&["show", FILE, "ot-brno", "--json"]), before);
    let field = office.data(&["show", FILE, "ot-brno"])["table"].as_array().map(Vec::len);
    assert_eq!(field, Some(3));
}

#[test]
fn a_start_undone_here_is_not_brought_back_by_a_copy() {
    let office = Office::started();
    office.look(&["copy", FILE, "brno.json"]);
    let start = office.look(&["log", FILE]).lines().count().to_string();
    office.order(DAY, &["undo", FILE, &start, "--reason", "too early"]);
    office.refused(DAY, &["take-in", FILE, "brno.json", "ot-brno"], 1, "K-STALE");
    office.look(&["show", FILE]);
}

#[test]
fn few_teams_start_with_a_reason_and_that_is_shown() {
    let office = Office::entered();
    office.quotas("area", &["--per-region", "4"]);
    office.order(DAY, &["check-in", FILE, "ot-brno", "b1-1"]);
    office.order(DAY, &["check-in", FILE, "ot-brno", "b2-1"]);
    let output = office.refused(DAY, &["start", FILE, "ot-brno"], 1, "P-1.1.4.3");
    assert!(output.contains("--reason") && !output.contains("--small"), "{output}");
    office.order(DAY, &["start", FILE, "ot-brno", "--reason", "only two came"]);
}

#[test]
fn a_region_without_entries_keeps_no_other_waiting() {
    let office = Office::entered();
    office.order(AUTUMN, &["region", FILE, "zlk", "--name", "Zlínský kraj", "--country", "cz"]);
    office.order(AUTUMN, &["area", FILE, "zlin", "--name", "Zlín", "--region", "zlk"]);
    let venue = ["venue", FILE, "ot-zlin", "--name", "OT Zlín", "--category", "zs", "--level", "area"];
    office.order(AUTUMN, &[&venue[..], &["--area", "zlin", "--day", "2023-11-08"]].concat());
    for seats in ["--per-region", "--seats"] {
        let output = office.quotas("area", &[seats, "4"]);
        assert!(output.contains("ot-brno 2, ot-znojmo 2\n"), "{output}");
    }
    let sound =
        office.folder.kolo(&["simulate", "contest", "--teams", "5", "--areas", "2", "--regions", "2"]);
    assert_eq!(sound.code, Some(0), "{}", sound.err);
}
