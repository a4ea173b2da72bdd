//! A better start: the cheapest matching in which an odd ring may be matched by halves.
//!
//! If every edge of an odd ring counts one half, every vertex of the ring is covered once. With such
//! rings allowed there are no blossoms: where a search would make one, it ends instead, and a later
//! search that reaches the ring turns it into pairs again. What is left at the end are the rings;
//! they become blossoms with price zero, and only they have to be searched from.

use std::collections::BinaryHeap;

use super::noted::Noted;
use super::{ALONE, Adjacency, Engine, Label, NONE, PRICE_HEADROOM};
use crate::index::{at, number};
use crate::weight::Weight;

/// How a search can end.
#[derive(Clone, Copy, Debug)]
enum End {
    /// At a vertex that is unmatched or alone.
    Reached(u32, u32),
    /// At a vertex of a ring.
    Ring(u32, u32),
    /// With an edge between two outer vertices: a new ring.
    NewRing(u32, u32),
    /// With an outer vertex that stays alone.
    Alone(u32),
}

/// A vertex in a search.
#[derive(Clone, Copy, Debug)]
struct Place<W> {
    /// The price; in the tree relative to the time, as in the engine.
    y: W,
    /// The relative slack of the best edge from an outer vertex, and that vertex.
    best: W,
    outer: u32,
    /// The search that the best edge belongs to.
    search: u32,
    mate: u32,
    /// The next vertex of the ring, if it is in one.
    next: u32,
    label: Label,
}

/// A matching with rings and its prices.
struct Fractional<'e, W> {
    places: Vec<Place<W>>,
    alone: &'e [Option<W>],
    time: W,
    end: Option<(W, End)>,
    /// When the best edge to a vertex becomes tight.
    growth: BinaryHeap<Noted<W, u32>>,
    noted: u32,
    search: u32,
    /// Vertices of the tree, with their prices before the search.
    touched: Vec<(u32, W)>,
    unscanned: Vec<u32>,
}

impl<W: Weight> Engine<W> {
    /// Improves a start without blossoms. It stays as it was if a price would become too large.
    pub(super) fn improve_by_halves(&mut self, graph: &impl Adjacency<W>) {
        let place = |(&y, node): (&W, &super::Node)| Place {
            y,
            best: W::ZERO,
            outer: NONE,
            search: 0,
            mate: node.mate,
            next: NONE,
            label: Label::Outside,
        };
        let mut fractional = Fractional {
            places: self.y.iter().zip(&self.nodes).map(place).collect(),
            alone: &self.alone,
            time: W::ZERO,
            end: None,
            growth: BinaryHeap::new(),
            noted: 0,
            search: 0,
            touched: Vec::new(),
            unscanned: Vec::new(),
        };
        for vertex in 0..number(self.y.len()) {
            let place = &fractional.places[at(vertex)];
            if place.mate == NONE && place.next == NONE && !fractional.search(graph, vertex) {
                return;
            }
        }
        let mut places = fractional.places;
        for (vertex, place) in places.iter().enumerate() {
            self.y[vertex] = place.y;
            self.nodes[vertex].mate = place.mate;
        }
        for vertex in 0..number(self.y.len()) {
            if places[at(vertex)].next != NONE {
                let ring = take_ring(&mut places, vertex);
                let links = (0..ring.len()).map(|i| (ring[i], ring[(i + 1) % ring.len()])).collect();
                self.join(ring, links, W::ZERO);
            }
        }
    }
}

/// The vertices of a ring from one of them on; it is a ring no more.
fn take_ring<W>(places: &mut [Place<W>], first: u32) -> Vec<u32> {
    let mut ring = Vec::new();
    let mut vertex = first;
    loop {
        let next = std::mem::replace(&mut places[at(vertex)].next, NONE);
        if next == NONE {
            return ring;
        }
        ring.push(vertex);
        vertex = next;
    }
}

