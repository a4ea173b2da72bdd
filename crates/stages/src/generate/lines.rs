//! Which line of a bracket each entrant gets.
//!
//! A bracket is halved again and again. Whenever it is halved,
//!
//! 1. the best have the byes: the first and the last of the list stay in one half as long as the last is a bye;
//! 2. neighbours in the list go to different halves, so that the best 2, 4, 8 … are spread over 2, 4, 8 … parts
//!    and meet as late as they can;
//! 3. two of the same family (a group they come from, a match they may have played) go to different halves,
//!    unless that contradicts what stands above.
//!
//! All three are statements that two lines are in the same half or in different ones. They are taken in this order
//! and kept in a union-find with parity; one that contradicts earlier ones is left out. What is then still free is
//! settled as usual: 1, 4, 5, 8 in one half and 2, 3, 6, 7 in the other. Without families this is the usual
//! bracket of seeds, where seed i meets seed N + 1 − i in the first round.
//!
//! Winners of groups are not better one than the other. Where a rank fills its part of the bracket evenly, the
//! halves are A, C, E, G and B, D, F, H, and these again A, C and E, G: so A1 meets B2, and then the winner of C1
//! and D2.

/// One who gets a line, in the order of strength.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Candidate {
    /// Who has the same rank is equally strong; `None` if the order alone counts.
    pub(super) rank: Option<u32>,
    /// Those who should meet late.
    pub(super) family: Option<usize>,
}

/// For each line of the bracket the index of a candidate, or `None` for a bye.
pub(super) fn arrange(candidates: &[Candidate]) -> Vec<Option<usize>> {
    let size = candidates.len().next_power_of_two();
    let list = (0..size).map(|index| (index < candidates.len()).then_some(index)).collect();
    halved(candidates, list, 0)
}

fn halved(candidates: &[Candidate], list: Vec<Option<usize>>, depth: usize) -> Vec<Option<usize>> {
    if list.len() <= 2 {
        return list;
    }
    let (upper, lower) = halves(candidates, &list, depth);
    let mut lines = halved(candidates, upper, depth + 1);
    lines.extend(halved(candidates, lower, depth + 1));
    lines
}

type List = Vec<Option<usize>>;

fn halves(candidates: &[Candidate], list: &List, depth: usize) -> (List, List) {
    let size = list.len();
    let byes = list.iter().filter(|line| line.is_none()).count();
    let mut halves = Halves::new(size);
    for better in 0..byes.min(size / 2) {
        halves.same(better, size - 1 - better);
    }
    let ranks = ranks_of(candidates, list);
    for (one, other) in neighbours(ranks.as_deref(), size, depth) {
        halves.differ(one, other);
    }
    for (one, other) in relatives(candidates, list) {
        halves.differ(one, other);
    }
    // 1, 4, 5, 8 …; where they are tied the first of each two.
    let usual = |line: usize| match ranks {
        Some(_) => line.is_multiple_of(2),
        None => matches!(line % 4, 0 | 3),
    };
    let by_rank = |line: usize| match &ranks {
        Some(ranks) => usual_among_equals(ranks, line, depth),
        None => usual(line),
    };
    let upper = halves.settle(by_rank);
    let half = |wanted: bool| -> List {
        list.iter().zip(&upper).filter(|(_, is_upper)| **is_upper == wanted).map(|(line, _)| *line).collect()
    };
    (half(true), half(false))
}

/// The number of lines of each rank, one after the other, if every rank can be halved and there are no byes.
fn ranks_of(candidates: &[Candidate], list: &List) -> Option<Vec<usize>> {
    let ranks: Option<Vec<u32>> = list.iter().map(|line| candidates[(*line)?].rank).collect();
    let counts: Vec<usize> = ranks?.chunk_by(|a, b| a == b).map(<[u32]>::len).collect();
    counts.iter().all(|count| count.is_multiple_of(2)).then_some(counts)
}

/// Pairs of lines that go to different halves.
fn neighbours(ranks: Option<&[usize]>, size: usize, depth: usize) -> Vec<(usize, usize)> {
    match ranks {
        Some(ranks) if depth > 0 => {
            let mut pairs = Vec::new();
            let mut start = 0;
            for count in ranks {
                pairs.extend((start..start + count / 2).map(|line| (line, line + count / 2)));
                start += count;
            }
            pairs
        }
        Some(_) | None => (0..size).step_by(2).map(|line| (line, line + 1)).collect(),
    }
}

fn usual_among_equals(ranks: &[usize], line: usize, depth: usize) -> bool {
    if depth == 0 {
        return line.is_multiple_of(2);
    }
    let mut start = 0;
    for count in ranks {
        if line < start + count {
            return line < start + count / 2;
        }
        start += count;
    }
    true
}

/// The first and the second of each family, the third and the fourth, and so on.
fn relatives(candidates: &[Candidate], list: &List) -> Vec<(usize, usize)> {
    let mut waiting = std::collections::BTreeMap::new();
    let mut pairs = Vec::new();
    for (line, candidate) in list.iter().enumerate() {
        let Some(family) = candidate.and_then(|index| candidates[index].family) else { continue };
        match waiting.remove(&family) {
            Some(earlier) => pairs.push((earlier, line)),
            None => {
                waiting.insert(family, line);
            }
        }
    }
    pairs
}

/// Lines that are known to be in the same half, or in different ones.
struct Halves {
    /// The line each is compared with, and whether it is in the other half.
    parents: Vec<(usize, bool)>,
}

impl Halves {
    fn new(size: usize) -> Self {
        Halves { parents: (0..size).map(|line| (line, false)).collect() }
    }

