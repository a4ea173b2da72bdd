//! The same work for every player, shared among the cores.
//!
//! What comes out does not depend on how many there are: parts are put together in the order of the players.

use std::num::NonZero;
use std::ops::Range;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Fewer players are not worth a thread.
const WORTH_A_THREAD: usize = 400;
/// Players of one part; small parts keep all cores busy to the end.
const PART: usize = 64;

/// Puts together what `work` gives for parts of the first `count` numbers.
pub(crate) fn over_rows<T: Send>(count: usize, work: impl Fn(Range<usize>) -> Vec<T> + Sync) -> Vec<T> {
    let wanted = count / WORTH_A_THREAD;
    let threads = if wanted < 2 { 1 } else { wanted.min(cores()) };
    if threads < 2 {
        return work(0..count);
    }
    let next = AtomicUsize::new(0);
    let take_parts = || {
        let mut done = Vec::new();
        loop {
            let start = next.fetch_add(PART, Ordering::Relaxed);
            if start >= count {
                return done;
            }
            done.push((start, work(start..count.min(start + PART))));
        }
    };
    let mut parts: Vec<(usize, Vec<T>)> = thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(take_parts)).collect();
        let mut parts = take_parts();
        parts.extend(others.into_iter().flat_map(|other| other.join().expect("the work does not panic")));
        parts
    });
    parts.sort_unstable_by_key(|(start, _)| *start);
    parts.into_iter().flat_map(|(_, part)| part).collect()
}

/// How many cores there are. It is asked once: the answer comes from files of the system, which takes longer than a small
/// bracket.
fn cores() -> usize {
    static CORES: OnceLock<usize> = OnceLock::new();
    *CORES.get_or_init(|| thread::available_parallelism().map_or(1, NonZero::get))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stay_in_order_however_many_cores_there_are() {
        for count in [0, 1, 399, 800, 5000] {
            let all = over_rows(count, |part| part.filter(|number| number % 3 != 1).collect());
            assert_eq!(all, (0..count).filter(|number| number % 3 != 1).collect::<Vec<_>>());
        }
    }
}
