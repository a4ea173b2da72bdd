//! A whole open tournament by the rules of 1992, paired by the program, with everything that happens in one.

use crate::desk::{Desk, entry, id, name, result, round, sheet, table};
use kolo_messages::Lang;
use kolo_model::{
    Adjourned, Clause, FloatsTwoRoundsAgo, ForfeitResult, HalfPoints, Idle, Outcome, PlayedResult, Rating,
    RatingBasis, RoundNumber, System, Tournament,
};
use kolo_pairing::{NextRound, Options, Silent, pair};
use kolo_standings::{Criterion, PrizeList, Value, preset, share_prizes, standings};
use kolo_tournament::{
    AfterNoShow, Change, Command, DraftOrigin, Drafting, EntrantId, Entry, Event, Missing, NoShowRuling,
    OwnRules, PairingSheet, Phase, PublishedPairs, Refusal, Role, Settings, Step, TableNumber, TableResult,
    Unfinished,
};

const SEED: u64 = 1992;
const ROUNDS: u32 = 7;

/// What the engine gives on the facts as they stand, in the ids of the tournament.
fn engine_says(desk: &Desk) -> PairingSheet {
    let facts = desk.state().facts().expect("the facts are sound");
    let options = Options { seed: SEED, ..Options::default() };
    let NextRound { pairs, byes, .. } =
        pair(System::Fide1992, &facts, &options, &mut Silent).expect("the round can be paired");
    let who = |no: kolo_model::StartNumber| desk.state().order()[no.index()];
    PairingSheet {
        pairs: pairs.iter().map(|sides| sides.map(who)).collect(),
        terms: Vec::new(),
        byes: byes.iter().map(|no| who(*no)).collect(),
    }
}

/// Drafts by the program and checks the draft against the engine.
fn draft(desk: &mut Desk, unfinished: Unfinished) -> PairingSheet {
    desk.must_because("games go on tomorrow", Command::DraftRound { by: Drafting::Program, unfinished });
    let draft = desk.state().draft().expect("a draft").clone();
    assert!(draft.breaks.is_empty(), "the engine keeps the rules: {:?}", draft.breaks);
    assert!(matches!(draft.origin, DraftOrigin::Program { seed: SEED, .. }));
    assert_eq!(draft.sheet, engine_says(desk));
    draft.sheet
}

/// Drafts and publishes the next round.
fn publish(desk: &mut Desk) -> PairingSheet {
    let sheet = draft(desk, Unfinished::Wait);
    desk.must(Command::Publish);
    assert_eq!(desk.state().rounds().last().expect("it is published").sheet(), sheet);
    sheet
}

/// A result that depends on nothing but who plays and when; chosen so that three share the first place.
fn outcome(number: u32, first: EntrantId, second: EntrantId) -> PlayedResult {
    match (first.0 * 3 + second.0 * 2 + number) % 5 {
        0 | 1 => PlayedResult::FirstWins,
        2 => PlayedResult::Draw,
        _ => PlayedResult::SecondWins,
    }
}

/// Enters the results that are missing in the latest round, but for the tables in `without`.
fn play(desk: &mut Desk, without: &[TableNumber]) {
    let number = desk.state().latest_round().expect("a round is published");
    let open: Vec<_> = desk.state().unsettled().map(|(_, table, _)| table).collect();
    for at in open.into_iter().filter(|at| !without.contains(at)) {
        let sides = desk.state().table(number, at).expect("a table").sides;
        let outcome = Outcome::played(outcome(number.get(), sides.first, sides.second));
        desk.must(Command::ReportResult(TableResult { round: number, table: at, outcome, score: None }));
    }
}

/// The table of `who` in a published round.
fn table_of(desk: &Desk, number: u32, who: u32) -> TableNumber {
    let tables = &desk.state().rounds()[round(number).index()].tables;
    let index = tables.iter().position(|at| at.side_of(id(who)).is_some());
    TableNumber::from_index(index.expect("he plays"))
}

