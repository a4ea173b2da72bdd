//! Vertices and blossoms are numbered with 32 bits inside; half the memory is twice the speed.

/// The place of a number in a list.
#[inline]
pub(crate) fn at(number: u32) -> usize {
    number as usize
}

/// A place in a list as a number.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the builder of graphs allows 2^30 vertices only")]
pub(crate) fn number(place: usize) -> u32 {
    debug_assert!(u32::try_from(place).is_ok(), "the builder of graphs allows 2^30 vertices only");
    place as u32
}
