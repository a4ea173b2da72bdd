//! The one source of chance.
//!
//! `SplitMix64` (Steele, Lea and Flood, 2014): a counter that grows by a fixed odd number and a mixing
//! function over it. It is tiny, has been the same everywhere since it was published, and a
//! draw of lots can be repeated with a few lines in any language. It is made for fair lots, not for secrets.

/// The counter grows by this.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// A generator of numbers that are fixed by its seed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SplitMix64 {
    state: u64,
}

impl SplitMix64 {
    /// A generator that starts from `seed`.
    pub fn new(seed: u64) -> Self {
        SplitMix64 { state: seed }
    }

    /// A generator of its own for part `part` of what `seed` decides, so that one part's draws do not
    /// shift another's. A round draws from the stream of its number.
    pub fn stream(seed: u64, part: u32) -> Self {
        let mut mixer = SplitMix64::new(seed ^ mix(u64::from(part)));
        SplitMix64::new(mixer.next_u64())
    }

    /// The number in place `n` of what `seed` gives, counted from 1: a lot that can be looked up without drawing those
    /// before it. The mixed seed itself stands in place 0.
    #[inline]
    pub fn nth(seed: u64, n: u64) -> u64 {
        mix(seed.wrapping_add(STEP.wrapping_mul(n)))
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(STEP);
        mix(self.state)
    }

    /// A number below `bound`, each with the same chance; 0 when `bound` is 0.
    ///
    /// Draws that fall into the incomplete last block of the 64-bit range are thrown away: taking the
    /// remainder alone would favour small numbers.
    pub fn below(&mut self, bound: u64) -> u64 {
        if bound == 0 {
            return 0;
        }
        let incomplete_block = (u64::MAX % bound + 1) % bound;
        loop {
            let drawn = self.next_u64();
            if drawn <= u64::MAX - incomplete_block {
                return drawn % bound;
            }
        }
    }

    /// True in `per_mille` of a thousand draws.
    pub fn happens(&mut self, per_mille: u32) -> bool {
        self.below(1000) < u64::from(per_mille)
    }

    /// Puts `items` into a random order, each order with the same chance (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let bound = u64::try_from(last).unwrap_or(u64::MAX).saturating_add(1);
            let chosen = usize::try_from(self.below(bound)).unwrap_or(last);
            items.swap(last, chosen);
        }
    }
}

fn mix(mut bits: u64) -> u64 {
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The first outputs for seed 1234567, as published with the reference implementation in C.
    #[test]
    fn agrees_with_the_reference_implementation() {
        let mut generator = SplitMix64::new(1_234_567);
        let drawn: Vec<u64> = (0..5).map(|_| generator.next_u64()).collect();
        assert_eq!(
            drawn,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821,
            ]
        );
    }

    #[test]
    fn lots_can_be_looked_up() {
        let mut generator = SplitMix64::new(99);
        let drawn: Vec<u64> = (0..9).map(|_| generator.next_u64()).collect();
        assert_eq!(drawn, (1..=9).map(|n| SplitMix64::nth(99, n)).collect::<Vec<_>>());
    }

    #[test]
    fn every_face_of_a_die_comes_about_equally_often() {
        let mut generator = SplitMix64::new(7);
        let mut faces = [0u32; 6];
        for _ in 0..60_000 {
            faces[usize::try_from(generator.below(6)).unwrap()] += 1;
        }
        assert!(faces.iter().all(|count| (9_600..=10_400).contains(count)), "{faces:?}");
    }

    #[test]
    fn streams_of_one_seed_differ() {
        let first: Vec<u64> = (0..100).map(|part| SplitMix64::stream(0, part).next_u64()).collect();
        let mut distinct = first.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), first.len());
    }

    proptest! {
        #[test]
        fn a_shuffle_loses_nobody(seed: u64, count in 0usize..60) {
            let mut items: Vec<usize> = (0..count).collect();
            SplitMix64::new(seed).shuffle(&mut items);
            items.sort_unstable();
            prop_assert_eq!(items, (0..count).collect::<Vec<_>>());
        }

        #[test]
        fn numbers_stay_below_their_bound(seed: u64, bound in 1u64..) {
            prop_assert!(SplitMix64::new(seed).below(bound) < bound);
        }
    }
}
