//! Tournaments announced on the wrong day or level, numbers out of turn, and starts that may not be.

use kolo_contest::quota::Method;
use kolo_contest::{
    Author, Away, Catchment, Category, Command, Contest, Level, Note, Order, Refusal, Season, Seats,
    Timestamp, VenueLanguage, VenuePlan, Window,
};
use kolo_teams::{Informed, Notice};

use super::support::{World, area_id, day, entry_id, name, player_id, region_id, season, venue_id};

fn clause(refusal: &Refusal) -> &'static str {
    refusal.clause().id()
}

#[test]
fn every_level_has_its_days() {
    let mut world = World::new();
    let (area, region) = (Catchment::Area(area_id("a")), Catchment::Region(region_id("jih")));
    let cases = [
        (Category::Zs, Level::Area, area.clone(), "2023-10-29", "2023-10-30", "P-1.1.4.2"),
        (Category::Ss, Level::Area, area, "2023-11-17", "2023-11-16", "P-1.1.4.2"),
        (Category::Zs, Level::Regional, region.clone(), "2023-11-19", "2023-11-20", "P-1.1.5.2"),
        (Category::Ss, Level::Regional, region, "2023-12-01", "2023-11-30", "P-1.1.5.2"),
        (Category::Kadeti, Level::FirstOnline, Catchment::All, "2023-11-02", "2023-11-03", "P-1.2.2.2"),
        (Category::Veterani, Level::SecondOnline, Catchment::All, "2023-11-20", "2023-11-19", "P-1.2.2.2"),
        (Category::Zs, Level::GrandFinal, Catchment::All, "2023-12-08", "2023-12-07", "P-1.1.6.2"),
        (Category::Ss, Level::GrandFinal, Catchment::All, "2023-12-07", "2023-12-08", "P-1.1.6.2"),
        (Category::Kadeti, Level::GrandFinal, Catchment::All, "2023-12-08", "2023-12-09", "K-SEASON"),
    ];
    for (number, (category, level, catchment, wrong, right, expected)) in cases.into_iter().enumerate() {
        let plan = VenuePlan { category, ..World::plan(&format!("t{number}"), level, catchment, wrong) };
        assert_eq!(clause(&world.refuses(&Command::Announce(plan.clone()))), expected, "{plan:?}");
        let language = VenueLanguage::Sk;
        world.give(&Command::Announce(VenuePlan { day: day(right), language, ..plan.clone() }));
        assert_eq!(world.contest.state().venue(&plan.id).unwrap().plan.language, language);
    }
}

#[test]
fn every_category_has_its_levels_and_every_level_its_catchment() {
    let mut world = World::new();
    let online = World::plan("t", Level::FirstOnline, Catchment::All, "2023-11-05");
    assert_eq!(clause(&world.refuses(&Command::Announce(online.clone()))), "P-1.1.1.1");
    let area = World::plan("t", Level::Area, Catchment::Area(area_id("a")), "2023-11-05");
    let of_individuals = VenuePlan { category: Category::Kadeti, ..area.clone() };
    assert_eq!(clause(&world.refuses(&Command::Announce(of_individuals))), "P-1.2.1.1");
    for catchment in [Catchment::All, Catchment::Region(region_id("jih"))] {
        let plan = VenuePlan { catchment, ..area.clone() };
        assert_eq!(clause(&world.refuses(&Command::Announce(plan))), "P-1.1.1.2");
    }
    let unknown = VenuePlan { catchment: Catchment::Area(area_id("x")), ..area };
    assert_eq!(clause(&world.refuses(&Command::Announce(unknown))), "P-1.1.1.5");
    let grand_final = World::plan("g", Level::GrandFinal, Catchment::All, "2023-12-07");
    let short = VenuePlan { rounds: Some(5), ..grand_final };
    assert_eq!(clause(&world.refuses(&Command::Announce(short))), "P-1.1.6.4");
    let none = VenuePlan { category: Category::Kadeti, rounds: Some(0), ..online };
    assert_eq!(clause(&world.refuses(&Command::Announce(none))), "P-1.2.2.7");
}

#[test]
fn the_days_of_a_season_follow_each_other() {
    let hand =
        Order { by: Author::arbiter(name("K")), at: day("2023-09-25").begins(), reason: None, command: () };
    let backwards = Window { from: day("2023-11-16"), to: day("2023-10-30") };
    let cases = [
        Season { area: backwards, ..season() },
        Season { entries_close: day("2023-09-24"), ..season() },
        Season { area: Window { from: day("2023-09-01"), ..season().area }, ..season() },
    ];
    for season in cases {
        assert_eq!(Contest::open(&hand, season).unwrap_err().clause().id(), "K-SEASON");
    }
    let mut world = World::with_teams();
    let early = Season { area: Window { to: day("2023-11-01"), ..season().area }, ..season() };
    assert_eq!(clause(&world.refuses_because(&Command::ChangeSeason(early))), "P-1.1.4.2");
    let other_seed = Season { seed: 1, ..season() };
    assert_eq!(world.refuses_because(&Command::ChangeSeason(other_seed)), Refusal::SeedIsFixed);
}

