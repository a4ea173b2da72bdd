//! The chess clock of the gomoku contest (P-3.3.2).

use kolo_model::SplitMix64;
use kolo_play::clock::{
    Change, Clock, Ending, Entry, Event, Flag, Moment, Person, Span, StopReason, TimeCause, TimeControl,
    Verdict, What,
};

use crate::random::{event, moment};
use crate::support::{FIRST, Game, SECOND, pass, press, resume, stop};

fn claim(by: Person) -> Event {
    Event::ClaimFlag { by }
}

fn forfeit_to_second() -> Event {
    Event::End { by: Person::Arbiter, how: Ending::ForfeitedTo(SECOND) }
}

const DRAW: Ending = Ending::FaultyClockDraw;

/// P-3.3.2.8: a fallen flag alone does nothing; play may go on, and the claim of the opponent loses it.
#[test]
fn a_fallen_flag_loses_only_when_pointed_out() {
    let mut game = Game::started("8m+8m");
    assert_eq!(game.until(500), [What::FlagFell(FIRST)]);
    assert_eq!(game.verdict(), None);
    // The move counts while nobody has said anything.
    game.at(510, &press(FIRST));
    game.at(520, &press(SECOND));
    let first = game.clock.view().sides.expect("a clock").first;
    assert_eq!((first.left, first.flag, first.after_flag), (Span::ZERO, Flag::Down, Span::seconds(30)));
    assert_eq!(game.refused(525, &claim(Person::First)), "P-3.3.2.8", "White's flag is up");
    let verdict = Verdict::Lost(FIRST, TimeCause::PointedOut);
    assert_eq!(game.at(530, &claim(Person::Second)), [What::Over(verdict)]);
    assert_eq!(verdict.clause().id(), "P-3.3.2.8");
    let mut early = Game::started("8m+8m");
    assert_eq!(early.refused_ms(479_999, &claim(Person::Second)), "P-3.3.2.8");
    early.ms(480_000, &claim(Person::Second));
}

/// P-3.3.2.9: both down is a draw, whichever fell first.
#[test]
fn both_flags_down_is_a_draw() {
    for first_to_fall in [FIRST, SECOND] {
        let mut game = Game::started("8m+8m");
        if first_to_fall == SECOND {
            game.at(1, &press(FIRST));
        }
        assert_eq!(game.until(490), [What::FlagFell(first_to_fall)]);
        game.at(490, &press(first_to_fall));
        let happenings = game.until(1000);
        assert_eq!(happenings, [What::FlagFell(first_to_fall.other()), What::Over(Verdict::BothFlags)]);
        assert_eq!(Verdict::BothFlags.clause().id(), "P-3.3.2.9");
        assert_eq!(game.refused(1001, &claim(first_to_fall.into())), "K-ORDER");
    }
}

/// P-3.3.2.7: only the two players; anybody else's word is an incident that lets the organiser forfeit the duel.
#[test]
fn only_the_players_may_point_it_out() {
    for person in [Person::Arbiter, Person::Director, Person::Bystander] {
        let mut game = Game::started("8m+8m");
        assert_eq!(game.refused(10, &forfeit_to_second()), "P-3.3.2.7");
        game.until(500);
        assert_eq!(game.at(500, &claim(person)), [What::Interference(person)]);
        assert_eq!(game.verdict(), None, "his word loses nothing");
        assert_eq!(
            game.refused(501, &Event::End { by: Person::Second, how: Ending::ForfeitedTo(SECOND) }),
            "P-3.3.2.7"
        );
        game.at(502, &forfeit_to_second());
        assert_eq!(game.verdict(), Some(Verdict::ForfeitedTo(SECOND)));
    }
    let mut game = Game::started("8m+8m");
    game.at(5, &Event::RemindPress { by: Person::First });
    assert_eq!(game.refused(6, &forfeit_to_second()), "P-3.3.2.7", "players may say it");
    assert_eq!(
        game.at(7, &Event::RemindPress { by: Person::Bystander }),
        [What::Interference(Person::Bystander)]
    );
    game.at(8, &forfeit_to_second());
}

/// P-3.3.2.6: a player who stops the clock has sent for the organiser, who lets it go on.
#[test]
fn players_stop_the_clock_only_with_the_organiser() {
    let mut game = Game::started("8m+8m");
    for reason in [StopReason::Ruling, StopReason::Break, StopReason::Toilet, StopReason::OnOrder] {
        assert_eq!(game.refused(10, &stop(Person::First, reason)), "P-3.3.2.6");
    }
    assert_eq!(game.refused(10, &stop(Person::Bystander, StopReason::OrganiserCalled)), "P-3.3.2.6");
    game.at(10, &stop(Person::Second, StopReason::OrganiserCalled));
    assert_eq!(game.refused(20, &resume(Person::Second)), "P-3.3.2.6");
    game.at(60, &resume(Person::Arbiter));
    assert_eq!(game.left_span(FIRST), Span::seconds(470));
}

/// P-3.3.2.5: a break that nobody caused costs nobody time.
#[test]
fn a_break_stops_the_clocks() {
    let mut game = Game::started("8m+8m");
    game.at(100, &stop(Person::Arbiter, StopReason::Break));
    game.at(4000, &resume(Person::Arbiter));
    assert_eq!((game.left_span(FIRST), game.left_span(SECOND)), (Span::seconds(380), Span::minutes(8)));
}

