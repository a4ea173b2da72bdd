//! A proof for people: walked through step by step, and shown by the claimant.

use kolo_model::SplitMix64;
use kolo_play::prover::{
    Budget, End, NoStep, Proven, Question, Refused, Response, Scene, Showing, Standing, Verdict, Walk, prove,
};
use kolo_play::{Cell, Mark};

use crate::forced_wins;
use crate::positions::question;

fn proven(question: &Question) -> Proven {
    let Verdict::Proven(proven) = prove(question, Budget::default()).verdict else {
        unreachable!("the tests ask for wins only")
    };
    *proven
}

fn cell(text: &str) -> Cell {
    text.parse().expect("a square")
}

/// An open three, the opponent to move: three replies matter, and any other loses to an open four.
#[test]
fn a_walk_names_the_replies_that_matter() {
    let question = question("g8 h8 i8 h9 h10", "a1 a3 c1 c3", Mark::Circle, Mark::Cross);
    let proven = proven(&question);
    let mut walk = Walk::new(&proven);
    assert_eq!(walk.to_move(), Mark::Circle);
    let Scene::Choice { named, others } = walk.scene() else { panic!("{:?}", walk.scene()) };
    assert!(!named.is_empty() && named.len() < 12, "{named:?}");
    assert!(!others.is_empty());
    assert_eq!(walk.reply(cell("g8")), Err(NoStep::NotEmpty(cell("g8"))));
    walk.reply(cell("o15")).expect("a reply elsewhere");
    let Scene::Plays(four) = walk.scene() else { panic!("{:?}", walk.scene()) };
    assert_eq!(four, others[0], "every other reply is beaten by the line");
    assert_eq!(walk.reply(cell("o14")), Err(NoStep::ClaimantPlays(four)));
    walk.forward().expect("the claimant plays");
    let Scene::MustStop(open) = walk.scene() else { panic!("{:?}", walk.scene()) };
    assert_eq!(open.len(), 2, "an open four");
    walk.reply(open[0]).expect("one of two");
    assert_eq!(walk.forward(), Some(open[1]));
    assert!(matches!(walk.scene(), Scene::Five(_)));
    assert_eq!(walk.reply(cell("o13")), Err(NoStep::Over));
    assert_eq!(walk.forward(), None);
    while walk.back().is_some() {}
    assert_eq!(walk.board(), question.board());
    assert_eq!(walk.scene(), Scene::Choice { named, others });
}

/// Whatever the opponent replies, the walk ends with five of the claimant.
#[test]
fn walks_with_any_replies_end_with_five() {
    let mut source = SplitMix64::new(12);
    for case in forced_wins::cases().iter().filter(|case| case.effort < 3000).step_by(9) {
        let Verdict::Proven(proven) = prove(&case.question, Budget(60_000)).verdict else { continue };
        let line = proven.main_line();
        assert!(line.len() <= usize::try_from(proven.verified().longest).expect("small") + 2, "{}", case.id);
        for _ in 0..10 {
            let mut walk = Walk::new(&proven);
            loop {
                match walk.scene() {
                    Scene::Five(row) => {
                        assert_eq!(row.mark, case.question.claimant());
                        break;
                    }
                    Scene::Plays(_) => drop(walk.forward()),
                    Scene::MustStop(cells) | Scene::Choice { named: cells, .. } => {
                        let empty: Vec<Cell> = walk.board().empty().collect();
                        let from = if cells.is_empty() || source.happens(300) { &empty } else { &cells };
                        let at = source.below(u64::try_from(from.len()).expect("small"));
                        let reply = from[usize::try_from(at).expect("small")];
                        walk.reply(reply).expect("an empty square");
                    }
                }
            }
        }
    }
}

/// The claimant follows the proof and comes to five; the win stands after every move.
#[test]
fn a_win_that_is_shown_well_is_shown() {
    for case in forced_wins::cases().iter().filter(|case| case.effort < 400).step_by(12) {
        let Verdict::Proven(_) = prove(&case.question, Budget(60_000)).verdict else { continue };
        let mut showing = Showing::begin(case.question.clone(), Budget(60_000));
        while showing.end().is_none() {
            assert_eq!(showing.standing(), &Standing::Wins, "{}", case.id);
            let next = proven(showing.question());
            let own = next.main_line()[0];
            showing.claim(own).expect("an empty square");
        }
        assert!(matches!(showing.end(), Some(End::Shown(_))), "{}: {:?}", case.id, showing.end());
        assert_eq!(showing.claim(cell("a1")), Err(Refused::Over));
    }
}