/// The step that entered the result of `who`.
fn step_of_result(desk: &Desk, number: u32, who: u32) -> Step {
    let at = table_of(desk, number, who);
    let entered = desk.ledger.records().iter().find(|record| match &record.event {
        Event::ResultConfirmed(event) => {
            desk.state().find(&event.pairing).is_some_and(|(of, table, _)| (of, table) == (round(number), at))
        }
        _ => false,
    });
    entered.expect("his result was entered").step
}

fn points(facts: &Tournament, desk: &Desk, who: u32) -> HalfPoints {
    let no = desk.state().number_of(id(who)).expect("a number");
    facts.crosstable().row(no).points(&facts.scoring(), Adjourned::AsDraw)
}

fn meets(sheet: &PairingSheet, one: u32, other: u32) -> bool {
    let both = [id(one), id(other)];
    sheet.pairs.iter().any(|sides| both.contains(&sides.first) && both.contains(&sides.second))
}

/// Twenty players from 2300 down, the last of them estimated; 3 and 13 are a forbidden pair.
fn opened() -> Desk {
    let mut desk = Desk::open(System::Fide1992, ROUNDS);
    let settings = Settings { seed: SEED, ..desk.state().settings().clone() };
    desk.must(Command::Configure(settings.clone()));
    for n in 1..=19 {
        desk.must(Command::Enter(entry(&format!("P{n:02}"), i64::from(2325 - 25 * n))));
    }
    let unknown = Entry::named(name("P20"));
    desk.must(Command::Enter(unknown.clone()));
    let draft = Command::DraftRound { by: Drafting::Program, unfinished: Unfinished::Wait };
    let clause = Clause::new("R-A1.2");
    assert_eq!(desk.ask(draft), Err(Refusal::RatingsMissing { names: vec![name("P20")], clause }));
    let estimated = Rating::new(1500, RatingBasis::Estimated).expect("a rating");
    desk.must(Command::Edit(id(20), Entry { rating: Some(estimated), ..unknown }));
    desk
}

/// Round 1: the two of one family do not meet; who stays away without a word, and what follows (R-F8).
fn round_one(desk: &mut Desk) {
    let alike = draft(desk, Unfinished::Wait);
    assert!(meets(&alike, 3, 13), "the upper half meets the lower one (D 1)");
    let apart = Settings { keep_apart: vec![vec![id(3), id(13)]], ..desk.state().settings().clone() };
    desk.must(Command::Configure(apart));
    assert!(desk.state().draft().is_none());
    let wall = publish(desk);
    assert!(!meets(&wall, 3, 13), "they are a forbidden pair (K-APART)");
    assert!(meets(&wall, 1, 11) && wall.pairs.len() == 10 && wall.byes.is_empty());
    let no_show = |desk: &Desk, who, then| Command::ReportNoShow {
        round: round(1),
        table: table_of(desk, 1, who),
        missing: Missing::One(id(who)),
        then,
    };
    let by_rule = no_show(desk, 14, AfterNoShow::ByRule);
    desk.give(Role::Helper, None, by_rule).expect("a helper may record what the rule says");
    let overruled = no_show(desk, 16, AfterNoShow::PlaysOn);
    assert_eq!(desk.ask(overruled.clone()), Err(Refusal::ReasonMissing));
    desk.must_because("the bus broke down", overruled);
    assert_eq!(desk.state().entrants()[&id(16)].no_shows.get(&round(1)), Some(&NoShowRuling::PlaysOn));
    let unfinished = table_of(desk, 1, 2);
    play(desk, &[unfinished]);
}

