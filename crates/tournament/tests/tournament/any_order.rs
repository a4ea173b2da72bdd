//! Anything asked in any order: refused or carried out, never broken.

use crate::desk::{Desk, entry, id, round, table};
use crate::rulings::{counted, illegal_move};
use kolo_model::{
    AdjournedGames, ForfeitResult, GameTerms, GoSettings, Handicap, HandicapRules, Idle, Komi, McMahon,
    Outcome, PerSide, PlayedResult, SuperGroup, System,
};
use kolo_rulings::GameEnd;
use kolo_teams::{Informed, RawAbsence};
use kolo_tournament::{
    AfterNoShow, AmendGround, CheckIn, Command, Drafting, EntrantId, Entry, EqualsBy, Event, ForRating,
    IncidentId, Missing, NoShows, Note, Numbering, OwnRules, PairingSheet, ProtestId, ProtestRuling,
    PublishedPairs, Recorded, Remedy, Repeat, RevokeGround, Role, Scene, Settings, StageId, Step,
    TableResult, Timestamp, Unfinished,
};
use proptest::prelude::*;

fn outcomes() -> impl Strategy<Value = Outcome> {
    prop_oneof![
        prop::sample::select(PlayedResult::ALL.to_vec()).prop_map(Outcome::played),
        prop::sample::select(ForfeitResult::ALL.to_vec()).prop_map(Outcome::Forfeit),
        Just(Outcome::Adjourned),
    ]
}

fn results() -> impl Strategy<Value = TableResult> {
    (1u32..4, 1u32..4, outcomes(), prop::bool::ANY).prop_map(|(r, t, outcome, scored)| TableResult {
        round: round(r),
        table: table(t),
        outcome,
        score: scored.then_some(kolo_model::PerSide::new(3, 1)),
    })
}

fn keep_or_revoke() -> impl Strategy<Value = PublishedPairs> {
    prop_oneof![Just(PublishedPairs::Keep), Just(PublishedPairs::Revoke)]
}

fn own_rules() -> impl Strategy<Value = OwnRules> {
    prop_oneof![Just(OwnRules::Silent), Just(OwnRules::Provide)]
}

/// Every ground there is, of whichever rules.
fn grounds() -> impl Strategy<Value = AmendGround> {
    let all = [System::Fide1992, System::Dutch].map(AmendGround::of).concat();
    prop::sample::select(all)
}

fn rating_notes() -> impl Strategy<Value = Command> {
    let should =
        prop_oneof![2 => outcomes().prop_map(ForRating::Result), 1 => Just(ForRating::SidesExchanged)];
    (1u32..4, 1u32..4, should).prop_map(|(r, t, should)| Command::NoteForRating {
        round: round(r),
        table: table(t),
        should,
    })
}

/// Nothing, or handicap and komi of one to three games: sometimes as many as there are pairs.
fn terms() -> impl Strategy<Value = Vec<GameTerms>> {
    let stones = (0u8..4).prop_map(|stones| GameTerms {
        handicap: Handicap::new(stones).expect("few stones"),
        komi: (stones > 0).then_some(Komi::HALF),
    });
    prop_oneof![2 => Just(Vec::new()), 1 => prop::collection::vec(stones, 1..=3)]
}

/// Settings of go: nothing, or a bar and handicap.
fn go() -> impl Strategy<Value = GoSettings> {
    let mcmahon = McMahon { bar: "2d".parse().ok(), floor: "10k".parse().ok(), ..McMahon::default() };
    let handicap =
        Some(HandicapRules { none_from: "9d".parse().expect("a rank"), ..HandicapRules::default() });
    let komi = Some(Komi::from_halves(13));
    let some = GoSettings { mcmahon, handicap, komi, ..GoSettings::default() };
    prop::sample::select(vec![GoSettings::default(), some])
}

/// A player with a rank, adjusted or in the super group.
fn go_player() -> impl Strategy<Value = Entry> {
    let ranks = ["20k", "5k", "1d", "4d"].map(|rank| rank.parse().expect("a rank"));
    let super_group = [SuperGroup::Outside, SuperGroup::Member];
    let choice = (prop::sample::select(ranks.to_vec()), -2i8..3, prop::sample::select(super_group.to_vec()));
    choice.prop_map(|(rank, adjustment, super_group)| Entry {
        rank: Some(rank),
        adjustment,
        super_group,
        ..Entry::named(crate::desk::name("Kámen"))
    })
}

