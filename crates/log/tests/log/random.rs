//! Random orders, against a reference that keeps a list of steps with a tick and folds from scratch.

use std::collections::BTreeSet;

use kolo_log::{Log, Machine, Step, UndoRefusal};
use proptest::prelude::*;

use crate::toy::{Event, Line, Shelves, step};

#[derive(Debug, Clone)]
enum Wish {
    Do(Vec<Event>),
    Undo(u64),
    Redo(u64),
}

fn wish() -> impl Strategy<Value = Wish> {
    let place = || 0_u8..4;
    let event = prop_oneof![
        4 => (place(), 0_u8..3).prop_map(|(place, thing)| Event::Put { place, thing }),
        3 => (place(), place()).prop_map(|(from, to)| Event::Carry { from, to }),
        1 => (0_u32..50).prop_map(Event::Ticket),
        1 => place().prop_map(Event::Borrow),
        1 => place().prop_map(Event::Promise),
    ];
    prop_oneof![
        4 => prop::collection::vec(event, 1..4).prop_map(Wish::Do),
        3 => (0_u64..40).prop_map(Wish::Undo),
        2 => (0_u64..40).prop_map(Wish::Redo),
    ]
}

/// What the log says, told in the plainest way: every step with its events, and whether it counts.
#[derive(Debug, Clone, Default)]
struct Reference {
    steps: Vec<(Step, Vec<Event>, bool)>,
    /// Steps that undid or redid something.
    about_steps: Vec<(Step, Step)>,
}

impl Reference {
    /// The state, or the first step that does not fit.
    fn state(&self, may_promise: bool) -> Result<Shelves, Step> {
        let counting = || self.steps.iter().filter(|(_, _, counts)| *counts);
        let lines: Vec<Line> = counting()
            .flat_map(|(step, events, _)| {
                events.iter().map(|event| Line { step: *step, event: event.clone() })
            })
            .collect();
        let ahead =
            if may_promise { Shelves::ahead(&lines.iter().collect::<Vec<_>>()) } else { BTreeSet::new() };
        let mut state = Shelves::default();
        for (step, events, counts) in &self.steps {
            for event in events {
                let line = Line { step: *step, event: event.clone() };
                if *counts {
                    state.apply(0, &line, &ahead).map_err(|_| *step)?;
                } else {
                    state.skip(&line);
                }
            }
        }
        Ok(state)
    }

    /// The same with a step that counts, or not.
    fn with(&self, step: Step, counts: bool) -> Reference {
        let mut other = self.clone();
        for (own, _, ticked) in &mut other.steps {
            if *own == step {
                *ticked = counts;
            }
        }
        other
    }

    fn answer(&self, now: &Shelves, step: Step, counts: bool) -> Result<Reference, Answer> {
        if self.about_steps.iter().any(|(own, _)| *own == step) {
            return Err(Answer::IsUndo);
        }
        let known = self.steps.iter().find(|(own, _, _)| *own == step).ok_or(Answer::NoSuchStep)?;
        if known.2 == counts {
            return Err(Answer::SoAlready);
        }
        let other = self.with(step, counts);
        let after = other.state(true).map_err(Answer::StandsIn)?;
        if after == *now { Err(Answer::NothingChanges) } else { Ok(other) }
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Answer {
    NoSuchStep,
    IsUndo,
    SoAlready,
    NothingChanges,
    StandsIn(Step),
}

fn plainly(refusal: UndoRefusal) -> Answer {
    match refusal {
        UndoRefusal::NoSuchStep(_) => Answer::NoSuchStep,
        UndoRefusal::IsUndo { .. } => Answer::IsUndo,
        UndoRefusal::AlreadyUndone(_) | UndoRefusal::NotUndone(_) => Answer::SoAlready,
        UndoRefusal::NothingChanges { .. } => Answer::NothingChanges,
        UndoRefusal::StandsIn { later } => Answer::StandsIn(later),
    }
}

proptest! {
    #[test]
    fn the_log_is_what_a_plain_list_says(wishes in prop::collection::vec(wish(), 1..40)) {
        let mut log: Log<Shelves> = Log::default();
        let mut reference = Reference::default();
        for wish in wishes {
            let next = Step(log.next_seq());
            match wish {
                Wish::Do(events) => {
                    let prepared = log.follow(step(&log, events.clone()));
                    let mut state = log.state().clone();
                    let fits = events.iter().all(|event| {
                        let line = Line { step: next, event: event.clone() };
                        state.apply(0, &line, &BTreeSet::new()).is_ok()
                    });
                    prop_assert_eq!(prepared.is_ok(), fits);
                    let Ok(prepared) = prepared else { continue };
                    prop_assert_eq!(prepared.state(), &state);
                    log.commit(prepared);
                    reference.steps.push((next, events, true));
                }
                Wish::Undo(target) | Wish::Redo(target) => {
                    let counts = matches!(wish, Wish::Redo(_));
                    let target = Step(target);
                    let turn = if counts { log.redo(target) } else { log.undo(target) };
                    let answer = turn.and_then(|turn| turn.state());
                    let expected = reference.answer(log.state(), target, counts);
                    let after = match (answer, expected) {
                        (Ok(after), Ok(expected)) => {
                            reference = expected;
                            after
                        }
                        (Err(refusal), Err(expected)) => {
                            prop_assert_eq!(plainly(refusal), expected);
                            continue;
                        }
                        (answer, expected) => {
                            return Err(TestCaseError::fail(format!("{answer:?} and {expected:?}")));
                        }
                    };
                    let event = if counts { Event::Redo(target) } else { Event::Undo(target) };
                    let prepared = log.follow(step(&log, [event])).unwrap();
                    prop_assert_eq!(prepared.state(), &after);
                    log.commit(prepared);
                    reference.about_steps.push((next, target));
                }
            }
            prop_assert_eq!(Ok(log.state().clone()), reference.state(true));
            prop_assert_eq!(&Log::replay(Shelves::default(), log.records().to_vec()).unwrap(), &log);
        }
    }

    #[test]
    fn what_replaced_a_step_did(wishes in prop::collection::vec((0_u8..3, 0_u8..3), 1..12), target in 1_u64..12) {
        let mut log: Log<Shelves> = Log::default();
        for (place, thing) in wishes {
            log.take(step(&log, [Event::Put { place, thing }]).remove(0)).unwrap();
        }
        let Ok(turn) = log.undo(Step(target)) else { return Ok(()) };
        if let Err(UndoRefusal::NothingChanges { by: Some(by), .. }) = turn.state() {
            // Just before it, the step made a difference; from it on, none.
            let differs = |events: u64| {
                let log = log.as_of(events).unwrap();
                let turn = log.undo(Step(target)).unwrap();
                turn.state().is_ok()
            };
            prop_assert!(differs(by.0 - 1));
            prop_assert!((by.0..=log.records().len() as u64).all(|events| !differs(events)));
        }
    }
}
