//! The start of a fresh solve: prices that are sound and already tight in many places.

use super::{ALONE, Adjacency, Engine};
use crate::index::{at, number};
use crate::weight::Weight;

impl<W: Weight> Engine<W> {
    /// Gives every vertex the largest price that its edges allow, and matches what is tight.
    ///
    /// First each vertex takes half of its cheapest edge, then, one after the other, whatever its
    /// edges still leave.
    pub(crate) fn start(&mut self, graph: &impl Adjacency<W>) {
        let vertices = number(self.vertex_count());
        for vertex in 0..vertices {
            let mut cheapest = None;
            graph.visit(vertex, |_, cost| cheapest = Some(cheapest.map_or(cost, |least| cost.min(least))));
            let price = match (cheapest, self.alone[at(vertex)]) {
                (Some(half), Some(alone)) => half.min(alone),
                (Some(half), None) => half,
                (None, alone) => alone.unwrap_or(W::ZERO),
            };
            self.y[at(vertex)] = price;
        }
        for vertex in 0..vertices {
            if self.nodes[at(vertex)].mate < ALONE {
                continue;
            }
            // The tightest edge, if possible to a vertex that is free.
            let mut best: Option<(W, bool, u32)> = None;
            graph.visit(vertex, |other, cost| {
                let room = cost.doubled().minus(self.y[at(other)]);
                let taken = self.nodes[at(other)].mate < ALONE;
                if best.is_none_or(|(least, by_taken, _)| (room, taken) < (least, by_taken)) {
                    best = Some((room, taken, other));
                }
            });
            let Some((room, taken, other)) = best else {
                continue;
            };
            let alone = self.alone[at(vertex)].filter(|&alone| alone < room);
            self.y[at(vertex)] = alone.unwrap_or(room);
            if !taken && alone.is_none() {
                self.nodes[at(vertex)].mate = other;
                self.nodes[at(other)].mate = vertex;
            }
        }
        self.improve_by_halves(graph);
        self.bound = self.y.iter().copied().fold(W::ZERO, W::plus);
    }
}
