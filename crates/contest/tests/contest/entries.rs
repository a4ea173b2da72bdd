//! Entries that the rules do not allow are refused with their clause, and nothing changes.

use kolo_contest::{Category, Command, Day, Entry, Player, Refusal, Schooling};

use super::support::{World, day, entry_id, entry_of, player_id, pupil, school_id};

/// A team of new people, one of them changed.
fn team(
    id: &str,
    category: Category,
    school: &str,
    change: impl FnOnce(&mut Player),
) -> (Vec<Player>, Entry) {
    let names: Vec<String> = (1..=category.regulars()).map(|number| format!("{id}-{number}")).collect();
    let members: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut players: Vec<Player> = members.iter().map(|id| pupil(id)).collect();
    change(&mut players[1]);
    (players, entry_of(id, category, Some(school), &members))
}

fn register((players, entry): (Vec<Player>, Entry)) -> Command {
    Command::Register { players, entries: vec![entry] }
}

fn clauses(refusal: &Refusal) -> Vec<&'static str> {
    refusal.list().into_iter().map(|(clause, _)| clause.id()).collect()
}

#[test]
fn a_primary_school_team_with_a_player_of_16_is_refused() {
    let mut world = World::new();
    let birthday = |born: Day| register(team("x", Category::Zs, "sa1", |player| player.born = Some(born)));
    let refusal = world.refuses(&birthday(day("2007-10-30")));
    assert_eq!(clauses(&refusal), ["P-1.1.1.10"]);
    world.give(&birthday(day("2007-10-31")));
}

#[test]
fn a_primary_school_team_with_finished_primary_education_is_refused() {
    let mut world = World::new();
    let with =
        |schooling| register(team("x", Category::Zs, "sa1", |player| player.schooling = Some(schooling)));
    assert_eq!(clauses(&world.refuses(&with(Schooling::Secondary))), ["P-1.1.1.10"]);
    assert_eq!(clauses(&world.refuses(&with(Schooling::Grade(5)))), ["P-1.1.1.8"]);
    assert_eq!(clauses(&world.refuses(&with(Schooling::Left))), ["P-1.1.1.8"]);
    world.give(&with(Schooling::Grade(9)));
}

#[test]
fn a_school_has_four_teams_and_a_merged_one_four_for_each_part() {
    let mut world = World::new();
    for number in 1..=4 {
        let category = if number % 2 == 0 { Category::Zs } else { Category::Ss };
        world.enter(&format!("x{number}"), category, "sa1");
    }
    assert_eq!(clauses(&world.refuses(&register(team("x5", Category::Zs, "sa1", |_| {})))), ["P-1.1.3.1"]);

    world.school("merged", "a", &["Horní", "Dolní"]);
    let part = |id: &str, part: Option<u32>| {
        let (players, entry) = team(id, Category::Zs, "merged", |_| {});
        register((players, Entry { part, ..entry }))
    };
    for number in 0..8 {
        world.give(&part(&format!("m{number}"), Some(1 + number % 2)));
    }
    for (wrong, clause) in
        [(Some(1), "P-1.1.3.2"), (Some(2), "P-1.1.3.2"), (Some(3), "P-1.1.3.2"), (None, "P-1.1.3.2")]
    {
        assert_eq!(clauses(&world.refuses(&part("m9", wrong))), [clause], "{wrong:?}");
    }
}

#[test]
fn entries_name_what_is_written_down() {
    let mut world = World::new();
    assert_eq!(clauses(&world.refuses(&register(team("x", Category::Zs, "nowhere", |_| {})))), ["K-KNOWN"]);
    let strange_school = team("x", Category::Zs, "sa1", |player| player.school = Some(school_id("nowhere")));
    assert_eq!(world.refuses(&register(strange_school)), Refusal::UnknownSchool(school_id("nowhere")));
    let (_, entry) = team("x", Category::Zs, "sa1", |_| {});
    assert_eq!(clauses(&world.refuses(&register((Vec::new(), entry)))), ["K-KNOWN"; 3]);

    world.enter("x", Category::Zs, "sa1");
    let again = register(team("x", Category::Zs, "sa2", |_| {}));
    assert_eq!(world.refuses(&again), Refusal::EntryKnown(entry_id("x")));
    let (mut players, entry) = team("y", Category::Zs, "sa2", |_| {});
    players.push(Player { born: Some(day("2011-01-01")), ..pupil("x-1") });
    assert_eq!(world.refuses(&register((players, entry))), Refusal::PlayerKnown(player_id("x-1")));
}

#[test]
fn rosters_are_corrected_until_entries_close_and_then_stay() {
    let mut world = World::new();
    world.enter("x", Category::Zs, "sa1");
    let other = entry_of("x", Category::Zs, Some("sa1"), &["x-2", "x-1", "x-3"]);
    assert_eq!(world.refuses(&Command::Amend(other.clone())), Refusal::ReasonMissing);
    world.go_to("2023-10-20");
    world.give_because(&Command::Amend(other));
    world.go_to("2023-10-21");
    let late = entry_of("x", Category::Zs, Some("sa1"), &["x-1", "x-2", "x-4"]);
    assert_eq!(world.refuses_because(&Command::Amend(late)).clause().id(), "P-1.1.2.3");
    let new = register(team("y", Category::Zs, "sa2", |_| {}));
    assert_eq!(world.refuses(&new), Refusal::EntriesClosed(day("2023-10-20")));
}

#[test]
fn a_person_is_corrected_only_as_far_as_his_teams_stay_lawful() {
    let mut world = World::new();
    world.enter("x", Category::Zs, "sa1");
    let too_old = Player { born: Some(day("2005-01-01")), ..pupil("x-1") };
    assert_eq!(clauses(&world.refuses_because(&Command::CorrectPlayer(too_old))), ["P-1.1.1.10"]);
    let unknown = Command::CorrectPlayer(pupil("nobody"));
    assert_eq!(world.refuses_because(&unknown), Refusal::UnknownPlayer(player_id("nobody")));
    world.give_because(&Command::CorrectPlayer(Player { born: Some(day("2009-01-01")), ..pupil("x-1") }));
}
