//! A small contest of two areas in one region, and one of individuals, built by the orders that people give.

use kolo_contest::codec;
use kolo_contest::fees::PaidWhen;
use kolo_contest::quota::Method;
use kolo_contest::{
    Against, Area, AreaId, Author, Breach, Catchment, Category, Clocks, Command, Consents, Contest, Country,
    Day, Entry, EntryId, Fixture, GameKey, Kind, Level, LiveOpening, Measure, Member, MemberRole, Order,
    PlayCommand, Player, PlayerId, Refusal, Region, RegionId, Sanction, SanctionOrder, School, SchoolId,
    Schooling, Season, Seats, Timestamp, VenueId, VenueLanguage, VenuePlan, Weight, Window,
};
use kolo_live::LiveId;
use kolo_model::Name;
use kolo_stages::Later;
use kolo_teams::{BroadcastTables, SlipCommand};

pub(crate) fn name(text: &str) -> Name {
    Name::new(text).expect("it is there")
}

pub(crate) fn day(text: &str) -> Day {
    text.parse().expect("it is there")
}

pub(crate) fn entry_id(text: &str) -> EntryId {
    EntryId::new(text).expect("it is there")
}

pub(crate) fn player_id(text: &str) -> PlayerId {
    PlayerId::new(text).expect("it is there")
}

pub(crate) fn venue_id(text: &str) -> VenueId {
    VenueId::new(text).expect("it is there")
}

pub(crate) fn school_id(text: &str) -> SchoolId {
    SchoolId::new(text).expect("it is there")
}

pub(crate) fn area_id(text: &str) -> AreaId {
    AreaId::new(text).expect("it is there")
}

pub(crate) fn region_id(text: &str) -> RegionId {
    RegionId::new(text).expect("it is there")
}

/// The name of a match on devices.
pub(crate) fn live_id(number: u8) -> LiveId {
    LiveId::of_digest([number; 32])
}

/// A match opened on devices.
pub(crate) fn open_live(game: &GameKey, number: u8) -> PlayCommand {
    let opening = LiveOpening { live: live_id(number), clocks: Clocks::Used };
    PlayCommand::OpenLive { game: game.clone(), opening }
}

pub(crate) fn game(text: &str) -> GameKey {
    GameKey(text.to_owned())
}

/// The dates of pIšQworky 2023.
pub(crate) fn season() -> Season {
    let window = |from, to| Window { from: day(from), to: day(to) };
    Season {
        name: name("pIšQworky 2023"),
        announced: day("2023-09-25"),
        entries_close: day("2023-10-20"),
        area: window("2023-10-30", "2023-11-16"),
        regional: window("2023-11-20", "2023-11-30"),
        online: window("2023-11-03", "2023-11-19"),
        final_zs: window("2023-12-07", "2023-12-07"),
        final_ss: window("2023-12-08", "2023-12-08"),
        final_individuals: window("2023-12-09", "2023-12-09"),
        seed: 2023,
        scope: kolo_contest::Scope::Contest,
    }
}

/// A pupil of grade 8 who has agreed to everything.
pub(crate) fn pupil(id: &str) -> Player {
    let agreed = Some(day("2023-10-01"));
    Player {
        id: player_id(id),
        name: name(&format!("Hráč {id}")),
        born: Some(day("2010-03-01")),
        schooling: Some(Schooling::Grade(8)),
        school: None,
        consents: Consents { rules_and_data: agreed, photos: agreed },
    }
}

/// An entry whose first members are regular players; the first one is captain.
pub(crate) fn entry_of(id: &str, category: Category, school: Option<&str>, members: &[&str]) -> Entry {
    let role = |place| if place < category.regulars() { MemberRole::Regular } else { MemberRole::Substitute };
    let members: Vec<Member> = members
        .iter()
        .enumerate()
        .map(|(place, id)| Member { player: player_id(id), role: role(place) })
        .collect();
    Entry {
        id: entry_id(id),
        category,
        name: name(&format!("Tým {id}")),
        school: school.map(school_id),
        part: None,
        captain: members.first().filter(|_| category.kind() == Kind::Teams).map(|one| one.player.clone()),
        members,
        entered_on: day("2023-10-02"),
    }
}

