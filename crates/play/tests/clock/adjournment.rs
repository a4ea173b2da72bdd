//! Adjourned games (G-5).

use kolo_model::Side;
use kolo_play::clock::{
    Entry, Event, Mode, Moment, Person, Phase, Runs, SealedHow, SealedMove, Span, StopReason, TimeCause,
    Verdict, What,
};

use crate::support::{FIRST, Game, SECOND, press};

const ARBITER: Person = Person::Arbiter;

fn plan(may: u64, must: u64) -> Event {
    Event::PlanAdjournment { by: ARBITER, may_seal: Moment(may * 1000), must_seal: Moment(must * 1000) }
}

fn seal(by: Side) -> Event {
    Event::Seal { by, how: SealedHow::OnForm }
}

fn open(sealed: SealedMove) -> Event {
    Event::OpenForm { by: ARBITER, written: "Q16".to_owned(), sealed }
}

fn take() -> Event {
    Event::TakeForm { by: ARBITER }
}

fn reopen() -> Event {
    Event::Reopen { by: ARBITER }
}

/// A game adjourned at second 700: Black sealed, the arbiter has the form.
fn adjourned(control: &str) -> Game {
    let mut game = Game::started(control);
    game.at(1, &plan(600, 1200));
    game.at(700, &seal(FIRST));
    game.at(710, &take());
    game
}

/// G-5.1.1: after the first time the player to move may seal, before it he may not.
#[test]
fn sealing_is_allowed_after_the_first_time() {
    let mut game = Game::started("45m+5m/15");
    assert_eq!(game.refused(1, &seal(FIRST)), "G-5.1.1", "no times are set");
    let by_player =
        Event::PlanAdjournment { by: Person::First, may_seal: Moment(9000), must_seal: Moment(10_000) };
    assert_eq!(game.refused(1, &by_player), "G-5.1.1");
    for (may, must) in [(600, 600), (1200, 600), (1, 600)] {
        assert_eq!(game.refused(1, &plan(may, must)), "G-5.1.1");
    }
    game.at(1, &plan(600, 1200));
    assert_eq!(game.refused_ms(599_999, &seal(FIRST)), "G-5.1.1");
    assert_eq!(game.until(600), [What::MaySeal(FIRST)]);
    assert_eq!(game.refused(600, &seal(SECOND)), "G-5.1.1", "only the player to move");
    game.at(650, &press(FIRST));
    assert_eq!(game.at(700, &seal(SECOND)), [What::Sealed(SECOND, SealedHow::OnForm)]);
    assert_eq!(game.clock.mode(), Mode::Adjourned);
}

/// G-5.1.1, G-5.1.3: after the second time he must; what he plays on the board counts as sealed.
#[test]
fn after_the_second_time_a_move_on_the_board_is_sealed() {
    let mut game = Game::started("45m+5m/15");
    game.at(1, &plan(600, 1200));
    game.at(1100, &press(FIRST));
    assert_eq!(game.until(1200), [What::MustSeal(SECOND)]);
    assert_eq!(game.at(1300, &press(SECOND)), [What::Sealed(SECOND, SealedHow::OnBoard)]);
    assert_eq!(game.clock.runs(), Runs::Neither);
    assert_eq!(game.clock.forms()[0].how, SealedHow::OnBoard);
    assert_eq!(game.left_span(SECOND), Span::seconds(45 * 60 - 200));
}

/// G-5.1.2, G-5.1.4: the clock stands, the move is final, the arbiter has the form before play resumes.
#[test]
fn a_sealed_move_is_final_and_the_arbiter_keeps_the_form() {
    let mut game = Game::started("45m+5m/15");
    assert_eq!(game.refused(0, &take()), "K-ORDER");
    game.at(1, &plan(600, 1200));
    game.at(700, &seal(FIRST));
    assert_eq!(game.refused(701, &seal(FIRST)), "G-4.5.1c");
    assert_eq!(game.refused(701, &press(FIRST)), "G-4.5.1c");
    assert_eq!(game.refused(701, &reopen()), "G-5.1.4");
    assert_eq!(game.refused(701, &Event::TakeForm { by: Person::Second }), "G-5.1.4");
    assert_eq!(game.at(702, &take()), [What::FormKept]);
    assert_eq!(game.refused(703, &take()), "G-5.1.4");
    game.until(80_000);
    assert_eq!(game.left_span(FIRST), Span::seconds(45 * 60 - 700), "nobody's time runs over night");
    assert_eq!(game.clock.ledger().adjourned, Span::seconds(80_000 - 700));
    assert_eq!(game.clock.next_deadline(), None);
}

