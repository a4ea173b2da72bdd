//! Reading the result.

use super::{ALONE, Engine, NONE};
use crate::index::{at, number};
use crate::matching::Matching;
use crate::solution::{Blossom, Certificate};
use crate::weight::Weight;

impl<W: Weight> Engine<W> {
    /// The pairs. Within blossoms they follow from the base.
    pub(crate) fn matching(&self) -> Matching {
        let mut mates = vec![u32::MAX; self.vertex_count()];
        let tops = (0..number(self.nodes.len())).filter(|&node| self.is_alive_top(node));
        // A node, its base, and the mate of the base.
        let mut waiting: Vec<(u32, u32, u32)> = Vec::new();
        for top in tops {
            let node = self.nodes[at(top)];
            waiting.push((top, node.base, if node.mate == ALONE { NONE } else { node.mate }));
            while let Some((node, base, mate)) = waiting.pop() {
                if !self.is_blossom(node) {
                    mates[at(base)] = mate;
                    continue;
                }
                let ring = self.ring(node);
                let count = ring.children.len();
                let base_child = self.child_with(node, base);
                let start = ring.children.iter().position(|&child| child == base_child).unwrap_or(0);
                waiting.push((base_child, base, mate));
                for step in (1..count).step_by(2) {
                    let place = (start + step) % count;
                    let (one, other) = ring.links[place];
                    waiting.push((ring.children[place], one, other));
                    waiting.push((ring.children[(place + 1) % count], other, one));
                }
            }
        }
        Matching::from_mates(mates)
    }

    /// The prices.
    pub(crate) fn certificate(&self) -> Certificate<W> {
        let blossoms = (self.y.len()..self.nodes.len()).map(number);
        let priced = blossoms.filter(|&node| self.is_alive(node) && self.ring(node).price > W::ZERO);
        let blossom = |node: u32| {
            let mut members = Vec::with_capacity(at(self.nodes[at(node)].size));
            super::blossoms::for_each_vertex(self.y.len(), &self.rings, node, |v| members.push(at(v)));
            members.sort_unstable();
            Blossom { members, price: self.ring(node).price }
        };
        Certificate { vertices: self.y.clone(), blossoms: priced.map(blossom).collect() }
    }

    /// Whether the node is in use: a vertex, or a blossom that has a ring.
    fn is_alive(&self, node: u32) -> bool {
        !self.is_blossom(node) || !self.ring(node).children.is_empty()
    }

    fn is_alive_top(&self, node: u32) -> bool {
        self.is_alive(node) && self.nodes[at(node)].parent == NONE
    }
}
