//! Byo-yomi, Canadian and Japanese.

use kolo_play::clock::{Entry, Phase, Span, TimeCause, Verdict, What};

use crate::support::{FIRST, Game, SECOND, pass, press};

/// A game in which Black has just come into byo-yomi, at second 60.
fn in_overtime(control: &str) -> Game {
    let mut game = Game::started(control);
    let happenings = game.until(60);
    assert_eq!(happenings[0], What::OvertimeBegan(FIRST), "time trouble was told at the start");
    game
}

fn phase(game: &Game) -> Phase {
    game.clock.view().sides.expect("there is a clock").first.phase
}

/// Both move within the second, so that only Black's time matters.
fn reply(game: &mut Game, second: u64) {
    game.at(second, &press(SECOND));
}

/// G-4.5.2c, G-4.5.3a.
#[test]
fn canadian_byo_yomi_has_a_time_for_a_number_of_stones() {
    let mut game = in_overtime("1m+2m/3");
    assert_eq!((phase(&game), game.left_span(FIRST)), (Phase::Canadian { stones: 3 }, Span::minutes(2)));
    game.at(80, &press(FIRST));
    reply(&mut game, 80);
    assert_eq!((phase(&game), game.left_span(FIRST)), (Phase::Canadian { stones: 2 }, Span::seconds(100)));
}

/// G-4.5.3e: a new period at once, and what was saved is lost.
#[test]
fn stones_played_early_bring_a_new_period() {
    let mut game = in_overtime("1m+2m/3");
    for second in [70, 80] {
        game.at(second, &press(FIRST));
        reply(&mut game, second);
    }
    assert_eq!(game.at(90, &press(FIRST)), [What::NewPeriod(FIRST), What::Runs(SECOND)]);
    assert_eq!((phase(&game), game.left_span(FIRST)), (Phase::Canadian { stones: 3 }, Span::minutes(2)));
    let account = game.clock.ledger().sides.first;
    assert_eq!(
        account[Entry::PeriodReset].given,
        Span::seconds(30),
        "30 of 120 seconds were used and come back"
    );
    assert_eq!(account[Entry::Overtime].given, Span::minutes(2));
}

/// G-4.5.3f.
#[test]
fn a_pass_uses_a_stone() {
    let mut game = in_overtime("1m+2m/3");
    game.at(70, &pass(FIRST));
    assert_eq!(phase(&game), Phase::Canadian { stones: 2 });
}

/// G-4.5.3d: the press of the last stone must be in time, too.
#[test]
fn canadian_time_up_before_the_last_press_loses() {
    let mut game = in_overtime("1m+2m/1");
    assert_eq!(game.refused(180, &press(FIRST)), "G-4.5.3d");
    let mut in_time = in_overtime("1m+2m/1");
    in_time.ms(179_999, &press(FIRST));
    assert_eq!(in_time.left_span(FIRST), Span::minutes(2));
    assert_eq!(game.until(180), [What::Over(Verdict::Lost(FIRST, TimeCause::Canadian))]);
}

/// G-4.5.4a: a move inside the interval keeps the period, and the next has the full interval again.
#[test]
fn japanese_byo_yomi_has_a_time_for_each_move() {
    let mut game = in_overtime("1m+2x30s");
    for second in [75, 100, 129] {
        game.at(second, &press(FIRST));
        reply(&mut game, second);
        assert_eq!((phase(&game), game.left_span(FIRST)), (Phase::Japanese { period: 1 }, Span::seconds(30)));
    }
}

/// G-4.5.4b: the last ten seconds are counted one by one, each at its own moment; at zero the next period counts.
#[test]
fn the_last_ten_seconds_are_counted() {
    let mut game = in_overtime("1m+2x30s");
    assert_eq!(game.until_ms(79_999), []);
    for (second, number) in (80..=89).zip((1..=10).rev()) {
        assert_eq!(game.until_ms(second * 1000), [What::Count(FIRST, number)]);
        assert_eq!(game.until_ms(second * 1000 + 999), []);
    }
    assert_eq!(game.until(90), [What::Count(FIRST, 0), What::PeriodUsed(FIRST, 1)]);
}

/// G-4.5.4b: a period of ten seconds is counted from its first moment.
#[test]
fn short_periods_are_counted_whole() {
    let mut game = Game::started("1m+3x10s");
    let happenings = game.until(60);
    assert_eq!(happenings.last(), Some(&What::Count(FIRST, 10)));
    game.at(65, &press(FIRST));
    let happenings = game.at(66, &press(SECOND));
    assert_eq!(happenings, [What::Runs(FIRST), What::Count(FIRST, 10)]);
    let mut blitz = Game::started("1m+1x3s");
    assert_eq!(blitz.until(61)[1..], [What::Count(FIRST, 3), What::Count(FIRST, 2)]);
}

/// G-4.5.4c, G-4.5.4d, G-4.5.4e: overruns use up periods, the last one loses.
#[test]
fn overruns_use_up_periods_and_the_last_loses() {
    let mut game = in_overtime("1m+3x30s");
    let used = |happenings: Vec<What>| {
        happenings.into_iter().filter(|what| !matches!(what, What::Count(..))).collect::<Vec<_>>()
    };
    assert_eq!(used(game.until(90)), [What::PeriodUsed(FIRST, 2)]);
    // In the second period a move in time keeps it.
    game.at(119, &press(FIRST));
    reply(&mut game, 119);
    assert_eq!(phase(&game), Phase::Japanese { period: 2 });
    assert_eq!(used(game.until(149)), [What::PeriodUsed(FIRST, 1)]);
    assert_eq!(game.refused_ms(179_000, &press(FIRST)), "G-4.5.4e", "zero has been said");
    assert_eq!(used(game.until(179)), [What::Over(Verdict::Lost(FIRST, TimeCause::Japanese))]);
}

/// A long silence uses up everything there is, in the right order.
#[test]
fn a_long_step_is_the_same_as_many() {
    let mut one = Game::started("1m+3x30s");
    let happenings = one.until(10_000);
    let mut many = Game::started("1m+3x30s");
    let steps: Vec<What> = (1..=100).flat_map(|step| many.until(step * 100)).collect();
    assert_eq!(happenings, steps);
    assert_eq!(one.clock, many.clock);
    assert_eq!(one.clock.ledger().sides.first.used, Span::seconds(150));
}

#[test]
fn the_view_says_when_all_time_ends() {
    let ends = |game: &Game| {
        game.clock.view().sides.and_then(|sides| sides.first.ends).map(|moment| moment.0 / 1000)
    };
    let mut game = Game::started("1m+3x30s");
    assert_eq!(ends(&game), Some(150));
    game.until(100);
    assert_eq!(ends(&game), Some(150));
    assert_eq!(ends(&Game::started("1m+2m/3")), Some(180));
    game.at(101, &press(FIRST));
    assert_eq!(ends(&game), None);
}
