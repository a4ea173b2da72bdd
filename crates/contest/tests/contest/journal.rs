//! Incidents and protests in tournaments of the contest.

use kolo_contest::codec::read;
use kolo_contest::{
    BookRefusal, GameKey, IncidentId, JournalCommand, JournalStep, PlayCommand, ProtestId, ProtestRuling,
    Refusal, Remedy, Repeat, Scene, invariants,
};
use kolo_log::{Instead, Step, UndoRefusal};
use kolo_messages::Lang;
use kolo_model::RuleSet;
use kolo_rulings::{Assessment, AssessmentProblem, Decided, Situation, Verdict};

use super::support::{World, entry_id, name, venue_id};

/// A player who takes so many seconds for a move.
pub(crate) fn delay(seconds: u32) -> Assessment {
    let facts = [("who".to_owned(), "first".to_owned()), ("taken".to_owned(), format!("{seconds}s"))];
    let case = Situation::read("undue-delay", &facts).expect("sound facts");
    Assessment::new(case, None, None, None).expect("as advised")
}

pub(crate) fn incident(game: Option<&GameKey>, board: Option<u32>, assessment: Assessment) -> PlayCommand {
    let (game, repeat) = (game.cloned(), Repeat::Ask);
    PlayCommand::Journal(JournalCommand::RecordIncident { game, board, assessment, repeat })
}

pub(crate) fn protest(game: &GameKey, by: &str) -> PlayCommand {
    PlayCommand::Journal(JournalCommand::LodgeProtest { game: game.clone(), by: entry_id(by) })
}

pub(crate) fn decide(id: u32, ruling: ProtestRuling) -> PlayCommand {
    PlayCommand::Journal(JournalCommand::DecideProtest { id: ProtestId(id), ruling })
}

pub(crate) fn pass_over(id: u32) -> PlayCommand {
    PlayCommand::Journal(JournalCommand::PassOver(ProtestId(id)))
}

pub(crate) fn undo(line: u64) -> PlayCommand {
    PlayCommand::Journal(JournalCommand::Undo(line))
}

pub(crate) fn upheld(correction: &str) -> ProtestRuling {
    ProtestRuling::Upheld(Remedy::OnSheet(correction.to_owned()))
}

/// The first area tournament has started, and its first match is played.
pub(crate) fn started() -> (World, GameKey) {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    let first = world.contest.play(&venue_id("ot-a")).expect("it is there").open_games()[0].clone();
    world.play_match("ot-a", &first);
    (world, first.key)
}

fn journal(world: &World) -> &kolo_contest::Journal {
    world.contest.play(&venue_id("ot-a")).expect("it is there").journal()
}

fn open_protests(world: &World) -> Vec<ProtestId> {
    journal(world).book().open().map(|(id, _)| id).collect()
}

#[test]
fn an_incident_is_kept_with_author_time_advice_and_decision() {
    let (mut world, game) = started();
    world.on("ot-a", &incident(Some(&game), Some(2), delay(40))).expect("nothing stands against it");
    let written = &journal(&world).book().incidents()[&IncidentId(1)];
    let pairing = world.contest.play(&venue_id("ot-a")).and_then(|play| play.pairing(&game));
    let pairing = pairing.expect("it is there");
    assert_eq!(written.scene, Scene::Match { pairing, board: Some(2) });
    assert_eq!(written.assessment.advised.clauses, ["P-3.3.1.7"]);
    assert_eq!(written.assessment.verdict(), Verdict::Warning);
    let record = &journal(&world).records()[0];
    assert_eq!((&record.by.name, record.reason.as_deref()), (&name("Kancelář"), Some("protože")));
    let again = read(world.file().as_bytes()).expect("it reads back");
    assert_eq!(again.play(&venue_id("ot-a")).expect("it is there").journal(), journal(&world));
    assert_eq!(invariants::check(&world.contest), []);
}

#[test]
fn incidents_name_places_that_are_there_and_situations_of_the_contest() {
    let (mut world, game) = started();
    let unknown = GameKey("Z.9.9".to_owned());
    for (command, clause) in [
        (incident(Some(&unknown), None, delay(40)), "K-KNOWN"),
        (incident(Some(&game), Some(4), delay(40)), "K-KNOWN"),
        (incident(Some(&game), Some(0), delay(40)), "K-KNOWN"),
        (incident(None, Some(1), delay(40)), "K-KNOWN"),
    ] {
        assert_eq!(world.on("ot-a", &command).unwrap_err().clause().id(), clause);
    }
    let of_go = Situation::read("unclear-stone", &[]).expect("sound facts");
    let of_go = Assessment::new(of_go, None, None, None).expect("as advised");
    let refusal = world.on("ot-a", &incident(None, None, of_go)).unwrap_err();
    let (situation, tournament) = (RuleSet::Go2009, RuleSet::Pisqworky2023);
    assert_eq!(refusal, Refusal::Book(BookRefusal::SituationOfOtherRules { situation, tournament }));
    let decided = Decided::Otherwise { verdict: Verdict::ExcludeTeam, reason: None };
    assert!(!delay(40).case.rule().allows(Verdict::ExcludeTeam));
    let silent = Assessment { decided, ..delay(40) };
    assert_eq!(
        world.on("ot-a", &incident(None, None, silent)),
        Err(Refusal::Book(BookRefusal::Assessment(AssessmentProblem::ReasonMissing)))
    );
    // Decided by other advice than that of this program: it cannot be known what was meant.
    let mut forged = delay(40);
    forged.advised.verdict = Verdict::ExcludeTeam;
    let refusal = world.on("ot-a", &incident(None, None, forged)).unwrap_err();
    assert!(matches!(
        refusal,
        Refusal::Book(BookRefusal::Assessment(AssessmentProblem::AdviceDiffers { .. }))
    ));
    assert_eq!(refusal.clause().id(), "K-INCIDENT");
}

