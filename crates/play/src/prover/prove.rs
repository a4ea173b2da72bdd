//! From a question to an answer: the order of the searches and their shares of the budget.

use super::answer::{Answer, Budget, Effort, Refutation, Stage, Verdict, Why};
use super::pairs::blocking_pairs;
use super::search::{Outcome, Scope, Search};
use super::{Proven, Question};

/// Whose win is looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Whose {
    Claimant,
    Opponent,
}

/// The searches in their order: whose win, by what, and the share of the budget in hundredths, as far as it is still
/// there. A win of the opponent refutes the claim, so it is looked for as well: a little before, then with what is left.
const PLAN: [(Whose, Stage, u64); 7] = [
    (Whose::Claimant, Stage::Fours, 10),
    (Whose::Opponent, Stage::Fours, 5),
    (Whose::Opponent, Stage::Threats, 5),
    (Whose::Claimant, Stage::Threats, 85),
    (Whose::Opponent, Stage::Threats, 100),
    (Whose::Claimant, Stage::AllMoves, 100),
    (Whose::Opponent, Stage::AllMoves, 100),
];

/// With few empty squares all games can be looked at, which answers for certain.
const PLAN_AT_THE_END: [(Whose, Stage, u64); 4] = [
    (Whose::Claimant, Stage::Fours, 10),
    (Whose::Opponent, Stage::Fours, 10),
    (Whose::Claimant, Stage::AllMoves, 90),
    (Whose::Opponent, Stage::AllMoves, 100),
];

/// Empty squares up to which the end is near.
const FEW: usize = 16;

/// Looks for a forced win of the claimant, and for reasons why there can be none. Whatever is said to be proven, for
/// either side, has been checked by [`verify`](super::verify()).
///
/// ```
/// use kolo_play::prover::{Budget, Question, Verdict, prove};
/// use kolo_play::{Board, Mark};
///
/// let mut board = Board::default();
/// for (cell, mark) in [("f8", Mark::Cross), ("g8", Mark::Cross), ("h8", Mark::Cross), ("h9", Mark::Circle)] {
///     board.put(cell.parse()?, mark).expect("an empty square");
/// }
/// let question = Question::new(board, Mark::Cross, Mark::Cross).expect("nobody has won yet");
/// assert!(matches!(prove(&question, Budget::default()).verdict, Verdict::Proven(_)));
/// # Ok::<(), kolo_play::UnreadableCell>(())
/// ```
pub fn prove(question: &Question, budget: Budget) -> Answer {
    if let Some(pairs) = blocking_pairs(question) {
        return Answer { verdict: Verdict::Refuted(Refutation::Pairs(pairs)), effort: Effort::default() };
    }
    let mut claimant = Search::new(question, question.claimant());
    let mut opponent = Search::new(question, question.claimant().other());
    let mut why = Why::NoThreatWins;
    let plan: &[_] = if question.empty().count() <= FEW { &PLAN_AT_THE_END } else { &PLAN };
    for (whose, stage, share) in plan.iter().copied() {
        let spent = claimant.nodes() + opponent.nodes();
        let nodes = share_of(budget, share).min(budget.0.saturating_sub(spent));
        let (search, asked) = match whose {
            Whose::Claimant => (&mut claimant, question.clone()),
            Whose::Opponent => (&mut opponent, question.claimed_by_the_other()),
        };
        let outcome = run(search, stage, nodes);
        let effort = Effort { nodes: claimant.nodes() + opponent.nodes(), stage: Some(stage) };
        match (outcome, whose) {
            (Some(Outcome::Win(proof)), whose) => match (Proven::check(asked, proof), whose) {
                (Ok(proven), Whose::Claimant) => {
                    return Answer { verdict: Verdict::Proven(Box::new(proven)), effort };
                }
                (Ok(proven), Whose::Opponent) => {
                    return Answer {
                        verdict: Verdict::Refuted(Refutation::OpponentWins(Box::new(proven))),
                        effort,
                    };
                }
                (Err(flaw), _) => why = Why::CheckFailed(flaw),
            },
            (Some(Outcome::Nothing), Whose::Claimant) if stage == Stage::AllMoves => {
                return Answer { verdict: Verdict::Refuted(Refutation::AllMovesTried), effort };
            }
            (Some(Outcome::GivenUp), Whose::Claimant) => why = why.or_worse(Why::OutOfNodes),
            (Some(Outcome::Bounded), Whose::Claimant) => why = why.or_worse(Why::Bounded),
            (Some(Outcome::GivenUp | Outcome::Bounded | Outcome::Nothing) | None, _) => {}
        }
    }
    let effort = Effort { nodes: claimant.nodes() + opponent.nodes(), stage: None };
    Answer { verdict: Verdict::NotProven(why), effort }
}

/// A share of the budget, in hundredths.
fn share_of(budget: Budget, share: u64) -> u64 {
    let nodes = u128::from(budget.0) * u128::from(share) / 100;
    u64::try_from(nodes).unwrap_or(u64::MAX)
}

/// Runs one search; none where it would say nothing.
fn run(search: &mut Search, stage: Stage, nodes: u64) -> Option<Outcome> {
    match stage {
        Stage::Fours => Some(search.fours(nodes)),
        Stage::Threats => Some(search.numbers(Scope::Threats, nodes)),
        Stage::AllMoves => search.is_exact().then(|| search.numbers(Scope::All, nodes)),
    }
}
