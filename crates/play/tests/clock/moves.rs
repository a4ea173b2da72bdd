//! Pressing the clock and basic time.

use kolo_play::clock::{Event, Moment, Person, Span, StopReason, TimeCause, Verdict, What};

use crate::support::{FIRST, Game, SECOND, pass, press, stop};

/// G-4.5.1c: own unit stops, the other one starts.
#[test]
fn a_press_stops_one_clock_and_starts_the_other() {
    let mut game = Game::started("45m+5m/15");
    assert_eq!(game.at(60, &press(FIRST)), [What::Runs(SECOND)]);
    assert_eq!(game.at(90, &press(SECOND)), [What::Runs(FIRST)]);
    game.until(100);
    assert_eq!(game.left_span(FIRST), Span::seconds(45 * 60 - 70));
    assert_eq!(game.left_span(SECOND), Span::seconds(45 * 60 - 30));
}

#[test]
fn only_the_running_clock_can_be_pressed() {
    let mut waiting = Game::waiting("45m");
    assert_eq!(waiting.refused(0, &press(FIRST)), "K-ORDER");
    let mut game = Game::started("45m");
    assert_eq!(game.refused(5, &press(SECOND)), "G-4.5.1c");
    assert_eq!(game.refused(5, &pass(SECOND)), "G-4.5.1c");
    game.at(5, &stop(Person::Arbiter, StopReason::Ruling));
    assert_eq!(game.refused(6, &press(FIRST)), "G-4.5.1c");
}

/// G-4.5.1b, G-4.5.2b: the flag falls when the time is used up, and without byo-yomi this loses.
#[test]
fn without_byo_yomi_the_end_of_basic_time_loses() {
    let mut game = Game::started("45m");
    let end = 45 * 60;
    assert_eq!(game.clock.next_deadline().map(|due| due.0), Some(Moment(40 * 60_000 + 1)));
    let happenings = game.until(end);
    assert_eq!(happenings, [What::TimeTrouble(FIRST), What::Over(Verdict::Lost(FIRST, TimeCause::Basic))]);
    assert_eq!(game.verdict().map(|verdict| verdict.clause().id()), Some("G-4.5.2b"));
    assert_eq!(game.left(FIRST), 0);
}

/// A press one millisecond before the end counts, one at the end does not, and is refused before it is applied.
#[test]
fn a_press_at_the_last_moment() {
    let mut in_time = Game::started("45m");
    in_time.ms(45 * 60_000 - 1, &press(FIRST));
    assert_eq!(in_time.left(FIRST), 1);
    let mut too_late = Game::started("45m");
    assert_eq!(too_late.refused_ms(45 * 60_000, &press(FIRST)), "G-4.5.2b");
    assert_eq!(too_late.left(FIRST), 45 * 60_000, "the refusal has not even moved the time");
    too_late.until(45 * 60);
    assert_eq!(too_late.refused_ms(45 * 60_000, &press(FIRST)), "K-ORDER");
}

#[test]
fn time_does_not_run_backwards_or_for_ever() {
    let mut game = Game::started("45m");
    game.at(10, &press(FIRST));
    assert_eq!(game.refused(9, &press(SECOND)), "K-ORDER");
    assert_eq!(game.refused_ms(u64::MAX, &press(SECOND)), "K-FILE");
    assert!(game.clock.at(Moment(0)).is_err());
    assert!(game.clock.advance(Moment(u64::MAX)).is_err());
    assert!(game.clock.at(Moment::LAST).is_ok());
}

/// G-4.4.5c: exceeding the time ends the game for the clock; whatever comes later does not fit.
#[test]
fn after_the_end_nothing_is_written_down() {
    let mut game = Game::started("45m");
    game.at(5, &Event::End { by: Person::First, how: kolo_play::clock::Ending::Finished });
    assert_eq!(game.verdict(), Some(Verdict::Finished));
    for event in [press(FIRST), stop(Person::Arbiter, StopReason::Ruling), Event::Absent { side: FIRST }] {
        assert_eq!(game.refused(6, &event), "K-ORDER");
    }
}

/// The limit of a duel without clocks is one time for both (P-3.3.1.6); breaks do not count.
#[test]
fn a_limit_without_clocks() {
    let mut game = Game::started("16m together");
    assert_eq!(game.clock.view().sides, None);
    for event in [press(FIRST), pass(FIRST), Event::ClaimFlag { by: Person::First }] {
        assert_eq!(game.refused(1, &event), "P-3.3.2.1");
    }
    assert_eq!(game.refused(1, &stop(Person::First, StopReason::OrganiserCalled)), "P-3.3.2.1");
    game.at(60, &stop(Person::Arbiter, StopReason::Break));
    game.at(160, &Event::Resume { by: Person::Arbiter });
    assert_eq!(game.until(16 * 60 + 99), []);
    assert_eq!(game.until(16 * 60 + 100), [What::Over(Verdict::LimitReached)]);
    assert_eq!(game.verdict().map(|verdict| verdict.clause().id()), Some("P-3.3.1.6"));
}

/// The arbiter sets what is left of the limit, with a reason, while the duel is on; no clock decides here, so no fault
/// needs to be reported first.
#[test]
fn a_limit_is_set_by_the_arbiter() {
    let set = |by, minutes, reason: &str| Event::SetLimit {
        by,
        left: Span::minutes(minutes),
        reason: reason.to_owned(),
    };
    let froze = set(Person::Arbiter, 8, "the tablet froze");
    let mut game = Game::started("16m together");
    assert_eq!(game.refused(600, &set(Person::First, 8, "please")), "P-3.3.1.6");
    assert_eq!(game.refused(600, &set(Person::Arbiter, 8, " ")), "K-REASON");
    assert_eq!(game.refused(600, &set(Person::Arbiter, 8, &"a".repeat(201))), "K-FILE");
    assert_eq!(game.refused(600, &set(Person::Arbiter, u64::MAX / 60_000, "for ever")), "K-FILE");
    assert_eq!(game.at(600, &froze), [What::LimitSet(Span::minutes(8))]);
    assert_eq!(game.until(600 + 479), []);
    assert_eq!(game.until(600 + 480), [What::Over(Verdict::LimitReached)]);
    assert_eq!(game.refused(1100, &froze), "K-ORDER");
    assert_eq!(Game::started("8m+8m").refused(5, &froze), "P-3.3.1.6");
}

/// Clock and limit are two settings and can hold together.
#[test]
fn a_clock_and_a_limit() {
    let mut game = Game::started("8m+8m own, 10m together");
    game.at(200, &press(FIRST));
    assert_eq!(game.clock.view().together, Some(Span::seconds(400)));
    assert_eq!(game.until(600), [What::Over(Verdict::LimitReached)]);
    assert_eq!(game.left_span(SECOND), Span::seconds(80));
}
