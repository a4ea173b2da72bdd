//! Warnings, forfeits and exclusions; what they change is shown before.

use kolo_contest::simulate::{Scale, simulate};
use kolo_contest::{
    Against, Change, Command, Contest, Counts, EntryId, GameKey, Measure, Order, PlayCommand, PlayedMatches,
    Progress, Refusal, SanctionOrder, Weight, codec, differences, invariants,
};
use kolo_model::{PerSide, Side, SplitMix64};
use kolo_stages::Later;
use kolo_teams::{DuelResult, Game, MatchResult, SlipCommand};

use super::support::{World, entry_id, game, player_id, sanction, venue_id};

const STAY: Measure = Measure::Exclusion { played: PlayedMatches::Stay };
const FORFEITED: Measure = Measure::Exclusion { played: PlayedMatches::Forfeited };

fn team(id: &str) -> Against {
    Against::Entry(entry_id(id))
}

/// Gives a sanction; what the preview said is what differs afterwards.
fn punish(world: &mut World, order: &SanctionOrder) -> Result<Vec<Change>, Refusal> {
    let hand = world.hand_because();
    punish_in(&mut world.contest, &hand, order)
}

fn punish_in(contest: &mut Contest, hand: &Order, order: &SanctionOrder) -> Result<Vec<Change>, Refusal> {
    let before = contest.clone();
    let changes = contest.preview_sanction(hand, order);
    let done = contest.sanction(hand, order);
    match done {
        Ok(()) => {
            assert_eq!(changes, Ok(differences(&before, contest)));
        }
        Err(done) => {
            assert_eq!(changes, Err(done));
            assert_eq!(file(&before), file(contest), "nothing has changed");
        }
    }
    changes
}

fn file(contest: &Contest) -> String {
    codec::write(contest).expect("it can be written")
}

#[test]
fn more_than_a_warning_needs_a_warning_or_a_serious_breach() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    world.play_open("ot-a");
    let key = world.match_of("ot-a", "a1", "a2").key;
    let forfeit =
        |weight| sanction(Some("ot-a"), team("a1"), Measure::ForfeitMatch { game: key.clone() }, weight);
    assert_eq!(punish(&mut world, &forfeit(Weight::Usual)).unwrap_err(), Refusal::WarningFirst);
    let unnamed = sanction(None, team("a1"), Measure::ForfeitMatch { game: key.clone() }, Weight::Serious);
    assert_eq!(punish(&mut world, &unnamed).unwrap_err(), Refusal::SanctionNeedsVenue);
    let stranger =
        sanction(Some("ot-a"), team("b1"), Measure::ForfeitMatch { game: key.clone() }, Weight::Serious);
    assert_eq!(punish(&mut world, &stranger).unwrap_err(), Refusal::DoesNotPlayHere);
    let silent = Order { reason: None, ..world.hand() };
    let warning = sanction(Some("ot-a"), team("a1"), Measure::Warning, Weight::Usual);
    assert_eq!(punish_in(&mut world.contest, &silent, &warning).unwrap_err(), Refusal::ReasonMissing);
    assert_eq!(punish(&mut world, &warning).unwrap(), []);
    let changes = punish(&mut world, &forfeit(Weight::Usual)).unwrap();
    assert!(changes.iter().any(|change| matches!(change, Change::Score { .. })));
    // A warning of a member counts for the team.
    let player = sanction(Some("ot-a"), Against::Player(player_id("a3-1")), Measure::Warning, Weight::Usual);
    punish(&mut world, &player).unwrap();
    let other = world.match_of("ot-a", "a3", "a4").key;
    let order = sanction(Some("ot-a"), team("a3"), Measure::ForfeitMatch { game: other }, Weight::Usual);
    punish(&mut world, &order).unwrap();
}

/// A match of a1 with every duel won by its first side.
fn detailed(world: &mut World) -> (GameKey, Side) {
    world.begin("ot-a");
    let fixture = world.match_of("ot-a", "a1", "a2");
    let games = vec![Game::of(DuelResult::FirstWins, DuelResult::FirstWins); 3];
    world.line_up("ot-a", &fixture.key);
    let enter = SlipCommand::Enter { line_up: None, entry: MatchResult::of_games(games), reason: None };
    world.slip("ot-a", &fixture.key, enter, Later::Keep).expect("it is there");
    let side = if fixture.sides.first == entry_id("a1") { Side::First } else { Side::Second };
    (fixture.key, side)
}

