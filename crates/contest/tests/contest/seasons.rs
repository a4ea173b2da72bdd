//! Whole seasons from a seed, large and small.

use kolo_contest::simulate::{Scale, simulate};
use kolo_contest::{Category, codec};

fn sound(scale: Scale, seed: u64) {
    let report = simulate(scale, seed).expect("the season is played");
    assert_eq!(report.broken, [], "{scale:?} {seed}");
    let text = codec::write(&report.contest).expect("it is there");
    let again = codec::read(text.as_bytes()).expect("it is there");
    assert_eq!(codec::write(&again).expect("it is there"), text, "{scale:?} {seed}");
    assert_eq!(again.state(), report.contest.state());
}

#[test]
fn a_season_is_played_to_its_end_and_nothing_is_broken() {
    let scale = Scale::default();
    let report = simulate(scale, 1).unwrap();
    assert_eq!(report.broken, []);
    for category in Category::ALL {
        assert!(report.winner(category).is_some(), "{category}");
    }
    assert!(report.counts.matches > 5_000, "{:?}", report.counts);
    let text = codec::write(&report.contest).unwrap();
    let again = codec::read(text.as_bytes()).unwrap();
    assert_eq!(codec::write(&again).unwrap(), text);
}

#[test]
fn seasons_of_every_size_are_sound() {
    let scale = |teams, areas, regions, individuals| Scale { teams, areas, regions, individuals };
    let scales = [
        scale(12, 1, 1, 10),
        scale(7, 1, 1, 0),
        scale(0, 1, 1, 9),
        // About three teams of each category an area.
        scale(36, 6, 2, 12),
        scale(60, 1, 1, 30),
        scale(120, 8, 3, 60),
        scale(1, 1, 1, 1),
        scale(0, 1, 1, 0),
    ];
    for scale in scales {
        for seed in 0..4 {
            sound(scale, seed);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_season() {
    let scale = Scale { teams: 30, areas: 3, regions: 2, individuals: 20 };
    let file = |seed| codec::write(&simulate(scale, seed).unwrap().contest).unwrap();
    assert_eq!(file(11), file(11));
    assert_ne!(file(11), file(12));
}
