//! An exclusion that was a mistake: undone, its effects are taken back as far as that can be; undone again, it takes effect.

use kolo_contest::{
    Against, Change, Command, EntryId, Measure, Play, PlayCommand, PlayedMatches, Progress, Refusal, Weight,
    codec, differences, invariants,
};

use super::support::{World, entry_id, sanction, venue_id};

const STAY: Measure = Measure::Exclusion { played: PlayedMatches::Stay };
const FORFEITED: Measure = Measure::Exclusion { played: PlayedMatches::Forfeited };

fn play<'a>(world: &'a World, venue: &str) -> &'a Play {
    world.contest.play(&venue_id(venue)).expect("it has started")
}

/// Excludes a team at a tournament; gives the number of the step.
fn exclude(world: &mut World, venue: &str, who: &EntryId, measure: Measure) -> u64 {
    let order = sanction(Some(venue), Against::Entry(who.clone()), measure, Weight::Serious);
    let hand = world.hand_because();
    let step = world.contest.records().len() as u64 + 1;
    world.contest.sanction(&hand, &order).expect("serious enough");
    step
}

/// Everything that always holds does, also after the file was written and read.
fn holds(world: &World) {
    assert_eq!(invariants::check(&world.contest), []);
    let text = world.file();
    let read = codec::read(text.as_bytes()).expect("it can be read");
    assert_eq!(codec::write(&read).expect("it can be written"), text);
}

/// The scores of all matches with those who play them.
fn results(world: &World, venue: &str) -> Vec<(String, Progress)> {
    let play = play(world, venue);
    let fixtures = play.games().into_iter().filter_map(|key| play.fixture(&key));
    fixtures
        .map(|one| (format!("{} {} {}", one.key, one.sides.first, one.sides.second), one.progress))
        .collect()
}

#[test]
fn undone_before_anything_rests_on_it_everything_is_as_it_was() {
    for measure in [STAY, FORFEITED] {
        let mut world = World::online(6);
        world.begin("n1");
        world.play_open("n1");
        world.play_open("n1");
        if play(&world, "n1").open_games().is_empty() {
            world.on("n1", &PlayCommand::NextRound).unwrap();
        }
        let out = play(&world, "n1").open_games()[0].sides.first.clone();
        let before = results(&world, "n1");
        let step = exclude(&mut world, "n1", &out, measure.clone());
        assert!(play(&world, "n1").has_given_up(&out));
        assert_ne!(results(&world, "n1"), before);
        let excluded = world.contest.clone();
        world.give_because(&Command::Undo(step));
        assert_eq!(results(&world, "n1"), before, "{measure:?}");
        assert!(!play(&world, "n1").has_given_up(&out));
        let told = differences(&excluded, &world.contest);
        assert!(told.iter().any(|one| matches!(one, Change::Readmitted { .. })), "{told:?}");
        assert!(told.iter().any(|one| matches!(one, Change::Score { after: None, .. })), "{told:?}");
        holds(&world);
        // Again, and once more not.
        world.give_because(&Command::Redo(step));
        assert!(play(&world, "n1").has_given_up(&out));
        holds(&world);
        let back = world.on("n1", &PlayCommand::ComeBack(out.clone()));
        assert_eq!(back.unwrap_err(), Refusal::Excluded(out.clone()));
        world.give_because(&Command::Undo(step));
        assert_eq!(results(&world, "n1"), before);
        holds(&world);
    }
}

#[test]
fn undone_after_later_rounds_the_team_plays_from_the_next_one() {
    let mut world = World::online(8);
    world.begin("n1");
    world.on("n1", &PlayCommand::NextRound).unwrap();
    let out = play(&world, "n1").open_games()[0].sides.first.clone();
    let step = exclude(&mut world, "n1", &out, STAY);
    world.play_open("n1");
    world.on("n1", &PlayCommand::NextRound).unwrap();
    let before = results(&world, "n1");
    world.give_because(&Command::Undo(step));
    assert_eq!(results(&world, "n1"), before, "published rounds stay, and what was lost");
    assert!(!play(&world, "n1").has_given_up(&out));
    holds(&world);
    world.play_open("n1");
    world.on("n1", &PlayCommand::NextRound).unwrap();
    let drawn = play(&world, "n1").open_games();
    assert!(drawn.iter().any(|one| one.sides.first == out || one.sides.second == out), "{drawn:?}");
    holds(&world);
}

#[test]
fn groups_are_played_on_by_whoever_comes_back() {
    for measure in [STAY, FORFEITED] {
        let mut world = World::with_quotas();
        world.begin("ot-a");
        let first = play(&world, "ot-a").open_games()[0].clone();
        world.play_match("ot-a", &first);
        let before = results(&world, "ot-a");
        let out = first.sides.first.clone();
        let step = exclude(&mut world, "ot-a", &out, measure.clone());
        assert_ne!(results(&world, "ot-a"), before);
        world.give_because(&Command::Undo(step));
        assert_eq!(results(&world, "ot-a"), before, "{measure:?}");
        holds(&world);
    }
}

#[test]
fn whoever_had_left_by_himself_or_is_excluded_otherwise_does_not_come_back_by_it() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    world.on("ot-a", &PlayCommand::Leave(entry_id("a1"))).unwrap();
    let step = exclude(&mut world, "ot-a", &entry_id("a1"), STAY);
    world.give_because(&Command::Undo(step));
    assert!(play(&world, "ot-a").has_given_up(&entry_id("a1")), "he went home");
    world.on("ot-a", &PlayCommand::ComeBack(entry_id("a1"))).expect("nothing keeps him out any more");

    let first = exclude(&mut world, "ot-a", &entry_id("a1"), STAY);
    exclude(&mut world, "ot-a", &entry_id("a1"), STAY);
    world.give_because(&Command::Undo(first));
    assert!(play(&world, "ot-a").has_given_up(&entry_id("a1")), "the other exclusion stands");
    holds(&world);
}

#[test]
fn a_tournament_that_is_over_keeps_its_results_and_gives_the_place_back() {
    let mut world = World::after_areas();
    let order = world.order("ot-a");
    let step = exclude(&mut world, "ot-a", &entry_id("a1"), STAY);
    assert_ne!(world.order("ot-a"), order);
    world.give_because(&Command::Undo(step));
    assert_eq!(world.order("ot-a"), order);
    holds(&world);
    // Once another plays in the place of whoever was excluded, it stays so.
    let step = exclude(&mut world, "ot-a", &entry_id("a1"), STAY);
    world.begin("kt");
    let refused = world.refuses_because(&Command::Undo(step));
    assert!(matches!(refused, Refusal::LaterStepDepends(_)), "{refused:?}");
}

#[test]
fn a_match_lost_by_a_sanction_is_corrected_and_not_undone() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    let first = play(&world, "ot-a").open_games()[0].clone();
    let measure = Measure::ForfeitMatch { game: first.key.clone() };
    let step = exclude(&mut world, "ot-a", &first.sides.first, measure);
    assert_eq!(world.refuses_because(&Command::Undo(step)), Refusal::SanctionTookEffect(step));
}
