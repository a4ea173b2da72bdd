//! D'Hondt: a party with `s` seats claims the next one with its entries over `s + 1`. It favours the large ones.

/// What entries are divided by for the next seat of a party that holds `seats`.
pub(super) fn divisor(seats: u32) -> u64 {
    u64::from(seats) + 1
}
