//! Whatever is asked in whatever order: refused or carried out, never broken.

use crate::desk::{Desk, entry, id, round, table};
use kolo_model::{ForfeitResult, Idle, Outcome, PlayedResult, System};
use kolo_tournament::{
    AmendGround, CheckIn, Command, Drafting, Event, Numbering, PairingSheet, PublishedPairs, Recorded,
    RevokeGround, Role, Seq, Settings, TableResult, Unfinished,
};
use proptest::prelude::*;

fn outcomes() -> impl Strategy<Value = Outcome> {
    prop_oneof![
        prop::sample::select(PlayedResult::ALL.to_vec()).prop_map(Outcome::played),
        Just(Outcome::Forfeit(ForfeitResult::FirstWins)),
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

fn sheets() -> impl Strategy<Value = PairingSheet> {
    Just((1u32..7).collect::<Vec<_>>()).prop_shuffle().prop_flat_map(|order| {
        (0usize..=3).prop_map(move |pairs| PairingSheet {
            pairs: order.chunks(2).take(pairs).map(|two| crate::desk::pair(two[0], two[1])).collect(),
            byes: order[pairs * 2..].iter().copied().map(id).collect(),
        })
    })
}

fn commands() -> impl Strategy<Value = Command> {
    let who = || (1u32..8).prop_map(id);
    prop_oneof![
        1 => (1i64..3000).prop_map(|rating| Command::Enter(entry("Další", rating))),
        1 => (who(), 1i64..3000).prop_map(|(id, rating)| Command::Edit(id, entry("Změněný", rating))),
        1 => who().prop_map(Command::Withdraw),
        1 => who().prop_map(Command::Return),
        1 => who().prop_map(Command::CheckIn),
        1 => who().prop_map(Command::CheckOut),
        1 => (who(), 1u32..5, prop::sample::select(Idle::ALL.to_vec()))
            .prop_map(|(id, r, idle)| Command::AnnounceAbsence { id, round: round(r), idle }),
        1 => (who(), 1u32..5).prop_map(|(id, r)| Command::CancelAbsence { id, round: round(r) }),
        1 => (system(), 3u32..6, prop::bool::ANY).prop_map(|(system, rounds, required)| {
            let check_in = if required { CheckIn::Required } else { CheckIn::NotUsed };
            let settings = Settings::new(crate::desk::name("Jinak"), system, rounds, 42);
            let keep_apart = if rounds == 4 { vec![vec![id(1), id(7)]] } else { Vec::new() };
            Command::Configure(Settings { check_in, keep_apart, ..settings })
        }),
        1 => Just(Command::AssignNumbers(Numbering::ByRating)),
        1 => Just(Command::AssignNumbers(Numbering::ByLot)),
        3 => Just(Command::DraftRound { by: Drafting::Program, unfinished: Unfinished::Adjourn }),
        3 => sheets().prop_map(|sheet| Command::DraftRound {
            by: Drafting::ByHand(sheet),
            unfinished: Unfinished::Adjourn
        }),
        1 => sheets().prop_map(Command::EditDraft),
        1 => Just(Command::DiscardDraft),
        6 => Just(Command::Publish),
        1 => sheets().prop_map(|sheet| Command::AmendPublished { sheet, ground: AmendGround::BreaksB1 }),
        1 => Just(Command::RevokeRound(RevokeGround::Unlawful)),
        1 => Just(Command::RevokeRound(RevokeGround::Correction)),
        6 => results().prop_map(Command::ReportResult),
        2 => results().prop_map(Command::ConfirmResult),
        2 => (results(), keep_or_revoke()).prop_map(|(result, published)| Command::CorrectResult { result, published }),
        1 => (1u32..4, 1u32..4, keep_or_revoke())
            .prop_map(|(r, t, published)| Command::CorrectSides { round: round(r), table: table(t), published }),
        1 => Just(Command::Finish),
        1 => Just(Command::Reopen),
        3 => (1u64..60).prop_map(|step| Command::Undo(Seq(step))),
        2 => (1u64..60).prop_map(|step| Command::Redo(Seq(step))),
    ]
}

fn roles() -> impl Strategy<Value = Role> {
    prop_oneof![6 => Just(Role::Arbiter), 1 => Just(Role::Helper), 2 => (1u32..8).prop_map(|n| Role::Competitor(id(n)))]
}

fn system() -> impl Strategy<Value = System> {
    prop::sample::select(vec![System::RoundRobin, System::Fide1992, System::Swiss, System::Pisqworky2023])
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
        (pairs, round.byes.clone(), round.idle.clone())
    };
    desk.state().rounds().iter().map(round).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    /// `Desk::give` checks after every step that the decided events fit and that the log replays to the same
    /// state. Here besides: the state always passes the model's checks, a preview never differs from the deed,
    /// and the log only grows.
    #[test]
    fn the_log_stays_sound(
        system in system(),
        orders in prop::collection::vec((roles(), reasons(), commands()), 1..60),
    ) {
        let mut desk = Desk::with_players(system, 4, 6);
        for (role, reason, command) in orders {
            let before = desk.ledger.records().to_vec();
            let wall = published(&desk);
            let preview = desk.ledger.preview(&desk.order(role, reason, command.clone()));
            let decision = desk.give(role, reason, command);
            prop_assert_eq!(preview.map(|preview| preview.decision), decision);
            // R-F6: only these events change what is published; a published round is only ever added.
            let lawful = |record: &Recorded| {
                matches!(record.event, Event::RoundAmended(_) | Event::RoundRevoked(_))
            };
            if !desk.ledger.records()[before.len()..].iter().any(lawful) {
                prop_assert!(published(&desk).starts_with(&wall));
            }
            prop_assert!(desk.ledger.records().starts_with(&before));
            if !desk.state().order().is_empty() {
                prop_assert_eq!(desk.state().facts().err(), None);
            }
        }
        for record in desk.ledger.records() {
            let event = &record.event;
            let payload = event.payload().unwrap();
            let read = Event::read(event.code(), event.schema(), &payload).unwrap();
            prop_assert_eq!(&read, event);
        }
    }
}
