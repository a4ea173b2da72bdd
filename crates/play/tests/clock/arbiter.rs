//! Corrections of the clock and flags that fell early, in go (G-6.5, G-6.6).

use kolo_play::clock::{
    Change, Entry, Event, Mode, Person, Phase, Span, StopReason, TimeCause, Verdict, What,
};

use crate::support::{FIRST, Game, SECOND, press, resume};

fn adjust(change: Change) -> Event {
    Event::Adjust { by: Person::Arbiter, side: FIRST, change, reason: "set wrongly".to_owned() }
}

fn early(seconds: u64) -> Event {
    Event::EarlyFlag { by: Person::Arbiter, side: FIRST, early: Span::seconds(seconds) }
}

/// G-6.5: ten minutes or less are not reduced, more not below ten.
#[test]
fn corrections_leave_ten_minutes() {
    let minutes = Span::minutes;
    let cases = [
        (30, Change::To(minutes(12)), 12, false),
        (30, Change::To(minutes(3)), 10, true),
        (30, Change::Minus(minutes(25)), 10, true),
        (30, Change::Minus(minutes(15)), 15, false),
        (8, Change::Minus(minutes(3)), 8, true),
        (8, Change::Plus(minutes(3)), 11, false),
        (8, Change::To(minutes(9)), 9, false),
    ];
    for (left, change, new, limited) in cases {
        let mut game = Game::started("45m+5m/15");
        let second = (45 - left) * 60;
        game.until(second);
        let happenings = game.at(second, &adjust(change));
        assert_eq!(happenings[0], What::Adjusted(FIRST, minutes(new)), "{left} {change:?}");
        assert_eq!(happenings.contains(&What::NotReduced(FIRST, minutes(new))), limited, "{left} {change:?}");
        assert_eq!(game.left_span(FIRST), minutes(new));
        let booked = game.clock.ledger().sides.first[Entry::Arbiter];
        assert_eq!(
            (booked.given, booked.taken),
            (minutes(new).less(minutes(left)), minutes(left).less(minutes(new)))
        );
    }
}

#[test]
fn corrections_need_an_official_and_a_reason() {
    let mut game = Game::started("45m+5m/15");
    let change = Change::Plus(Span::minutes(1));
    let by_player = Event::Adjust { by: Person::First, side: FIRST, change, reason: "please".to_owned() };
    assert_eq!(game.refused(1, &by_player), "G-6.5");
    let bare = Event::Adjust { by: Person::Arbiter, side: FIRST, change, reason: " ".to_owned() };
    assert_eq!(game.refused(1, &bare), "K-REASON");
    let long = Event::Adjust { by: Person::Arbiter, side: FIRST, change, reason: "a".repeat(201) };
    assert_eq!(game.refused(1, &long), "K-FILE");
    assert_eq!(game.refused(1, &adjust(Change::To(Span(u64::MAX)))), "K-FILE");
    assert_eq!(game.refused(1, &adjust(Change::Plus(Span(u64::MAX)))), "K-FILE");
}

/// G-6.6: at least a minute early, the flag does not count and the game goes on with the time that was left.
#[test]
fn a_flag_that_fell_a_minute_early_does_not_count() {
    let mut game = Game::started("45m");
    game.until(45 * 60);
    assert_eq!(game.verdict(), Some(Verdict::Lost(FIRST, TimeCause::Basic)));
    assert_eq!(
        game.refused(2701, &Event::EarlyFlag { by: Person::First, side: FIRST, early: Span::minutes(2) }),
        "G-6.6"
    );
    assert_eq!(
        game.refused(2701, &Event::EarlyFlag { by: Person::Arbiter, side: SECOND, early: Span::minutes(2) }),
        "G-6.6"
    );
    assert_eq!(game.refused(2701, &early(0)), "G-6.6");
    let happenings = game.at(2760, &early(60));
    assert_eq!(happenings, [What::AnotherClock(FIRST, Span::minutes(1)), What::Stopped]);
    assert_eq!(game.at(2800, &resume(Person::Arbiter)), [What::Runs(FIRST)]);
    game.at(2810, &press(FIRST));
    assert_eq!(game.left_span(FIRST), Span::seconds(50));
}

/// G-6.6: less than a minute, and the control stands where it fell.
#[test]
fn less_than_a_minute_and_the_control_stands() {
    let mut game = Game::started("45m");
    game.until(45 * 60);
    assert_eq!(game.at(2701, &early(59)), [What::ControlStands(FIRST)]);
    assert_eq!(game.verdict(), Some(Verdict::Lost(FIRST, TimeCause::Basic)));
}

/// G-6.6 with byo-yomi: the control is the end of basic time, and it can be judged until the next move.
#[test]
fn the_control_before_byo_yomi_can_be_judged_until_the_next_move() {
    let mut game = Game::started("45m+5m/15");
    game.until(2710);
    let mut later = Game { clock: game.clock.clone() };
    assert_eq!(game.at(2710, &early(40)), [What::ControlStands(FIRST)]);
    game.at(2715, &early(120));
    assert_eq!(game.clock.view().sides.map(|sides| sides.first.phase), Some(Phase::Basic));
    assert_eq!(game.left_span(FIRST), Span::minutes(2));
    assert!(matches!(game.clock.mode(), Mode::Stopped { reason: StopReason::Ruling, .. }));
    later.at(2720, &press(FIRST));
    assert_eq!(later.refused(2721, &early(120)), "G-6.6");
}

/// G-6.6 in byo-yomi: no more than the period can come back.
#[test]
fn a_period_cannot_have_lost_more_than_it_has() {
    let mut game = Game::started("1m+2m/3");
    game.until(180);
    assert_eq!(game.verdict(), Some(Verdict::Lost(FIRST, TimeCause::Canadian)));
    assert_eq!(game.refused(181, &early(121)), "G-6.6");
    game.at(181, &early(120));
    assert_eq!(game.clock.view().sides.map(|sides| sides.first.phase), Some(Phase::Canadian { stones: 3 }));
}

/// Who was not there has lost for being late, and no flag changes that.
#[test]
fn lateness_is_no_matter_of_flags() {
    let mut game = Game::waiting("45m+5m/15");
    game.at(0, &Event::Absent { side: FIRST });
    game.at(0, &Event::Start { by: Person::Arbiter });
    game.until(2800);
    assert_eq!(game.verdict(), Some(Verdict::Lost(FIRST, TimeCause::Late)));
    assert_eq!(game.refused(2801, &early(120)), "K-ORDER");
}
