//! Walkovers, withdrawals, and the log.

use kolo_model::{ForfeitResult, Outcome, PerSide, PlayedResult, Side, SplitMix64, Verdict};
use kolo_stages::generate::{Losers, Recipe};
use kolo_stages::{
    Command, EntrantId, Ledger, MOST_SCORE, MatchId, PlaceSpan, Refusal, Settled, SlotPlace, State, Status,
    verdict,
};

use crate::support::{
    Chances, entrants, give, groups, is_here, knockout, knockout_recipe, plan, play_out, sides, win,
};

fn walkover(ledger: &mut Ledger, game: &str, result: ForfeitResult) {
    let verdict = verdict::forfeit(result);
    give(ledger, Command::Record { game: game.into(), verdict }).expect("the match can be played");
}

fn place(state: &State, id: u32) -> PlaceSpan {
    let standings = state.standings();
    standings.iter().find(|one| one.entrant == EntrantId(id)).expect("everybody stands somewhere").places
}

#[test]
fn a_player_who_does_not_come_loses_and_may_play_on() {
    let mut ledger = knockout(4, Losers::ThirdPlace);
    walkover(&mut ledger, "SF1", ForfeitResult::FirstWins);
    win(&mut ledger, "SF2", Side::First);
    assert_eq!(sides(ledger.state(), "final"), kolo_model::PerSide::new(1, 2));
    let third = ledger.state().fixture(&MatchId::from("P3")).unwrap();
    assert!(is_here(third.sides.first) && is_here(third.sides.second));
}

#[test]
fn if_neither_comes_nobody_goes_on_and_both_share_what_they_leave() {
    let mut ledger = knockout(4, Losers::ThirdPlace);
    walkover(&mut ledger, "SF1", ForfeitResult::BothLose);
    win(&mut ledger, "SF2", Side::First);
    let state = ledger.state();
    let last = state.fixture(&MatchId::from("final")).unwrap();
    assert_eq!(last.status, Status::GivenUp(ForfeitResult::SecondWins));
    assert!(state.is_over());
    assert_eq!(place(state, 2), PlaceSpan { from: 1, to: 1 });
    assert_eq!(place(state, 3), PlaceSpan { from: 3, to: 3 });
    // Places 2 and 4 are left to the two who did not play.
    assert_eq!(place(state, 1), PlaceSpan { from: 2, to: 4 });
    assert_eq!(place(state, 4), PlaceSpan { from: 2, to: 4 });
}

#[test]
fn a_withdrawn_side_loses_what_is_still_to_be_played() {
    let mut ledger = knockout(8, Losers::AllPlaces);
    win(&mut ledger, "QF1", Side::First);
    give(&mut ledger, Command::Withdraw(EntrantId(1))).unwrap();
    let record = Command::Record { game: "SF1".into(), verdict: verdict::won(Side::First, None) };
    assert_eq!(give(&mut ledger, record.clone()), Err(Refusal::NotReady("SF1".into())));
    win(&mut ledger, "QF2", Side::First);
    assert_eq!(give(&mut ledger, record), Err(Refusal::GivenUp("SF1".into())));
    assert_eq!(sides(ledger.state(), "final").first, 4, "the opponent goes on");
    assert_eq!(sides(ledger.state(), "QF1").first, 1, "what was played stays");
    let again = give(&mut ledger, Command::Withdraw(EntrantId(1)));
    assert_eq!(again, Err(Refusal::AlreadyWithdrawn("P1".into())));
    play_out(&mut ledger, &mut SplitMix64::new(1), Chances::default());
    assert_eq!(place(ledger.state(), 1), PlaceSpan { from: 4, to: 4 }, "last of the semi-finalists");
}

/// The opponent of an entrant who withdrew has the walkover for good, even if the opponent withdraws later.
#[test]
fn a_walkover_stays_when_the_winner_withdraws_later() {
    let mut ledger = knockout(4, Losers::ThirdPlace);
    give(&mut ledger, Command::Withdraw(EntrantId(1))).unwrap();
    win(&mut ledger, "SF2", Side::First);
    assert_eq!(sides(ledger.state(), "final"), kolo_model::PerSide::new(4, 2));
    give(&mut ledger, Command::Withdraw(EntrantId(4))).unwrap();
    assert_eq!(sides(ledger.state(), "final"), kolo_model::PerSide::new(4, 2));
    let places = [1, 2, 3, 4].map(|id| place(ledger.state(), id).to_string());
    assert_eq!(places, ["4", "1", "3", "2"]);
}

