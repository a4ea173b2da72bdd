//! The start, and players who come late or go away.

use kolo_play::clock::{
    Entry, Event, Moment, Person, Phase, Runs, Span, StopReason, TimeCause, Verdict, What,
};

use crate::support::{FIRST, Game, SECOND, press, resume, stop};

fn absent(side: kolo_model::Side) -> Event {
    Event::Absent { side }
}

fn arrive(side: kolo_model::Side) -> Event {
    Event::Arrive { side }
}

fn start() -> Event {
    Event::Start { by: Person::Arbiter }
}

/// G-4.4.1, G-4.5.2a: officials set and change the start, and Black's clock starts by itself at that moment.
#[test]
fn the_start_is_set_by_officials_and_comes_by_itself() {
    let mut game = Game::waiting("45m+5m/15");
    let schedule = |by, seconds: u64| Event::Schedule { by, start: Moment(seconds * 1000) };
    for player in [Person::First, Person::Second, Person::Bystander] {
        assert_eq!(game.refused(0, &schedule(player, 60)), "G-4.4.1");
        assert_eq!(game.refused(0, &Event::Start { by: player }), "G-4.4.1");
    }
    game.at(0, &schedule(Person::Arbiter, 60));
    game.at(10, &schedule(Person::Director, 120));
    assert_eq!(game.refused(20, &schedule(Person::Arbiter, 19)), "G-4.4.1");
    assert_eq!(game.until(119), []);
    assert_eq!(game.until(121), [What::Started, What::Runs(FIRST)]);
    assert_eq!(game.left_span(FIRST), Span::seconds(45 * 60 - 1));
    assert_eq!(game.refused(122, &schedule(Person::Arbiter, 200)), "K-ORDER");
    assert_eq!(game.refused(122, &start()), "K-ORDER");
}

/// G-4.4.2: nobody there, Black's clock runs; the first to come finds both clocks equal.
#[test]
fn when_nobody_is_there_both_lose_the_same_time() {
    for first_to_come in [FIRST, SECOND] {
        let mut game = Game::waiting("45m+5m/15");
        game.at(0, &absent(FIRST));
        game.at(0, &absent(SECOND));
        game.at(0, &start());
        assert_eq!(game.clock.runs(), Runs::One(FIRST));
        let left = Span::minutes(33);
        assert_eq!(game.at(12 * 60, &arrive(first_to_come)), [What::SetEqual(SECOND, left)]);
        assert_eq!((game.left_span(FIRST), game.left_span(SECOND)), (left, left));
        assert_eq!(game.clock.runs(), Runs::One(FIRST));
        assert_eq!(game.clock.ledger().sides.second[Entry::LateStart].taken, Span::minutes(12));
        // The other one comes later; nothing is set equal again.
        assert_eq!(game.at(15 * 60, &arrive(first_to_come.other())), []);
        assert_eq!((game.left_span(FIRST), game.left_span(SECOND)), (Span::minutes(30), left));
    }
}

/// G-4.4.2 speaks of nobody: if one is there, his opponent's clock is left alone.
#[test]
fn if_one_is_there_nothing_is_set_equal() {
    let mut game = Game::waiting("45m+5m/15");
    game.at(0, &absent(FIRST));
    game.at(0, &start());
    assert_eq!(game.refused(1, &press(FIRST)), "K-ORDER", "who is not there does not press");
    assert_eq!(game.at(600, &arrive(FIRST)), []);
    assert_eq!((game.left_span(FIRST), game.left_span(SECOND)), (Span::minutes(35), Span::minutes(45)));
    assert_eq!(game.refused(601, &arrive(FIRST)), "K-ORDER");
}

/// G-4.4.2 with G-4.5.2c: at the last moment of an hour-long wait both are in byo-yomi.
#[test]
fn equal_clocks_may_be_in_byo_yomi() {
    let mut game = Game::waiting("45m+5m/15");
    game.at(0, &absent(FIRST));
    game.at(0, &absent(SECOND));
    game.at(0, &start());
    game.at(45 * 60, &arrive(SECOND));
    let sides = game.clock.view().sides.expect("there is a clock");
    assert_eq!(sides.first.phase, Phase::Canadian { stones: 15 });
    assert_eq!((sides.second.phase, sides.second.left), (sides.first.phase, sides.first.left));
}

