//! The search for a proof.

mod expand;
mod extract;
mod fours;
mod geometry;
mod numbers;
mod position;
mod threats;
mod tree;
mod tuning;

use fours::FourSearch;
use numbers::NumberSearch;
use position::{Position, Side};
use tuning::{Scope, Tuning};

use super::{Proof, Question};

pub fn experiment(question: &Question, nodes: u64, knobs: &[u64]) -> (Option<Proof>, u64, usize, usize, [u64; 8]) {
    let mut position = Position::new(question, question.claimant());
    let to_move = if question.to_move() == question.claimant() { Side::Attacker } else { Side::Defender };
    let mut fours = FourSearch::new();
    let k = |i: usize, d: u64| knobs.get(i).copied().filter(|v| *v != 999).unwrap_or(d);
    let b = |i: usize, d: u8| k(i, d as u64) as u8;
    let t = Tuning::default();
    let tuning = Tuning {
        attack: k(0, t.attack),
        threat: k(1, t.threat),
        counter: k(2, t.counter),
        after_reply: k(3, t.after_reply),
        reply: b(4, t.reply),
        best: b(5, t.best),
        three_windows: b(6, t.three_windows),
        two_windows: b(7, t.two_windows),
        one_window: b(8, t.one_window),
        bare_four: b(9, t.bare_four),
        after_four: b(10, t.after_four),
        patience: k(11, 4) as u32,
        quiet: 60,
    };
    let scope = if k(12, 0) == 1 { Scope::Strong } else { Scope::Threats };
    let first = k(13, 0);
    if first > 0 {
        let mut search = NumberSearch::new(&mut position, &mut fours, Scope::Strong, tuning, nodes / first);
        let root = search.run(to_move);
        let proof = extract::extract(&search.tree, root, to_move);
        if proof.is_some() {
            return (proof, position.placed, 0, 0, [0; 8]);
        }
    }
    let mut search = NumberSearch::new(&mut position, &mut fours, scope, tuning, nodes);
    let root = search.run(to_move);
    let proof = extract::extract(&search.tree, root, to_move);
    let size = search.tree.len();
    let dis = search.tree.node(root).numbers.disproof as usize;
    (proof, position.placed, size, dis, [0; 8])
}
