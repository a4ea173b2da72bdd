//! The checker finds everything it knows: logs and files are changed by hand, one thing each.

use kolo_contest::codec::{read, write};
use kolo_contest::fees::FeeState;
use kolo_contest::invariants::{Broken, check};
use kolo_contest::{Category, Contest, Day, Event, Level, Ranked, Record};
use kolo_messages::Lang;
use serde_json::Value;

use super::support::{World, day, entry_id, entry_of, player_id, pupil, school_id, venue_id};

/// A log with its events changed; the logs of tournaments are not looked at.
fn with(world: &World, change: impl FnOnce(&mut Vec<Record>)) -> Vec<Broken> {
    let mut records = world.contest.records().to_vec();
    assert_eq!(check(&Contest::replay(records.clone()).expect("it is there")), []);
    change(&mut records);
    reported(&Contest::replay(records).expect("it is there"))
}

fn reported(contest: &Contest) -> Vec<Broken> {
    let broken = check(contest);
    for one in &broken {
        assert!(!one.clause().id().is_empty());
        for lang in Lang::ALL {
            assert!(!one.message().text(lang).contains('{'), "{one:?}");
        }
    }
    broken
}

/// One more event at the end.
fn then(records: &mut Vec<Record>, event: Event) {
    let last = records.last().expect("it is there");
    records.push(Record { event, ..last.clone() });
}

#[test]
fn people_and_schools() {
    let world = World::with_quotas();
    let old = with(&world, |records| {
        let mut player = pupil("a1-1");
        player.born = Some(day("2000-01-01"));
        then(records, Event::Player(player));
    });
    assert!(matches!(old.as_slice(), [Broken::Entry(_)]), "{old:?}");
    let crowd = with(&world, |records| {
        for number in 2..=5 {
            let id = format!("x{number}");
            let names = ["1", "2", "3"].map(|number| format!("{id}-{number}"));
            for id in &names {
                then(records, Event::Player(pupil(id)));
            }
            let members = names.each_ref().map(String::as_str);
            then(records, Event::Entered(entry_of(&id, Category::Zs, Some("sa1"), &members)));
        }
    });
    let limit = Broken::SchoolOverLimit { school: school_id("sa1"), teams: 5 };
    assert!(crowd.contains(&limit), "{crowd:?}");
}

#[test]
fn fees_and_codes() {
    let mut world = World::with_quotas();
    let alone = vec![
        entry_of("k1", Category::Kadeti, None, &["a1-1"]),
        entry_of("k2", Category::Kadeti, None, &["a1-2"]),
    ];
    world.give(&kolo_contest::Command::Register { players: Vec::new(), entries: alone });
    let twice = with(&world, |records| {
        for entry in ["k1", "k2"] {
            let fee = FeeState::Discounted { team: entry_id("a1") };
            then(records, Event::Fee { entry: entry_id(entry), fee });
        }
    });
    assert_eq!(twice, [Broken::CodeTwice { entry: entry_id("k2") }]);
    let of_others = with(&world, |records| {
        let fee = FeeState::Discounted { team: entry_id("b1") };
        then(records, Event::Fee { entry: entry_id("k1"), fee });
    });
    assert_eq!(of_others, [Broken::CodeTwice { entry: entry_id("k1") }]);
    let unpaid = with(&world, |records| {
        then(records, Event::Fee { entry: entry_id("a1"), fee: FeeState::Due });
        let players = ["a1-1", "a1-2"].map(player_id).to_vec();
        then(records, Event::CheckedIn { venue: venue_id("ot-a"), entry: entry_id("a1"), players });
    });
    assert_eq!(unpaid, [Broken::FeeOpen { venue: venue_id("ot-a"), entry: entry_id("a1") }]);
}