/// G-4.4.4.1: more than the basic time or an hour, whichever is shorter.
#[test]
fn who_comes_too_late_has_lost() {
    for (control, minutes) in [("45m+5m/15", 45), ("90m+5m/15", 60), ("60m+5m/15", 60)] {
        let limit = minutes * 60_000;
        for late in [FIRST, SECOND] {
            let mut game = Game::waiting(control);
            game.at(0, &absent(late));
            game.at(0, &start());
            if late == SECOND {
                game.at(1, &press(FIRST));
            }
            let mut in_time = Game { clock: game.clock.clone() };
            in_time.ms(limit, &arrive(late));
            assert_eq!(in_time.until_ms(limit + 1).last(), None, "a moment later nothing happens to him");
            let verdict = Verdict::Lost(late, TimeCause::Late);
            assert_eq!(game.until_ms(limit + 1).last(), Some(&What::Over(verdict)), "{control}");
            assert_eq!(verdict.clause().id(), "G-4.4.4.1");
            assert_eq!(game.refused_ms(limit + 1, &arrive(late)), "K-ORDER");
        }
    }
}

/// G-4.4.4.2: lost for both, also without byo-yomi, where Black's flag falls at the same time.
#[test]
fn if_nobody_comes_both_have_lost() {
    for control in ["45m+5m/15", "45m", "90m+3x30s"] {
        let mut game = Game::waiting(control);
        game.at(0, &absent(FIRST));
        game.at(0, &absent(SECOND));
        game.at(0, &start());
        game.until(3 * 60 * 60);
        let verdict = Verdict::LostByBoth(TimeCause::Late);
        assert_eq!(game.verdict(), Some(verdict), "{control}");
        assert_eq!(verdict.clause().id(), "G-4.4.4.2");
    }
}

/// The hour counts from the start, whether or not the clocks stand still for a ruling in between.
#[test]
fn stopped_clocks_do_not_stop_the_hour() {
    let mut game = Game::waiting("90m+5m/15");
    game.at(0, &absent(SECOND));
    game.at(0, &start());
    game.at(60, &stop(Person::Arbiter, StopReason::Ruling));
    game.until_ms(3_600_001);
    assert_eq!(game.verdict(), Some(Verdict::Lost(SECOND, TimeCause::Late)));
}

/// G-4.5.2d: away, and more than three minutes past the basic time.
#[test]
fn three_minutes_away_in_byo_yomi_lose() {
    let mut game = Game::started("10m+5m/15");
    game.at(60, &absent(FIRST));
    assert_eq!(game.until_ms(13 * 60_000), [What::TimeTrouble(FIRST), What::OvertimeBegan(FIRST)]);
    let mut back = Game { clock: game.clock.clone() };
    back.at(13 * 60, &arrive(FIRST));
    assert_eq!(back.until(14 * 60), []);
    let verdict = Verdict::Lost(FIRST, TimeCause::Away);
    assert_eq!(game.until_ms(13 * 60_000 + 1), [What::Over(verdict)]);
    assert_eq!(verdict.clause().id(), "G-4.5.2d");
}

/// G-4.5.2d counts his own time only, and begins anew when he has been back.
#[test]
fn the_three_minutes_are_of_his_own_clock() {
    let mut game = Game::started("10m+5m/15");
    game.until(600);
    game.at(601, &press(FIRST));
    game.at(602, &absent(FIRST));
    game.until(1000);
    assert_eq!(game.verdict(), None, "White thinks, Black is away");
    game.at(1000, &press(SECOND));
    game.at(1100, &arrive(FIRST));
    game.at(1101, &absent(FIRST));
    game.until(1281);
    assert_eq!(game.verdict(), None);
    game.until_ms(1_281_001);
    assert_eq!(game.verdict(), Some(Verdict::Lost(FIRST, TimeCause::Away)));
}