    /// The first line of those that `line` is compared with, and whether it is in the other half.
    fn root(&self, line: usize) -> (usize, bool) {
        let (mut at, mut other) = (line, false);
        while self.parents[at].0 != at {
            other ^= self.parents[at].1;
            at = self.parents[at].0;
        }
        (at, other)
    }

    fn same(&mut self, one: usize, two: usize) {
        self.state(one, two, false);
    }

    fn differ(&mut self, one: usize, two: usize) {
        self.state(one, two, true);
    }

    /// Takes a statement in, unless the two are already compared.
    fn state(&mut self, one: usize, two: usize, differ: bool) {
        let ((root, one_other), (later, two_other)) = (self.root(one), self.root(two));
        if root != later {
            let (root, later) = (root.min(later), root.max(later));
            self.parents[later] = (root, one_other ^ two_other ^ differ);
        }
    }

    /// For each line whether it is in the upper half: each set of compared lines as `usual` as it can be.
    fn settle(&self, usual: impl Fn(usize) -> bool) -> Vec<bool> {
        let size = self.parents.len();
        let roots: Vec<(usize, bool)> = (0..size).map(|line| self.root(line)).collect();
        // For each root: how many lines are as usual if the root is in the upper half, less those that are not.
        let mut votes = vec![0_i64; size];
        for (line, (root, other)) in roots.iter().enumerate() {
            votes[*root] += if usual(line) ^ other { 1 } else { -1 };
        }
        let root_is_upper = |root: usize| match votes[root] {
            0 => usual(root),
            votes => votes > 0,
        };
        roots.into_iter().map(|(root, other)| root_is_upper(root) ^ other).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seeds(count: usize) -> Vec<usize> {
        let candidates = vec![Candidate { rank: None, family: None }; count];
        arrange(&candidates).into_iter().map(|line| line.map_or(0, |index| index + 1)).collect()
    }

    /// A1 is (1, 0), B2 is (2, 1).
    fn groups(groups: usize, advance: usize) -> Vec<String> {
        let mut names = Vec::new();
        let mut candidates = Vec::new();
        for rank in 1..=advance {
            for group in 0..groups {
                let letter = char::from(b'A' + u8::try_from(group).unwrap());
                names.push(format!("{letter}{rank}"));
                candidates.push(Candidate { rank: u32::try_from(rank).ok(), family: Some(group) });
            }
        }
        let lines = arrange(&candidates);
        lines.into_iter().map(|line| line.map_or("-".to_owned(), |index| names[index].clone())).collect()
    }

    #[test]
    fn seeds_stand_on_the_usual_lines() {
        assert_eq!(seeds(2), [1, 2]);
        assert_eq!(seeds(3), [1, 0, 2, 3]);
        assert_eq!(seeds(8), [1, 8, 4, 5, 2, 7, 3, 6]);
        assert_eq!(seeds(6), [1, 0, 4, 5, 2, 0, 3, 6]);
    }

    #[test]
    fn first_round_opponents_add_up_and_the_best_have_the_byes() {
        for count in 2..=300_usize {
            let size = count.next_power_of_two();
            for pair in seeds(count).chunks(2) {
                match pair {
                    [bye, seed] | [seed, bye] if *bye == 0 => {
                        assert!(*seed <= size - count, "{count}: {seed}");
                    }
                    [one, other] => assert_eq!(one + other, size + 1, "{count}"),
                    _ => unreachable!("lines come in twos"),
                }
            }
        }
    }

    /// The brackets of P-1.1.4.3a to P-1.1.4.3d.
    #[test]
    fn groups_cross_as_the_contest_of_schools_has_it() {
        assert_eq!(groups(1, 4), ["A1", "A4", "A2", "A3"]);
        assert_eq!(groups(2, 2), ["A1", "B2", "B1", "A2"]);
        assert_eq!(groups(2, 4), ["A1", "B4", "B2", "A3", "B1", "A4", "A2", "B3"]);
        assert_eq!(groups(4, 2), ["A1", "B2", "C1", "D2", "B1", "A2", "D1", "C2"]);
        let eight = groups(8, 2);
        assert_eq!(eight[..8], ["A1", "B2", "C1", "D2", "E1", "F2", "G1", "H2"]);
        assert_eq!(eight[8..], ["B1", "A2", "D1", "C2", "F1", "E2", "H1", "G2"]);
    }

    #[test]
    fn two_of_a_group_are_in_different_halves_and_byes_go_to_the_best() {
        for (count, advance) in (1..=16).flat_map(|count| (1..=4).map(move |advance| (count, advance))) {
            if count * advance < 2 {
                continue;
            }
            let lines = groups(count, advance);
            let size = lines.len();
            for pair in lines.chunks(2) {
                assert!(pair != ["-", "-"], "{count} × {advance}: {lines:?}");
            }
            // With byes, those who have one are not worse than those who have none.
            let rank = |name: &String| name[1..].parse::<usize>().unwrap();
            let with_bye = lines.chunks(2).filter(|pair| pair.iter().any(|name| name == "-"));
            let worst = with_bye.flatten().filter(|name| *name != "-").map(rank).max().unwrap_or(0);
            let without = lines.chunks(2).filter(|pair| pair.iter().all(|name| name != "-"));
            let best = without.flatten().map(rank).min().unwrap_or(usize::MAX);
            assert!(worst <= best, "{count} × {advance}: {lines:?}");
            if advance == 2 && size > 2 {
                for group in 0..count {
                    let letter = char::from(b'A' + u8::try_from(group).unwrap());
                    let where_is = |rank: usize| {
                        lines.iter().position(|name| *name == format!("{letter}{rank}")).unwrap() < size / 2
                    };
                    assert_ne!(where_is(1), where_is(2), "{count} × {advance}: {lines:?}");
                }
            }
        }
    }
}