fn sheets() -> impl Strategy<Value = PairingSheet> {
    Just((1u32..7).collect::<Vec<_>>()).prop_shuffle().prop_flat_map(|order| {
        (0usize..=3, terms()).prop_map(move |(pairs, terms)| PairingSheet {
            terms,
            pairs: order.chunks(2).take(pairs).map(|two| crate::desk::pair(two[0], two[1])).collect(),
            byes: order[pairs * 2..].iter().copied().map(id).collect(),
        })
    })
}

fn settings() -> impl Strategy<Value = Settings> {
    let equals =
        [EqualsBy::Alphabet, EqualsBy::Lot, EqualsBy::Entry, EqualsBy::OlderFirst, EqualsBy::YoungerFirst];
    let switches = (prop::bool::ANY, prop::bool::ANY, prop::bool::ANY, prop::sample::select(equals.to_vec()));
    (system(), 3u32..6, switches, go()).prop_map(
        |(system, rounds, (required, stay, nothing, equals_by), go)| Settings {
            go,
            check_in: if required { CheckIn::Required } else { CheckIn::NotUsed },
            no_shows: if stay { NoShows::Stay } else { NoShows::Withdraw },
            adjourned_games: if nothing { AdjournedGames::WithoutPoints } else { AdjournedGames::AsDraws },
            keep_apart: if rounds == 4 { vec![vec![id(1), id(7)]] } else { Vec::new() },
            equals_by,
            ..Settings::new(crate::desk::name("Jinak"), system, rounds, 42)
        },
    )
}

fn no_shows() -> impl Strategy<Value = Command> {
    let missing = prop_oneof![3 => (1u32..8).prop_map(|n| Missing::One(id(n))), 1 => Just(Missing::Both)];
    let then = prop_oneof![3 => Just(AfterNoShow::ByRule), 1 => Just(AfterNoShow::PlaysOn)];
    (1u32..4, 1u32..4, missing, then).prop_map(|(r, t, missing, then)| Command::ReportNoShow {
        round: round(r),
        table: table(t),
        missing,
        then,
    })
}

/// Incidents, protests, ends of games and starts of rounds.
fn rulings() -> impl Strategy<Value = Command> {
    let place = || (1u32..4, 1u32..4).prop_map(|(r, t)| (round(r), table(t)));
    let scene = prop_oneof![
        Just(Scene::Tournament),
        (1u32..5).prop_map(|r| Scene::Round { stage: StageId::main(), round: round(r) }),
        (1u32..4, 1u32..9, 1u32..9).prop_map(|(r, first, second)| crate::rulings::at(r, first, second)),
    ];
    let ends = [GameEnd::Resignation, GameEnd::Time, counted(0), counted(13)].to_vec();
    let protest = || (1u32..4).prop_map(ProtestId);
    let ruling = prop_oneof![
        Just(ProtestRuling::Rejected),
        Just(ProtestRuling::Upheld(Remedy::Other)),
        outcomes().prop_map(|outcome| ProtestRuling::Upheld(Remedy::Correction(outcome.into()))),
    ];
    prop_oneof![
        2 => (scene, 0u32..6, prop::bool::ANY).prop_map(|(scene, since, again)| {
            let repeat = if again { Repeat::Again } else { Repeat::Ask };
            Command::RecordIncident { scene, assessment: illegal_move(since), repeat }
        }),
        2 => protest().prop_map(Command::PassOverProtest),
        1 => (1u32..4, 0u32..6).prop_map(|(id, since)| Command::AmendIncident {
            id: IncidentId(id),
            assessment: illegal_move(since),
        }),
        4 => (place(), 1u32..7)
            .prop_map(|((round, table), by)| Command::LodgeProtest { round, table, by: id(by) }),
        2 => (protest(), ruling, keep_or_revoke())
            .prop_map(|(id, ruling, published)| Command::DecideProtest { id, ruling, published }),
        2 => (place(), prop::sample::select(ends))
            .prop_map(|((round, table), end)| Command::DescribeEnd { round, table, end }),
        1 => (1u32..6, 0i64..3).prop_map(|(r, at)| Command::SetStart { round: round(r), at: Timestamp(at) }),
        1 => (1u32..9).prop_map(|n| Command::Note(Note::Spectator { name: crate::desk::name(&format!("{n}")) })),
        1 => (1u32..9, 0i64..3).prop_map(|(n, from)| {
            let player = kolo_tournament::player_of(id(n), 0).unwrap_or(kolo_tournament::PlayerId(n));
            let raw = RawAbsence { player, announced: 1, from, until: None, informed: Informed::Support };
            Command::Note(Note::Absence(raw.check().expect("it has no end")))
        }),
    ]
}