#[test]
fn numbers_are_published_before_play_and_stay() {
    let mut world = World::with_teams();
    let publish = |category, level, seats| Command::PublishQuotas {
        category,
        level,
        seats,
        method: Method::LargestRemainder,
    };
    let above = publish(Category::Zs, Level::Area, Seats::InAll(11));
    assert_eq!(clause(&world.refuses(&above)), "P-1.1.4.1");
    let by_rules = publish(Category::Zs, Level::Area, Seats::ByRules);
    assert_eq!(world.refuses(&by_rules), Refusal::SeatsMissing(Level::Area));
    let last = publish(Category::Zs, Level::GrandFinal, Seats::InAll(3));
    assert_eq!(world.refuses(&last), Refusal::NobodyGoesOn(Level::GrandFinal));
    let none = publish(Category::Ss, Level::Area, Seats::PerRegion(3));
    assert_eq!(clause(&world.refuses(&none)), "P-1.1.4.1");
    for entry in world.expected("ot-a") {
        world.check_in("ot-a", &entry);
    }
    let start = Command::Start(venue_id("ot-a"));
    assert_eq!(world.refuses_because(&start), Refusal::QuotaNotPublished(venue_id("ot-a")));
    world.publish(Level::Area, Seats::PerRegion(4));
    // Until the first of them starts they may be shared again.
    world.publish(Level::Area, Seats::PerRegion(6));
    world.publish(Level::Area, Seats::PerRegion(4));
    // The whole grand final cannot come from four teams.
    let whole = publish(Category::Zs, Level::Regional, Seats::ByRules);
    assert_eq!(clause(&world.refuses(&whole)), "P-1.1.5.1");
    world.give(&start);
    let again = publish(Category::Zs, Level::Area, Seats::PerRegion(6));
    assert_eq!(world.refuses(&again), Refusal::QuotaLocked(venue_id("ot-a")));
    assert_eq!(world.refuses(&start), Refusal::VenueStarted(venue_id("ot-a")));
}

#[test]
fn fewer_than_the_number_start_only_with_a_reason() {
    let mut world = World::with_quotas();
    let start = Command::Start(venue_id("ot-a"));
    assert_eq!(world.refuses(&start), Refusal::NobodyPresent(venue_id("ot-a")));
    world.check_in("ot-a", "a1");
    let refusal = world.refuses(&start);
    assert_eq!(refusal, Refusal::QuotaAboveField { venue: venue_id("ot-a"), quota: 2, field: 1 });
    world.give_because(&start);
    // Alone in the field, a participant has won.
    assert!(world.contest.play(&venue_id("ot-a")).unwrap().is_over());
}

#[test]
fn the_level_below_is_over_before_the_next_one_starts() {
    let mut world = World::with_quotas();
    world.hold("ot-a");
    world.check_in("kt", "a1");
    let open = Refusal::FeedingOpen { venue: venue_id("kt"), open: venue_id("ot-b") };
    assert_eq!(world.refuses_because(&Command::Start(venue_id("kt"))), open);
    // A tournament without participants is not waited for.
    for entry in ["b1", "b2", "b3", "b4", "b5"] {
        world.give_because(&Command::Decline { entry: entry_id(entry), level: Level::Area });
    }
    world.give_because(&Command::Start(venue_id("kt")));
}

#[test]
fn absences_and_spectators_are_recorded() {
    let mut world = World::with_teams();
    let at = |hour: i64| Timestamp(day("2023-11-02").begins().0 + hour * 3_600_000);
    let (venue, player) = (venue_id("ot-a"), player_id("a1-1"));
    let (from, until, informed) = (at(10), Some(at(11)), Informed::Organiser);
    let away = Away { venue, player, announced: at(9), from, until, informed };
    let note = |away: Away| Command::Note(Note::Absence(away));
    let backwards = note(Away { until: Some(at(10)), ..away.clone() });
    assert_eq!(clause(&world.refuses(&backwards)), "P-2.1.1.3");
    let stranger = note(Away { player: player_id("nobody"), ..away.clone() });
    assert_eq!(clause(&world.refuses(&stranger)), "K-KNOWN");
    world.give(&note(away));
    let spectator = Note::Spectator { venue: venue_id("ot-a"), name: name("Babička") };
    world.give(&Command::Note(spectator));
    let venue = world.contest.state().venue(&venue_id("ot-a")).unwrap();
    let [kept] = venue.absences.as_slice() else { panic!("one absence") };
    assert_eq!(kept.notice(), Some(Notice::InAdvance));
    assert_eq!([at(9), at(10), at(11)].map(|moment| kept.covers(moment)), [false, true, false]);
    assert_eq!(venue.spectators, [name("Babička")]);
    let photos = Note::PrizePhotos { entry: entry_id("a1") };
    assert_eq!(clause(&world.refuses(&Command::Note(photos))), "P-1.1.6.10");
}
