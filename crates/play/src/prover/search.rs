//! The search for a proof.

mod extract;
mod fours;
mod geometry;
mod numbers;
mod position;
mod threats;
mod tree;

use fours::FourSearch;
use numbers::{NumberSearch, Tuning};
use position::{Position, Side};

use super::{Proof, Question};

pub fn experiment(question: &Question, nodes: u64, knobs: &[u64]) -> (Option<Proof>, u64, usize, usize) {
    let mut position = Position::new(question, question.claimant());
    let to_move = if question.to_move() == question.claimant() { Side::Attacker } else { Side::Defender };
    let mut fours = FourSearch::new();
    let k = |i: usize, d: u64| knobs.get(i).copied().filter(|v| *v != 999).unwrap_or(d);
    let tuning = Tuning {
        attack_fours: k(0, 400),
        threat_fours: k(1, 200),
        defence_fours: k(2, 200),
        reply_fours: k(3, 100),
        base: k(4, 10) as u32,
        kinds: [k(5, 10) as u32, k(6, 12) as u32, k(7, 14) as u32, k(8, 18) as u32, k(9, 14) as u32, k(10, 22) as u32],
        widen: k(11, 4) as u32,
    };
    let mut search = NumberSearch::new(&mut position, &mut fours, nodes, tuning);
    let root = search.run(to_move);
    let proof = extract::extract(&search.tree, root, to_move);
    let size = search.tree.len();
    let dis = search.tree.node(root).numbers.disproof as usize;
    (proof, position.placed, size, dis)
}