/// Corrections of rounds without an opponent.
fn corrected_absences() -> impl Strategy<Value = Command> {
    let who = (1u32..8).prop_map(id);
    (who, 1u32..4, prop::sample::select(Idle::ALL.to_vec()), keep_or_revoke(), own_rules()).prop_map(
        |(id, r, idle, published, own_rules)| Command::CorrectAbsence {
            id,
            round: round(r),
            idle,
            published,
            own_rules,
        },
    )
}

fn commands() -> impl Strategy<Value = Command> {
    let who = || (1u32..8).prop_map(id);
    prop_oneof![
        1 => (1i64..3000).prop_map(|rating| Command::Enter(entry("Další", rating))),
        1 => Just(Command::Enter(Entry::named(crate::desk::name("Bez ratingu")))),
        1 => who().prop_map(|id| Command::Edit(id, Entry::named(crate::desk::name("Ztratil rating")))),
        2 => Just(Command::ConfirmRatings),
        1 => (who(), 1i64..3000).prop_map(|(id, rating)| Command::Edit(id, entry("Změněný", rating))),
        1 => go_player().prop_map(Command::Enter),
        1 => (who(), go_player()).prop_map(|(id, entry)| Command::Edit(id, entry)),
        1 => who().prop_map(Command::Withdraw),
        1 => who().prop_map(Command::Return),
        1 => who().prop_map(Command::CheckIn),
        1 => who().prop_map(Command::CheckOut),
        1 => (who(), 1u32..5, prop::sample::select(Idle::ALL.to_vec()))
            .prop_map(|(id, r, idle)| Command::AnnounceAbsence { id, round: round(r), idle }),
        1 => (who(), 1u32..5).prop_map(|(id, r)| Command::CancelAbsence { id, round: round(r) }),
        1 => (prop::collection::vec(who(), 0..4), 1u32..5, prop::sample::select(Idle::ALL.to_vec()))
            .prop_map(|(who, r, idle)| Command::AnnounceAbsences { who, round: round(r), idle }),
        2 => corrected_absences(),
        2 => settings().prop_map(Command::Configure),
        1 => Just(Command::AssignNumbers(Numbering::ByRating)),
        1 => Just(Command::AssignNumbers(Numbering::ByLot)),
        1 => Just((1u32..7).map(id).collect::<Vec<_>>()).prop_shuffle()
            .prop_map(|order| Command::AssignNumbers(Numbering::Given(order))),
        3 => Just(Command::DraftRound { by: Drafting::Program, unfinished: Unfinished::Adjourn }),
        3 => sheets().prop_map(|sheet| Command::DraftRound {
            by: Drafting::ByHand(sheet),
            unfinished: Unfinished::Adjourn
        }),
        1 => sheets().prop_map(Command::EditDraft),
        1 => Just(Command::DiscardDraft),
        6 => Just(Command::Publish),
        2 => (sheets(), grounds()).prop_map(|(sheet, ground)| Command::AmendPublished { sheet, ground }),
        1 => rating_notes(),
        1 => Just(Command::RevokeRound(RevokeGround::CompetitionRules)),
        1 => Just(Command::RevokeRound(RevokeGround::Unlawful)),
        1 => Just(Command::RevokeRound(RevokeGround::Correction)),
        6 => results().prop_map(Command::ReportResult),
        2 => results().prop_map(Command::ConfirmResult),
        4 => no_shows(),
        5 => rulings(),
        2 => (results(), keep_or_revoke(), own_rules()).prop_map(|(result, published, own_rules)| Command::CorrectResult { result, published, own_rules }),
        1 => (1u32..4, 1u32..4, keep_or_revoke(), own_rules())
            .prop_map(|(r, t, published, own_rules)| Command::CorrectSides { round: round(r), table: table(t), published, own_rules }),
        1 => Just(Command::Finish),
        1 => Just(Command::Reopen),
        3 => (1u64..60).prop_map(|step| Command::Undo(Step(step))),
        2 => (1u64..60).prop_map(|step| Command::Redo(Step(step))),
    ]
}

