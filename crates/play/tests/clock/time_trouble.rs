//! Time trouble, and who may stop the clock (G-4.5.1d, G-4.5.5).

use kolo_model::Side;
use kolo_play::clock::{
    Event, Moment, Opponent, PassSaid, Person, Runs, Span, StopReason, TimeCause, Verdict, What,
};

use crate::support::{FIRST, Game, SECOND, press, resume, stop};

const FETCH: StopReason = StopReason::FetchArbiter { opponent: Opponent::Informed };
const THREE: StopReason = StopReason::Prisoners { count: 3 };

/// Black has 4 minutes, White 45; Black's clock runs; second 0 of the returned game is 41 minutes after the start.
fn black_in_trouble() -> Game {
    let mut game = Game::started("45m+5m/15");
    game.until(41 * 60);
    game
}

const T: u64 = 41 * 60;

/// G-4.5.5a: less than five minutes, or byo-yomi.
#[test]
fn trouble_begins_below_five_minutes() {
    let mut game = Game::started("45m+5m/15");
    let trouble = |game: &Game, side: Side| game.clock.view().sides.expect("a clock")[side].time_trouble;
    assert_eq!(game.until_ms(40 * 60_000), []);
    assert!(!trouble(&game, FIRST), "exactly five minutes are enough");
    assert_eq!(game.until_ms(40 * 60_000 + 1), [What::TimeTrouble(FIRST)]);
    assert!(trouble(&game, FIRST) && !trouble(&game, SECOND));
    game.until(46 * 60);
    game.at(46 * 60, &press(FIRST));
    assert!(trouble(&game, FIRST), "five full minutes of byo-yomi are trouble, too");
    assert!(!Game::started("4m+4m").clock.view().sides.expect("a clock").first.time_trouble);
}

/// G-4.5.5b.1: a stone before the opponent's press is refused as soon as one of the two is in trouble.
#[test]
fn in_trouble_moves_wait_for_the_press() {
    let mut calm = Game::started("45m+5m/15");
    calm.at(1, &Event::Place { by: SECOND });
    let mut game = black_in_trouble();
    assert_eq!(game.refused(T, &Event::Place { by: SECOND }), "G-4.5.5b.1");
    game.at(T + 1, &Event::Place { by: FIRST });
    game.at(T + 2, &press(FIRST));
    assert_eq!(
        game.refused(T + 3, &Event::Place { by: FIRST }),
        "G-4.5.5b.1",
        "though White has all the time"
    );
    game.at(T + 3, &Event::Place { by: SECOND });
}

/// G-4.5.5b.2: the word must be said, as soon as one of the two is in trouble.
#[test]
fn in_trouble_a_pass_is_spoken() {
    let silent = |by| Event::Pass { by, said: PassSaid::Silent };
    let mut calm = Game::started("45m+5m/15");
    calm.at(1, &silent(FIRST));
    let mut game = black_in_trouble();
    assert_eq!(game.refused(T, &silent(FIRST)), "G-4.5.5b.2");
    game.at(T, &Event::Pass { by: FIRST, said: PassSaid::Spoken });
    assert_eq!(game.refused(T, &silent(SECOND)), "G-4.5.5b.2");
}

