//! Sainte-Laguë: a party with `s` seats claims the next one with its entries over `2s + 1`. It favours neither large
//! nor small ones.

/// What entries are divided by for the next seat of a party that holds `seats`.
pub(super) fn divisor(seats: u32) -> u64 {
    2 * u64::from(seats) + 1
}
