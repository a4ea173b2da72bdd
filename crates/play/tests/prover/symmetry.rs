//! A position turned or mirrored has the same answer.

use kolo_model::SplitMix64;
use kolo_play::prover::{Budget, Question, Verdict, prove};

use crate::brute;
use crate::forced_wins;
use crate::positions::{Mix, random, turned};

fn kind(question: &Question, budget: u64) -> &'static str {
    match prove(question, Budget(budget)).verdict {
        Verdict::Proven(_) => "proven",
        Verdict::NotProven(_) => "not proven",
        Verdict::Refuted(_) => "refuted",
    }
}

#[test]
fn small_fields_look_the_same_from_everywhere() {
    let mut source = SplitMix64::new(8);
    let mut wins = 0;
    for _ in 0..100 {
        let question = random(&mut source, Mix { side: 6, empty: 10, claimant: 560 });
        let expected = if brute::wins(&question) { "proven" } else { "refuted" };
        wins += u32::from(expected == "proven");
        for way in 0..8 {
            assert_eq!(kind(&turned(&question, way), 50_000), expected, "{way} {question:?}");
        }
    }
    assert!(wins > 10);
}

#[test]
fn the_whole_board_looks_the_same_from_everywhere() {
    for case in forced_wins::cases().iter().filter(|case| case.effort < 500).step_by(8) {
        for way in 0..8 {
            assert_eq!(kind(&turned(&case.question, way), 100_000), "proven", "{} {way}", case.id);
            let other = turned(&case.question.claimed_by_the_other(), way);
            assert_ne!(kind(&other, 20_000), "proven", "{} {way}", case.id);
        }
    }
}
