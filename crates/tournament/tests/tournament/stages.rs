//! Stages that are played by plans: alone, and after rounds. A plan that is played by itself is the oracle.

use kolo_model::{ForfeitResult, Outcome as Ended, PerSide, PlayedResult, Side, SplitMix64, System, Verdict};
use kolo_stages::generate::{Losers, Lots, Recipe};
use kolo_stages::{MatchId, Slot, SlotPlace, verdict};
use kolo_tournament::{
    Author, BookRefusal, Change, Command, EntrantId, Entry, Event, Field, Graph, Ledger, MatchCommand,
    OwnRules, PairingId, PublishedPairs, Refusal, Role, Settings, StageId, StageSettings, StagesProblem,
    Step, Timestamp,
};

use crate::desk::{Desk, entry, id, name};
use crate::plan_desk::{at, correction, knockout, play, published, recipe, report, won};

pub(crate) fn stage(text: &str) -> StageId {
    text.parse().expect("a test's own stage")
}

/// The same plan in a tournament and by itself, given the same orders.
struct Both {
    desk: Desk,
    alone: kolo_stages::Ledger,
}

impl Both {
    fn of(players: u32, recipe: &Recipe) -> Both {
        let desk = published(players, recipe.clone());
        let alone = kolo_stages::Ledger::new(play(&desk).plan().clone(), play(&desk).seed());
        Both { desk, alone }
    }

    /// Gives the same to both. Both do it or both refuse it, by the same clause.
    fn give(&mut self, command: Command, in_plan: kolo_stages::Command) {
        let what = format!("{command:?}");
        let ours = self.desk.give(Role::Arbiter, Some("a test"), command);
        let reason = Some("a test".to_owned());
        let by = Author::arbiter(name("Hana"));
        let theirs = self.alone.give(&kolo_stages::Order { by, at: Timestamp(0), reason, command: in_plan });
        match (&ours, &theirs) {
            (Err(ours), Err(theirs)) => {
                assert_eq!(ours.clause(), theirs.clause(), "{what}: {ours:?} {theirs:?}");
            }
            (ours, theirs) => assert_eq!(ours.is_ok(), theirs.is_ok(), "{what}: {ours:?} {theirs:?}"),
        }
        assert_eq!(play(&self.desk), self.alone.state(), "after {what}");
    }
}

fn any_verdict(chance: &mut SplitMix64) -> Verdict {
    match chance.below(8) {
        0 => verdict::drawn(None),
        1 => verdict::forfeit(ForfeitResult::SecondWins),
        2 => verdict::forfeit(ForfeitResult::BothLose),
        3 => verdict::won(Side::First, Some(PerSide::new(3, 1))),
        4 => verdict::won(Side::Second, Some(PerSide::new(3, 1))),
        5 | 6 => verdict::won(Side::First, None),
        _ => verdict::won(Side::Second, None),
    }
}

/// A random order to a match, a group or a person, in the words of both.
fn any_order(both: &Both, chance: &mut SplitMix64) -> Option<(Command, kolo_stages::Command)> {
    use kolo_stages::Command as Play;
    let state = play(&both.desk);
    let games: Vec<MatchId> = state.plan().game_ids().cloned().collect();
    let game = games[usize::try_from(chance.below(games.len() as u64)).expect("small")].clone();
    let person =
        EntrantId(u32::try_from(chance.below(state.plan().entrants().len() as u64)).expect("small") + 1);
    let verdict = any_verdict(chance);
    let sides = state.fixture(&game)?.people();
    let pairing = sides.map(|sides| PairingId::at_node(StageId::main(), game.clone(), sides));
    match chance.below(9) {
        0..=5 => Some((report(pairing?, verdict), Play::Record { game, verdict })),
        6 => {
            let (published, later) = if chance.below(2) == 0 {
                (PublishedPairs::Keep, kolo_stages::Later::Keep)
            } else {
                (PublishedPairs::Revoke, kolo_stages::Later::TakeBack)
            };
            let command = correction(pairing?, verdict, published);
            Some((command, Play::Correct { game, verdict, later }))
        }
        7 if chance.below(3) == 0 => {
            (!state.has_withdrawn(person)).then_some((Command::Withdraw(person), Play::Withdraw(person)))
        }
        _ => {
            let group = state.plan().stages().iter().flat_map(|stage| &stage.groups).next()?.id.clone();
            let command = Command::DrawTieLot { stage: StageId::main(), group: group.clone() };
            Some((command, Play::DrawLot(group)))
        }
    }
}