/// The names of as many people as an entry has regular players, and one more.
pub(crate) fn people_of(id: &str, count: usize) -> Vec<String> {
    (1..=count).map(|number| format!("{id}-{number}")).collect()
}

/// A contest on its way, and what time it is.
#[derive(Debug, Clone)]
pub(crate) struct World {
    pub(crate) contest: Contest,
    now: Timestamp,
}

impl World {
    /// Region `jih` with the areas `a` and `b`, and a school for each of five teams in both: `a1` of school `sa1`.
    pub(crate) fn new() -> World {
        let now = day("2023-10-02").begins();
        let contest = Contest::open(
            &Order { by: Author::arbiter(name("Kancelář")), at: now, reason: None, command: () },
            season(),
        )
        .expect("it is there");
        let mut world = World { contest, now };
        let (id, country) = (region_id("jih"), Country::Cz);
        world.give(&Command::SetRegion(Region { id, name: name("Jih"), country }));
        for area in ["a", "b"] {
            let region = region_id("jih");
            world.give(&Command::SetArea(Area { id: area_id(area), name: name(area), region }));
            for number in 1..=5 {
                world.school(&format!("s{area}{number}"), area, &[]);
            }
        }
        world
    }

    /// The same with five teams of primary schools in both areas, all paid, and all tournaments announced.
    pub(crate) fn with_teams() -> World {
        let mut world = World::new();
        for area in ["a", "b"] {
            for number in 1..=5 {
                world.enter(&format!("{area}{number}"), Category::Zs, &format!("s{area}{number}"));
                world.pay(&format!("{area}{number}"));
            }
        }
        for area in ["a", "b"] {
            world.announce(&format!("ot-{area}"), Level::Area, Catchment::Area(area_id(area)), "2023-11-02");
        }
        world.announce("kt", Level::Regional, Catchment::Region(region_id("jih")), "2023-11-22");
        world.announce("grf", Level::GrandFinal, Catchment::All, "2023-12-07");
        world
    }

    /// The same with the numbers of all levels published: two from each area, three from the region.
    pub(crate) fn with_quotas() -> World {
        let mut world = World::with_teams();
        world.publish(Level::Area, Seats::PerRegion(4));
        world.publish(Level::Regional, Seats::InAll(3));
        world
    }

    /// The same with both area tournaments played: the smaller number wins every match.
    pub(crate) fn after_areas() -> World {
        let mut world = World::with_quotas();
        for venue in ["ot-a", "ot-b"] {
            world.hold(venue);
        }
        world
    }

    /// So many veterans who have paid and chosen the online tournament `n1`, from which one goes on.
    pub(crate) fn online(count: usize) -> World {
        let mut world = World::new();
        let plan = World::plan("n1", Level::FirstOnline, Catchment::All, "2023-11-04");
        world.give(&Command::Announce(VenuePlan { category: Category::Veterani, ..plan }));
        for number in 1..=count {
            let id = format!("v{number:02}");
            let player =
                Player { born: Some(day("1999-01-01")), schooling: Some(Schooling::Left), ..pupil(&id) };
            let entries = vec![entry_of(&id, Category::Veterani, None, &[&id])];
            world.give(&Command::Register { players: vec![player], entries });
            world.pay(&id);
            world.give(&Command::Place { entry: entry_id(&id), venue: venue_id("n1") });
        }
        let (category, level, method) = (Category::Veterani, Level::FirstOnline, Method::LargestRemainder);
        world.give(&Command::PublishQuotas { category, level, seats: Seats::InAll(1), method });
        world
    }

    pub(crate) fn school(&mut self, id: &str, area: &str, parts: &[&str]) {
        let parts = parts.iter().map(|part| name(part)).collect();
        let (id, town, area) = (school_id(id), None, area_id(area));
        let name = name(id.as_str());
        self.give(&Command::SetSchool(School { id, name, town, area, parts }));
    }

    /// Enters a team or an individual with new people: regular players and one substitute of a team.
    pub(crate) fn enter(&mut self, id: &str, category: Category, school: &str) {
        let count = category.regulars() + category.substitutes().min(1);
        let people = people_of(id, count);
        let members: Vec<&str> = people.iter().map(String::as_str).collect();
        let players = members.iter().map(|id| pupil(id)).collect();
        let entries = vec![entry_of(id, category, Some(school), &members)];
        self.give(&Command::Register { players, entries });
    }