/// P-3.3.2.5: the clock decides, unless a fault was reported while the duel was on.
#[test]
fn the_clock_decides_unless_a_fault_is_reported() {
    let mut game = Game::started("8m+8m");
    let adjust = Event::Adjust {
        by: Person::Arbiter,
        side: FIRST,
        change: Change::To(Span::minutes(2)),
        reason: "it stood still".to_owned(),
    };
    assert_eq!(game.refused(10, &adjust), "P-3.3.2.5");
    assert_eq!(game.refused(10, &Event::ReportFault { by: Person::Bystander }), "P-3.3.2.5");
    assert_eq!(game.at(20, &Event::ReportFault { by: Person::Second }), [What::FaultNoted]);
    assert_eq!(game.at(30, &adjust), [What::Adjusted(FIRST, Span::minutes(2))], "and no ten minutes of go");
    game.until(30 + 120);
    game.at(151, &claim(Person::Second));
    assert_eq!(game.refused(152, &Event::ReportFault { by: Person::First }), "K-ORDER", "too late");
    // The organiser finds that the clock was wrong all the same; its flag does not decide.
    let early = Event::EarlyFlag { by: Person::Arbiter, side: FIRST, early: Span::seconds(30) };
    let happenings = game.at(200, &early);
    assert_eq!(happenings, [What::AnotherClock(FIRST, Span::seconds(30)), What::Stopped]);
    game.at(300, &resume(Person::Arbiter));
    assert_eq!(game.left_span(FIRST), Span::seconds(30));
    assert_eq!(game.clock.ledger().sides.first[Entry::EarlyFlag].given, Span::seconds(30));
}

/// P-3.3.2.2: the players brought the clock, so the delay of a fault may be ruled a draw.
#[test]
fn a_faulty_clock_of_the_players_may_be_a_draw() {
    let draw = Event::End { by: Person::Arbiter, how: DRAW };
    let mut game = Game::started("8m+8m own");
    assert_eq!(game.clock.control(), &TimeControl::regional_clocks());
    assert_eq!(game.refused(10, &draw), "P-3.3.2.5", "nobody has reported a fault");
    game.at(20, &Event::ReportFault { by: Person::First });
    assert_eq!(game.refused(20, &Event::End { by: Person::First, how: DRAW }), "P-3.3.2.7");
    game.at(30, &draw);
    assert_eq!(game.verdict().map(|verdict| verdict.clause().id()), Some("P-3.3.2.2"));
    let mut organisers = Game::started("8m+8m");
    organisers.at(20, &Event::ReportFault { by: Person::First });
    assert_eq!(organisers.refused(30, &draw), "P-3.3.2.2");
}

#[test]
fn there_are_no_passes_and_no_adjournments() {
    let mut game = Game::started("8m+8m");
    assert_eq!(game.refused(1, &pass(FIRST)), "P-3.3.1.3");
    let plan =
        Event::PlanAdjournment { by: Person::Arbiter, may_seal: Moment(60_000), must_seal: Moment(120_000) };
    assert_eq!(game.refused(1, &plan), "P-2.1.1.1");
    assert_eq!(game.refused(1, &Event::AnnounceSeal { by: FIRST }), "P-2.1.1.1");
}

/// The two flag rules are a setting: where flags fall by themselves, the first one decides.
#[test]
fn flags_that_need_nobody() {
    let mut game = Game::started("8m+8m falls");
    assert_eq!(game.refused(480, &press(FIRST)), "P-3.3.2.8");
    assert_eq!(game.until(480), [What::Over(Verdict::Lost(FIRST, TimeCause::FlagFell))]);
}

/// P-3.3.2.5: a dispute gives nothing back that no fault was reported for.
#[test]
fn a_dispute_does_not_get_round_the_report_of_a_fault() {
    let mut game = Game::started("8m+8m");
    let back = |seconds| Event::ResumeDispute {
        by: Person::Arbiter,
        first: Span::seconds(seconds),
        second: Span::ZERO,
    };
    game.at(10, &Event::Dispute { by: Person::First });
    game.at(60, &stop(Person::First, StopReason::OrganiserCalled));
    assert_eq!(game.refused(70, &back(51)), "P-3.3.2.5");
    assert_eq!(game.refused(70, &back(1)), "P-3.3.2.5");
    let mut reported = Game { clock: game.clock.clone() };
    reported.at(70, &Event::ReportFault { by: Person::First });
    reported.at(80, &back(50));
    assert_eq!(reported.left_span(FIRST), Span::seconds(470));
    game.at(80, &back(0));
    assert_eq!(game.left_span(FIRST), Span::seconds(420));
}

/// A refusal in the contest names a clause of the contest or of the house, never one of go.
#[test]
fn refusals_of_the_contest_name_its_own_clauses() {
    let mut seen = 0;
    for seed in 0..400 {
        let mut dice = SplitMix64::stream(seed, 11);
        let mut clock = Clock::new("2m+2m own".parse().expect("a control"));
        for _ in 0..60 {
            let (at, event) = (moment(&mut dice, &clock), event(&mut dice, &clock));
            if let Err(refusal) = clock.apply(at, &event) {
                seen += 1;
                assert!(!refusal.clause().id().starts_with("G-"), "{event:?}: {refusal:?}");
            }
        }
    }
    assert!(seen > 5_000, "{seen}");
}
