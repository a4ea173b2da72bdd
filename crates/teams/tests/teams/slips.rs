//! Slips: reports of both sides, decisions, corrections, and random orders against a plain record.

use kolo_messages::Lang;
use kolo_model::{PerSide, Side, SplitMix64};
use kolo_teams::{
    Actor, BoardNumber, Difference, DuelNumber, DuelResult, Game, InvalidSlipEvent, LineUp, MatchResult,
    Papers, PlayerId, Seat, SettledBy, Shape, Slip, SlipCommand, SlipEvent, SlipNeed, SlipRefusal, SlipRule,
    SlipState, Terms, decide, differences, parse_entry,
};

use crate::support::{any_line_up, below, finished_game, pick, two_teams};

const THREE: Shape = Shape::THREE;

fn entry(text: &str) -> MatchResult {
    parse_entry(text, THREE).expect("readable")
}

fn report(by: Side, text: &str) -> SlipCommand {
    SlipCommand::Report { by, entry: entry(text) }
}

fn enter(text: &str, reason: Option<&str>) -> SlipCommand {
    SlipCommand::Enter { line_up: None, entry: entry(text), reason: reason.map(str::to_owned) }
}

fn correct(text: &str, reason: Option<&str>) -> SlipCommand {
    SlipCommand::Correct { line_up: None, entry: entry(text), reason: reason.map(str::to_owned) }
}

/// Decides and applies; whether something happened.
fn give(slip: &mut Slip, command: &SlipCommand) -> Result<bool, SlipRefusal> {
    let event = decide(slip, Terms::default(), command)?;
    if let Some(event) = &event {
        slip.apply(event).expect("a decided event fits");
    }
    Ok(event.is_some())
}

fn played(commands: &[SlipCommand]) -> Slip {
    let mut slip = Slip::new(THREE);
    for command in commands {
        assert_eq!(give(&mut slip, command), Ok(true), "{command:?}");
    }
    slip
}

/// P-2.1.1.5: both sides say the same.
#[test]
fn equal_reports_settle_the_match() {
    let mut slip = played(&[report(Side::Second, "11 10 =0")]);
    assert_eq!(slip.state(), SlipState::Reported(Side::Second));
    assert_eq!(give(&mut slip, &report(Side::First, "11 10 =0")), Ok(true));
    let settled = slip.settled().expect("both said the same");
    assert_eq!((settled.by, settled.sheet.result().score), (SettledBy::Sides, PerSide::new(7, 5)));
    assert!(slip.is_confirmed_by(Side::First) && slip.is_confirmed_by(Side::Second));
}

#[test]
fn a_score_confirms_games_and_the_fuller_report_counts() {
    let slip = played(&[report(Side::First, "7:5"), report(Side::Second, "11 10 =0")]);
    let settled = slip.settled().expect("the score agrees");
    assert_eq!(settled.sheet.sheet().entry, entry("11 10 =0"));
    let slip = played(&[report(Side::First, "6:6"), report(Side::Second, "11 10 =0")]);
    let reports = Side::BOTH.map(|side| slip.report(side).expect("reported").result());
    let reports = PerSide::new(reports[0], reports[1]);
    assert_eq!(slip.state(), SlipState::Mismatch(vec![Difference::Result { reports }]));
    let slip = played(&[report(Side::First, "- - -"), report(Side::Second, "-:+")]);
    assert!(slip.settled().is_some(), "nobody came on any board");
}

#[test]
fn different_reports_name_the_duels() {
    let mut slip = played(&[report(Side::First, "11 1- =0"), report(Side::Second, "10 1.- =0")]);
    let duel = |board, duel, first, second| Difference::Duel {
        board: BoardNumber(board),
        duel,
        reports: PerSide::new(first, second),
    };
    let SlipState::Mismatch(found) = slip.state() else { panic!("they differ: {:?}", slip.state()) };
    let forfeited = DuelResult::ForfeitedBy(kolo_teams::ForfeitBy::First);
    assert_eq!(
        found[..2],
        [
            duel(1, DuelNumber::Two, Some(DuelResult::FirstWins), Some(DuelResult::SecondWins)),
            duel(2, DuelNumber::Two, Some(forfeited), None),
        ]
    );
    assert!(matches!(found[2..], [Difference::Forfeit { board: BoardNumber(2), .. }]));
    for lang in Lang::ALL {
        assert!(found.iter().all(|difference| !difference.message().text(lang).contains(['{', '}'])));
    }
    assert_eq!(slip.needs(SlipRule::LineUpAnyTime), [SlipNeed::Decision, SlipNeed::Papers]);

    assert_eq!(give(&mut slip, &enter("11 1- =0", None)), Err(SlipRefusal::ReasonMissing));
    assert_eq!(give(&mut slip, &enter("11 1- =0", Some("  "))), Err(SlipRefusal::ReasonMissing));
    assert_eq!(give(&mut slip, &enter("11 1- =0", Some("game sheets seen"))), Ok(true));
    assert_eq!(slip.settled().and_then(|settled| settled.reason.as_deref()), Some("game sheets seen"));
    assert!(slip.is_confirmed_by(Side::First) && !slip.is_confirmed_by(Side::Second));
    assert_eq!(give(&mut slip, &report(Side::Second, "11 1- =0")), Ok(true), "he comes round");
    assert!(slip.is_confirmed_by(Side::Second));
}

