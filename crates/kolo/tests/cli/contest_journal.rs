//! `kolo contest`: incidents and protests of a tournament.

use crate::contest_support::{FILE, Office};

const DAY: &str = "2023-11-08";

#[test]
fn an_incident_is_written_down_amended_and_listed() {
    let office = Office::started();
    assert_eq!(office.look(&["incidents", FILE]), "No incidents and no protests.\n");
    let incident = ["incident", FILE, "ot-brno", "undue-delay", "who=first", "taken=40s"];
    let output = office.order(DAY, &[&incident[..], &["--match", "A.1.1", "--board", "2"]].concat());
    assert_eq!(output, "Incident 1, match A.1.1, game 2: A player delays the duel (P-3.3.1.7): a warning\n");
    // A decision that departs from the advice says why.
    let other =
        [&incident[..], &["--amend", "1", "--decided", "exclude-team", "--note", "he was ill"]].concat();
    office.refused(DAY, &other, 3, "K-REASON");
    office.order(DAY, &[&other[..], &["--reason", "once only"]].concat());
    let list = office.look(&["incidents", FILE, "ot-brno"]);
    assert_eq!(
        list,
        "ot-brno    1  Incident 1, match A.1.1, game 2: A player delays the duel (P-3.3.1.7): the whole \
         team is excluded, instead of: a warning, because: once only – Note: he was ill (lines 2)\n"
    );
    let data = office.data(&["incidents", FILE]);
    let incident = &data["tournaments"][0]["incidents"][0];
    assert_eq!(incident["incident"]["advised"]["verdict"], "warning");
    assert_eq!(incident["where"]["board"], 2);
    assert_eq!((&incident["line"], &incident["amended_by"][0]), (&1.into(), &2.into()));
    // The same once more is asked about.
    let repeated = [&incident_again()[..], &["--match", "A.1.1", "--board", "2"]].concat();
    office.refused(DAY, &repeated, 1, "K-INCIDENT");
    office.order(DAY, &[&repeated[..], &["--again", "--decided", "play-on"]].concat());
    assert!(office.look(&["incidents", FILE]).contains("play continues, chosen instead of: a warning\n"));
    office.order(DAY, &["unrule", FILE, "ot-brno", "2", "--reason", "he was not ill"]);
    let log = office.look(&["log", FILE, "ot-brno"]);
    assert!(
        log.contains(
            "the whole team is excluded, instead of: a warning, because: once only (×) – once only\n"
        ),
        "{log}"
    );
    assert!(log.contains("Line 2 no longer counts – he was not ill\n"), "{log}");
    assert!(office.look(&["check", FILE]).starts_with("The contest is consistent"));
}

fn incident_again() -> [&'static str; 6] {
    ["incident", FILE, "ot-brno", "undue-delay", "who=first", "taken=40s"]
}

#[test]
fn wrong_incidents_are_refused() {
    let office = Office::started();
    let incident = |rest: &[&'static str]| [&["incident", FILE, "ot-brno"], rest].concat();
    let output = office.refused(DAY, &incident(&["undue-delay", "taken=long"]), 3, "K-FILE");
    assert_eq!(output.lines().count(), 2, "{output}");
    office.refused(DAY, &incident(&["unclear-stone"]), 3, "K-KNOWN");
    office.refused(DAY, &incident(&["unclear-mark", "--match", "Z.1.1"]), 3, "K-KNOWN");
    office.refused(DAY, &incident(&["unclear-mark", "--match", "A.1.1", "--board", "9"]), 3, "K-KNOWN");
    office.refused(DAY, &incident(&["open-question"]), 3, "K-INCIDENT");
    let output = office.try_order(DAY, &incident(&["open-question", "--decided", "beheading"])).complaint(3);
    assert!(output.contains("“beheading” is not a valid verdict"), "{output}");
}

#[test]
fn a_protest_is_lodged_decided_and_waited_for() {
    let office = Office::started();
    let game = office.data(&["games", FILE, "ot-brno", "--open"])["games"][0].clone();
    let key = game["match"].as_str().expect("a name");
    let by = game["second"]["entry"].as_str().expect("an id");
    let protest = ["protest", FILE, "ot-brno", key, "--of", by];
    let with_reason = [&protest[..], &["--reason", "the slip was misread"]].concat();
    office.refused(DAY, &with_reason, 1, "K-ORDER");
    office.play(DAY, "ot-brno");
    // Matches that depend on it have begun.
    office.refused(DAY, &with_reason, 1, "K-PROTEST");
    let games = office.data(&["games", FILE, "ot-brno"])["games"].clone();
    let game = games.as_array().and_then(|games| games.last()).expect("there is one");
    let key = game["match"].as_str().expect("a name");
    let by = game["second"]["entry"].as_str().expect("an id");
    let protest = ["protest", FILE, "ot-brno", key, "--of", by];
    let with_reason = [&protest[..], &["--reason", "the slip was misread"]].concat();
    office.refused(DAY, &protest, 3, "K-REASON");
    assert!(office.order(DAY, &with_reason).starts_with("Protest 1: "));
    assert!(
        office.look(&["show", FILE, "ot-brno"]).contains("protests to decide: 1 (kolo contest incidents)")
    );
    office.refused(DAY, &["close", FILE, "ot-brno"], 1, "K-PROTEST");
    let answer = ["answer", FILE, "ot-brno", "1", "--uphold", "7:5", "--reason", "the sheets say so"];
    assert_eq!(office.order(DAY, &answer), "Protest 1 is upheld, to be corrected: 7:5\n");
    let reject = ["answer", FILE, "ot-brno", "1", "--reject", "--reason", "no"];
    office.refused(DAY, &reject, 1, "K-ORDER");
    // Any reason is none; the slip is corrected, or the protest passed over by its number.
    office.refused(DAY, &["close", FILE, "ot-brno", "--reason", "the hall closes"], 1, "K-PROTEST");
    let list = office.look(&["incidents", FILE]);
    assert!(
        list.contains("to be corrected: 7:5, upheld, the match sheet is not corrected yet (lines 2)\n"),
        "{list}"
    );
    let pass_over = ["answer", FILE, "ot-brno", "1", "--play-on", "--reason", "the hall closes"];
    assert_eq!(office.order(DAY, &pass_over), "Play continues despite protest 1\n");
    office.order(DAY, &["unrule", FILE, "ot-brno", "3", "--reason", "it does not"]);
    office.refused(DAY, &["close", FILE, "ot-brno"], 1, "K-PROTEST");
    office.order(DAY, &["correct", FILE, "ot-brno", key, "7:5", "--reason", "protest 1"]);
    office.order(DAY, &["close", FILE, "ot-brno"]);
    let list = office.look(&["incidents", FILE]);
    assert!(list.contains("Protest 1 is upheld, to be corrected: 7:5 (lines 2)\n"), "{list}");
    office.refused(DAY, &with_reason, 1, "K-ORDER");
}

#[test]
fn the_rules_are_shown_with_their_edition_and_link() {
    let office = Office::open();
    let shown = office.look(&["show", FILE]);
    assert!(
        shown.contains("Rules of the pIšQworky contest, 2023, published at https://pisqworky.cz\n"),
        "{shown}"
    );
    let data = office.data(&["show", FILE]);
    assert_eq!((data["edition"].as_str(), data["rules"].as_str()), (Some("2023"), Some("pisqworky-2023")));
}