/// Round 2: a game goes on (R-F9), one is excused, one enters late; an undo changes the draft and a redo restores it.
fn round_two(desk: &mut Desk) {
    desk.absent(5, 2);
    let refused = desk.ask(Command::DraftRound { by: Drafting::Program, unfinished: Unfinished::Wait });
    assert!(matches!(refused, Err(Refusal::ResultsMissing(tables)) if tables.len() == 1));
    desk.must(Command::Enter(entry("P21 late", 2150)));
    let first = draft(desk, Unfinished::Adjourn);
    assert_eq!(
        points(&desk.state().facts().expect("facts"), desk, 2),
        HalfPoints::HALF,
        "it counts as a draw"
    );
    // A draft is undone together with the games it adjourned.
    let drafted = desk.latest_step();
    let reported = step_of_result(desk, 1, 1);
    desk.undo(drafted).expect("a draft can be undone");
    desk.undo(reported).expect("a result that nothing was made from can be undone");
    assert_eq!(desk.state().unsettled().count(), 2);
    desk.must_because("it was right", Command::Redo(reported));
    desk.must_because("and so was the draft", Command::Redo(drafted));
    assert_eq!(desk.state().draft().map(|draft| &draft.sheet), Some(&first));
    assert_eq!(draft(desk, Unfinished::Adjourn), first, "the same facts give the same pairs");
    desk.must(Command::Publish);
    let named: Vec<EntrantId> = first.named().collect();
    assert_eq!(named.len(), 19, "21 without the one who withdrew by F 8 and the one who is excused");
    assert!(!named.contains(&id(14)) && !named.contains(&id(5)) && named.contains(&id(21)));
    assert_eq!(first.byes.len(), 1);
    assert_eq!(desk.state().rounds()[1].idle, [(id(5), Idle::AnnouncedAbsence), (id(14), Idle::Absent)]);
    play(desk, &[]);
}

/// Before round 3: a result and colours of round 1 turn out to be wrong (R-F7); round 2 stands as it is.
fn corrections(desk: &mut Desk) {
    let wall = desk.state().rounds()[1].clone();
    let adjourned = table_of(desk, 1, 2);
    desk.must(Command::ReportResult(TableResult {
        table: adjourned,
        ..result(1, 1, PlayedResult::FirstWins)
    }));
    let of_nine = table_of(desk, 1, 9);
    let was = desk.state().table(round(1), of_nine).expect("a table").outcome;
    let other =
        if was == Outcome::played(PlayedResult::Draw) { PlayedResult::FirstWins } else { PlayedResult::Draw };
    let correct = Command::CorrectResult {
        result: TableResult { table: of_nine, ..result(1, 1, other) },
        published: PublishedPairs::Keep,
        own_rules: OwnRules::Silent,
    };
    let preview =
        desk.ledger.preview(&desk.order(Role::Arbiter, Some("misread"), correct.clone())).expect("lawful");
    assert!(preview.changes.contains(&Change::RoundKept(round(2))), "{:?}", preview.changes);
    desk.must_because("misread", correct);
    let sides = desk.state().table(round(1), of_nine).expect("a table").sides;
    let turned = Command::CorrectSides {
        round: round(1),
        table: of_nine,
        published: PublishedPairs::Keep,
        own_rules: OwnRules::Silent,
    };
    desk.must_because("played with the colours exchanged", turned);
    assert_eq!(desk.state().table(round(1), of_nine).expect("a table").sides, sides.swapped());
    assert_eq!(desk.state().rounds()[1], wall);
}

/// Rounds 3 to 7: a withdrawal, a return, a game lost by a forfeit that was announced, a corrected result with the
/// next round paired again.
fn the_rest(desk: &mut Desk) {
    desk.must(Command::Withdraw(id(7)));
    publish(desk);
    play(desk, &[]);
    desk.must_because("he called, the phone was dead", Command::Return(id(14)));
    let third = publish(desk);
    assert!(third.named().any(|who| who == id(14)) && !third.named().any(|who| who == id(7)));
    // A result of round 3 was wrong, no game of round 4 has been played yet: it is paired again (R-F7.2).
    let wrong = table(1);
    let was = desk.state().table(round(3), wrong).expect("a table").outcome;
    let right = if was == Outcome::played(PlayedResult::SecondWins) {
        PlayedResult::FirstWins
    } else {
        PlayedResult::SecondWins
    };
    let correct = Command::CorrectResult {
        result: result(3, 1, right),
        published: PublishedPairs::Revoke,
        own_rules: OwnRules::Silent,
    };
    desk.must_because("both players agree", correct);
    assert_eq!(desk.state().latest_round(), RoundNumber::new(3));
    assert_ne!(publish(desk), third, "the leaders have other points");
    play(desk, &[]);
    publish(desk);
    let excused = TableResult {
        outcome: Outcome::Forfeit(ForfeitResult::SecondWins),
        ..result(5, 1, PlayedResult::SecondWins)
    };
    desk.must(Command::ReportResult(excused));
    play(desk, &[]);
    for _ in 6..=ROUNDS {
        publish(desk);
        play(desk, &[]);
    }
    let more = desk.ask(Command::DraftRound { by: Drafting::Program, unfinished: Unfinished::Wait });
    assert_eq!(more, Err(Refusal::AllRoundsPublished { rounds: ROUNDS }));
    desk.must(Command::Finish);
    assert_eq!(desk.state().phase(), Phase::Finished);
}