/// G-4.5.1d, G-7.2: officials stop the clock; players on order; nobody else.
#[test]
fn who_stops_the_clock() {
    let mut game = Game::started("45m+5m/15");
    for reason in [FETCH, StopReason::Toilet, THREE] {
        let clause = game.refused(1, &stop(Person::First, reason));
        assert!(clause.starts_with("G-4.5.5c."), "only in time trouble: {clause}");
    }
    for reason in [StopReason::Ruling, StopReason::Break, StopReason::OrganiserCalled] {
        assert_eq!(game.refused(1, &stop(Person::First, reason)), "G-4.5.1d");
    }
    assert_eq!(game.refused(1, &stop(Person::Bystander, StopReason::Ruling)), "G-4.5.1d");
    assert_eq!(game.refused(1, &stop(Person::Arbiter, StopReason::OnOrder)), "G-4.5.1d");
    game.at(10, &stop(Person::Second, StopReason::OnOrder));
    assert_eq!(game.refused(20, &resume(Person::Second)), "G-4.5.1d");
    assert_eq!(game.refused(20, &stop(Person::Arbiter, StopReason::Ruling)), "K-ORDER");
    game.at(30, &resume(Person::Arbiter));
    game.at(40, &stop(Person::Director, StopReason::Ruling));
    game.at(100, &resume(Person::Director));
    assert_eq!(game.refused(101, &resume(Person::Arbiter)), "K-ORDER");
    assert_eq!(game.left_span(FIRST), Span::seconds(45 * 60 - 20), "stopped time is nobody's");
    assert_eq!(game.clock.ledger().stopped, Span::seconds(80));
}

/// G-4.5.5c.1: the opponent is told why.
#[test]
fn fetching_the_arbiter() {
    let mut game = black_in_trouble();
    let silently = StopReason::FetchArbiter { opponent: Opponent::NotInformed };
    assert_eq!(game.refused(T, &stop(Person::First, silently)), "G-4.5.5c.1");
    assert_eq!(game.refused(T, &stop(Person::Second, FETCH)), "G-4.5.5c.1", "White is not in trouble");
    game.at(T, &stop(Person::First, FETCH));
    assert_eq!(game.refused(T + 60, &resume(Person::First)), "G-4.5.1d", "the arbiter lets the game go on");
    game.at(T + 300, &resume(Person::Arbiter));
    assert_eq!(game.left_span(FIRST), Span::minutes(4));
}

/// G-4.5.5c.2: twice in the game, five minutes each; then the clock runs by itself.
#[test]
fn the_toilet_twice_for_five_minutes() {
    let mut game = black_in_trouble();
    game.at(T, &stop(Person::First, StopReason::Toilet));
    assert_eq!(game.refused(T + 100, &resume(Person::Second)), "G-4.5.1d");
    game.at(T + 100, &resume(Person::First));
    assert_eq!(game.left_span(FIRST), Span::minutes(4));
    game.at(T + 110, &stop(Person::First, StopReason::Toilet));
    assert_eq!(game.until_ms((T + 410) * 1000 - 1), []);
    assert_eq!(game.until(T + 420), [What::ToiletOver(FIRST), What::Runs(FIRST)]);
    assert_eq!(game.left_span(FIRST), Span::seconds(240 - 10 - 10));
    assert_eq!(game.refused(T + 421, &stop(Person::First, StopReason::Toilet)), "G-4.5.5c.2");
    let sides = game.clock.view().sides.expect("a clock");
    assert_eq!((sides.first.toilet_stops, sides.second.toilet_stops), (0, 2));
}

/// G-4.5.5c.3: three or more, with one's own clock running.
#[test]
fn removing_prisoners() {
    let mut game = black_in_trouble();
    assert_eq!(game.refused(T, &stop(Person::First, StopReason::Prisoners { count: 2 })), "G-4.5.5c.3");
    game.at(T, &stop(Person::First, THREE));
    game.at(T + 8, &resume(Person::First));
    game.at(T + 9, &press(FIRST));
    assert_eq!(game.refused(T + 10, &stop(Person::First, THREE)), "G-4.5.1c");
    assert_eq!(game.left_span(FIRST), Span::seconds(239));
}

/// The toilet does not save anybody: when the five minutes are over, time runs out as usual.
#[test]
fn who_stays_out_loses_on_time() {
    let mut game = Game::started("4m");
    game.at(60, &stop(Person::First, StopReason::Toilet));
    game.until(60 + 300 + 179);
    assert_eq!((game.verdict(), game.clock.runs()), (None, Runs::One(FIRST)));
    let view = game.clock.at(Moment(540_000)).expect("later");
    assert_eq!(view.mode, kolo_play::clock::Mode::Over(Verdict::Lost(FIRST, TimeCause::Basic)));
}
