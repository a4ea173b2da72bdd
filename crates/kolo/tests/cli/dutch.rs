//! Pairing, checking and generating by the FIDE (Dutch) rules of 2026.

use crate::support::Folder;

/// Seven players after two rounds of five.
const SEVEN: &str = "\
XXR 5
001    1      Adamová                           2200                             2.0          4 w 1     3 b 1
001    2      Beneš                             2100                             1.5          5 b 1     6 w =
001    3      Černá                             2000                             1.0          6 w 1     1 w 0
001    4      Dušek                             1900                             1.0          1 b 0     7 w 1
001    5      Eliášová                          1800                             1.0          2 w 0  0000 - U
001    6      Fiala                             1700                             0.5          3 b 0     2 b =
001    7      Gajdoš                            1600                             1.0       0000 - U     4 b 0
";

fn seven() -> Folder {
    let folder = Folder::new();
    folder.write("seven.trf", SEVEN);
    folder
}

#[test]
fn pairs_come_in_board_order_white_first() {
    assert_eq!(seven().kolo(&["pair", "--system", "dutch", "seven.trf"]).answer(), "4\n1 2\n7 3\n4 5\n6 0\n");
}

#[test]
fn every_pair_explains_itself_in_three_languages() {
    let folder = seven();
    for (lang, parts) in [
        (
            "en",
            [
                "Round 3 of 5, FIDE (Dutch) Swiss",
                "a player with a score of 0.5 gets the bye, the lowest score with which all others can be paired [D-2.3.1]",
                "downfloated from above: 1 Adamová [D-1.4.1]",
                "Board 1: 1 Adamová – 2 Beneš",
                "[D-5.2.",
            ],
        ),
        (
            "cs",
            [
                "3. kolo (celkem 5), švýcarský systém FIDE (holandský)",
                "volný los dostane někdo, kdo má bodů 0,5; s méně body by všechny nalosovat nešlo [D-2.3.1]",
                "přesun shora: 1 Adamová [D-1.4.1]",
                "1. šachovnice: 1 Adamová – 2 Beneš",
                "[D-5.2.",
            ],
        ),
        (
            "sk",
            [
                "3. kolo (spolu 5), švajčiarsky systém FIDE (holandský)",
                "voľný žreb dostane niekto, kto má bodov 0,5; s menej bodmi by sa všetci nažrebovať nedali [D-2.3.1]",
                "presun zhora: 1 Adamová [D-1.4.1]",
                "1. šachovnica: 1 Adamová – 2 Beneš",
                "[D-5.2.",
            ],
        ),
    ] {
        let output =
            folder.kolo(&["pair", "--system", "dutch", "--explain", "--lang", lang, "seven.trf"]).answer();
        for part in parts {
            assert!(output.contains(part), "{part}: {output}");
        }
    }
}

#[test]
fn what_is_generated_is_by_the_rules_whatever_ends_its_lines() {
    let folder = Folder::new();
    for (seed, players) in [("1", "24"), ("2", "31"), ("3", "120")] {
        let wild = ["--absence-rate", "8", "--withdraw-rate", "3", "--forfeit-rate", "5", "--out", "a.trf"];
        let recipe = ["generate", "--system", "dutch", "--players", players, "--rounds", "9", "--seed", seed];
        folder.kolo(&[&recipe[..], &wild[..]].concat()).answer();
        let lines = folder.read("a.trf").replace("\r\n", "\n");
        for end in ["\n", "\r\n", "\r"] {
            folder.write("b.trf", lines.replace('\n', end));
            let checked = folder.kolo(&["check", "b.trf", "--system", "dutch"]).answer();
            assert_eq!(checked, "Rounds checked: 9, different: 0\n", "{players} {end:?}");
        }
        // Without the lot and the number of rounds, both are seen in the file.
        let silent: Vec<&str> = lines.lines().filter(|line| !line.starts_with("XX")).collect();
        folder.write("c.trf", silent.join("\n"));
        let checked = folder.kolo(&["check", "c.trf", "--system", "dutch"]).answer();
        assert!(checked.ends_with("Rounds checked: 9, different: 0\n"), "{checked}");
    }
}

/// A field so large that its work is shared among the cores. bbpPairings 6.0.0 has checked all five rounds of this file and
/// found none different; if the generator changes, it has to be asked again.
#[test]
fn a_large_field_is_paired_as_an_endorsed_engine_pairs_it() {
    let folder = Folder::new();
    let recipe = ["generate", "--system", "dutch", "--players", "801", "--rounds", "5", "--seed", "1"];
    folder.kolo(&[&recipe[..], &["--out", "large.trf"]].concat()).answer();
    let bytes = folder.read("large.trf").into_bytes();
    let digest = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    assert_eq!(digest, 0x31e0_49c7_4246_130d, "{digest:#x}");
}

#[test]
fn another_round_is_reported_with_the_article_that_decides() {
    let folder = Folder::new();
    folder.write(
        "seven.trf",
        SEVEN.replace("4 w 1     3 b 1", "4 b 1     3 b 1").replace("1 b 0     7 w 1", "1 w 0     7 w 1"),
    );
    let run = folder.kolo(&["check", "seven.trf", "--system", "dutch"]);
    assert_eq!(run.code, Some(1));
    assert!(run.out.starts_with("round 1: the file has "), "{run:?}");
    assert!(run.out.contains("[D-"), "{run:?}");
}