#[test]
fn the_same_orders_lead_to_the_same_places_and_refusals_as_in_a_plan_by_itself() {
    let shapes = [
        (8, recipe(0, Losers::Out, Lots::None)),
        (11, recipe(0, Losers::ThirdPlace, Lots::Drawn { seeded: 2 })),
        (9, recipe(0, Losers::AllPlaces, Lots::None)),
        (10, recipe(2, Losers::ThirdPlace, Lots::Drawn { seeded: 0 })),
    ];
    let mut given = 0;
    for (players, recipe) in shapes {
        for seed in 0..8 {
            let mut chance = SplitMix64::new(seed);
            let mut both = Both::of(players, &recipe);
            for _ in 0..120 {
                if let Some((command, in_plan)) = any_order(&both, &mut chance) {
                    both.give(command, in_plan);
                    given += 1;
                }
            }
        }
    }
    assert!(given > 1_500, "{given}");
}

#[test]
fn a_plan_is_drawn_changed_published_and_unpublished() {
    let mut desk = knockout(4, recipe(0, Losers::Out, Lots::None));
    let main = StageId::main;
    assert_eq!(desk.ask(Command::PublishPlan(main())), Err(Refusal::NoPlanDraft(main())));
    desk.must(Command::DraftPlan { stage: main(), seed: 5 });
    // One more comes: the draw was made without them.
    let decision = desk.must(Command::Enter(Entry::named(name("P5"))));
    assert!(matches!(decision.events[0], Event::PlanDiscarded(_)), "{decision:?}");
    desk.must(Command::DraftPlan { stage: main(), seed: 5 });
    let draft = desk.state().graph(&main()).and_then(Graph::draft).expect("drawn").plan.clone();
    let slots: Vec<SlotPlace> = draft.slots().into_iter().map(|(place, _)| place).collect();
    let entrants: Vec<(SlotPlace, Slot)> = slots
        .iter()
        .filter_map(|place| Some((place.clone(), draft.link(place)?.clone())))
        .filter(|(_, link)| matches!(link, Slot::Entrant(_)))
        .collect();
    let (one, other) = (&entrants[0], &entrants[1]);
    let changes = vec![(one.0.clone(), other.1.clone()), (other.0.clone(), one.1.clone())];
    desk.must_because("they asked for it", Command::EditPlan { stage: main(), changes });
    desk.must(Command::PublishPlan(main()));
    assert_eq!(desk.ask(Command::DraftPlan { stage: main(), seed: 6 }), Err(Refusal::PlanPublished(main())));
    assert_eq!(desk.ask(Command::Enter(Entry::named(name("P6")))), Err(Refusal::LateEntryInStage));
    assert_eq!(desk.ask(Command::UnpublishPlan(main())), Err(Refusal::ReasonMissing));
    desk.must_because("a mistake", Command::UnpublishPlan(main()));
    desk.must(Command::PublishPlan(main()));
    let game = desk.state().ready().next().expect("somebody can play");
    desk.must(report(game, won(Side::First)));
    let refused = desk.give(Role::Arbiter, Some("a mistake"), Command::UnpublishPlan(main()));
    assert_eq!(refused, Err(Refusal::PlanInPlay(main())));
}

#[test]
fn undo_follows_the_one_law() {
    let mut desk = published(4, recipe(0, Losers::Out, Lots::None));
    let first = desk.state().ready().next().expect("a match");
    desk.must(report(first.clone(), won(Side::First)));
    let played = Step(desk.ledger.records().len() as u64);
    let second = desk.state().ready().next().expect("the other match");
    desk.must(report(second, won(Side::First)));
    let last = desk.state().ready().next().expect("the last match");
    desk.must(report(last, won(Side::Second)));
    // The last match rests on the first one.
    assert!(matches!(desk.undo(played), Err(Refusal::Undo(_))));
    let end = Step(desk.ledger.records().len() as u64);
    desk.undo(end).expect("the last result can be undone");
    let undone = Step(desk.ledger.records().len() as u64);
    assert!(matches!(desk.undo(undone), Err(Refusal::Undo(_))), "an undo is not undone");
    desk.undo(played).expect("nothing rests on it now");
    desk.give(Role::Arbiter, Some("it was right"), Command::Redo(played)).expect("it holds again");
    let publication = desk.ledger.records().iter().find(|one| matches!(one.event, Event::PlanPublished(_)));
    let publication = publication.expect("published").step;
    assert_eq!(desk.undo(publication), Err(Refusal::CannotUndoPublication));
}