#[test]
fn a_report_can_be_replaced_until_the_other_side_confirms() {
    let mut slip = played(&[report(Side::First, "6:6"), report(Side::First, "7:5")]);
    assert_eq!(give(&mut slip, &report(Side::First, "7:5")), Ok(false), "sent twice, counts once");
    assert_eq!(give(&mut slip, &report(Side::Second, "7:5")), Ok(true));
    assert_eq!(give(&mut slip, &report(Side::Second, "7:5")), Ok(false));
    assert_eq!(give(&mut slip, &report(Side::First, "8:4")), Err(SlipRefusal::Settled));
    assert_eq!(SlipRefusal::Settled.clause().id(), "P-2.1.1.5");
}

#[test]
fn the_desk_may_enter_a_result_directly() {
    let mut slip = played(&[enter("7:5", None)]);
    assert_eq!(slip.settled().map(|settled| settled.by), Some(SettledBy::Organiser));
    assert_eq!(give(&mut slip, &enter("7:5", None)), Ok(false));
    assert_eq!(give(&mut slip, &enter("8:4", None)), Err(SlipRefusal::Settled));
    let agreeing = played(&[report(Side::First, "7:5"), enter("11 10 =0", None)]);
    assert!(agreeing.is_confirmed_by(Side::First));
}

#[test]
fn a_correction_needs_a_reason_and_keeps_the_old_sheet() {
    let mut slip = Slip::new(THREE);
    assert_eq!(give(&mut slip, &correct("7:5", Some("why"))), Err(SlipRefusal::NotSettled));
    assert_eq!(give(&mut slip, &enter("7:5", None)), Ok(true));
    assert_eq!(give(&mut slip, &correct("8:4", None)), Err(SlipRefusal::ReasonMissing));
    assert_eq!(give(&mut slip, &correct("8:4", Some("misread"))), Ok(true));
    assert_eq!(give(&mut slip, &correct("8:4", Some("misread"))), Ok(false));
    assert_eq!(give(&mut slip, &correct("6:6", Some("misread again"))), Ok(true));
    let past: Vec<(u32, &str)> = slip
        .past()
        .iter()
        .map(|past| (past.settlement.sheet.result().score.first, past.reason.as_str()))
        .collect();
    assert_eq!(past, [(7, "misread"), (8, "misread again")]);
    assert_eq!(slip.settled().map(|settled| settled.sheet.result().score.first), Some(6));
}

/// P-3.1.5: in the grand final the pairings come first.
#[test]
fn the_grand_final_refuses_a_result_without_line_up() {
    let teams = two_teams(THREE);
    let rosters = Some(PerSide::new(&teams.first, &teams.second));
    let strict = Terms { slip_rule: SlipRule::LineUpFirst, rosters, ..Terms::default() };
    let mut slip = Slip::new(THREE);
    let commands = [report(Side::First, "7:5"), enter("7:5", None)];
    for command in &commands {
        let refusal = decide(&slip, strict, command).unwrap_err();
        assert_eq!(refusal.clause().id(), "P-3.1.5");
    }
    assert_eq!(slip.needs(SlipRule::LineUpFirst)[0], SlipNeed::LineUp);
    let seats = |from: u32| (from..from + 3).map(|number| Seat::Player(PlayerId(number))).collect();
    let line_up = LineUp::of_seats(THREE, &PerSide::new(seats(11), seats(21)));
    let set = SlipCommand::SetLineUp { by: Actor::First, line_up };
    assert_eq!(give(&mut slip, &set), Ok(true));
    assert_eq!(give(&mut slip, &set), Ok(false));
    assert!(decide(&slip, strict, &report(Side::First, "7:5")).is_ok());
    let strangers = LineUp::of_seats(THREE, &PerSide::new(seats(11), seats(51)));
    let strangers = SlipCommand::SetLineUp { by: Actor::Second, line_up: strangers };
    assert_eq!(decide(&slip, strict, &strangers).unwrap_err().clause().id(), "P-1.1.2.3");
    assert_eq!(give(&mut slip, &report(Side::First, "7:5")), Ok(true));
    assert_eq!(decide(&slip, Terms::default(), &strangers), Err(SlipRefusal::LineUpFixed));
}

