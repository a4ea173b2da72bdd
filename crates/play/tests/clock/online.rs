//! A server's clock: it switches by itself and gives a little back for slow lines.

use kolo_play::clock::{Entry, Event, Flag, Person, PlayedKind, Span, TimeCause, TimeControl, Verdict, What};

use crate::support::{FIRST, Game, SECOND, pass, press};

fn played(by: kolo_model::Side, lag: u64) -> Event {
    Event::Played { by, what: PlayedKind::Move, lag: Span(lag) }
}

fn store(game: &Game) -> u64 {
    game.clock.view().sides.expect("a clock").first.lag_store.0
}

/// P-3.3.2.4.
#[test]
fn the_clock_switches_by_itself_after_the_move() {
    let mut game = Game::started("7m30s+7m30s online");
    assert_eq!(game.clock.control(), &TimeControl::online());
    assert_eq!(game.refused(10, &press(FIRST)), "P-3.3.2.4");
    assert_eq!(game.refused(10, &Event::Place { by: FIRST }), "P-3.3.2.4");
    assert_eq!(game.refused(10, &played(SECOND, 0)), "P-3.3.2.3");
    assert_eq!(game.at(10, &played(FIRST, 0)), [What::Runs(SECOND)]);
    assert_eq!(game.left(FIRST), 440_000);
    let mut by_hand = Game::started("8m+8m");
    assert_eq!(by_hand.refused(10, &played(FIRST, 0)), "P-3.3.2.3");
    let mut go = Game::started("10m+3x30s online");
    assert_eq!(go.refused(10, &pass(FIRST)), "P-3.3.2.4");
    go.at(10, &Event::Played { by: FIRST, what: PlayedKind::Pass, lag: Span::ZERO });
    let online_pass = Event::Played { by: SECOND, what: PlayedKind::Pass, lag: Span::ZERO };
    assert_eq!(Game::started("8m+8m online").refused(1, &online_pass), "P-3.3.1.3");
}

/// At most a second a move, from a store of ten that fills slowly.
#[test]
fn lag_is_given_back_within_bounds() {
    let mut game = Game::started("7m30s+7m30s online");
    assert_eq!(store(&game), 10_000);
    assert_eq!(game.ms(5000, &played(FIRST, 300))[0], What::LagGiven(FIRST, Span(300)));
    assert_eq!((game.left(FIRST), store(&game)), (450_000 - 4700, 10_000 - 300 + 100));
    game.ms(5000, &played(SECOND, 0));
    game.ms(10_000, &played(FIRST, 60_000));
    assert_eq!((game.left(FIRST), store(&game)), (450_000 - 4700 - 4000, 9800 - 1000 + 100));
    game.ms(10_000, &played(SECOND, 0));
    // No more than the turn took: nobody gains time.
    game.ms(10_040, &played(FIRST, 900));
    assert_eq!((game.left(FIRST), store(&game)), (450_000 - 8700, 8900 - 40 + 100));
    assert_eq!(game.clock.ledger().sides.first[Entry::Lag].given, Span(1340));
}

/// The store is used up; from then on only what has come back is given.
#[test]
fn the_store_runs_dry() {
    let mut game = Game::started("7m30s+7m30s online=1s/2s/100ms");
    let mut given = Vec::new();
    for turn in 1..=6 {
        game.ms(turn * 5000, &played(FIRST, 5000));
        given.push(game.clock.ledger().sides.first[Entry::Lag].given.0);
        game.ms(turn * 5000, &played(SECOND, 0));
    }
    assert_eq!(given, [1000, 2000, 2200, 2300, 2400, 2500]);
}

/// Lag never moves a deadline: what comes after it is refused before it is applied, whatever the line cost.
#[test]
fn a_move_after_the_deadline_is_refused() {
    let mut go = Game::started("10m online");
    assert_eq!(go.refused_ms(600_000, &played(FIRST, 1000)), "G-4.5.2b");
    assert_eq!(go.left(FIRST), 600_000);
    go.until(600);
    assert_eq!(go.verdict(), Some(Verdict::Lost(FIRST, TimeCause::Basic)));
    let mut last = Game::started("10m online");
    last.ms(599_999, &played(FIRST, 400));
    assert_eq!(last.left(FIRST), 401);
}

/// Where a flag must be pointed out, the move counts while nobody has; but nothing is given back any more.
#[test]
fn with_claims_a_late_move_counts_until_a_player_claims() {
    let mut game = Game::started("7m30s+7m30s online");
    game.ms(450_500, &played(FIRST, 1000));
    let first = game.clock.view().sides.expect("a clock").first;
    assert_eq!((first.left, first.flag), (Span::ZERO, Flag::Down));
    assert_eq!(game.clock.ledger().sides.first[Entry::Lag].given, Span::ZERO);
    game.ms(450_600, &Event::ClaimFlag { by: Person::Second });
    assert_eq!(game.refused_ms(450_700, &played(SECOND, 0)), "K-ORDER");
}

/// In Japanese byo-yomi the next move has its full period anyway, so the store is not touched.
#[test]
fn a_period_that_begins_again_needs_nothing_back() {
    let mut game = Game::started("1m+3x30s online");
    game.until(65);
    game.at(70, &played(FIRST, 500));
    assert_eq!((game.left(FIRST), store(&game)), (30_000, 10_000));
    // A Canadian period is one time for several moves, so there it counts.
    let mut canadian = Game::started("1m+2m/5 online");
    canadian.at(70, &played(FIRST, 500));
    assert_eq!(canadian.left(FIRST), 110_500);
}
