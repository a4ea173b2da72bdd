//! A McMahon tournament of fourteen and a late guest, five rounds, with everything that happens at one.

use std::collections::BTreeSet;

use kolo_model::{
    Adjourned, ForfeitResult, GameTerms, GoRank, GoSettings, HalfPoints, Handicap, HandicapRules, Idle, Komi,
    McMahon, Outcome, PlayedResult, Scoring, SuperGroup, System, Tournament, Wish,
};
use kolo_pairing::{Explanation, Options, pair};
use kolo_standings::standings;
use kolo_tournament::{
    ByHand, Change, Command, DraftOrigin, Drafting, EntrantId, Entry, Fixed, Ledger, OwnRules, PairingSheet,
    PublishedPairs, Refusal, Role, Settings, TableNumber, TableResult, Unfinished,
};

use crate::desk::{Desk, id, name, round, table};

/// Name, rank and club, strongest first.
const FIELD: [(&str, &str, &str); 14] = [
    ("Adam", "4d", "Praha"),
    ("Božena", "3d", "Brno"),
    ("Cyril", "2d", "Praha"),
    ("Dana", "1d", "Plzeň"),
    ("Emil", "1d", "Brno"),
    ("Filip", "1k", "Praha"),
    ("Gita", "2k", "Plzeň"),
    ("Hugo", "3k", "Brno"),
    ("Ivana", "4k", "Praha"),
    ("Jan", "6k", "Plzeň"),
    ("Karla", "8k", "Brno"),
    ("Lev", "10k", "Praha"),
    ("Marie", "12k", "Plzeň"),
    ("Nela", "20k", "Brno"),
];

fn rank(text: &str) -> GoRank {
    text.parse().expect("a test's own rank")
}

fn player((called, rank_of, club): (&str, &str, &str)) -> Entry {
    Entry { rank: Some(rank(rank_of)), club: Some(name(club)), ..Entry::named(name(called)) }
}

fn settings() -> Settings {
    let mcmahon = McMahon { bar: Some(rank("2d")), floor: Some(rank("12k")), ..McMahon::default() };
    let handicap = Some(HandicapRules { none_from: rank("1d"), ..HandicapRules::default() });
    let half = HalfPoints::from_halves(1);
    Settings {
        go: GoSettings { mcmahon, handicap, komi: Some(Komi::from_halves(13)), ..GoSettings::default() },
        scoring: Some(Scoring { absence: half, ..Scoring::ONE_HALF_ZERO }),
        ..Settings::new(name("Velká cena"), System::McMahon, 5, 42)
    }
}

fn opened() -> Desk {
    let mut desk = Desk::open(System::McMahon, 5);
    desk.must(Command::Configure(settings()));
    for someone in FIELD {
        desk.must(Command::Enter(player(someone)));
    }
    desk
}

fn facts(desk: &Desk) -> Tournament {
    desk.state().facts().expect("the facts are sound")
}

/// The draft of the program, which is what the engine gives on the facts.
fn draft(desk: &mut Desk) -> PairingSheet {
    desk.draft();
    let draft = desk.state().draft().expect("a round is drafted").clone();
    let options = Options { seed: 42, ..Options::default() };
    let mut explanation = Explanation::default();
    let next =
        pair(System::McMahon, &facts(desk), &options, &mut explanation).expect("the round can be paired");
    let who = |no: kolo_model::StartNumber| desk.state().order()[no.index()];
    let pairs: Vec<_> = next.pairs.iter().map(|pair| pair.map(who)).collect();
    assert_eq!((&draft.sheet.pairs, draft.sheet.byes.len()), (&pairs, next.byes.len()));
    let version = env!("CARGO_PKG_VERSION").to_owned();
    assert_eq!(draft.origin, DraftOrigin::Program { version, seed: 42 });
    draft.sheet
}

/// Drafts, publishes and plays a round: the lower number wins, except at the last table, where it is a jigo.
fn play(desk: &mut Desk) -> PairingSheet {
    let sheet = draft(desk);
    desk.must(Command::Publish);
    play_published(desk);
    sheet
}

fn play_published(desk: &mut Desk) {
    let number = desk.state().latest_round().expect("a round is published");
    let tables = desk.state().rounds()[number.index()].tables.clone();
    for (index, seat) in tables.iter().enumerate().filter(|(_, seat)| seat.outcome == Outcome::Pending) {
        let result = if index + 1 == tables.len() {
            PlayedResult::Draw
        } else if seat.sides.first < seat.sides.second {
            PlayedResult::FirstWins
        } else {
            PlayedResult::SecondWins
        };
        let table = TableNumber::from_index(index);
        let outcome = Outcome::played(result);
        desk.must(Command::ReportResult(TableResult { round: number, table, outcome, score: None }));
    }
}

