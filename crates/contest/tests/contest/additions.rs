//! A contest that grows order by order in a log is the same as the one in the file.

use kolo_contest::codec::{self, Addition};
use kolo_contest::simulate::{Scale, simulate_watched};
use kolo_contest::{Command, Contest};

use crate::support::{World, venue_id};

/// The addition as a log keeps it.
fn stored(addition: &Addition) -> String {
    serde_json::to_string(addition).expect("it can be written")
}

fn read(text: &str) -> Addition {
    serde_json::from_str(text).expect("it was written here")
}

fn file(contest: &Contest) -> String {
    codec::write(contest).expect("it can be written")
}

/// Plays a season; everything that one order adds goes through its text into a second contest.
fn grown(scale: Scale, seed: u64) -> usize {
    let (mut earlier, mut second): (Option<Contest>, Option<Contest>) = (None, None);
    let mut orders = 0;
    let mut add = |now: &Contest| {
        let next = if let (Some(earlier), Some(second)) = (&earlier, &second) {
            let addition = Addition::between(earlier, now).expect("it can be written");
            let text = stored(&addition);
            if orders % 97 == 0 {
                assert_eq!(file(second), file(earlier), "before order {orders}");
            }
            read(&text).added_to(second).expect("it fits")
        } else {
            let whole = stored(&Addition::whole(now).expect("it can be written"));
            read(&whole).open().expect("it fits")
        };
        second = Some(next);
        earlier = Some(now.clone());
        orders += 1;
    };
    let report = simulate_watched(scale, seed, &mut add).expect("the season is played");
    add(&report.contest);
    let second = second.expect("it began");
    assert_eq!(file(&second), file(&report.contest));
    assert_eq!(second.state(), report.contest.state());
    orders
}

#[test]
fn a_season_grows_order_by_order() {
    for (seed, teams, areas, regions, individuals) in
        [(1, 36, 6, 2, 12), (2, 60, 1, 1, 30), (3, 12, 1, 1, 10)]
    {
        let orders = grown(Scale { teams, areas, regions, individuals }, seed);
        assert!(orders > 100, "{orders}");
    }
}

/// A contest whose first area tournament has just started.
fn started() -> World {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    world
}

#[test]
fn a_start_that_is_undone_is_gone_from_the_log_too() {
    let mut world = started();
    let before = world.contest.clone();
    let step = u64::try_from(before.records().len()).expect("few");
    world.give_because(&Command::Undo(step));
    let addition = read(&stored(&Addition::between(&before, &world.contest).expect("it can be written")));
    let second = addition.added_to(&before).expect("it fits");
    assert!(before.play(&venue_id("ot-a")).is_some() && second.play(&venue_id("ot-a")).is_none());
    assert_eq!(file(&second), world.file());
}

#[test]
fn what_does_not_fit_is_refused_and_changes_nothing() {
    let contest = started().contest;
    let before = file(&contest);
    // The same events once more: a contest is opened once.
    let whole = Addition::whole(&contest).expect("it can be written");
    assert!(read(&stored(&whole)).added_to(&contest).is_err());
    let grown = r#"{"tournaments": [{"grown": {"venue": "nowhere"}}]}"#;
    assert!(read(grown).added_to(&contest).is_err());
    assert!(serde_json::from_str::<Addition>(r#"{"events": [], "more": 1}"#).is_err());
    assert_eq!(file(&contest), before);
}