/// G-5.1.6: half a minute more in byo-yomi, and only for that move.
#[test]
fn in_byo_yomi_the_sealed_move_has_half_a_minute_more() {
    let mut game = Game::started("1m+2m/5");
    game.at(1, &plan(70, 600));
    assert_eq!(game.at(80, &Event::AnnounceSeal { by: FIRST }).last(), Some(&What::SealTime(FIRST)));
    assert_eq!(game.left_span(FIRST), Span::seconds(100 + 30));
    let mut slow = Game { clock: game.clock.clone() };
    game.at(90, &seal(FIRST));
    assert_eq!(game.left_span(FIRST), Span::seconds(100), "ten of the thirty were used, the rest goes away");
    let booked = game.clock.ledger().sides.first[Entry::SealedMove];
    assert_eq!((booked.given, booked.taken), (Span::seconds(30), Span::seconds(20)));
    assert_eq!(game.clock.view().sides.map(|sides| sides.first.phase), Some(Phase::Canadian { stones: 4 }));
    slow.at(205, &seal(FIRST));
    assert_eq!(slow.left_span(FIRST), Span::seconds(5));
}

/// G-5.1.6: whoever must seal gets it by himself, also if byo-yomi begins while he thinks; in basic time nobody does.
#[test]
fn the_half_minute_comes_by_itself_when_he_must_seal() {
    let mut game = Game::started("1m+2x30s");
    game.at(1, &plan(10, 70));
    let happenings = game.until(70);
    assert_eq!(happenings[happenings.len() - 2..], [What::MustSeal(FIRST), What::SealTime(FIRST)]);
    assert_eq!(game.left_span(FIRST), Span::seconds(50));
    let mut basic = Game::started("1m+2x30s");
    basic.at(1, &plan(10, 20));
    assert_eq!(basic.until(20), [What::MaySeal(FIRST), What::MustSeal(FIRST)]);
    assert_eq!(basic.until(60), [What::OvertimeBegan(FIRST), What::SealTime(FIRST)]);
    assert_eq!(basic.left_span(FIRST), Span::seconds(60));
}

/// G-5.2.2, G-5.1.5: the form is opened in front of whoever sealed; then the opponent is to move.
#[test]
fn the_form_is_opened_in_front_of_the_sealer() {
    let mut game = adjourned("45m+5m/15");
    assert_eq!(game.refused(9000, &open(SealedMove::Possible)), "K-ORDER");
    assert_eq!(game.refused(9000, &Event::Reopen { by: Person::First }), "G-5.2.3");
    game.at(9000, &Event::Absent { side: FIRST });
    game.at(10_000, &reopen());
    assert_eq!(game.refused(10_010, &open(SealedMove::Possible)), "G-5.2.2");
    game.at(10_060, &Event::Arrive { side: FIRST });
    let by_player =
        Event::OpenForm { by: Person::Second, written: "Q16".to_owned(), sealed: SealedMove::Possible };
    assert_eq!(game.refused(10_061, &by_player), "G-5.2.2");
    assert_eq!(game.at(10_070, &open(SealedMove::Possible)), [What::FormOpened, What::Runs(SECOND)]);
    assert_eq!(game.left_span(FIRST), Span::seconds(45 * 60 - 700 - 60), "he was a minute late");
    let mut impossible = adjourned("45m+5m/15");
    impossible.at(10_000, &reopen());
    let happenings = impossible.at(10_001, &open(SealedMove::Impossible));
    assert_eq!(happenings, [What::FormOpened, What::SealedPass(FIRST), What::Runs(SECOND)]);
}

/// G-5.2.3: the clock of who is missing runs, both if both are.
#[test]
fn at_resumption_the_clocks_of_the_absent_run() {
    let cases: [(&[Side], Runs); 4] = [
        (&[], Runs::Neither),
        (&[FIRST], Runs::One(FIRST)),
        (&[SECOND], Runs::One(SECOND)),
        (&[FIRST, SECOND], Runs::Both),
    ];
    for (missing, runs) in cases {
        let mut game = adjourned("45m+5m/15");
        for side in missing {
            game.at(9000, &Event::Absent { side: *side });
        }
        game.at(10_000, &reopen());
        assert_eq!(game.clock.runs(), runs);
        let before = [FIRST, SECOND].map(|side| game.left(side));
        game.until(10_100);
        for (side, before) in [FIRST, SECOND].into_iter().zip(before) {
            let ran = if missing.contains(&side) { 100_000 } else { 0 };
            assert_eq!(before - game.left(side), ran);
        }
    }
}