fn called(desk: &Desk, who: EntrantId) -> String {
    desk.state().entrants()[&who].entry.name.to_string()
}

#[test]
fn fourteen_players_and_a_guest_play_five_rounds() {
    let mut desk = opened();
    desk.absent(9, 2);

    let first = play(&mut desk);
    assert_eq!(first.pairs.len(), 7);
    // Start coefficients are cut at the bar and the floor.
    let starts: Vec<u32> =
        facts(&desk).competitors().iter().map(|c| facts(&desk).start(c.no).value).collect();
    assert_eq!(starts, [31, 31, 31, 30, 30, 29, 28, 27, 26, 24, 22, 20, 18, 18]);

    // A late guest gets the next number; round 2 then has fourteen present, the absent one aside.
    desk.must(Command::Enter(player(("Otto", "5k", "Praha"))));
    let second = play(&mut desk);
    assert_eq!((second.pairs.len(), second.byes.len()), (7, 0));
    let guest = facts(&desk).crosstable().rows()[14].clone();
    assert_eq!(guest.cells[0], kolo_model::Cell::Idle(Idle::Absent));

    // Ivana was excused from round 2, which is worth half a point here.
    let excused = facts(&desk).crosstable().rows()[8].cells[1];
    assert_eq!(excused.points(&facts(&desk).scoring(), Adjourned::NotYet), HalfPoints::from_halves(1));

    // Two of fifteen withdraw: thirteen are an odd field, and one player is free.
    desk.must(Command::Withdraw(id(14)));
    desk.must(Command::Withdraw(id(5)));
    let third = play(&mut desk);
    let free = third.byes.clone();
    assert_eq!((third.pairs.len(), free.len()), (6, 1));

    // A slip of round 3 was misread: who won changes, and the draft of round 4 goes.
    let misread = TableResult {
        round: round(3),
        table: table(1),
        outcome: Outcome::played(PlayedResult::Draw),
        score: None,
    };
    draft(&mut desk);
    let correction = Command::CorrectResult {
        result: misread,
        published: PublishedPairs::Keep,
        own_rules: OwnRules::Silent,
    };
    let order = desk.order(Role::Arbiter, Some("the slip says jigo"), correction.clone());
    let changes = desk.ledger.preview(&order).expect("a lawful correction").changes;
    assert!(changes.contains(&Change::DraftDiscarded(round(4))), "{changes:?}");
    desk.must_because("the slip says jigo", correction);
    let corrected = desk.latest_step();
    desk.undo(corrected).expect("nothing depends on it");
    desk.give(Role::Arbiter, Some("it was right"), Command::Redo(corrected)).expect("it was undone");

    let fourth = play(&mut desk);
    // No player has a second free round while others had none.
    assert!(fourth.byes.iter().all(|who| !free.contains(who)), "{free:?} {:?}", fourth.byes);
    let missing = TableResult {
        outcome: Outcome::Forfeit(ForfeitResult::FirstWins),
        ..TableResult { round: round(5), table: table(2), outcome: Outcome::Pending, score: None }
    };
    draft(&mut desk);
    desk.must(Command::Publish);
    desk.must(Command::ReportResult(missing));
    play_published(&mut desk);
    desk.must(Command::Finish);

    let facts = facts(&desk);
    let list = desk.state().settings().criteria().expect("the usual order");
    let table = standings(&facts, &list).expect("a McMahon table");
    let top: Vec<String> =
        table.rows.iter().take(3).map(|row| called(&desk, desk.state().order()[row.no.index()])).collect();
    assert_eq!(top[0], "Adam");
    assert_eq!(desk.state().rounds().len(), 5);
    // No two met twice, whatever was corrected in between.
    let tables = || desk.state().rounds().iter().flat_map(|round| &round.tables);
    let met: BTreeSet<_> =
        tables().map(|seat| BTreeSet::from([seat.sides.first, seat.sides.second])).collect();
    assert_eq!(met.len(), tables().count());
}