#[test]
fn days_numbers_and_fields() {
    let world = World::after_areas();
    let venue = || venue_id("ot-a");
    let early: Day = day("2023-10-29");
    let wrong_day = with(&world, |records| {
        let mut plan = world.contest.state().venue(&venue()).unwrap().plan.clone();
        plan.day = early;
        then(records, Event::Venue(plan));
    });
    assert_eq!(wrong_day, [Broken::Day { venue: venue() }]);
    let unpublished = with(&world, |records| {
        let published =
            |record: &Record| matches!(record.event, Event::QuotasPublished { level: Level::Area, .. });
        records.retain(|record| !published(record));
    });
    assert!(unpublished.contains(&Broken::QuotaMissing { venue: venue() }), "{unpublished:?}");
    let two_teams = with(&world, |records| {
        let came = |record: &&mut Record| matches!(&record.event, Event::CheckedIn { entry, .. } if *entry == entry_id("a2"));
        let Event::CheckedIn { players, .. } = &mut records.iter_mut().find(came).unwrap().event else {
            unreachable!()
        };
        players[0] = player_id("a1-1");
    });
    assert_eq!(two_teams, [Broken::TwoTeams { venue: venue(), player: player_id("a1-1") }]);
    let stranger = with(&world, |records| {
        let come = |entry: &str| {
            let players = (1..=3).map(|number| player_id(&format!("{entry}-{number}"))).collect();
            Event::CheckedIn { venue: venue_id("kt"), entry: entry_id(entry), players }
        };
        let field = ["a1", "a2", "a3", "b1"];
        for entry in field {
            then(records, come(entry));
        }
        let field = field.map(entry_id).to_vec();
        then(records, Event::Started { venue: venue_id("kt"), field, seed: 1 });
    });
    assert!(
        stranger.contains(&Broken::NotQualified { venue: venue_id("kt"), entry: entry_id("a3") }),
        "{stranger:?}"
    );
    let above = Broken::QuotaBroken { venue: venue(), quota: 2, going_on: 3 };
    assert!(stranger.contains(&above), "{stranger:?}");
}

#[test]
fn places() {
    let world = World::after_areas();
    let places = |change: fn(&mut Vec<Ranked>)| {
        with(&world, |records| {
            let closed = |record: &&mut Record| matches!(&record.event, Event::Closed { venue, .. } if *venue == venue_id("ot-a"));
            let Event::Closed { order, .. } = &mut records.iter_mut().find(closed).unwrap().event else {
                unreachable!()
            };
            change(order);
        })
    };
    let broken = [Broken::Places { venue: venue_id("ot-a") }];
    assert_eq!(places(|order| order[1].place = 3), broken);
    assert_eq!(places(|order| order[4].entry = order[3].entry.clone()), broken);
    let left_out = places(|order| {
        order.pop();
    });
    assert_eq!(left_out, broken);
}

/// The log of the grand final in the file is changed: round 2 is the same as round 1, without slips.
#[test]
fn rounds_of_a_swiss() {
    let mut world = World::after_areas();
    world.hold("kt");
    world.begin("grf");
    world.play_out("grf");
    let mut file: Value = serde_json::from_str(&write(&world.contest).unwrap()).unwrap();
    let tournaments = file["tournaments"].as_array_mut().unwrap();
    let grand_final = tournaments.iter_mut().find(|one| one["venue"] == "grf").unwrap();
    grand_final.as_object_mut().unwrap().remove("slips");
    let events = grand_final["swiss"].as_array_mut().unwrap();
    let of_round =
        |event: &Value, code: &str, round: u64| event["code"] == code && event["event"]["round"] == round;
    let sheet =
        events.iter().find(|event| of_round(event, "round.published", 1)).unwrap()["event"]["sheet"].clone();
    let pair = &sheet["pairs"][0];
    for event in events.iter_mut().map(|event| &mut event["event"]) {
        if event["round"] == 2 && event.get("sheet").is_some() {
            event["sheet"] = sheet.clone();
        }
        if event["pairing"].as_str().is_some_and(|pairing| pairing.starts_with("main/r2/")) {
            event["pairing"] = format!("main/r2/{}-{}", pair["first"], pair["second"]).into();
        }
    }
    let again = reported(&read(&serde_json::to_vec(&file).unwrap()).unwrap());
    let venue = || venue_id("grf");
    assert!(
        again.iter().any(|one| matches!(one, Broken::MetTwice { venue: at, .. } if *at == venue())),
        "{again:?}"
    );
    assert!(
        again.iter().any(|one| matches!(one, Broken::TwoByes { venue: at, .. } if *at == venue())),
        "{again:?}"
    );
}
