//! Criterion 4: the lot.

use crate::reference::field::Field;

const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// The output function of `SplitMix64`.
fn mix(mut x: u64) -> u64 {
    x ^= x >> 30;
    x = x.wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x ^= x >> 27;
    x = x.wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}

/// The 64 bits drawn for start numbers a < b, or for the free player a and b = 0.
pub(crate) fn number(field: &Field, a: u32, b: u32) -> u64 {
    drawn(field.seed, field.round, a, b)
}

pub(crate) fn drawn(seed: u64, round: u32, a: u32, b: u32) -> u64 {
    let step = |before: u64, number: u32| mix(before.wrapping_add(GOLDEN.wrapping_mul(u64::from(number))));
    step(step(step(seed, round), a), b)
}

pub(crate) fn of_pair(field: &Field, one: usize, other: usize) -> i64 {
    let (one, other) = (field.players[one].no, field.players[other].no);
    upper_half(number(field, one.min(other), one.max(other)))
}

pub(crate) fn of_free(field: &Field, free: usize) -> i64 {
    upper_half(number(field, field.players[free].no, 0))
}

fn upper_half(bits: u64) -> i64 {
    i64::try_from(bits >> 32).expect("32 bits")
}
