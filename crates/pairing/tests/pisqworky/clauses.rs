//! The comparison means nothing for a clause that never mattered: in the fields that are compared every one of them
//! is at work.

use kolo_model::{ForfeitResult, Idle, Lot, Outcome, Tournament};

use crate::agreement::{TOURNAMENTS, all_positions};
use crate::reference::Used;

/// How often each must be at work, at least.
const AT_LEAST: u32 = 10;

/// Names begin with the section of the reading.
const CLAUSES: [&str; 100] = [
    "1.absent",
    "1.absent-next",
    "1.boards-1",
    "1.boards-3",
    "1.boards-5",
    "1.bye",
    "1.bye-score",
    "1.forfeit-0:0",
    "1.forfeit-0:2",
    "1.forfeit-2:0",
    "1.forfeit-score-given",
    "1.forfeit-score-left-out",
    "1.full-point",
    "1.half-point",
    "1.forbidden",
    "1.order-buchholz",
    "1.order-number",
    "1.order-points",
    "1.order-score",
    "1.withdrawn",
    "1.withdraws-later",
    "2.bye",
    "2.error",
    "2.passed-had-bye",
    "2.passed-rest-not-pairable",
    "3.middle-empty",
    "4a.nobody",
    "4a.out",
    "4a.several",
    "4a.up",
    "4b.down-again",
    "4b.k=1",
    "4b.k=2",
    "4b.k>2",
    "4b.not-the-very-worst",
    "4b.sent-home",
    "4c.down",
    "4c.down.passed-met",
    "4c.down.passed-rest-not-pairable",
    "4c.rest",
    "4c.rest.own-half",
    "4c.rest.passed-met",
    "4c.rest.passed-rest-not-pairable",
    "4c.up",
    "4c.up.passed-met",
    "4c.up.passed-rest-not-pairable",
    "5a.down",
    "5a.nobody",
    "5a.out",
    "5a.several",
    "5b.k=1",
    "5b.k=2",
    "5b.k>2",
    "5b.not-the-very-best",
    "5b.sent-home",
    "5b.up-again",
    "5c.down",
    "5c.down.passed-met",
    "5c.down.passed-rest-not-pairable",
    "5c.rest",
    "5c.rest.own-half",
    "5c.rest.passed-met",
    "5c.rest.passed-rest-not-pairable",
    "5c.up",
    "5c.up.passed-met",
    "5c.up.passed-rest-not-pairable",
    "6a.down",
    "6a.down.passed-met",
    "6a.down.passed-rest-not-pairable",
    "6a.rest",
    "6a.rest.own-half",
    "6a.rest.passed-met",
    "6a.rest.passed-rest-not-pairable",
    "6a.up",
    "6a.up.passed-met",
    "6a.up.passed-rest-not-pairable",
    "6b.error",
    "6b.other-side",
    "6b.resident-comes-back-marked",
    "6b.undo-lower",
    "6b.undo-upper",
    "8.no-history-later",
    "8.option-alternate",
    "8.option-lim-numbers",
    "8.round1",
    "8a",
    "8b",
    "8c",
    "8d",
    "8e-f",
    "8g.even-round-less-often.lower",
    "8g.even-round-less-often.middle",
    "8g.even-round-less-often.upper",
    "8g.even-round-level.lower",
    "8g.even-round-level.middle",
    "8g.even-round-level.upper",
    "8g.odd-round.lower",
    "8g.odd-round.middle",
    "8g.odd-round.upper",
    "9.sum-decides",
];

/// What the facts themselves bring.
fn note_facts(tournament: &Tournament, used: &mut Used) {
    for round in tournament.rounds() {
        for game in &round.games {
            if let Outcome::Forfeit(result) = game.outcome {
                used.note(match result {
                    ForfeitResult::FirstWins => "1.forfeit-2:0",
                    ForfeitResult::SecondWins => "1.forfeit-0:2",
                    ForfeitResult::BothLose => "1.forfeit-0:0",
                });
                let is_given = game.score.is_some();
                used.note(if is_given { "1.forfeit-score-given" } else { "1.forfeit-score-left-out" });
            }
        }
        for (_, idle) in &round.idle {
            used.note(match idle {
                Idle::PairingBye => "1.bye",
                Idle::FullPointBye => "1.full-point",
                Idle::HalfPointBye => "1.half-point",
                Idle::ZeroPointBye | Idle::AnnouncedAbsence | Idle::Absent => "1.absent",
            });
        }
    }
    for competitor in tournament.competitors() {
        if let Some(after) = competitor.withdrawn_after {
            let is_over = after < tournament.next_round().get();
            used.note(if is_over { "1.withdrawn" } else { "1.withdraws-later" });
        }
    }
    used.note_times("1.absent-next", u32::try_from(tournament.planned().len()).unwrap());
    used.note(&format!("1.boards-{}", tournament.full_score() / 4));
    let next = tournament.next_round();
    let is_forbidden = tournament.forbidden().iter().any(|group| group.holds_in(next));
    used.note_times("1.forbidden", u32::from(is_forbidden));
    used.note_times("1.bye-score", u32::from(tournament.bye_score().is_some()));
}

#[test]
fn every_clause_is_at_work() {
    let mut used = Used::default();
    let (mut nobody, mut waits) = (0, 0);
    for (_, position) in all_positions(TOURNAMENTS) {
        used.add(&position.used);
        note_facts(&position.tournament, &mut used);
        nobody += u32::from(position.tournament.present_next().is_empty());
        waits += u32::from(position.tournament.lot() == Some(Lot::FirstWaits));
    }
    let rare: Vec<String> = CLAUSES
        .into_iter()
        .filter(|clause| used.count(clause) < AT_LEAST)
        .map(|clause| format!("{clause}: {}", used.count(clause)))
        .collect();
    for (clause, count) in used.all() {
        println!("{clause:<40} {count:>7}");
    }
    assert!(rare.is_empty(), "too rare: {rare:?}");
    assert!(nobody > 0 && waits > AT_LEAST, "{nobody} {waits}");
}