#[test]
fn an_incident_is_amended_and_withdrawn_and_everything_stays_in_the_journal() {
    let (mut world, game) = started();
    world.on("ot-a", &incident(Some(&game), None, delay(40))).expect("it is there");
    let amend = |seconds| {
        PlayCommand::Journal(JournalCommand::AmendIncident { id: IncidentId(1), assessment: delay(seconds) })
    };
    world.on("ot-a", &amend(25)).expect("it is there");
    assert_eq!(journal(&world).book().incidents()[&IncidentId(1)].assessment.verdict(), Verdict::PlayOn);
    // The same once more changes nothing.
    world.on("ot-a", &amend(25)).expect("it is there");
    assert_eq!(journal(&world).records().len(), 2);
    // Lines of the journal have numbers of their own, and the sentence says so.
    let refused = world.on("ot-a", &undo(1)).expect_err("the amendment depends on it");
    assert_eq!(refused, Refusal::Journal(UndoRefusal::StandsIn { later: Step(2) }));
    let said =
        "in the journal of this tournament, by its own numbers: step 2 depends on it: undo that one first";
    assert_eq!(refused.message().text(Lang::En), said);
    world.on("ot-a", &undo(2)).expect("it is there");
    world.on("ot-a", &undo(1)).expect("it is there");
    assert!(journal(&world).book().incidents().is_empty());
    assert_eq!(world.on("ot-a", &undo(1)), Err(Refusal::Journal(UndoRefusal::AlreadyUndone(Step(1)))));
    let named = UndoRefusal::IsUndo { step: Step(4), of: Step(1), instead: Instead::Redo };
    assert_eq!(world.on("ot-a", &undo(4)), Err(Refusal::Journal(named)));
    assert_eq!(world.on("ot-a", &undo(9)), Err(Refusal::Journal(UndoRefusal::NoSuchStep(Step(9)))));
    assert_eq!(world.on("ot-a", &undo(0)), Err(Refusal::Journal(UndoRefusal::NoSuchStep(Step(0)))));
    assert_eq!(journal(&world).records().len(), 4);
    world.on("ot-a", &incident(None, None, delay(40))).expect("it is there");
    assert_eq!(journal(&world).book().incidents().keys().collect::<Vec<_>>(), [&IncidentId(2)]);
}

#[test]
fn a_player_of_the_match_protests_and_the_organiser_decides() {
    let (mut world, game) = started();
    let fixture = world.contest.play(&venue_id("ot-a")).expect("it is there").fixture(&game);
    let by = fixture.expect("it is there").sides.second.to_string();
    let open = world.contest.play(&venue_id("ot-a")).expect("it is there").open_games()[0].clone();
    let stranger = ["a1", "a2", "a3", "a4", "a5"].into_iter().find(|id| {
        let sides = world.contest.play(&venue_id("ot-a")).expect("it is there").fixture(&game);
        sides.is_some_and(|fixture| {
            fixture.sides.first != entry_id(id) && fixture.sides.second != entry_id(id)
        })
    });
    let refused = world.on("ot-a", &protest(&game, stranger.expect("there is one"))).unwrap_err();
    assert!(matches!(refused, Refusal::NotInMatch { .. }));
    let refused = world.on("ot-a", &protest(&open.key, open.sides.first.as_str())).unwrap_err();
    assert_eq!(refused, Refusal::NoResultYet(open.key.clone()));
    let hand = world.hand();
    let silent = world.contest.play_on(&hand, &venue_id("ot-a"), &protest(&game, &by));
    assert_eq!(silent, Err(Refusal::ReasonMissing));
    world.on("ot-a", &protest(&game, &by)).expect("nothing stands against it");
    world.on("ot-a", &protest(&game, &by)).expect("the same changes nothing");
    assert_eq!(open_protests(&world), [ProtestId(1)]);
    assert_eq!(world.on("ot-a", &decide(1, upheld(" "))), Err(Refusal::CorrectionMissing));
    assert_eq!(
        world.on("ot-a", &decide(7, ProtestRuling::Rejected)),
        Err(Refusal::Book(BookRefusal::UnknownProtest(ProtestId(7))))
    );
    world.on("ot-a", &decide(1, upheld("7:5"))).expect("nothing stands against it");
    assert_eq!(
        world.on("ot-a", &decide(1, ProtestRuling::Rejected)),
        Err(Refusal::Book(BookRefusal::ProtestIsDecided(ProtestId(1))))
    );
    world.on("ot-a", &decide(1, upheld("7:5"))).expect("the same changes nothing");
    assert_eq!(journal(&world).records().len(), 2);
    assert_eq!(world.on("ot-a", &undo(1)), Err(Refusal::Journal(UndoRefusal::StandsIn { later: Step(2) })));
    world.on("ot-a", &undo(2)).expect("it is there");
    assert_eq!(open_protests(&world), [ProtestId(1)]);
}

