//! D1: transpositions.

/// Fills `places` places with players of `s2` (ascending by rank) in ascending lexicographic order, and gives
/// the first answer of `visit`.
///
/// `keep` sees every beginning, its newest player last; what it refuses is not filled any further.
pub(crate) fn first_arrangement<T>(
    s2: &[usize],
    places: usize,
    keep: &mut dyn FnMut(&[usize]) -> bool,
    visit: &mut dyn FnMut(&[usize]) -> Option<T>,
) -> Option<T> {
    fill(s2, places, &mut Vec::with_capacity(places), keep, visit)
}

fn fill<T>(
    s2: &[usize],
    places: usize,
    filled: &mut Vec<usize>,
    keep: &mut dyn FnMut(&[usize]) -> bool,
    visit: &mut dyn FnMut(&[usize]) -> Option<T>,
) -> Option<T> {
    if filled.len() == places {
        return visit(filled);
    }
    for &player in s2 {
        if filled.contains(&player) {
            continue;
        }
        filled.push(player);
        let found = if keep(filled) { fill(s2, places, filled, keep, visit) } else { None };
        filled.pop();
        if found.is_some() {
            return found;
        }
    }
    None
}