    pub(crate) fn pay(&mut self, id: &str) {
        self.give(&Command::Pay { entry: entry_id(id), when: PaidWhen::InAdvance, amount: None });
    }

    pub(crate) fn plan(id: &str, level: Level, catchment: Catchment, on: &str) -> VenuePlan {
        VenuePlan {
            id: venue_id(id),
            name: name(id),
            category: Category::Zs,
            level,
            catchment,
            day: day(on),
            starts: None,
            place: None,
            host: None,
            language: VenueLanguage::Cs,
            rounds: None,
        }
    }

    pub(crate) fn announce(&mut self, id: &str, level: Level, catchment: Catchment, on: &str) {
        self.give(&Command::Announce(World::plan(id, level, catchment, on)));
    }

    pub(crate) fn publish(&mut self, level: Level, seats: Seats) {
        let (category, method) = (Category::Zs, Method::LargestRemainder);
        self.give(&Command::PublishQuotas { category, level, seats, method });
    }

    /// The clock goes on to a day.
    pub(crate) fn go_to(&mut self, on: &str) {
        self.now = Timestamp(self.now.0.max(day(on).begins().0));
    }

    pub(crate) fn hand(&mut self) -> Order {
        self.now = Timestamp(self.now.0 + 1_000);
        Order { by: Author::arbiter(name("Kancelář")), at: self.now, reason: None, command: () }
    }

    pub(crate) fn hand_because(&mut self) -> Order {
        Order { reason: Some("protože".to_owned()), ..self.hand() }
    }

    pub(crate) fn give(&mut self, command: &Command) {
        let hand = self.hand();
        self.contest.give(&hand, command).expect("nothing stands against it");
    }

    pub(crate) fn give_because(&mut self, command: &Command) {
        let hand = self.hand_because();
        self.contest.give(&hand, command).expect("nothing stands against it");
    }

    /// What is refused, by which clause; the file stays the same.
    pub(crate) fn refuses(&mut self, command: &Command) -> Refusal {
        let hand = self.hand();
        self.refuses_by(&hand, command)
    }

    /// The same for an order with a reason.
    pub(crate) fn refuses_because(&mut self, command: &Command) -> Refusal {
        let hand = self.hand_because();
        self.refuses_by(&hand, command)
    }

    fn refuses_by(&mut self, hand: &Order, command: &Command) -> Refusal {
        let before = self.file();
        let refusal = self.contest.give(hand, command).map(<[_]>::len).expect_err("it is refused");
        assert_eq!(self.file(), before, "nothing has changed");
        for (_, message) in refusal.list() {
            for lang in kolo_messages::Lang::ALL {
                assert!(!message.text(lang).is_empty());
            }
        }
        refusal
    }

    pub(crate) fn file(&self) -> String {
        codec::write(&self.contest).expect("it is there")
    }

    pub(crate) fn check_in(&mut self, venue: &str, entry: &str) {
        let (venue, entry, players) = (venue_id(venue), entry_id(entry), Vec::new());
        self.give(&Command::CheckIn { venue, entry, players });
    }

    pub(crate) fn expected(&self, venue: &str) -> Vec<String> {
        let state = self.contest.state();
        let expected = state.expected(state.venue(&venue_id(venue)).expect("it is there"));
        expected.iter().map(ToString::to_string).collect()
    }

    pub(crate) fn going_on(&self, venue: &str) -> Vec<String> {
        let qualified = self.contest.state().qualified(&venue_id(venue));
        qualified.iter().map(|one| one.entry.to_string()).collect()
    }

    pub(crate) fn order(&self, venue: &str) -> Vec<(String, u32)> {
        let state = self.contest.state();
        let order = state.order(state.venue(&venue_id(venue)).expect("it is there"));
        order.into_iter().map(|ranked| (ranked.entry.to_string(), ranked.place)).collect()
    }

    /// All who are expected come, and it starts; a reason is given where the field is small.
    pub(crate) fn begin(&mut self, venue: &str) {
        let on = self.contest.state().venue(&venue_id(venue)).expect("it is there").plan.clone();
        self.now = Timestamp(self.now.0.max(on.day.begins().hours_before(48).0));
        if on.level == Level::GrandFinal {
            self.give(&Command::PublishSeeding(venue_id(venue)));
        }
        for entry in self.expected(venue) {
            self.check_in(venue, &entry);
        }
        self.give_because(&Command::Start(venue_id(venue)));
    }