#[test]
fn a_player_who_withdrew_comes_back_while_nobody_has_played_on() {
    let mut desk = published(4, recipe(0, Losers::Out, Lots::None));
    let game = desk.state().ready().next().expect("a match");
    let gone = game.sides.first;
    desk.must(Command::Withdraw(gone));
    assert!(desk.state().ready().all(|ready| ready.place != game.place), "it is given up");
    desk.must(Command::Return(gone));
    assert!(desk.state().ready().any(|ready| ready == game), "it can be played again");
    desk.must(Command::Withdraw(gone));
    let other = desk.state().ready().next().expect("the other match");
    desk.must(report(other, won(Side::First)));
    let last = desk.state().ready().next().expect("the last match");
    desk.must(report(last, won(Side::First)));
    assert!(matches!(desk.ask(Command::Return(gone)), Err(Refusal::Stage(_))), "others have played on");
}

/// Three rounds of a Swiss of eight, then a play-off of the first four.
pub(crate) fn with_play_off(criteria: &[&str]) -> Desk {
    let field = Field::Places { of: StageId::main(), from: 1, to: 4 };
    let recipe = recipe(0, Losers::ThirdPlace, Lots::None);
    let stages = vec![StageSettings { id: stage("play-off"), field, recipe }];
    let criteria = criteria.iter().map(ToString::to_string).collect();
    let settings = Settings { stages, criteria, ..Settings::new(name("Open"), System::Fide1992, 3, 42) };
    let mut desk = Desk::created(settings);
    for n in 1..=8 {
        desk.must(Command::Enter(entry(&format!("P{n}"), i64::from(2000 - n))));
    }
    desk
}

pub(crate) fn play_rounds(desk: &mut Desk, rounds: u32) {
    for _ in 0..rounds {
        desk.draft();
        desk.must(Command::Publish);
        let open: Vec<PairingId> = desk
            .state()
            .unsettled()
            .filter_map(|(round, table, _)| desk.state().pairing(round, table))
            .collect();
        for pairing in open {
            // The lower id wins: the order is plain.
            let by = if pairing.sides.first < pairing.sides.second { Side::First } else { Side::Second };
            desk.must(report(pairing, won(by)));
        }
    }
}

#[test]
fn the_first_of_a_swiss_play_on_by_the_sealed_order() {
    let mut desk = with_play_off(&[]);
    let play_off = stage("play-off");
    play_rounds(&mut desk, 2);
    let draft = Command::DraftPlan { stage: play_off.clone(), seed: 7 };
    assert_eq!(desk.ask(draft.clone()), Err(Refusal::StageOpen(StageId::main())));
    let close = |order: Vec<EntrantId>| Command::CloseStage { stage: StageId::main(), order };
    assert_eq!(desk.ask(close(vec![])), Err(Refusal::ReasonMissing), "a round is left");
    play_rounds(&mut desk, 1);
    let order = desk.order(Role::Arbiter, None, close(vec![]));
    let preview = desk.ledger.preview(&order).expect("the criteria leave nobody equal");
    assert!(
        preview.changes.iter().any(|change| matches!(change, Change::GoOn { names, .. } if names.len() == 4))
    );
    let refused = desk.give(Role::Arbiter, Some("by lot"), close(vec![id(1), id(2)]));
    assert_eq!(refused, Err(Refusal::OrderWrong), "everybody is named");
    desk.must(close(vec![]));
    let closing = desk.latest_step();
    assert_eq!(desk.ask(close(vec![])), Err(Refusal::StageClosed(StageId::main())));
    // It is opened again to correct a result; with another order it does not come back.
    let mut again = desk.clone();
    again.must_because("misread", Command::Undo(closing));
    let open = again.clone();
    let game = again.state().pairing(crate::desk::round(3), crate::desk::table(1)).expect("a game");
    let drawn = MatchCommand::Correct {
        result: Ended::played(PlayedResult::Draw).into(),
        published: PublishedPairs::Keep,
        own_rules: OwnRules::Silent,
    };
    again.must_because("misread", Command::Match { pairing: game, command: drawn });
    let redone = |mut desk: Desk| desk.give(Role::Arbiter, Some("after all"), Command::Redo(closing));
    assert_eq!(redone(again).err(), Some(Refusal::OrderWrong));
    assert!(redone(open).is_ok());
    assert_eq!(desk.ask(Command::Enter(entry("late", 1500))), Err(Refusal::LateEntryInStage));
    desk.must(draft);
    desk.must(Command::PublishPlan(play_off.clone()));
    assert_eq!(desk.state().ready().count(), 2);
    assert_eq!(desk.ask(Command::Finish), Err(Refusal::StageNotOver(play_off.clone())));
    let next = |desk: &Desk| desk.state().ready().next();
    while let Some(pairing) = next(&desk) {
        desk.must(report(pairing, won(Side::First)));
    }
    desk.must(Command::Finish);
    // A result of the rounds that is corrected later and leaves their order leaves the play-off as it was.
    desk.must_because("a protest of the federation", Command::Reopen);
    let game = desk.state().pairing(crate::desk::round(1), crate::desk::table(1)).expect("a game");
    let verdict = Verdict::from(Ended::played(PlayedResult::Draw));
    let before = desk.state().graph(&play_off).cloned();
    desk.must_because("misread", correction(game, verdict, PublishedPairs::Keep));
    assert_eq!(desk.state().graph(&play_off).cloned(), before);
}

