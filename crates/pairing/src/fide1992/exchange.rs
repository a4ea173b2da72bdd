//! R-D2: the exchanges between S1 and S2 in their order.

use super::candidate::Exchange;

/// All exchanges in a list of `size` players of whom the first `p` are S1, "no exchange" first.
pub(super) fn in_order(size: usize, p: usize) -> impl Iterator<Item = Exchange> {
    (0..=p.min(size - p)).flat_map(move |count| {
        // Closest: the last of S1 for the first of S2. Farthest: the other way round.
        let closest = count * count;
        let farthest = count * size - closest;
        (closest..=farthest).flat_map(move |difference| with_difference(size, p, count, difference))
    })
}

/// The exchanges of `count` players whose numbers differ by `difference` in sum.
fn with_difference(size: usize, p: usize, count: usize, difference: usize) -> Vec<Exchange> {
    let mut found = Vec::new();
    for from_s1 in subsets_from_the_end(p, count) {
        let sum = difference + from_s1.iter().sum::<usize>();
        subsets_with_sum(p, size, count, sum, &mut Vec::new(), &mut |from_s2| {
            found.push(Exchange { from_s1: from_s1.clone(), from_s2: from_s2.to_vec() });
        });
    }
    found
}

/// Subsets of `0..p`, each from the largest number down, those with larger numbers first.
fn subsets_from_the_end(p: usize, count: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    subsets_with(&mut (0..p).rev(), count, &mut Vec::new(), &mut found);
    found
}

fn subsets_with(
    numbers: &mut (impl Iterator<Item = usize> + Clone),
    count: usize,
    chosen: &mut Vec<usize>,
    found: &mut Vec<Vec<usize>>,
) {
    if chosen.len() == count {
        found.push(chosen.clone());
        return;
    }
    while let Some(number) = numbers.next() {
        chosen.push(number);
        subsets_with(&mut numbers.clone(), count, chosen, found);
        chosen.pop();
    }
}

/// Calls `found` with the ascending subsets of `from..to` that have so many members and this sum, in
/// lexicographic order.
fn subsets_with_sum(
    from: usize,
    to: usize,
    count: usize,
    sum: usize,
    chosen: &mut Vec<usize>,
    found: &mut impl FnMut(&[usize]),
) {
    if count == 0 {
        if sum == 0 {
            found(chosen);
        }
        return;
    }
    let largest: usize = (to.saturating_sub(count)..to).sum();
    for number in from..to {
        let smallest: usize = (number..number + count).sum();
        if smallest > sum || largest < sum || number + count > to {
            return;
        }
        chosen.push(number);
        subsets_with_sum(number + 1, to, count - 1, sum - number, chosen, found);
        chosen.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Exchanges as the rule text writes them, for players numbered from 1.
    fn table(size: usize, p: usize, count: usize) -> Vec<String> {
        let plus = |numbers: &mut Vec<usize>| {
            numbers.sort_unstable();
            numbers.iter().map(|n| (n + 1).to_string()).collect::<Vec<_>>().join("+")
        };
        in_order(size, p)
            .filter(|exchange| exchange.from_s1.len() == count)
            // The text leaves out the first and the last player.
            .filter(|e| !e.from_s1.contains(&0) && !e.from_s2.contains(&(size - 1)))
            .map(|e| format!("{}-{}", plus(&mut e.from_s1.clone()), plus(&mut e.from_s2.clone())))
            .collect()
    }

    #[test]
    fn one_player_of_eight() {
        assert_eq!(table(8, 4, 1), ["4-5", "4-6", "3-5", "4-7", "3-6", "2-5", "3-7", "2-6", "2-7"]);
    }

    #[test]
    fn two_players_of_eight() {
        let expected = [
            "3+4-5+6", "3+4-5+7", "2+4-5+6", "3+4-6+7", "2+4-5+7", "2+3-5+6", "2+4-6+7", "2+3-5+7", "2+3-6+7",
        ];
        assert_eq!(table(8, 4, 2), expected);
    }

    #[test]
    fn seven_players_have_all_numbers_one_less() {
        // S1 has 1 to 3. No. 1 counts again, since a player is left over; the text's last column falls away.
        let without_last: Vec<String> = in_order(7, 3)
            .filter(|e| e.from_s1.len() == 1 && !e.from_s2.contains(&6))
            .map(|e| format!("{}-{}", e.from_s1[0] + 1, e.from_s2[0] + 1))
            .collect();
        assert_eq!(without_last, ["3-4", "3-5", "2-4", "3-6", "2-5", "1-4", "2-6", "1-5", "1-6"]);
        assert_eq!(table(7, 3, 2), ["2+3-4+5", "2+3-4+6", "2+3-5+6"]);
    }

    #[test]
    fn the_order_is_the_order_of_the_turns() {
        for (size, p) in [(6, 3), (7, 3), (7, 2), (9, 4), (5, 0), (4, 4)] {
            let all: Vec<Exchange> = in_order(size, p).collect();
            assert!(all.is_sorted_by(|a, b| a < b), "{size} {p}");
            let chosen = |n: usize, k: usize| (0..k).fold(1, |all, i| all * (n - i) / (i + 1));
            assert_eq!(all.len(), chosen(size, p), "every way to choose S1 is one exchange");
        }
    }
}