/// G-5.2.3: with both running, each one's stops when he comes.
#[test]
fn each_clock_stops_when_its_player_comes() {
    let mut game = adjourned("45m+5m/15");
    game.at(9000, &Event::Absent { side: FIRST });
    game.at(9000, &Event::Absent { side: SECOND });
    assert_eq!(game.at(10_000, &reopen()), [What::BothRun]);
    assert_eq!(game.at(10_100, &Event::Arrive { side: FIRST }), [What::Runs(SECOND)]);
    game.at(10_150, &open(SealedMove::Possible));
    assert_eq!(game.refused(10_160, &press(SECOND)), "K-ORDER", "he is on move and not there");
    game.at(10_200, &Event::Arrive { side: SECOND });
    game.at(10_210, &press(SECOND));
    assert_eq!(game.left_span(FIRST), Span::seconds(45 * 60 - 800));
    assert_eq!(game.left_span(SECOND), Span::seconds(45 * 60 - 210));
    assert_eq!(game.clock.ledger().both, Span::seconds(100));
}

/// G-5.2.1: not back before his time ends.
#[test]
fn who_is_not_back_in_time_has_lost() {
    let mut game = adjourned("45m");
    game.at(9000, &Event::Absent { side: SECOND });
    game.at(10_000, &reopen());
    game.until(10_000 + 45 * 60);
    let verdict = Verdict::Lost(SECOND, TimeCause::NotBack);
    assert_eq!(game.verdict(), Some(verdict));
    assert_eq!(verdict.clause().id(), "G-5.2.1");
    // Neither is back, and both have the same time left.
    let mut both = Game::started("45m");
    both.at(1, &plan(600, 1200));
    both.at(700, &press(FIRST));
    both.at(1399, &press(SECOND));
    both.at(1400, &take());
    both.at(1400, &Event::Absent { side: FIRST });
    both.at(1400, &Event::Absent { side: SECOND });
    let left = [FIRST, SECOND].map(|side| both.left(side));
    assert_eq!(left[1] - left[0], 1000);
    let correct = kolo_play::clock::Change::To(Span(left[1]));
    both.at(
        1401,
        &Event::Adjust { by: ARBITER, side: FIRST, change: correct, reason: "to make them equal".to_owned() },
    );
    both.at(10_000, &reopen());
    both.until(80_000);
    assert_eq!(both.verdict(), Some(Verdict::LostByBoth(TimeCause::NotBack)));
}

/// G-5.3: every form stays with the clock, opened or not, until the end and beyond.
#[test]
fn forms_are_never_thrown_away() {
    let mut game = adjourned("45m+5m/15");
    game.at(10_000, &reopen());
    game.at(10_001, &open(SealedMove::Possible));
    game.at(10_002, &plan(10_100, 10_200));
    game.at(10_150, &seal(SECOND));
    game.at(10_151, &take());
    game.at(10_160, &Event::End { by: Person::First, how: kolo_play::clock::Ending::Finished });
    let kept: Vec<(Side, bool, bool)> = game
        .clock
        .forms()
        .iter()
        .map(|form| (form.side, form.kept.is_some(), form.opened.is_some()))
        .collect();
    assert_eq!(kept, [(FIRST, true, true), (SECOND, true, false)]);
}

/// While play is resumed the clocks of those who are missing run; officials can stop them, and what goes on afterwards is
/// the resumption: the form is still to be opened.
#[test]
fn officials_can_stop_a_resumption() {
    let mut game = adjourned("45m+5m/15");
    game.at(9000, &Event::Absent { side: SECOND });
    game.at(9000, &reopen());
    let stop = |by| Event::Stop { by, reason: StopReason::Break };
    assert_eq!(game.refused(9010, &stop(Person::First)), "G-4.5.1c");
    game.at(9010, &stop(ARBITER));
    assert_eq!(game.clock.runs(), Runs::Neither);
    assert_eq!(game.refused(9020, &plan(9100, 9200)), "G-4.5.1c", "a move is sealed already");
    assert_eq!(game.refused(9020, &open(SealedMove::Possible)), "K-ORDER");
    let left = game.left_span(SECOND);
    assert_eq!(game.at(9900, &Event::Resume { by: ARBITER }), [What::Runs(SECOND)]);
    assert_eq!((game.clock.mode(), game.left_span(SECOND)), (Mode::Resuming, left));
    game.at(9910, &Event::Arrive { side: SECOND });
    game.at(9920, &open(SealedMove::Possible));
    assert_eq!(game.clock.mode(), Mode::Running(Runs::One(SECOND)));
    assert_eq!(game.left_span(SECOND), left.less(Span::seconds(10)));
}
