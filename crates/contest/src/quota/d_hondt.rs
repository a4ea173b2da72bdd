//! D'Hondt: whoever has `s` seats claims the next one with his entries over `s + 1`. It favours the large ones.

/// What entries are divided by for the next seat of somebody who holds `seats`.
pub(super) fn divisor(seats: u32) -> u64 {
    u64::from(seats) + 1
}