/// No two meet twice, and 3 and 13 never do.
fn nobody_met_twice(desk: &Desk) {
    let mut met: Vec<[EntrantId; 2]> = Vec::new();
    for at in desk.state().rounds().iter().flat_map(|round| &round.tables) {
        let mut both = [at.sides.first, at.sides.second];
        both.sort_unstable();
        // A forfeited game was not played; those two may meet (R-B1).
        if !matches!(at.outcome, Outcome::Forfeit(_)) {
            assert!(!met.contains(&both), "{both:?}");
            met.push(both);
        }
    }
    assert!(!met.contains(&[id(3), id(13)]));
}

#[test]
fn a_whole_open_is_paired_by_the_program() {
    let mut desk = opened();
    round_one(&mut desk);
    round_two(&mut desk);
    corrections(&mut desk);
    the_rest(&mut desk);
    nobody_met_twice(&desk);

    let facts = desk.state().facts().unwrap();
    let criteria = desk.state().settings().criteria().unwrap();
    assert_eq!(criteria, preset(Some(System::Fide1992)));
    let table = standings(&facts, &criteria).unwrap();
    let places: Vec<String> = table.rows.iter().map(|row| row.place.to_string()).collect();
    let alone: Vec<String> = (1..=21).map(|place| place.to_string()).collect();
    assert_eq!(places, alone, "the lot decides the last ties");
    // The first place is shared by points: the games between the three decide (R-F10.2), money is shared (R-F10.1).
    let by_points = standings(&facts, &[Criterion::Points]).unwrap();
    let tied: Vec<_> = by_points.rows.iter().filter(|row| row.place.from == 1).map(|row| row.no).collect();
    assert_eq!(tied.len(), 3, "the first place is shared");
    for row in &table.rows {
        let direct = row.columns.iter().find(|column| column.criterion == Criterion::DirectFirst).unwrap();
        assert_eq!(matches!(direct.value, Value::Order(Some(_))), tied.contains(&row.no), "{row:?}");
    }
    let list: PrizeList = "1000,600,333".parse().unwrap();
    let prizes = share_prizes(&facts, &table, &list).unwrap();
    assert_eq!((prizes.paid(), prizes.awarded()), (1933, 1933));
    let shares: Vec<u64> = prizes.shared[0].shares.iter().map(|(_, money)| money.units).collect();
    assert_eq!(shares, [645, 644, 644], "what is left over goes to the first of the table");
    assert_eq!(prizes.shared[0].shares[0].0, table.rows[0].no);
}

/// The refusal to draft the next round by the program, which must leave everything as it was.
fn refused(desk: &mut Desk) -> Refusal {
    let order = Command::DraftRound { by: Drafting::Program, unfinished: Unfinished::Wait };
    let before = desk.state().clone();
    let previewed = desk.ledger.preview(&desk.order(Role::Arbiter, None, order.clone())).err();
    let refusal = desk.ask(order).expect_err("there is no pairing");
    assert_eq!((previewed, desk.state()), (Some(refusal.clone()), &before));
    assert_eq!(refusal.clause().id(), "R-B.abs");
    refusal
}

