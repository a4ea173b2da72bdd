//! Lots of things that have a name: the seed, the subject and the name fix them alone (K-SEED).

use kolo_model::SplitMix64;

/// The lot of `text` in part `part` of what `seed` decides. Each subject has a part of its own.
pub(crate) fn of_text(seed: u64, part: u32, text: &str) -> u64 {
    let own_seed = SplitMix64::stream(seed, part).next_u64();
    text.chars().fold(own_seed, |seed, letter| SplitMix64::stream(seed, u32::from(letter)).next_u64())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn names_subjects_and_seeds_have_lots_of_their_own() {
        let mut lots = BTreeSet::new();
        for seed in 0..10 {
            for part in 0..3 {
                for text in ["", "a", "b", "ab", "ba", "ž"] {
                    assert!(lots.insert(of_text(seed, part, text)));
                    assert_eq!(of_text(seed, part, text), of_text(seed, part, text));
                }
            }
        }
    }
}