    /// A whole tournament in which the smaller name wins every match.
    pub(crate) fn hold(&mut self, venue: &str) {
        self.begin(venue);
        self.play_out(venue);
        self.on(venue, &PlayCommand::Close).expect("it is there");
    }

    /// Plays what is open until nothing is left.
    pub(crate) fn play_out(&mut self, venue: &str) {
        while self.play_open(venue) {}
    }

    /// Plays all matches that are open, or pairs a round; whether there was anything to do.
    pub(crate) fn play_open(&mut self, venue: &str) -> bool {
        let play = self.contest.play(&venue_id(venue)).expect("it is there");
        if play.round_is_due() {
            self.on(venue, &PlayCommand::NextRound).expect("it is there");
            return true;
        }
        let open = play.open_games();
        for fixture in &open {
            self.play_match(venue, fixture);
        }
        !open.is_empty()
    }

    pub(crate) fn play_match(&mut self, venue: &str, fixture: &Fixture) {
        let full = i64::from(self.contest.play(&venue_id(venue)).expect("it is there").shape().full_score());
        let score = if fixture.sides.first < fixture.sides.second { (full, 0) } else { (0, full) };
        if self.contest.play(&venue_id(venue)).expect("it is there").shape().is_of_teams() {
            self.line_up(venue, &fixture.key);
        }
        self.enter_score(venue, &fixture.key, score).expect("it is there");
    }

    pub(crate) fn line_up(&mut self, venue: &str, game: &GameKey) {
        let (game, lot, broadcast) = (game.clone(), None, BroadcastTables(0));
        self.on(venue, &PlayCommand::Arrange { game, lot, broadcast }).expect("it is there");
    }

    pub(crate) fn enter_score(
        &mut self,
        venue: &str,
        game: &GameKey,
        score: (i64, i64),
    ) -> Result<(), Refusal> {
        let entry = kolo_teams::MatchResult::score(score.0, score.1);
        self.slip(venue, game, SlipCommand::Enter { line_up: None, entry, reason: None }, Later::Keep)
    }

    pub(crate) fn correct(
        &mut self,
        venue: &str,
        game: &GameKey,
        score: (i64, i64),
        later: Later,
    ) -> Result<(), Refusal> {
        let (line_up, entry) = (None, kolo_teams::MatchResult::score(score.0, score.1));
        let reason = Some("přepis".to_owned());
        self.slip(venue, game, SlipCommand::Correct { line_up, entry, reason }, later)
    }

    pub(crate) fn slip(
        &mut self,
        venue: &str,
        game: &GameKey,
        command: SlipCommand,
        later: Later,
    ) -> Result<(), Refusal> {
        let (game, broadcast) = (game.clone(), BroadcastTables(0));
        self.on(venue, &PlayCommand::Slip { game, command, later, broadcast })
    }

    /// An order to a tournament, with a reason; when it is refused, nothing has changed.
    pub(crate) fn on(&mut self, venue: &str, command: &PlayCommand) -> Result<(), Refusal> {
        let before = self.file();
        let hand = self.hand_because();
        let done = self.contest.play_on(&hand, &venue_id(venue), command);
        assert!(done.is_ok() || self.file() == before, "{command:?}");
        done
    }

    /// The match of two.
    pub(crate) fn match_of(&self, venue: &str, one: &str, other: &str) -> Fixture {
        let play = self.contest.play(&venue_id(venue)).expect("it is there");
        let mut fixtures = play.games().into_iter().filter_map(|key| play.fixture(&key));
        let both = [entry_id(one), entry_id(other)];
        let meets =
            |fixture: &Fixture| both.contains(&fixture.sides.first) && both.contains(&fixture.sides.second);
        fixtures.rfind(meets).expect("it is there")
    }
}

/// A sanction for unsporting conduct.
pub(crate) fn sanction(
    venue: Option<&str>,
    against: Against,
    measure: Measure,
    weight: Weight,
) -> SanctionOrder {
    let sanction = Sanction {
        venue: venue.map(venue_id),
        against,
        breach: Breach::Unsporting,
        weight,
        measure,
        decided_by: name("Pořadatel"),
    };
    SanctionOrder { sanction, later: Later::Keep }
}
