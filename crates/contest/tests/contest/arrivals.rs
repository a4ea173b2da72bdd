//! Who may come to a tournament, and with whom.

use kolo_contest::fees::PaidWhen;
use kolo_contest::{
    Against, Category, Command, Entry, Level, Measure, Member, MemberRole, PlayedMatches, Refusal, Weight,
};

use super::support::{World, entry_id, entry_of, player_id, pupil, sanction, venue_id};

fn come(venue: &str, entry: &str, players: &[&str]) -> Command {
    let players = players.iter().map(|id| player_id(id)).collect();
    Command::CheckIn { venue: venue_id(venue), entry: entry_id(entry), players }
}

fn clauses(refusal: &Refusal) -> Vec<&'static str> {
    refusal.list().into_iter().map(|(clause, _)| clause.id()).collect()
}

#[test]
fn nobody_comes_whose_fee_is_open() {
    let mut world = World::with_teams();
    world.enter("x", Category::Zs, "sa1");
    assert_eq!(clauses(&world.refuses(&come("ot-a", "x", &[]))), ["P-1.1.2.7"]);
    world.give(&Command::Pay { entry: entry_id("x"), when: PaidWhen::OnSite, amount: None });
    world.give(&come("ot-a", "x", &[]));
}

#[test]
fn nobody_comes_who_is_not_expected() {
    let mut world = World::with_quotas();
    assert_eq!(clauses(&world.refuses(&come("ot-b", "a1", &[]))), ["P-1.1.1.2"]);
    assert_eq!(clauses(&world.refuses(&come("kt", "a1", &[]))), ["P-1.1.1.2"]);
    assert_eq!(clauses(&world.refuses(&come("ot-a", "nobody", &[]))), ["K-KNOWN"]);
    assert_eq!(clauses(&world.refuses(&come("nowhere", "a1", &[]))), ["K-KNOWN"]);
    world.hold("ot-a");
    assert_eq!(world.expected("kt"), ["a1", "a2"]);
    assert_eq!(clauses(&world.refuses(&come("kt", "a3", &[]))), ["P-1.1.1.2"]);
    world.give(&come("kt", "a2", &[]));
}

#[test]
fn line_ups_of_the_day_keep_the_rules() {
    let mut world = World::with_teams();
    let cases: [(&[&str], &str); 5] = [
        (&["a1-1"], "P-1.1.2.5"),
        (&["a1-1", "a1-2", "a1-3", "a1-4"], "P-1.1.2.4"),
        (&["a1-1", "a1-1", "a1-2"], "P-1.1.2.1"),
        (&["a1-1", "a1-2", "a2-1"], "P-1.1.2.1"),
        (&["a1-1", "a1-2", "nobody"], "P-1.1.2.1"),
    ];
    for (players, clause) in cases {
        assert_eq!(clauses(&world.refuses(&come("ot-a", "a1", players))), [clause], "{players:?}");
    }
    world.give(&come("ot-a", "a1", &["a1-1", "a1-3", "a1-4"]));
    let present = &world.contest.state().venue(&venue_id("ot-a")).unwrap().present;
    let by_boards = ["a1-1", "a1-4", "a1-3"].map(player_id);
    assert_eq!(present[&entry_id("a1")], by_boards, "the substitute sits in the place of the absent one");
}

#[test]
fn nobody_plays_for_two_teams_of_one_tournament() {
    let mut world = World::with_teams();
    let shared = Member { player: player_id("a1-1"), role: MemberRole::Substitute };
    let mut entry: Entry = entry_of("x", Category::Zs, Some("sa1"), &["x-1", "x-2", "x-3"]);
    entry.members.push(shared);
    let players = ["x-1", "x-2", "x-3"].map(pupil).to_vec();
    world.give(&Command::Register { players, entries: vec![entry] });
    world.pay("x");
    world.give(&come("ot-a", "a1", &[]));
    assert_eq!(clauses(&world.refuses(&come("ot-a", "x", &["x-1", "x-2", "a1-1"]))), ["P-1.1.2.2"]);
    world.give(&come("ot-a", "x", &["x-1", "x-2"]));
}

#[test]
fn a_player_who_leaves_after_checking_in_does_not_start() {
    let mut world = World::with_quotas();
    for entry in ["a1", "a2", "a3", "a4", "a5"] {
        world.check_in("ot-a", entry);
    }
    world.give_because(&Command::Decline { entry: entry_id("a1"), level: Level::Area });
    world.give_because(&Command::Withdraw(entry_id("a2")));
    let measure = Measure::Exclusion { played: PlayedMatches::Stay };
    let against = Against::Entry(entry_id("a3"));
    let order = sanction(Some("ot-a"), against, measure, Weight::Serious);
    let hand = world.hand_because();
    world.contest.sanction(&hand, &order).unwrap();
    assert_eq!(clauses(&world.refuses(&come("ot-a", "a3", &[]))), ["P-2.1.1.2"]);
    assert_eq!(world.refuses(&come("ot-a", "a2", &[])), Refusal::EntryWithdrawn(entry_id("a2")));
    world.give_because(&Command::Start(venue_id("ot-a")));
    let play = world.contest.play(&venue_id("ot-a")).unwrap();
    assert_eq!(play.field(), ["a4", "a5"].map(entry_id));
}
