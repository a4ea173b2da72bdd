//! Disputes: time given back, and a full period of Japanese byo-yomi (G-7.2 to G-7.4).

use kolo_play::clock::{Change, Entry, Event, Flag, Person, Phase, SideView, Span, StopReason, What};

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
    let happenings = game.at(700, &settled(30, 10));
    let back = |side, seconds| What::GivenBack(side, Span::seconds(seconds));
    assert_eq!(happenings, [back(FIRST, 30), back(SECOND, 10), What::Runs(SECOND)]);
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

/// G-7.3: a plain resumption settles the dispute; time that runs afterwards is nobody's loss.
#[test]
fn a_plain_resumption_closes_the_dispute() {
    let mut game = Game::started("45m+5m/15");
    game.at(10, &Event::Dispute { by: Person::First });
    game.at(20, &stop(Person::Arbiter, StopReason::Ruling));
    game.at(30, &Event::Resume { by: Person::Arbiter });
    game.at(90, &stop(Person::Arbiter, StopReason::Ruling));
    assert_eq!(game.refused(100, &settled(5, 0)), "G-7.3");
    assert_eq!(game.refused(100, &settled(0, 0)), "G-7.3");
}

/// G-7.3: a player who comes back from the toilet settles nothing.
#[test]
fn a_players_own_stop_leaves_the_dispute_open() {
    let mut game = Game::started("4m");
    game.at(10, &Event::Dispute { by: Person::Second });
    game.at(20, &stop(Person::First, StopReason::Toilet));
    game.at(30, &Event::Resume { by: Person::First });
    game.at(40, &stop(Person::Arbiter, StopReason::Ruling));
    game.at(50, &settled(20, 0));
    assert_eq!(game.left_span(FIRST), Span::seconds(230));
}

fn first(game: &Game) -> SideView {
    game.clock.view().sides.expect("there is a clock").first
}

/// G-7.3: basic time that ran out meanwhile comes back as basic time, and Canadian byo-yomi never grows.
#[test]
fn time_comes_back_to_the_phase_in_which_it_was_lost() {
    let mut game = Game::started("1m+2m/5");
    game.at(50, &Event::Dispute { by: Person::First });
    game.at(85, &stop(Person::Arbiter, StopReason::Ruling));
    assert_eq!(first(&game).phase, Phase::Canadian { stones: 5 });
    let mut part = Game { clock: game.clock.clone() };
    game.at(300, &settled(35, 0));
    assert_eq!((first(&game).phase, first(&game).left), (Phase::Basic, Span::seconds(10)));
    // With a part of it he is in byo-yomi still, with a part of what it cost him.
    part.at(300, &settled(20, 0));
    assert_eq!((first(&part).phase, first(&part).left), (Phase::Canadian { stones: 5 }, Span::seconds(115)));
    let account = part.clock.ledger().sides.first;
    assert_eq!(account[Entry::Dispute].given, Span::seconds(20));
}

/// G-7.3: the stones that were played stay played; a period that began anew with them gets nothing of the one before.
#[test]
fn a_new_period_gets_nothing_of_the_old_one() {
    let mut game = Game::started("1m+2m/2");
    game.at(70, &Event::Dispute { by: Person::First });
    game.at(100, &press(FIRST));
    game.at(101, &press(SECOND));
    let mut same = Game { clock: game.clock.clone() };
    same.at(106, &stop(Person::Arbiter, StopReason::Ruling));
    same.at(200, &settled(35, 0));
    assert_eq!((first(&same).phase, first(&same).left), (Phase::Canadian { stones: 1 }, Span::seconds(110)));
    game.at(106, &press(FIRST));
    game.at(107, &press(SECOND));
    game.at(111, &stop(Person::Arbiter, StopReason::Ruling));
    assert_eq!(game.refused(200, &settled(5, 0)), "G-7.3");
    game.at(200, &settled(4, 0));
    assert_eq!((first(&game).phase, first(&game).left), (Phase::Canadian { stones: 2 }, Span::minutes(2)));
}

/// G-7.3: a Japanese period that was used up meanwhile is whole again if enough is given back.
#[test]
fn a_used_period_comes_back() {
    let mut game = Game::started("1m+3x30s");
    game.at(80, &Event::Dispute { by: Person::First });
    game.at(130, &stop(Person::Arbiter, StopReason::Ruling));
    assert_eq!((first(&game).phase, first(&game).periods), (Phase::Japanese { period: 3 }, 1));
    for (given, period) in [(0, 3), (10, 3), (11, 2), (40, 2), (41, 1), (50, 1)] {
        let mut game = Game { clock: game.clock.clone() };
        game.at(300, &settled(given, 0));
        assert_eq!(first(&game).phase, Phase::Japanese { period }, "{given}");
        assert_eq!(first(&game).left, Span::seconds(30), "a full period by G-7.4");
    }
}

/// G-7.3 where flags wait: one that fell stays down unless what is given back is more than the time it has been down for.
#[test]
fn a_fallen_flag_rises_only_with_time_left() {
    let mut game = Game::started("1m+1m");
    game.at(50, &Event::Dispute { by: Person::First });
    game.at(50, &Event::ReportFault { by: Person::First });
    game.at(80, &stop(Person::First, StopReason::OrganiserCalled));
    assert_eq!((first(&game).flag, first(&game).after_flag), (Flag::Down, Span::seconds(20)));
    for (given, flag, left, after) in
        [(5, Flag::Down, 0, 15), (20, Flag::Down, 0, 0), (21, Flag::Up, 1, 0), (30, Flag::Up, 10, 0)]
    {
        let mut game = Game { clock: game.clock.clone() };
        game.at(300, &settled(given, 0));
        let side = first(&game);
        assert_eq!(
            (side.flag, side.left, side.after_flag),
            (flag, Span::seconds(left), Span::seconds(after)),
            "{given}"
        );
    }
}

/// G-7.3: what the arbiter has set meanwhile stands; only time after it can be given back.
#[test]
fn a_correction_is_not_undone_by_the_dispute() {
    let mut game = Game::started("45m");
    game.at(10, &Event::Dispute { by: Person::First });
    game.at(20, &stop(Person::Arbiter, StopReason::Ruling));
    let change = Change::To(Span::minutes(50));
    let reason = "set wrongly".to_owned();
    game.at(30, &Event::Adjust { by: Person::Arbiter, side: FIRST, change, reason });
    assert_eq!(game.refused(40, &settled(1, 0)), "G-7.3");
    game.at(40, &settled(0, 0));
    assert_eq!(game.left_span(FIRST), Span::minutes(50));
}