/// P-2.1.1.4, P-3.3.2.3: the clock of who did not come, otherwise that of who opens.
#[test]
fn in_the_contest_the_clock_of_the_late_player_runs() {
    let mut game = Game::waiting("8m+8m");
    game.at(0, &absent(SECOND));
    assert_eq!(game.at(0, &Event::Start { by: Person::First }), [What::Started, What::Runs(SECOND)]);
    assert_eq!(game.refused(1, &press(FIRST)), "P-3.3.2.3");
    assert_eq!(game.at(100, &arrive(SECOND)), [What::Runs(FIRST)]);
    assert_eq!((game.left_span(FIRST), game.left_span(SECOND)), (Span::minutes(8), Span::seconds(380)));
    game.at(110, &press(FIRST));

    let mut opener_late = Game::waiting("8m+8m");
    opener_late.at(0, &absent(FIRST));
    opener_late.at(0, &start());
    assert_eq!(opener_late.at(100, &arrive(FIRST)), []);
    assert_eq!(opener_late.left_span(FIRST), Span::seconds(380));

    let mut nobody_missing = Game::waiting("8m+8m");
    assert_eq!(nobody_missing.at(0, &start())[1], What::Runs(FIRST));
    assert_eq!(nobody_missing.refused(1, &Event::Start { by: Person::First }), "K-ORDER");
}

/// P-2.1.1.4: each who is late finds his own clock running; nobody pays for the other.
#[test]
fn in_the_contest_both_clocks_run_when_both_are_late() {
    for (comes, then) in [(FIRST, SECOND), (SECOND, FIRST)] {
        let mut game = Game::waiting("8m+8m");
        game.at(0, &absent(FIRST));
        game.at(0, &absent(SECOND));
        assert_eq!(game.at(0, &start()), [What::Started, What::BothRun]);
        assert_eq!(game.at(100, &arrive(comes)), [What::Runs(then)]);
        let next = game.at(150, &arrive(then));
        assert_eq!(next, if then == FIRST { vec![] } else { vec![What::Runs(FIRST)] });
        assert_eq!((game.left_span(comes), game.left_span(then)), (Span::seconds(380), Span::seconds(330)));
        game.at(160, &press(FIRST));
        assert_eq!(game.clock.runs(), Runs::One(SECOND));
    }
    let mut stopped = Game::waiting("8m+8m");
    stopped.at(0, &absent(FIRST));
    stopped.at(0, &absent(SECOND));
    stopped.at(0, &start());
    stopped.at(10, &stop(Person::Arbiter, StopReason::Break));
    stopped.at(20, &arrive(FIRST));
    assert_eq!(stopped.at(30, &resume(Person::Arbiter)), [What::Runs(SECOND)]);

    // If nobody ever comes, both flags fall at one moment: a draw by P-3.3.2.9, or lost by both where flags need nobody.
    for (control, verdict) in
        [("8m+8m", Verdict::BothFlags), ("8m+8m falls", Verdict::LostByBoth(TimeCause::FlagFell))]
    {
        let mut nobody = Game::waiting(control);
        nobody.at(0, &absent(FIRST));
        nobody.at(0, &absent(SECOND));
        nobody.at(0, &start());
        nobody.until(480);
        assert_eq!(nobody.verdict(), Some(verdict), "{control}");
    }
}

/// P-2.1.1.4: he comes while the clocks are stopped; then it is the opener's clock that goes on.
#[test]
fn a_late_player_comes_during_a_break() {
    let mut game = Game::waiting("8m+8m");
    game.at(0, &absent(SECOND));
    game.at(0, &start());
    game.at(10, &stop(Person::Arbiter, StopReason::Break));
    game.at(20, &arrive(SECOND));
    assert_eq!(game.at(30, &resume(Person::Arbiter)), [What::Runs(FIRST)]);
    assert_eq!(game.left_span(SECOND), Span::seconds(470));
}

/// During a break nobody can be written down as late: the arbiter first says who has come (G-4.4.4.1).
#[test]
fn nobody_is_too_late_during_a_break() {
    let mut game = Game::waiting("45m");
    game.at(0, &absent(SECOND));
    game.at(0, &start());
    game.at(60, &stop(Person::Arbiter, StopReason::Break));
    assert_eq!(game.until(46 * 60), []);
    let mut missing = Game { clock: game.clock.clone() };
    missing.at(46 * 60, &resume(Person::Arbiter));
    assert_eq!(missing.verdict(), Some(Verdict::Lost(SECOND, TimeCause::Late)));
    game.at(46 * 60, &arrive(SECOND));
    game.at(46 * 60, &resume(Person::Arbiter));
    assert_eq!((game.verdict(), game.left_span(FIRST)), (None, Span::minutes(44)));
}