#[test]
fn tables_are_published_with_handicap_and_komi() {
    let mut desk = opened();
    let sheet = draft(&mut desk);
    assert_eq!(sheet.terms.len(), sheet.pairs.len());
    desk.must(Command::Publish);
    for seat in &desk.state().rounds()[0].tables {
        let even = seat.terms == GameTerms { handicap: Handicap::NONE, komi: Some(Komi::from_halves(13)) };
        let with_stones = !seat.terms.handicap.is_none() && seat.terms.komi == Some(Komi::HALF);
        assert!(even || with_stones, "{seat:?}");
    }
    // The facts carry them: a handicap game does not count for the balance of colours.
    let published: Vec<GameTerms> = desk.state().rounds()[0].tables.iter().map(|table| table.terms).collect();
    let in_facts: Vec<GameTerms> = facts(&desk).rounds()[0].games.iter().map(|game| game.terms).collect();
    assert_eq!(published, in_facts);
    assert!(published.iter().any(|terms| !terms.handicap.is_none()), "{published:?}");
    let origin = &desk.state().rounds()[0].origin;
    let words = origin.message().text(kolo_messages::Lang::En);
    assert_eq!(words, format!("paired by Kolo {} with seed 42", env!("CARGO_PKG_VERSION")));
}

#[test]
fn the_arbiter_changes_handicap_and_komi_of_a_draft() {
    let mut desk = opened();
    let drawn = draft(&mut desk);
    let mut agreed = drawn.clone();
    agreed.terms[0] = GameTerms { handicap: Handicap::new(3).unwrap(), komi: Some(Komi::HALF) };
    let edit = Command::EditDraft(agreed.clone());
    assert_eq!(desk.ask(edit.clone()), Err(Refusal::ReasonMissing));
    let order = desk.order(Role::Arbiter, Some("agreed"), edit.clone());
    let changes = desk.ledger.preview(&order).expect("a lawful edit").changes;
    assert_eq!(changes, [Change::Terms { round: round(1), tables: 1 }]);
    desk.must_because("agreed", edit);

    // Turning another pair round by hand keeps what was agreed for the first one.
    let mut turned = PairingSheet { terms: Vec::new(), ..agreed.clone() };
    let last = turned.pairs.len() - 1;
    turned.pairs[last] = turned.pairs[last].swapped();
    desk.must_because("nigiri", Command::EditDraft(turned));
    assert_eq!(desk.state().draft().unwrap().sheet.terms[0], agreed.terms[0]);
    desk.must(Command::Publish);
    let published = &desk.state().rounds()[0];
    assert_eq!((published.tables[0].terms, published.changed), (agreed.terms[0], ByHand::Changed));

    let short = PairingSheet { terms: vec![GameTerms::EVEN], ..drawn };
    play_published(&mut desk);
    let by = Drafting::ByHand(short);
    let refusal = desk.ask(Command::DraftRound { by, unfinished: Unfinished::Wait }).unwrap_err();
    assert_eq!(
        (refusal.clone(), refusal.clause().id()),
        (Refusal::TermsIncomplete { terms: 1, pairs: 7 }, "K-ROUND")
    );
}

#[test]
fn pairs_by_hand_get_the_handicap_of_the_tournament() {
    let mut desk = opened();
    // Nela (20k, at the floor of 12k: 18) against Ivana (4k: 26), on either side.
    let pairs = [(14, 9), (1, 2), (3, 4), (5, 6), (7, 8), (10, 11), (12, 13)];
    desk.draft_by_hand(&pairs, &[]);
    let terms = desk.state().draft().unwrap().sheet.terms.clone();
    assert_eq!(terms[0], GameTerms { handicap: Handicap::new(7).unwrap(), komi: Some(Komi::HALF) });
    assert_eq!(terms[1].handicap, Handicap::NONE);
    // With the stronger one on the side of Black there are no stones to give.
    desk.must_because(
        "by hand",
        Command::DraftRound {
            by: Drafting::ByHand(crate::desk::sheet(
                &[(9, 14), (1, 2), (3, 4), (5, 6), (7, 8), (10, 11), (12, 13)],
                &[],
            )),
            unfinished: Unfinished::Wait,
        },
    );
    assert_eq!(desk.state().draft().unwrap().sheet.terms[0].handicap, Handicap::NONE);
}

