//! Where everybody ends when several stages are played (K-STAGE).

use kolo_model::{Side, System};
use kolo_stages::Settled;
use kolo_stages::generate::{Losers, Lots};
use kolo_tournament::{Command, EntrantId, Field, Settings, StageId, StageSettings};

use crate::desk::{Desk, entry, id, name};
use crate::plan_desk::{recipe, report, won};
use crate::stages::{play_rounds, stage, with_play_off};

fn close(of: &str) -> Command {
    Command::CloseStage { stage: stage(of), order: Vec::new() }
}

fn begin(desk: &mut Desk, next: &str) {
    desk.must(Command::DraftPlan { stage: stage(next), seed: 7 });
    desk.must(Command::PublishPlan(stage(next)));
}

/// The lower id wins every match that can be played.
fn play_on(desk: &mut Desk) {
    while let Some(pairing) = { desk.state().ready().next() } {
        let by = if pairing.sides.first < pairing.sides.second { Side::First } else { Side::Second };
        desk.must(report(pairing, won(by)));
    }
}

/// Everybody with the places as they are written, those that may still change with a dot.
fn order(desk: &Desk) -> Vec<(u32, String)> {
    let text = |one: kolo_tournament::FinalPlace| {
        let open = if one.settled == Settled::Yes { "" } else { "." };
        (one.entrant.0, format!("{}{open}", one.places))
    };
    desk.state().final_order().into_iter().map(text).collect()
}

fn ids(order: &[(u32, String)]) -> Vec<u32> {
    order.iter().map(|(id, _)| *id).collect()
}

#[test]
fn those_who_did_not_go_on_follow_in_the_order_of_the_rounds() {
    let mut desk = with_play_off(&[]);
    play_rounds(&mut desk, 3);
    desk.must(close("main"));
    let sealed: Vec<EntrantId> = desk.state().sealed(&StageId::main()).expect("closed").to_vec();
    begin(&mut desk, "play-off");
    let before = order(&desk);
    assert_eq!(before.len(), 8, "{before:?}");
    assert!(before[..4].iter().all(|(_, places)| places == "1-4."), "{before:?}");
    let out: Vec<u32> = sealed[4..].iter().map(|id| id.0).collect();
    assert_eq!(ids(&before)[4..], out);
    assert_eq!(before[4].1, "5");
    // The last of the semi-finals by the rounds wins all.
    let last = sealed[3];
    while let Some(pairing) = { desk.state().ready().next() } {
        let by = if pairing.sides.second == last { Side::Second } else { Side::First };
        desk.must(report(pairing, won(by)));
    }
    let after = order(&desk);
    assert_eq!(after[0], (last.0, "1".to_owned()));
    let places: Vec<&str> = after.iter().map(|(_, places)| places.as_str()).collect();
    assert_eq!(places, ["1", "2", "3", "4", "5", "6", "7", "8"]);
    assert_eq!(ids(&after)[4..], out);
}

#[test]
fn a_player_who_withdrew_before_the_play_off_comes_after_it() {
    let mut desk = with_play_off(&[]);
    play_rounds(&mut desk, 3);
    desk.must(close("main"));
    let sealed: Vec<EntrantId> = desk.state().sealed(&StageId::main()).expect("closed").to_vec();
    desk.must(Command::Withdraw(sealed[1]));
    begin(&mut desk, "play-off");
    play_on(&mut desk);
    let after = ids(&order(&desk));
    assert!(after[..4].contains(&sealed[4].0), "the next one went on");
    assert_eq!(after[4], sealed[1].0);
    assert_eq!(after.len(), 8);
}

#[test]
fn every_stage_counts_where_it_takes_its_places() {
    let takes = |of: &str, from, to| Field::Places { of: stage(of), from, to };
    let knockout = |losers| recipe(0, losers, Lots::None);
    let stages = vec![
        StageSettings { id: stage("b"), field: takes("main", 5, 8), recipe: knockout(Losers::ThirdPlace) },
        StageSettings { id: stage("a"), field: takes("main", 1, 4), recipe: knockout(Losers::Out) },
        StageSettings { id: stage("a2"), field: takes("a", 1, 2), recipe: knockout(Losers::Out) },
    ];
    let settings = Settings { stages, ..Settings::new(name("Open"), System::RoundRobin, 9, 42) };
    let mut desk = Desk::created(settings);
    for n in 1..=10 {
        desk.must(Command::Enter(entry(&format!("P{n}"), i64::from(2000 - n))));
    }
    play_rounds(&mut desk, 9);
    desk.must(close("main"));
    assert_eq!(desk.state().sealed(&StageId::main()).map(<[_]>::len), Some(10));
    begin(&mut desk, "b");
    let before = order(&desk);
    assert_eq!(ids(&before), (1..=10).collect::<Vec<u32>>());
    assert_eq!((before[0].1.as_str(), before[4].1.as_str(), before[9].1.as_str()), ("1", "5-8.", "10"));
    begin(&mut desk, "a");
    play_on(&mut desk);
    let places = |desk: &Desk| order(desk).into_iter().map(|(_, places)| places).collect::<Vec<_>>();
    assert_eq!(places(&desk), ["1", "2", "3-4", "3-4", "5", "6", "7", "8", "9", "10"]);
    desk.must(close("a"));
    begin(&mut desk, "a2");
    let last = desk.state().ready().next().expect("the last match");
    desk.must(report(last, won(Side::Second)));
    let after = order(&desk);
    assert_eq!(ids(&after)[..2], [2, 1]);
    assert_eq!(places(&desk), ["1", "2", "3-4", "3-4", "5", "6", "7", "8", "9", "10"]);
    assert_eq!(after[9].0, id(10).0);
}