/// The order of the table, with tied players by number.
pub(crate) fn sealable(desk: &Desk) -> Vec<EntrantId> {
    let state = desk.state();
    let facts = state.facts().expect("sound");
    let list = state.settings().criteria().expect("criteria");
    let table = kolo_standings::standings(&facts, &list).expect("a table");
    table.rows.iter().map(|row| state.order()[row.no.index()]).collect()
}

#[test]
fn tied_players_at_the_border_are_put_in_order_by_the_arbiter() {
    let mut desk = with_play_off(&["points"]);
    for _ in 0..3 {
        desk.draft();
        desk.must(Command::Publish);
        let open: Vec<PairingId> =
            desk.state().unsettled().filter_map(|(r, t, _)| desk.state().pairing(r, t)).collect();
        for pairing in open {
            desk.must(report(pairing, Ended::played(PlayedResult::Draw).into()));
        }
    }
    let close = |order: Vec<EntrantId>| Command::CloseStage { stage: StageId::main(), order };
    // All have one and a half points; what the criteria leave equal cannot be cut in two.
    let order = sealable(&desk);
    let refused = desk.ask(close(vec![]));
    assert!(matches!(&refused, Err(Refusal::TiedAtBorder(names)) if names.len() > 1), "{refused:?}");
    assert_eq!(desk.ask(close(order.clone())), Err(Refusal::ReasonMissing));
    let mut turned = order.clone();
    turned.swap(3, 4);
    desk.must_because("by lot", close(turned.clone()));
    assert_eq!(desk.state().sealed(&StageId::main()), Some(turned.as_slice()));
}

#[test]
fn a_protest_holds_back_what_rests_on_the_match() {
    let mut desk = published(4, recipe(0, Losers::Out, Lots::None));
    let first = desk.state().ready().next().expect("a match");
    desk.must(report(first.clone(), won(Side::First)));
    let loser = first.sides.second;
    let protest = Command::Match { pairing: first.clone(), command: MatchCommand::Protest { by: loser } };
    assert_eq!(desk.give(Role::Competitor(loser), None, protest.clone()), Err(Refusal::ReasonMissing));
    desk.give(Role::Competitor(loser), Some("the clock"), protest).expect("in time");
    let second = desk.state().ready().next().expect("the other match");
    desk.must(report(second, won(Side::First)));
    let last = desk.state().ready().next().expect("the last match");
    assert!(matches!(
        desk.ask(report(last, won(Side::First))),
        Err(Refusal::Book(BookRefusal::ProtestsOpen(_)))
    ));
    let (protest, _) = desk.state().protests().iter().next().expect("a protest");
    let ruling =
        kolo_tournament::ProtestRuling::Upheld(kolo_tournament::Remedy::Correction(won(Side::Second).into()));
    let decide = Command::DecideProtest { id: *protest, ruling, published: PublishedPairs::Keep };
    let decision = desk.must_because("the flag had fallen", decide);
    assert_eq!(decision.events.len(), 2, "the remedy is in the same step");
    let last = at(&desk, last_game(&desk).as_str());
    assert!(last.has(loser), "who protested plays the last match");
}