#[test]
fn a_duel_a_game_and_a_match_are_lost() {
    let mut world = World::with_quotas();
    let (key, a1) = detailed(&mut world);
    let first = if a1 == Side::First { "a1" } else { "a2" };
    let score = |world: &World| match world
        .contest
        .play(&venue_id("ot-a"))
        .unwrap()
        .fixture(&key)
        .unwrap()
        .progress
    {
        Progress::Over(score) => score,
        progress => panic!("{progress:?}"),
    };
    assert_eq!(score(&world), Some(PerSide::new(12, 0)));
    let lose = |measure| sanction(Some("ot-a"), team(first), measure, Weight::Serious);
    let duel = |board, duel| Measure::ForfeitDuel { game: key.clone(), board, duel };
    for (board, number) in [(0, 1), (4, 1), (1, 3), (1, 0)] {
        let refusal = punish(&mut world, &lose(duel(board, number))).unwrap_err();
        assert!(matches!(refusal, Refusal::NoSuchBoard { .. }), "{refusal:?}");
    }
    punish(&mut world, &lose(duel(1, 2))).unwrap();
    assert_eq!(score(&world), Some(PerSide::new(10, 2)));
    punish(&mut world, &lose(Measure::ForfeitGame { game: key.clone(), board: 2 })).unwrap();
    assert_eq!(score(&world), Some(PerSide::new(6, 6)));
    punish(&mut world, &lose(Measure::ForfeitMatch { game: key.clone() })).unwrap();
    assert_eq!(score(&world), Some(PerSide::new(0, 12)));
    let nowhere = Measure::ForfeitMatch { game: game("nowhere") };
    assert_eq!(punish(&mut world, &lose(nowhere)).unwrap_err().clause().id(), "K-KNOWN");
    // A match of which the score alone is known has no duels to lose.
    let fixture = world.match_of("ot-a", "a3", "a4");
    world.play_match("ot-a", &fixture);
    let measure = Measure::ForfeitGame { game: fixture.key.clone(), board: 1 };
    let order = sanction(Some("ot-a"), team("a3"), measure, Weight::Serious);
    assert_eq!(punish(&mut world, &order).unwrap_err(), Refusal::NoDuels(fixture.key));
}

#[test]
fn a_team_excluded_while_it_plays_loses_what_is_open() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    world.play_open("ot-a");
    punish(&mut world, &sanction(Some("ot-a"), team("a1"), STAY, Weight::Serious)).unwrap();
    world.play_out("ot-a");
    world.on("ot-a", &PlayCommand::Close).unwrap();
    // The group was over: the opponent in the semifinal is in the final.
    assert_eq!(world.going_on("ot-a"), ["a2", "a4"]);
    assert!(world.order("ot-a").iter().all(|(entry, _)| entry != "a1"));
    assert_eq!(invariants::check(&world.contest), []);
}

#[test]
fn a_team_excluded_late_leaves_the_order_and_the_next_one_goes_on() {
    let mut world = World::after_areas();
    let changes = punish(&mut world, &sanction(Some("ot-a"), team("a1"), STAY, Weight::Serious)).unwrap();
    let venue = venue_id("ot-a");
    let name = |id: &str| format!("Tým {id}");
    assert!(changes.contains(&Change::GoesOn { venue: venue.clone(), name: name("a3") }));
    assert!(changes.contains(&Change::StaysBehind { venue: venue.clone(), name: name("a1") }));
    assert!(changes.contains(&Change::Place { venue, name: name("a2"), before: Some(2), after: Some(1) }));
    assert_eq!(world.expected("kt"), ["a2", "a3", "b1", "b2"]);
    world.hold("kt");
    assert_eq!(invariants::check(&world.contest), []);
}

#[test]
fn a_team_excluded_when_the_next_level_is_over_leaves_that_too() {
    let mut world = World::after_areas();
    world.hold("kt");
    // No participant can be put into a field that has played.
    punish(&mut world, &sanction(None, team("a1"), STAY, Weight::Serious)).unwrap();
    assert_eq!(world.going_on("kt"), ["a2", "b1", "b2"]);
    assert_eq!(world.expected("grf"), ["a2", "b1", "b2"]);
    assert_eq!(invariants::check(&world.contest), []);
    let again = codec::read(world.file().as_bytes()).unwrap();
    assert_eq!(codec::write(&again).unwrap(), world.file());
}

/// An exclusion of an area reaches the region that the team would not have come to; nothing brings it back there.
#[test]
fn a_player_excluded_below_does_not_come_back_above() {
    let mut world = World::after_areas();
    world.begin("kt");
    punish(&mut world, &sanction(Some("ot-a"), team("a1"), STAY, Weight::Serious)).unwrap();
    let back = world.on("kt", &PlayCommand::ComeBack(entry_id("a1")));
    assert_eq!(back.unwrap_err(), Refusal::Excluded(entry_id("a1")));
}

