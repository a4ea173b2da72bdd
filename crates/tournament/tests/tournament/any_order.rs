//! Whatever is asked in whatever order: refused or carried out, never broken.

use crate::desk::{Desk, entry, id, round, table};
use kolo_model::{ForfeitResult, Idle, Outcome, PlayedResult, System};
use kolo_tournament::{
    AmendGround, Command, Drafting, Event, Numbering, PairingSheet, PublishedPairs, RevokeGround, Role, Seq,
    TableResult, Unfinished,
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
    (1u32..4, 1u32..4, outcomes()).prop_map(|(r, t, outcome)| TableResult {
        round: round(r),
        table: table(t),
        outcome,
        score: None,
    })
}

fn published() -> impl Strategy<Value = PublishedPairs> {
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
        1 => Just(Command::RevokeRound(RevokeGround::NotPlayed)),
        1 => Just(Command::RevokeRound(RevokeGround::Correction)),
        6 => results().prop_map(Command::ReportResult),
        1 => (1u32..4, 1u32..4).prop_map(|(r, t)| Command::ConfirmResult { round: round(r), table: table(t) }),
        2 => (results(), published()).prop_map(|(result, published)| Command::CorrectResult { result, published }),
        1 => (1u32..4, 1u32..4, published())
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

fn systems() -> impl Strategy<Value = System> {
    prop::sample::select(vec![System::RoundRobin, System::Fide1992, System::Swiss])
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    /// `Desk::give` checks after every step that the decided events fit and that the log replays to the same
    /// state. Here besides: the state always passes the model's checks, a preview never differs from the deed,
    /// and the log only grows.
    #[test]
    fn the_log_stays_sound(
        system in systems(),
        orders in prop::collection::vec((roles(), commands()), 1..60),
    ) {
        let mut desk = Desk::with_players(system, 4, 6);
        for (role, command) in orders {
            let before = desk.ledger.records().to_vec();
            let preview = desk.ledger.preview(&desk.order(role, Some("why"), command.clone()));
            let decision = desk.give(role, Some("why"), command);
            prop_assert_eq!(preview.map(|preview| preview.decision), decision);
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
