//! Who of one list is who on the next: a number is a line, and lines move when a list is written anew.

use std::collections::{BTreeMap, BTreeSet};

use crate::{Entrant, EntrantId};

/// Everybody of a list who stands on the next one, by the numbers there and here. Two people of one name are told apart by
/// what else is known of them, then by their order. Whoever stands between the same neighbours under another name is the
/// same if hardly a letter is another, or if the rating and a part of the name are the same: a correction, and not another
/// person.
pub fn same_people(before: &[Entrant], after: &[Entrant]) -> BTreeMap<EntrantId, EntrantId> {
    let mut same = Same::default();
    let whole = |one: &Entrant, other: &Entrant| {
        (&one.name, one.rating, one.rank, &one.club) == (&other.name, other.rating, other.rank, &other.club)
    };
    let named = |one: &Entrant, other: &Entrant| one.name == other.name;
    same.pair(before, after, whole);
    same.pair(before, after, named);
    same.renamed(before, after);
    same.pairs
}

#[derive(Default)]
struct Same {
    pairs: BTreeMap<EntrantId, EntrantId>,
    taken: BTreeSet<EntrantId>,
}

impl Same {
    fn add(&mut self, one: &Entrant, other: &Entrant) {
        self.pairs.insert(one.id, other.id);
        self.taken.insert(other.id);
    }

    /// Pairs whoever is left and alike, in the order of the lists.
    fn pair(&mut self, before: &[Entrant], after: &[Entrant], alike: impl Fn(&Entrant, &Entrant) -> bool) {
        for one in before {
            if self.pairs.contains_key(&one.id) {
                continue;
            }
            let other = after.iter().find(|other| !self.taken.contains(&other.id) && alike(one, other));
            if let Some(other) = other {
                self.add(one, other);
            }
        }
    }

    /// Runs of lines between the same neighbours, as long as before, in which every name has become another.
    fn renamed(&mut self, before: &[Entrant], after: &[Entrant]) {
        let known =
            |same: &Same, index: usize| before.get(index).and_then(|one| same.pairs.get(&one.id).copied());
        let line_of = |id: EntrantId| after.iter().position(|other| other.id == id);
        let mut index = 0;
        while index < before.len() {
            if known(self, index).is_some() {
                index += 1;
                continue;
            }
            let length = before[index..].iter().take_while(|one| !self.pairs.contains_key(&one.id)).count();
            let ahead = index.checked_sub(1).map(|last| known(self, last).and_then(line_of));
            let start = ahead.map_or(Some(0), |line| line.map(|line| line + 1));
            let end = known(self, index + length).map_or(Some(after.len()), line_of);
            if let (Some(start), Some(end)) = (start, end)
                && end.checked_sub(start) == Some(length)
            {
                for (one, other) in before[index..index + length].iter().zip(&after[start..end]) {
                    if !self.taken.contains(&other.id) && is_correction(one, other) {
                        self.add(one, other);
                    }
                }
            }
            index += length;
        }
    }
}

/// Letters that a correction of a name changes at most.
const CORRECTED: usize = 2;

fn is_correction(one: &Entrant, other: &Entrant) -> bool {
    let (before, after) = (one.name.as_str(), other.name.as_str());
    let rated = one.rating.is_some() && one.rating == other.rating;
    let shares_a_word =
        before.split_whitespace().any(|word| after.split_whitespace().any(|same| same == word));
    (rated && shares_a_word) || changed_letters(before, after) <= CORRECTED
}

/// How many letters are to be put in, left out or replaced to make one text of the other.
fn changed_letters(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut line: Vec<usize> = (0..=other.len()).collect();
    for letter in one.chars() {
        let mut corner = line[0];
        line[0] += 1;
        for (at, same) in other.iter().enumerate() {
            let replaced = corner + usize::from(*same != letter);
            corner = line[at + 1];
            line[at + 1] = replaced.min(corner + 1).min(line[at] + 1);
        }
    }
    line[other.len()]
}

#[cfg(test)]
mod tests {
    use super::super::read_list;
    use super::*;

    fn same(before: &str, after: &str) -> Vec<(u32, u32)> {
        let (before, after) = (read_list(before).expect("a list"), read_list(after).expect("a list"));
        same_people(&before, &after).into_iter().map(|(one, other)| (one.0, other.0)).collect()
    }

    #[test]
    fn lines_move_and_people_stay_who_they_are() {
        assert_eq!(same("Anna\nJan\nEva", "Eva\nPetr\nAnna"), [(1, 3), (3, 1)]);
        assert_eq!(same("Anna; 2000\nJan", "Jan\nAnna; 2100"), [(1, 2), (2, 1)], "a rating was corrected");
    }

    #[test]
    fn letters_are_counted() {
        for (one, other, count) in
            [("Novk", "Novák", 1), ("", "ab", 2), ("abc", "abc", 0), ("kitten", "sitting", 3)]
        {
            assert_eq!(changed_letters(one, other), count, "{one} {other}");
            assert_eq!(changed_letters(other, one), count, "{other} {one}");
        }
    }

    #[test]
    fn two_of_one_name_are_told_apart() {
        let two = "Jan Novák; Praha\nJan Novák; Brno";
        assert_eq!(same(two, "Jan Novák; Brno\nJan Novák; Praha"), [(1, 2), (2, 1)]);
        assert_eq!(
            same(two, "Eva Malá\nJan Novák; Brno"),
            [(2, 2)],
            "the one who is left is the one of Brno"
        );
        assert_eq!(same("Jan\nJan", "Eva\nJan\nJan"), [(1, 2), (2, 3)], "nothing else tells them apart");
        assert_eq!(same("Jan\nJan", "Jan\nJan"), [(1, 1), (2, 2)]);
    }

    #[test]
    fn a_corrected_name_is_no_other_person() {
        assert_eq!(same("Anna Malá\nJan Novk\nEva", "Anna Malá\nJan Novák\nEva"), [(1, 1), (2, 2), (3, 3)]);
        assert_eq!(same("Jan Novák; 1500", "J. Novák; 1500"), [(1, 1)]);
        // Another one on the same line is another one, with whatever he shares; and so is one who stands elsewhere.
        assert_eq!(same("Anna Malá\nJan Novák", "Anna Malá\nJan Svoboda"), [(1, 1)]);
        assert_eq!(same("Jan Novák; 1500", "Petr Svoboda; 1500"), []);
        assert_eq!(same("Anna Malá\nJan Novák", "Anna Malá\nPetr Novák"), [(1, 1)]);
        assert_eq!(same("Jan Novák\nAnna Malá", "Anna Malá\nJan Svoboda"), [(2, 1)]);
        assert_eq!(same("", "Anna"), []);
    }
}
