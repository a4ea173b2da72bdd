//! An exclusion that was a mistake: undone, its effects are undone as far as possible; redone, it takes effect.

use kolo_contest::{
    Against, Change, Command, EntryId, Measure, Play, PlayCommand, PlayedMatches, Progress, Refusal, Weight,
    codec, differences, invariants,
};
use kolo_log::UndoRefusal;
use kolo_stages::Later;
use kolo_teams::{DuelResult, Game, MatchResult, SlipCommand};

use super::support::{World, entry_id, player_id, sanction, venue_id};

const STAY: Measure = Measure::Exclusion { played: PlayedMatches::Stay };
const FORFEITED: Measure = Measure::Exclusion { played: PlayedMatches::Forfeited };

fn play<'a>(world: &'a World, venue: &str) -> &'a Play {
    world.contest.play(&venue_id(venue)).expect("it has started")
}

/// Excludes a team at a tournament; gives the number of the step.
fn exclude(world: &mut World, venue: &str, who: &EntryId, measure: Measure) -> u64 {
    punish(world, Some(venue), Against::Entry(who.clone()), measure)
}

/// Gives a sanction at a tournament or in the whole contest; gives the number of the step.
fn punish(world: &mut World, venue: Option<&str>, against: Against, measure: Measure) -> u64 {
    let order = sanction(venue, against, measure, Weight::Serious);
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
        let changes = differences(&excluded, &world.contest);
        assert!(changes.iter().any(|one| matches!(one, Change::Readmitted { .. })), "{changes:?}");
        assert!(changes.iter().any(|one| matches!(one, Change::Score { after: None, .. })), "{changes:?}");
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
fn groups_are_played_on_by_players_who_come_back() {
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
fn a_player_who_had_left_or_is_excluded_otherwise_does_not_come_back_by_it() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    world.on("ot-a", &PlayCommand::Leave(entry_id("a1"))).unwrap();
    let step = exclude(&mut world, "ot-a", &entry_id("a1"), STAY);
    let excluded = world.contest.clone();
    world.give_because(&Command::Undo(step));
    assert!(play(&world, "ot-a").has_given_up(&entry_id("a1")), "he went home");
    let changes = differences(&excluded, &world.contest);
    assert!(changes.iter().any(|one| matches!(one, Change::NotExcluded { .. })), "{changes:?}");
    assert!(!changes.iter().any(|one| matches!(one, Change::Readmitted { .. })), "{changes:?}");
    world.on("ot-a", &PlayCommand::ComeBack(entry_id("a1"))).expect("nothing keeps him out any more");

    let first = exclude(&mut world, "ot-a", &entry_id("a1"), STAY);
    exclude(&mut world, "ot-a", &entry_id("a1"), STAY);
    world.give_because(&Command::Undo(first));
    assert!(play(&world, "ot-a").has_given_up(&entry_id("a1")), "the other exclusion stands");
    holds(&world);
}

#[test]
fn two_exclusions_of_one_team_are_both_undone_in_any_order() {
    for first_goes_first in [true, false] {
        let mut swiss = World::online(6);
        swiss.begin("n1");
        swiss.on("n1", &PlayCommand::NextRound).unwrap();
        let mut groups = World::with_quotas();
        groups.begin("ot-a");
        for (mut world, venue) in [(swiss, "n1"), (groups, "ot-a")] {
            let first = play(&world, venue).open_games()[0].clone();
            let before = results(&world, venue);
            let team = Against::Entry(first.sides.first.clone());
            let here = punish(&mut world, Some(venue), team.clone(), STAY);
            let everywhere = punish(&mut world, None, team, STAY);
            let order = if first_goes_first { [here, everywhere] } else { [everywhere, here] };
            world.give_because(&Command::Undo(order[0]));
            assert!(play(&world, venue).has_given_up(&first.sides.first), "the other one stands");
            world.give_because(&Command::Undo(order[1]));
            assert!(!play(&world, venue).has_given_up(&first.sides.first), "{venue} {first_goes_first}");
            assert_eq!(results(&world, venue), before);
            holds(&world);
        }
    }
}

#[test]
fn an_earlier_exclusion_does_not_bring_back_a_player_who_went_home_since() {
    let mut world = World::online(8);
    world.begin("n1");
    world.on("n1", &PlayCommand::NextRound).unwrap();
    let out = play(&world, "n1").open_games()[0].sides.first.clone();
    let first = exclude(&mut world, "n1", &out, STAY);
    world.play_open("n1");
    world.on("n1", &PlayCommand::NextRound).unwrap();
    world.give_because(&Command::Undo(first));
    world.on("n1", &PlayCommand::Leave(out.clone())).unwrap();
    let second = exclude(&mut world, "n1", &out, STAY);
    world.give_because(&Command::Undo(second));
    assert!(play(&world, "n1").has_given_up(&out), "he went home");
    holds(&world);
}

/// A match of a1 against a2 with every duel won by a1.
fn won_by_a1(world: &mut World) {
    world.begin("ot-a");
    let fixture = world.match_of("ot-a", "a1", "a2");
    let is_first = fixture.sides.first == entry_id("a1");
    let won = if is_first { DuelResult::FirstWins } else { DuelResult::SecondWins };
    world.line_up("ot-a", &fixture.key);
    let entry = MatchResult::of_games(vec![Game::of(won, won); 3]);
    let enter = SlipCommand::Enter { line_up: None, entry, reason: None };
    world.slip("ot-a", &fixture.key, enter, Later::Keep).expect("it was played");
}

#[test]
fn a_person_and_his_team_are_both_free_again_in_any_order() {
    for person_goes_first in [true, false] {
        let mut world = World::with_quotas();
        won_by_a1(&mut world);
        let before = results(&world, "ot-a");
        let person = punish(&mut world, Some("ot-a"), Against::Player(player_id("a1-1")), FORFEITED);
        let alone = results(&world, "ot-a");
        assert_ne!(alone, before);
        let team = exclude(&mut world, "ot-a", &entry_id("a1"), FORFEITED);
        let both = results(&world, "ot-a");
        assert_ne!(both, alone);
        if person_goes_first {
            world.give_because(&Command::Undo(person));
            assert_eq!(results(&world, "ot-a"), both, "the team is excluded");
            world.give_because(&Command::Undo(team));
        } else {
            world.give_because(&Command::Undo(team));
            assert_eq!(results(&world, "ot-a"), alone, "the person is excluded");
            world.give_because(&Command::Undo(person));
        }
        assert_eq!(results(&world, "ot-a"), before, "{person_goes_first}");
        holds(&world);
    }
}

#[test]
fn what_a_person_has_lost_stays_lost_while_he_is_excluded_otherwise() {
    let mut world = World::with_quotas();
    won_by_a1(&mut world);
    let before = results(&world, "ot-a");
    let person = Against::Player(player_id("a1-1"));
    let here = punish(&mut world, Some("ot-a"), person.clone(), FORFEITED);
    let lost = results(&world, "ot-a");
    assert_ne!(lost, before);
    let everywhere = punish(&mut world, None, person, STAY);
    world.give_because(&Command::Undo(here));
    assert_eq!(results(&world, "ot-a"), lost);
    holds(&world);
    world.give_because(&Command::Undo(everywhere));
    assert_eq!(results(&world, "ot-a"), before);
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
    // Once another plays in the place of an excluded participant, it stays so.
    let step = exclude(&mut world, "ot-a", &entry_id("a1"), STAY);
    world.begin("kt");
    let refused = world.refuses_because(&Command::Undo(step));
    assert!(matches!(refused, Refusal::Undo(UndoRefusal::StandsIn { .. })), "{refused:?}");
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
