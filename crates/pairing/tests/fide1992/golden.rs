//! The golden histories of F3 and the published case (section 6 of the reading).

use kolo_model::{Idle, Side, Tournament};

use crate::events::{RoundOf, tournament};
use crate::reference::colours::alternation;
use crate::reference::facts::{Facts, Player};
use crate::reference::floats::Float;
use crate::reference::{self, Pruning};

fn letters(colours: &[Side]) -> String {
    let letter = |side: &Side| match side {
        Side::First => 'W',
        Side::Second => 'B',
    };
    colours.iter().map(letter).collect()
}

fn player(facts: &Facts, no: u32) -> &Player {
    facts.players.iter().find(|player| player.no == no).unwrap()
}

/// The colours of a player who had these colours against somebody new each time; `-` was forfeited.
fn history(text: &str) -> Vec<Side> {
    let rounds: Vec<RoundOf> = text
        .chars()
        .zip(2..)
        .map(|(colour, opponent)| match colour {
            'W' => RoundOf::default().draw(1, opponent),
            'B' => RoundOf::default().draw(opponent, 1),
            _ => RoundOf::default().forfeit(1, opponent),
        })
        .collect();
    let facts = Facts::of(&tournament(8, 20, rounds, &[1, 2]));
    player(&facts, 1).colours.clone()
}

#[test]
fn holes_in_histories_move_to_the_front() {
    // Aligned at the end, what is missing is missing in front.
    for (played, counts_as) in [("BWW-B", "-BWWB"), ("WB-WB", "-WBWB"), ("BWW-B-W", "--BWWBW")] {
        let colours = letters(&history(played));
        assert_eq!(format!("{colours:->width$}", width = played.len()), counts_as);
    }
}

#[test]
fn colours_alternate_on_histories_without_holes() {
    // Round by round none of these ever differ, so only the shifted histories decide.
    let due = |own: &str, others: &str| alternation(&history(own), &history(others));
    assert_eq!(due("BWW-B", "BWWBB"), Some(Side::Second));
    assert_eq!(due("WB-WB", "WBWWB"), Some(Side::First));
    assert_eq!(due("BWW-B-W", "BWWBBWW"), Some(Side::First));
    assert_eq!(due("BWB", "-BWB"), None);
}

/// The published case. What it does not tell about the other fourteen is made up so that the printed facts
/// come about.
fn published() -> Tournament {
    let rounds = vec![
        RoundOf::default()
            .black(20, 10)
            .black(12, 2)
            .black(18, 8)
            .white(9, 19)
            .black(14, 4)
            .idle(16, Idle::HalfPointBye),
        RoundOf::default().black(10, 1).white(15, 20).draw(11, 12).white(13, 18).black(19, 16).white(17, 14),
        RoundOf::default().draw(15, 10).black(14, 20).black(12, 19).black(18, 17),
        RoundOf::default().black(10, 16).draw(20, 12).white(18, 14).white(13, 19),
    ];
    tournament(20, 6, rounds, &[10, 12, 14, 18, 19, 20])
}

#[test]
fn the_published_case_has_the_facts_that_were_published() {
    let facts = Facts::of(&published());
    let (none, up, down) = (None, Some(Float::Up), Some(Float::Down));
    let printed = [
        (10, 3, vec![20, 1, 15, 16], "BWBW", none, none),
        (20, 3, vec![10, 15, 14, 12], "WBBW", none, down),
        (12, 2, vec![2, 11, 19, 20], "WBWB", down, up),
        (18, 2, vec![8, 13, 17, 14], "WBWW", up, none),
        (19, 2, vec![9, 16, 12, 13], "BWBB", up, none),
        (14, 0, vec![4, 17, 20, 18], "WBWB", none, none),
    ];
    assert_eq!(facts.players.len(), printed.len());
    for ((no, halves, met, colours, two_rounds_ago, last_round), player) in
        printed.into_iter().zip(&facts.players)
    {
        assert_eq!((player.no, player.halves), (no, halves));
        assert_eq!(player.never, met, "met by {no}");
        assert_eq!(letters(&player.colours), colours, "colours of {no}");
        assert_eq!(
            (player.two_rounds_ago, player.last_round),
            (two_rounds_ago, last_round),
            "floats of {no}"
        );
        assert!(!player.exempt);
    }
}

#[test]
fn the_published_case_is_paired_as_published() {
    let facts = Facts::of(&published());
    for pruning in [Pruning::On, Pruning::Off] {
        let boards = reference::pair_facts(&facts, pruning).unwrap();
        let mut pairs: Vec<(u32, u32)> = boards.iter().map(|&(w, b)| (w.min(b), w.max(b))).collect();
        pairs.sort_unstable();
        assert_eq!(pairs, [(10, 18), (12, 14), (19, 20)]);
    }
}
