use crate::support::Folder;

const CLUB: &str = include_str!("data/club.json");

#[test]
fn the_option_is_stronger_than_the_locale() {
    let folder = Folder::new();
    folder.write("club.json", CLUB);
    let summary = |locale: &str, args: &[&str]| {
        let args = [&["check", "club.json"], args].concat();
        let output = folder.command(&args).env("LANG", locale).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert_eq!(summary("C", &[]), "Rounds checked: 2, different: 0\n");
    assert_eq!(summary("cs_CZ.UTF-8", &[]), "Zkontrolovaných kol: 2, z toho odlišných: 0\n");
    assert_eq!(summary("cs_CZ.UTF-8", &["--lang", "sk"]), "Skontrolovaných kôl: 2, z toho odlišných: 0\n");
    assert_eq!(summary("sk_SK", &["--lang", "en"]), "Rounds checked: 2, different: 0\n");
}

#[test]
fn the_language_may_stand_before_or_after_the_command() {
    let folder = Folder::new();
    let before = folder.kolo(&["--lang", "cs", "pair", "none.trf"]).complaint(5);
    assert_eq!(before, "none.trf: nelze přečíst: takový soubor nebo složka neexistuje\n");
    assert_eq!(folder.kolo(&["pair", "none.trf", "--lang", "cs"]).complaint(5), before);
    folder.kolo(&["--lang", "de", "table", "4"]).complaint(3);
}

#[test]
fn no_sentence_is_left_unfilled() {
    let folder = Folder::new();
    folder.write("club.json", CLUB);
    for lang in ["en", "cs", "sk"] {
        for args in [
            &["pair", "--explain", "--nigiri", "club.json"][..],
            &["standings", "club.json", "--explain", "4"],
            &["standings", "club.json"],
        ] {
            let answer = folder.kolo(&[args, &["--lang", lang]].concat()).answer();
            assert!(!answer.contains(['{', '}']), "{answer}");
        }
    }
}