impl<W: Weight> Fractional<'_, W> {
    /// Matches an unmatched vertex, if it can be. `false` if a price became too large.
    fn search(&mut self, graph: &impl Adjacency<W>, root: u32) -> bool {
        self.search += 1;
        self.time = W::ZERO;
        self.end = None;
        self.noted = 0;
        self.growth.clear();
        self.make_outer(root);
        loop {
            while let Some(vertex) = self.unscanned.pop() {
                self.scan(graph, vertex);
            }
            if let Some((time, end)) = self.end
                && self.growth.peek().is_none_or(|growth| time <= growth.time)
            {
                self.time = time;
                self.finish(end);
                break;
            }
            let Some(Noted { time, event: vertex, .. }) = self.growth.pop() else {
                // Nothing leads out of the tree, so there is no perfect matching. The engine will prove
                // it; here the search never was.
                self.forget();
                return true;
            };
            let place = &mut self.places[at(vertex)];
            if place.label != Label::Outside || place.best != time {
                continue;
            }
            self.time = time;
            place.label = Label::Inner;
            self.touched.push((vertex, place.y));
            place.y = place.y.plus(time);
            let mate = place.mate;
            self.make_outer(mate);
        }
        self.put_prices_right()
    }

    fn make_outer(&mut self, vertex: u32) {
        let place = &mut self.places[at(vertex)];
        place.label = Label::Outer;
        self.touched.push((vertex, place.y));
        place.y = place.y.minus(self.time);
        self.unscanned.push(vertex);
    }

    fn note_end(&mut self, time: W, end: End) {
        if self.end.is_none_or(|(earliest, _)| time < earliest) {
            self.end = Some((time, end));
        }
    }

    fn scan(&mut self, graph: &impl Adjacency<W>, vertex: u32) {
        let own_y = self.places[at(vertex)].y;
        if let Some(cost) = self.alone[at(vertex)] {
            self.note_end(cost.minus(own_y), End::Alone(vertex));
        }
        graph.visit(vertex, |other, cost| {
            let search = self.search;
            let place = &mut self.places[at(other)];
            let slack = cost.doubled().minus(own_y).minus(place.y);
            match place.label {
                Label::Inner => {}
                Label::Outer => self.note_end(slack.half(), End::NewRing(vertex, other)),
                Label::Outside => {
                    if place.search == search && place.best <= slack {
                        return;
                    }
                    place.search = search;
                    place.best = slack;
                    place.outer = vertex;
                    if place.next != NONE {
                        self.note_end(slack, End::Ring(vertex, other));
                    } else if place.mate >= ALONE {
                        self.note_end(slack, End::Reached(vertex, other));
                    } else if self.end.is_none_or(|(earliest, _)| slack < earliest) {
                        self.noted = self.noted.wrapping_add(1);
                        self.growth.push(Noted { time: slack, number: self.noted, event: other });
                    }
                }
            }
        });
    }

    fn finish(&mut self, end: End) {
        match end {
            End::Alone(vertex) => self.turn_over(vertex, ALONE),
            End::Reached(outer, vertex) => {
                self.places[at(vertex)].mate = outer;
                self.turn_over(outer, vertex);
            }
            End::Ring(outer, vertex) => {
                let ring = take_ring(&mut self.places, vertex);
                for pair in ring[1..].chunks_exact(2) {
                    self.places[at(pair[0])].mate = pair[1];
                    self.places[at(pair[1])].mate = pair[0];
                }
                self.places[at(vertex)].mate = outer;
                self.turn_over(outer, vertex);
            }
            End::NewRing(one, other) => self.make_ring(one, other),
        }
    }

    /// Matches an outer vertex with `partner`, and so on back to the root.
    fn turn_over(&mut self, mut outer: u32, mut partner: u32) {
        loop {
            let inner = std::mem::replace(&mut self.places[at(outer)].mate, partner);
            if inner >= ALONE {
                return;
            }
            outer = self.places[at(inner)].outer;
            self.places[at(inner)].mate = outer;
            partner = inner;
        }
    }

    /// The outer vertices from this one up to the root, in this order.
    fn way_up(&self, outer: u32) -> Vec<u32> {
        let mut way = vec![outer];
        let mut vertex = outer;
        while self.places[at(vertex)].mate < ALONE {
            vertex = self.places[at(self.places[at(vertex)].mate)].outer;
            way.push(vertex);
        }
        way
    }

    /// The ring of the edge and the ways up from its ends to where they meet; from there to the root
    /// the matching is turned over.
    fn make_ring(&mut self, one: u32, other: u32) {
        let (mut up, mut down) = (self.way_up(one), self.way_up(other));
        let mut meeting = one;
        while let (Some(&here), Some(&there)) = (up.last(), down.last())
            && here == there
        {
            meeting = here;
            up.pop();
            down.pop();
        }
        let with_mates = |way: &[u32]| -> Vec<u32> {
            way.iter().flat_map(|&vertex| [vertex, self.places[at(vertex)].mate]).collect()
        };
        let mut ring = with_mates(&up);
        ring.push(meeting);
        ring.extend(with_mates(&down).into_iter().rev());

        let inner = self.places[at(meeting)].mate;
        if inner < ALONE {
            let outer = self.places[at(inner)].outer;
            self.places[at(inner)].mate = outer;
            self.turn_over(outer, inner);
        }
        for (step, &vertex) in ring.iter().enumerate() {
            self.places[at(vertex)].mate = NONE;
            self.places[at(vertex)].next = ring[(step + 1) % ring.len()];
        }
    }

    fn forget(&mut self) {
        for (vertex, before) in self.touched.drain(..) {
            let place = &mut self.places[at(vertex)];
            place.label = Label::Outside;
            place.y = before;
        }
    }

    fn put_prices_right(&mut self) -> bool {
        let time = self.time;
        let mut fits = true;
        for (vertex, _) in self.touched.drain(..) {
            let place = &mut self.places[at(vertex)];
            match std::mem::replace(&mut place.label, Label::Outside) {
                Label::Outer => place.y = place.y.plus(time),
                Label::Inner => place.y = place.y.minus(time),
                Label::Outside => {}
            }
            fits &= place.y.fits(PRICE_HEADROOM);
        }
        fits
    }
}