fn last_game(desk: &Desk) -> MatchId {
    play(desk).plan().game_ids().last().expect("a match").clone()
}

#[test]
fn names_are_those_of_the_list_and_an_old_log_replays() {
    let mut desk = published(4, recipe(0, Losers::Out, Lots::None));
    desk.must(Command::Edit(id(1), Entry::named(name("Eva"))));
    assert_eq!(play(&desk).name(id(1)), "Eva");
    let replayed = Ledger::replay(desk.ledger.records().to_vec()).expect("it replays");
    assert_eq!(replayed.state(), desk.ledger.state());
    let settings = Settings::of_stages(name("Nothing"), Vec::new(), 1);
    let refused = Desk::try_created(settings);
    assert!(matches!(refused, Err(Refusal::StagesImpossible(_))));
}

#[test]
fn what_can_never_be_drawn_is_not_taken() {
    let with = |from: u32, to: u32, recipe: Recipe| {
        let field = Field::Places { of: StageId::main(), from, to };
        let stages = vec![StageSettings { id: stage("play-off"), field, recipe }];
        let settings = Settings { stages, ..Settings::new(name("Open"), System::Fide1992, 3, 42) };
        Desk::try_created(settings).err()
    };
    let groups = |groups: usize, advance: usize| {
        let mut made = recipe(2, Losers::Out, Lots::None);
        (made.groups[0].groups, made.groups[0].advance) = (groups, advance);
        made
    };
    let impossible = |refused: Option<Refusal>| matches!(refused, Some(Refusal::StagesImpossible(_)));
    assert_eq!(with(1, 8, groups(2, 2)), None);
    for (to, made) in [(8, groups(0, 2)), (8, groups(2, 0)), (4, groups(4, 1)), (8, groups(2, 5))] {
        assert!(impossible(with(1, to, made.clone())), "{to} {made:?}");
    }
    assert!(impossible(with(1, 1_000_000, recipe(0, Losers::Out, Lots::None))));
    // No stage takes places that the one before it does not have.
    let takes = |id: &str, of: &str, to: u32| StageSettings {
        id: stage(id),
        field: Field::Places { of: stage(of), from: 1, to },
        recipe: recipe(0, Losers::Out, Lots::None),
    };
    let chain = |to: u32| {
        let stages = vec![takes("a", "main", 4), takes("b", "a", to)];
        Settings { stages, ..Settings::new(name("Open"), System::Fide1992, 3, 42) }
    };
    assert_eq!(Desk::try_created(chain(4)).err(), None);
    let beyond = |id: &str, to, field| StagesProblem::Beyond { stage: stage(id), to, field };
    assert_eq!(Desk::try_created(chain(5)).err(), Some(Refusal::StagesImpossible(beyond("b", 5, 4))));
    // The list may still grow until round 1 is published; then it is known how many play.
    let mut desk = with_play_off(&[]);
    let asks = |desk: &Desk, to: u32| {
        let settings = Settings { stages: vec![takes("a", "main", to)], ..desk.state().settings().clone() };
        desk.order(Role::Arbiter, Some("more play on"), Command::Configure(settings))
    };
    assert_eq!(desk.ledger.decide(&asks(&desk, 64)).err(), None);
    play_rounds(&mut desk, 1);
    let many = desk.state().entrants().len();
    let refused = desk.ledger.decide(&asks(&desk, 64)).err();
    assert_eq!(refused, Some(Refusal::StagesImpossible(beyond("a", 64, many))));
    assert_eq!(desk.ledger.decide(&asks(&desk, u32::try_from(many).unwrap())).err(), None);
    // What changes is said before it is saved.
    let mut desk = with_play_off(&[]);
    let settings = Settings { stages: Vec::new(), ..desk.state().settings().clone() };
    let order = desk.order(Role::Arbiter, None, Command::Configure(settings));
    assert_eq!(desk.ledger.preview(&order).expect("a preview").changes, [Change::Stages]);
    desk.must(order.command);
}
