//! Events by lot: mostly such as people would make, at moments where something is about to happen.

use kolo_model::{Side, SplitMix64};
use kolo_play::clock::{
    Change, Clock, Ending, Event, Mode, Moment, Opponent, PassSaid, Person, PlayedKind, SealedHow,
    SealedMove, Span, StopReason,
};

use crate::support::{FIRST, SECOND};

/// Every kind of control, with short times, so that a few events reach every phase.
pub(crate) const CONTROLS: [&str; 14] = [
    "5m",
    "6m+30s/3",
    "1m+2m/1",
    "90m+10m/2",
    "1m+3x30s",
    "7m+2x11s",
    "2s+4x3s",
    "8m+8m",
    "2m+2m own",
    "1m+1m falls",
    "1m30s+1m30s online",
    "1m+3x20s online",
    "3m together",
    "1m+1m, 90s together",
];

fn pick<T: Copy>(dice: &mut SplitMix64, items: &[T]) -> T {
    let bound = u64::try_from(items.len()).expect("a short list");
    items[usize::try_from(dice.below(bound)).expect("below its length")]
}

fn side(dice: &mut SplitMix64) -> Side {
    if dice.happens(500) { FIRST } else { SECOND }
}

fn person(dice: &mut SplitMix64) -> Person {
    let all = [
        Person::Arbiter,
        Person::Arbiter,
        Person::Director,
        Person::First,
        Person::Second,
        Person::Bystander,
    ];
    pick(dice, &all)
}

fn span(dice: &mut SplitMix64) -> Span {
    match dice.below(8) {
        0 => Span::ZERO,
        1 => Span(dice.next_u64()),
        2 => Span::LONGEST,
        _ => Span(dice.below(200_000)),
    }
}

/// A moment a little later, much later, at the next deadline or just beside it; now and then one that cannot be.
pub(crate) fn moment(dice: &mut SplitMix64, clock: &Clock) -> Moment {
    let now = clock.now();
    let due = clock.next_deadline().map_or(now, |due| due.0);
    match dice.below(60) {
        0..=12 => now,
        13..=40 => now.after(Span(dice.below(3000))),
        41..=49 => now.after(Span(dice.below(20_000))),
        50 => now.after(Span(dice.below(7_200_000))),
        51..=53 => due,
        54 | 55 => Moment(due.0.saturating_sub(1)),
        56 => due.after(Span::STEP),
        57 => due.after(Span::seconds(1)),
        _ => Moment(if dice.happens(100) { dice.next_u64() } else { now.0.saturating_sub(dice.below(3)) }),
    }
}

fn stop_reason(dice: &mut SplitMix64) -> StopReason {
    let count = u16::try_from(dice.below(6)).expect("small");
    let opponent = if dice.happens(800) { Opponent::Informed } else { Opponent::NotInformed };
    let all = [
        StopReason::Ruling,
        StopReason::Break,
        StopReason::OnOrder,
        StopReason::Toilet,
        StopReason::Toilet,
        StopReason::OrganiserCalled,
        StopReason::FetchArbiter { opponent },
        StopReason::Prisoners { count },
    ];
    pick(dice, &all)
}

/// Some event. Half of them are moves of the player whose turn it is.
pub(crate) fn event(dice: &mut SplitMix64, clock: &Clock) -> Event {
    let view = clock.view();
    let to_move = if dice.happens(950) { view.to_move } else { view.to_move.other() };
    let online = clock.control().to_string().contains("online");
    let by = person(dice);
    // What is due in this mode comes more often than chance would have it.
    if dice.happens(500) {
        let arbiter = Person::Arbiter;
        match view.mode {
            Mode::Waiting => return Event::Start { by: arbiter },
            Mode::Stopped { .. } if dice.happens(400) => {
                let few = |dice: &mut SplitMix64| {
                    let most = if dice.happens(500) { 1 } else { 1000 };
                    Span(dice.below(most))
                };
                let (first, second) = (few(dice), few(dice));
                return Event::ResumeDispute { by: arbiter, first, second };
            }
            Mode::Stopped { .. } => return Event::Resume { by: arbiter },
            Mode::Adjourned if dice.happens(500) => return Event::TakeForm { by: arbiter },
            Mode::Adjourned => return Event::Reopen { by: arbiter },
            Mode::Resuming => {
                let sealed = pick(dice, &[SealedMove::Possible, SealedMove::Impossible]);
                return Event::OpenForm { by: arbiter, written: "c4".to_owned(), sealed };
            }
            Mode::Running(_) if dice.happens(50) => return Event::Dispute { by: arbiter },
            Mode::Running(_) | Mode::Over(_) => {}
        }
    }
    match dice.below(60) {
        0..=19 if online => {
            Event::Played { by: to_move, what: PlayedKind::Move, lag: Span(dice.below(2500)) }
        }
        0..=19 => Event::Press { by: to_move },
        20 => Event::Pass { by: to_move, said: pick(dice, &[PassSaid::Spoken, PassSaid::Silent]) },
        21 => Event::Played { by: to_move, what: PlayedKind::Pass, lag: span(dice) },
        22 => Event::Place { by: side(dice) },
        23..=26 => Event::Start { by },
        27 => Event::Schedule { by, start: moment(dice, clock) },
        28 | 29 => Event::Absent { side: side(dice) },
        30..=32 => Event::Arrive { side: side(dice) },
        33..=35 => Event::Stop { by, reason: stop_reason(dice) },
        36..=39 => Event::Resume { by },
        40 | 41 => {
            let change = match dice.below(3) {
                0 => Change::To(span(dice)),
                1 => Change::Plus(span(dice)),
                _ => Change::Minus(span(dice)),
            };
            let reason = if dice.happens(900) { "by lot" } else { "" };
            Event::Adjust { by, side: side(dice), change, reason: reason.to_owned() }
        }
        42 => Event::EarlyFlag { by, side: side(dice), early: span(dice) },
        43 => Event::SetLimit { by, left: span(dice), reason: "by lot".to_owned() },
        44 => Event::ClaimFlag { by },
        45 => Event::RemindPress { by },
        46 => Event::ReportFault { by },
        47 | 48 => Event::Dispute { by },
        49 => Event::ResumeDispute { by, first: span(dice), second: Span(dice.below(2000)) },
        50 if dice.happens(500) => Event::ClaimFlag { by: to_move.into() },
        50 | 51 => {
            let may_seal = clock.now().after(Span(dice.below(5000)));
            Event::PlanAdjournment { by, may_seal, must_seal: may_seal.after(Span(dice.below(60_000))) }
        }
        52 => Event::AnnounceSeal { by: to_move },
        53 | 54 => Event::Seal { by: to_move, how: pick(dice, &[SealedHow::OnForm, SealedHow::OnBoard]) },
        55 | 56 => Event::TakeForm { by },
        57 => Event::Reopen { by },
        58 => {
            let sealed = pick(dice, &[SealedMove::Possible, SealedMove::Impossible]);
            Event::OpenForm { by, written: "c4".to_owned(), sealed }
        }
        _ => {
            let ruled = [Ending::Finished, Ending::FaultyClockDraw, Ending::ForfeitedTo(side(dice))];
            Event::End { by, how: pick(dice, &ruled) }
        }
    }
}
