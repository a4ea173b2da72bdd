//! Why there is no pairing at all: who blocks whom.
//!
//! By Tutte's theorem there is always a set of players without whom the others fall into more odd parts
//! than the set has members, with no lawful pair between the parts: each part needs one of the set, and they
//! are too few. The smallest such set is told. The bye is one more player when the number is odd.

use kolo_matching::{BlockingSearch, Graph, components_without, smallest_blocking_set_within};
use kolo_messages::{Arg, Message};
use kolo_model::{Clause, Tournament};

use super::field::{Field, Rank};
use crate::CannotPair;

/// How many players and lawful pairs are gone over before the smallest set found so far is told instead. To
/// look at one set is to go over them all, so that the sets are counted by the size of the graph.
const PATIENCE: u64 = 50_000_000;

/// How many parts and how many players of a part a sentence bears.
const MOST_NAMED: usize = 12;

/// The refusal of a round that R-B1 and R-B2 leave without a pairing.
pub(super) fn no_pairing(tournament: &Tournament, field: &Field) -> CannotPair {
    let block = Block::of(field);
    CannotPair::NoPairing {
        round: field.round,
        clause: Clause::new("R-B.abs"),
        obstacle: block.message(tournament, field),
    }
}

/// Somebody of a part: a player, or the bye.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Member {
    Player(Rank),
    Bye,
}

/// Who blocks whom.
#[derive(Debug, PartialEq, Eq)]
struct Block {
    set: Vec<Member>,
    /// The odd parts, small ones first.
    parts: Vec<Vec<Member>>,
}

impl Block {
    fn of(field: &Field) -> Self {
        let ranks: Vec<Rank> = field.ranks().collect();
        let odd = !ranks.len().is_multiple_of(2);
        let mut edges: Vec<(usize, usize, i64)> = Vec::new();
        for (at, one) in ranks.iter().enumerate() {
            let later = ranks.iter().enumerate().skip(at + 1);
            edges.extend(later.filter(|(_, other)| field.legal(*one, **other)).map(|(to, _)| (at, to, 0)));
            if odd && field[*one].barred_from_bye.is_none() {
                edges.push((at, ranks.len(), 0));
            }
        }
        let vertices = ranks.len() + usize::from(odd);
        let sets = PATIENCE / (vertices + edges.len()).max(1) as u64;
        let graph = Graph::from_edges(vertices, edges).expect("no pair is added twice");
        let set = match smallest_blocking_set_within(&graph, sets) {
            BlockingSearch::Smallest(set) | BlockingSearch::GivenUp(set) => set,
            BlockingSearch::Perfect => unreachable!("a lawful round was there and has not been found"),
        };
        let member = |vertex: &usize| ranks.get(*vertex).map_or(Member::Bye, |who| Member::Player(*who));
        let mut parts: Vec<Vec<Member>> = components_without(&graph, &set)
            .iter()
            .filter(|part| !part.len().is_multiple_of(2))
            .map(|part| part.iter().map(member).collect())
            .collect();
        parts.sort_by_key(Vec::len);
        Block { set: set.iter().map(member).collect(), parts }
    }

    fn message(&self, tournament: &Tournament, field: &Field) -> Message {
        let name = |member: &Member| match member {
            Member::Player(who) => Arg::from(tournament.label(field[*who].no)),
            Member::Bye => Arg::from(Message::new("fide1992-the-bye")),
        };
        let names = |members: &[Member]| shortened(members.iter().map(name).collect());
        if self.set.is_empty() {
            // Of the odd parts the smallest one of players: the bye alone tells nobody anything.
            let part = self.parts.iter().find(|part| !part.contains(&Member::Bye)).or(self.parts.first());
            let part = part.map_or(&[][..], Vec::as_slice);
            let key = if part.len() == 1 { "fide1992-blocked-alone" } else { "fide1992-blocked-apart" };
            return Message::new(key).with("players", names(part));
        }
        let counted = |key| {
            Message::new(key)
                .with("set", names(&self.set))
                .with("count", self.set.len())
                .with("parts", self.parts.len())
        };
        if self.parts.iter().all(|part| part.len() == 1) {
            return counted("fide1992-blocked-singles").with("players", names(&self.parts.concat()));
        }
        let groups: Vec<Arg> = self
            .parts
            .iter()
            .map(|part| Arg::from(Message::new("fide1992-blocked-group").with("players", names(part))))
            .collect();
        counted("fide1992-blocked-groups").with("groups", shortened(groups))
    }
}

fn shortened(mut all: Vec<Arg>) -> Arg {
    let unnamed = all.len().saturating_sub(MOST_NAMED);
    if unnamed > 0 {
        all.truncate(MOST_NAMED);
        all.push(Arg::from(Message::new("fide1992-and-more").with("count", unnamed)));
    }
    Arg::List(all)
}
