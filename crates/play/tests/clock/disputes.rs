//! Disputes: time given back, and a full period of Japanese byo-yomi (G-7.2 to G-7.4).

use kolo_play::clock::{Entry, Event, Person, Phase, Span, StopReason, What};

use crate::support::{FIRST, Game, SECOND, press, stop};

fn settled(first: u64, second: u64) -> Event {
    let (first, second) = (Span::seconds(first), Span::seconds(second));
    Event::ResumeDispute { by: Person::Arbiter, first, second }
}

/// G-7.3: what ran since the dispute began can be given back when play resumes, and no more.
#[test]
fn lost_time_is_given_back() {
    let mut game = Game::started("45m+5m/15");
    assert_eq!(game.refused(5, &Event::Dispute { by: Person::Bystander }), "G-7.1");
    assert_eq!(game.refused(5, &settled(0, 0)), "K-ORDER", "the clocks are running");
    game.at(100, &Event::Dispute { by: Person::Second });
    game.at(130, &press(FIRST));
    game.at(145, &stop(Person::Arbiter, StopReason::Ruling));
    assert_eq!(game.refused(700, &settled(31, 0)), "G-7.3");
    assert_eq!(game.refused(700, &settled(0, 16)), "G-7.3");
    let by_player = Event::ResumeDispute { by: Person::First, first: Span::ZERO, second: Span::ZERO };
    assert_eq!(game.refused(700, &by_player), "G-7.3");
    let told = game.at(700, &settled(30, 10));
    let back = |side, seconds| What::GivenBack(side, Span::seconds(seconds));
    assert_eq!(told, [back(FIRST, 30), back(SECOND, 10), What::Runs(SECOND)]);
    assert_eq!(game.left_span(FIRST), Span::seconds(45 * 60 - 100));
    assert_eq!(game.left_span(SECOND), Span::seconds(45 * 60 - 5));
    assert_eq!(game.clock.ledger().sides.first[Entry::Dispute].given, Span::seconds(30));
}

/// G-7.3: without a dispute there is nothing to give back, and it is given back once.
#[test]
fn time_is_given_back_once() {
    let mut game = Game::started("45m+5m/15");
    game.at(10, &stop(Person::Arbiter, StopReason::Ruling));
    assert_eq!(game.refused(20, &settled(0, 0)), "G-7.3");
    game.at(20, &Event::Dispute { by: Person::First });
    game.at(30, &settled(0, 0));
    game.at(40, &stop(Person::Arbiter, StopReason::Ruling));
    assert_eq!(game.refused(50, &settled(5, 0)), "G-7.3");
}

/// G-7.4: the player goes on with a whole period; a plain resumption leaves him what he had.
#[test]
fn japanese_byo_yomi_goes_on_with_a_full_period() {
    let mut game = Game::started("1m+3x30s");
    game.at(72, &Event::Dispute { by: Person::First });
    game.at(85, &stop(Person::Arbiter, StopReason::Ruling));
    let mut plain = Game { clock: game.clock.clone() };
    assert_eq!(game.at(300, &settled(0, 0)), [What::FullPeriod(FIRST), What::Runs(FIRST)]);
    assert_eq!(game.left_span(FIRST), Span::seconds(30));
    let phase = game.clock.view().sides.map(|sides| sides.first.phase);
    assert_eq!(phase, Some(Phase::Japanese { period: 1 }));
    assert_eq!(game.clock.ledger().sides.first[Entry::DisputePeriod].given, Span::seconds(25));
    assert_eq!(game.until(320), [What::Count(FIRST, 10)], "the countdown begins anew");
    plain.at(300, &Event::Resume { by: Person::Arbiter });
    assert_eq!(plain.left_span(FIRST), Span::seconds(5));
}

/// G-7.4 is about Japanese byo-yomi: Canadian goes on where it was.
#[test]
fn canadian_byo_yomi_goes_on_where_it_was() {
    let mut game = Game::started("1m+2m/5");
    game.at(72, &Event::Dispute { by: Person::First });
    game.at(85, &stop(Person::Arbiter, StopReason::Ruling));
    game.at(300, &settled(13, 0));
    assert_eq!(game.left_span(FIRST), Span::seconds(108));
}