#[test]
fn where_there_is_no_pairing_the_refusal_names_who_blocks_it() {
    // Three of four are one family: whichever of them meets the fourth, two are left who may not meet.
    let mut desk = Desk::with_players(System::Fide1992, 3, 4);
    let family = Settings { keep_apart: vec![vec![id(1), id(2), id(3)]], ..desk.state().settings().clone() };
    desk.must(Command::Configure(family));
    let refusal = refused(&mut desk);
    for lang in Lang::ALL {
        let text = refusal.message().text(lang);
        assert!(["P1", "P2", "P3", "P4"].iter().all(|name| text.contains(name)), "{text}");
    }
    // The two of a small club have met, and no others came.
    let mut desk = Desk::with_players(System::Fide1992, 3, 2);
    desk.draft();
    desk.must(Command::Publish);
    desk.play_latest();
    let refusal = refused(&mut desk);
    assert!(refusal.message().text(Lang::En).contains("P1"), "{refusal}");
    // The arbiter may let them play again, with a reason; the sheet is marked.
    let rematch = Command::DraftRound {
        by: Drafting::ByHand(PairingSheet {
            pairs: vec![crate::desk::pair(2, 1)],
            terms: Vec::new(),
            byes: Vec::new(),
        }),
        unfinished: Unfinished::Wait,
    };
    assert!(matches!(desk.ask(rematch.clone()), Err(Refusal::BreaksNeedReason(_))));
    desk.must_because("a match of two games", rematch);
    assert_eq!(desk.state().draft().unwrap().breaks, ["R-B1a"]);
}

/// Two rounds of nine players, after which 7 has floated up and the bye of round 3 is due.
fn upfloater_before_a_bye(b6: FloatsTwoRoundsAgo) -> Desk {
    let mut desk = Desk::with_players(System::Fide1992, 4, 9);
    let settings = Settings { b6, ..desk.state().settings().clone() };
    if b6 != FloatsTwoRoundsAgo::default() {
        desk.must(Command::Configure(settings));
    }
    let idle = |desk: &mut Desk, who: &[(u32, Idle)]| {
        for (who, idle) in who {
            let next = desk.state().next_round();
            desk.must(Command::AnnounceAbsence { id: id(*who), round: next, idle: *idle });
        }
    };
    let draws = |desk: &mut Desk| {
        for at in desk.state().unsettled().map(|(round, at, _)| (round, at)).collect::<Vec<_>>() {
            let outcome = Outcome::played(PlayedResult::Draw);
            desk.must(Command::ReportResult(TableResult { round: at.0, table: at.1, outcome, score: None }));
        }
    };
    idle(&mut desk, &[(1, Idle::HalfPointBye), (7, Idle::AnnouncedAbsence)]);
    desk.publish_by_hand(&[(5, 2), (3, 6), (8, 4)], &[9]);
    draws(&mut desk);
    idle(&mut desk, &[(8, Idle::HalfPointBye), (4, Idle::AnnouncedAbsence), (5, Idle::AnnouncedAbsence)]);
    desk.publish_by_hand(&[(9, 1), (2, 3), (6, 7)], &[]);
    draws(&mut desk);
    idle(&mut desk, &[(1, Idle::AnnouncedAbsence), (9, Idle::AnnouncedAbsence)]);
    desk
}

#[test]
fn criterion_b6_is_read_as_the_tournament_says() {
    let drawn = |b6| {
        let mut desk = upfloater_before_a_bye(b6);
        desk.draft();
        let draft = desk.state().draft().expect("a draft").sheet.clone();
        // What a correction would change is worked out by the same reading.
        let turned = Command::CorrectSides {
            round: round(2),
            table: table(1),
            published: PublishedPairs::Keep,
            own_rules: OwnRules::Silent,
        };
        let preview =
            desk.ledger.preview(&desk.order(Role::Arbiter, Some("misread"), turned)).expect("lawful");
        assert!(
            preview.changes.contains(&Change::PairedAgain { round: round(3), pairs: 0 }),
            "{:?}",
            preview.changes
        );
        assert_eq!(desk.state().facts().expect("facts").b6(), b6);
        draft
    };
    // By the English text 7 may float down now, by the literal Czech one a player who floated must not.
    assert_eq!(drawn(FloatsTwoRoundsAgo::Same), sheet(&[(6, 2), (3, 8), (4, 5)], &[7]));
    assert_eq!(drawn(FloatsTwoRoundsAgo::Any), sheet(&[(6, 2), (3, 8), (7, 5)], &[4]));
}