/// Pairs all who are there, in the order of entry turned by `turn` seats.
fn draw(desk: &Desk, turn: usize) -> Command {
    let present = desk.state().entrants().keys().copied().filter(|id| desk.state().idle_next(*id).is_none());
    let mut present: Vec<EntrantId> = present.collect();
    let turn = turn % present.len().max(1);
    present.rotate_left(turn);
    let chunks = present.chunks_exact(2);
    let byes = chunks.remainder().to_vec();
    let pairs = chunks.map(|two| PerSide::new(two[0], two[1])).collect();
    let by = Drafting::ByHand(PairingSheet { pairs, terms: Vec::new(), byes });
    Command::DraftRound { by, unfinished: Unfinished::Adjourn }
}

/// Two who have no opponent in the latest round, or one of them and a late entry, at a table of their own; any players
/// if there are no two.
fn together(desk: &Desk, one: usize, other: usize) -> Command {
    let late = desk.state().late_entries();
    let latest = desk.state().rounds().last();
    let free: Vec<EntrantId> =
        latest.into_iter().flat_map(|round| round.unopposed()).chain(late.iter().copied()).collect();
    let anybody: Vec<EntrantId> = (1..8).map(id).collect();
    let of = if free.len() > 1 { &free } else { &anybody };
    let pair = PerSide::new(of[one % of.len()], of[other % of.len()]);
    let is_late = late.contains(&pair.first) || late.contains(&pair.second);
    let ground = if is_late { AmendGround::LateEntry } else { AmendGround::WithoutOpponent };
    let sheet = latest.map(|round| round.sheet()).unwrap_or_default().with_pair(pair);
    Command::AmendPublished { sheet, ground }
}

/// One step of a tournament that is under way.
#[derive(Debug, Clone)]
enum Move {
    Give(Box<Command>),
    Draw(usize),
    Together(usize, usize),
}

fn give(command: Command) -> Move {
    Move::Give(Box::new(command))
}

/// Results, people who do not come, and repairs of both, close together so that they meet.
fn steps() -> impl Strategy<Value = Move> {
    let who = || (1u32..7).prop_map(id);
    let near = || prop_oneof![4 => 10u64..25, 1 => 10u64..60].prop_map(Step);
    prop_oneof![
        6 => no_shows().prop_map(give),
        6 => rulings().prop_map(give),
        2 => corrected_absences().prop_map(give),
        4 => (results(), keep_or_revoke(), own_rules())
            .prop_map(|(result, published, own_rules)| give(Command::CorrectResult { result, published, own_rules })),
        3 => results().prop_map(|result| give(Command::ReportResult(TableResult { score: None, ..result }))),
        1 => (1u32..4, 1u32..4, keep_or_revoke(), own_rules()).prop_map(|(r, t, published, own_rules)| {
            give(Command::CorrectSides { round: round(r), table: table(t), published, own_rules })
        }),
        1 => who().prop_map(|id| give(Command::Withdraw(id))),
        2 => who().prop_map(|id| give(Command::Return(id))),
        3 => near().prop_map(|step| give(Command::Undo(step))),
        3 => near().prop_map(|step| give(Command::Redo(step))),
        2 => (0usize..6).prop_map(Move::Draw),
        6 => (0usize..9, 0usize..9).prop_map(|(one, other)| Move::Together(one, other)),
        1 => Just(give(Command::Enter(entry("Pozdní", 1500)))),
        1 => rating_notes().prop_map(give),
        2 => Just(give(Command::Publish)),
    ]
}

fn roles() -> impl Strategy<Value = Role> {
    prop_oneof![6 => Just(Role::Arbiter), 1 => Just(Role::Helper), 2 => (1u32..8).prop_map(|n| Role::Competitor(id(n)))]
}

fn system() -> impl Strategy<Value = System> {
    prop::sample::select(vec![
        System::RoundRobin,
        System::Fide1992,
        System::Dutch,
        System::Swiss,
        System::McMahon,
        System::Pisqworky2023,
    ])
}

fn reasons() -> impl Strategy<Value = Option<&'static str>> {
    prop_oneof![3 => Just(Some("why")), 1 => Just(None)]
}