/// Coming back was undone before the exclusion: it does not count again after it.
#[test]
fn a_step_that_brings_a_player_back_does_not_outlive_an_exclusion() {
    let mut world = World::online(6);
    world.begin("n1");
    world.on("n1", &PlayCommand::NextRound).unwrap();
    let play = |world: &World| world.contest.play(&venue_id("n1")).expect("it has started").clone();
    let leaver = play(&world).open_games()[0].sides.first.clone();
    world.on("n1", &PlayCommand::Leave(leaver.clone())).unwrap();
    world.on("n1", &PlayCommand::ComeBack(leaver.clone())).unwrap();
    let came = play(&world).swiss().unwrap().records().last().unwrap().step.0;
    world.on("n1", &PlayCommand::CountStep(came, Counts::NoMore)).unwrap();
    punish(&mut world, &sanction(Some("n1"), Against::Entry(leaver.clone()), STAY, Weight::Serious)).unwrap();
    let again = world.on("n1", &PlayCommand::CountStep(came, Counts::Again));
    assert_eq!(again.unwrap_err(), Refusal::Excluded(leaver));
}

#[test]
fn what_an_excluded_team_has_played_is_lost_if_so_decided() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    world.play_open("ot-a");
    let changes = punish(&mut world, &sanction(Some("ot-a"), team("a1"), FORFEITED, Weight::Serious));
    let changes = changes.unwrap();
    let lost = changes.iter().filter(|change| matches!(change, Change::Score { .. })).count();
    assert_eq!(lost, 4, "all his matches of the group: {changes:?}");
}

#[test]
fn an_excluded_person_stands_in_no_line_up() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    let against = Against::Player(player_id("a1-1"));
    punish(&mut world, &sanction(Some("ot-a"), against.clone(), STAY, Weight::Serious)).unwrap();
    let fixture = world.match_of("ot-a", "a1", "a2");
    let seats = |world: &mut World| {
        world.line_up("ot-a", &fixture.key);
        let play = world.contest.play(&venue_id("ot-a")).unwrap();
        let line_up = play.slip(&fixture.key).unwrap().line_up().unwrap().clone();
        let side = if fixture.sides.first == entry_id("a1") { Side::First } else { Side::Second };
        line_up.seats(side).filter_map(|seat| play.person(seat.player()?).cloned()).collect::<Vec<_>>()
    };
    let without = ["a1-2", "a1-3"].map(player_id);
    assert_eq!(seats(&mut world.clone()), without);
    // The same after the file was read again.
    let mut again = world.clone();
    again.contest = codec::read(world.file().as_bytes()).unwrap();
    assert_eq!(seats(&mut again), without);
    let refused = world.refuses(&Command::CheckIn {
        venue: venue_id("ot-b"),
        entry: entry_id("b1"),
        players: ["a1-1", "b1-1", "b1-2"].map(player_id).to_vec(),
    });
    assert_eq!(refused.clause().id(), "P-1.1.2.1");
    // Undone, the player plays again.
    let step = u64::try_from(world.contest.records().len()).unwrap();
    world.give_because(&Command::Undo(step));
    assert_eq!(seats(&mut world).len(), 3);
}

#[test]
fn an_individual_excluded_as_a_person_leaves_the_order() {
    let report = simulate(Scale { teams: 0, areas: 1, regions: 1, individuals: 20 }, 3).unwrap();
    let mut contest = report.contest;
    let state = contest.state();
    let venue = state.venues().find(|venue| state.order(venue).len() > 4 && venue.quota.is_some()).unwrap();
    let (id, first) = (venue.plan.id.clone(), state.order(venue)[0].entry.clone());
    let player = state.entries()[&first].members[0].player.clone();
    let order = sanction(Some(id.as_str()), Against::Player(player), STAY, Weight::Serious);
    let hand = last_hand(&contest);
    punish_in(&mut contest, &hand, &order).unwrap();
    assert!(contest.state().qualified(&id).iter().all(|one| one.entry != first));
}

fn last_hand(contest: &Contest) -> Order {
    let last = contest.records().last().expect("it is there");
    Order { by: last.by.clone(), at: last.at, reason: Some("dodatečně".to_owned()), command: () }
}

/// Whatever sanction comes, in a season that was played: the preview is the effect, and nothing is broken.
#[test]
fn previews_of_random_sanctions_are_their_effects() {
    let scale = Scale { teams: 40, areas: 3, regions: 2, individuals: 24 };
    let (mut given, mut refused) = (0, 0);
    for seed in 0..3 {
        let season = simulate(scale, seed).unwrap().contest;
        let mut random = SplitMix64::stream(seed, 9);
        for _ in 0..12 {
            let mut contest = season.clone();
            let order = any_sanction(&contest, &mut random);
            let hand = last_hand(&contest);
            match punish_in(&mut contest, &hand, &order) {
                Ok(_) => given += 1,
                Err(refusal) => {
                    assert!(!refusal.is_internal(), "{refusal:?} {order:?}");
                    refused += 1;
                }
            }
            assert_eq!(invariants::check(&contest), [], "{order:?}");
            let text = codec::write(&contest).unwrap();
            assert_eq!(codec::write(&codec::read(text.as_bytes()).unwrap()).unwrap(), text);
        }
    }
    assert!(given > 20, "{given} given, {refused} refused");
}