#[test]
fn papers_are_ticked_by_the_desk() {
    let mut slip = played(&[enter("7:5", None)]);
    assert_eq!(slip.needs(SlipRule::LineUpAnyTime), [SlipNeed::Papers]);
    assert_eq!(give(&mut slip, &SlipCommand::TickPapers(Papers::HandedIn)), Ok(true));
    assert_eq!(give(&mut slip, &SlipCommand::TickPapers(Papers::HandedIn)), Ok(false));
    assert_eq!((slip.papers(), slip.needs(SlipRule::LineUpAnyTime)), (Papers::HandedIn, vec![]));
    assert_eq!(give(&mut slip, &SlipCommand::TickPapers(Papers::Due)), Ok(true), "it was the wrong pile");
    let unplayed = played(&[enter("+:-", None)]);
    assert_eq!(unplayed.needs(SlipRule::LineUpFirst), [], "nothing was played");
}

#[test]
fn an_event_of_another_match_does_not_fit() {
    let mut slip = played(&[enter("7:5", None)]);
    let before = slip.clone();
    let five = parse_entry("10:10", Shape::FIVE).expect("readable");
    let mut other = Slip::new(Shape::FIVE);
    let command = SlipCommand::Enter { line_up: None, entry: five.clone(), reason: None };
    let event = decide(&other, Terms::default(), &command).expect("sound").expect("new");
    assert_eq!(slip.apply(&event), Err(InvalidSlipEvent::OtherShape));
    assert!(matches!(
        slip.apply(&SlipEvent::Reported { side: Side::First, entry: five }),
        Err(InvalidSlipEvent::Unsound(_))
    ));
    let corrected =
        decide(&slip, Terms::default(), &correct("8:4", Some("why"))).expect("sound").expect("new");
    assert_eq!(Slip::new(THREE).apply(&corrected), Err(InvalidSlipEvent::OtherSheet));
    assert_eq!(slip, before, "nothing has changed");
    other.apply(&event).expect("its own event fits");
}

/// What a stored event looks like. These texts are kept for ever.
#[test]
fn stored_events_stay_readable() {
    let stored = [
        r#"{"line-up-set":{"by":"organiser","line_up":[{"seats":{"first":11,"second":null},"opens":"first"}]}}"#,
        r#"{"reported":{"side":"first","entry":{"games":[{"duels":["first-wins",{"forfeited-by":"both"}]}]}}}"#,
        r#"{"confirmed":{"side":"second","entry":{"score":{"first":2,"second":0,"void":1}},"sheet":{"boards":1,"entry":{"games":[{"duels":["draw","second-wins"]}]}}}}"#,
        r#"{"entered":{"sheet":{"boards":3,"entry":{"forfeit":"second"}}}}"#,
        r#"{"corrected":{"was":{"boards":3,"entry":{"score":{"first":7,"second":5}}},"sheet":{"boards":3,"entry":{"score":{"first":8,"second":4}}},"reason":"misread"}}"#,
        r#"{"papers-ticked":"handed-in"}"#,
    ];
    for text in stored {
        let event: SlipEvent = serde_json::from_str(text).expect(text);
        assert_eq!(serde_json::to_string(&event).expect("written"), text);
    }
}

fn any_entry(shape: Shape, common: &[MatchResult], random: &mut SplitMix64) -> MatchResult {
    if random.happens(700) {
        return common[below(random, common.len())].clone();
    }
    let mut games: Vec<Game> = (0..shape.boards()).map(|_| finished_game(random)).collect();
    if random.happens(100) {
        games.pop();
    }
    MatchResult::of_games(games)
}