#[test]
fn in_a_group_results_stay_and_the_rest_is_lost() {
    let recipe = Recipe { groups: vec![groups(1, 2)], ..knockout_recipe(Losers::Out) };
    let mut ledger = Ledger::new(plan(&entrants(4), &recipe), 0);
    win(&mut ledger, "A.1.1", Side::First);
    give(&mut ledger, Command::Withdraw(EntrantId(1))).unwrap();
    let group = ledger.state().group(&"A".into()).unwrap();
    let table = group.table.unwrap();
    let points = |no: u32| {
        let row = table.standings.rows.iter().find(|row| row.no.get() == no).unwrap();
        row.columns[0].value.to_string()
    };
    assert_eq!([1, 2, 3, 4].map(points), ["1", "1", "1", "0"]);
}

#[test]
fn any_play_ends_with_a_place_for_every_player() {
    let mut random = SplitMix64::new(3);
    for round in 0..400_u64 {
        let count = 2 + u32::try_from(random.below(16)).unwrap();
        let losers = [
            Losers::Out,
            Losers::ThirdPlace,
            Losers::AllPlaces,
            Losers::Consolation { rounds: 1, third_place: true },
        ];
        let losers = losers[usize::try_from(random.below(4)).unwrap()];
        let groups = if round % 3 == 0 && count >= 6 { vec![groups(2, 2)] } else { Vec::new() };
        let recipe = Recipe { groups, seed: round, ..knockout_recipe(losers) };
        let mut ledger = Ledger::new(plan(&entrants(count), &recipe), round);
        play_out(&mut ledger, &mut random, Chances { walkover: 200, withdrawal: 100 });
        let state = ledger.state();
        let standings = state.standings();
        assert_eq!(standings.len(), count as usize);
        assert!(standings.iter().all(|one| one.settled == Settled::Yes), "{recipe:?}");
        // None of those who came shares a place of a match that was played out.
        for game in state.plan().game_ids() {
            let fixture = state.fixture(game).unwrap();
            assert!(fixture.status != Status::Waiting && fixture.status != Status::Ready, "{game}");
        }
        let again = Ledger::replay(plan(&entrants(count), &recipe), round, ledger.records().to_vec());
        assert_eq!(again.as_ref().map(Ledger::state), Ok(state), "the same events give the same state");
        assert_eq!(again.as_ref(), Ok(&ledger));
    }
}

#[test]
fn a_score_must_fit_the_result() {
    let mut ledger = knockout(4, Losers::Out);
    let record = |first, second| {
        let score = Some(kolo_model::PerSide::new(first, second));
        Command::Record { game: "SF1".into(), verdict: verdict::won(Side::First, score) }
    };
    assert_eq!(give(&mut ledger, record(1, 2)), Err(Refusal::ScoreDisagrees));
    give(&mut ledger, record(7, 5)).unwrap();
    let explained = ledger.explain(&SlotPlace::Side("final".into(), Side::First)).unwrap();
    let texts: Vec<String> = explained.iter().map(|one| one.message.text(kolo_messages::Lang::En)).collect();
    assert_eq!(texts, ["winner of SF1: P1 beat P4, 7:5"]);
    assert_eq!(explained[0].clause.id(), "G-3.1.4");
}

#[test]
fn a_score_beyond_all_bounds_is_refused_and_the_largest_one_counts() {
    let recipe = Recipe { groups: vec![groups(1, 1)], knockout: None, ..knockout_recipe(Losers::Out) };
    let mut ledger = Ledger::new(plan(&entrants(2), &recipe), 0);
    let record = |first| {
        let verdict = verdict::won(Side::First, Some(PerSide::new(first, 0)));
        Command::Record { game: "A.1.1".into(), verdict }
    };
    assert_eq!(give(&mut ledger, record(MOST_SCORE + 1)), Err(Refusal::ScoreImpossible));
    give(&mut ledger, record(MOST_SCORE)).unwrap();
    assert!(ledger.state().is_over());
}

#[test]
fn a_match_ends_in_no_way_that_a_plan_does_not_know() {
    let mut ledger = knockout(4, Losers::Out);
    let record = |verdict| Command::Record { game: "SF1".into(), verdict };
    let played = Outcome::played;
    for outcome in [
        Outcome::Pending,
        Outcome::Adjourned,
        played(PlayedResult::BothLose),
        played(PlayedResult::FirstDrawsSecondLoses),
        played(PlayedResult::SecondDrawsFirstLoses),
    ] {
        assert_eq!(give(&mut ledger, record(outcome.into())), Err(Refusal::NoSuchEnd), "{outcome:?}");
    }
    // A match that was not played has no score.
    let walkover = verdict::forfeit(ForfeitResult::FirstWins);
    let with_score = Verdict { score: Some(PerSide::new(3, 0)), ..walkover };
    give(&mut ledger, record(with_score)).unwrap();
    assert_eq!(ledger.state().result(&"SF1".into()).map(|result| result.verdict), Some(walkover));
}