/// A claimant who plays elsewhere is shown it, and loses to a four of the opponent that he does not stop.
#[test]
fn a_win_that_is_thrown_away_is_noticed() {
    // Crosses have an open three; circles have a four to make.
    let start = question("g8 h8 i8", "c3 d3 e3", Mark::Cross, Mark::Cross);
    let mut showing = Showing::begin(start, Budget(60_000));
    assert_eq!(showing.standing(), &Standing::Wins);
    assert!(matches!(showing.claim(cell("h8")), Err(Refused::Move(_))), "a taken square");
    let Ok(Response::Defence { cell: reply, standing }) = showing.claim(cell("a15")) else {
        panic!("{:?}", showing.end())
    };
    assert_eq!(standing, Standing::Lost, "circles win by an open four of their own");
    assert!([cell("b3"), cell("f3")].contains(&reply), "{reply}");
    let Ok(Response::Over { reply: Some(_), end: End::OpponentWins(row) }) = showing.claim(cell("o15"))
    else {
        panic!("{:?}", showing.end())
    };
    assert_eq!(row.mark, Mark::Circle);
}

/// Nothing is going on: the program defends somewhere and says that the win is not proven.
#[test]
fn a_claim_without_threats_is_not_proven() {
    let mut showing = Showing::begin(question("h8", "h9", Mark::Cross, Mark::Cross), Budget(20_000));
    assert_eq!(showing.standing(), &Standing::NotProven);
    let response = showing.claim(cell("i8")).expect("an empty square");
    assert!(matches!(response, Response::Defence { standing: Standing::NotProven, .. }), "{response:?}");
}

/// The opponent is on move: the program moves first.
#[test]
fn a_claimant_who_is_not_on_move_waits_for_the_reply() {
    let start = question("g8 h8 i8 h9 h10", "a1 a3 c1 c3", Mark::Circle, Mark::Cross);
    let showing = Showing::begin(start, Budget::default());
    assert_eq!(showing.standing(), &Standing::Wins);
    assert_eq!(showing.played().len(), 1);
    assert_eq!(showing.question().to_move(), Mark::Cross);
}

/// Five in a row against the program's defence is no proof where the claim was not proven: a search without nodes proves
/// nothing, and the defence had a choice.
#[test]
fn five_against_one_defence_is_not_a_win_that_is_shown() {
    let start = question("g8 h8", "a1 c1", Mark::Cross, Mark::Cross);
    let mut showing = Showing::begin(start, Budget(1));
    assert_eq!(showing.standing(), &Standing::NotProven);
    while showing.end().is_none() {
        // The claimant finds every move; the program hardly looks.
        let next = match prove(showing.question(), Budget(60_000)).verdict {
            Verdict::Proven(proven) => proven.main_line()[0],
            Verdict::NotProven(_) | Verdict::Refuted(_) => {
                let near = ["i8", "h9", "g9", "h7", "i9", "g7", "f9", "i7"].map(cell);
                let free = near.into_iter().find(|cell| showing.question().board().get(*cell).is_none());
                free.expect("one of them is free")
            }
        };
        showing.claim(next).expect("an empty square");
    }
    assert!(matches!(showing.end(), Some(End::Reached(_))), "{:?}", showing.end());

    // Where every reply was forced, the five itself is the proof.
    let four = question("g8 h8 i8 j8", "f8 a1 c1 e1", Mark::Cross, Mark::Cross);
    let mut showing = Showing::begin(four, Budget(0));
    showing.claim(cell("k8")).expect("an empty square");
    assert!(matches!(showing.end(), Some(End::Shown(_))), "{:?}", showing.end());
}

/// What is said after a defence holds for the position after it, not for the one before.
#[test]
fn the_standing_is_that_after_the_defence() {
    let standing_of = |question: &Question, budget| match prove(question, budget).verdict {
        Verdict::Proven(_) => Standing::Wins,
        Verdict::NotProven(_) => Standing::NotProven,
        Verdict::Refuted(_) => Standing::Lost,
    };
    let mut changed = 0;
    for case in forced_wins::cases().iter().step_by(5) {
        // With a handful of nodes much is not proven before the reply that is known after it.
        let budget = Budget(300);
        let Verdict::Proven(proven) = prove(&case.question, Budget(20_000)).verdict else { continue };
        let own = proven.main_line()[0];
        let Ok(after_own) = case.question.after(own) else { continue };
        if standing_of(&after_own, budget) != Standing::NotProven {
            continue;
        }
        let mut showing = Showing::begin(case.question.clone(), budget);
        if let Ok(Response::Defence { standing, .. }) = showing.claim(own) {
            assert_eq!(standing, standing_of(showing.question(), budget), "{}", case.id);
            assert_eq!(showing.standing(), &standing);
            changed += u32::from(standing != Standing::NotProven);
        }
    }
    assert!(changed > 3, "{changed}");
}

/// Nobody has given anything away before the first move, so nothing is said of "any more".
#[test]
fn the_first_word_is_about_the_position() {
    let start = question("g8", "a1", Mark::Cross, Mark::Cross);
    let text = Showing::begin(start, Budget(1)).standing().message().text(kolo_messages::Lang::En);
    assert!(text.starts_with("From here the win is not proven. "), "{text}");
}