#[test]
fn an_accelerated_tournament_lends_points_and_says_so() {
    let folder = Folder::new();
    let recipe = ["generate", "--system", "dutch", "--players", "30", "--rounds", "7", "--seed", "4"];
    folder.kolo(&[&recipe[..], &["--baku", "--out", "a.trf"]].concat()).answer();
    let made = folder.read("a.trf");
    // Sixteen of thirty, four of seven rounds.
    assert_eq!(made.lines().filter(|line| line.starts_with("XXA")).count(), 16);
    assert!(made.contains("XXA   16  1.0  1.0  0.5  0.5"), "{made}");
    assert_eq!(
        folder.kolo(&["check", "a.trf", "--system", "dutch"]).answer(),
        "Rounds checked: 7, different: 0\n"
    );
    // The same from a file that does not lend them.
    let plain: Vec<&str> = made.lines().filter(|line| !line.starts_with("XXA")).collect();
    folder.write("b.trf", plain.join("\n").replace("_BAKU", ""));
    let checked = folder.kolo(&["check", "b.trf", "--system", "dutch", "--baku"]).answer();
    assert_eq!(checked, "Rounds checked: 7, different: 0\n");
    assert_eq!(folder.kolo(&["check", "b.trf", "--system", "dutch"]).code, Some(1), "without it they differ");

    let elsewhere = folder.kolo(&["pair", "b.trf", "--system", "fide-1992", "--baku"]).complaint(3);
    assert!(elsewhere.contains("Baku acceleration is for the FIDE (Dutch) Swiss"), "{elsewhere}");
    let elsewhere = [&recipe[..2], &["fide-1992"], &recipe[3..], &["--baku"]].concat();
    assert!(folder.kolo(&elsewhere).complaint(3).contains("--baku"));
    folder.write("c.trf", SEVEN.replace("XXR 5\n", ""));
    let silent = folder.kolo(&["pair", "c.trf", "--system", "dutch", "--baku"]).complaint(3);
    assert!(silent.contains("does not give the number of rounds"), "{silent}");
}

#[test]
fn a_file_that_names_the_baku_acceleration_is_paired_with_it() {
    let folder = Folder::new();
    let recipe = ["generate", "--system", "dutch", "--players", "30", "--rounds", "7", "--seed", "4"];
    folder.kolo(&[&recipe[..], &["--baku", "--out", "a.trf"]].concat()).answer();
    let named = folder.read("a.trf");
    assert!(named.contains("192 FIDE_DUTCH_2025_BAKU\n"));
    let right = "Rounds checked: 7, different: 0\n";
    // Both say the same.
    folder.write("both.trf", &named);
    let both = folder.kolo(&["check", "both.trf"]);
    assert_eq!((both.out.as_str(), both.err.as_str()), (right, ""));
    // The type alone lends the points, also after a way through JSON, and is written again.
    let alone: String = named.split_inclusive('\n').filter(|line| !line.starts_with("XXA")).collect();
    folder.write("alone.trf", &alone);
    assert_eq!(folder.kolo(&["check", "alone.trf"]).answer(), right);
    folder.kolo(&["convert", "alone.trf", "alone.json"]).answer();
    assert!(folder.read("alone.json").contains("\"acceleration\": \"baku\""));
    assert_eq!(folder.kolo(&["check", "alone.json"]).answer(), right);
    folder.kolo(&["convert", "alone.trf", "again.trf"]).answer();
    assert_eq!(folder.read("again.trf"), alone);
    // In a file written in mid-course the points so far are enough.
    let one = ["generate", "--system", "dutch", "--players", "30", "--rounds", "1", "--seed", "4", "--baku"];
    let so_far = folder.kolo(&one);
    let so_far = so_far.answer().replace("  1.0\n", "  1.0  1.0\n").replace("XXR 1\n", "XXR 7\n");
    folder.write("so-far.trf", so_far);
    assert_eq!(folder.kolo(&["check", "so-far.trf"]).err, "");
    // Points of the file count, and it is told that they are others.
    let others: String = named.split_inclusive('\n').filter(|line| !line.starts_with("XXA   16")).collect();
    folder.write("others.trf", &others);
    let others = folder.kolo(&["check", "others.trf"]);
    assert!(others.err.contains("those of the file are used"), "{others:?}");
    assert!(!others.out.ends_with(right), "{others:?}");
    // Nothing is guessed.
    folder.write("endless.trf", alone.replace("XXR 7\n", ""));
    let endless = folder.kolo(&["pair", "endless.trf"]).complaint(3);
    assert!(
        endless.contains("names the Baku acceleration but does not give the number of rounds"),
        "{endless}"
    );
    let twice = folder.kolo(&["check", "a.trf", "--baku"]).complaint(3);
    assert!(twice.contains("the file already has acceleration points"), "{twice}");
}

#[test]
fn group_a_is_made_of_those_who_were_there_in_round_one() {
    // Four are there; 2 and 6 come late. Of four, two are in group A: 1 and 3, and 2 with a number between them.
    let player = |no: u32, round: &str| format!("{:<89}{round}\n", format!("001 {no:>4}      Somebody {no}"));
    let rounds = ["     4 w =", "  0000 - Z", "     5 b =", "     1 b =", "     3 w =", "  0000 - Z"];
    let players: String = (1..).zip(rounds).map(|(no, round)| player(no, round)).collect();
    let folder = Folder::new();
    folder.write("late.trf", format!("XXR 5\n{players}"));
    let output = folder.kolo(&["pair", "--explain", "--system", "dutch", "--baku", "late.trf"]).answer();
    let lent = "3 players have acceleration points in this round, which count for the score groups: ";
    let line = output.lines().find(|line| line.contains(lent)).unwrap_or_else(|| panic!("{output}"));
    assert!(line.contains("1 Somebody 1") && line.contains("2 Somebody 2") && line.contains("3 Somebody 3"));
}
