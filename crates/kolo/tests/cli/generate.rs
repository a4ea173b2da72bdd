use crate::support::Folder;

const RECIPE: [&str; 9] =
    ["generate", "--system", "round-robin", "--players", "9", "--rounds", "9", "--seed", "5"];

fn with(args: &[&'static str]) -> Vec<&'static str> {
    RECIPE.iter().chain(args).copied().collect()
}

#[test]
fn the_same_seed_gives_the_same_bytes_wherever_they_go() {
    let folder = Folder::new();
    let printed = folder.kolo(&RECIPE).answer();
    folder.kolo(&with(&["--out", "a.trf"])).answer();
    assert_eq!(folder.read("a.trf"), printed);
    let mut other = RECIPE;
    other[8] = "6";
    assert_ne!(folder.kolo(&other).answer(), printed);
}

/// Bytes of today. If this fails, seeds that people wrote down no longer give their tournaments.
#[test]
fn a_written_down_seed_gives_its_tournament_for_ever() {
    let folder = Folder::new();
    let made = folder.kolo(&with(&["--format", "json"])).answer();
    assert_eq!(made, include_str!("data/generated-9-9-5.json"));
}

#[test]
fn what_was_generated_is_by_the_rules_in_both_formats() {
    let folder = Folder::new();
    for name in ["a.trf", "a.json"] {
        let wild = ["--out", name, "--absence-rate", "12.5", "--withdraw-rate", "4", "--forfeit-rate", "20"];
        folder.kolo(&[&RECIPE[..], &wild[..]].concat()).answer();
        let checked = folder.kolo(&["check", name, "--system", "round-robin"]).answer();
        assert_eq!(checked, "Rounds checked: 9, different: 0\n", "{name}");
    }
}

#[test]
fn recipes_that_cannot_be_are_refused() {
    let folder = Folder::new();
    let refused = |replaced: usize, value: &'static str, code| {
        let mut args = RECIPE;
        args[replaced] = value;
        folder.kolo(&args).complaint(code)
    };
    assert!(refused(4, "0", 3).contains("at least one competitor"));
    assert!(refused(6, "19", 3).contains("a double round robin of 9 has 18"));
    assert!(refused(4, "100001", 4).contains("100000"));
    assert!(refused(6, "1001", 4).contains("1000"));
    assert!(refused(8, "-1", 3).contains("--seed"));
    assert!(folder.kolo(&with(&["--draw-rate", "101"])).complaint(3).contains("per cent"));
}

#[test]
fn an_output_that_cannot_be_written_is_a_failed_file() {
    let folder = Folder::new();
    std::fs::create_dir(folder.path("folder.trf")).unwrap();
    let output = folder.kolo(&with(&["--out", "folder.trf"])).complaint(5);
    assert!(output.starts_with("folder.trf: this is not a regular file"), "{output}");
    let output = folder.kolo(&with(&["--out", "no/such/folder.trf"])).complaint(5);
    assert_eq!(output, "no/such/folder.trf: cannot be written: there is no such file or folder\n");
}