#[test]
fn what_start_coefficients_are_made_from_is_fixed_or_needs_a_reason() {
    let mut desk = opened();
    play(&mut desk);
    let now = desk.state().settings().clone();
    let with = |go: GoSettings| Settings { go, ..now.clone() };
    let bar = McMahon { bar: Some(rank("5d")), ..now.go.mcmahon };
    let mut wishes = now.go.draw.clone();
    wishes.wishes = Some(vec![Wish::Club]);
    for (fixed, other) in [
        (Fixed::StartCoefficients, with(GoSettings { mcmahon: bar, ..now.go.clone() })),
        (Fixed::Handicap, with(GoSettings { handicap: None, ..now.go.clone() })),
        (Fixed::Draw, with(GoSettings { draw: wishes, ..now.go.clone() })),
    ] {
        let refusal = desk.ask(Command::Configure(other)).unwrap_err();
        assert_eq!((refusal.clone(), refusal.clause().id()), (Refusal::SettingsFixed(vec![fixed]), "K-LOCK"));
    }
    let komi = with(GoSettings { komi: Some(Komi::from_halves(15)), ..now.go.clone() });
    assert_eq!(desk.ask(Command::Configure(komi.clone())), Err(Refusal::ReasonMissing));
    desk.must_because("the sheet said 7.5", Command::Configure(komi));

    // A wrong rank is corrected with a reason; what it changes is shown.
    let stronger = Entry { rank: Some(rank("1d")), ..player(FIELD[7]) };
    let edit = Command::Edit(id(8), stronger);
    assert_eq!(desk.ask(edit.clone()), Err(Refusal::ReasonMissing));
    let order = desk.order(Role::Arbiter, Some("promoted last week"), edit.clone());
    let changes = desk.ledger.preview(&order).expect("a lawful correction").changes;
    assert!(changes.contains(&Change::Start { name: name("Hugo"), before: 27, after: 30 }), "{changes:?}");
    desk.must_because("promoted last week", edit);
}

#[test]
fn adjustment_and_super_group_reach_the_start_coefficients() {
    let mut desk = opened();
    desk.must(Command::Edit(id(13), Entry { adjustment: 2, ..player(FIELD[12]) }));
    desk.must(Command::Edit(id(1), Entry { super_group: SuperGroup::Member, ..player(FIELD[0]) }));
    desk.draft();
    let facts = facts(&desk);
    let start = |who: u32| facts.start(desk.state().number_of(id(who)).unwrap()).value;
    assert_eq!((start(1), start(2), start(13)), (31, 30, 20));
}

#[test]
fn settings_that_no_file_could_have_are_refused() {
    let mut desk = Desk::open(System::McMahon, 5);
    let base = settings();
    let upside_down = McMahon { bar: Some(rank("10k")), floor: Some(rank("1d")), ..McMahon::default() };
    let professional = McMahon { first_professional: rank("1p"), ..McMahon::default() };
    let mut twice = GoSettings::default();
    twice.draw.wishes = Some(vec![Wish::Club, Wish::Colours, Wish::Club]);
    for go in [
        GoSettings { mcmahon: upside_down, ..GoSettings::default() },
        GoSettings { mcmahon: professional, ..GoSettings::default() },
        twice,
    ] {
        let refusal = desk.ask(Command::Configure(Settings { go, ..base.clone() })).unwrap_err();
        assert!(matches!(refusal, Refusal::SettingsImpossible(_)), "{refusal:?}");
    }
}

#[test]
fn numbers_follow_the_strength_that_coefficients_are_taken_from() {
    let mut desk = Desk::open(System::McMahon, 3);
    let rated = |called, points| crate::desk::entry(called, points);
    desk.must(Command::Enter(rated("Rated 5k", 1650)));
    desk.must(Command::Enter(player(("Ranked 3d", "3d", "Brno"))));
    desk.must(Command::Enter(Entry::named(name("Nobody knows"))));
    desk.must(Command::Enter(rated("Rated 1d", 2100)));
    desk.draft();
    let order: Vec<String> = desk.state().order().iter().map(|who| called(&desk, *who)).collect();
    assert_eq!(order, ["Ranked 3d", "Rated 1d", "Rated 5k", "Nobody knows"]);
}

#[test]
fn a_log_of_go_reads_back_from_its_events() {
    let mut desk = opened();
    play(&mut desk);
    let replayed = Ledger::replay(desk.ledger.records().to_vec()).expect("the log replays");
    assert_eq!(replayed.state(), desk.ledger.state());
    for record in desk.ledger.records() {
        let event = &record.event;
        let payload = event.payload().expect("plain data");
        let read = kolo_tournament::Event::read(event.code(), event.schema(), &payload);
        assert_eq!(&read.expect("just written"), event);
    }
}
