//! A tournament of a single organiser (K-ALONE).

use kolo_contest::registration::read_teams;
use kolo_contest::{
    Area, Author, Catchment, Category, Command, Contest, Country, Level, Order, Region, Season,
    VenueLanguage, VenuePlan, codec, invariants,
};

use crate::support::{area_id, day, entry_id, name, region_id, venue_id};

fn hand() -> Order {
    Order {
        by: Author::arbiter(name("Učitelka")), at: day("2026-11-16").begins(), reason: None, command: ()
    }
}

/// A tournament of a school with so many teams of one school.
fn opened(teams: usize) -> Contest {
    let today = day("2026-11-16");
    let season = Season::of_one_tournament(name("Školní turnaj"), today, today, 7);
    let mut contest = Contest::open(&hand(), season).expect("the dates can be");
    let list = (1..=teams).map(|team| format!("{team}.B (ZŠ); A; B; C; D\n")).collect::<Vec<_>>().concat();
    let list = read_teams(&list, Category::Zs, &area_id("hala"), today, 0).expect("a list");
    let mut give = |command: Command| contest.give(&hand(), &command).map(|_| ()).expect("it is lawful");
    give(Command::SetRegion(Region { id: region_id("hala"), name: name("Hala"), country: Country::Cz }));
    give(Command::SetArea(Area { id: area_id("hala"), name: name("Hala"), region: region_id("hala") }));
    for school in list.schools {
        give(Command::SetSchool(school));
    }
    give(Command::Register { players: list.players, entries: list.entries });
    give(Command::Announce(VenuePlan {
        id: venue_id("turnaj"),
        name: name("Školní turnaj"),
        category: Category::Zs,
        level: Level::Area,
        catchment: Catchment::Area(area_id("hala")),
        day: today,
        starts: None,
        place: None,
        host: None,
        language: VenueLanguage::Cs,
        rounds: None,
    }));
    contest
}

#[test]
fn a_tournament_by_itself_asks_for_no_fees_ages_or_numbers() {
    let mut contest = opened(6);
    for team in 1..=6 {
        let entry = entry_id(&format!("t{team:02}"));
        let command = Command::CheckIn { venue: venue_id("turnaj"), entry, players: Vec::new() };
        contest.give(&hand(), &command).expect("nobody waits for a fee");
    }
    contest.give(&hand(), &Command::Start(venue_id("turnaj"))).expect("nobody waits for a number");
    assert_eq!(invariants::check(&contest), []);
    let text = codec::write(&contest).expect("it can be written");
    assert!(text.contains("one-tournament") && !text.contains("\"born\""));
    let again = codec::read(text.as_bytes()).expect("it reads back");
    assert_eq!(codec::write(&again).expect("it can be written"), text);
}

#[test]
fn the_contest_itself_still_asks_for_them() {
    let alone = opened(4);
    let season = Season { scope: kolo_contest::Scope::Contest, ..alone.state().season().clone() };
    let mut contest = Contest::open(&hand(), season).expect("the dates can be");
    for record in &alone.records()[1..] {
        let command = match &record.event {
            kolo_contest::Event::Region(region) => Command::SetRegion(region.clone()),
            kolo_contest::Event::Area(area) => Command::SetArea(area.clone()),
            kolo_contest::Event::School(school) => Command::SetSchool(school.clone()),
            _ => continue,
        };
        contest.give(&hand(), &command).expect("the office writes it down");
    }
    let players = alone.state().players().values().cloned().collect();
    let entries = alone.state().entries().values().cloned().collect();
    let refused = contest.give(&hand(), &Command::Register { players, entries });
    let refused = refused.map(|_| ()).expect_err("nobody knows how old they are");
    assert_eq!(refused.clause().id(), "P-1.1.1.8");
}