fn any_command(slip: &Slip, common: &[MatchResult], random: &mut SplitMix64) -> SlipCommand {
    let shape = slip.shape();
    let reason = random.happens(500).then(|| "because".to_owned());
    match random.below(10) {
        0 => SlipCommand::SetLineUp {
            by: pick(random, &[Actor::First, Actor::Second, Actor::Organiser]),
            line_up: any_line_up(shape, random, 0),
        },
        1 => SlipCommand::Enter { line_up: None, entry: any_entry(shape, common, random), reason },
        2 => SlipCommand::Correct { line_up: None, entry: any_entry(shape, common, random), reason },
        3 => SlipCommand::TickPapers(pick(random, &[Papers::Due, Papers::HandedIn])),
        _ => SlipCommand::Report { by: pick(random, &Side::BOTH), entry: any_entry(shape, common, random) },
    }
}

/// What a person with a sheet of paper would know.
#[derive(Default)]
struct PlainRecord {
    last: [Option<MatchResult>; 2],
    corrections: usize,
}

#[test]
fn random_orders_never_lose_a_report() {
    let mut random = SplitMix64::new(2023);
    let (mut settled_by_sides, mut mismatches, mut corrections) = (0, 0, 0);
    for _ in 0..3_000 {
        let shape = crate::support::any_shape(&mut random);
        let mut slip = Slip::new(shape);
        let common: Vec<MatchResult> = (0..2)
            .map(|_| {
                MatchResult::of_games((0..shape.boards()).map(|_| finished_game(&mut random).canonical()))
            })
            .collect();
        let mut events: Vec<SlipEvent> = Vec::new();
        let mut plain = PlainRecord::default();
        for _ in 0..12 {
            let command = any_command(&slip, &common, &mut random);
            let before = slip.clone();
            let decided = decide(&slip, Terms::default(), &command);
            assert_eq!(slip, before, "deciding changes nothing");
            let Ok(Some(event)) = decided else { continue };
            slip.apply(&event).expect("a decided event fits");
            assert_eq!(decide(&slip, Terms::default(), &command), Ok(None), "sent twice, counts once");
            if let SlipEvent::Reported { side, entry } | SlipEvent::Confirmed { side, entry, .. } = &event {
                plain.last[*side as usize] = Some(entry.clone());
            }
            plain.corrections += usize::from(matches!(event, SlipEvent::Corrected { .. }));
            settled_by_sides += usize::from(matches!(event, SlipEvent::Confirmed { .. }));
            mismatches += usize::from(matches!(slip.state(), SlipState::Mismatch(_)));
            if let SlipState::Mismatch(found) = slip.state() {
                assert!(!found.is_empty(), "two reports that agree are settled");
            }
            events.push(event);
        }
        for side in Side::BOTH {
            let expected = plain.last[side as usize].as_ref().map(canonical);
            assert_eq!(slip.report(side).map(|sheet| sheet.sheet().entry.clone()), expected);
        }
        assert_eq!(slip.past().len(), plain.corrections);
        corrections += plain.corrections;

        let mut replayed = Slip::new(shape);
        for event in &events {
            let text = serde_json::to_string(event).expect("written");
            let event: SlipEvent = serde_json::from_str(&text).expect("read");
            replayed.apply(&event).expect("the log fits");
        }
        assert_eq!(replayed, slip);
    }
    assert!(settled_by_sides > 500 && mismatches > 500 && corrections > 500);
}

fn canonical(entry: &MatchResult) -> MatchResult {
    match entry {
        MatchResult::Boards(boards) => {
            MatchResult::Boards(boards.iter().map(|board| board.canonical()).collect())
        }
        MatchResult::Game(_) | MatchResult::Score(_) | MatchResult::Forfeit(_) => entry.clone(),
    }
}

#[test]
fn two_sheets_differ_in_both_directions_or_in_none() {
    let mut random = SplitMix64::new(77);
    for _ in 0..2_000 {
        let sheets = [0, 1].map(|_| {
            let games = (0..3)
                .map(|_| Game { forfeit: None, ..finished_game(&mut random) })
                .map(|game| if game.is_over() { game } else { Game::of(DuelResult::Draw, DuelResult::Draw) });
            kolo_teams::MatchSheet::new(THREE, MatchResult::of_games(games))
                .check(Terms::default())
                .expect("sound")
        });
        let there = differences(&sheets[0], &sheets[1]);
        assert_eq!(there.len(), differences(&sheets[1], &sheets[0]).len());
        assert_eq!(there.is_empty(), sheets[0] == sheets[1]);
        assert!(differences(&sheets[0], &sheets[0]).is_empty());
    }
}