/// What hangs on the wall: who meets whom in every published round, on whichever side, and who does not play.
fn published(desk: &Desk) -> Vec<impl PartialEq + std::fmt::Debug + use<>> {
    let round = |round: &std::sync::Arc<kolo_tournament::PublishedRound>| {
        let pairs: Vec<_> = round
            .tables
            .iter()
            .map(|table| {
                (table.sides.first.min(table.sides.second), table.sides.first.max(table.sides.second))
            })
            .collect();
        (pairs, round.byes.clone(), round.idle.iter().map(|(id, _)| *id).collect::<Vec<_>>())
    };
    desk.state().rounds().iter().map(round).collect()
}

/// Gives one order. `Desk::give` checks that the decided events fit and that the log replays to the same state.
/// Here besides: the state always passes the model's checks, a preview never differs from the deed, and the log
/// only grows.
pub(crate) fn give_checked(
    desk: &mut Desk,
    role: Role,
    reason: Option<&str>,
    command: Command,
) -> Result<(), TestCaseError> {
    let before = desk.ledger.records().to_vec();
    let wall = published(desk);
    let preview = desk.ledger.preview(&desk.order(role, reason, command.clone()));
    let decision = desk.give(role, reason, command);
    prop_assert_eq!(preview.map(|preview| preview.decision), decision);
    // R-F6: only these events change what is published; a published round is only ever added.
    let lawful = |record: &Recorded| matches!(record.event, Event::RoundAmended(_) | Event::RoundRevoked(_));
    if !desk.ledger.records()[before.len()..].iter().any(lawful) {
        prop_assert!(published(desk).starts_with(&wall));
    }
    prop_assert!(desk.ledger.records().starts_with(&before));
    if !desk.state().order().is_empty() {
        prop_assert_eq!(desk.state().facts().err(), None);
    }
    // R-F8: a mark stands only with a player who lost the game by not coming.
    for (id, entrant) in desk.state().entrants() {
        for round in entrant.no_shows.keys() {
            let round = &desk.state().rounds()[round.index()];
            // The opponent may have found another to play (D-C.04.2-4.4).
            let left_out = round.idle.iter().any(|(idle, _)| idle == id);
            prop_assert!(left_out || round.tables.iter().any(|table| table.is_forfeited_by(*id)));
        }
        prop_assert!(entrant.withdrawn_by_no_shows.is_empty() || entrant.withdrawn_after.is_some());
        prop_assert!(entrant.withdrawn_by_no_shows.iter().all(|round| entrant.no_shows.contains_key(round)));
    }
    // G-4.4.5: how a game ended fits its result; K-KNOWN: an incident or a protest is about a table that is there.
    for table in desk.state().rounds().iter().flat_map(|round| &round.tables) {
        prop_assert!(table.end.is_none_or(|end| end.fits(table.outcome)));
    }
    for protest in desk.state().protests().values().filter(|protest| protest.ruling.is_none()) {
        let at = desk.state().find(&protest.pairing);
        prop_assert!(
            at.is_some_and(|(_, _, at)| at.side_of(protest.by).is_some() && at.outcome != Outcome::Pending)
        );
    }
    Ok(())
}

pub(crate) fn events_read_back(desk: &Desk) -> Result<(), TestCaseError> {
    for record in desk.ledger.records() {
        let event = &record.event;
        let payload = event.payload().expect("events are plain data");
        let read = Event::read(event.code(), event.schema(), &payload).expect("it was just written");
        prop_assert_eq!(&read, event);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    #[test]
    fn the_log_stays_sound(
        system in system(),
        orders in prop::collection::vec((roles(), reasons(), commands()), 1..60),
    ) {
        let mut desk = Desk::with_players(system, 4, 6);
        for (role, reason, command) in orders {
            give_checked(&mut desk, role, reason, command)?;
        }
        events_read_back(&desk)?;
    }

    /// As above, in the middle of a tournament: round 1 is published, and people do not come to it.
    #[test]
    fn no_shows_come_and_go(
        system in prop::sample::select(vec![System::Fide1992, System::Dutch]),
        orders in prop::collection::vec((reasons(), steps()), 1..40),
    ) {
        let mut desk = Desk::with_players(system, 4, 6);
        desk.publish_by_hand(&[(1, 4), (5, 2), (3, 6)], &[]);
        for (reason, step) in orders {
            let command = match step {
                Move::Give(command) => *command,
                Move::Draw(turn) => draw(&desk, turn),
                Move::Together(one, other) => together(&desk, one, other),
            };
            give_checked(&mut desk, Role::Arbiter, reason, command)?;
        }
        events_read_back(&desk)?;
    }
}
