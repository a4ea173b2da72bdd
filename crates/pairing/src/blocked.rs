//! Why there is no pairing at all: who blocks whom.
//!
//! By Tutte's theorem there is always a set of players without whom the others fall into more odd parts
//! than the set has members, with no legal pair between the parts: each part needs one of the set, and they
//! are too few. The smallest such set is named. The bye is one more player when the number is odd.

use kolo_matching::{BlockingSearch, components_without, smallest_blocking_set_within};
use kolo_messages::{Arg, Message};

use crate::completability::{AllPlayers, Barrier};

/// How much is looked at, in players and pairs, before a set that need not be the smallest is reported. A set
/// costs as much as the whole graph.
const PATIENCE: usize = 100_000_000;

/// In larger fields some set is reported: writing down all legal pairs would take gigabytes.
const LARGEST_SEARCHED: usize = 3000;

/// How many parts and how many players of a part a sentence bears.
const MOST_NAMED: usize = 12;

/// The obstacle in words. `name` gives the name of a player by their place in the field, nothing for the bye.
///
/// # Panics
/// When every player can be paired: then there is no obstacle.
pub(crate) fn obstacle<M, B>(
    all_players: &AllPlayers<M, B>,
    name: impl Fn(usize) -> Option<String>,
) -> Message
where
    M: Fn(usize, usize) -> bool + Sync,
    B: Fn(usize) -> bool + Sync,
{
    let barrier =
        if all_players.count() > LARGEST_SEARCHED { all_players.barrier() } else { smallest(all_players) };
    let Some(Barrier { set, parts }) = barrier else {
        unreachable!("a legal round was there and has not been found")
    };
    message(&set, &parts, &name)
}

/// The smallest set that can be found in time.
fn smallest<M, B>(all_players: &AllPlayers<M, B>) -> Option<Barrier>
where
    M: Fn(usize, usize) -> bool + Sync,
    B: Fn(usize) -> bool + Sync,
{
    let graph = all_players.graph();
    let sets = PATIENCE / (graph.vertex_count() + graph.edge_count() + 1);
    let set = match smallest_blocking_set_within(&graph, sets as u64) {
        BlockingSearch::Smallest(set) | BlockingSearch::GivenUp(set) => set,
        BlockingSearch::Perfect => return None,
    };
    let mut parts: Vec<Vec<usize>> =
        components_without(&graph, &set).into_iter().filter(|part| !part.len().is_multiple_of(2)).collect();
    parts.sort_by_key(Vec::len);
    Some(Barrier { set, parts })
}

/// `parts` are the odd parts, small ones first.
fn message(set: &[usize], parts: &[Vec<usize>], name: &impl Fn(usize) -> Option<String>) -> Message {
    let label =
        |vertex: &usize| name(*vertex).map_or_else(|| Arg::from(Message::new("blocked-the-bye")), Arg::from);
    let names = |members: &[usize]| shortened(members.iter().map(label).collect());
    if set.is_empty() {
        // Of the odd parts the smallest one of players: the bye alone explains nothing.
        let of_players = |part: &&Vec<usize>| part.iter().all(|vertex| name(*vertex).is_some());
        let part = parts.iter().find(of_players).or(parts.first()).map_or(&[][..], Vec::as_slice);
        let key = if part.len() == 1 { "blocked-alone" } else { "blocked-apart" };
        return Message::new(key).with("players", names(part));
    }
    let counted =
        |key| Message::new(key).with("set", names(set)).with("count", set.len()).with("parts", parts.len());
    if parts.iter().all(|part| part.len() == 1) {
        return counted("blocked-singles").with("players", names(&parts.concat()));
    }
    let groups: Vec<Arg> = parts
        .iter()
        .map(|part| Arg::from(Message::new("blocked-group").with("players", names(part))))
        .collect();
    counted("blocked-groups").with("groups", shortened(groups))
}

/// As many names as a sentence bears, and how many more there are.
pub(crate) fn shortened(mut all: Vec<Arg>) -> Arg {
    let unnamed = all.len().saturating_sub(MOST_NAMED);
    if unnamed > 0 {
        all.truncate(MOST_NAMED);
        all.push(Arg::from(Message::new("pairing-and-more").with("count", unnamed)));
    }
    Arg::List(all)
}
