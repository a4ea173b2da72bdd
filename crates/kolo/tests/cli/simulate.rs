//! `kolo simulate contest`.

use crate::support::Folder;

const SMALL: [&str; 10] =
    ["simulate", "contest", "--teams", "48", "--areas", "4", "--regions", "2", "--individuals", "20"];

#[test]
fn a_season_is_played_and_sound_and_the_same_again() {
    let folder = Folder::new();
    let first = folder.kolo(&[&SMALL[..], &["--seed", "3", "--out", "season.json"]].concat()).answer();
    assert!(
        first.starts_with("Season from seed 3: teams 48, individuals 20, areas 4, regions 2\n"),
        "{first}"
    );
    assert!(first.ends_with("Broken invariants: 0\n"), "{first}");
    let season = folder.read("season.json");
    let second = folder.kolo(&[&SMALL[..], &["--seed", "3", "--out", "season.json"]].concat()).answer();
    assert_eq!((first, season), (second, folder.read("season.json")));
    let sound = folder.kolo(&["contest", "check", "season.json"]).answer();
    assert!(sound.starts_with("The contest is consistent"), "{sound}");
    let data = folder.kolo(&[&SMALL[..], &["--seed", "3", "--json"]].concat()).answer();
    let data: serde_json::Value = serde_json::from_str(&data).expect("it is JSON");
    assert_eq!(data["broken"], 0);
    assert!(data["matches"].as_u64() > Some(50));
}

#[test]
fn seasons_that_cannot_be_are_refused() {
    let folder = Folder::new();
    folder.kolo(&["simulate", "contest", "--regions", "0"]).complaint(3);
    folder.kolo(&["simulate", "contest", "--areas", "2"]).complaint(3);
    folder.kolo(&["simulate", "contest", "--teams", "1000000"]).complaint(4);
    folder.kolo(&["simulate"]).complaint(3);
}