#[test]
fn a_tournament_is_not_closed_over_an_open_protest_that_nobody_passed_over() {
    let (mut world, _) = started();
    world.play_out("ot-a");
    // Nothing depends on the last match.
    let game =
        world.contest.play(&venue_id("ot-a")).expect("it is there").games().pop().expect("there is one");
    let by = world.contest.play(&venue_id("ot-a")).expect("it is there").fixture(&game);
    let by = by.expect("it is there").sides.second.to_string();
    world.on("ot-a", &protest(&game, &by)).expect("nothing stands against it");
    // A reason that may be about anything passes over nothing.
    let refused = world.on("ot-a", &PlayCommand::Close).unwrap_err();
    assert_eq!(
        (&refused, refused.clause().id()),
        (&Refusal::Book(BookRefusal::ProtestsOpen(vec![ProtestId(1)])), "K-PROTEST")
    );
    world.on("ot-a", &pass_over(1)).expect("by its number");
    world.on("ot-a", &PlayCommand::Close).expect("it was passed over");
    // Afterwards there are no more protests, but those lodged are decided, and what happened can be recorded.
    assert_eq!(world.on("ot-a", &protest(&game, &by)), Err(Refusal::VenueClosed(venue_id("ot-a"))));
    world.on("ot-a", &decide(1, ProtestRuling::Rejected)).expect("nothing stands against it");
    world.on("ot-a", &incident(None, None, delay(40))).expect("nothing stands against it");
    assert_eq!(invariants::check(&world.contest), []);
}

#[test]
fn the_next_round_of_a_swiss_waits_for_protests_and_ends_their_time() {
    let mut world = World::online(6);
    world.begin("n1");
    world.play_open("n1");
    world.play_open("n1");
    let game = GameKey::at_table(1, 1);
    let play = world.contest.play(&venue_id("n1")).expect("it is there");
    let sides = play.fixture(&game).expect("it is there").sides;
    let by = [sides.first.to_string(), sides.second.to_string()];
    world.on("n1", &protest(&game, &by[0])).expect("in time");
    let refused = world.on("n1", &PlayCommand::NextRound);
    assert_eq!(refused, Err(Refusal::Book(BookRefusal::ProtestsOpen(vec![ProtestId(1)]))));
    world.on("n1", &pass_over(1)).expect("by its number");
    world.on("n1", &PlayCommand::NextRound).expect("it was passed over");
    let late = world.on("n1", &protest(&game, &by[1])).unwrap_err();
    assert_eq!((&late, late.clause().id()), (&Refusal::ProtestTooLate(game), "K-PROTEST"));
}

#[test]
fn a_start_that_has_a_journal_is_not_undone() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    let start = u64::try_from(world.contest.records().len()).expect("few events");
    world.on("ot-a", &incident(None, None, delay(40))).expect("nothing stands against it");
    let refusal = world.refuses_because(&kolo_contest::Command::Undo(start));
    assert_eq!(refusal, Refusal::VenueStarted(venue_id("ot-a")));
}

#[test]
fn a_journal_that_was_changed_by_hand_is_refused() {
    let (mut world, game) = started();
    world.on("ot-a", &incident(Some(&game), None, delay(40))).expect("it is there");
    world.on("ot-a", &undo(1)).expect("it is there");
    let text = world.file();
    for (now, then) in [
        ("\"undone\":{\"step\":1}", "\"undone\":{\"step\":2}"),
        (
            "\"undone\":{\"step\":1}",
            "\"wrote\":{\"event\":{\"protest.decided\":{\"id\":1,\"ruling\":\"rejected\"}},\"rounds\":0,\"slips\":1}",
        ),
        ("\"taken\":\"40s\"", "\"taken\":\"forty\""),
        ("\"undue-delay\"", "\"unheard-of\""),
    ] {
        assert!(text.contains(now), "{now}");
        assert!(read(text.replace(now, then).as_bytes()).is_err(), "{then}");
    }
    let lines = journal(&world).records();
    assert!(matches!(lines[1].event, JournalStep::Undone { step: 1 }));
}
