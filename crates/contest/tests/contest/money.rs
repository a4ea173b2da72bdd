//! Fees, free teams of hosts and codes, as the office takes them.

use kolo_contest::fees::PaidWhen;
use kolo_contest::{
    Area, Catchment, Category, Command, Country, Currency, Level, Money, Player, Refusal, Region, Schooling,
    VenuePlan,
};

use super::support::{World, area_id, day, entry_id, entry_of, name, pupil, region_id, school_id};

fn clause(refusal: &Refusal) -> &'static str {
    refusal.clause().id()
}

/// A player of a team who also plays alone.
fn alone(world: &mut World, id: &str, player: &str) {
    let entries = vec![entry_of(id, Category::Kadeti, None, &[player])];
    world.give(&Command::Register { players: Vec::new(), entries });
}

#[test]
fn a_code_pays_once_for_a_member_of_its_team() {
    let mut world = World::new();
    world.enter("x", Category::Zs, "sa1");
    world.enter("y", Category::Zs, "sa2");
    alone(&mut world, "k1", "x-1");
    alone(&mut world, "k2", "x-2");
    alone(&mut world, "k3", "y-1");
    assert_eq!(world.contest.state().code_of(&entry_id("x")), None);
    world.pay("x");
    let code = world.contest.state().code_of(&entry_id("x")).unwrap();
    let by = |entry: &str| Command::UseCode { entry: entry_id(entry), code: code.clone() };
    assert_eq!(clause(&world.refuses(&by("k3"))), "P-1.2.1.9");
    assert_eq!(clause(&world.refuses(&by("y"))), "P-1.2.1.9");
    world.give(&by("k1"));
    assert_eq!(clause(&world.refuses(&by("k2"))), "P-1.2.1.9");
    assert_eq!(clause(&world.refuses(&by("k1"))), "K-ORDER");
    let on_site = Command::Pay { entry: entry_id("k2"), when: PaidWhen::OnSite, amount: None };
    assert_eq!(clause(&world.refuses(&on_site)), "P-1.2.1.8");
    let short = Some(Money::new(Currency::Czk, 5_000));
    let short = Command::Pay { entry: entry_id("y"), when: PaidWhen::InAdvance, amount: short };
    assert_eq!(clause(&world.refuses(&short)), "P-1.1.2.7");
}

#[test]
fn a_host_has_one_free_team_in_each_category() {
    let mut world = World::new();
    for (id, category) in [("x", Category::Zs), ("y", Category::Zs), ("z", Category::Ss)] {
        world.enter(id, category, "sa1");
    }
    let waive = |id: &str| Command::Waive(entry_id(id));
    assert_eq!(clause(&world.refuses(&waive("x"))), "P-1.1.2.8");
    let plan = World::plan("ot-a", Level::Area, Catchment::Area(area_id("a")), "2023-11-02");
    world.give(&Command::Announce(VenuePlan { host: Some(school_id("sa1")), ..plan }));
    world.give(&waive("x"));
    assert_eq!(clause(&world.refuses(&waive("y"))), "P-1.1.2.8");
    world.give(&waive("z"));
}

#[test]
fn veterans_without_school_pay_in_crowns() {
    let mut world = World::new();
    let player = Player { born: Some(day("1999-01-01")), schooling: Some(Schooling::Left), ..pupil("v") };
    let entries = vec![entry_of("v", Category::Veterani, None, &["v"])];
    world.give(&Command::Register { players: vec![player], entries });
    let state = world.contest.state();
    let due = state.amount_due(&state.entries()[&entry_id("v")], PaidWhen::InAdvance);
    assert_eq!(due, Ok(Money::new(Currency::Czk, 5_500)));
}

#[test]
fn schools_in_slovakia_pay_in_euros() {
    let mut world = World::new();
    let (id, country) = (region_id("nitra"), Country::Sk);
    world.give(&Command::SetRegion(Region { id: id.clone(), name: name("Nitra"), country }));
    world.give(&Command::SetArea(Area { id: area_id("n"), name: name("Nitra"), region: id }));
    world.school("sn1", "n", &[]);
    world.enter("x", Category::Ss, "sn1");
    let pay = |amount| Command::Pay { entry: entry_id("x"), when: PaidWhen::OnSite, amount: Some(amount) };
    assert_eq!(clause(&world.refuses(&pay(Money::new(Currency::Czk, 30_000)))), "P-1.1.2.7");
    world.give(&pay(Money::new(Currency::Eur, 1_200)));
}
