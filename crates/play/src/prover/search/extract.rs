//! From a settled tree to a proof.

use super::position::Side;
use super::tree::{NOBODY, NodeId, Shape, Tree};
use crate::Cell;
use crate::prover::{Proof, Reply, Step, StepId};

/// The proof that a tree holds below its root; none if the root is not won.
pub(super) fn extract(tree: &Tree, root: NodeId, to_move: Side) -> Option<Proof> {
    let mut order = Vec::new();
    let mut places = vec![None; tree.len()];
    collect(tree, root, to_move, &mut places, &mut order)?;
    let total = order.len();
    let number = |node: NodeId| {
        let place: usize = (*places.get(node as usize)?)?;
        Some(StepId(u32::try_from(total - 1 - place).ok()?))
    };
    let steps = order.iter().rev().map(|(node, to_move)| step(tree, *node, *to_move, &number));
    Some(Proof { steps: steps.collect::<Option<Vec<Step>>>()? })
}

fn cells(line: &[u8]) -> Option<Vec<Cell>> {
    line.iter().map(|cell| Cell::from_index(usize::from(*cell))).collect()
}

/// The edges that a proof follows: one of the attacker's, all of the defender's.
fn followed(tree: &Tree, node: NodeId, to_move: Side) -> Vec<(u8, NodeId)> {
    let edges = tree.edges(node).iter();
    let pairs = edges.map(|edge| (edge.cell, edge.node));
    match to_move {
        Side::Attacker => {
            let won = |node: NodeId| node != NOBODY && tree.node(node).numbers.proof == 0;
            pairs.filter(|(_, node)| won(*node)).take(1).collect()
        }
        Side::Defender => pairs.collect(),
    }
}

/// Lists the positions of the proof, each after all that follow from it.
fn collect(
    tree: &Tree,
    node: NodeId,
    to_move: Side,
    places: &mut [Option<usize>],
    order: &mut Vec<(NodeId, Side)>,
) -> Option<()> {
    if node == NOBODY || tree.node(node).numbers.proof != 0 {
        return None;
    }
    if places[node as usize].is_some() {
        return Some(());
    }
    for (_, next) in followed(tree, node, to_move) {
        collect(tree, next, to_move.other(), places, order)?;
    }
    places[node as usize] = Some(order.len());
    order.push((node, to_move));
    Some(())
}

fn step(
    tree: &Tree,
    node: NodeId,
    to_move: Side,
    number: &impl Fn(NodeId) -> Option<StepId>,
) -> Option<Step> {
    let next = followed(tree, node, to_move)
        .into_iter()
        .map(|(cell, node)| Some(Reply { cell: Cell::from_index(usize::from(cell))?, then: number(node)? }));
    let mut next: Vec<Reply> = next.collect::<Option<_>>()?;
    match (tree.node(node).shape, to_move) {
        (Shape::Line { start, end }, Side::Attacker) => Some(Step::Line(cells(tree.line(start, end))?)),
        (Shape::Double, Side::Defender) => Some(Step::Double),
        (Shape::Threat { start, end }, Side::Defender) => {
            next.sort_by_key(|reply| reply.cell);
            Some(Step::Threat { line: cells(tree.line(start, end))?, replies: next })
        }
        (Shape::Open, Side::Attacker) => {
            next.first().map(|reply| Step::Move { cell: reply.cell, then: reply.then })
        }
        (Shape::Open, Side::Defender) => {
            next.first().map(|reply| Step::Forced { cell: reply.cell, then: reply.then })
        }
        (Shape::New | Shape::Dead | Shape::Line { .. } | Shape::Double | Shape::Threat { .. }, _) => None,
    }
}