fn any_sanction(contest: &Contest, random: &mut SplitMix64) -> SanctionOrder {
    let pick = |random: &mut SplitMix64, count: usize| {
        usize::try_from(random.below(count as u64)).expect("it is there")
    };
    let plays: Vec<_> = contest.plays().collect();
    let (venue, play) = plays[pick(random, plays.len())];
    let field: &[EntryId] = play.field();
    let entry = field[pick(random, field.len())].clone();
    let games: Vec<GameKey> = play.games();
    let own = games.into_iter().filter(|key| {
        let sides = play.fixture(key).expect("it is there").sides;
        sides.first == entry || sides.second == entry
    });
    let own: Vec<GameKey> = own.collect();
    let played = if random.happens(500) { PlayedMatches::Stay } else { PlayedMatches::Forfeited };
    let game = own.get(pick(random, own.len().max(1))).cloned();
    let measure = match (random.below(5), game) {
        (0, Some(game)) => Measure::ForfeitMatch { game },
        (1, Some(game)) => Measure::ForfeitGame { game, board: 1 },
        (2, Some(game)) => Measure::ForfeitDuel { game, board: 1, duel: 2 },
        _ => Measure::Exclusion { played },
    };
    let against = if random.happens(700) {
        Against::Entry(entry.clone())
    } else {
        let present = &contest.state().venue(venue).expect("it is there").present[&entry];
        Against::Player(present[pick(random, present.len())].clone())
    };
    let at = (!random.happens(200)).then(|| venue.as_str());
    let later = if random.happens(500) { Later::Keep } else { Later::TakeBack };
    SanctionOrder { later, ..sanction(at, against, measure, Weight::Serious) }
}

/// Players of small online tournaments are excluded one after the other: play goes on to its end.
#[test]
fn a_swiss_comes_to_its_end_however_many_are_excluded() {
    let mut dead_ends = 0;
    for seed in 0..60_u64 {
        let mut random = SplitMix64::stream(seed, 21);
        let count = 3 + usize::try_from(random.below(8)).unwrap();
        let mut world = World::online(count);
        world.begin("n1");
        let mut stuck = 0;
        while !world.contest.play(&venue_id("n1")).unwrap().is_over() {
            if world.contest.play(&venue_id("n1")).unwrap().round_is_due() {
                if world.on("n1", &PlayCommand::NextRound).is_err() {
                    stuck += 1;
                    break;
                }
            } else {
                world.play_open("n1");
            }
            while random.happens(500) {
                let Some(out) = any_left(&world, &mut random) else { break };
                punish(&mut world, &sanction(Some("n1"), Against::Entry(out), STAY, Weight::Serious))
                    .unwrap();
            }
        }
        dead_ends += stuck;
        world.on("n1", &PlayCommand::Close).unwrap();
        assert!(world.contest.play(&venue_id("n1")).unwrap().is_over());
        assert_eq!(invariants::check(&world.contest), [], "{seed}");
        // The end can be undone and set again.
        let step = u64::try_from(world.contest.records().len()).unwrap();
        world.give_because(&Command::Undo(step));
        world.on("n1", &PlayCommand::Close).unwrap();
    }
    assert!(dead_ends > 3, "{dead_ends}");
}

#[test]
fn a_swiss_that_can_go_on_is_not_closed() {
    let mut world = World::online(6);
    world.begin("n1");
    assert_eq!(world.on("n1", &PlayCommand::Close).unwrap_err(), Refusal::NotOver(venue_id("n1")));
    world.play_open("n1");
    world.play_open("n1");
    assert_eq!(world.on("n1", &PlayCommand::Close).unwrap_err(), Refusal::NotOver(venue_id("n1")));
}

/// A participant who still plays, if there are others.
fn any_left(world: &World, random: &mut SplitMix64) -> Option<EntryId> {
    let (state, id) = (world.contest.state(), venue_id("n1"));
    let field = &state.venue(&id)?.start.as_ref()?.field;
    let left: Vec<&EntryId> = field.iter().filter(|entry| !state.is_excluded(entry, &id)).collect();
    let index = usize::try_from(random.below(left.len() as u64)).ok()?;
    (left.len() > 1).then(|| left[index].clone())
}
